/**
 * A tiny whole game to break in many ways. Seats bid a hidden card at once; the highest bid scores and may draw
 * a card; boasting is possible at any time; in the end seat 0 names a number and a die is rolled.
 */
import {
  type Ask,
  answerOf,
  ask,
  bits32,
  type Config,
  copyRandom,
  copyStack,
  type DecisionBase,
  defineGame,
  die,
  end,
  type Frame,
  type Game,
  type GameParts,
  go,
  type Next,
  pick,
  procedures,
  type Random,
  reveal,
  type Seat,
  sfc32,
  shuffle,
  type TableBase,
} from '@undercroft/engine';
import { type Changes, withChanges } from '../../src/altered.ts';

export type Bid = { seat: Seat; kind: 'bid'; card: number };
export type Decision =
  | Bid
  | { seat: Seat; kind: 'draw'; yes: boolean }
  | { seat: Seat; kind: 'boast' }
  | { seat: Seat; kind: 'name'; n: number };
export type Event =
  | { type: 'shown'; bids: number[]; winner: Seat }
  | { type: 'drew'; seat: Seat; card: number | null }
  | { type: 'boasted'; seat: Seat }
  | { type: 'rolled'; die: number };

export interface Table extends TableBase<Decision> {
  /** Known to their seats only. */
  hands: number[][];
  /** Unknown to all. */
  pile: number[];
  shown: number[];
  points: number[];
  round: number;
  boasted: boolean[];
  /** Room for broken games to put things in. */
  extra?: unknown;
}
export interface View {
  viewer: Seat | null;
  hands: (number[] | number)[];
  pile: number;
  shown: number[];
  points: number[];
  round: number;
  boasted: boolean[];
  shut: string[];
  stack: Frame<Decision>[];
  extra?: unknown;
}
export type Parts = GameParts<Table, Decision, Event, View>;
export type Out = Event[] | null;

const CARDS = 12;
const ROUNDS = 3;
const deck = (): number[] => Array.from({ length: CARDS }, (_none, i) => i + 1);

function setup(config: Config, random: Random): Table {
  const pile = deck();
  shuffle(random, pile);
  const hands = Array.from({ length: config.seats }, () => pile.splice(0, ROUNDS));
  const none = hands.map(() => 0);
  return {
    stack: [],
    random,
    revealed: 0,
    shut: config.shut ?? [],
    hands,
    pile,
    shown: [],
    points: none,
    round: 0,
    boasted: hands.map(() => false),
  };
}

export function drawCard(t: Table, seat: Seat, out: Out): void {
  const card = t.pile.pop();
  if (card === undefined) return;
  t.hands[seat]!.push(card);
  out?.push({ type: 'drew', seat, card });
}

const procedure = procedures<Table, Decision, Event>();
type Step = (t: Table, f: Frame<Decision, object>, out: Out) => Next<GameStep>;
type GameStep = 'bid' | 'showdown' | 'drawn' | 'named';
export const steps: Record<GameStep, Step> = {
  bid: (t) => {
    if (t.round === ROUNDS) return ask([{ seat: 0, kind: 'name', open: true }], 'named');
    const asks = t.hands.map((_hand, seat): Ask<'bid'> => ({ seat, kind: 'bid' }));
    return ask(asks, 'showdown', ['boast']);
  },
  showdown: (t, f, out) => {
    const bids = t.hands.map((_hand, seat) => answerOf(f, seat, 'bid').card);
    reveal(t);
    for (const [seat, card] of bids.entries()) t.hands[seat]!.splice(t.hands[seat]!.indexOf(card), 1);
    t.shown.push(...bids);
    const winner = bids.indexOf(Math.max(...bids));
    t.points[winner]!++;
    out?.push({ type: 'shown', bids, winner });
    return ask([{ seat: winner, kind: 'draw' }], 'drawn');
  },
  drawn: (t, f, out) => {
    for (const d of f.answers) {
      if (d.kind !== 'draw' || !d.yes) continue;
      reveal(t);
      drawCard(t, d.seat, out);
    }
    t.round++;
    return go('bid');
  },
  named: (t, f, out) => {
    const rolled = die(t.random);
    if (rolled === answerOf(f, 0, 'name').n) t.points[0]!++;
    out?.push({ type: 'rolled', die: rolled });
    return end();
  },
};

/** The main procedure with some steps replaced. */
export const bidding = (broken: Partial<Record<GameStep, Step>> = {}) =>
  procedure<object, GameStep>('bidding', 'bid', [], { ...steps, ...broken });

const boasting = procedure<{ decision: { seat: Seat } }, 'boast'>('boasting', 'boast', ['decision'], {
  boast: (t, f, out) => {
    const { seat } = f.vars.decision;
    t.boasted[seat] = true;
    out?.push({ type: 'boasted', seat });
    return end();
  },
});

const isName = (n: unknown): boolean => Number.isInteger(n) && Number(n) >= 1 && Number(n) <= 6;

export const questions: Parts['play']['questions'] = {
  bid: {
    options: (t, { seat }) => t.hands[seat]!.toSorted((a, b) => a - b).map((card) => ({ seat, kind: 'bid', card })),
    fallback: (t, { seat }) => ({ seat, kind: 'bid', card: Math.min(...t.hands[seat]!) }),
    seconds: 20,
  },
  draw: {
    options: (_t, { seat }) => [true, false].map((yes) => ({ seat, kind: 'draw', yes })),
    fallback: (_t, { seat }) => ({ seat, kind: 'draw', yes: false }),
    seconds: 20,
  },
  boast: {
    options: (_t, { seat }) => [{ seat, kind: 'boast' }],
    fallback: (_t, { seat }) => ({ seat, kind: 'boast' }),
    seconds: 20,
  },
  name: {
    options: () => [],
    check: (_t, _ask, d: DecisionBase & { n?: unknown }) =>
      isName(d.n) && Object.keys(d).length === 3 ? null : { code: 'malformed', message: 'name a number from 1 to 6' },
    sample: (_t, { seat }, random) => ({ seat, kind: 'name', n: die(random) }),
    fallback: (_t, { seat }) => ({ seat, kind: 'name', n: 1 }),
    seconds: 20,
  },
};

export function view(t: Table, viewer: Seat | null): View {
  const hide = (d: Decision): Decision => (d.kind === 'bid' && d.seat !== viewer ? { ...d, card: 0 } : d);
  return {
    viewer,
    hands: t.hands.map((hand, seat) => (seat === viewer ? hand.slice() : hand.length)),
    pile: t.pile.length,
    shown: t.shown.slice(),
    points: t.points.slice(),
    round: t.round,
    boasted: t.boasted.slice(),
    shut: t.shut.slice(),
    stack: copyStack(t.stack).map((f) => ({ ...f, answers: f.asks.length > 0 ? f.answers.map(hide) : [] })),
  };
}

export function imagine(v: View, random: Random): Table {
  const own = v.hands.flatMap((hand) => (typeof hand === 'number' ? [] : hand));
  const pile = deck().filter((card) => !own.includes(card) && !v.shown.includes(card));
  shuffle(random, pile);
  const hands = v.hands.map((hand) => (typeof hand === 'number' ? pile.splice(0, hand) : hand.slice()));
  const guess = (d: Decision): Decision => (d.kind === 'bid' && d.card === 0 ? { ...d, card: pick(random, hands[d.seat]!) } : d);
  return {
    stack: copyStack(v.stack).map((f) => ({ ...f, answers: f.answers.map(guess) })),
    random: sfc32(bits32(random)),
    revealed: 0,
    shut: v.shut.slice(),
    hands,
    pile,
    shown: v.shown.slice(),
    points: v.points.slice(),
    round: v.round,
    boasted: v.boasted.slice(),
  };
}

export function clone(t: Table): Table {
  return {
    ...t,
    stack: copyStack(t.stack),
    random: copyRandom(t.random),
    hands: t.hands.map((hand) => hand.slice()),
    pile: t.pile.slice(),
    shown: t.shown.slice(),
    points: t.points.slice(),
    boasted: t.boasted.slice(),
  };
}

export const base: Parts = {
  about: {
    id: 'bid',
    slug: 'bidding',
    name: 'Bidding',
    tagline: 'The highest card wins.',
    version: '1',
    seats: { min: 2, max: 3, usual: 2 },
    houseRules: {},
    content: { cards: CARDS },
    rules: new URL('rules.md', import.meta.url),
  },
  play: {
    setup,
    procedures: [bidding(), boasting],
    questions,
    windows: {
      boast: {
        asks: (t) => t.boasted.flatMap((done, seat): Ask<'boast'>[] => (done ? [] : [{ seat, kind: 'boast', may: true }])),
        procedure: 'boasting',
      },
    },
    outcome: (t) => {
      if (t.stack.length > 0) return null;
      const most = Math.max(...t.points);
      return { winners: t.points.flatMap((points, seat) => (points === most ? [seat] : [])), scores: t.points.slice(), reason: 'counted' };
    },
  },
  sight: {
    view,
    redact: (e, viewer) => (e.type === 'drew' && e.seat !== viewer ? { ...e, card: null } : e),
    clone,
    imagine,
  },
  bots: {
    judge: (_view, _ask, d) => (d.kind === 'bid' ? d.card : 0),
    worth: (t, worth) => {
      for (const [seat, points] of t.points.entries()) worth[seat] = points / (ROUNDS + 1);
    },
  },
  words: {
    ask: (_view, { kind }) => `Please ${kind}`,
    decision: (_view, d) => `I ${d.kind}`,
    event: (_view, e) => (e.type === 'boasted' ? null : `Somebody ${e.type}`),
    seat: (_view, seat) => `Seat ${seat}`,
  },
  lab: {
    length: { unit: 'rounds', of: (t) => t.round },
    longest: () => 200,
  },
};

/** The base game with something broken. The boasting stays as it is. */
export function breakGame(broken: Changes<Parts>, brokenSteps?: Partial<Record<GameStep, Step>>): Game<Table, Decision, Event, View> {
  const play = { procedures: [bidding(brokenSteps), boasting], ...broken.play };
  return defineGame(withChanges(base, { ...broken, play }));
}

/** A broken game: what is wrong with it, and the promise that must notice. */
export interface Broken {
  wrong: string;
  breaks: string;
  game: Game;
}
