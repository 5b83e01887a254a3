/**
 * What a game is. Read this file first; `procedure.ts` shows how a game runs, `match.ts` how it is kept.
 *
 * A *table* is the whole state of one game, as plain JSON. A *seat* is a place at it. The table *asks*
 * seats questions; a seat answers with a *decision*. What happened meanwhile is told as *events*. What one
 * seat may know of the table is its *view*.
 */
import type { Doors } from './doors.ts';
import type { Fields } from './fields/field.ts';
import type { Material } from './material.ts';
import type { OptionGroups, OptionSpecs, OptionValues } from './options.ts';
import type { Random } from './random.ts';
import type { Places, Say, Texts } from './texts.ts';

/** A place at the table, 0 .. seats-1. */
export type Seat = number;

/** Plain data: what JSON can hold. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A question to one seat. */
export interface Ask<K extends string = string> {
  seat: Seat;
  kind: K;
  /** Allowed, not required: an any-time action such as a trade. Nobody waits for it. */
  may?: true;
  /** The answers cannot be listed (a point-buy, a throw): `check` and `sample` stand in for `options`. */
  open?: true;
  /** Where people roll: which of the game's dice this is, as the game numbers them. */
  die?: number;
}

/** An answer, as plain data. Each game has a union of these, told apart by `kind`. */
export interface DecisionBase {
  seat: Seat;
  kind: string;
}

/** Something that happened, in the past tense. Each game has a union of these. */
export interface EventBase {
  type: string;
}

/** Why a decision was refused: a stable code, a sentence for people and, where a rule forbids it, its id. */
export interface Refusal {
  code: 'malformed' | 'game-over' | 'not-asked' | 'not-an-option' | 'against-the-rules';
  message: string;
  rule?: string;
  /** The sentence as one of the game's texts, to be said in another language. */
  text?: Told;
}

/** The same without the code: why a rule forbids something, or why no table can be set up so. */
export type Why = Omit<Refusal, 'code'>;

/** A sentence not said yet: the key of a text, and what goes into its places. */
export interface Told {
  key: string;
  places?: Places;
  /** Places that are texts themselves, such as the name of a card: the key of each. */
  named?: Readonly<Record<string, string>>;
}

/** One running instance of a procedure: where it is, what it remembers, whom it waits for. */
export interface Frame<D extends DecisionBase = DecisionBase, Vars = Record<string, Json>> {
  proc: string;
  /** The step to run next, once every question below is answered. */
  step: string;
  vars: Vars;
  /** Questions not answered yet. */
  asks: Ask<D['kind']>[];
  /** Whether the step waits for all answers or for the first. */
  until: 'all' | 'any';
  /** Names of the windows open while this frame waits. */
  windows: string[];
  /** Answers given so far; sorted by seat before the step runs, so that arrival order leaves no trace. */
  answers: D[];
  /** What the last procedure called from here ended with. */
  result: Json;
}

/** What every table has; a game adds its own fields. */
export interface TableBase<D extends DecisionBase = DecisionBase> {
  /** What is running, outermost first. Empty: the game is over. */
  stack: Frame<D>[];
  /** The generator of all chance at this table, with its whole state. Never shown to anybody. */
  random: Random;
  /** Counts moments in which something hidden was shown to somebody. Undo does not reach behind the last one. */
  revealed: number;
  /** Names of windows that stay shut at this table (simulations shut those that do not matter to them). */
  shut: string[];
}

/** How one kind of question can be answered. `options` is the only definition of legality. */
export interface Question<T, D extends DecisionBase> {
  /** Every legal answer, as data, in a stable order. Never empty unless the question is open. */
  options(t: T, ask: Ask<D['kind']>): D[];
  /** The answer given for a seat whose time is up. Must be legal; may use only what the seat knows. */
  fallback(t: T, ask: Ask<D['kind']>): D;
  /** Suggested time to answer at a live table; where it depends on the table, on what everybody may know of it. */
  seconds: number | ((t: T, ask: Ask<D['kind']>) => number);
  /** Everybody sees an answer as soon as it is given, even while others are still thinking. */
  visible?: true;
  /**
   * Fields of an answer that this other viewer (null: spectators) is not told, not even once all answers are in: whatever they hold,
   * the same is said and shown. None if left out.
   */
  secret?(t: T, d: D, viewer: Seat | null): readonly string[];
  /** Open questions only: null if the answer is legal, else why not. Gets arbitrary JSON with the right seat and kind. */
  check?(t: T, ask: Ask<D['kind']>, d: DecisionBase): Refusal | null;
  /**
   * Some legal answer. Open questions need it, for bots and the fuzzer; others may have it where drawing one answer,
   * each option as likely, is faster than listing all: random play is most of a search and of a simulation.
   */
  sample?(t: T, ask: Ask<D['kind']>, random: Random): D;
}

/** Decisions that seats may take while a frame that names this window waits. */
export interface Window<T, D extends DecisionBase> {
  /** The `may` questions that are open right now. */
  asks(t: T): Ask<D['kind']>[];
  /** The procedure that carries a decision out; it gets `{ decision }` as its vars. */
  procedure: string;
}

/** One step of a procedure: does one thing the rulebook says, returns one transition. */
export type Step<T, D extends DecisionBase, E, Vars> = (t: T, f: Frame<D, Vars>, out: E[] | null) => Next;

/** A chapter of the rulebook: a table of steps. */
export interface Procedure<T, D extends DecisionBase, E, Vars> {
  name: string;
  first: string;
  steps: Record<string, Step<T, D, E, Vars>>;
  /** Variables that everybody may know, and `result` if what a called procedure ended with may be known; the others stay hidden. */
  shows: readonly string[];
}

/**
 * The transition a step returns, made by `go`, `ask`, `race`, `call`, `end` or `finish`. Going on with another step is just
 * that step's name, and the others share one shape: the engine reads millions of transitions a second.
 */
export type Next<S extends string = string> = S | Pause<S>;

export interface Pause<S extends string = string> {
  do: 'ask' | 'call' | 'end' | 'finish';
  /** The step to go on with when all have answered, or when the called procedure has ended. */
  step: S;
  asks: Ask[];
  until: 'all' | 'any';
  windows: string[];
  /** The procedure to call, and its vars. */
  proc: string;
  vars: object | null;
  result: Json;
}

/** How a game ended. No winners: everybody lost. */
export interface Outcome {
  winners: Seat[];
  /** Points per seat as the rulebook counts them. */
  scores: number[];
  /** A short stable word for how it ended (`fourth-ace`, `wiped-out`), for statistics. */
  reason: string;
  /** Where seats win or lose together, every side once (`endedTogether`, `endedBySides`). Left out: each seat plays for itself. */
  sides?: Side[] | undefined;
}

/** Seats that win or lose together. A party is one side with everybody on it. */
export interface Side {
  /** A short stable word (`party`, `heroes`); `words.side` says what people call it. */
  name: string;
  seats: Seat[];
  won: boolean;
  /** One score for all of them. */
  score: number;
  /** How well they did, as a short stable word (`veterans`); `words.rank` says what people call it. */
  rank?: string | undefined;
}

/** Set-up of one table, besides chance. */
export interface Config {
  seats: number;
  options: OptionValues;
  /** Windows to keep shut; usually none. */
  shut?: string[];
  /** `people`: they roll real dice, turn up real cards and tell the table; left out, the house does. */
  dice?: 'people';
  /** Data chosen for this table, as the game has read it. */
  material?: Material;
  /** What the seats bring, by seat; null: nothing. Left out where nobody does. */
  brings?: readonly (Json | null)[];
}

/** The game's own judgement, used by bots. It sees views, never tables. */
export interface Judgement<T, D extends DecisionBase, V> {
  /** How good an answer looks to the seat it is for. For a `may` question, 0 is "rather not". */
  judge(view: V, ask: Ask<D['kind']>, d: D): number;
  /** Answers to an open question that are worth comparing, perhaps none; null or left out: samples will do. */
  suggest?(view: V, ask: Ask<D['kind']>): D[] | null;
  /**
   * Whether an answer leads nowhere, as anybody at the table would say: boards never offer it in gold while another is open.
   * Left out, no answer does.
   */
  hopeless?(view: V, ask: Ask<D['kind']>, d: D): boolean;
  /** Set if `judge` plays well by itself: a search plays so many decisions, or ticks of `clock`, on by it before it asks `worth`. */
  lookahead?: number;
  /** What `lookahead` counts, such as turns begun; it must not stand still for ever. All tables are judged at the same moment then. */
  clock?(t: T): number;
  /** How good a (possibly unfinished) imagined table is for each seat, each 0 .. 1; written into `worth`. */
  worth(t: T, worth: number[]): void;
}

/** The words of a game, in one language: what the terminal, the log and a screen reader say. */
export interface Words<D extends DecisionBase, E, V> {
  /** The question as put to the seat. */
  ask(view: V, ask: Ask<D['kind']>): string;
  /** What the decision does, short enough for a button. */
  decision(view: V, d: D): string;
  /** One line of the log, or null if it is not worth one. `view` is a view of the table after the event. */
  event(view: V, e: E): string | null;
  /** What a seat is called when it has no other name ("Seat 2, the Wizard"). No view: before it is anybody ("Seat 2"). */
  seat(view: V | null, seat: Seat): string;
  /** People give their seats names of their own in the game: pages keep those instead of saying who plays them. */
  keepsNames?: true;
  /** What a chair is for at a table that has not begun ("Dungeon master"), or null if it is like the others. */
  chair?(config: Config, seat: Seat): string | null;
  /** What a side is called, and how well it did; left out, the words of the outcome stand for themselves. */
  side?(name: string): string;
  rank?(rank: string): string;
  /** Where people tell what they rolled or turned up: the question (of the game's die or deck `which`), and what it shows. Left out, plain words about dice. */
  told?: { ask(view: V, which: number | undefined): string; shows(view: V, face: number, which?: number): string };
  /** One of the game's own sentences by its key, for boards that tell more than the words do. */
  say?: Say;
}

/** How a game speaks other languages than English: its words are made of sentences, and those lie in files. */
export interface Speech<D extends DecisionBase, E, V> {
  english: Texts;
  /** The sentences of a language (`de`), loaded when wanted. Rejects if there are none. */
  texts(language: string): Promise<Texts>;
  /** The game's words, made of such sentences. */
  words(say: Say): Words<D, E, V>;
}

/**
 * Called once for each thing a finished table used (`('class', 'wizard', true)`): the lab counts uses, and how many of
 * them were by a winner, or whatever the category counts (`deeds`).
 */
export type ContentUse = (category: string, thing: string, won: boolean) => void;

/** What a game is called, who may play it, and what is printed. */
export interface GameAbout {
  /** Short id, also the prefix of its rules: `td` has TD-001, R-TD-01. */
  id: string;
  /** The folder and the name in URLs and on the command line: `table-dungeon`. */
  slug: string;
  name: string;
  /** One line about it. */
  tagline: string;
  /** Rules version: raised whenever a saved log might no longer replay to the same table. */
  version: string;
  /** How many seats it can have, and how many it has if nobody says. */
  seats: { min: number; max: number; usual: number };
  /** House rules as typed data: table form, CLI flags, simulation and reference are made from them. */
  houseRules: OptionSpecs;
  /** What the groups of house rules are called; more than eight want groups. */
  houseRuleGroups?: OptionGroups;
  /** All printed content as plain data; hashed, so that a log knows what it was played with. */
  content: Json;
  /** Where the rules reference (`rules.md`) lies. */
  rules: URL;
  /** Where its one page and its answers lie in other languages (`de`: `rules.de.md`); left out, in English only. */
  rulesIn?: Readonly<Record<string, URL>>;
}

/** How it is played: set up, asked, answered, ended. Whoever calls these sees the whole table. */
export interface GamePlay<T, D extends DecisionBase, E extends EventBase> {
  /** Says why a config cannot be played, or null. Seats out of range and unknown options are checked before. */
  checkConfig?(config: Config): Why | null;
  /** What people may say at a table with these house rules; free talk unless a game limits it. */
  talk?(options: OptionValues): 'free' | 'phrases' | 'silent';
  /** The table before the first question; `begin` then runs it up to that question. */
  setup(config: Config, random: Random): T;
  /** Runs a fresh table up to its first question. */
  begin(t: T, out: E[] | null): void;
  procedures: Record<string, Procedure<T, D, E, never>>;
  questions: Record<D['kind'], Question<T, D>>;
  windows: Record<string, Window<T, D>>;
  /** Every open question, every seat; [] = game over. Do not change the list. */
  pending(t: T): readonly Ask<D['kind']>[];
  /** Every legal answer, in a stable order. Empty for an open question. */
  options(t: T, ask: Ask<D['kind']>): D[];
  /** Null if the decision may be taken now, else why not. Takes anything; never throws. */
  refuse(t: T, d: unknown): Refusal | null;
  /** The same, with the legal decision that is meant: what was judged need not be judged again, it can be applied. */
  judge(t: T, d: unknown): Judged<D>;
  /** Why the rules forbid it, for a decision with a legal shape that is not among the options. */
  explain?(t: T, d: D): Why | null;
  /**
   * Takes a decision if it is legal; else throws `Refused` and changes nothing. Runs on until somebody must answer. True: what
   * the topmost frame asks now it asks anew, be it in the same words; false: who is still asked was asked before.
   */
  decide(t: T, d: unknown, out: E[] | null): boolean;
  /** `decide` without the check, for a decision that just came out of `options`. */
  apply(t: T, d: D, out: E[] | null): boolean;
  /** `apply` for everybody who is asked now, in their order: random play does little else. Says how many answered. */
  applyAll(t: T, answerTo: (ask: Ask<D['kind']>) => D, out: E[] | null): number;
  outcome(t: T): Outcome | null;
}

/** Who may know what: the table as one seat sees it, and tables as it may imagine them. */
export interface GameSight<T, E extends EventBase, V> {
  /** The table's description: every field once, with who may know it. Tests take their idea of a secret from it. */
  fields?: Fields;
  /**
   * Whether the seats of such a table hide nothing from each other, but for answers that several give at once. Then one person
   * may hold several of them openly, and no curtain falls between them. Left out: they hide something.
   */
  openly?(config: Config): boolean;
  /** What one seat (null: a spectator) may know. Built up from nothing. */
  view(t: T, viewer: Seat | null): V;
  redact(e: E, viewer: Seat | null): E | null;
  /** A deep copy, secrets and all. */
  clone(t: T): T;
  /** A table that looks exactly like this to its viewer; everything the viewer cannot know is drawn anew. */
  imagine(view: V, random: Random): T;
}

/** In English. `inLanguage` gives the same game with the words of another language. */
export interface GameWords<D extends DecisionBase, E, V> extends Words<D, E, V> {
  speech?: Speech<D, E, V>;
}

/** What statistics and tests want to know of a game. */
export interface GameLab<T> {
  /** How long the game has lasted, in the rulebook's own unit. */
  length: { unit: string; of(t: T): number };
  /** How many decisions a game set up so may take, however oddly it is played: more, and something has got stuck. */
  longest(config: Config): number;
  /** House rules that simulations play by unless told otherwise: where the usual ones take too long for many games. */
  simulated?: OptionValues;
  /** Reports what was used at a finished table, for balance. */
  used?(t: T, use: ContentUse): void;
  /** What counts of a category, where it is not that whoever had the thing won: `{ quest: 'solved' }`; null: nothing but how often it was. */
  deeds?: Readonly<Record<string, string | null>>;
  /** What a thing is called, in English, where `used` says its id. */
  named?(category: string, thing: string): string;
}

/**
 * A game, as the rest of the software sees it. Games are made with `defineGame`, which supplies `pending`, `options`,
 * `decide`, `refuse` and the like from the procedures, questions and windows.
 */
// biome-ignore lint/suspicious/noExplicitAny: a registry holds games of every type; `any` here keeps it one list
export interface Game<T extends TableBase<D> = any, D extends DecisionBase = any, E extends EventBase = any, V = any> {
  about: GameAbout;
  play: GamePlay<T, D, E>;
  sight: GameSight<T, E, V>;
  /** What bots think: the game's own judgement. */
  bots: Judgement<T, D, V>;
  words: GameWords<D, E, V>;
  lab: GameLab<T>;
  /** Material that tables are made with, things that people bring and keep; left out, it takes neither. */
  doors?: Doors<T, E>;
}

/** What a game is made of, for code that works with any game: `function clock<G extends Game>(game: G, t: TableOf<G>)`. */
export type TableOf<G> = G extends Game<infer T> ? T : never;
export type DecisionOf<G> = G extends Game<infer _T, infer D> ? D : never;
export type EventOf<G> = G extends Game<infer _T, infer _D, infer E> ? E : never;
export type ViewOf<G> = G extends Game<infer _T, infer _D, infer _E, infer V> ? V : never;
/** A question of this game: its kinds are the kinds of its decisions. */
export type AskOf<G> = Ask<DecisionOf<G>['kind']>;

/** A legal decision, or why there is none. */
export type Judged<D> = { decision: D; refusal: null } | { decision: null; refusal: Refusal };

/** Thrown by `decide`; the table is as it was. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.rule ? `${refusal.message} (${refusal.rule})` : refusal.message);
    this.name = 'Refused';
    this.refusal = refusal;
  }
}
