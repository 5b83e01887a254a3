import { RECONSIDER } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import type { Visitor } from './visitor.ts';

const house = openHouse();

/** Two people at a table in the first round, where the second one never answers: what the first one does can be seen alone. */
async function atPlay(): Promise<{ ada: Visitor; id: string }> {
  const [ada, ben] = [await house().visitor({ fully: true }), await house().visitor()];
  await ada.become('Ada');
  const slow = await ben.become('Ben');
  const { id } = await ada.newTable({ game: 'table-dungeon', seats: 2, visibility: 'public' });
  await ben.sit(id, 1);
  await ada.start(id);
  await ada.go(`/t/${id}`);
  const me = (await house().server.tables.info(null, id)).seats[0]?.person;
  if (!me) throw new Error('Ada sits at the table');
  const { tables } = house().server;
  for (const [seat, person] of [me, slow].entries()) {
    for (const kind of ['class', 'accent']) {
      const { seq } = await tables.view(person, id, seat);
      await tables.decide(person, id, { seat, seq, key: `${id} ${seat} ${kind}`, decision: { seat, kind, [kind]: 0 } });
    }
  }
  await ada.page.locator('.hand-card[data-decision="play"]').first().waitFor();
  return { ada, id };
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** From the press of a button to the first frame that shows it was acknowledged: the card can be taken back. */
async function pressToShown({ page }: Visitor): Promise<number> {
  await page.locator('.hand-card[data-decision="play"]').first().click();
  await page.evaluate(() => {
    const confirm = document.querySelector('.td-confirm');
    confirm?.addEventListener('pointerdown', () => performance.mark('pressed'), { once: true });
    const shown = () => {
      if (document.querySelector('[data-deed="reconsider"]')) performance.measure('shown', 'pressed');
      else requestAnimationFrame(shown);
    };
    requestAnimationFrame(shown);
  });
  await page.locator('.td-confirm[data-decision]').click();
  const back = page.locator('[data-deed="reconsider"]');
  await back.click();
  await page.locator('.hand-card[data-decision="play"]').first().waitFor();
  return page.evaluate(() => performance.getEntriesByName('shown').at(-1)?.duration ?? Number.NaN);
}

test('from a press to its acknowledged result', async () => {
  const { ada } = await atPlay();
  const times: number[] = [];
  for (let i = 0; i < 12; i++) times.push(await pressToShown(ada));
  console.log(`press to acknowledged result: median ${Math.round(median(times))} ms, slowest ${Math.round(Math.max(...times))} ms`);
  expect(median(times)).toBeLessThan(2000);
});

/** What is left in the page's memory when all that can go is gone. */
async function heap({ context, page }: Visitor): Promise<{ megabytes: number; nodes: number; listeners: number }> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  for (let i = 0; i < 2; i++) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { megabytes: value('JSHeapUsedSize') / 1e6, nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/** Plays a card and takes it back, so many times, as fast as the table takes it. */
async function changeMind(id: string, times: number): Promise<void> {
  const { tables } = house().server;
  const me = (await tables.info(null, id)).seats[0]?.person;
  if (!me) throw new Error('Ada sits at the table');
  let now = await tables.view(me, id, 0);
  for (let i = 0; i < times; i++) {
    const play = now.asked.find(({ ask }) => ask.kind === 'play')?.options[0];
    const decision = play ?? { seat: 0, kind: RECONSIDER };
    now = await tables.decide(me, id, { seat: 0, seq: now.seq, key: `${id} change ${now.seq}`, decision });
  }
}

/** Waits until the page has heard of everything, and shown it. */
async function settled({ page, heard }: Visitor, id: string): Promise<void> {
  const { seq } = await house().server.tables.info(null, id);
  await expect.poll(() => heard.at(-1)?.includes(`"seq":${seq},`)).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

test('memory does not grow over 500 decisions', async () => {
  const { ada, id } = await atPlay();
  await changeMind(id, 100);
  await settled(ada, id);
  const before = await heap(ada);
  await changeMind(id, 500);
  await settled(ada, id);
  const after = await heap(ada);
  const words = (h: typeof before) => `${h.megabytes.toFixed(1)} MB, ${h.nodes} nodes, ${h.listeners} listeners`;
  console.log(`after 100 decisions ${words(before)}; after 600 ${words(after)}`);
  // The log itself is kept: 500 entries of a few hundred bytes.
  expect(after.megabytes - before.megabytes).toBeLessThan(8);
  expect(after.nodes).toBeLessThan(before.nodes * 2 + 2000);
});

test('typing beside a long log', async () => {
  const { ada, id } = await atPlay();
  const { page } = ada;
  const me = (await house().server.tables.info(null, id)).seats[0]?.person;
  if (!me) throw new Error('Ada sits at the table');
  for (let i = 0; i < 200; i++) await house().server.tables.say(me, id, { text: `line ${i}`, key: `${id} line ${i}` });
  await page.locator('.log-lines').getByText('line 199').waitFor();
  await page.getByRole('tab', { name: 'Talk' }).click();
  await page.evaluate(() => {
    const long: number[] = [];
    new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
    Object.assign(window, { longTasks: long });
  });
  await page.getByLabel('Say something').pressSequentially('It was like this when I found it.', { delay: 15 });
  const long = await page.evaluate(() => ('longTasks' in window && Array.isArray(window.longTasks) ? window.longTasks : []));
  console.log(`typing 33 letters beside 200 lines: ${long.length} tasks over 50 ms, longest ${Math.round(Math.max(0, ...long))} ms`);
  expect(await page.getByLabel('Say something').inputValue()).toBe('It was like this when I found it.');
});
