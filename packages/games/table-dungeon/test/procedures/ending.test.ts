import { expect, test } from 'vitest';
import type { Event } from '../../src/events.ts';
import { game } from '../../src/index.ts';
import { ending } from '../../src/procedures/ending.ts';
import { isOver, SOLO_RANKS, soloRank } from '../../src/rules/score.ts';
import { diceWillShow, facing, type Hero, playCards, type Scene, tableWith, waiting } from '../table.ts';

const hero = (points: string, health = 10, more: Partial<Hero> = {}): Hero => ({
  class: 'fighter',
  points,
  health,
  maxHealth: 25,
  ...more,
});
const over = (heroes: Hero[], rules: Scene['rules'] = {}) => tableWith({ heroes, rules, aces: 4, level: 4 });

test('V-TD-24 TD-067 loot 10, 7, K, 2 is 19: royals give nothing', () => {
  const t = over([hero('10D 7D 2D', 10, { items: 'K' }), hero('9D')]);
  expect(ending(t, null)).toEqual({ winners: [0], scores: [19, 9], reason: 'last-ace', tieBreak: 'none', rank: null });
});

test('V-TD-24 TD-066 a dead player with 40 points is not counted', () => {
  const t = over([hero('10D 7D'), hero('10D 9D 8D 7D 6D', 0, { alive: false }), hero('9D')]);
  expect(ending(t, null)).toMatchObject({ winners: [0], scores: [17, 0, 9] });
});

test('TD-068 TD-005 most points wins, and only one does', () => {
  expect(ending(over([hero('9D'), hero('10D'), hero('8D')]), null)).toMatchObject({ winners: [1], tieBreak: 'none' });
});

test('V-TD-24 R-TD-33 19 against 19: health 12 beats 8', () => {
  const t = over([hero('10D 9D', 12), hero('10D 7D 2D', 8)]);
  expect(ending(t, null)).toMatchObject({ winners: [0], scores: [19, 19], tieBreak: 'health' });
});

test('R-TD-33 then more point cards, then a die roll-off', () => {
  expect(ending(over([hero('10D 9D', 8), hero('10D 7D 2D', 8)]), null)).toMatchObject({ winners: [1], tieBreak: 'cards' });
  const even = over([hero('10D 9D', 8), hero('10D 9D', 8), hero('2D', 20)]);
  diceWillShow(even, 2, 2, 1, 6);
  expect(ending(even, null)).toMatchObject({ winners: [1], tieBreak: 'roll' });
});

test('R-TD-33 only those who are still tied after health and cards roll', () => {
  const t = over([hero('10D 7D 2D', 5), hero('10D 9D', 8), hero('10D 7D 2D', 8), hero('10D 7D 2D', 8)]);
  diceWillShow(t, 1, 6, 3);
  const out: Event[] = [];
  expect(ending(t, out)).toMatchObject({ winners: [3], tieBreak: 'roll' });
  expect(out).toMatchObject([{ rolls: [[{ seat: 2 }, { seat: 3 }]], winner: 3 }]);
});

test('R-TD-33 [end.shared] equal points share the victory', () => {
  const t = over([hero('10D 9D', 12), hero('10D 7D 2D', 8), hero('9D')], { 'end.shared': true });
  expect(ending(t, null)).toMatchObject({ winners: [0, 1], tieBreak: 'shared' });
  expect(ending(over([hero('9D'), hero('10D')], { 'end.shared': true }), null)).toMatchObject({ winners: [1], tieBreak: 'none' });
});

test('TD-069 nobody alive: everybody has lost', () => {
  const t = tableWith({ heroes: [hero('9D', 0, { alive: false }), hero('9D', 0, { alive: false })] });
  expect(ending(t, null)).toEqual({ winners: [], scores: [0, 0], reason: 'wiped-out', tieBreak: 'none', rank: null });
});

test('R-TD-10 [end.lastAlive] off: a lone survivor goes on alone; on: wins at once', () => {
  const scene: Scene = {
    heroes: [
      { class: 'fighter', hand: 'AC 2C' },
      { class: 'wizard', hand: 'AS', health: 4, points: '10C' },
    ],
    enemy: { health: 18 },
  };
  const alone = facing(scene);
  playCards(alone, 'AC', 'AS');
  expect(waiting(alone)).toEqual(['0 play']);
  expect([alone.dice.length, game.play.outcome(alone)]).toEqual([1, null]);
  const last = facing({ ...scene, rules: { 'end.lastAlive': true } });
  playCards(last, 'AC', 'AS');
  expect(game.play.outcome(last)).toEqual({ winners: [0], scores: [0, 0], reason: 'last-alive' });
});

test('R-TD-10 a lone survivor loots with any non-royal card, and wins with the fourth ace', () => {
  const t = facing({
    heroes: [
      { class: 'fighter', hand: '6C', xp: '' },
      { class: 'wizard', alive: false },
    ],
    enemy: { health: 4, level: 4 },
    aces: 3,
    onlyLoot: 'AD',
  });
  playCards(t, '6C');
  expect(game.play.outcome(t)).toEqual({ winners: [0], scores: [0, 0], reason: 'last-ace' });
});

test('R-TD-11 [solo.mode] oneHero: one die, one seat, and the score earns a rank', () => {
  const t = facing({
    heroes: [{ class: 'rogue', hand: '6S', xp: '', points: '10H 9H 8H' }],
    enemy: { health: 4 },
    aces: 3,
    level: 4,
    onlyLoot: 'AH',
    rules: { 'solo.mode': 'oneHero' },
  });
  playCards(t, '6S');
  expect(t.ending).toEqual({ winners: [0], scores: [27], reason: 'last-ace', tieBreak: 'none', rank: 'Lost But Solvent' });
  const going = facing({
    heroes: [{ class: 'rogue', hand: 'AS' }],
    enemy: { health: 18 },
    rules: { 'solo.mode': 'oneHero', 'end.lastAlive': true },
  });
  playCards(going, 'AS');
  expect([going.dice.length, game.play.outcome(going)]).toEqual([1, null]);
});

test('R-TD-11 [solo.mode] twoHeroes: both seats win together and the sum of both earns the rank', () => {
  const t = over([hero('10D 9D 8D'), hero('10D 9D', 3)], { 'solo.mode': 'twoHeroes' });
  expect(ending(t, null)).toEqual({ winners: [0, 1], scores: [27, 19], reason: 'last-ace', tieBreak: 'none', rank: 'Competent, Mostly' });
  const lost = tableWith({
    heroes: [hero('9D', 0, { alive: false }), hero('9D', 0, { alive: false })],
    rules: { 'solo.mode': 'twoHeroes' },
  });
  expect(ending(lost, null)).toMatchObject({ winners: [], rank: null });
});

test('R-TD-11 solo ranks go up with the score, and every score has one', () => {
  expect([0, 19, 20, 40, 60, 80, 99, 100, 216].map(soloRank)).toEqual([
    'Survivor Of A Filing Error',
    'Survivor Of A Filing Error',
    'Lost But Solvent',
    'Competent, Mostly',
    'Professional Adventurer',
    'Scourge Of The Footstools',
    'Scourge Of The Footstools',
    'Legend, With Receipts',
    'Legend, With Receipts',
  ]);
  expect(new Set(SOLO_RANKS.map((rank) => rank.name)).size).toBe(SOLO_RANKS.length);
});

test('TD-065 the game goes on until the last ace or the last death', () => {
  expect(isOver(tableWith({ heroes: [hero(''), hero('')], aces: 3 }))).toBe(false);
  expect(isOver(tableWith({ heroes: [hero(''), hero('')], aces: 4 }))).toBe(true);
  expect(isOver(tableWith({ heroes: [hero(''), hero('', 0, { alive: false })] }))).toBe(false);
});
