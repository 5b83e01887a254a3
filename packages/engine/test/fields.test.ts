import { expect, test } from 'vitest';
import {
  aside,
  canonical,
  copier,
  couldBe,
  each,
  everybody,
  fields,
  heap,
  list,
  lists,
  maker,
  maySee,
  nobody,
  nothing,
  one,
  owner,
  partly,
  recordFrom,
  secretsOf,
  sfc32,
  sightOf,
  sightOfTable,
  sorted,
  veiledAs,
  whoever,
} from '../src/index.ts';

const SEAT = fields({
  health: everybody(10),
  hand: owner(list<string>()),
  pile: owner(heap<number>()),
  goal: veiledAs(
    -1,
    owner(-1, (t: { ended: boolean }) => t.ended),
  ),
  told: aside(owner(3)),
});
const TABLE = fields({
  seats: each(SEAT),
  deck: nobody(heap<number>()),
  open: everybody(heap<number>()),
  piles: everybody(lists<number>([1], [])),
  ended: everybody(false),
  stash: whoever((t: { finder: number | null }, _of, viewer) => viewer !== null && viewer === t.finder, list<number>()),
  finder: everybody(nothing<number>()),
});

/** A table of two seats in the middle of something. */
function middle() {
  const t = maker(TABLE)();
  t.seats = [maker(SEAT)(), maker(SEAT)()];
  Object.assign(t.seats[0]!, { hand: ['axe', 'map'], pile: [9, 3, 5], goal: 4 });
  Object.assign(t.seats[1]!, { hand: ['rope'], pile: [1], goal: 2 });
  Object.assign(t, { deck: [7, 8], open: [6, 2], stash: [1, 2], finder: 1 });
  return t;
}

const BOTH = [
  ['made into code', true],
  ['looped', false],
] as const;

test('every fresh record has lists of its own', () => {
  const make = maker(TABLE);
  const [one, other] = [make(), make()];
  one.piles[0]!.push(5);
  one.deck.push(1);
  expect([other.piles, other.deck]).toEqual([[[1], []], []]);
});

test.each(BOTH)('a copy, %s, shares nothing that changes', (_how, compiled) => {
  const t = middle();
  const copy = copier(TABLE, compiled)(t);
  expect(copy).toEqual(t);
  copy.seats[0]!.hand.push('key');
  copy.piles[0]!.push(2);
  copy.deck.pop();
  expect(t).toEqual(middle());
});

test.each(BOTH)('a view, %s, shows each viewer what the description allows', (_how, compiled) => {
  const t = middle();
  const show = sightOf(TABLE, compiled);
  expect(JSON.parse(canonical(show(t, t, -1, 0)))).toEqual({
    seats: [
      { health: 10, hand: ['axe', 'map'], handSize: 2, pile: [3, 5, 9], pileSize: 3, goal: 4 },
      { health: 10, hand: null, handSize: 1, pile: null, pileSize: 1, goal: -1 },
    ],
    deckSize: 2,
    open: [2, 6],
    piles: [[1], []],
    ended: false,
    stash: null,
    stashSize: 2,
    finder: 1,
  });
  expect(show(t, t, -1, 1).stash).toEqual([1, 2]);
  expect(show(t, t, -1, null).seats.map(({ hand, goal }) => [hand, goal])).toEqual([
    [null, -1],
    [null, -1],
  ]);
  t.ended = true;
  expect(show(t, t, -1, null).seats.map(({ goal }) => goal)).toEqual([4, 2]);
});

test('a view shares no list with the table', () => {
  const t = middle();
  const view = sightOf(TABLE)(t, t, -1, 1);
  view.stash!.push(3);
  view.piles[0]!.push(3);
  view.seats[1]!.hand!.push('key');
  expect(t).toEqual(middle());
});

test.each(BOTH)('an imagined record, %s, has what the view shows, and the rest as it began', (_how, compiled) => {
  const t = middle();
  const imagined = recordFrom(TABLE, compiled)(sightOf(TABLE)(t, t, -1, 0), sfc32(1));
  expect(imagined.seats[0]).toMatchObject({ hand: ['axe', 'map'], goal: 4, told: 3 });
  expect(sorted(imagined.seats[0]!.pile)).toEqual([3, 5, 9]);
  expect(imagined.seats[1]).toMatchObject({ hand: [], pile: [], goal: -1 });
  expect([imagined.deck, sorted(imagined.open), imagined.stash]).toEqual([[], [2, 6], []]);
  expect(Object.keys(imagined)).toEqual(Object.keys(t));
});

test('what is secret, and from whom, comes from the description alone', () => {
  const t = middle();
  const secrets = secretsOf(TABLE, t as never);
  expect(secrets.map(({ path }) => path)).toEqual([
    ...['hand', 'pile', 'goal', 'told'].map((name) => `seats.0.${name}`),
    ...['hand', 'pile', 'goal', 'told'].map((name) => `seats.1.${name}`),
    'deck',
    'open',
    'stash',
  ]);
  const known = (path: string) => [null, 0, 1].filter((viewer) => secrets.find((s) => s.path === path)!.isKnownTo(t as never, viewer));
  expect([known('seats.1.hand'), known('deck'), known('open'), known('stash')]).toEqual([[1], [], [null, 0, 1], [1]]);
  const hand = secrets.find(({ path }) => path === 'seats.1.hand')!;
  hand.set(t as never, ['bone']);
  expect(t.seats[1]!.hand).toEqual(['bone']);
});

test('a spectator owns nothing, not even what belongs to the table itself', () => {
  expect(maySee(owner(1), {}, -1, null)).toBe(false);
});

test.each(BOTH)('of one thing, %s, others see whether it is there, and not what it is', (_how, compiled) => {
  const HERO = fields({ amulet: veiledAs(-1, owner(one(-1))) });
  const show = sightOf(HERO, compiled);
  expect(show({ amulet: 7 }, null, 0, 0)).toEqual({ amulet: 7, hasAmulet: true });
  expect(show({ amulet: 7 }, null, 0, 1)).toEqual({ amulet: -1, hasAmulet: true });
  expect(show({ amulet: -1 }, null, 0, 1)).toEqual({ amulet: -1, hasAmulet: false });
  expect(recordFrom(HERO, compiled)({ amulet: -1, hasAmulet: true }, sfc32(1))).toEqual({ amulet: -1 });
});

test.each(BOTH)('what a game adds to a record, %s, stands beside its fields', (_how, compiled) => {
  const besides = { names: ['twice'], make: (x: { health: number }, _t: unknown, of: number) => ({ twice: x.health * 2 + of }) };
  const show = sightOf(fields({ health: everybody(10) }), compiled, besides);
  expect(show({ health: 4 }, null, 1, null)).toEqual({ health: 4, twice: 9 });
});

test('a secret says which of its parts are secret, and what it might be instead', () => {
  const NOTES = fields({
    cards: nobody(partly(list<{ back: string; text: string }>(), 'text')),
    doubled: nobody(couldBe(0, (x: { doubled: number }) => x.doubled * 2)),
  });
  const t = { cards: [{ back: 'red', text: 'a' }], doubled: 3 } as never;
  const [cards, doubled] = secretsOf(NOTES, t);
  expect([cards!.field.parts, cards!.field.instead]).toEqual([['text'], null]);
  expect([doubled!.field.parts, doubled!.instead(t)]).toEqual([null, 6]);
});

test('nobody sees how often something hidden was shown to somebody', () => {
  const show = sightOfTable(fields({ level: everybody(1) }), [], {});
  const t = { level: 2, stack: [], random: sfc32(1), revealed: 3, shut: [] };
  expect(show(t, 0)).toEqual({ viewer: 0, shut: [], stack: [], level: 2 });
});
