/** Every question a seat can be asked, and every way to answer it. Legality is defined here and nowhere else. */
import { type Ask, below, type DecisionBase, type Question, type Random, type Refusal, type Seat } from '@undercroft/engine';
import type { ItemId } from './content/items.ts';
import type { Decision, Kind, Prepare } from './decisions.ts';
import { exitsOf, roomOf, seatsBeside } from './rules/rooms.ts';
import type { Cellar } from './table.ts';
import { why } from './texts.ts';

type CellarQuestion = Question<Cellar, Decision>;

/** Each kind of card in the hand once, in a fixed order, so that the order of drawing tells nothing. */
function itemsInHand(t: Cellar, seat: Seat): ItemId[] {
  return [...new Set(t.thieves[seat]!.hand)].sort();
}

const isPoint = (x: unknown): x is number => Number.isInteger(x) && Number(x) >= 0;
const tooMany: Refusal = { code: 'against-the-rules', ...why('why.points'), rule: 'CEL-002' };

/** The answer comes from outside: nothing about it is known but its seat and kind. */
function checkPrepare(d: DecisionBase & { [key: string]: unknown }): Refusal | null {
  const { might, stamina, wits } = d;
  if (!isPoint(might) || !isPoint(stamina) || !isPoint(wits) || Object.keys(d).length !== 5) {
    return { code: 'malformed', ...why('why.wholeNumbers') };
  }
  return might + stamina + wits === 3 ? null : tooMany;
}

function samplePrepare(seat: Seat, random: Random): Prepare {
  const points = [0, 0, 0];
  for (let i = 0; i < 3; i++) points[below(random, 3)]!++;
  return { seat, kind: 'prepare', might: points[0]!, stamina: points[1]!, wits: points[2]! };
}

/** CEL-002  Spread 3 points over might, stamina and wits. */
const prepare: CellarQuestion = {
  options: () => [],
  check: (_t, _ask, d) => checkPrepare({ ...d }),
  sample: (_t, { seat }, random) => samplePrepare(seat, random),
  fallback: (_t, { seat }) => ({ seat, kind: 'prepare', might: 1, stamina: 1, wits: 1 }),
  seconds: 60,
};

/** CEL-008 CEL-009  Through one of the doors, or stay and rest. */
const step: CellarQuestion = {
  options: (t, { seat }) => [...exitsOf(t, seat), roomOf(t, seat)].map((to) => ({ seat, kind: 'step', to })),
  fallback: (t, { seat }) => ({ seat, kind: 'step', to: roomOf(t, seat) }),
  // The last steps by candlelight want a longer thought.
  seconds: (t) => (t.round === t.house.rounds ? 60 : 45),
};

/** CEL-014  Lose a life, or an item if there is one. */
const trap: CellarQuestion = {
  options: (t, { seat }) => [null, ...itemsInHand(t, seat)].map((item) => ({ seat, kind: 'trap', item })),
  fallback: (_t, { seat }) => ({ seat, kind: 'trap', item: null }),
  seconds: 30,
};

/** CEL-016  Come to help, or not. */
const join: CellarQuestion = {
  options: (_t, { seat }) => [true, false].map((join) => ({ seat, kind: 'join', join })),
  fallback: (_t, { seat }) => ({ seat, kind: 'join', join: false }),
  seconds: 20,
};

/** CEL-017  Strike, perhaps spending an item, or flee. */
const fight: CellarQuestion = {
  options: (t, { seat }) => [
    ...[null, ...itemsInHand(t, seat)].map((item): Decision => ({ seat, kind: 'fight', flee: false, item })),
    { seat, kind: 'fight', flee: true, item: null },
  ],
  fallback: (_t, { seat }) => ({ seat, kind: 'fight', flee: true, item: null }),
  seconds: 30,
};

/** CEL-021  A helper takes gold or an item. */
const spoils: CellarQuestion = {
  options: (_t, { seat }) => (['gold', 'item'] as const).map((take) => ({ seat, kind: 'spoils', take })),
  fallback: (_t, { seat }) => ({ seat, kind: 'spoils', take: 'gold' }),
  seconds: 20,
};

/** CEL-022  Offer 1 or 2 gold to somebody beside me who has an item. */
const offer: CellarQuestion = {
  options: offers,
  fallback: (t, ask) => offers(t, ask)[0]!,
  seconds: 30,
};

export function offers(t: Cellar, { seat }: Ask<Kind>): Decision[] {
  const sellers = seatsBeside(t, seat).filter((other) => t.thieves[other]!.hand.length > 0);
  const prices = [1, 2].filter((gold) => gold <= t.thieves[seat]!.gold);
  return sellers.flatMap((to) => prices.map((gold): Decision => ({ seat, kind: 'offer', to, gold })));
}

/** Whose offer is being answered. */
const buyerOf = (t: Cellar): unknown => (t.stack.at(-1)!.vars as { decision?: { seat: Seat } }).decision?.seat;

/** CEL-023  Sell an item of one's choice, or none. */
const sell: CellarQuestion = {
  options: (t, { seat }) => [null, ...itemsInHand(t, seat)].map((item) => ({ seat, kind: 'sell', item })),
  fallback: (_t, { seat }) => ({ seat, kind: 'sell', item: null }),
  secret: (t, d, viewer) => (d.kind === 'sell' && d.item !== null && !t.house.openHands && viewer !== buyerOf(t) ? ['item'] : []),
  seconds: 20,
};

export const questions: Record<Kind, CellarQuestion> = { prepare, step, trap, join, fight, spoils, offer, sell };
