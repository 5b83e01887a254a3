/**
 * A match: one table from its first question to its end. The seed and the log *are* the match; the table
 * is what they lead to. So a match can be saved, loaded, replayed, verified and taken back.
 */

import { handOutDice } from './chance.ts';
import {
  type Config,
  type DecisionBase,
  type DecisionOf,
  type EventBase,
  type EventOf,
  type Game,
  type Json,
  type Outcome,
  Refused,
  type Seat,
  type TableOf,
} from './contract.ts';
import { canonical } from './json.ts';
import { BadFile, contentHash, type Material, materialFor, withMaterial } from './material.ts';
import { fillOptions, type OptionValues } from './options.ts';
import { chacha8, copyRandom, type Random, type Seed, samePoint, seedFrom, sfc32 } from './random.ts';
import { sha256 } from './sha256.ts';
import { broughtBy } from './things.ts';

/** A match as a file. Versioned; `docs/saves.md` describes it. */
export interface Save<D extends DecisionBase = DecisionBase, E extends EventBase = EventBase> {
  format: 'undercroft-match-1';
  /** The game's slug. */
  game: string;
  /** Rules version and hash of the content it was played with. */
  version: string;
  content: string;
  seats: number;
  options: OptionValues;
  shut: string[];
  /** The people rolled real dice: what they told is in the log, and no seed can prove it. */
  dice?: 'people';
  /** The data chosen for the table, if it has any. */
  material?: Json;
  /** What the seats brought, by seat, if anybody brought anything. */
  brings?: (Json | null)[];
  seed: Seed;
  /** A match that goes on from a moment of another one. */
  fork?: Fork;
  log: D[];
  /** Hash of the table the log leads to, to notice damage. */
  fingerprint: string;
  /** Finished matches: what happened, before the first decision and after each; and the result. */
  events?: E[][];
  outcome?: Outcome;
}

/** Where a forked match comes from. */
export type Fork = Continued | Dealt;

/** The other match's seed and decisions, after which chance goes on with a seed of its own: the same position and secrets. */
export interface Continued {
  seed: Seed;
  /** Decisions of the other match; checked again as they are taken. */
  log: readonly unknown[];
  /** Where that match came from, if it was a fork itself. */
  fork?: Fork | undefined;
}

/** What somebody could see of a moment of the other match. Whatever they could not is dealt anew: the same position, new secrets. */
export interface Dealt {
  view: Json;
}

/** Thrown when a file is not a match, or not one we can go on with. The message is one clear line. */
export class BadSave extends Error {
  override name = 'BadSave';
}
/** Thrown when a table cannot be set up as asked. The message is one clear line. */
export class BadConfig extends Error {
  override name = 'BadConfig';
}

/** What may be said when a table is set up. */
export interface Given {
  seats?: number;
  options?: Record<string, unknown>;
  shut?: string[];
  dice?: 'people' | undefined;
  /** Material: the name of one that comes with the game, data from anywhere, or a `Material` that was read before. */
  material?: unknown;
  /** What the seats bring, by seat; null: nothing. */
  brings?: readonly unknown[] | undefined;
}

/** Seats and options, checked against the game and completed with its defaults. */
export function configFor(game: Game, given: Given): Config {
  const seats = given.seats ?? game.about.seats.usual;
  const { min, max } = game.about.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new BadConfig(`${game.about.name} has ${min === max ? min : `${min} to ${max}`} seats, not ${seats}`);
  }
  const shut = given.shut ?? [];
  for (const name of shut) if (!Object.hasOwn(game.play.windows, name)) throw new BadConfig(`${game.about.name} has no window '${name}'`);
  if (given.dice !== undefined && given.dice !== 'people') throw new BadConfig(`the house rolls the dice, or 'people' do`);
  const dice = given.dice && { dice: given.dice };
  const material = materialFor(game, given.material);
  const options = fillOptions(game.about.houseRules, given.options);
  const table: Config = { seats, options, shut, ...dice, ...(material && { material }) };
  const brings = broughtBy(game, table, given.brings);
  const config: Config = { ...table, ...(brings && { brings }) };
  const why = game.play.checkConfig?.(config);
  if (why) throw new BadConfig(why.rule ? `${why.message} (${why.rule})` : why.message);
  return config;
}

/** A table for simulations: fast generator, no log. */
export function simulatedTable<G extends Game>({ play }: G, config: Config, seed: number): TableOf<G> {
  const t = play.setup(config, sfc32(seed));
  play.begin(t, null);
  return t;
}

/** How a real table is begun: who plays by which rules, and where chance comes from. */
export interface Beginning {
  config: Config;
  seed: Seed;
  fork?: Fork;
}

/** The table before its first own decision, with everything that happened so far told to `out`. */
export function beginTable<G extends Game>(game: G, { config, seed, fork }: Beginning, out: EventOf<G>[] | null): TableOf<G> {
  const { play } = game;
  if (fork === undefined) {
    const t = play.setup(config, chacha8(seed));
    handOutDice(t, config);
    play.begin(t, out);
    return t;
  }
  if ('view' in fork) return dealAnew(game, fork, config, seed);
  const { seed: before, fork: source } = fork;
  const t = beginTable(game, { config, seed: before, ...(source && { fork: source }) }, out);
  for (const d of fork.log) play.decide(t, d, out);
  // Whoever forked knows the old dice: from here on others fall.
  const { people } = t.random;
  t.random = { ...chacha8(seed), ...(people && { people }) };
  return t;
}

function dealAnew<G extends Game>({ sight }: G, { view }: Dealt, config: Config, seed: Seed): TableOf<G> {
  const random = chacha8(seed);
  // A view of this very game: whoever made the fork had it from `view`.
  const t = sight.imagine(withMaterial({ ...(view as object) }, config.material), random);
  t.random = random;
  handOutDice(t, config);
  return t;
}

/** Where the generator and the `revealed` counter stood; equal marks mean nothing was drawn or shown between. */
interface Mark {
  random: Random;
  revealed: number;
}

/** Of any game unless it is said of which. */
export class Match<G extends Game = Game> {
  readonly game: G;
  readonly config: Config;
  readonly seed: Seed;
  readonly fork: Fork | undefined;
  table: TableOf<G>;
  /** Every decision, in order; those before a fork not among them. */
  readonly log: DecisionOf<G>[] = [];
  /** What happened: events[0] before the first decision, events[i] after the i-th. */
  readonly events: EventOf<G>[][] = [];
  /** marks[i]: where chance and secrets stood before decision i. */
  private marks: Mark[] = [];

  constructor(game: G, setup: Given & { seed: string; fork?: Fork }) {
    this.game = game;
    this.config = configFor(game, setup);
    this.seed = seedFrom(setup.seed);
    this.fork = setup.fork;
    this.table = this.freshTable();
  }

  private freshTable(): TableOf<G> {
    const { game, config, seed, fork } = this;
    const out: EventOf<G>[] = [];
    const t = beginTable(game, { config, seed, ...(fork && { fork }) }, out);
    this.events[0] = out;
    return t;
  }

  /** Takes a decision and returns what happened. Throws `Refused`, and nothing has changed, if it is not legal. */
  decide(d: unknown): EventOf<G>[] {
    const mark = { random: copyRandom(this.table.random), revealed: this.table.revealed };
    const out: EventOf<G>[] = [];
    this.game.play.decide(this.table, d, out);
    this.marks.push(mark);
    this.log.push(JSON.parse(JSON.stringify(d)));
    this.events.push(out);
    return out;
  }

  get over(): boolean {
    return this.table.stack.length === 0;
  }

  outcome(): Outcome | null {
    return this.game.play.outcome(this.table);
  }

  private isFree(from: number): boolean {
    const mark = this.marks[from];
    return mark !== undefined && mark.revealed === this.table.revealed && samePoint(mark.random, this.table.random);
  }

  /**
   * The earliest point in the log to which this seat may go back by itself: its own last decisions, with no
   * die rolled and nothing hidden shown since; `alone`: what bots answered meanwhile is no obstacle. Equals the log's
   * length if there is none.
   */
  undoPoint(seat: Seat, alone = false): number {
    let point = this.log.length;
    for (let at = point - 1; at >= 0 && this.isFree(at); at--) {
      if (this.log[at]!.seat === seat) point = at;
      else if (!alone) break;
    }
    return point;
  }

  /** Takes back the seat's last decision if it may; says whether it did. */
  undo(seat: Seat): boolean {
    if (this.undoPoint(seat) >= this.log.length) return false;
    this.backTo(this.log.length - 1);
    return true;
  }

  /** Goes back to the point before decision `at`, whatever was shown since: only with everybody's consent. */
  backTo(at: number): void {
    if (!Number.isInteger(at) || at < 0 || at > this.log.length) throw new Error(`the log has no point ${at}`);
    const kept = this.log.slice(0, at);
    this.log.length = 0;
    this.events.length = 0;
    this.marks = [];
    this.table = this.freshTable();
    for (const d of kept) this.decide(d);
  }

  save(): Save<DecisionOf<G>, EventOf<G>> {
    const outcome = this.outcome();
    return {
      format: 'undercroft-match-1',
      game: this.game.about.slug,
      version: this.game.about.version,
      content: contentHash(this.game, this.config.material),
      seats: this.config.seats,
      options: this.config.options,
      shut: this.config.shut ?? [],
      ...(this.config.dice && { dice: this.config.dice }),
      ...(this.config.material && { material: this.config.material.json }),
      ...(this.config.brings && { brings: [...this.config.brings] }),
      seed: this.seed,
      ...(this.fork && { fork: this.fork }),
      log: this.log.slice(),
      fingerprint: sha256(canonical(this.table)),
      ...(outcome ? { events: this.events, outcome } : {}),
    };
  }
}

const SEED = /^[0-9a-f]{64}$/;

function isFork(value: unknown): value is Fork {
  if (typeof value !== 'object' || value === null) return false;
  if ('view' in value) return typeof value.view === 'object' && value.view !== null;
  const fork: Partial<Continued> = value;
  if (typeof fork.seed !== 'string' || !SEED.test(fork.seed) || !Array.isArray(fork.log)) return false;
  return fork.fork === undefined || isFork(fork.fork);
}

/** Checks that a value read from outside has the shape of a save. */
export function readSave(value: unknown): Save {
  const s = value as Partial<Save> | null;
  if (typeof s !== 'object' || s === null || Array.isArray(s)) throw new BadSave('this is not a saved match');
  if (s.format !== 'undercroft-match-1') {
    throw new BadSave(`this is not a saved match of this version (format ${JSON.stringify(s.format ?? null)?.slice(0, 40)})`);
  }
  const texts = ['game', 'version', 'content', 'seed', 'fingerprint'] as const;
  for (const key of texts) if (typeof s[key] !== 'string') throw new BadSave(`the save is damaged: '${key}' is missing`);
  if (!SEED.test(s.seed!)) throw new BadSave('the save is damaged: its seed is not 64 hexadecimal digits');
  if (s.fork !== undefined && !isFork(s.fork)) throw new BadSave("the save is damaged: 'fork' is neither a seed and a log nor a view");
  if (!Number.isInteger(s.seats)) throw new BadSave("the save is damaged: 'seats' is missing");
  if (typeof s.options !== 'object' || s.options === null || Array.isArray(s.options))
    throw new BadSave("the save is damaged: 'options' is missing");
  if (!Array.isArray(s.shut) || s.shut.some((x) => typeof x !== 'string')) throw new BadSave("the save is damaged: 'shut' is missing");
  if (s.dice !== undefined && s.dice !== 'people') throw new BadSave("the save is damaged: 'dice' is neither missing nor 'people'");
  if (s.brings !== undefined && !Array.isArray(s.brings)) throw new BadSave("the save is damaged: 'brings' is no list");
  if (!Array.isArray(s.log)) throw new BadSave("the save is damaged: 'log' is missing");
  return s as Save;
}

/** The material a save brings along; undefined: none. */
function materialIn(game: Game, { material }: Save): Material | undefined {
  try {
    return materialFor(game, material);
  } catch (error) {
    throw error instanceof BadFile ? new BadSave(`the save is damaged: ${error.message}`) : error;
  }
}

/** The match before its own first decision. */
function begun<G extends Game>(game: G, save: Save): Match<G> {
  const material = materialIn(game, save);
  try {
    return new Match(game, { ...save, material });
  } catch (error) {
    if (error instanceof BadFile) throw new BadSave(`the save is damaged: ${error.message}`);
    if (error instanceof Refused) throw new BadSave(`the save is damaged: the match it was forked from does not replay: ${error.message}`);
    if (save.fork && 'view' in save.fork) throw new BadSave('the save is damaged: it begins with a view that no table of this game has');
    throw error;
  }
}

/** The match a save leads to. Refuses damage; a log of other rules goes on only if it still replays. */
export function loadMatch<G extends Game>(game: G, value: unknown): Match<G> {
  const save = readSave(value);
  if (save.game !== game.about.slug) throw new BadSave(`this is a match of '${save.game.slice(0, 40)}', not of ${game.about.slug}`);
  const match = begun(game, save);
  const same = save.version === game.about.version && save.content === contentHash(game, match.config.material);
  for (const [i, d] of save.log.entries()) {
    try {
      match.decide(d);
    } catch (error) {
      const played = same
        ? 'the save is damaged'
        : `it was played with rules ${save.version.slice(0, 20)} and these are ${game.about.version}`;
      throw new BadSave(`${played}: decision ${i + 1} of ${save.log.length} is not legal: ${(error as Error).message}`);
    }
  }
  if (same && sha256(canonical(match.table)) !== save.fingerprint) {
    throw new BadSave('the save is damaged: its log leads to another table than the one saved');
  }
  return match;
}

/** What re-running a finished match found. `difference` names the first thing that is not as recorded. */
export interface Verification {
  ok: boolean;
  /** The people rolled: what they told can be played again, but not proved. */
  dice?: 'people';
  decisions: number;
  difference: string | null;
}

/** Re-runs a finished match from its revealed seed and compares every decision, event and the result. */
export function verifyMatch(game: Game, value: unknown): Verification {
  const save = readSave(value);
  const dice = save.dice && { dice: save.dice };
  const no = (decisions: number, difference: string): Verification => ({ ok: false, ...dice, decisions, difference });
  if (!save.outcome || !Array.isArray(save.events)) return no(0, 'the match is not finished: it has no recorded result');
  if (save.version !== game.about.version) return no(0, `it was played with rules ${save.version}, these are ${game.about.version}`);
  if (save.content !== contentHash(game, materialIn(game, save))) return no(0, 'it was played with other cards: the content hash differs');
  const match = begun(game, save);
  const same = (i: number) => canonical(match.events[i]) === canonical((save.events as unknown[])[i]);
  if (!same(0)) return no(0, 'the set-up differs: other events before the first decision');
  for (const [i, d] of save.log.entries()) {
    const refusal = game.play.refuse(match.table, d);
    if (refusal) return no(i, `decision ${i + 1} is not legal: ${refusal.message}`);
    match.decide(d);
    if (!same(i + 1)) return no(i, `decision ${i + 1} (${d.kind} of seat ${d.seat}) led to other events than recorded`);
  }
  if (save.events.length !== save.log.length + 1) return no(save.log.length, 'there are more events recorded than decisions');
  if (canonical(match.outcome()) !== canonical(save.outcome)) return no(save.log.length, 'the result differs from the recorded one');
  return { ok: true, ...dice, decisions: save.log.length, difference: null };
}
