/** Golden playthroughs: a whole game as text, so that any change of the rules shows in a diff. */
import { chacha8, configFor, type EventBase, type Game, type OptionValues, type Seat, seedFrom, type TableBase } from '@undercroft/engine';
import { anyDecision, randomFrom } from './play.ts';

export interface GoldenSetup {
  seats?: number;
  options?: OptionValues;
  seed?: string;
  material?: unknown;
  brings?: readonly unknown[];
  /** Stop after this many decisions; a whole game if left out. */
  decisions?: number;
}

/** What each viewer saw last, flattened to lines: `thieves.0.gold` -> `3`. */
type Seen = Map<string, string>;

/** Plays a game at random and tells it: each decision, what happened, and what changed in whose view. */
export function golden(game: Game, setup: GoldenSetup = {}): string {
  const { seed = 'golden', decisions = 5000 } = setup;
  const config = configFor(game, setup);
  const random = randomFrom(`golden decisions ${seed}`);
  const viewers: (Seat | null)[] = [null, ...Array.from({ length: config.seats }, (_none, seat) => seat)];
  const seen: Seen[] = viewers.map(() => new Map());
  const lines = [`${game.about.name} ${game.about.version}, ${config.seats} seats, seed '${seed}', ${JSON.stringify(config.options)}`];

  const t: TableBase = game.play.setup(config, chacha8(seedFrom(seed)));
  const tell = (title: string, out: EventBase[]): void => {
    lines.push('', title, ...out.map((e) => `  . ${brief(e, 'type')}`), ...viewLines(game, t, viewers, seen));
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
  lines.push('', `# result: ${JSON.stringify(game.play.outcome(t))}`, '');
  return lines.join('\n');
}

/** `struck seat=0 die=4`: the word first, then the rest. */
function brief(data: object, first: string, ...left: string[]): string {
  const entries = Object.entries(data);
  const word = entries.find(([key]) => key === first)?.[1];
  const rest = entries.filter(([key]) => key !== first && !left.includes(key));
  return [String(word), ...rest.map(([key, value]) => `${key}=${JSON.stringify(value)}`)].join(' ');
}

/** The changes in all views, told once for all who see them alike: `*` everybody, `-` a spectator. */
function viewLines(game: Game, t: TableBase, viewers: readonly (Seat | null)[], seen: Seen[]): string[] {
  const changes = new Map<string, string[]>();
  for (const [i, viewer] of viewers.entries()) {
    const now: Seen = new Map();
    flatten(game.sight.view(t, viewer), '', now);
    for (const line of changed(seen[i]!, now)) changes.set(line, [...(changes.get(line) ?? []), viewer === null ? '-' : String(viewer)]);
    seen[i] = now;
  }
  return [...changes].map(([line, who]) => `  ${who.length === viewers.length ? '*' : who.join('')}| ${line}`);
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
