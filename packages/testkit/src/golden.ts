/** Golden playthroughs: a whole game as text, so that any change of the rules shows in a diff. */
import {
  canonical,
  chacha8,
  configFor,
  type EventBase,
  type Game,
  type OptionValues,
  type Seat,
  seedFrom,
  sha256,
  type TableBase,
} from '@undercroft/engine';
import { anyDecision, randomFrom } from './play.ts';

export interface GoldenSetup {
  seats?: number;
  options?: OptionValues;
  seed?: string;
  material?: unknown;
  brings?: readonly unknown[];
  /** Stop after this many decisions; a whole game if left out. */
  decisions?: number;
  /** Fields of the view that are not told, only hashed: what is worked out from others and has tests of its own. */
  leaves?: readonly string[];
}

/** What each viewer saw last, flattened to lines: `thieves.0.gold` -> `3`. */
type Seen = Map<string, string>;

/** So many decisions are told in full at the beginning and at the end; of those between stands a hash. */
const FIRST = 60;
const LAST = 20;
/** Longer than this nobody reads it. */
export const LONGEST_GOLDEN = 2000;

/** A decision, or the set-up. */
export interface Telling {
  title: string;
  /** What happened, and what changed in whose view. */
  lines: string[];
  /** Of the table, of what happened, and of everybody's view, whatever is told of them. */
  hash: string;
}

export interface Playthrough {
  head: string;
  tellings: Telling[];
  result: string;
}

/** Plays a game at random and tells it: each decision, what happened, and what changed in whose view. */
export function playthrough(game: Game, setup: GoldenSetup = {}): Playthrough {
  const { seed = 'golden', decisions = 5000, leaves = [] } = setup;
  const config = configFor(game, setup);
  const random = randomFrom(`golden decisions ${seed}`);
  const viewers: (Seat | null)[] = [null, ...Array.from({ length: config.seats }, (_none, seat) => seat)];
  const seen: Seen[] = viewers.map(() => new Map());
  const head = `${game.about.name} ${game.about.version}, ${config.seats} seats, seed '${seed}', ${JSON.stringify(config.options)}`;
  const tellings: Telling[] = [];

  const t: TableBase = game.play.setup(config, chacha8(seedFrom(seed)));
  const tell = (title: string, out: EventBase[]): void => {
    const views = viewers.map((viewer): object => game.sight.view(t, viewer) as object);
    const lines = [...out.map((e) => `  . ${brief(e, 'type')}`), ...viewLines({ viewers, views, leaves }, seen)];
    tellings.push({ title, lines, hash: sha256([t, out, ...views].map(canonical).join()).slice(0, 8) });
  };
  const opening: EventBase[] = [];
  game.play.begin(t, opening);
  tell('# set-up', opening);
  for (let i = 1; t.stack.length > 0 && i <= decisions; i++) {
    const d = anyDecision(game, t, random);
    const out: EventBase[] = [];
    game.play.decide(t, d, out);
    tell(`# ${i}: seat ${d.seat} ${brief(d, 'kind', 'seat')}`, out);
  }
  return { head, tellings, result: `# result: ${JSON.stringify(game.play.outcome(t))}` };
}

/** The set-up, the first and the last decisions in full, and one line for each between. */
export function golden(game: Game, setup: GoldenSetup = {}): string {
  return textOf(playthrough(game, setup));
}

export function textOf({ head, tellings, result }: Playthrough): string {
  const isFull = (i: number): boolean => i <= FIRST || i >= tellings.length - LAST;
  const told = tellings.flatMap(({ title, lines, hash }, i) => {
    if (isFull(i)) return ['', title, ...lines];
    return isFull(i - 1) ? ['', `${title} … ${hash}`] : [`${title} … ${hash}`];
  });
  return [head, ...told, '', result, ''].join('\n');
}

/** What the decision of a line that differs is in full, if the line itself says only its hash. */
export function inFull({ tellings }: Playthrough, line: string): readonly string[] {
  const found = tellings.find(({ title, hash }) => line === `${title} … ${hash}`);
  return found === undefined ? [] : [found.title, ...found.lines];
}

/** `struck seat=0 die=4`: the word first, then the rest. */
function brief(data: object, first: string, ...left: string[]): string {
  const entries = Object.entries(data);
  const word = entries.find(([key]) => key === first)?.[1];
  const rest = entries.filter(([key]) => key !== first && !left.includes(key));
  return [String(word), ...rest.map(([key, value]) => `${key}=${JSON.stringify(value)}`)].join(' ');
}

interface Sights {
  viewers: readonly (Seat | null)[];
  views: readonly object[];
  leaves: readonly string[];
}

/** The changes in all views, told once for all who see them alike: `*` everybody, `-` a spectator. */
function viewLines({ viewers, views, leaves }: Sights, seen: Seen[]): string[] {
  const changes = new Map<string, string[]>();
  for (const [i, viewer] of viewers.entries()) {
    const now: Seen = new Map();
    for (const [key, value] of Object.entries(views[i]!)) {
      if (key === 'stack') now.set(key, stackLine(value));
      else if (!leaves.includes(key)) flatten(value, key, now);
    }
    for (const line of changed(seen[i]!, now)) changes.set(line, [...(changes.get(line) ?? []), viewer === null ? '-' : String(viewer)]);
    seen[i] = now;
  }
  return [...changes].map(([line, who]) => `  ${who.length === viewers.length ? '*' : who.join('')}| ${line}`);
}

interface FrameSeen {
  proc: string;
  step: string;
  vars?: object;
  asks?: { seat: Seat; kind: string; may?: true }[];
  answers?: object[];
  result?: unknown;
}

/** What runs, in one line: `game.afterTurn > turn.quest(seat=0) > tavern.visit(seat=0) ? 0 tavern`. */
function stackLine(frames: readonly FrameSeen[]): string {
  const one = ({ proc, step, vars = {}, answers = [], result = null }: FrameSeen): string => {
    const known = Object.entries(vars).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
    const said = answers.length > 0 ? ` ! ${JSON.stringify(answers)}` : '';
    return `${proc}.${step}${known.length > 0 ? `(${known.join(' ')})` : ''}${said}${result === null ? '' : ` = ${JSON.stringify(result)}`}`;
  };
  const asks = frames.flatMap(({ asks: all = [] }) => all.map(({ seat, kind, may }) => `${seat} ${kind}${may ? '?' : ''}`));
  return `${frames.map(one).join(' > ')}${asks.length > 0 ? ` ? ${asks.join(', ')}` : ''}`;
}

function changed(before: Seen, now: Seen): string[] {
  const lines: string[] = [];
  for (const [path, text] of now) if (before.get(path) !== text) lines.push(`${path} = ${text}`);
  for (const path of before.keys()) if (!now.has(path)) lines.push(`${path} is gone`);
  return lines;
}

const isSimple = (x: unknown): boolean => typeof x !== 'object' || x === null;

/** Lists of simple values and small objects, such as a question, stay on one line. */
function isOneLine(value: unknown): boolean {
  if (isSimple(value)) return true;
  const inner = Object.values(Object(value));
  return inner.every(isSimple) && (Array.isArray(value) || inner.length <= 4);
}

function flatten(value: unknown, path: string, lines: Seen): void {
  if (isOneLine(value)) lines.set(path, JSON.stringify(value));
  else for (const [key, inner] of Object.entries(Object(value))) flatten(inner, path ? `${path}.${key}` : key, lines);
}
