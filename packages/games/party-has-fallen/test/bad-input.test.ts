/** What people try and must not: each is refused with its reason and its rule, and nothing changes. */
import { configFor, sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import type { Decision, OfferDecision } from '../src/decisions.ts';
import { game } from '../src/index.ts';
import { presetLayout } from '../src/rules/dungeon.ts';
import { drawingOf } from '../src/rules/layout.ts';
import { DEAD, setup, type Table } from '../src/table.ts';
import { attack, canDo, dice, held, item, join, may, press, roll, step, take, told, turnOf, waiting } from './table.ts';

/** Refused with this rule and a sentence, and the table is as it was. */
function refused(t: Table, d: unknown, rule: string): void {
  const before = JSON.stringify(t);
  const refusal = game.play.refuse(t, d);
  expect({ rule: refusal?.rule, for: d }).toEqual({ rule, for: d });
  expect(refusal?.code).toBe('against-the-rules');
  expect(refusal?.message.length).toBeGreaterThan(10);
  expect(() => game.play.decide(t, d, [])).toThrow(rule);
  expect(JSON.stringify(t)).toBe(before);
}

const scene = {
  map: 'PPPP/PPPP',
  party: [{ items: ['Half a Crown'] }, { items: ['Goblin Payroll'] }, { items: ['Very Large Coin'] }],
};
const offer = (seat: number, moves: [name: string, from: number, to: number][]): OfferDecision => ({
  seat,
  kind: 'offer',
  moves: moves.map(([name, from, to]) => ({ item: item(name), from, to })),
  with: [],
  threat: false,
  pact: 'none',
  promise: '',
});
const answer = (seat: number, id: number): Decision => ({ seat, kind: 'answerOffer', offer: id, accept: true, items: [] });

function fresh(seats: number, options: Record<string, unknown> = {}): Table {
  const t = setup(configFor(game, { seats, options }), sfc32(4));
  game.play.begin(t, null);
  return t;
}
const some = (t: Table): Decision => game.play.options(t, game.play.pending(t)[0]!)[0]!;
function upTo(t: Table, kind: string): Table {
  while (!waiting(t).some((ask) => ask.endsWith(kind))) take(t, some(t));
  return t;
}

test('R-PHF-43 offers of items one does not hold, or of one item to two people', () => {
  const t = turnOf(scene);
  refused(t, offer(0, [['Very Large Coin', 0, 1]]), 'R-PHF-43');
  refused(t, offer(0, [['Half a Crown', 1, 0]]), 'R-PHF-43');
  const twice = offer(0, [
    ['Half a Crown', 0, 1],
    ['Half a Crown', 0, 2],
  ]);
  refused(t, twice, 'R-PHF-43');
});

test('R-PHF-31 R-PHF-43 offers to the dead, and by them', () => {
  const t = turnOf(scene);
  Object.assign(t.seats[1]!, { status: DEAD, room: -1, items: [] });
  refused(t, offer(0, [['Half a Crown', 0, 1]]), 'R-PHF-43');
  refused(t, offer(1, [['Goblin Payroll', 1, 0]]), 'R-PHF-31');
});

test('R-PHF-43 an offer is accepted once, and not after an item of it has moved', () => {
  const t = turnOf(scene);
  take(t, offer(0, [['Half a Crown', 0, 1]]), offer(1, [['Goblin Payroll', 1, 2]]), answer(1, 1));
  refused(t, answer(1, 1), 'R-PHF-43');
  expect(held(t, 1)).toEqual(['Goblin Payroll', 'Half a Crown']);
  // Seat 0 offers the coin of seat 2 to nobody else any more: seat 2 has given it away.
  take(t, offer(0, [['Very Large Coin', 2, 0]]), offer(2, [['Very Large Coin', 2, 1]]));
  const out = take(t, answer(1, 4));
  expect(told(out, 'offerDied').map((e) => e.offer)).toEqual([3]);
  refused(t, answer(2, 3), 'R-PHF-43');
});

test('R-PHF-43 two trades that would take the same item at the same moment: one succeeds, the other is told why not', () => {
  const t = turnOf(scene);
  take(t, offer(0, [['Very Large Coin', 2, 0]]), offer(1, [['Very Large Coin', 2, 1]]));
  expect(may(t)).toContain('2 answerOffer');
  const out = take(t, answer(2, 1));
  expect([held(t, 0), held(t, 1), held(t, 2)]).toEqual([['Half a Crown', 'Very Large Coin'], ['Goblin Payroll'], []]);
  // Everybody hears that the other offer is void and why, whoever made it.
  expect(told(out, 'offerDied')).toMatchObject([{ offer: 2, from: 1, why: 'item' }]);
  refused(t, answer(2, 2), 'R-PHF-43');
  expect(waiting(t)).toEqual(['0 turn']);
});

test('R-PHF-27 nobody joins two sides, nor a fight elsewhere, nor when it is over', () => {
  const t = turnOf({ ...scene, party: [{}, {}, {}, { at: 3 }] });
  take(t, attack(1), join(2, 'attack'));
  refused(t, join(2, 'defend'), 'R-PHF-27');
  refused(t, join(3, 'attack'), 'R-PHF-27');
  refused(t, join(0, 'defend'), 'R-PHF-27');
  take(t, press(), { seat: 0, kind: 'accept', helpers: [2] });
  refused(t, join(2, 'defend'), 'R-PHF-27');
});

test('PHF-029 PHF-072 PHF-073 steps through walls, across corners, far away, or back', () => {
  // Rooms 0 1 . 2 over 3 4 5 6: between 1 and 2 there is no room.
  const t = turnOf({ map: 'PP.P/PPPP', party: [{ at: 1 }, { at: 6 }] });
  dice(t, 3);
  take(t, roll());
  expect(waiting(t)).toEqual(['0 step']);
  for (const far of [2, 3, 5, 6, 99, -7]) refused(t, step(far), 'PHF-072');
  refused(t, step(1), 'PHF-073');
  refused(t, step(-1), 'R-PHF-14');
  refused(t, { seat: 1, kind: 'turn', do: 'roll' }, 'PHF-065');
});

test('PHF-054 PHF-055 PHF-057 drafts out of order, and cards one was not dealt', () => {
  const t = fresh(3);
  refused(t, { seat: 0, kind: 'hero', card: 0, gender: 0 }, 'PHF-054');
  refused(t, { seat: 0, kind: 'start', room: 0 }, 'PHF-054');
  const mine = t.seats[0]!.pool;
  const other = t.seats[1]!.pool.find((card) => !mine.includes(card))!;
  refused(t, { seat: 0, kind: 'goal', card: other, target: -1 }, 'PHF-055');
  upTo(t, 'hero');
  const late = (t.first + 1) % 3;
  refused(t, { seat: late, kind: 'hero', card: t.seats[t.first]!.pool[0]!, gender: 0 }, 'PHF-054');
  const unseen = [0, 1, 2, 3, 4, 5].find((card) => !t.seats[t.first]!.pool.includes(card))!;
  refused(t, { seat: t.first, kind: 'hero', card: unseen, gender: 0 }, 'PHF-057');
  upTo(t, 'ability');
  const { pool } = t.seats[t.first]!;
  refused(t, { seat: t.first, kind: 'ability', keep: pool[0]!, drop: pool[0]! }, 'PHF-060');
  refused(t, { seat: late, kind: 'ability', keep: pool[0]!, drop: pool[1]! }, 'PHF-054');
});

test('R-PHF-09 R-PHF-10 starting rooms inside, or of somebody else', () => {
  const t = upTo(fresh(4), 'start');
  const inner = t.rooms.findIndex((_, room) => !t.layout.outer.includes(room));
  refused(t, { seat: t.first, kind: 'start', room: inner }, 'R-PHF-09');
  const taken = some(t);
  take(t, taken);
  refused(t, { ...taken, seat: (t.first + 1) % 4 }, 'R-PHF-10');
});

test('R-PHF-03 layouts that do not hang together, have too few outer rooms, or the wrong size', () => {
  const t = fresh(3, { 'dungeon.layout': 'custom' });
  const layout = (drawing: string): Decision => ({ seat: 0, kind: 'layout', drawing });
  refused(t, layout('#########/........./#########'), 'R-PHF-03');
  refused(t, layout('####/####'), 'R-PHF-03');
  refused(t, layout('what is this'), 'R-PHF-03');
  expect(game.play.refuse(t, { seat: 0, kind: 'layout', drawing: 7 })?.code).toBe('malformed');
  expect(canDo(t, layout(drawingOf(presetLayout(18))))).toBe(true);
  // Nine people in a square of nine rooms: the one in the middle touches nothing.
  const mix = { 'dungeon.mix': 'custom', 'mix.empty': 9, 'mix.skill': 0, 'mix.item': 0, 'mix.event': 0 };
  const crowd = fresh(9, { 'dungeon.layout': 'custom', 'table.maxSeats': 9, ...mix });
  refused(crowd, layout('###/###/###'), 'R-PHF-03');
  expect(game.play.refuse(crowd, layout('###/###/###'))?.message).toContain('9 rooms must touch the outside');
  expect(canDo(crowd, layout('#########'))).toBe(true);
});

test('PHF-043 PHF-044 PHF-050 point-buys that do not add up', () => {
  const t = upTo(fresh(3, { 'custom.heroes': true }), 'hero');
  take(t, { seat: t.first, kind: 'hero', card: -2, gender: 0 });
  const sheet = { seat: t.first, kind: 'build', name: 'Gerald', gender: 0, move: 0, combat: 0, side: 'A', hp: 26 };
  refused(t, { ...sheet, stats: [8, 8, 5, 0, 0, 0] }, 'PHF-050');
  refused(t, { ...sheet, stats: [8, 8, 4, 0, 0, 0], move: 1 }, 'PHF-050');
  refused(t, { ...sheet, stats: [9, 8, 3, 0, 0, 0] }, 'PHF-044');
  refused(t, { ...sheet, stats: [8, 8, 4, 0, 0, 0], hp: 40 }, 'PHF-043');
  expect(canDo(t, { ...sheet, stats: [8, 8, 4, 0, 0, 0] } as Decision)).toBe(true);
});

test('R-PHF-49 R-PHF-50 the powers of a dungeon master, without the right', () => {
  const t = turnOf({ map: 'PS', party: [{}, {}, {}], options: { 'dm.seat': 2, 'dm.powers': 'adjudicate' } });
  refused(t, { seat: 0, kind: 'narrate', text: 'I am the master now.' }, 'R-PHF-49');
  refused(t, { seat: 1, kind: 'pickSkill', stat: 0 }, 'R-PHF-49');
  const fix = { kind: 'propose', fix: 'hp', who: 0, to: 7, reason: 'Ouch.' } as const;
  take(t, { seat: 0, ...fix });
  refused(t, { seat: 2, kind: 'vote', yes: true }, 'R-PHF-49');
  const plain = turnOf({ map: 'PS', party: [{}, {}, {}] });
  refused(plain, { seat: 0, ...fix }, 'R-PHF-50');
  refused(plain, { seat: 2, kind: 'narrate', text: 'Nobody asked.' }, 'R-PHF-49');
});

test('PHF-014 a goal that is printed cannot be claimed', () => {
  refused(turnOf(scene), { seat: 0, kind: 'turn', do: 'claim' }, 'PHF-014');
});
