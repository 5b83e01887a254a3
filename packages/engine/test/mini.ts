/** A game of nothing much, with one of everything the engine can do: the engine's tests play it. */
import {
  answerOf,
  ask,
  below,
  call,
  copyRandom,
  copyStack,
  defineGame,
  die,
  end,
  go,
  procedures,
  race,
  reveal,
  type Seat,
  shuffle,
  type TableBase,
} from '../src/index.ts';

export type Decision =
  | { seat: Seat; kind: 'bid'; amount: number }
  | { seat: Seat; kind: 'buzz' }
  | { seat: Seat; kind: 'roll'; again: boolean }
  | { seat: Seat; kind: 'spread'; points: number[] }
  | { seat: Seat; kind: 'shout'; word: string }
  | { seat: Seat; kind: 'faint' };
export type Event =
  | { type: 'bids'; amounts: number[] }
  | { type: 'drew'; seat: Seat; card: number | null }
  | { type: 'rolled'; die: number };
export interface Table extends TableBase<Decision> {
  seats: { points: number[]; card: number; shouted: string; out: boolean }[];
  deck: number[];
  dice: number[];
  buzzed: Seat;
}

const procedure = procedures<Table, Decision, Event>();
const everyone = <K extends Decision['kind']>(t: Table, kind: K) => t.seats.flatMap((s, seat) => (s.out ? [] : [{ seat, kind }]));

const play = procedure<object, 'spread' | 'bid' | 'compare' | 'race' | 'won' | 'finish'>('play', 'spread', ['result'], {
  spread: (t) =>
    ask(
      t.seats.map((_, seat) => ({ seat, kind: 'spread' as const, open: true as const })),
      'bid',
    ),
  bid: (t, f) => {
    for (const d of f.answers) if (d.kind === 'spread') t.seats[d.seat]!.points = d.points;
    return ask(everyone(t, 'bid'), 'compare', ['talk', 'swoon']);
  },
  compare: (_t, f, out) => {
    out?.push({ type: 'bids', amounts: f.answers.map((d) => (d.kind === 'bid' ? d.amount : -1)) });
    const low = f.answers.reduce((a, b) => ((b as { amount: number }).amount < (a as { amount: number }).amount ? b : a), f.answers[0]!);
    return call(dice, { seat: low.seat, rolls: 0 }, 'race');
  },
  race: (t, f) => {
    t.seats[0]!.points.push(Number(f.result));
    return race(everyone(t, 'buzz'), 'won');
  },
  won: (t, f) => {
    t.buzzed = f.answers[0]!.seat;
    return go('finish');
  },
  finish: () => end(),
});

const dice = procedure<{ seat: Seat; rolls: number }, 'draw' | 'roll' | 'again'>('dice', 'draw', ['seat', 'rolls', 'result'], {
  draw: (t, f, out) => {
    reveal(t);
    const card = t.deck.pop()!;
    t.seats[f.vars.seat]!.card = card;
    out?.push({ type: 'drew', seat: f.vars.seat, card });
    return go('roll');
  },
  roll: (t, f, out) => {
    const rolled = die(t.random);
    t.dice.push(rolled);
    out?.push({ type: 'rolled', die: rolled });
    f.vars.rolls++;
    return ask([{ seat: f.vars.seat, kind: 'roll' }], 'again');
  },
  again: (_t, f) => (answerOf(f, f.vars.seat, 'roll').again && f.vars.rolls < 3 ? go('roll') : end(f.vars.rolls)),
});

const talk = procedure<{ decision: Extract<Decision, { kind: 'shout' }> }, 'say'>('talk', 'say', ['decision', 'result'], {
  say: (t, f) => {
    t.seats[f.vars.decision.seat]!.shouted = f.vars.decision.word;
    return end('said');
  },
});

const swoon = procedure<{ decision: Extract<Decision, { kind: 'faint' }> }, 'fall'>('swoon', 'fall', ['decision', 'result'], {
  fall: (t, f) => {
    const { seat } = f.vars.decision;
    t.seats[seat]!.out = true;
    const below = t.stack[t.stack.length - 2]!;
    below.asks = below.asks.filter((a) => a.seat !== seat);
    below.answers = below.answers.filter((d) => d.seat !== seat);
    return end();
  },
});

const always = <D>(options: (seat: Seat) => D[], seconds = 10) => ({
  options: (_t: Table, { seat }: { seat: Seat }) => options(seat),
  fallback: (_t: Table, { seat }: { seat: Seat }) => options(seat)[0]!,
  seconds,
});

export const mini = defineGame<Table, Decision, Event, object>({
  about: {
    id: 'mini',
    slug: 'mini',
    name: 'Mini',
    tagline: 'One of everything.',
    version: '1',
    seats: { min: 2, max: 4, usual: 3 },
    houseRules: { loud: { type: 'switch', default: false, name: 'Loud', help: 'Everybody shouts.' } },
    content: { cards: 9 },
    rules: new URL('./mini.md', import.meta.url),
  },
  play: {
    checkConfig: ({ seats, options }) =>
      seats === 4 && options['loud'] === true ? { message: 'four loud seats are too many', rule: 'MINI-001' } : null,
    setup: (config, random) => {
      const deck = [1, 2, 3, 4, 5, 6, 7, 8, 9];
      shuffle(random, deck);
      const seats = Array.from({ length: config.seats }, () => ({ points: [], card: 0, shouted: '', out: false }));
      return { stack: [], random, revealed: 0, shut: config.shut ?? [], seats, deck, dice: [], buzzed: -1 };
    },
    procedures: [play, dice, talk, swoon],
    questions: {
      bid: always((seat): Decision[] => [1, 2, 3].map((amount) => ({ seat, kind: 'bid', amount }))),
      buzz: always((seat): Decision[] => [{ seat, kind: 'buzz' }]),
      roll: always((seat): Decision[] => [false, true].map((again) => ({ seat, kind: 'roll', again }))),
      shout: always((seat): Decision[] => ['hey', 'ho'].map((word) => ({ seat, kind: 'shout', word }))),
      faint: always((seat): Decision[] => [{ seat, kind: 'faint' }]),
      spread: {
        options: () => [],
        fallback: (_t, { seat }) => ({ seat, kind: 'spread', points: [3, 0] }),
        seconds: 60,
        check: (_t, _ask, d) => {
          const { points } = d as { points?: unknown };
          const ok =
            Array.isArray(points) &&
            points.length === 2 &&
            points.every((p) => Number.isInteger(p) && p >= 0) &&
            points[0] + points[1] === 3;
          return ok ? null : { code: 'against-the-rules', message: 'spread exactly 3 points over two stats', rule: 'MINI-001' };
        },
        sample: (_t, { seat }, random) => {
          const first = below(random, 4);
          return { seat, kind: 'spread', points: [first, 3 - first] };
        },
      },
    },
    windows: {
      talk: {
        asks: (t) =>
          everyone(t, 'shout')
            .filter((a) => t.seats[a.seat]!.shouted === '')
            .map((a) => ({ ...a, may: true as const })),
        procedure: 'talk',
      },
      swoon: { asks: (t) => everyone(t, 'faint').map((a) => ({ ...a, may: true as const })), procedure: 'swoon' },
    },
    explain: (_t, d) => (d.kind === 'bid' ? { message: 'bids go from 1 to 3', rule: 'MINI-002' } : null),
    outcome: (t) => (t.stack.length > 0 ? null : { winners: [t.buzzed], scores: t.seats.map((s) => s.card), reason: 'buzzed' }),
  },
  sight: {
    view: (t, viewer) => ({ viewer, cards: t.seats.map((s, seat) => (seat === viewer ? s.card : null)) }),
    redact: (e, viewer) => (e.type === 'drew' && e.seat !== viewer ? { ...e, card: null } : e),
    clone: (t) => ({ ...(JSON.parse(JSON.stringify(t)) as Table), stack: copyStack(t.stack), random: copyRandom(t.random) }),
    imagine: () => {
      throw new Error('nobody imagines this game');
    },
  },
  bots: { judge: () => 0, worth: () => {} },
  words: { ask: (_v, a) => a.kind, decision: (_v, d) => d.kind, event: (_v, e) => e.type, seat: (_v, seat) => `Seat ${seat + 1}` },
  lab: {
    length: { unit: 'dice', of: (t) => t.dice.length },
    longest: () => 50,
  },
});
