/** Games with trouble in them, for tests of a server that must stand it. Loaded by the server and by its bot threads alike. */
import { spawnSync } from 'node:child_process';
import { loadGame as loadReal } from '@undercroft/catalog';
import {
  answerOf,
  ask,
  copyRandom,
  copyStack,
  defineGame,
  end,
  type Game,
  go,
  procedures,
  type Seat,
  shuffle,
  type TableBase,
} from '@undercroft/engine';

type Decision = { seat: Seat; kind: 'pick'; n: number };
type Event = { type: 'dealt'; seat: Seat; card: number | null } | { type: 'picked'; picks: number[] };
interface Table extends TableBase<Decision> {
  /** Nobody but their owner sees them, and they change nothing anybody sees. The first seat's is always 0. */
  cards: number[];
  round: number;
}

/** What goes wrong when somebody picks 3 (rules), after the first round (view), or when a bot thinks at all (bots). */
const TROUBLES = [
  ...['none', 'rules-throw', 'rules-circle', 'rules-loop', 'view-loops', 'view-throws', 'bot-throws', 'bot-loops'],
  // In the other places where a game's own code is asked, and with what no time limit ends.
  ...['config-loops', 'setup-loops', 'options-loop', 'fallback-loops', 'seconds-loop', 'outcome-loops', 'copy-loops', 'redact-loops'],
  ...['rules-grow', 'rules-stick'],
];
/** Those with which time running out ends the process. */
const ENDS = ['rules-grow', 'rules-stick'];
type Trouble = string;

/**
 * Never ends, and nothing that is caught on the way ends it. What it throws is made here: V8 now and then loses the end of a time
 * limit while it makes an error of its own (see the guard).
 */
function loop(): never {
  for (;;) {
    try {
      throw new Error('caught, and on it goes');
    } catch {}
  }
}

/** Grows until memory runs out. */
function grow(): never {
  for (const heap: object[] = []; ; ) heap.push({ heap: heap.length, more: [heap.length] });
}

/** Inside something that V8 cannot end, for far longer than anybody waits: stands for every built-in thing that takes so long. */
const stick = (): void => void spawnSync(process.execPath, ['-e', 'setTimeout(() => {}, 40_000)']);

const procedure = procedures<Table, Decision, Event>();

const play = (trouble: Trouble) =>
  procedure<object, 'deal' | 'ask' | 'picked' | 'circle'>('play', 'deal', [], {
    deal: (t, _f, out) => {
      const rest = t.cards.slice(1);
      shuffle(t.random, rest);
      t.cards = [t.cards[0]!, ...rest];
      for (const [seat, card] of t.cards.entries()) out?.push({ type: 'dealt', seat, card });
      return go('ask');
    },
    ask: (t) =>
      ask(
        t.cards.map((_, seat) => ({ seat, kind: 'pick' as const })),
        'picked',
      ),
    picked: (t, f, out) => {
      const picks = t.cards.map((_, seat) => answerOf(f, seat, 'pick').n);
      if (picks.includes(3) && trouble === 'rules-throw') throw new Error('these rules are broken');
      if (picks.includes(3) && trouble === 'rules-circle') return go('circle');
      if (picks.includes(3) && trouble === 'rules-loop') loop();
      if (picks.includes(3) && trouble === 'rules-grow') grow();
      if (picks.includes(3) && trouble === 'rules-stick') stick();
      out?.push({ type: 'picked', picks });
      return ++t.round < 6 ? go('deal') : end();
    },
    circle: () => go('circle'),
  });

function judge(trouble: Trouble, n: number): number {
  if (trouble === 'bot-throws') throw new Error('this bot is broken');
  while (trouble === 'bot-loops') n++;
  return n;
}

function troubledView(trouble: Trouble): object {
  if (trouble === 'view-loops') loop();
  if (trouble === 'view-throws') throw new Error('this view is broken');
  return {};
}

const picks = (seat: Seat): Decision[] => [0, 1, 2, 3].map((n) => ({ seat, kind: 'pick', n }));

function troubled(trouble: Trouble): Game {
  return defineGame<Table, Decision, Event, { card: number | null; round: number; asks: number; sealed: boolean[] }>({
    about: {
      id: 'dbl',
      slug: trouble,
      name: 'Double',
      tagline: 'Trouble.',
      version: '1',
      seats: { min: 2, max: 4, usual: 2 },
      houseRules: {},
      content: {},
      rules: new URL('./doubles.ts', import.meta.url),
    },
    play: {
      checkConfig: () => (trouble === 'config-loops' ? loop() : null),
      setup: (config, random) => ({
        stack: [],
        random,
        revealed: 0,
        shut: [],
        cards: Array.from({ length: config.seats }, (_, seat) => seat),
        round: trouble === 'setup-loops' ? loop() : 0,
      }),
      procedures: [play(trouble)],
      questions: {
        pick: {
          options: (t, { seat }) => (trouble === 'options-loop' && t.round > 0 ? loop() : picks(seat)),
          fallback: (_t, { seat }) => (trouble === 'fallback-loops' ? loop() : picks(seat)[ENDS.includes(trouble) ? 3 : 0]!),
          seconds: trouble === 'seconds-loop' ? (t) => (t.round > 0 ? loop() : 10) : 10,
        },
      },
      windows: {},
      outcome: (t) =>
        t.stack.length > 0 ? null : trouble === 'outcome-loops' ? loop() : { winners: [0], scores: t.cards.map(() => 0), reason: 'done' },
    },
    sight: {
      view: (t, viewer) => ({
        ...(t.round > 0 ? troubledView(trouble) : {}),
        card: viewer === null ? null : t.cards[viewer]!,
        round: t.round,
        asks: t.stack.at(-1)?.asks.length ?? 0,
        sealed: t.cards.map((_, seat) => t.stack.at(-1)?.answers.some((d) => d.seat === seat) === true),
      }),
      redact: (e, viewer) =>
        trouble === 'redact-loops' && e.type === 'picked' ? loop() : e.type === 'dealt' && e.seat !== viewer ? { ...e, card: null } : e,
      clone: (t) => ({
        ...t,
        ...(trouble === 'copy-loops' && t.round > 0 ? loop() : {}),
        cards: t.cards.slice(),
        stack: copyStack(t.stack),
        random: copyRandom(t.random),
      }),
      imagine: () => {
        throw new Error('nobody imagines this game');
      },
    },
    bots: { judge: (_view, _ask, d) => judge(trouble, d.n === 3 ? -1 : d.n), worth: () => {} },
    words: { ask: () => 'pick', decision: (_v, d) => `${d.n}`, event: (_v, e) => e.type, seat: (_v, seat) => `${seat}` },
    lab: {
      length: { unit: 'rounds', of: (t) => t.round },
      longest: () => 100,
    },
  });
}

const DOUBLES: Record<string, Game> = Object.fromEntries(TROUBLES.map((trouble) => [trouble, troubled(trouble)]));

export async function loadGame(slug: string): Promise<Game> {
  return DOUBLES[slug] ?? loadReal(slug);
}

export const games = { load: loadGame, module: import.meta.url };
