import { type Ask, configFor, type Game, sfc32, simulatedTable } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { botByName, decideFor, questionFor } from '../src/index.ts';
import { Lookahead } from '../src/lookahead.ts';
import { type Auction, auction } from './auction.ts';

/** The auction, played on by its judgement to the end. */
const ahead: Game = { ...auction, bots: { ...auction.bots, lookahead: 50 } };
const NOT_OVER = configFor(auction, { seats: 2, shut: [] });

/** The same for both seats. */
const both = (into: number[], worth: number) => {
  into[0] = worth;
  into[1] = worth;
};

/** Both have pledged nothing; these hands are left. */
function bidding(hands: number[][]): { t: Auction; ask: Ask } {
  const t = simulatedTable(auction, NOT_OVER, 1);
  for (const seat of hands.keys()) auction.play.decide(t, { seat, kind: 'pledge', points: 0 }, null);
  hands.forEach((hand, seat) => {
    t.seats[seat]!.hand = hand;
  });
  t.prizes.length = hands[0]!.length;
  return { t, ask: auction.play.pending(t).find((ask) => ask.seat === 0 && ask.kind === 'bid')! };
}

const SURE_WIN = [
  [1, 15],
  [2, 7],
];

test('it takes a sure win although something else looks better at first glance', () => {
  const { t, ask } = bidding(SURE_WIN);
  t.played = [3, 4, 5, 6, 8, 9];
  const glance = { ...ahead, bots: { ...ahead.bots, judge: (_v: unknown, _ask: Ask, d: { card: number }) => -d.card } };
  expect(decideFor(botByName('greedy'), { game: glance, t, ask }, sfc32(1))).toMatchObject({ card: 1 });
  expect(decideFor(botByName('mcts:200'), { game: glance, t, ask }, sfc32(1))).toMatchObject({ card: 15 });
});

test('the first glance stays the choice where nothing is better by more than chance', () => {
  const { t, ask } = bidding(SURE_WIN);
  const same: Game = { ...ahead, bots: { ...ahead.bots, worth: (_t: Auction, worth: number[]) => both(worth, 0.5) } };
  const question = questionFor({ game: same, t, ask }, true);
  const search = new Lookahead(question, sfc32(2));
  for (let i = 0; i < 50; i++) search.iterate();
  expect(search.ranked()[0]!.decision).toEqual(search.trials[0]!.decision);
  expect(search.trials.reduce((sum, trial) => sum + trial.values.length, 0)).toBe(50);
});

test('it stops as soon as nothing is left to find out', () => {
  const { t, ask } = bidding(SURE_WIN);
  t.played = [3, 4, 5, 6, 8, 9];
  const high: Game = { ...ahead, bots: { ...ahead.bots, judge: (_v: unknown, _ask: Ask, d: { card: number }) => d.card } };
  const ranked = botByName('mcts:5000').rank!(questionFor({ game: high, t, ask }, true), sfc32(1));
  expect(ranked[0]).toMatchObject({ decision: { card: 15 }, value: 1 });
  expect(ranked.reduce((sum, { visits = 0 }) => sum + visits, 0)).toBeLessThan(100);
});

test('all answers meet the same tables; those that fall behind drop out, and a clear winner ends the race', () => {
  const { t, ask } = bidding([
    [1, 2, 15],
    [3, 4, 7],
  ]);
  let imagined = 0;
  const prices: Record<number, number> = { 15: 0.5, 2: 0.9, 1: 0.2 };
  const fixed: Game = {
    ...ahead,
    bots: {
      judge: (_v: unknown, _ask: Ask, d: { card: number }) => d.card,
      lookahead: 0,
      worth: ({ stack: [f] }: Auction, into: number[]) => {
        for (const d of f!.answers) if (d.kind === 'bid') both(into, prices[d.card]!);
      },
    },
    sight: {
      ...ahead.sight,
      imagine: (...args) => {
        imagined++;
        return ahead.sight.imagine(...args);
      },
    },
  };
  const search = new Lookahead(questionFor({ game: fixed, t, ask }, true), sfc32(5));
  while (!search.isSettled()) search.iterate();
  expect(search.trials).toMatchObject([{ decision: { card: 15 } }, { decision: { card: 2 } }, { decision: { card: 1 } }]);
  expect(search.trials.map(({ values }) => values.length)).toEqual([8, 8, 8]);
  expect(search.ranked()[0]!.decision).toMatchObject({ card: 2 });
  expect(imagined).toBe(8);
});

test('a lookahead is counted by the clock of the game if it has one', () => {
  const { t, ask } = bidding([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ]);
  const left: number[] = [];
  const timed: Game = {
    ...auction,
    bots: {
      ...auction.bots,
      lookahead: 2,
      // Prizes gone: two bids each.
      clock: (table: Auction) => 5 - table.prizes.length,
      worth: (table: Auction, into: number[]) => {
        left.push(table.prizes.length);
        both(into, 0.5);
      },
    },
  };
  const search = new Lookahead(questionFor({ game: timed, t, ask }, true), sfc32(6));
  for (let i = 0; i < 4; i++) search.iterate();
  expect(left).toEqual([2, 2, 2, 2]);
});

test('what may be left alone is left to the judgement, without a search', () => {
  const { t } = bidding(SURE_WIN);
  const ask = auction.play.pending(t).find((other) => other.seat === 0 && other.may)!;
  let imagined = 0;
  const counting: Game = {
    ...ahead,
    sight: {
      ...ahead.sight,
      imagine: (...args) => {
        imagined++;
        return ahead.sight.imagine(...args);
      },
    },
  };
  const random = () => sfc32(4);
  expect(decideFor(botByName('mcts:300'), { game: counting, t, ask }, random())).toEqual(
    decideFor(botByName('greedy'), { game: counting, t, ask }, random()),
  );
  expect(imagined).toBe(0);
});

test('the same seed gives the same decision, and a limit of time is kept', () => {
  const { t, ask } = bidding(SURE_WIN);
  const rank = () => botByName('mcts:60').rank!(questionFor({ game: ahead, t, ask }, true), sfc32(3));
  expect(rank()).toEqual(rank());
  const start = performance.now();
  decideFor(botByName('mcts:30ms'), { game: ahead, t, ask }, sfc32(1));
  expect(performance.now() - start).toBeLessThan(2000);
});

test('suggestions stand in for samples of an open question; none and nothing asked for means passing', () => {
  const t = simulatedTable(auction, NOT_OVER, 1);
  const ask = auction.play.pending(t)[0]!;
  const told: Game = { ...auction, bots: { ...auction.bots, suggest: () => [{ seat: 0, kind: 'pledge', points: 7 }] } };
  expect(decideFor(botByName('greedy'), { game: told, t, ask }, sfc32(1))).toEqual({ seat: 0, kind: 'pledge', points: 7 });
  const silent: Game = { ...auction, bots: { ...auction.bots, suggest: () => [] } };
  expect(decideFor(botByName('greedy'), { game: silent, t, ask }, sfc32(1))).not.toBeNull();
  expect(decideFor(botByName('greedy'), { game: silent, t, ask: { ...ask, may: true } }, sfc32(1))).toBeNull();
});
