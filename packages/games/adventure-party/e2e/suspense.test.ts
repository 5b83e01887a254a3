/** Nothing on the page knows how dice will lie before they do. */
import { openHouse } from '@undercroft/web/e2e/house.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAt } from './party.ts';

const house = openHouse();

interface Look {
  tumbling: number;
  lamp: string;
  lit: boolean;
  chances: number;
  words: string;
  log: number;
  /** What those hear who listen, and what stands beside the name of the game. */
  said: string;
  caption: string;
  faces: string[];
  cry: string;
  weight: string;
}

/** Looks at every picture the page draws, from now until it is asked for. */
async function watch(page: Page): Promise<() => Promise<Look[]>> {
  await page.evaluate(() => {
    const looks: string[] = [];
    const text = (of: string) => document.querySelector(of)?.textContent ?? '';
    const look = () => {
      const found: Look = {
        tumbling: document.querySelectorAll('.ap-pool .ap-lying.tumbles').length,
        lamp: text('.ap-lamp b'),
        lit: document.querySelector('.ap-lamp.lit') !== null,
        chances: document.querySelectorAll('.ap-pool .chance').length,
        words: text('.ap-edge .ap-act'),
        log: document.querySelectorAll('.table-side li').length,
        said: text('.table-screen > [role="log"]'),
        caption: text('.table-title p'),
        faces: [...document.querySelectorAll('.ap-pool .tumbles .spin')].map((each) => each.innerHTML),
        cry: text('.board > .cry'),
        weight: document.querySelector('.board')?.getAttribute('data-weight') ?? '',
      };
      const seen = JSON.stringify(found);
      if (looks.at(-1) !== seen) looks.push(seen);
      if ((globalThis as { looks?: unknown }).looks !== undefined) requestAnimationFrame(look);
    };
    (globalThis as { looks?: unknown }).looks = looks;
    look();
  });
  return () =>
    page.evaluate(() => {
      const { looks = [] } = globalThis as { looks?: string[] };
      delete (globalThis as { looks?: unknown }).looks;
      return looks.map((look) => JSON.parse(look) as Look);
    });
}

const asks = (page: Page, kind: string) => page.locator(`.table-screen[data-asked="${kind}"]:not([data-scene])`).waitFor();

test('while dice tumble no lamp, chance, line or word knows the end; then they lie one after the other', async () => {
  const { page } = await openAt(house(), ({ kind, view }) => kind === 'pool' && view.pool.length >= 3, { wise: true });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await asks(page, 'pool');
  const lines = await page.locator('.table-side li').count();
  const caption = await page.locator('.table-title p').textContent();
  const said = await page.locator('.table-screen > [role="log"]').textContent();
  const looks = await watch(page);
  await page.locator('.ap-go .gold[data-decision]').click();
  await asks(page, 'roll');
  const seen = await looks();
  const rolling = seen.filter(({ tumbling }) => tumbling > 0);
  expect(rolling.length).toBeGreaterThan(3);
  for (const { words, lamp, lit, chances, log, said: heard, caption: named } of rolling) {
    expect({ lamp, lit, chances, log, heard, named }).toEqual({
      ...{ lamp: 'The dice are rolling', lit: false, chances: 0, log: lines, heard: said, named: caption },
    });
    expect(words).toMatch(/^Odo rolls \d+ (die|dice)\.$/);
  }
  expect(new Set(rolling.flatMap(({ faces }) => faces.slice(0, 1))).size).toBeGreaterThan(1);
  const counts = rolling.map(({ tumbling }) => tumbling);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(new Set(counts).size).toBeGreaterThan(1);
  expect(await page.locator('.table-side li').count()).toBeGreaterThan(lines);
});

test('the verdict is called across the board, and not before it is due', async () => {
  const { page } = await openAt(house(), ({ kind, view }) => kind === 'roll' && view.trial === 'quest', { wise: true });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await asks(page, 'roll');
  const looks = await watch(page);
  await page.keyboard.press('e');
  const anyway = page.getByRole('button', { name: 'Evaluate and fail' });
  if ((await anyway.count()) > 0) await page.keyboard.press('e');
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>('.table-screen[data-asked]:not([data-scene])')?.dataset['asked'] !== 'roll',
  );
  const seen = await looks();
  const cries = seen.filter(({ cry }) => cry !== '');
  expect(cries.length).toBeGreaterThan(0);
  for (const { cry, lamp, weight, words } of cries) {
    // What is said is what is seen just now.
    expect(words).toMatch(cry === 'Failed' ? /^Odo fails/ : /^Odo succeeds/);
    expect(['It worked!', 'Failed']).toContain(cry);
    expect(lamp).toBe(cry === 'Failed' ? 'The quest has failed' : 'The quest has succeeded');
    expect(Number(weight)).toBeGreaterThan(0);
  }
});

test('whoever is hired walks from the niche to the bench, and then the log says so', async () => {
  const { page } = await openAt(house(), ({ options }) => options.some((d) => d.kind === 'tavern' && d.do === 'hire' && d.over < 0), {
    wise: true,
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await asks(page, 'tavern');
  const lines = await page.locator('.table-side li').count();
  await page.evaluate(() => {
    const walks: number[] = [];
    (globalThis as { walks?: number[] }).walks = walks;
    const town = document.querySelector('.ap-town')!;
    new MutationObserver((changes) => {
      const came = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((each) => each instanceof Element && each.matches('.ap-hired'));
      if (came.length > 0) walks.push(document.querySelectorAll('.table-side li').length);
    }).observe(town, { childList: true });
  });
  const party = await page.locator('.ap-member').count();
  await page.locator('.ap-niche button[data-decision]').first().click();
  await page.locator('.ap-town-oak .gold[data-decision]').click();
  await page.waitForFunction((n) => document.querySelectorAll('.ap-member').length > n, party);
  expect(await page.evaluate(() => (globalThis as { walks?: number[] }).walks)).toEqual([lines]);
});

test('whoever wants calm sees dice lie at once, and nothing moves', async () => {
  const { page } = await openAt(house(), ({ kind, view }) => kind === 'pool' && view.pool.length >= 2, { wise: true });
  const looks = await watch(page);
  await page.locator('.ap-go .gold[data-decision]').click();
  await asks(page, 'roll');
  expect((await looks()).map(({ tumbling }) => tumbling).filter((n) => n > 0)).toEqual([]);
});
