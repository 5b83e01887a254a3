import { beforeEach, expect, test } from 'vitest';
import { advance, call, configFor, end, finish, frame, go, procedures, RECONSIDER, Refused, sfc32, where } from '../src/index.ts';
import { type Decision, type Event, mini, type Table } from './mini.ts';

let t: Table;
let out: Event[];
const asked = () =>
  mini.play
    .pending(t)
    .filter((a) => !a.may)
    .map((a) => `${a.seat}:${a.kind}`);
const play = (...decisions: Decision[]) => {
  for (const d of decisions) mini.play.decide(t, d, out);
};
const spread = (seat: number): Decision => ({ seat, kind: 'spread', points: [1, 2] });
const bid = (seat: number, amount: number): Decision => ({ seat, kind: 'bid', amount });

function fresh(seats = 3, shut: string[] = []): Table {
  const table = mini.play.setup(configFor(mini, { seats, shut }), sfc32(1));
  mini.play.begin(table, out);
  return table;
}

beforeEach(() => {
  out = [];
  t = fresh();
});

test('several seats are asked at once and nothing happens until all have answered', () => {
  expect(asked()).toEqual(['0:spread', '1:spread', '2:spread']);
  play(spread(2), spread(0));
  expect(asked()).toEqual(['1:spread']);
  expect(t.seats[0]!.points).toEqual([]);
  play(spread(1));
  expect(t.seats.map((s) => s.points)).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
  expect(asked()).toEqual(['0:bid', '1:bid', '2:bid']);
});

test('the order in which answers arrive leaves no trace', () => {
  const first = fresh();
  const second = fresh();
  for (const seat of [0, 1, 2]) mini.play.decide(first, spread(seat), null);
  for (const seat of [2, 0, 1]) mini.play.decide(second, spread(seat), null);
  for (const seat of [1, 2, 0]) mini.play.decide(first, bid(seat, seat + 1), null);
  for (const seat of [0, 2, 1]) mini.play.decide(second, bid(seat, seat + 1), null);
  expect(second).toEqual(first);
});

test('answering for everybody at once is answering one after the other', () => {
  const together = fresh();
  expect(mini.play.applyAll(together, ({ seat }) => spread(seat), null)).toBe(3);
  expect(mini.play.applyAll(together, ({ seat }) => bid(seat, 3 - seat), null)).toBe(3);
  play(...[0, 1, 2].map(spread), ...[0, 1, 2].map((seat) => bid(seat, 3 - seat)));
  expect(together).toEqual(t);
});

test('a race, or questions partly answered, cannot be answered for everybody at once', () => {
  play(spread(1));
  const before = JSON.stringify(t);
  expect(() => mini.play.applyAll(t, ({ seat }) => spread(seat), null)).toThrow('wait for everybody');
  expect(JSON.stringify(t)).toBe(before);
});

test('two games that share a step each go on with their own next one', () => {
  const procedure = procedures<Table, Decision, Event>();
  const start = () => go('buzz');
  const chapters = [1, 2].map((seat) =>
    procedure<object, 'start' | 'buzz'>('play', 'start', [], {
      start,
      buzz: (table) => {
        table.buzzed = seat;
        return end();
      },
    }),
  );
  for (const [i, play] of [...chapters, ...chapters].entries()) {
    t.stack = [frame(play, {})];
    advance({ play }, t, null);
    expect(t.buzzed).toBe((i % 2) + 1);
  }
});

test('a procedure calls another, which loops, ends, and hands its result back', () => {
  play(spread(0), spread(1), spread(2), bid(0, 2), bid(1, 1), bid(2, 3));
  expect(where(t)).toBe('play.race > dice.again');
  expect(out.map((e) => e.type)).toEqual(['bids', 'drew', 'rolled']);
  play({ seat: 1, kind: 'roll', again: true }, { seat: 1, kind: 'roll', again: false });
  expect(t.dice).toHaveLength(2);
  expect(t.seats[0]!.points).toEqual([1, 2, 2]);
  expect(asked()).toEqual(['0:buzz', '1:buzz', '2:buzz']);
});

test('a race is over with the first answer', () => {
  play(
    spread(0),
    spread(1),
    spread(2),
    bid(0, 2),
    bid(1, 1),
    bid(2, 3),
    { seat: 1, kind: 'roll', again: false },
    { seat: 2, kind: 'buzz' },
  );
  expect(mini.play.pending(t)).toEqual([]);
  expect(mini.play.outcome(t)?.winners).toEqual([2]);
  expect(where(t)).toBe('the end');
});

test('a window lets a seat act meanwhile; the frame below waits on as it was', () => {
  play(spread(0), spread(1), spread(2), bid(1, 3));
  const before = structuredClone(t.stack[0]);
  expect(
    mini.play
      .pending(t)
      .filter((a) => a.may && a.kind === 'shout')
      .map((a) => a.seat),
  ).toEqual([0, 1, 2]);
  play({ seat: 2, kind: 'shout', word: 'ho' });
  expect(t.seats[2]!.shouted).toBe('ho');
  expect(t.stack[0]).toEqual(before);
  expect(asked()).toEqual(['0:bid', '2:bid']);
  expect(mini.play.refuse(t, { seat: 2, kind: 'shout', word: 'hey' })?.code).toBe('not-asked');
});

test('a window may take the last question away, and the frame below goes on', () => {
  play(spread(0), spread(1), spread(2), bid(0, 2), bid(1, 1), { seat: 2, kind: 'faint' });
  expect(out[0]).toEqual({ type: 'bids', amounts: [2, 1] });
  expect(asked()).toEqual(['1:roll']);
});

test('a window that is shut at this table is not there', () => {
  t = fresh(3, ['talk', 'swoon']);
  play(spread(0), spread(1), spread(2));
  expect(mini.play.pending(t).some((a) => a.may)).toBe(false);
  expect(mini.play.refuse(t, { seat: 0, kind: 'shout', word: 'hey' })?.code).toBe('not-asked');
});

test('a seat may take its answer back while others think, and only then', () => {
  play(spread(0), spread(1), spread(2), bid(0, 1));
  const reconsider = (seat: number) => ({ seat, kind: RECONSIDER });
  expect(mini.play.refuse(t, reconsider(1))?.code).toBe('not-asked');
  mini.play.decide(t, reconsider(0), out);
  expect(asked()).toEqual(['0:bid', '1:bid', '2:bid']);
  play(bid(1, 2), bid(0, 3), bid(2, 3));
  expect(out[0]).toEqual({ type: 'bids', amounts: [3, 2, 3] });
  expect(mini.play.refuse(t, reconsider(0))?.code).toBe('not-asked');
});

test('refusals have a code, a sentence and the rule, and change nothing', () => {
  const before = JSON.stringify(t);
  const refused = (d: unknown) => mini.play.refuse(t, d);
  expect(refused({ seat: 0, kind: 'spread', points: [1, 1] })).toEqual({
    code: 'against-the-rules',
    message: 'spread exactly 3 points over two stats',
    rule: 'MINI-001',
  });
  expect(refused(null)?.code).toBe('malformed');
  expect(refused({ seat: '0', kind: 'bid' })?.code).toBe('malformed');
  expect(refused({ seat: 7, kind: 'buzz' })?.message).toBe("seat 7 is not asked for 'buzz'; it is not asked anything now");
  expect(refused({ seat: 0, kind: 'buzz' })?.message).toBe("seat 0 is not asked for 'buzz'; it is asked for: spread");
  expect(() => mini.play.decide(t, { seat: 0, kind: 'spread' }, out)).toThrow(Refused);
  expect(JSON.stringify(t)).toBe(before);
  play(spread(0), spread(1), spread(2));
  expect(refused(bid(0, 9))).toEqual({ code: 'against-the-rules', message: 'bids go from 1 to 3', rule: 'MINI-002' });
  expect(refused({ seat: 0, kind: 'shout', word: 'boo' })?.code).toBe('not-an-option');
  play(bid(0, 1));
  expect(refused(bid(0, 1))?.rule).toBe('MINI-002');
});

test('a decision with keys of its own or from the prototype is not an option', () => {
  play(spread(0), spread(1), spread(2));
  expect(mini.play.refuse(t, { ...bid(0, 1), extra: true })).not.toBeNull();
  expect(mini.play.refuse(t, JSON.parse('{"seat":0,"kind":"bid","amount":1,"__proto__":{"x":1}}'))).not.toBeNull();
  expect(mini.play.refuse(t, Object.assign(Object.create({ seat: 0, kind: 'bid' }), { amount: 1 }))?.code).toBe('malformed');
});

test('a copy shares no part of the stack that changes', () => {
  play(spread(0), spread(1), spread(2), bid(0, 2), bid(1, 1));
  const copy = mini.sight.clone(t);
  const before = JSON.stringify(copy);
  play(bid(2, 3), { seat: 1, kind: 'roll', again: true });
  expect(JSON.stringify(copy)).toBe(before);
});

test('the table can go on after JSON from the middle of a nested procedure', () => {
  play(spread(0), spread(1), spread(2), bid(0, 2), bid(1, 1), bid(2, 3));
  t = JSON.parse(JSON.stringify(t)) as Table;
  play({ seat: 1, kind: 'roll', again: false });
  expect(asked()).toEqual(['0:buzz', '1:buzz', '2:buzz']);
});

test('a step can end the whole game, however deep, and nothing below goes on', () => {
  const procedure = procedures<Table, Decision, Event>();
  const deep = procedure<object, 'start'>('deep', 'start', [], { start: () => finish() });
  const never = () => {
    throw new Error('it went on');
  };
  const middle = procedure<object, 'start' | 'after'>('middle', 'start', [], { start: () => call(deep, {}, 'after'), after: never });
  const play = procedure<object, 'start' | 'after'>('play', 'start', [], { start: () => call(middle, {}, 'after'), after: never });
  t.stack = [frame(play, {})];
  advance({ play, middle, deep }, t, out);
  expect(t.stack).toEqual([]);
  expect(mini.play.pending(t)).toEqual([]);
});

test('a decision says whether the table now asks anew, or still waits for others', () => {
  const anew = (d: Decision): boolean => mini.play.decide(t, d, out);
  expect([spread(0), spread(1), spread(2)].map(anew)).toEqual([false, false, true]);
  // Something done in a window, then an answer taken back and given again: the bids are the ones asked for before.
  expect(anew({ seat: 1, kind: 'shout', word: 'ho' })).toBe(false);
  expect([bid(0, 2), bid(1, 1)].map(anew)).toEqual([false, false]);
  expect(mini.play.decide(t, { seat: 1, kind: RECONSIDER }, out)).toBe(false);
  expect([bid(1, 1), bid(2, 3)].map(anew)).toEqual([false, true]);
  // The same question to the same seat, once more.
  expect(asked()).toEqual(['1:roll']);
  expect(anew({ seat: 1, kind: 'roll', again: true })).toBe(true);
  expect(asked()).toEqual(['1:roll']);
});

test('a frame left without questions by what was done in its window goes on and asks anew', () => {
  play(spread(0), spread(1), spread(2), bid(0, 2), bid(1, 1));
  expect(mini.play.decide(t, { seat: 2, kind: 'faint' }, out)).toBe(true);
  expect(asked()).toEqual(['1:roll']);
});
