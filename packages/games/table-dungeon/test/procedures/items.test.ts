import { expect, test } from 'vitest';
import { card, cards } from '../../src/cards.ts';
import { CLASS_SHEETS } from '../../src/content/classes.ts';
import { CLASSES, type ClassId } from '../../src/content/vocabulary.ts';
import type { Decision } from '../../src/decisions.ts';
import { game } from '../../src/index.ts';
import {
  drawn,
  facing,
  type Hero,
  healths,
  itemsHeld,
  nextRound,
  optionsOf,
  playCards,
  scores,
  tableWith,
  take,
  told,
  waiting,
} from '../table.ts';

const [JACK, QUEEN, KING] = [11, 12, 13];
const itemOf = (id: ClassId, rank: number) => CLASS_SHEETS[CLASSES.indexOf(id)]!.items[rank - JACK]!;
const text = (id: ClassId, rank: number) => `TD-054 R-TD-32 ${itemOf(id, rank).name}: “${itemOf(id, rank).text}”`;
const use = (seat: number, rank: number, more: { card?: number; target?: number } = {}): Decision => ({
  seat,
  kind: 'item',
  use: rank,
  ...more,
});
const nothing = (seat: number): Decision => use(seat, 0);
const ALLY: Hero = { class: 'rogue', hand: '5S 2S', health: 10 };

test(text('fighter', JACK), () => {
  const { amount } = itemOf('fighter', JACK);
  const attack = (hero: Hero, play: string) => told(playCards(facing({ heroes: [hero, ALLY] }), play, '5S'), 'fought')[0]!.blows[0];
  const sword: Hero = { class: 'fighter', hand: '4C 4S', items: 'J' };
  expect(attack(sword, '4C')).toMatchObject({ items: amount, attack: 7 + amount });
  expect(attack({ ...sword, items: 'J J' }, '4C')).toMatchObject({ attack: 7 + 2 * amount });
  expect(attack(sword, '4S')).toMatchObject({ items: 0, attack: 5 });
  // In other hands a jack is something else.
  expect(attack({ class: 'cleric', hand: '4C', items: 'J' }, '4C')).toMatchObject({ items: 0, attack: 6 });
  expect(game.play.refuse(facing({ heroes: [sword, ALLY] }), use(0, JACK))).toMatchObject({ rule: 'TD-054' });
});

test(text('wizard', JACK), () => {
  const { amount } = itemOf('wizard', JACK);
  const attack = (play: string) => {
    const t = facing({
      heroes: [
        { class: 'wizard', hand: '4D 4S', items: 'J' },
        { class: 'wizard', hand: '4D' },
      ],
    });
    return told(playCards(t, play, '4D'), 'fought')[0]!.blows.map((b) => b.attack);
  };
  expect(attack('4D')).toEqual([8 + amount, 8]);
  expect(attack('4S')).toEqual([5, 8]);
});

test(text('rogue', JACK), () => {
  const t = facing({
    heroes: [
      { class: 'rogue', hand: '2S', items: 'J' },
      { class: 'wizard', hand: '2D' },
    ],
    enemy: { health: 4 },
    loot: '9H',
  });
  const out = playCards(t, '2S', '2D');
  expect(told(out, 'tieWon')).toEqual([{ type: 'tieWon', seat: 0, why: 'shoes' }]);
  expect([scores(t), itemsHeld(t, 0)]).toEqual([[9, 0], 'J']);
});

test(text('cleric', JACK), () => {
  const { amount } = itemOf('cleric', JACK);
  const heroes: Hero[] = [
    { class: 'cleric', hand: '2H', items: 'J', health: 2, maxHealth: 20 },
    { class: 'fighter', hand: '2H', health: 2, maxHealth: 20 },
  ];
  const t = facing({ heroes, enemy: { automatic: true, health: 1 }, loot: '9D' });
  playCards(t, '2H', '2H');
  expect(healths(t)).toEqual([2 + 5 + amount, 2 + 4]);
  const spare = facing({
    heroes: [{ class: 'cleric', hand: '2C', items: 'J', health: 2 }, ALLY],
    enemy: { automatic: true, health: 1 },
    loot: '9D',
  });
  playCards(spare, '2C', '5S');
  expect(healths(spare)).toEqual([2, 10]);
});

test(text('fighter', QUEEN), () => {
  const heroes: Hero[] = [
    { class: 'fighter', hand: 'AC 6C', items: 'Q' },
    { ...ALLY, hand: 'AS 5S' },
  ];
  const t = facing({ heroes });
  playCards(t, 'AC', 'AS');
  expect(waiting(t)).toEqual(['0 item']);
  const out = take(t, use(0, QUEEN));
  expect(told(out, 'spared')).toEqual([{ type: 'spared', seat: 0, why: 'item' }]);
  expect([healths(t), itemsHeld(t, 0)]).toEqual([[10, 6], '']);
  expect(waiting(t)).toEqual(['0 play', '1 play']);
  // Not before a loss, not in a victory, not when nothing would strike.
  const early = facing({ heroes });
  expect(game.play.refuse(early, use(0, QUEEN))).toMatchObject({ rule: 'R-TD-32' });
  const won = facing({ heroes, enemy: { health: 4 }, loot: '9D' });
  playCards(won, '6C', '5S');
  expect(itemsHeld(won, 0)).toBe('Q');
  const spared = facing({ heroes: [{ class: 'fighter', hand: 'KC', items: 'Q' }, ALLY], enemy: { health: 18, spares: 'royal' } });
  playCards(spared, 'KC', '5S');
  expect(waiting(spared)).toEqual(['0 royal']);
});

test('R-TD-32 Shield of Excuses: unused it stays, the damage comes; a second copy is not asked for the same loss', () => {
  const t = facing({
    heroes: [
      { class: 'fighter', hand: 'AC', items: 'Q Q' },
      { ...ALLY, hand: 'AS' },
    ],
  });
  playCards(t, 'AC', 'AS');
  take(t, use(0, QUEEN));
  expect([itemsHeld(t, 0), healths(t)]).toEqual(['Q', [10, 6]]);
  const unused = facing({
    heroes: [
      { class: 'fighter', hand: 'AC', items: 'Q' },
      { ...ALLY, hand: 'AS' },
    ],
  });
  playCards(unused, 'AC', 'AS');
  take(unused, nothing(0));
  expect([itemsHeld(unused, 0), healths(unused)]).toEqual(['Q', [6, 6]]);
});

test(text('fighter', KING), () => {
  const heroes: Hero[] = [
    { class: 'fighter', hand: 'AC 2C 3C 4C 5C', items: 'K', xp: '9C 8C 7C 10C' },
    { ...ALLY, xp: '10S' },
  ];
  const t = facing({ heroes });
  playCards(t, 'AC', '5S');
  expect(waiting(t)).toEqual(['0 item']);
  const out = take(t, use(0, KING));
  expect(told(out, 'learned').map((e) => [e.seat, e.card, e.why])).toEqual(cards('9C 8C 7C').map((c) => [0, c, 'item']));
  expect([t.seats[0]!.xp, t.seats[0]!.discard]).toEqual([cards('10C'), cards('AC 9C 8C 7C')]);
  expect(t.seats[1]!.xp).toEqual(cards('10S'));
  // Fewer cards: as many as there are. None: it is not asked.
  const two = facing({ heroes: [{ ...heroes[0]!, xp: '9C 8C' }, ALLY] });
  playCards(two, 'AC', '5S');
  take(two, use(0, KING));
  expect([two.seats[0]!.xp, two.seats[0]!.discard]).toEqual([[], cards('AC 9C 8C')]);
  const none = facing({ heroes: [{ ...heroes[0]!, xp: '' }, ALLY] });
  playCards(none, 'AC', '5S');
  expect([waiting(none), itemsHeld(none, 0)]).toEqual([['0 play', '1 play'], 'K']);
});

test(text('wizard', QUEEN), () => {
  const heroes: Hero[] = [{ class: 'wizard', hand: 'AD 6D KS', items: 'Q' }, ALLY];
  const t = facing({ heroes, enemy: { health: 18 }, loot: '9H' });
  playCards(t, 'AD', '5S');
  expect(optionsOf(t, 0, 'item')).toEqual([{ use: 0 }, { use: QUEEN, card: card('6D') }, { use: QUEEN, card: card('KS') }]);
  const out = take(t, use(0, QUEEN, { card: card('6D') }));
  expect(told(out, 'itemUsed')[0]).toMatchObject({ card: card('6D'), swapped: card('AD'), window: 'afterReveal' });
  expect(told(out, 'fought')[0]).toMatchObject({ total: 10 + 8, result: 'win' });
  expect(t.seats[0]!.hand).toContain(card('AD'));
  expect([t.seats[0]!.discard, scores(t), itemsHeld(t, 0)]).toEqual([cards('6D'), [0, 9], '']);
  // A royal taken up gives its choice, and no attack.
  const royal = facing({ heroes });
  playCards(royal, '6D', '5S');
  take(royal, use(0, QUEEN, { card: card('KS') }));
  expect([royal.total, waiting(royal)]).toEqual([8, ['0 royal']]);
  // Not before the reveal, not with an empty hand, not with a card one does not hold.
  const early = facing({ heroes });
  expect(game.play.refuse(early, use(0, QUEEN, { card: card('6D') }))).toMatchObject({ rule: 'R-TD-32' });
  const bare = facing({ heroes: [{ ...heroes[0]!, hand: 'AD' }, ALLY] });
  playCards(bare, 'AD', '5S');
  expect(itemsHeld(bare, 0)).toBe('Q');
  playCards(early, 'AD', '5S');
  expect(game.play.refuse(early, use(0, QUEEN, { card: card('5S') }))).not.toBeNull();
});

test(text('wizard', KING), () => {
  const { amount } = itemOf('wizard', KING);
  const heroes: Hero[] = [{ class: 'wizard', hand: '2D', items: 'K' }, ALLY];
  const short = (missing: number) => facing({ heroes, enemy: { health: 6 + 8 + missing }, loot: '9H' });
  const t = short(amount);
  playCards(t, '2D', '5S');
  const out = take(t, use(0, KING));
  expect(told(out, 'fought')[0]).toMatchObject({ total: 14 + amount, result: 'win' });
  // The lowest card cannot loot: the next one does.
  expect([scores(t), itemsHeld(t, 0)]).toEqual([[0, 9], '']);
  const tooFar = short(amount + 1);
  playCards(tooFar, '2D', '5S');
  take(tooFar, use(0, KING));
  expect(healths(tooFar)).toEqual([6, 6]);
  // It is asked for only when the fight would be lost.
  const won = short(0);
  playCards(won, '2D', '5S');
  expect([itemsHeld(won, 0), scores(won)]).toEqual(['K', [9, 0]]);
  // R-TD-29: whoever plays nothing attacks for nothing.
  const bare = facing({ heroes: [{ ...heroes[0]!, hand: '' }, ALLY] });
  playCards(bare, '', '5S');
  expect(itemsHeld(bare, 0)).toBe('K');
});

test(text('rogue', QUEEN), () => {
  const heroes: Hero[] = [
    { class: 'rogue', hand: '6S AS KS', items: 'Q' },
    { class: 'wizard', hand: '2D' },
  ];
  const t = facing({ heroes, enemy: { health: 4 }, loot: '9H' });
  const before = playCards(t, '6S', '2D');
  expect(told(before, 'fought')[0]!.total).toBe(9 + 6);
  expect(waiting(t)).toEqual(['0 item']);
  const out = take(t, use(0, QUEEN));
  expect(told(out, 'looted')).toMatchObject([{ seat: 0, rank: 1 }]);
  expect([scores(t), itemsHeld(t, 0)]).toEqual([[9, 0], '']);
  // Not with an ace (it is one), not with a royal, not after a loss.
  for (const [play, health] of [
    ['AS', 4],
    ['6S', 99],
  ] as const) {
    const other = facing({ heroes, enemy: { health }, loot: '9H' });
    playCards(other, play, '2D');
    expect([waiting(other), itemsHeld(other, 0)]).toEqual([['0 play', '1 play'], 'Q']);
  }
  const royal = facing({ heroes, enemy: { health: 4 }, loot: '9H' });
  playCards(royal, 'KS', '2D');
  take(royal, { seat: 0, kind: 'royal', choice: 'nothing' });
  expect([scores(royal), itemsHeld(royal, 0)]).toEqual([[0, 9], 'Q']);
});

test(text('rogue', KING), () => {
  const { amount } = itemOf('rogue', KING);
  const rogue: Hero = { class: 'rogue', hand: 'AS 2S', items: 'K', health: 3 };
  const before = tableWith({ heroes: [rogue, { class: 'wizard', hand: 'AD', health: 3 }] });
  nextRound(before);
  expect(waiting(before)).toEqual(['0 item']);
  take(before, use(0, KING));
  expect([healths(before), itemsHeld(before, 0), waiting(before)]).toEqual([[3 + amount, 3], '', ['0 play', '1 play']]);
  // Before damage, it can save a life; never above the maximum.
  const t = facing({
    heroes: [
      { ...rogue, health: 4 },
      { class: 'wizard', hand: 'AD', health: 20, maxHealth: 20 },
    ],
  });
  playCards(t, 'AS', 'AD');
  take(t, use(0, KING));
  expect(healths(t)).toEqual([4 + amount - 4, 16]);
  const last = tableWith({ heroes: [{ ...rogue, health: 1 }, ALLY] });
  nextRound(last);
  expect(waiting(last)).toEqual(['0 item']);
  const nearly = tableWith({ heroes: [{ ...rogue, health: 9 }, ALLY] });
  nextRound(nearly);
  expect(told(take(nearly, use(0, KING)), 'itemUsed')[0]).toMatchObject({ amount: 1 });
  // Not at full health, and not after a victory.
  const full = tableWith({ heroes: [{ ...rogue, health: 10 }, ALLY] });
  nextRound(full);
  expect(waiting(full)).not.toContain('0 item');
});

test(text('cleric', KING), () => {
  const heroes: Hero[] = [
    { class: 'cleric', hand: '5C', items: 'K' },
    { class: 'wizard', hand: '2D' },
  ];
  const t = facing({ heroes, enemy: { health: 4 }, loot: '9S 8S 7S' });
  const first = playCards(t, '5C', '2D');
  expect([drawn(first), waiting(t)]).toEqual([['1 9♠'], ['0 item']]);
  expect(drawn(take(t, use(0, KING)))).toEqual(['0 8♠']);
  expect([scores(t), itemsHeld(t, 0)]).toEqual([[8, 9], '']);
  // Not when the Cleric draws, not for an item.
  const own = facing({
    heroes: [
      { ...heroes[0]!, hand: '2C' },
      { class: 'wizard', hand: '5D' },
    ],
    enemy: { health: 4 },
    loot: '9S',
  });
  playCards(own, '2C', '5D');
  const item = facing({ heroes, enemy: { health: 4 }, loot: 'JS' });
  playCards(item, '5C', '2D');
  for (const other of [own, item]) expect([waiting(other), itemsHeld(other, 0)]).toEqual([['0 play', '1 play'], 'K']);
  // Two plates, two cards; two Clerics can draw after one another.
  const plates = facing({ heroes: [{ ...heroes[0]!, items: 'K K' }, heroes[1]!], enemy: { health: 4 }, loot: '9S 8S 7S' });
  playCards(plates, '5C', '2D');
  take(plates, use(0, KING));
  expect(waiting(plates)).toEqual(['0 item']);
  take(plates, use(0, KING));
  expect(scores(plates)).toEqual([15, 9]);
});

test('TD-054 every item without a window always works, the others are removed when used; the dead use nothing', () => {
  for (const { id, items } of CLASS_SHEETS) {
    for (const [i, item] of items.entries()) {
      if (item.windows.length === 0) continue;
      const dead: Hero = { class: id, hand: 'AH', items: 'J Q K', health: 0, alive: false };
      const t = facing({ heroes: [dead, { class: 'fighter', hand: 'AC 6C' }] });
      expect(game.play.refuse(t, use(0, JACK + i)), item.name).toMatchObject({ rule: 'TD-051' });
    }
  }
});

test('R-TD-32 only holders are asked, and who holds nothing is refused', () => {
  const t = facing({
    heroes: [
      { class: 'fighter', hand: 'AC', items: 'Q' },
      { class: 'fighter', hand: 'AC' },
    ],
  });
  playCards(t, 'AC', 'AC');
  expect(waiting(t)).toEqual(['0 item']);
  expect(game.play.refuse(t, use(1, QUEEN))).toMatchObject({ rule: 'TD-054' });
});

test('R-TD-32 several holders decide at once, and nobody sees what before all have', () => {
  const t = facing({
    heroes: [
      { class: 'fighter', hand: 'AC', items: 'Q' },
      { class: 'fighter', hand: 'AC', items: 'Q' },
    ],
  });
  playCards(t, 'AC', 'AC');
  expect(take(t, use(0, QUEEN))).toEqual([]);
  expect(JSON.stringify(game.sight.view(t, 1).stack)).not.toContain('"use":12');
  take(t, nothing(1));
  // Something was used, so whoever still could is asked once more.
  expect(waiting(t)).toEqual(['1 item']);
  take(t, nothing(1));
  expect(healths(t)).toEqual([10, 6]);
});
