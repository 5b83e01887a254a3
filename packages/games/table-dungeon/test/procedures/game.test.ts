import { sfc32 } from '@undercroft/engine';
import { asked, tableFor } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { rankOf } from '../../src/cards.ts';
import { CLASS_SHEETS } from '../../src/content/classes.ts';
import { CLASSES, type ClassId } from '../../src/content/vocabulary.ts';
import type { Decision } from '../../src/decisions.ts';
import type { Event } from '../../src/events.ts';
import { game } from '../../src/index.ts';
import type { Table } from '../../src/table.ts';
import { facing, optionsOf, playCards, sorted, tableWith, take, told, waiting } from '../table.ts';

const choose = (seat: number, id: ClassId): Decision[] => [
  { seat, kind: 'class', class: CLASSES.indexOf(id) },
  { seat, kind: 'accent', accent: 5 },
];
function begun(classes: ClassId[], rules = {}, seed = 1): { t: Table; out: Event[] } {
  const t = tableFor(game, { seats: classes.length, options: rules, seed });
  const out = classes.flatMap((id, seat) => take(t, ...choose(seat, id)));
  return { t, out };
}

test('TD-008 TD-006 everybody is asked at once for one of four classes and one of eight accents', () => {
  const t = tableFor(game, { seats: 3 });
  expect(waiting(t)).toEqual(['0 accent', '0 class', '1 accent', '1 class', '2 accent', '2 class']);
  expect(optionsOf(t, 1, 'class')).toEqual([0, 1, 2, 3].map((cls) => ({ class: cls })));
  expect(optionsOf(t, 1, 'accent')).toHaveLength(8);
});

test('TD-010 R-TD-12 any number may share a class; the loot deck then holds several copies', () => {
  const { t, out } = begun(['wizard', 'wizard', 'wizard', 'wizard']);
  expect(t.seats.map((s) => [s.class, s.accent])).toEqual([1, 1, 1, 1].map((cls) => [cls, 5]));
  expect(told(out, 'heroChosen')).toHaveLength(4);
  const count = (c: number) => t.lootDeck.filter((x) => x === c).length;
  expect(new Set(t.lootDeck.map(count))).toEqual(new Set([4]));
});

test('R-TD-12 [class.unique] classes are chosen in seat order and none twice', () => {
  const t = tableFor(game, { seats: 3, options: { 'class.unique': true } });
  expect(waiting(t)).toEqual(['0 accent', '0 class']);
  take(t, ...choose(0, 'wizard'));
  expect(waiting(t)).toEqual(['1 accent', '1 class']);
  expect(optionsOf(t, 1, 'class')).toEqual([0, 2, 3].map((cls) => ({ class: cls })));
  expect(game.play.refuse(t, { seat: 1, kind: 'class', class: 1 })).toMatchObject({ code: 'against-the-rules', rule: 'R-TD-12' });
  take(t, ...choose(1, 'rogue'));
  expect(optionsOf(t, 2, 'class')).toEqual([0, 3].map((cls) => ({ class: cls })));
});

test('TD-013 E-TD-01 TD-015 the loot deck is made of all removed suits, and as many dice as players lie in the centre', () => {
  const { t, out } = begun(['fighter', 'wizard', 'rogue', 'cleric']);
  expect(out).toContainEqual({ type: 'lootDeckMade', cards: 52, dice: 4 });
  expect(sorted(t.lootDeck)).toEqual(Array.from({ length: 52 }, (_, i) => i));
  expect(told(out, 'enemyAppeared')[0]!.dice).toHaveLength(4);
});

test('TD-015 the loot deck is shuffled, and differently every time', () => {
  const tops = Array.from({ length: 30 }, (_, seed) => begun(['fighter', 'wizard'], {}, seed + 1).t.lootDeck.at(-1)!);
  expect(new Set(tops.map(rankOf)).size).toBeGreaterThan(6);
});

test('TD-023 TD-024 TD-033 after the deal everybody holds five cards of an own action pile, and round 1 of level 1 begins', () => {
  for (let seed = 1; seed < 20; seed++) {
    const { t, out } = begun(['fighter', 'cleric'], {}, seed);
    expect([t.round, t.level, t.aces]).toEqual([1, 1, 0]);
    expect(told(out, 'drew').map((e) => e.cards)).toEqual(t.seats.map((s) => s.hand));
    for (const s of t.seats) {
      expect(s.hand).toHaveLength(5);
      expect(s.hand.some((c) => Math.floor(c / 13) === CLASS_SHEETS[s.class]!.removed)).toBe(false);
    }
    expect(waiting(t)).toEqual(['0 play', '1 play']);
  }
});

test('TD-019 every owner is told the ten cards and how many royals were among them', () => {
  const { t, out } = begun(['fighter', 'cleric']);
  for (const e of told(out, 'tenSeen')) {
    expect(e.ten).toHaveLength(10);
    expect(t.seats[e.seat]!.action.length + 5).toBe(11 + e.royals!);
  }
});

test('TD-050 whether it is won or lost the round is over after that, and another begins', () => {
  for (const health of [4, 18]) {
    const t = facing({
      heroes: [
        { class: 'fighter', hand: '4C' },
        { class: 'wizard', hand: '5S' },
      ],
      enemy: { health },
      loot: '9D',
    });
    const out = playCards(t, '4C', '5S');
    expect(told(out, 'fought')).toHaveLength(1);
    expect(told(out, 'enemyAppeared')[0]!.round).toBe(2);
    expect(waiting(t)).toEqual(['0 play', '1 play']);
  }
});

test('TD-004 R-TD-35 the length of a game is the number of rounds the party survives', () => {
  const heroes = [
    { class: 'fighter', hand: '4C', health: 4 },
    { class: 'wizard', hand: '5S', health: 4 },
  ] as const;
  const short = facing({ heroes: [...heroes], enemy: { health: 18 } });
  playCards(short, '4C', '5S');
  expect([game.lab.length.of(short), game.lab.length.unit, asked(game, short)]).toEqual([1, 'rounds', []]);
  const long = facing({ heroes: [...heroes], enemy: { health: 4 }, loot: '9D' });
  playCards(long, '4C', '5S');
  expect(game.lab.length.of(long)).toBe(2);
  expect(asked(game, long)).not.toEqual([]);
});

test('the same classes and the same chance lead to the same table', () => {
  expect(begun(['fighter', 'rogue'], {}, 7).t).toEqual(begun(['fighter', 'rogue'], {}, 7).t);
  expect(tableWith({ heroes: [{ class: 'rogue' }, { class: 'rogue' }], seed: 3 }).random).toEqual(sfc32(3));
});
