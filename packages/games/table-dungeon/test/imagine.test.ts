import { sfc32 } from '@undercroft/engine';
import { tableFor } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { isRoyal, rankOf } from '../src/cards.ts';
import { game } from '../src/index.ts';
import type { Table } from '../src/table.ts';
import { royalsIn, sorted, take } from './table.ts';

/** A dealt table at its first question for a card. */
function dealt(seats = 3, seed = 1): Table {
  const t = tableFor(game, { seats, seed });
  for (let seat = 0; seat < seats; seat++) take(t, { seat, kind: 'class', class: seat }, { seat, kind: 'accent', accent: 0 });
  return t;
}
const imagined = (t: Table, viewer: number, n = 40) =>
  Array.from({ length: n }, (_, i) => game.sight.imagine(game.sight.view(t, viewer), sfc32(i)));

test('an imagined table looks the same to its viewer, and the hidden cards differ from one to the next', () => {
  const t = dealt();
  const tables = imagined(t, 0);
  for (const x of tables) expect(game.sight.view(x, 0)).toEqual(game.sight.view(t, 0));
  expect(new Set(tables.map((x) => x.seats[1]!.hand.join())).size).toBeGreaterThan(30);
  expect(new Set(tables.map((x) => x.lootDeck.at(-1))).size).toBeGreaterThan(10);
  expect(new Set(tables.map((x) => x.seats[0]!.action.join())).size).toBeGreaterThan(30);
});

test('R-TD-03 all cards of every class are somewhere, each once', () => {
  const t = dealt();
  for (const x of imagined(t, 1, 10)) {
    x.seats.forEach((s, seat) => {
      const real = t.seats[seat]!;
      const all = (y: typeof s) => sorted([...y.hand, ...y.action, ...y.xp, ...y.discard]);
      expect(all(s)).toEqual(all(real));
    });
  }
});

test('R-TD-02 R-TD-03 what everybody knows of the piles is kept: three royals in the action cycle, no 7-10 that nobody has seen there', () => {
  for (const x of imagined(dealt(), 0)) {
    for (const s of x.seats) {
      const near = [...s.hand, ...s.action];
      expect(royalsIn(near)).toBe(3);
      expect(near.filter((c) => !isRoyal(c) && rankOf(c) > 6)).toEqual([]);
    }
  }
});

test('R-TD-03 the XP pile of another is mixed throughout: number cards that moved there can lie anywhere', () => {
  const t = dealt();
  const places = new Set(imagined(t, 0, 80).flatMap((x) => x.seats[1]!.xp.flatMap((c, i) => (rankOf(c) <= 6 ? [i] : []))));
  expect(places.size).toBeGreaterThan(20);
});

test('R-TD-12 before the deal, others who have chosen their class have no cards yet', () => {
  const t = tableFor(game, { seats: 2, options: { 'class.unique': true } });
  take(t, { seat: 0, kind: 'class', class: 0 }, { seat: 0, kind: 'accent', accent: 0 });
  expect(imagined(t, 1, 1)[0]!.seats[0]).toMatchObject({ hand: [], action: [], xp: [] });
});

test('TD-033 what others have committed is imagined among their imagined cards', () => {
  const t = dealt();
  take(t, { seat: 1, kind: 'play', card: t.seats[1]!.hand[0]! });
  for (const x of imagined(t, 0, 10)) {
    const [d] = x.stack.at(-1)!.answers;
    expect(d).toMatchObject({ seat: 1, kind: 'play' });
    expect(d?.kind === 'play' && x.seats[1]!.hand.includes(d.card)).toBe(true);
  }
});

test('TD-045 a card another has buried is imagined anew, under the pile', () => {
  const t = dealt();
  const s = t.seats[1]!;
  const [hidden] = s.hand.splice(0, 1);
  s.xp.push(hidden!);
  s.placed.push(0);
  const buried = imagined(t, 0).map((x) => x.seats[1]!.xp.at(-1));
  expect(new Set(buried).size).toBeGreaterThan(5);
  for (const x of imagined(t, 0, 10)) expect(game.sight.view(x, 0)).toEqual(game.sight.view(t, 0));
  expect(new Set(imagined(t, 1).map((x) => x.seats[1]!.xp.at(-1)))).toEqual(new Set([hidden]));
});

test('TD-045 cards known to lie at the bottom lie there in every imagined pile, in order', () => {
  const t = dealt();
  for (const seat of [0, 1]) {
    const s = t.seats[seat]!;
    s.xp.push(...s.hand.splice(0, 2));
    s.placed.push(1, 1);
  }
  for (const x of imagined(t, 0)) {
    for (const seat of [0, 1]) {
      const { xp } = t.seats[seat]!;
      expect(x.seats[seat]!.xp.slice(-2)).toEqual(xp.slice(-2));
      expect(new Set(x.seats[seat]!.xp).size).toBe(xp.length);
      expect(x.seats[seat]!.xp).toHaveLength(xp.length);
    }
    expect(game.sight.view(x, 0)).toEqual(game.sight.view(t, 0));
  }
});

test('TD-045 R-TD-05 a pile so small that its bottom is its open top has every card once', () => {
  const t = dealt();
  for (const seat of [0, 1]) {
    const s = t.seats[seat]!;
    s.discard.push(...s.xp);
    s.xp = s.hand.splice(0, 2);
    s.placed = [0, 0];
  }
  for (const x of imagined(t, 0, 10)) {
    expect(x.seats[0]!.xp).toEqual(t.seats[0]!.xp);
    expect([x.seats[1]!.xp.length, x.seats[1]!.xp[0]]).toEqual([2, t.seats[1]!.xp[0]]);
    expect(game.sight.view(x, 0)).toEqual(game.sight.view(t, 0));
  }
});
