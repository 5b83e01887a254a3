import { RECONSIDER } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { card, NONE } from '../../src/cards.ts';
import { game } from '../../src/index.ts';
import { facing, meet, named, optionsOf, playCards, tableWith, take, told, waiting } from '../table.ts';

const HANDS = [
  { class: 'fighter', hand: '4C 5C KS' },
  { class: 'wizard', hand: '3S 2D' },
  { class: 'rogue', hand: '2S' },
] as const;

test('TD-033 everybody must play one card of the own hand', () => {
  const t = facing({ heroes: [...HANDS] });
  expect(waiting(t)).toEqual(['0 play', '1 play', '2 play']);
  expect(optionsOf(t, 0, 'play')).toEqual(['4C', '5C', 'KS'].map((text) => ({ card: card(text) })));
  expect(game.play.refuse(t, { seat: 0, kind: 'play', card: card('3S') })).toMatchObject({ rule: 'TD-033' });
  playCards(t, '4C');
  expect(game.play.refuse(t, { seat: 0, kind: 'play', card: card('5C') })).toMatchObject({ rule: 'TD-033' });
  expect(waiting(t)).toEqual(['1 play', '2 play']);
});

test('TD-033 TD-034 cards lie face-down until the last is played; then all are shown together', () => {
  const t = facing({ heroes: [...HANDS] });
  expect(playCards(t, '4C', '3S')).toEqual([]);
  expect(t.seats.map((s) => s.played)).toEqual([NONE, NONE, NONE]);
  expect(game.sight.view(t, 2).seats.map((s) => [s.ready, s.handSize, s.played])).toEqual([
    [true, 3, NONE],
    [true, 2, NONE],
    [false, 1, NONE],
  ]);
  const out = playCards(t, '', '', '2S');
  expect(out[0]).toEqual({
    type: 'revealed',
    cards: [
      { seat: 0, card: card('4C') },
      { seat: 1, card: card('3S') },
      { seat: 2, card: card('2S') },
    ],
    blind: false,
  });
  expect(told(out, 'fought')[0]!.blows.map((b) => b.attack)).toEqual([7, 4, 5]);
});

test('TD-033 a card may be changed until the last player commits, and not afterwards', () => {
  const t = facing({ heroes: [...HANDS] });
  playCards(t, '4C');
  game.play.decide(t, { seat: 0, kind: RECONSIDER }, null);
  expect(waiting(t)).toEqual(['0 play', '1 play', '2 play']);
  const out = playCards(t, '5C', '3S', '2S');
  expect(told(out, 'revealed')[0]!.cards[0]).toEqual({ seat: 0, card: card('5C') });
  expect(t.seats[0]!.hand).toContain(card('4C'));
  expect(game.play.refuse(t, { seat: 0, kind: RECONSIDER })).toMatchObject({ code: 'not-asked' });
});

test('R-TD-29 an empty hand plays nothing: no attack, no loot, but damage', () => {
  const t = facing({ heroes: [{ class: 'fighter', hand: 'AC' }, { class: 'wizard' }], enemy: { health: 18 } });
  expect(waiting(t)).toEqual(['0 play']);
  expect(game.play.refuse(t, { seat: 1, kind: 'play', card: card('3S') })).toMatchObject({ rule: 'R-TD-29' });
  const out = playCards(t, 'AC');
  expect(told(out, 'fought')[0]).toMatchObject({ total: 4, result: 'loss' });
  expect(told(out, 'hurt').map((e) => [e.seat, e.amount])).toEqual([
    [0, 4],
    [1, 4],
  ]);

  const won = facing({ heroes: [{ class: 'fighter', hand: '6C' }, { class: 'wizard' }], enemy: { health: 4 }, loot: '9D' });
  expect(told(playCards(won, '6C'), 'looted').map((e) => e.seat)).toEqual([0]);
});

test('TD-029 “Cards are played face-up in seat order.”', () => {
  const t = facing({ heroes: [...HANDS], enemy: { health: 30, play: 'open' } });
  expect(waiting(t)).toEqual(['0 play']);
  expect(playCards(t, '4C')).toEqual([{ type: 'playedOpenly', seat: 0, card: card('4C') }]);
  expect(game.sight.view(t, 2).seats[0]!.played).toBe(card('4C'));
  expect(waiting(t)).toEqual(['1 play']);
  playCards(t, '', '3S');
  expect(waiting(t)).toEqual(['2 play']);
  expect(told(playCards(t, '', '', '2S'), 'fought')[0]!.total).toBe(7 + 4 + 5);
});

test('TD-029 “Everyone plays a random card from their hand.” Nobody is asked; each card is as likely as another', () => {
  const firsts = new Map<string, number>();
  for (let seed = 1; seed <= 300; seed++) {
    const t = tableWith({ heroes: [...HANDS], enemy: { health: 30, play: 'blind' }, seed });
    const revealed = told(meet(t), 'revealed')[0]!;
    expect(revealed.blind).toBe(true);
    expect(revealed.cards.map((c) => c.seat)).toEqual([0, 1, 2]);
    const first = named([revealed.cards[0]!.card]);
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
  }
  expect([...firsts.keys()].sort()).toEqual(['4♣', '5♣', 'K♠']);
  for (const n of firsts.values()) expect(n).toBeGreaterThan(70);
});

test('TD-005 all pay for a loss, but the loot is for one: greed and sacrifice', () => {
  const heroes = [
    { class: 'fighter', hand: 'AC 6C' },
    { class: 'rogue', hand: '5S' },
  ] as const;
  const greedy = facing({ heroes: [...heroes], enemy: { health: 13 } });
  playCards(greedy, 'AC', '5S');
  expect(greedy.seats.map((s) => s.health)).toEqual([6, 6]);
  const kind = facing({ heroes: [...heroes], enemy: { health: 14 }, loot: '9D' });
  take(kind, { seat: 0, kind: 'play', card: card('6C') }, { seat: 1, kind: 'play', card: card('5S') });
  expect(kind.seats.map((s) => [s.health, s.points.length])).toEqual([
    [10, 0],
    [10, 1],
  ]);
});
