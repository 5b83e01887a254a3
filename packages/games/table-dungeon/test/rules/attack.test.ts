import { expect, test } from 'vitest';
import { card, NONE } from '../../src/cards.ts';
import { CLASS_SHEETS } from '../../src/content/classes.ts';
import { enemyAt } from '../../src/content/enemies.ts';
import { CLASSES, type ClassId, type SuitTwist } from '../../src/content/vocabulary.ts';
import { attackOf, blowOf, type Hero, healingOf, safestAttack, tally } from '../../src/rules/attack.ts';
import { facing, ownEnemy, tableWith } from '../table.ts';

const hero = (id: ClassId, jacks = 0): Hero => ({ class: CLASSES.indexOf(id), items: [jacks, 0, 0] });
const PLAIN = enemyAt(...ownEnemy({}));
const attacks = (id: ClassId, text: string, jacks = 0, enemy = PLAIN) => attackOf(hero(id, jacks), card(text), enemy);
const heals = (id: ClassId, text: string, jacks = 0, enemy = PLAIN) => healingOf(hero(id, jacks), card(text), enemy);

test.each<[ClassId, string, number]>([
  ['fighter', '4S', 5],
  ['wizard', '3S', 4],
  ['rogue', '4S', 7],
])('TD-039 a spade attacks for rank + Dexterity: %s %s is %i', (id, text, attack) => expect(attacks(id, text)).toBe(attack));

test.each<[ClassId, string, number]>([
  ['fighter', '4C', 7],
  ['rogue', '10C', 11],
  ['cleric', '6C', 8],
])('TD-040 a club attacks for rank + Strength: %s %s is %i', (id, text, attack) => expect(attacks(id, text)).toBe(attack));

test.each<[ClassId, string, number]>([
  ['wizard', '3D', 7],
  ['rogue', '5D', 7],
  ['cleric', '9D', 10],
])('TD-041 a diamond attacks for rank + Intelligence: %s %s is %i', (id, text, attack) => expect(attacks(id, text)).toBe(attack));

test('R-TD-04 TD-016 an ace in hand attacks or heals for 1 + stat', () => {
  expect(attacks('fighter', 'AC')).toBe(4);
  expect(attacks('wizard', 'AD')).toBe(5);
  expect(heals('cleric', 'AH')).toBe(4);
});

test('TD-035 a heart heals rank + Constitution and does not attack', () => {
  expect([heals('fighter', '5H'), heals('wizard', '5H'), heals('cleric', '5H')]).toEqual([7, 6, 8]);
  for (const id of ['fighter', 'wizard', 'cleric'] as const) expect(attacks(id, '6H')).toBe(0);
  expect([heals('fighter', '5C'), heals('wizard', '5D')]).toEqual([0, 0]);
});

test('TD-042 a royal has no suit: no attack and no healing, not even with items', () => {
  for (const text of ['JC', 'QC', 'KC', 'KS', 'JH', 'KH']) expect([attacks('fighter', text, 2), heals('cleric', text, 2)]).toEqual([0, 0]);
});

test('R-TD-29 no card, no attack and no healing', () => {
  expect([attackOf(hero('fighter'), NONE, PLAIN), healingOf(hero('cleric'), NONE, PLAIN)]).toEqual([0, 0]);
});

test('R-TD-32 passives of several copies add up, for the suit of the class only', () => {
  const [sword, hat, , biscuit] = CLASS_SHEETS.map((sheet) => sheet.items[0].amount);
  expect([attacks('fighter', '4C', 1), attacks('fighter', '4C', 3), attacks('fighter', '4S', 3)]).toEqual([7 + sword!, 7 + 3 * sword!, 5]);
  expect([attacks('wizard', '3D', 2), attacks('wizard', '3S', 2)]).toEqual([7 + 2 * hat!, 4]);
  expect([heals('cleric', '3H', 2), heals('fighter', '3H', 2)]).toEqual([6 + 2 * biscuit!, 5]);
  expect(attacks('rogue', '4S', 2)).toBe(7);
});

const twisted = (...suits: SuitTwist[]) => enemyAt(...ownEnemy({ suits }));

test.each<[SuitTwist, ClassId, string, number]>([
  [{ suit: 'clubs', plus: 2 }, 'fighter', '4C', 9],
  [{ suit: 'clubs', plus: 2 }, 'fighter', '4S', 5],
  [{ suit: 'clubs', times: 2 }, 'fighter', '4C', 14],
  [{ suit: 'spades', times: 0 }, 'rogue', '6S', 0],
  [{ suit: 'spades', times: 0 }, 'rogue', '6C', 7],
  [{ suit: 'spades', times: 0, plus: 3 }, 'rogue', '6S', 3],
  [{ suit: 'clubs', plus: -2 }, 'rogue', 'AC', 0],
  [{ suit: 'clubs', plus: -9 }, 'fighter', '2C', 0],
  [{ suit: 'diamonds', times: 2, plus: 4 }, 'wizard', '2D', 16],
])('TD-029 against %j, %s %s attacks for %i', (twist, id, text, attack) => {
  expect(attacks(id, text, 0, twisted(twist))).toBe(attack);
});

test('TD-029 a suit twist changes rank, stat and items together; no twist makes a royal or a heart attack', () => {
  expect(attacks('fighter', '4C', 1, twisted({ suit: 'clubs', times: 2 }))).toBe((4 + 3 + 1) * 2);
  expect(attacks('fighter', 'KC', 1, twisted({ suit: 'clubs', plus: 5 }))).toBe(0);
  expect(attacks('fighter', '4H', 1, twisted({ suit: 'hearts', plus: 5 }))).toBe(0);
});

test('TD-029 hearts heal nothing, or more or less, where the row says so', () => {
  const healing = (change: 'none' | number) => enemyAt(...ownEnemy({ healing: change }));
  expect([heals('cleric', '5H', 1, healing('none')), heals('fighter', '5H', 0, healing(3))]).toEqual([0, 10]);
  expect(heals('wizard', 'AH', 0, healing(-9))).toBe(0);
});

test('TD-034 attack of the living is added up, with bonuses; the enemy may grow with the lowest rank played', () => {
  const heroes = [{ class: 'fighter' }, { class: 'wizard' }, { class: 'rogue' }] as const;
  const t = tableWith({ heroes: [...heroes], enemy: { health: 25, healthPlusLowest: true } });
  ['4C', '3S', 'KS'].forEach((text, seat) => {
    t.seats[seat]!.played = card(text);
  });
  t.seats[1]!.bonus = 6;
  tally(t);
  expect([t.total, t.enemyHealth]).toEqual([7 + 4 + 6, 25 + 3]);
  t.seats[0]!.alive = false;
  t.seats[1]!.played = card('KS');
  tally(t);
  expect([t.total, t.enemyHealth]).toEqual([6, 25]);
});

test('the reasons of an attack add up to it', () => {
  const t = tableWith({
    heroes: [{ class: 'fighter', items: 'J J' }, { class: 'wizard' }],
    enemy: { suits: [{ suit: 'clubs', times: 2 }] },
  });
  t.seats[0]!.played = card('4C');
  t.seats[0]!.bonus = 6;
  t.seats[1]!.played = card('KD');
  expect(blowOf(t, 0)).toEqual({
    seat: 0,
    card: card('4C'),
    rank: 4,
    stat: 3,
    items: 2,
    times: 2,
    plus: 0,
    bonus: 6,
    attack: 24,
  });
  expect(blowOf(t, 1)).toMatchObject({ rank: 13, stat: 0, items: 0, times: 0, plus: 0, bonus: 0, attack: 0 });
});

test.each([
  // Two alive, so each carries half of the health: the lowest attack that does.
  [10, 'AC 2C 6C', '2C'],
  [18, 'AC 6C 5C', '6C'], // share 9: only 6C reaches it
  [24, 'AC 5C 6H', '5C'], // nothing reaches 12: the strongest
  [24, '6H KC', '6H'], // no attack at all: the first card
])('the card played for a seat whose time is up: health %i, hand %s -> %s', (health, hand, chosen) => {
  const t = facing({
    heroes: [
      { class: 'fighter', hand },
      { class: 'wizard', hand: '3D' },
    ],
    enemy: { health },
  });
  expect(safestAttack(t, 0)).toBe(card(chosen));
});
