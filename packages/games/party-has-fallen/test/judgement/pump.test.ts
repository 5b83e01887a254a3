/** Somebody who never tires of offering: what can be had from bots that way. */
import { type Random, type Seat, sfc32, shuffle } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { COUNTERS, type Counter, GOALS } from '../../src/content/goals.ts';
import { ITEMS } from '../../src/content/items.ts';
import type { OfferDecision } from '../../src/decisions.ts';
import { game } from '../../src/index.ts';
import { handWorth } from '../../src/judgement/items.ts';
import { needsFor } from '../../src/judgement/needs.ts';
import { suggestOffers } from '../../src/judgement/trades.ts';
import type { Table } from '../../src/table.ts';
import { take, turnOf } from '../table.ts';
import { answerOf, NOTHING } from './offers.ts';

/** Every bargain a stubborn seat 0 can put to the others: one thing for one, for two, for nothing, and round three seats. */
function* bargains(t: Table): Generator<OfferDecision> {
  const mine = [...t.seats[0]!.items];
  for (const [to, third] of [
    [1, 2],
    [2, 1],
  ] as const) {
    for (const want of [...t.seats[to]!.items]) {
      const wish = { item: want, from: to, to: 0 };
      yield { ...NOTHING, with: [], threat: true, moves: [wish] };
      for (const give of mine) {
        yield { ...NOTHING, with: [], moves: [wish, { item: give, from: 0, to }] };
        for (const more of [...t.seats[to]!.items]) {
          if (more > want) yield { ...NOTHING, with: [], moves: [wish, { item: more, from: to, to: 0 }, { item: give, from: 0, to }] };
        }
        for (const pass of [...t.seats[third]!.items]) {
          yield { ...NOTHING, with: [], moves: [wish, { item: pass, from: third, to }, { item: give, from: 0, to: third }] };
        }
      }
    }
  }
}

/** Whether everybody asked agrees; the answers are carried out. */
function closes(t: Table, offer: OfferDecision): boolean {
  if (game.play.refuse(t, offer) !== null) return false;
  take(t, offer);
  const { id, parties } = t.offers.at(-1)!;
  for (const seat of parties) {
    const d = answerOf(t, seat);
    if (d?.kind !== 'answerOffer' || d.offer !== id || !d.accept) return false;
    take(t, d);
  }
  return true;
}

/** What a seat has by its own valuation: its hand, and what trading itself did for its goal. */
function wealth(t: Table, seat: Seat): number {
  const { items, counts, partners } = t.seats[seat]!;
  const met = [0, 1, 2].filter((other) => (partners & (1 << other)) !== 0).length;
  const counted = (counter: Counter, each: number): number =>
    needsFor(t, seat).reduce((sum, need) => {
      if (need.need !== 'count' || need.counter !== counter) return sum;
      return sum + each * Math.min(need.atLeast!, counter === 'gifts' ? counts[COUNTERS.indexOf(counter)]! : met);
    }, 0);
  return handWorth(t, seat, items, true) + counted('gifts', 4) + counted('tradePartners', 3);
}

const printed = (cards: readonly { name: string; blank?: true; expansion?: true }[]): string[] =>
  cards.flatMap(({ name, blank, expansion }) => (blank || expansion ? [] : [name]));

/** Three seats with goals and hands from the deck. */
function market(random: Random): Table {
  const items = printed(ITEMS);
  const goals = printed(GOALS);
  shuffle(random, items);
  shuffle(random, goals);
  const party = [0, 1, 2].map((seat) => ({ at: seat, goal: goals[seat]!, items: items.slice(seat * 4, seat * 4 + 4) }));
  return turnOf({ map: 'PPP/PXP', party, round: 3 });
}

/** The bots whose hands an offer changes, and who keep their idea of a good hand: once Nothing Up My Sleeves has held enough, it wants none. */
const involved = (t: Table, { moves }: OfferDecision): Seat[] =>
  [1, 2].filter(
    (seat) =>
      moves.some(({ from, to }) => from === seat || to === seat) &&
      !needsFor(t, seat).some((need) => need.need === 'items' && need.atMost === 0),
  );

test('whoever tries every bargain until none is taken finds no circle: each one leaves the bots richer', () => {
  let closed = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const t = market(sfc32(seed));
    let sweeps = 0;
    for (let found = true; found; sweeps++) {
      found = false;
      for (const offer of bargains(t)) {
        const before = [1, 2].map((seat) => wealth(t, seat));
        if (!closes(t, offer)) continue;
        [found, closed] = [true, closed + 1];
        for (const seat of involved(t, offer)) {
          expect(wealth(t, seat), `table ${seed}, ${JSON.stringify(offer)}`).toBeGreaterThan(before[seat - 1]! + 0.49);
        }
      }
      expect(sweeps, `table ${seed}`).toBeLessThan(15);
    }
  }
  expect(closed).toBeGreaterThan(12);
});

test('bots among themselves stop haggling: a few offers a turn, then nobody has anything to say', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const t = market(sfc32(seed));
    let said = 0;
    for (let talking = true; talking; ) {
      talking = false;
      for (const seat of [0, 1, 2]) {
        const [offer] = suggestOffers(game.sight.view(t, seat), seat).filter(
          (d) => game.bots.judge(game.sight.view(t, seat), OFFER(seat), d) > 0,
        );
        const d = answerOf(t, seat) ?? offer;
        if (d === undefined) continue;
        take(t, d);
        talking = true;
        expect(++said, `table ${seed}`).toBeLessThan(12);
      }
    }
  }
});

const OFFER = (seat: Seat) => ({ seat, kind: 'offer' as const, may: true as const, open: true as const });
