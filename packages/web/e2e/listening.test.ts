import { fraction, type Random, sfc32 } from '@undercroft/engine';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAME, isAttack, TREASURY } from '../../games/party-has-fallen/e2e/party.ts';
import { focusedName, listen, press, said, wrongTree } from './ears.ts';
import { PATIENCE } from './hands.ts';
import { openHouse } from './house.ts';
import { type Course, playUntil } from './swift.ts';

const house = openHouse();

/** How a question is answered, once it has been heard: what to choose first, and the button that says so. */
interface Way {
  question: RegExp;
  choose?(page: Page): Locator;
  deed: RegExp;
}

const decision = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Your decision' });
const sheets = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button')
    .filter({ hasNotText: /^Take this/ });

const WAYS: readonly Way[] = [
  { question: /Choose your class/, choose: sheets, deed: /^Be the / },
  { question: /Choose your accent/, choose: sheets, deed: /^Speak: / },
  {
    question: /Play one card/,
    choose: (page) => page.getByRole('list', { name: 'Your hand' }).getByRole('button', { disabled: false }),
    deed: /^Play .+ face-/,
  },
  {
    question: /You revealed a royal/,
    choose: (page) => decision(page).getByRole('button', { name: 'Do nothing' }).first(),
    deed: /^Do nothing$/,
  },
  { question: /Use an item\?/, deed: /^Not now|^Use nothing/ },
  { question: /Level up!/, deed: /underneath$|^All into the discard/ },
];

/** Listens until one of the questions is heard, or the game is over; says what was heard meanwhile. */
async function hear(page: Page, questions: readonly RegExp[]): Promise<string[]> {
  const heard: string[] = [];
  const isOver = () => page.getByRole('button', { name: 'Rematch' }).count();
  const enough = async () => {
    heard.push(...(await said(page)));
    return heard.some((text) => questions.some((question) => question.test(text))) || (await isOver()) > 0;
  };
  await expect.poll(enough, { timeout: PATIENCE, message: 'a question is heard' }).toBe(true);
  // The last page may stand before what led to it has been said.
  if ((await isOver()) > 0) await page.waitForTimeout(1000);
  return [...heard, ...(await said(page))];
}

/** What is wrong with the page for somebody who listens. */
async function faultsFor(page: Page, heard: readonly string[]): Promise<string[]> {
  // Rounds may be alike, and the dead hear many of them; but nothing is said by two regions at once.
  const twice = heard.filter((text, i) => text === heard[i - 1]).map((text) => `said again: ${text}`);
  // Two frames after what had the focus has gone, the board has it.
  const focus = () => focusedName(page);
  const lost = await expect
    .poll(focus, { timeout: PATIENCE / 8 })
    .not.toBe('')
    .then(
      () => [],
      () => ['nothing with a name has the focus'],
    );
  return [...twice, ...lost, ...(await wrongTree(page))];
}

/** Answers as the way says, with keys alone. */
async function answer(page: Page, { choose, deed }: Way, random: Random): Promise<void> {
  const choices = choose === undefined ? [] : await choose(page).all();
  const chosen = choices[Math.floor(fraction(random) * choices.length)];
  if (chosen !== undefined) {
    await press(page, chosen, 'Space');
    expect(await chosen.getAttribute('aria-pressed')).toBe('true');
  }
  await press(page, decision(page).getByRole('button', { name: deed, disabled: false }).last());
}

test('a whole game of Table Dungeon by ear and keys alone', async () => {
  const visitor = await house().visitor();
  const { page } = visitor;
  await listen(page);
  await visitor.become('Ear');
  await visitor.play({ game: 'table-dungeon', seats: 2 });
  const random = sfc32(3);
  const faults: string[] = [];
  const answered = new Set<Way>();
  let played = false;
  for (let decisions = 0; decisions < 400; decisions++) {
    const heard = (
      await hear(
        page,
        WAYS.map(({ question }) => question),
      )
    ).filter((text) => !text.startsWith('Lighting'));
    faults.push(...(await faultsFor(page, heard)).map((fault) => `after ${decisions} decisions: ${fault}`));
    const way = WAYS.find(({ question }) => heard.some((text) => question.test(text)));
    // What a card has done is told before the next question; an item may still change it when the cards lie open.
    const told = heard.join(' ');
    const deed = /Use an item\?/.test(told) ? /Total \d+ against \d+|Revealed: |openly/ : /Total \d+ against \d+/;
    if (played && !deed.test(told)) faults.push(`nothing of a fight in: ${told}`);
    if (way === undefined) break;
    await answer(page, way, random);
    played = way.deed.test('Play 2 face-');
    answered.add(way);
  }
  expect(faults).toEqual([]);
  expect(answered.size).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
});

/** Somebody who listens, at a table of two that was played until the moment that matters. */
async function listenerAt(until: Course['until']): Promise<Page> {
  const [ada, ben] = [await house().visitor(), await house().visitor()];
  const people = [await ada.become('Ada'), await ben.become('Ben')];
  const options = { ...TREASURY, 'win.minRounds': 10 };
  const { id } = await ada.newTable({ game: GAME, seats: 2, options, visibility: 'public' });
  await ben.sit(id, 1);
  await ada.start(id);
  expect(await playUntil(house(), id, { people, seed: 3, until, never: isAttack })).toBe(true);
  await listen(ada.page);
  return ada.go(`/t/${id}`);
}

test('a turn of The Party Has Fallen by ear and keys alone: through the map, room by room', async () => {
  const page = await listenerAt(({ kind }, seat) => seat === 0 && kind === 'turn');
  const heard = await hear(page, [/What do you do\?/]);
  expect(await faultsFor(page, heard.slice(-1))).toEqual([]);
  await press(page, page.getByRole('button', { name: 'Roll and move' }).first());
  const rolled = await hear(page, [/rooms? to go\. Where to\?/]);
  expect(rolled.join(' ')).toMatch(/rolls|moves/);
  expect(await faultsFor(page, rolled)).toEqual([]);
  // Each way on is a room of the map with a name.
  await press(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: /(north|east|south|west)/i })
      .first(),
  );
  await expect.poll(async () => (await said(page)).join(' '), { timeout: PATIENCE }).toMatch(/Ada/);
  expect(await faultsFor(page, [])).toEqual([]);
});

test('a fight of The Party Has Fallen by ear and keys alone', async () => {
  const page = await listenerAt(({ answers }, seat) => seat === 0 && answers.some(isAttack));
  const attack = page.getByRole('button', { name: /^Attack Ben/ });
  await attack.first().waitFor();
  await said(page);
  await press(page, attack.first());
  const heard: string[] = [];
  const attacks = async () => heard.push(...(await said(page))) && heard.join(' ');
  await expect.poll(attacks, { timeout: PATIENCE }).toMatch(/Ada attacks Ben/);
  expect(await faultsFor(page, heard)).toEqual([]);
});
