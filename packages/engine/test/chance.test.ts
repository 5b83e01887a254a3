import { beforeEach, expect, test } from 'vitest';
import { below, CHANCE, dieWanted, loadMatch, Match, RECONSIDER, sfc32, verifyMatch } from '../src/index.ts';
import { type Decision, mini } from './mini.ts';

let match: Match<typeof mini>;

const spread = (seat: number): Decision => ({ seat, kind: 'spread', points: [1, 2] });
const bid = (seat: number, amount: number): Decision => ({ seat, kind: 'bid', amount });
const told = (seat: number, shows: number, die = 1) => ({ seat, kind: CHANCE, die, shows });
const fresh = (dice?: 'people'): Match<typeof mini> => new Match(mini, { seats: 3, seed: 'real dice', dice }) as Match<typeof mini>;

/** Up to the first die. */
function toTheDie(m: Match<typeof mini>): Match<typeof mini> {
  for (const seat of [0, 1, 2]) m.decide(spread(seat));
  for (const seat of [0, 1, 2]) m.decide(bid(seat, seat + 1));
  return m;
}

beforeEach(() => {
  match = toTheDie(fresh('people'));
});

test('a step that takes a die is undone, and everybody is asked what it shows', () => {
  expect(dieWanted(match.table)).toBe(6);
  expect(match.table.dice).toEqual([]);
  expect(mini.play.pending(match.table)).toEqual([0, 1, 2].map((seat) => ({ seat, kind: CHANCE })));
  expect(mini.play.options(match.table, mini.play.pending(match.table)[1]!)).toEqual([1, 2, 3, 4, 5, 6, 0].map((shows) => told(1, shows)));
  // What happened before the step stays told, what the step began to tell does not.
  expect(match.events.at(-1)!.map(({ type }) => type)).toEqual(['bids', 'drew']);
});

test('the first answer counts, whoever gives it, and the step goes on as if it had been rolled', () => {
  expect(match.decide(told(2, 5))).toContainEqual({ type: 'rolled', die: 5 });
  expect(match.table.dice).toEqual([5]);
  expect(dieWanted(match.table)).toBe(0);
  expect(mini.play.refuse(match.table, told(0, 3))).toMatchObject({ code: 'not-asked' });
});

test.each([
  [{ seat: 0, kind: CHANCE, die: 1, shows: 7 }, 'not-an-option'],
  [{ seat: 0, kind: CHANCE, die: 1, shows: -1 }, 'not-an-option'],
  [{ seat: 0, kind: CHANCE, die: 1, shows: 2.5 }, 'not-an-option'],
  [{ seat: 0, kind: CHANCE, die: 1, shows: '6' }, 'not-an-option'],
  [{ seat: 0, kind: CHANCE, die: 1, shows: 6, again: true }, 'not-an-option'],
  [{ seat: 0, kind: CHANCE, die: 1 }, 'not-an-option'],
  [{ seat: 0, kind: CHANCE, die: 2, shows: 3 }, 'not-asked'],
  [{ seat: 0, kind: CHANCE, shows: 3 }, 'not-asked'],
  [{ seat: 3, kind: CHANCE, die: 1, shows: 6 }, 'not-asked'],
  [{ seat: -1, kind: CHANCE, die: 1, shows: 6 }, 'not-asked'],
  [{ seat: 0, kind: 'roll', again: true }, 'not-asked'],
  [{ seat: 0, kind: RECONSIDER }, 'not-asked'],
])('%j is refused and changes nothing', (d, code) => {
  const before = JSON.stringify(match.table);
  expect(mini.play.refuse(match.table, d)).toMatchObject({ code });
  expect(() => match.decide(d)).toThrow();
  expect(JSON.stringify(match.table)).toBe(before);
});

test('a die that nobody rolled is rolled by the house, each with a draw of its own', () => {
  const drawn = () => match.table.random.words.at(-1)!;
  const before = drawn();
  const { fallback } = mini.play.questions[CHANCE as 'roll'];
  const usual = fallback(match.table, { seat: 1, kind: CHANCE as 'roll' });
  expect(usual).toEqual(told(1, 0));
  match.decide(usual);
  expect(match.table.dice[0]).toBeGreaterThanOrEqual(1);
  expect(match.table.dice[0]).toBeLessThanOrEqual(6);
  expect(drawn()).toBeGreaterThan(before);
});

test('nobody takes a decision back alone once a die has fallen', () => {
  const at = match.log.length;
  match.decide(told(2, 4));
  expect(match.undoPoint(2)).toBe(match.log.length);
  match.backTo(at);
  expect(dieWanted(match.table)).toBe(6);
});

test('a match with real dice is saved in the middle of a die, goes on, and can be played again but not proved', () => {
  const random = sfc32(9);
  let waited = 0;
  for (let n = 0; !match.over && n < 500; n++) {
    const asks = mini.play.pending(match.table).filter((ask) => !ask.may);
    const ask = asks[below(random, asks.length)]!;
    if (dieWanted(match.table) > 0) waited++;
    const options = mini.play.options(match.table, ask);
    match.decide(ask.open ? spread(ask.seat) : options[below(random, options.length)]!);
    const again = loadMatch(mini, JSON.parse(JSON.stringify(match.save())));
    expect(again.table).toEqual(match.table);
    match = again as Match<typeof mini>;
  }
  expect(match.over).toBe(true);
  expect(waited).toBeGreaterThan(0);
  const save = JSON.parse(JSON.stringify(match.save()));
  expect(save.dice).toBe('people');
  expect(verifyMatch(mini, save)).toMatchObject({ ok: true, dice: 'people' });
  const fallen = save.log.find((d: Decision) => d.kind === (CHANCE as string));
  fallen.shows = fallen.shows === 1 ? 2 : 1;
  expect(verifyMatch(mini, save).ok).toBe(false);
  const { dice: _, ...without } = save;
  expect(() => loadMatch(mini, without)).toThrow();
});

test('without real dice the table is to the letter what it always was', () => {
  const house = toTheDie(fresh());
  expect(house.save()).not.toHaveProperty('dice');
  expect(house.table.random).not.toHaveProperty('people');
  expect(house.table.dice).toHaveLength(1);
  expect(() => new Match(mini, { seed: 's', dice: 'loaded' as 'people' })).toThrow("'people' do");
});
