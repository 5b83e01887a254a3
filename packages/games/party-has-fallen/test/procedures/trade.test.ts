import { expect, test } from 'vitest';
import type { Decision, OfferDecision } from '../../src/decisions.ts';
import { game } from '../../src/index.ts';
import { counterIndex } from '../../src/rules/winning.ts';
import { canDo, dice, held, hps, item, may, optionsOf, pass, roll, step, take, told, turnOf, types, waiting, why } from '../table.ts';

const scene = {
  map: 'PPPP/PPPP',
  party: [{ items: ['Half a Crown'] }, { at: 3, items: ['Goblin Payroll'] }, { at: 7, items: ['Very Large Coin'] }],
};
const offer = (seat: number, moves: [string, number, number][], more: Partial<OfferDecision> = {}): OfferDecision => ({
  seat,
  kind: 'offer',
  moves: moves.map(([name, from, to]) => ({ item: item(name), from, to })),
  with: [],
  threat: false,
  pact: 'none',
  promise: '',
  ...more,
});
const answer = (seat: number, id: number, accept = true, items: number[] = []): Decision => ({
  seat,
  kind: 'answerOffer',
  offer: id,
  accept,
  items,
});

test('PHF-116 R-PHF-43 anybody may propose at any distance, in anybody’s turn, and items change hands at once', () => {
  const t = turnOf(scene);
  expect(may(t)).toEqual(['0 offer', '1 offer', '2 offer']);
  take(
    t,
    offer(1, [
      ['Goblin Payroll', 1, 2],
      ['Very Large Coin', 2, 1],
    ]),
  );
  expect(may(t)).toContain('2 answerOffer');
  const out = take(t, answer(2, 1));
  expect([held(t, 1), held(t, 2)]).toEqual([['Very Large Coin'], ['Goblin Payroll']]);
  expect(types(out)).toEqual(['offerAnswered', 'itemPassed', 'itemPassed', 'traded']);
  expect(waiting(t)).toEqual(['0 turn']);
});

test('PHF-117 every party has to agree, and one refusal is enough', () => {
  const t = turnOf(scene);
  const round = offer(0, [
    ['Half a Crown', 0, 1],
    ['Goblin Payroll', 1, 2],
    ['Very Large Coin', 2, 0],
  ]);
  take(t, round, answer(1, 1));
  expect(held(t, 0)).toEqual(['Half a Crown']);
  take(t, answer(2, 1, false));
  expect([t.offers, held(t, 0)]).toEqual([[], ['Half a Crown']]);
  take(t, round, answer(2, 2), answer(1, 2));
  expect([held(t, 0), held(t, 1), held(t, 2)]).toEqual([['Very Large Coin'], ['Half a Crown'], ['Goblin Payroll']]);
});

test('PHF-116 between the steps of a movement and in the middle of everybody’s turn', () => {
  const t = turnOf(scene);
  dice(t, 3);
  take(t, roll(), offer(0, [['Half a Crown', 0, 2]]), answer(2, 1));
  expect([held(t, 2), waiting(t)]).toEqual([['Very Large Coin', 'Half a Crown'], ['0 step']]);
  take(t, step(1));
});

test('PHF-118 PHF-120 R-PHF-43 only items change hands; promises are recorded and not enforced', () => {
  const t = turnOf(scene);
  expect(why(t, offer(0, [['Goblin Payroll', 0, 1]]))).toBe('R-PHF-43');
  expect(
    why(
      t,
      offer(0, [
        ['Half a Crown', 0, 1],
        ['Half a Crown', 0, 2],
      ]),
    ),
  ).toBe('R-PHF-43');
  expect(why(t, offer(0, []))).toBe('PHF-117');
  expect(game.play.refuse(t, offer(0, [['Half a Crown', 0, 1]], { promise: 'x'.repeat(200) }))?.code).toBe('malformed');
  take(t, offer(0, [['Half a Crown', 0, 1]], { promise: 'I will never attack you. Honest.' }), answer(1, 1));
  expect(held(t, 1)).toContain('Half a Crown');
  take(t, offer(0, [], { with: [1, 2], pact: 'peace' }), answer(1, 2), answer(2, 2));
  expect(t.pacts).toEqual([
    { by: 1, to: 0, pact: 'peace', until: 2 },
    { by: 2, to: 0, pact: 'peace', until: 2 },
  ]);
});

test('PHF-119 a demand with a threat', () => {
  const t = turnOf(scene);
  const out = take(t, offer(0, [['Goblin Payroll', 1, 0]], { threat: true }));
  expect(told(out, 'offered')[0]!.offer).toMatchObject({ threat: true, parties: [1] });
  take(t, answer(1, 1));
  expect(held(t, 0)).toEqual(['Half a Crown', 'Goblin Payroll']);
});

test('offers die when an item they name moves, when the turn passes, and when the proposer thinks again', () => {
  const t = turnOf(scene);
  take(
    t,
    offer(0, [['Half a Crown', 0, 1]]),
    offer(1, [
      ['Half a Crown', 0, 1],
      ['Goblin Payroll', 1, 0],
    ]),
  );
  take(t, answer(1, 1));
  expect(t.offers).toEqual([]);
  take(t, offer(1, [['Goblin Payroll', 1, 2]]));
  expect(t.offers).toHaveLength(1);
  take(t, answer(1, 3, false));
  expect(t.offers).toEqual([]);
  take(t, offer(1, [['Goblin Payroll', 1, 2]]), offer(1, [['Goblin Payroll', 1, 0]]));
  expect(t.offers.map((o) => o.id)).toEqual([5]);
  const out = take(t, pass());
  expect([told(out, 'offerDied').length, t.offers]).toEqual([1, []]);
});

test('R-PHF-13 trades are not limited', () => {
  const t = turnOf(scene);
  for (let i = 1; i <= 6; i++)
    take(t, offer(0, [['Half a Crown', 0, 1]]), answer(1, 2 * i - 1), offer(1, [['Half a Crown', 1, 0]]), answer(0, 2 * i));
  expect(held(t, 0)).toEqual(['Half a Crown']);
});

test('R-PHF-43 [trade.sameRoom] only players in one room trade', () => {
  const t = turnOf({ ...scene, options: { 'trade.sameRoom': true } });
  expect(may(t)).toEqual([]);
  t.seats[1]!.room = 0;
  expect(may(t)).toEqual(['0 offer', '1 offer']);
  expect(why(t, offer(0, [['Half a Crown', 0, 2]]))).toBe('R-PHF-43');
  // They must still be together when it is accepted.
  take(t, offer(0, [['Half a Crown', 0, 1]]));
  expect(canDo(t, answer(1, 1))).toBe(true);
  dice(t, 3);
  take(t, roll(), step(1));
  expect([canDo(t, answer(1, 1)), canDo(t, answer(1, 1, false))]).toEqual([false, true]);
});

test('R-PHF-44 no voluntary discards: the only way to get rid of an item is to give it away', () => {
  const t = turnOf(scene);
  expect(optionsOf(t, 0, 'turn').map((d) => d.do)).toEqual(['roll', 'end']);
  expect(canDo(t, offer(0, [['Half a Crown', 0, 1]]))).toBe(true);
  t.seats[0]!.items = Array.from({ length: 30 }, (_, i) => i);
  expect(optionsOf(t, 0, 'turn').length).toBeGreaterThan(1);
});

test('trades and gifts are counted for the goals that want them', () => {
  const t = turnOf(scene);
  take(t, offer(0, [['Half a Crown', 0, 1]]), answer(1, 1));
  const count = (seat: number, counter: 'tradePartners' | 'gifts') => t.seats[seat]!.counts[counterIndex(counter)];
  expect([count(0, 'tradePartners'), count(1, 'tradePartners'), count(0, 'gifts'), count(1, 'gifts')]).toEqual([1, 1, 1, 0]);
  take(
    t,
    offer(0, [
      ['Half a Crown', 1, 0],
      ['Very Large Coin', 2, 1],
    ]),
    answer(1, 2),
    answer(2, 2),
  );
  expect([count(0, 'tradePartners'), count(2, 'gifts')]).toEqual([1, 1]);
});

test('PHF-116 an item for an item is no gift, nor are two for one', () => {
  const t = turnOf(scene);
  const gifts = () => t.seats.map((s) => s.counts[counterIndex('gifts')]);
  take(
    t,
    offer(0, [
      ['Half a Crown', 0, 1],
      ['Goblin Payroll', 1, 0],
    ]),
    answer(1, 1),
  );
  expect([held(t, 0), held(t, 1), gifts()]).toEqual([['Goblin Payroll'], ['Half a Crown'], [0, 0, 0]]);
  take(t, offer(1, [['Half a Crown', 1, 0]]), answer(0, 2));
  expect(gifts()).toEqual([0, 1, 0]);
  const swap: [string, number, number][] = [
    ['Half a Crown', 0, 2],
    ['Goblin Payroll', 0, 2],
    ['Very Large Coin', 2, 0],
  ];
  take(t, offer(0, swap), answer(2, 3));
  expect([held(t, 2), gifts()]).toEqual([
    ['Half a Crown', 'Goblin Payroll'],
    [0, 1, 0],
  ]);
});

test('R-PHF-42 [items.hidden] one names the own items, and asks others for any one, which they choose', () => {
  const t = turnOf({ ...scene, options: { 'items.hidden': true } });
  expect(why(t, offer(0, [['Goblin Payroll', 1, 0]]))).toBe('R-PHF-43');
  take(t, {
    ...offer(0, [['Half a Crown', 0, 1]]),
    moves: [
      { item: item('Half a Crown'), from: 0, to: 1 },
      { item: -1, from: 1, to: 0 },
    ],
  });
  expect(optionsOf(t, 1, 'answerOffer')).toEqual([
    { offer: 1, accept: true, items: [item('Goblin Payroll')] },
    { offer: 1, accept: false, items: [] },
  ]);
  take(t, answer(1, 1, true, [item('Goblin Payroll')]));
  expect([held(t, 0), held(t, 1)]).toEqual([['Goblin Payroll'], ['Half a Crown']]);
});

test('Firm Handshake heals 3 after a trade, once a round', () => {
  const t = turnOf({ ...scene, party: [{ items: ['Half a Crown'], ability: 'Firm Handshake', hp: 5 }, { at: 3 }] });
  take(t, offer(0, [['Half a Crown', 0, 1]]), answer(1, 1));
  expect(hps(t)[0]).toBe(8);
  take(t, offer(1, [['Half a Crown', 1, 0]]), answer(0, 2));
  expect(hps(t)[0]).toBe(8);
});
