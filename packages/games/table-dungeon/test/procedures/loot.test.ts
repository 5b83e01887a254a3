import { running, startAt } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { card, cards, isRoyal, NONE, rankOf } from '../../src/cards.ts';
import { game } from '../../src/index.ts';
import { loot } from '../../src/procedures/loot.ts';
import { lootCards } from '../../src/table.ts';
import {
  diceWillShow,
  drawn,
  facing,
  type Hero,
  healths,
  itemsHeld,
  maxima,
  playCards,
  type Scene,
  scores,
  seedWhere,
  tableWith,
  take,
  told,
  waiting,
} from '../table.ts';

const WINNERS: Hero[] = [
  { class: 'fighter', hand: '4C', xp: '' },
  { class: 'wizard', hand: '5S', xp: '' },
];
/** A won fight in which seat 0 has the lowest card. */
const won = (scene: Partial<Scene> = {}) => {
  const t = facing({ heroes: WINNERS, enemy: { health: 4, level: scene.level ?? 1 }, ...scene });
  return { t, out: playCards(t, '4C', '5S') };
};

test('TD-052 TD-058 after a victory the lowest card draws one loot card, worth its rank', () => {
  const { t, out } = won({ loot: '9D 5C' });
  expect(drawn(out)).toEqual(['0 9♦']);
  expect([scores(t), t.seats[0]!.points, t.lootDeck.at(-1)]).toEqual([[9, 0], cards('9D'), card('5C')]);
  expect(waiting(t)).toEqual(['0 play', '1 play']);
});

test('TD-054 R-TD-32 a royal is an item of the holder’s class, whatever its suit, and worth no points', () => {
  const { t, out } = won({ loot: 'QC' });
  expect([itemsHeld(t, 0), scores(t)]).toEqual(['Q', [0, 0]]);
  expect(told(out, 'looted')).toEqual([{ type: 'looted', seat: 0, card: card('QC'), rank: 4, score: 0 }]);
});

/** Seat 0, hurt, draws an ace at level 1 and then something else. */
const oneAce = () =>
  seedWhere(
    (seed) => won({ heroes: [{ ...WINNERS[0]!, health: 7 }, WINNERS[1]!], onlyLoot: 'AD 9D 8D', seed }),
    ({ t }) => t.aces === 1,
  );

test('TD-055 an ace goes back into the loot deck, and the looter draws again', () => {
  const { t, out } = oneAce();
  expect(drawn(out).slice(0, 1)).toEqual(['0 A♦']);
  expect(drawn(out)).toHaveLength(2);
  expect([t.lootDeck.includes(card('AD')), t.lootDeck.length]).toEqual([true, 2]);
});

test('V-TD-13 TD-056 TD-063 an ace at level 1: 7/10 and 10/10 become 12/15 and 15/15, and the Enemy Table goes to level 2', () => {
  const { t } = oneAce();
  expect([healths(t), maxima(t), t.level]).toEqual([[12, 15], [15, 15], 2]);
});

test('TD-055 the ace goes back and the deck is shuffled: it can come anywhere, even at once', () => {
  const second = new Set(Array.from({ length: 60 }, (_, seed) => drawn(won({ onlyLoot: 'AD 9D 8D 7D', seed }).out)[1]));
  expect(second).toEqual(new Set(['0 A♦', '0 9♦', '0 8♦', '0 7♦']));
});

test('V-TD-14 R-TD-23 A, A, 9: level 3, +10 in two steps, two choices of three cards each, and 9 points', () => {
  const { t, out } = seedWhere(
    (seed) => {
      const table = facing({
        heroes: [{ class: 'fighter', hand: '4C', xp: '9C 8C 7C 10C 9S 8S 7S', health: 3 }, WINNERS[1]!],
        enemy: { health: 4 },
        onlyLoot: 'AD 9D',
        seed,
      });
      const events = playCards(table, '4C', '5S');
      for (let placed = 0; waiting(table)[0] === '0 levelUp'; placed++) {
        events.push(...take(table, { seat: 0, kind: 'levelUp', bottom: [] }));
        if (placed === 3) break;
      }
      return { t: table, out: events };
    },
    (x) => drawn(x.out).join() === '0 A♦,0 A♦,0 9♦',
  );
  expect([t.level, t.aces, healths(t), maxima(t), scores(t)]).toEqual([3, 2, [13, 20], [20, 20], [9, 0]]);
  expect(told(out, 'levelledUp').map((e) => e.healths[0])).toEqual([
    { seat: 0, health: 8, maxHealth: 15 },
    { seat: 0, health: 13, maxHealth: 20 },
  ]);
  expect(told(out, 'xpPlaced').map((e) => e.discard)).toEqual([cards('9C 8C 7C'), cards('10C 9S 8S')]);
});

test('V-TD-15 R-TD-23 at the fourth ace there is no level-up, the level stays 4, and no further card is drawn', () => {
  const { t, out } = won({ onlyLoot: 'AD 9D', aces: 3, level: 4 });
  expect(drawn(out)).toEqual(['0 A♦']);
  expect([t.level, t.aces, maxima(t), told(out, 'levelledUp')]).toEqual([4, 4, [10, 10], []]);
});

test('TD-057 TD-065 with the fourth ace the game is over', () => {
  const { t, out } = won({ onlyLoot: 'AD 9D', aces: 3, level: 4 });
  expect(told(out, 'aceDrawn')).toEqual([{ type: 'aceDrawn', seat: 0, card: card('AD'), aces: 4, last: true }]);
  expect(game.play.outcome(t)).toMatchObject({ reason: 'last-ace' });
  expect(waiting(t)).toEqual([]);
});

test('V-TD-16 R-TD-22 the same ace drawn four times ends the game', () => {
  const { t, out } = won({ onlyLoot: 'AD' });
  expect(drawn(out)).toEqual(['0 A♦', '0 A♦', '0 A♦', '0 A♦']);
  expect([t.aces, t.level, game.play.outcome(t)?.reason]).toEqual([4, 4, 'last-ace']);
});

test('R-TD-22 [end.aces] 3: the third ace ends the game', () => {
  const { t, out } = won({ onlyLoot: 'AD', rules: { 'end.aces': 3 } });
  expect([drawn(out).length, t.aces, t.level]).toEqual([3, 3, 3]);
  expect(game.play.outcome(t)).toMatchObject({ reason: 'last-ace' });
});

test('R-TD-22 aces count whoever draws them', () => {
  const t = facing({
    heroes: [
      { class: 'fighter', hand: '4C', xp: '' },
      { class: 'wizard', hand: '2S', xp: '' },
    ],
    enemy: { health: 4 },
    aces: 3,
    level: 4,
    loot: 'AC',
  });
  playCards(t, '4C', '2S');
  expect(t.aces).toBe(4);
});

test('R-TD-21 only royals: no loot; a lowest player who is dead is skipped', () => {
  const dead = tableWith({
    heroes: [{ class: 'fighter', alive: false }, { class: 'wizard' }, { class: 'rogue' }],
    enemy: { health: 1 },
    loot: '9H',
  });
  ['2C', 'KD', '5S'].forEach((text, seat) => {
    dead.seats[seat]!.played = card(text);
  });
  dead.result = 'win';
  startAt(game, dead, running(loot, { ace: NONE }));
  expect(scores(dead)).toEqual([0, 0, 9]);
});

test('V-TD-12 Rogue 2S and Wizard 2D tie: dice 3 and 5, the Wizard loots', () => {
  const t = facing({
    heroes: [
      { class: 'rogue', hand: '2S' },
      { class: 'wizard', hand: '2D' },
    ],
    enemy: { health: 4 },
    loot: '9H',
  });
  diceWillShow(t, 3, 5);
  const out = playCards(t, '2S', '2D');
  expect([told(out, 'rolledOff')[0]!.winner, scores(t)]).toEqual([1, [0, 9]]);
});

test('TD-029 “There is no loot.” “The highest card loots instead of the lowest.”', () => {
  const none = won({ enemy: { health: 4, loot: 'none' } });
  expect(told(none.out, 'noLoot')).toEqual([{ type: 'noLoot', why: 'enemy' }]);
  expect(drawn(none.out)).toEqual([]);
  expect(drawn(won({ enemy: { health: 4, loot: 'highest' }, loot: '9D' }).out)).toEqual(['1 9♦']);
});

test('TD-029 “The looter draws twice.”', () => {
  expect(drawn(won({ enemy: { health: 4, loot: 'twice' }, loot: '9D KD' }).out)).toEqual(['0 9♦', '0 K♦']);
});

test('TD-029 “If defeated, the second-lowest card loots too.” Those who tie for lowest are not second', () => {
  expect(drawn(won({ enemy: { health: 4, loot: 'secondToo' }, loot: '9D 8D' }).out)).toEqual(['0 9♦', '1 8♦']);
  const heroes: Hero[] = [
    { class: 'rogue', hand: '2S' },
    { class: 'wizard', hand: '2D' },
    { class: 'fighter', hand: '6C' },
  ];
  const t = facing({ heroes, enemy: { health: 4, loot: 'secondToo' }, loot: '9H 8H' });
  diceWillShow(t, 6, 1);
  expect(drawn(playCards(t, '2S', '2D', '6C'))).toEqual(['0 9♥', '2 8♥']);
  const alone = facing({ heroes, enemy: { health: 4, loot: 'secondToo' }, loot: '9H 8H' });
  alone.seats[2]!.hand = cards('KC');
  diceWillShow(alone, 1, 6);
  playCards(alone, '2S', '2D', 'KC');
  expect(drawn(take(alone, { seat: 2, kind: 'royal', choice: 'nothing' }))).toEqual(['1 9♥']);
});

test('R-TD-24 the loot deck cannot run out: with only aces left each draw is an ace; the longest game has 12n + 1 draws', () => {
  const t = tableWith({ heroes: WINNERS, enemy: [1, 1] });
  t.seats[0]!.played = card('2C');
  // Both aces at the very bottom: all 24 other cards are drawn first.
  t.lootDeck = lootCards([0, 1]).sort((a, b) => Number(rankOf(b) === 1) - Number(rankOf(a) === 1));
  let wins = 0;
  for (; t.aces < 4; wins++) startAt(game, t, running(loot, { ace: NONE }));
  expect(wins).toBe(12 * 2 + 1);
  expect(t.lootDeck.map(rankOf)).toEqual([1, 1]);
  expect(t.seats[0]!.points.filter(isRoyal)).toEqual([]);
});
