import { type Ask, configFor, type Game, type Outcome, sfc32, simulatedTable } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { type Bot, botByName, decideFor, mcts, nextAsk, questionFor } from '../src/index.ts';
import { type Auction, auction } from './auction.ts';

const shut = Object.keys(auction.play.windows);
const table = (seed: number, seats = 2): Auction => simulatedTable(auction, configFor(auction, { seats, shut }), seed);

function play(bots: Bot[], seed: number): Outcome {
  const t = table(seed, bots.length);
  const game: Game = auction;
  const random = sfc32(seed + 1000);
  for (let asks = game.play.pending(t); asks.length > 0; asks = game.play.pending(t)) {
    const ask = nextAsk(t, asks, random);
    game.play.decide(t, decideFor(bots[ask.seat]!, { game, t, ask }, random), null);
  }
  return auction.play.outcome(t)!;
}

/** Points of a shared or whole win over many games, the bot taking each seat in turn. */
function winsOf(bot: Bot, other: Bot, games: number): number {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const { winners } = play(i % 2 === 0 ? [bot, other] : [other, bot], i);
    if (winners.includes(i % 2)) wins += 1 / winners.length;
  }
  return wins;
}

/** The auction after the pledges, with these hands and one seat to search for. */
function bidding(hands: number[][], seat: number): { t: Auction; ask: Ask } {
  const t = table(1, hands.length);
  for (const s of hands.keys()) auction.play.decide(t, { seat: s, kind: 'pledge', points: 0 }, null);
  hands.forEach((hand, s) => {
    t.seats[s]!.hand = hand;
  });
  t.prizes.length = hands[0]!.length;
  return { t, ask: auction.play.pending(t).find((a) => a.seat === seat)! };
}

test('searching wins clearly more than chance', () => {
  // The game is short enough to be played to its end in every iteration.
  expect(winsOf(mcts('deep', { iterations: 100, depth: 50, exploration: 0.7 }), botByName('random'), 100)).toBeGreaterThan(62);
});

test('greedy wins clearly more than chance', () => {
  expect(winsOf(botByName('greedy'), botByName('random'), 200)).toBeGreaterThan(120);
});

test('the same seed gives the same decision', () => {
  const bot = botByName('mcts:100');
  const once = () => play([bot, bot, botByName('greedy')], 5);
  expect(once()).toEqual(once());
  const { t, ask } = bidding(
    [
      [1, 8, 15],
      [2, 7, 9],
    ],
    0,
  );
  const rank = () => bot.rank!(questionFor({ game: auction, t, ask }, true), sfc32(3));
  expect(rank()).toEqual(rank());
});

test('a seat that sees a sure win takes it', () => {
  // Two cards, prizes 2 and 1: with the highest card of all, bidding it now wins whatever the other holds.
  const { t, ask } = bidding(
    [
      [1, 15],
      [2, 7],
    ],
    0,
  );
  t.played = [3, 4, 5, 6, 8, 9];
  expect(decideFor(botByName('mcts:400'), { game: auction, t, ask }, sfc32(1))).toEqual({ seat: 0, kind: 'bid', card: 15 });
});

test('what the others have committed unseen makes no difference', () => {
  const rankAfter = (card: number) => {
    const { t, ask } = bidding(
      [
        [2, 7, 9],
        [1, 8, 15],
      ],
      1,
    );
    auction.play.decide(t, { seat: 0, kind: 'bid', card }, null);
    return botByName('mcts:200').rank!(questionFor({ game: auction, t, ask }, true), sfc32(4));
  };
  expect(rankAfter(2)).toEqual(rankAfter(9));
});

test('a single answer needs no search', () => {
  const { t, ask } = bidding([[4], [5]], 0);
  const game: Game = { ...auction, sight: { ...auction.sight, imagine: () => expect.unreachable() } };
  expect(decideFor(botByName('mcts:100'), { game, t, ask }, sfc32(1))).toEqual({ seat: 0, kind: 'bid', card: 4 });
});

test('a question that may be left alone is compared with passing', () => {
  const offer = (hand: number[]) => {
    const { t } = bidding([hand, [7, 8]], 0);
    t.stack[0]!.windows = ['change'];
    t.played = [9, 10, 11, 12, 13, 14].filter((card) => !hand.includes(card));
    const ask = auction.play.pending(t).find((a) => a.seat === 0 && a.may)!;
    return questionFor({ game: auction, t, ask }, true);
  };
  const bot = botByName('mcts:600');
  const ranked = bot.rank!(offer([14, 15]), sfc32(2));
  expect(ranked.map((r) => r.decision === null)).toContain(true);
  expect(bot.decide(offer([14, 15]), sfc32(2))).toBeNull();
  expect(bot.decide(offer([1, 2]), sfc32(2))).toMatchObject({ seat: 0, kind: 'change' });
});

test('an open question is answered from samples', () => {
  const t = table(3);
  const ask = auction.play.pending(t)[0]!;
  const ranked = botByName('mcts:300').rank!(questionFor({ game: auction, t, ask }, true), sfc32(1));
  expect(ranked.length).toBeGreaterThan(5);
  for (const { decision } of ranked) expect(auction.play.refuse(t, decision)).toBeNull();
});

test('a time budget is kept', () => {
  const bot = mcts('short', { iterations: 1e6, milliseconds: 30 });
  const { t, ask } = bidding(
    [
      [1, 8, 15],
      [2, 7, 9],
    ],
    0,
  );
  const start = performance.now();
  decideFor(bot, { game: auction, t, ask }, sfc32(1));
  expect(performance.now() - start).toBeLessThan(1000);
});

test('patience runs out, unless the name of the bot says how long it may think', () => {
  const t = table(3);
  const question = questionFor({ game: auction, t, ask: auction.play.pending(t)[0]! }, true);
  const looks = (bot: Bot) => bot.rank!(question, sfc32(1)).reduce((sum, { visits = 0 }) => sum + visits, 0);
  expect(looks(botByName('mcts:100'))).toBe(100);
  expect(looks(botByName('mcts:100', { patience: 0 }))).toBe(1);
  expect(looks(botByName('mcts', { patience: 0 }))).toBe(1);
  expect(looks(botByName('mcts:50ms', { patience: 0 }))).toBeGreaterThan(1);
});

test('a seat cannot adapt to what another commits at the same time', () => {
  // Odds and evens, with cards 1 and 2 against 3 and 4: whoever answered second and knew would always win.
  const oddsAndEvens: Game = {
    ...auction,
    bots: {
      ...auction.bots,
      worth: (t: Auction, worth: number[]) => {
        const [a, b] = t.played.slice(-2);
        worth[0] = (a! + b!) % 2;
        worth[1] = 1 - worth[0];
      },
    },
  };
  for (const seat of [0, 1]) {
    const hands =
      seat === 0
        ? [
            [1, 2],
            [3, 4],
          ]
        : [
            [3, 4],
            [1, 2],
          ];
    const { t, ask } = bidding(hands, seat);
    t.prizes = [1];
    t.played = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
    t.pile = [];
    const ranked = botByName('mcts:2000').rank!(questionFor({ game: oddsAndEvens, t, ask }, true), sfc32(1));
    expect(ranked).toHaveLength(2);
    for (const { value } of ranked) {
      // Both keep guessing each other, so it need not be exactly a half; knowing would make it 0 or 1.
      expect(value).toBeGreaterThan(0.25);
      expect(value).toBeLessThan(0.75);
    }
  }
});
