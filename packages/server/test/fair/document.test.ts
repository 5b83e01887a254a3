/** `docs/fair-dice.md` suffices: followed by an implementation that shares no line with ours, it gives every die and card. */
import { readFileSync } from 'node:fs';
import { botByName, decideFor } from '@undercroft/bots';
import { gameSlugs, loadGame } from '@undercroft/catalog';
import { type Draw, type Fork, type Game, Match, sfc32, withDraws } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { ann, bob, cyd, newPlace, playOn, running } from '../tables/place.ts';
import { CellarByHand, type CellarView, type Happened as InCellar } from './cellar-by-hand.ts';
import { Chance, seedFrom, sha256 } from './second.ts';
import { type DungeonView, type Happened as InDungeon, TableDungeonByHand } from './table-dungeon-by-hand.ts';

const greedy = botByName('greedy');
const careless = botByName('random');

/** A whole game, played by bots; half of them answer at random. */
function played(
  game: Game,
  setup: { seats: number; seed: string; fork?: Fork; options?: Record<string, unknown> },
  bots: number,
): unknown[][] {
  const match = new Match(game, setup);
  const random = sfc32(bots);
  for (let n = 0; match.outcome() === null && n < 6000; n++) {
    const ask = game.play.pending(match.table).find(({ may }) => may !== true)!;
    match.decide(decideFor((ask.seat + bots) % 2 === 0 ? greedy : careless, { game, t: match.table, ask }, random));
  }
  expect(match.outcome()).not.toBeNull();
  return match.events;
}

/** The recorded events of a match; which there are is the game's business. */
const eventsOf = <E>(events: unknown): E[] => (events as E[][]).flat();

function followDungeon(by: TableDungeonByHand, events: unknown): Chance['made'] {
  for (const e of eventsOf<InDungeon>(events)) by.happened(e);
  return by.chance.made;
}

function followCellar(by: CellarByHand, events: unknown): Chance['made'] {
  for (const e of eventsOf<InCellar>(events)) by.happened(e);
  return by.chance.made;
}

test('the numbers in the document are those of the second implementation', () => {
  const page = readFileSync(new URL('../../../../docs/fair-dice.md', import.meta.url), 'utf8');
  const seed = seedFrom('0'.repeat(64), 'example', [
    { seat: 0, entropy: 'my text' },
    { seat: 1, entropy: 'her text' },
  ]);
  expect(page).toContain(seed);
  const words = new Chance(seed);
  const first = Array.from({ length: 4 }, () => words.word().toString(16).padStart(8, '0'));
  expect(page).toContain(first.join(' '));
  const dice = new Chance(seed);
  expect(page).toContain(`dice: ${Array.from({ length: 10 }, () => dice.die()).join(' ')}`);
  const list = Array.from({ length: 10 }, (_, i) => i);
  new Chance(seed).shuffle(list);
  expect(page).toContain(`shuffled: ${list.join(' ')}`);
});

test('every die and every shuffle of whole games of Table Dungeon', async () => {
  const game = await loadGame('table-dungeon');
  const made = { dice: 0, shuffles: 0, picks: 0 };
  for (let n = 0; n < 36; n++) {
    const seed = sha256(`table dungeon ${n}`);
    const found = followDungeon(new TableDungeonByHand(new Chance(seed)), played(game, { seats: 2 + (n % 3), seed }, n));
    for (const kind of ['dice', 'shuffles', 'picks'] as const) made[kind] += found[kind];
  }
  // Enough of each that a wrong order could not have gone unnoticed.
  expect(made.dice).toBeGreaterThan(800);
  expect(made.shuffles).toBeGreaterThan(500);
  expect(made.picks).toBeGreaterThan(20);
});

test('every die and every shuffle of whole games of Cellar', async () => {
  const game = await loadGame('cellar');
  const made = { dice: 0, shuffles: 0 };
  for (let n = 0; n < 60; n++) {
    const seed = sha256(`cellar ${n}`);
    const found = followCellar(CellarByHand.begun(new Chance(seed)), played(game, { seats: 2 + (n % 3), seed }, n));
    made.dice += found.dice;
    made.shuffles += found.shuffles;
  }
  expect(made.dice).toBeGreaterThan(200);
  expect(made.shuffles).toBeGreaterThan(50);
});

/** "The account of a proof": everything drawn again from the seed, by what the account says was asked for. */
function drawAgain(chance: Chance, draws: readonly (readonly Draw[])[]): Chance {
  for (const draw of draws.flat())
    if (draw[0] === 'die') expect(chance.die(draw[1])).toBe(draw[2]);
    else if (draw[0] === 'below') expect(chance.below(draw[1])).toBe(draw[2]);
    else if (draw[0] === 'pick') expect(chance.pick(draw[1])).toEqual(draw[2]);
    else if (draw[0] === 'word') expect(Number(chance.word())).toBe(draw[1]);
    else {
      const list = draw[1].slice();
      chance.shuffle(list);
      expect(list).toEqual(draw[2]);
    }
  return chance;
}

test.each(await gameSlugs())(
  'every draw of whole games of %s, by their account alone, and not one word of the stream besides',
  async (slug) => {
    const game = await loadGame(slug);
    for (const seats of [game.about.seats.usual, Math.min(game.about.seats.max, 4)]) {
      const seed = sha256(`${slug} ${seats}`);
      const random = sfc32(seats);
      const { result: match, draws } = withDraws(() => new Match(game, { seats, seed }));
      const account = [draws];
      for (let n = 0; match.outcome() === null && n < 6000; n++) {
        const ask = game.play.pending(match.table).find(({ may }) => may !== true)!;
        const d = decideFor(careless, { game, t: match.table, ask }, random);
        account.push(withDraws(() => match.decide(d)).draws);
      }
      const { drawn, made } = drawAgain(new Chance(seed), account);
      expect(drawn).toBe(match.table.random.words[8]);
      expect(drawn).toBeGreaterThan(40);
      expect(made.dice + made.shuffles + made.picks).toBeGreaterThan(6);
    }
  },
);

test('from the texts of two people to the last die, as a server gives the proof away', async () => {
  const { node } = await newPlace();
  const tables = node();
  for (const game of ['table-dungeon', 'cellar']) {
    const { id, commit, fair } = await running(tables, [ann, bob, cyd], { game });
    await playOn(tables, id, [ann, bob, cyd]);
    const { secret, entropy, tableId, match, draws } = await tables.verification(null, id);
    expect(sha256(secret)).toBe(commit);
    expect(entropy.map((each) => sha256(each.entropy))).toEqual(fair.commits);
    const chance = new Chance(seedFrom(secret, tableId, entropy));
    const { events } = match as unknown as { events: unknown };
    const made =
      game === 'cellar' ? followCellar(CellarByHand.begun(chance), events) : followDungeon(new TableDungeonByHand(chance), events);
    expect(made.dice).toBeGreaterThan(3);
    expect(draws!.length).toBe((events as unknown[]).length);
    expect(drawAgain(new Chance(seedFrom(secret, tableId, entropy)), draws!).made).toEqual(made);
  }
});

/** A game of `seed` and the moment from which another goes on with the same secrets. */
async function forked(slug: string, seed: string, decisions: number) {
  const game = await loadGame(slug);
  const source = new Match(game, { seats: 3, seed });
  const random = sfc32(1);
  while (source.log.length < decisions) {
    const ask = game.play.pending(source.table).find(({ may }) => may !== true)!;
    source.decide(decideFor(greedy, { game, t: source.table, ask }, random));
  }
  return { game, source };
}

test('a fork with the same secrets: the old seed up to the moment, its own from there on', async () => {
  for (const slug of ['table-dungeon', 'cellar']) {
    const [before, after] = [sha256(`${slug} before`), sha256(`${slug} after`)];
    const { game, source } = await forked(slug, before, slug === 'cellar' ? 15 : 40);
    const fork = { seed: before, log: source.log };
    const own = played(game, { seats: 3, seed: after, fork }, 4).slice(1);
    if (slug === 'cellar') {
      const by = CellarByHand.begun(new Chance(before));
      followCellar(by, source.events);
      by.chance = new Chance(after);
      expect(followCellar(by, own).dice).toBeGreaterThan(0);
    } else {
      const by = new TableDungeonByHand(new Chance(before));
      followDungeon(by, source.events);
      by.chance = new Chance(after);
      expect(followDungeon(by, own).dice).toBeGreaterThan(0);
    }
  }
});

/** The first moment from this decision on at which nobody has answered in secret. */
async function openMoment(slug: string, decisions: number) {
  for (let n = decisions; ; n++) {
    const { game, source } = await forked(slug, sha256(`${slug} source`), n);
    const view = JSON.parse(JSON.stringify(game.sight.view(source.table, null)));
    if (view.stack.every(({ answers }: { answers: unknown[] }) => answers.length === 0)) return { game, view };
  }
}

test('a fork with new secrets: everything hidden is dealt from the new seed', async () => {
  for (const decisions of [12, 20]) {
    const seed = sha256(`cellar dealt anew ${decisions}`);
    const { game, view } = await openMoment('cellar', decisions);
    const own = played(game, { seats: 3, seed, fork: { view } }, 4);
    expect(followCellar(CellarByHand.dealt(new Chance(seed), view as CellarView), own).shuffles).toBeGreaterThanOrEqual(2);
  }
  for (const decisions of [30, 60, 90]) {
    const seed = sha256(`table dungeon dealt anew ${decisions}`);
    const { game, view } = await openMoment('table-dungeon', decisions);
    const own = played(game, { seats: 3, seed, fork: { view } }, 4);
    expect(followDungeon(TableDungeonByHand.dealt(new Chance(seed), view as DungeonView), own).dice).toBeGreaterThan(0);
  }
});
