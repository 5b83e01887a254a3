import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { robot } from './hands.ts';
import { DESKTOP, openHouse, PHONE } from './house.ts';
import { covered } from './lesson.ts';
import { playUntil } from './swift.ts';
import type { Visitor } from './visitor.ts';

const house = openHouse();

/** Games, how many steps a tutorial has at least, and how many of them may pass while others act. */
const LESSONS = [
  ['table-dungeon', 5, 0],
  ['party-has-fallen', 21, 3],
] as const;

const DEVICES = [
  ['a desktop', undefined],
  ['a phone', PHONE],
] as const;

test.each(LESSONS.flatMap(([game, fewest, unseen]) => DEVICES.map(([device, viewport]) => ({ game, fewest, unseen, device, viewport }))))(
  'the tutorial of $game teaches to its end on $device',
  async ({ game, fewest, unseen, viewport }) => {
    const { page } = await house().visitor(viewport ? { viewport } : {});
    await page.goto(`${house().url}/learn/${game}`);
    const lesson = page.locator('.lesson');
    await lesson.waitFor();
    const [, count] = (await lesson.locator('small').textContent())?.match(/\d+/g)?.map(Number) ?? [];
    expect(count).toBeGreaterThanOrEqual(fewest);
    const said = new Set<string>();
    const over = page.getByRole('link', { name: 'Play for real' });
    for (let step = 0; step < 200 && !(await over.isVisible()); step++) {
      const words = (await lesson.locator('p').first().textContent()) ?? '';
      said.add(words);
      expect([words, (await covered(page)) ?? 0]).toEqual([words, 0]);
      const next = page.locator('[data-lesson="next"]');
      if (await next.isVisible()) await next.click();
      else await robot(page, { seed: step + 1, most: 1 });
    }
    await over.waitFor();
    expect(said.size).toBeGreaterThanOrEqual((count ?? 0) - unseen);
  },
);

/** Does what the rat says until it has nothing more to say. */
async function learn(page: Page): Promise<void> {
  const over = page.getByRole('link', { name: 'Play for real' });
  await page.locator('.lesson').waitFor();
  for (let step = 0; step < 200 && !(await over.isVisible()); step++) {
    const next = page.locator('[data-lesson="next"]');
    if (await next.isVisible()) await next.click();
    else await robot(page, { seed: step + 1, most: 1 });
  }
}

test("a lesson's game can be played to its end on a phone, and every way on from there works", async () => {
  const { page } = await house().visitor({ viewport: PHONE });
  await page.goto(`${house().url}/learn/table-dungeon`);
  await learn(page);
  await robot(page, { seed: 2 });
  await page.locator('.ending').waitFor();
  expect(await page.locator('.ending-deeds').locator('a, button').allTextContents()).toEqual([
    'Play for real',
    'The lesson once more',
    'Home',
    'Show friends',
  ]);
  await page.getByRole('button', { name: 'The lesson once more' }).click();
  await page.locator('.lesson [data-lesson="next"]').waitFor();
  await learn(page);
  await robot(page, { seed: 2 });
  await page.getByRole('link', { name: 'Play for real' }).click();
  await page.waitForURL(/\/games\/table-dungeon/);
  await page.getByRole('button', { name: /Begin/ }).click();
  await page.locator('[data-status="your-turn"]').waitFor();
});

test('in a lesson one can talk to oneself, and leave', async () => {
  const { page } = await house().visitor();
  await page.goto(`${house().url}/learn/table-dungeon`);
  await page.locator('.lesson').waitFor();
  await page.getByRole('tab', { name: 'Talk' }).click();
  await page.getByRole('textbox', { name: 'Say something' }).fill('anybody?');
  await page.keyboard.press('Enter');
  await page.locator('.talk-lines').getByText('anybody?').waitFor();
  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('dialog').locator('.button.danger').click();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
});

test('a menu opens where its button is, inside the window', async () => {
  const visitor = await house().visitor();
  const ada = await visitor.become('Ada');
  const { id } = await visitor.newTable({ game: 'table-dungeon', seats: 2 }, [0, 1]);
  await visitor.start(id);
  await playUntil(house(), id, { people: [ada, ada], until: ({ kind }) => kind === 'play' });
  const { page } = visitor;
  await visitor.go(`/t/${id}`);
  await page.locator('[data-decision="take-hand"]').first().click();
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    const opener = page.locator('.menu .opener').first();
    await opener.click();
    const [button, box] = [(await opener.boundingBox())!, (await page.locator('.popover').boundingBox())!];
    const gap = Math.max(box.y - (button.y + button.height), button.y - (box.y + box.height));
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThanOrEqual(12);
    expect(box.x).toBeLessThanOrEqual(button.x + button.width);
    expect(box.x + box.width).toBeGreaterThanOrEqual(button.x);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(size.width);
    expect(box.y + box.height).toBeLessThanOrEqual(size.height);
    await page.locator('.popover').getByRole('button', { name: 'Not now' }).click();
    await page.locator('.popover').waitFor({ state: 'detached' });
  }
});

test('what the server says to programs never reaches people', async () => {
  const visitor = await house().visitor();
  await visitor.become('Ada');
  await visitor.play({ game: 'table-dungeon', seats: 2 });
  const { page } = visitor;
  const detail = 'seq 17 does not fit the envelope';
  await page.route('**/api/tables/*/undo', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'x', code: 'brand-new', title: 'X', detail, status: 409 }),
    }),
  );
  for (let press = 0; press < 12 && (await page.getByRole('button', { name: 'Take back' }).count()) === 0; press++) {
    await robot(page, { seed: press + 1, most: 1 });
  }
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByText('That did not work.').waitFor();
  expect(await page.locator('body').textContent()).not.toContain(detail);
});

/** A finished table of one person and a bot. */
async function finishedTable(visitor: Visitor): Promise<string> {
  await visitor.become('Ada');
  const id = await visitor.play({ game: 'table-dungeon', seats: 2 });
  await robot(visitor.page, { seed: 51 });
  return id;
}

test('a replay through every eye, its proof of the dice, and a game that goes on from the middle', async () => {
  const visitor = await house().visitor();
  const id = await finishedTable(visitor);
  const { page } = visitor;
  await page.getByRole('link', { name: 'Replay and check the dice' }).click();
  const slider = page.getByRole('slider');
  await slider.waitFor();
  const length = Number(await slider.getAttribute('max'));
  expect(length).toBeGreaterThan(5);
  // Both have chosen a class and an accent; everybody's hand can be seen now, each through its own eyes.
  const dealt = 4;
  await slider.fill(String(dealt));
  const eyes = page.getByRole('combobox');
  const hands: string[][] = [];
  for (const seat of ['0', '1']) {
    await eyes.selectOption(seat);
    await page.locator('.hand .hand-card').first().waitFor();
    hands.push(await page.locator('.hand .hand-card').allTextContents());
    expect(await page.locator('[data-decision]').count()).toBe(0);
  }
  expect(hands[0]).not.toEqual(hands[1]);
  await eyes.selectOption('');
  await page.locator('.hand').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect.poll(() => slider.inputValue()).toBe(String(dealt + 1));
  await slider.fill(String(length));
  await page.locator('.ending').waitFor();

  await page.getByRole('button', { name: 'Check the dice' }).click();
  await page.getByText(`The dice were fair: all ${length} decisions lead to the same game.`).waitFor();
  await page.keyboard.press('Escape');

  await slider.fill(String(dealt));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Alone with bots, as Ada' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(id));
  // The new table has the same hand, and goes on.
  await page.locator('.hand .hand-card').first().waitFor();
  expect(await page.locator('.hand .hand-card').allTextContents()).toEqual(hands[0]);
  await robot(page, { seed: 8, most: 8 });
  await page.locator('.table-screen[data-status]').waitFor();

  // The same moment with new secrets: another hand.
  await visitor.go(`/replay/${id}?at=${dealt}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByLabel('Deal everything hidden anew').check();
  await page.getByRole('button', { name: 'Alone with bots, as Ada' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/t/'));
  await page.locator('.hand .hand-card').first().waitFor();
  expect(await page.locator('.hand .hand-card').allTextContents()).not.toEqual(hands[0]);
});
