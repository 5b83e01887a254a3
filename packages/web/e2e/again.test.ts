/** Playing again and taking back: friends stay together, and whoever is alone with bots may think twice. */
import { expect, test } from 'vitest';
import { lookAt } from './faults.ts';
import { DESKTOP, openHouse, PHONE } from './house.ts';
import { outOfSight } from './in-sight.ts';
import { playUntil } from './swift.ts';
import type { Visitor } from './visitor.ts';

const house = openHouse();
const GAME = 'table-dungeon';

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s the others see one rematch, large, and keep their seats', async (_device, viewport) => {
  const [ada, ben] = [await house().visitor({ viewport }), await house().visitor({ viewport })];
  const people = [await ada.become('Ada'), await ben.become('Ben')];
  const { id } = await ada.newTable({ game: GAME, seats: 2, visibility: 'public' });
  await ben.sit(id, 1);
  await ada.start(id);
  expect(await playUntil(house(), id, { people, until: () => false })).toBe(false);
  for (const visitor of [ada, ben]) {
    await visitor.go(`/t/${id}`);
    await visitor.page.getByRole('button', { name: 'Rematch' }).waitFor();
  }
  await ben.page.getByRole('button', { name: 'Rematch' }).click();
  await ben.page.waitForURL(/\/t\/rematch/);
  const call = ada.page.getByRole('status').filter({ hasText: 'Ben asks for a rematch!' });
  expect(await call.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize))).toBeGreaterThanOrEqual(24);
  expect(await outOfSight(call.or(ada.page.locator('.ending-deeds .gold')))).toEqual([]);
  await ada.page.getByRole('button', { name: 'Take your seat' }).click();
  await ada.page.waitForURL(/\/t\/rematch/);
  expect(ada.page.url()).toBe(ben.page.url());
  const { seats } = await house().server.tables.info(people[0]!, ada.page.url().split('/t/')[1]!);
  expect(seats.map(({ person }) => person?.name)).toEqual(['Ada', 'Ben']);
  await ben.page.getByRole('button', { name: /^Begin|^Start/ }).click();
  await ada.page.locator('.table-screen[data-asked]').waitFor();
});

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])(
  'on %s a chair waits for who had it until the host gives it away, and who comes too late finds the rematch',
  async (_device, viewport) => {
    const visitors = await Promise.all(Array.from({ length: 4 }, () => house().visitor({ viewport })));
    const [ada, ben, cyd, dan] = visitors as [Visitor, Visitor, Visitor, Visitor];
    const people = [await ada.become('Ada'), await ben.become('Ben'), await cyd.become('Cyd')];
    await dan.become('Dan');
    const { id } = await ada.newTable({ game: GAME, seats: 3, visibility: 'public' });
    await ben.sit(id, 1);
    await cyd.sit(id, 2);
    await ada.start(id);
    expect(await playUntil(house(), id, { people, until: () => false })).toBe(false);
    for (const visitor of [ada, ben, dan]) await visitor.go(`/t/${id}`);
    await dan.page.locator('.ending').waitFor();
    // Whoever only watched may show it to friends, and asks for nothing.
    expect(await dan.page.locator('.ending-deeds').getByRole('button').allTextContents()).toEqual(['Show friends']);
    await ada.page.getByRole('button', { name: 'Rematch' }).click();
    await ada.page.getByText('kept for Cyd').waitFor();
    await ben.page.getByRole('button', { name: 'Take your seat' }).click();
    // Whoever only watched is led there too, and finds no chair that is anybody's.
    await dan.page.getByRole('link', { name: 'To the rematch' }).click();
    await dan.page.getByText('Every chair is taken').waitFor();
    expect(await dan.page.getByRole('button', { name: /^Sit/ }).count()).toBe(0);
    await ada.page.getByRole('listitem').filter({ hasText: 'kept for Cyd' }).getByRole('button', { name: 'Give it away' }).click();
    await dan.page.getByRole('button', { name: 'Sit here' }).click();
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    for (const visitor of [ada, ben, dan]) await visitor.page.locator('.table-screen[data-asked]').waitFor();
    // Cyd comes by the old link when the game has begun without her.
    await cyd.go(`/t/${id}`);
    await cyd.page.getByRole('status').filter({ hasText: 'The rematch is on.' }).waitFor();
    await cyd.page.getByRole('button', { name: 'To the rematch' }).click();
    await cyd.page.locator('.table-screen[data-status="waiting"]').waitFor();
  },
);

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s whoever is alone with bots takes back what they answered, and more at a table for practice', async (_device, viewport) => {
  const visitor = await house().visitor({ viewport });
  await visitor.become('Ada');
  const page = await visitor.go('/games/cellar');
  await page.getByRole('checkbox', { name: 'For practice' }).check();
  await page.locator('.set-up').getByRole('button', { name: /Begin/ }).click();
  await page.locator('.table-screen[data-asked~="prepare"]').waitFor();
  expect(await page.getByRole('button', { name: 'Take back' }).count()).toBe(0);
  await page.locator('[data-decision="prepare"]:not(:disabled)').first().click();
  await page.locator('.table-screen[data-asked]:not([data-asked~="prepare"])').waitFor();
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.locator('.table-screen[data-asked~="prepare"]').waitFor();
});

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])(
  'on %s whoever sits with others asks them to take back what was shown since, and they can read both answers',
  async (_device, viewport) => {
    const [ada, ben] = [await house().visitor({ viewport }), await house().visitor({ viewport })];
    const me = await ada.become('Ada');
    await ben.become('Ben');
    const { id } = await ada.newTable({ game: 'cellar', seats: 2, visibility: 'public' });
    await ben.sit(id, 1);
    await ada.start(id);
    for (const visitor of [ada, ben]) await visitor.go(`/t/${id}`);
    for (const { page } of [ada, ben]) await page.locator('[data-decision="prepare"]:not(:disabled)').first().click();
    const ask = ada.page.getByRole('button', { name: 'Ask to take back' });
    const step = ada.page.locator('.table-screen[data-asked~="step"]');
    await step.waitFor();
    // Into a room: it draws a card, which both see.
    const { tables } = house().server;
    const { seq, asked } = await tables.view(me, id, 0);
    const room = asked[0]!.options.find((option) => JSON.stringify(option) !== JSON.stringify({ seat: 0, kind: 'step', to: 'stairs' }))!;
    await tables.decide(me, id, { seat: 0, seq, key: 'into a room', decision: room });
    const askAgain = async () => {
      await ask.click();
      await ada.page.getByRole('button', { name: 'Ask the others' }).click();
      await ben.page.getByText('Ada would like to take something back.').waitFor();
    };
    await askAgain();
    expect(await ask.count()).toBe(0);
    await lookAt(ben, 'the vote');
    await ben.page.setViewportSize(viewport);
    await ben.page.getByRole('button', { name: 'No', exact: true }).click();
    await ben.page.getByText('Ada would like to take something back.').waitFor({ state: 'detached' });
    await askAgain();
    await ben.page.getByRole('button', { name: 'Agree' }).click();
    await ada.page.getByText('Ada took a decision back.').first().waitFor({ state: 'attached' });
    await step.waitFor();
  },
);

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s those who share a screen take back what was pressed last, also while it is handed on', async (_device, viewport) => {
  const visitor = await house().visitor({ viewport });
  const { page } = visitor;
  await visitor.become('Ada');
  await visitor.play({ game: 'cellar', seats: 2, practice: false }, [0, 1]);
  const take = () => page.locator('[data-decision="take-hand"]').first().click();
  const back = page.getByRole('button', { name: 'Take back' });
  await take();
  await page.locator('.table-screen[data-asked~="prepare"]').waitFor();
  expect(await back.count()).toBe(0);
  await page.locator('[data-decision="prepare"]:not(:disabled)').first().click();
  await page.locator('[data-decision="take-hand"]').waitFor();
  // Twice in a row is once: there is nothing more to take back.
  await back.dblclick();
  await expect.poll(() => back.count()).toBe(0);
  await take();
  await page.locator('.table-screen[data-asked~="prepare"]').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('in a real game for practice, the same answers after taking back lead to the same table: dice stay what they were', async () => {
  const visitor = await house().visitor();
  const person = await visitor.become('Ada');
  const { tables } = house().server;
  const id = await visitor.play({ game: 'adventure-party', seats: 2, bots: [null, 'greedy'], practice: true, pace: 'at-once' });
  const { page } = visitor;
  const myTurn = () => expect.poll(async () => (await tables.info(person, id)).waitingFor).toContain(0);
  /** Answers what is asked with one of the options, by its number. */
  const answer = async (nth: number) => {
    await myTurn();
    const { seq, asked } = await tables.view(person, id, 0);
    const { options } = asked.findLast(({ ask }) => !ask.may)!;
    await tables.decide(person, id, { seat: 0, seq, key: `${id} ${seq}`, decision: options[nth % options.length]! });
  };
  const seen = async () => {
    await myTurn();
    return (await tables.view(person, id, 0)).view;
  };
  for (let nth = 0; nth < 8; nth++) await answer(nth);
  const before = await seen();
  for (let back = 0; back < 3; back++) {
    const { seq } = await tables.info(person, id);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(async () => (await tables.info(person, id)).seq).toBeGreaterThan(seq);
  }
  for (let nth = 5; nth < 8; nth++) await answer(nth);
  expect(await seen()).toEqual(before);
});
