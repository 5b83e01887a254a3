/**
 * A tiny game to try bots on. Everybody pledges a number of points (an open question), then all bid a hidden
 * card at once for each prize; the highest card takes it. Once a game a seat may
 * change a card for the top of the pile (a window). A kept pledge counts as points at the end.
 */
import {
  type Ask,
  ask,
  below,
  bits32,
  defineGame,
  type EventBase,
  end,
  frame,
  go,
  procedures,
  type Random,
  sfc32,
  shuffle,
  type TableBase,
} from '@undercroft/engine';

interface Pledge {
  seat: number;
  kind: 'pledge';
  points: number;
}
interface Bid {
  seat: number;
  kind: 'bid';
  card: number;
}
interface Change {
  seat: number;
  kind: 'change';
  card: number;
}
export type Decision = Pledge | Bid | Change;

interface Bidder {
  hand: number[];
  points: number;
  pledge: number;
  changed: boolean;
}
export interface Auction extends TableBase<Decision> {
  seats: Bidder[];
  pile: number[];
  /** Cards everybody has seen go. */
  played: number[];
  /** Prizes to come, the next one last. */
  prizes: number[];
}
interface View {
  viewer: number | null;
  seats: { hand: number[] | number; points: number; pledge: number; changed: boolean }[];
  pile: number;
  played: number[];
  prizes: number;
  prize: number;
  step: string;
  asks: Ask<Decision['kind']>[];
  windows: string[];
  /** Who has answered; the viewer's own answer is open. */
  committed: (Decision | number)[];
}

const CARDS = Array.from({ length: 15 }, (_, i) => i + 1);
const PRIZES = [1, 2, 3, 4, 5];
const HAND = 5;
const procedure = procedures<Auction, Decision, EventBase>();

const takePledges = (t: Auction, answers: Decision[]) => {
  for (const d of answers) if (d.kind === 'pledge') t.seats[d.seat]!.pledge = d.points;
};

function settle(t: Auction, answers: Decision[]): void {
  const bids = answers.filter((d) => d.kind === 'bid');
  const highest = Math.max(...bids.map((d) => d.card));
  const prize = t.prizes.pop()!;
  for (const d of bids) {
    const bidder = t.seats[d.seat]!;
    bidder.hand.splice(bidder.hand.indexOf(d.card), 1);
    t.played.push(d.card);
    if (d.card === highest) bidder.points += prize;
  }
}

const everybody = (t: Auction, kind: 'pledge' | 'bid'): Ask<Decision['kind']>[] =>
  t.seats.map((_, seat) => (kind === 'pledge' ? { seat, kind, open: true } : { seat, kind }));

const play = procedure<Record<string, never>, 'pledge' | 'pledged' | 'bid' | 'settle'>('play', 'pledge', [], {
  pledge: (t) => ask(everybody(t, 'pledge'), 'pledged'),
  pledged: (t, f) => {
    takePledges(t, f.answers);
    return go('bid');
  },
  bid: (t) => (t.prizes.length === 0 ? end() : ask(everybody(t, 'bid'), 'settle', ['change'])),
  settle: (t, f) => {
    settle(t, f.answers);
    return go('bid');
  },
});

const change = procedure<{ decision: Change }, 'swap'>('change', 'swap', ['decision'], {
  swap: (t, f) => {
    const { seat, card } = f.vars.decision;
    const bidder = t.seats[seat]!;
    bidder.hand[bidder.hand.indexOf(card)] = t.pile.pop()!;
    bidder.changed = true;
    t.played.push(card);
    return end();
  },
});

const hasBid = (t: Auction, seat: number) => t.stack[0]!.answers.some((d) => d.seat === seat);
const total = (bidder: { points: number; pledge: number }) => bidder.points + (bidder.points >= bidder.pledge ? bidder.pledge : 0);
const winnersOf = (t: Auction) => {
  const best = Math.max(...t.seats.map(total));
  return t.seats.flatMap((bidder, seat) => (total(bidder) === best ? [seat] : []));
};

function view(t: Auction, viewer: number | null): View {
  const f = t.stack[0];
  return {
    viewer,
    seats: t.seats.map((s, seat) => ({ ...s, hand: seat === viewer ? s.hand.slice() : s.hand.length })),
    pile: t.pile.length,
    played: t.played.slice(),
    prizes: t.prizes.length,
    prize: t.prizes.at(-1) ?? 0,
    step: f?.step ?? '',
    asks: f?.asks.slice() ?? [],
    windows: f?.windows.slice() ?? [],
    committed: f?.answers.map((d) => (d.seat === viewer ? d : d.seat)) ?? [],
  };
}

function imagine(v: View, random: Random): Auction {
  const own = v.seats.flatMap((s) => (typeof s.hand === 'number' ? [] : s.hand));
  const unseen = CARDS.filter((card) => !own.includes(card) && !v.played.includes(card));
  shuffle(random, unseen);
  const seats = v.seats.map((s) => ({ ...s, hand: typeof s.hand === 'number' ? unseen.splice(0, s.hand) : s.hand.slice() }));
  // Prizes are sold from the dearest to the cheapest, so those left are the first ones.
  const prizes = PRIZES.slice(0, v.prizes);
  const t: Auction = {
    stack: [],
    random: sfc32(bits32(random)),
    revealed: 0,
    shut: [],
    seats,
    pile: unseen,
    played: v.played.slice(),
    prizes,
  };
  if (v.asks.length === 0) return t;
  const f = frame<Decision>(play, {});
  f.step = v.step;
  f.asks = v.asks.slice();
  f.windows = v.windows.slice();
  f.answers = v.committed.map((d) => (typeof d === 'number' ? imagineAnswer(t, v, d, random) : d));
  t.stack.push(f);
  return t;
}

function imagineAnswer(t: Auction, v: View, seat: number, random: Random): Decision {
  if (v.step === 'pledged') return { seat, kind: 'pledge', points: below(random, 16) };
  const { hand } = t.seats[seat]!;
  return { seat, kind: 'bid', card: hand[below(random, hand.length)]! };
}

export const auction = defineGame<Auction, Decision, EventBase, View>({
  about: {
    id: 'auc',
    slug: 'auction',
    name: 'Auction',
    tagline: 'Bid for prizes.',
    version: '1',
    seats: { min: 2, max: 3, usual: 2 },
    houseRules: {},
    content: [],
    rules: new URL('file:///none'),
  },
  play: {
    setup: (config, random) => {
      const cards = CARDS.slice();
      shuffle(random, cards);
      const seats = Array.from({ length: config.seats }, () => ({
        hand: cards.splice(0, HAND).sort((a, b) => a - b),
        points: 0,
        pledge: 0,
        changed: false,
      }));
      return { stack: [], random, revealed: 0, shut: config.shut ?? [], seats, pile: cards, played: [], prizes: PRIZES.slice() };
    },
    questions: {
      pledge: {
        options: () => [],
        fallback: (_t, { seat }) => ({ seat, kind: 'pledge', points: 0 }),
        seconds: 10,
        check: (_t, _ask, d) => {
          const points: unknown = Reflect.get(d, 'points');
          const fine = typeof points === 'number' && Number.isInteger(points) && points >= 0 && points <= 15;
          return fine ? null : { code: 'against-the-rules', message: 'pledge 0 to 15 points' };
        },
        sample: (_t, { seat }, random) => ({ seat, kind: 'pledge', points: below(random, 16) }),
      },
      bid: {
        options: (t, { seat }) => t.seats[seat]!.hand.map((card) => ({ seat, kind: 'bid', card })),
        fallback: (t, { seat }) => ({ seat, kind: 'bid', card: t.seats[seat]!.hand[0]! }),
        seconds: 10,
      },
      change: {
        options: (t, { seat }) => t.seats[seat]!.hand.map((card) => ({ seat, kind: 'change', card })),
        fallback: (t, { seat }) => ({ seat, kind: 'change', card: t.seats[seat]!.hand[0]! }),
        seconds: 10,
      },
    },
    windows: {
      change: {
        asks: (t) =>
          t.pile.length === 0
            ? []
            : t.seats.flatMap((s, seat) => (s.changed || hasBid(t, seat) ? [] : [{ seat, kind: 'change', may: true }])),
        procedure: 'change',
      },
    },
    procedures: [play, change],
    outcome: (t) => (t.stack.length > 0 ? null : { winners: winnersOf(t), scores: t.seats.map(total), reason: 'all-sold' }),
  },
  sight: {
    view,
    redact: (e) => e,
    clone: (t) => structuredClone(t),
    imagine,
  },
  bots: {
    judge: (v, _ask, d) => {
      if (d.kind === 'pledge') return -Math.abs(d.points - 5);
      if (d.kind === 'change') return 4 - d.card;
      return -Math.abs(d.card - 3 * v.prize);
    },
    worth: (t, worth) => {
      const winners = t.stack.length === 0 ? winnersOf(t) : [];
      const most = Math.max(...t.seats.map(total));
      t.seats.forEach((s, seat) => {
        const lead = 0.5 * (1 - (most - total(s)) / 30);
        worth[seat] = t.stack.length > 0 ? lead : winners.includes(seat) ? 1 / winners.length : 0;
      });
    },
  },
  words: {
    ask: (_v, { kind }) => kind,
    decision: (_v, d) => JSON.stringify(d),
    event: () => null,
    seat: (_v, seat) => `Seat ${seat}`,
  },
  lab: {
    length: { unit: 'prizes', of: (t) => PRIZES.length - t.prizes.length },
    longest: () => 100,
  },
});
