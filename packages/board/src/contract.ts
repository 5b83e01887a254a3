/**
 * What a game must bring to be played in the browser (its *face*), and what its board gets. The shell around it
 * (bar, log, talk, rules, hints, hand-over, ending) is the same for all games.
 */
import type { Ask, Config, DecisionBase, EventBase, Game, Say as SayText, Seat, Words } from '@undercroft/engine';
import type { ComponentType, ReactNode } from 'react';
import type { Creature } from './art/standee.tsx';
import type { SigilName } from './seats/sigil.tsx';
import type { MessageKey, Say } from './text.ts';

/** A question to the viewer, with every legal answer (none listed for an open question). */
export interface Asked<D extends DecisionBase = DecisionBase> {
  ask: Ask<D['kind']>;
  options: D[];
  /** When time is up, in milliseconds since 1970. */
  deadline: number | null;
}

/** A seat as the page shows it. */
export interface SeatOnPage {
  seat: Seat;
  /** What to call it: the person's name, or the bot's. */
  name: string;
  sigil: SigilName;
  bot: boolean;
  /** A bot holds it until its owner returns. */
  away: boolean;
  /** Whose seat it is, if somebody else plays it until they return. */
  playsFor?: string;
  /** Its person looks at the table right now; bots always do. */
  present: boolean;
  /** The table waits for it. */
  waiting: boolean;
  /** It belongs to the person at this screen. */
  mine: boolean;
}

/** Something that happened and is being acted out. While it is, `view` is still the one from before. */
export interface Scene<V, E extends EventBase> {
  events: readonly E[];
  before: V;
  after: V;
  /** How long the face wants it, in milliseconds at full motion. */
  ms: number;
}

export type Motion = 'full' | 'brisk' | 'off';

/** The game's words in the page's language, and all of its sentences. */
export type PageWords<V, D extends DecisionBase, E extends EventBase> = Words<D, E, V> & { say: SayText };

export interface BoardProps<V, D extends DecisionBase, E extends EventBase> {
  words: PageWords<V, D, E>;
  view: V;
  viewer: Seat | null;
  seats: readonly SeatOnPage[];
  /** What the viewer is asked now; empty while a scene plays. `may` questions are in it too. */
  asked: readonly Asked<D>[];
  /** Answers a question. Controls that call it carry `data-decision="<kind>"` and are enabled only if legal. */
  decide(d: D): void;
  /** An answer is on its way: show it, and let nothing else be pressed. */
  busy: boolean;
  /** The viewer's own answer can still be taken back while others think. */
  canReconsider: boolean;
  reconsider(): void;
  /** What is being acted out; null: nothing. Speed: 1 at full motion, less when brisk (multiply durations). */
  scene: (Scene<V, E> & { speed: number }) | null;
  /** The latest of what happened, oldest first, acted out or not: for what should be seen a while longer. */
  news: readonly E[];
  motion: Motion;
  /** Opens the rules at a rule (`TD-028`). */
  showRule(id: string): void;
  /** Says in the log panel or a slip why something cannot be chosen. */
  whyNot(d: D): { message: string; rule?: string } | null;
  /** Whether an answer leads nowhere while another is open, by the game's own judgement: it is never gold. */
  isHopeless(d: D): boolean;
  /** What is going on while the viewer has nothing to decide, in a sentence. */
  goingOn: string;
  /** Latest claim or chat line of a seat, to show as a bubble for a while. */
  speech: ReadonlyMap<Seat, string>;
}

/** What a tab of the game beside the table gets. */
export interface TabProps<V, E extends EventBase> {
  view: V;
  /** Everything that happened so far. */
  events: readonly E[];
  seats: readonly SeatOnPage[];
  /** The game's own sentences and names of cards, in the page's language. */
  inGame: SayText;
  /** When the table was made, by the page's clock: rules know none. Null: nobody knows. */
  began: number | null;
}

/** Something one can look for in the log. */
export interface Topic {
  id: string;
  title: MessageKey;
}

/** One line of the log as the shell shows it. */
export interface LogLine {
  text: string;
  /** For the filters: one of the face's own topics, `talk`, or `other`. */
  topic: string;
  /** Every number and where it came from, shown on demand as a slip of paper: `['16', 'row on the level 3 sheet']`. */
  slip?: readonly (readonly [value: string, source: string])[];
  rule?: string;
  /** Begins a new round or chapter. */
  heading?: string;
}

/** The story and figures of a finished game, beside who won. */
export interface EndingPage {
  /** Who won, or that all lost; null: as the page says it of any game. A rank comes after it by itself. */
  headline: string | null;
  story: readonly string[];
  /** Named figures per seat: `{ name: 'Points', values: [12, 7] }`. */
  figures: readonly { name: string; values: readonly (number | string)[] }[];
}

/** Who stands in the picture of the last page, as paper figures. */
export interface Cast {
  /** By seat, the foremost first; nobody where a seat never became anybody. */
  heroes: readonly (readonly Creature[])[];
  /** Seats whose heroes lie on the floor. */
  fallen: readonly Seat[];
  /** What stood against them at the end. */
  foe: { creature: Creature; isBeaten: boolean } | null;
}

/** What a game brings to the browser. Loaded only when the game is opened. */
export interface Face<V = never, D extends DecisionBase = never, E extends EventBase = never> {
  game: Game;
  Board: ComponentType<BoardProps<V, D, E>>;
  /** Of several questions that wait for an answer, the one its board puts first; left out, the first. */
  first?(waiting: readonly Asked<D>[]): Asked<D> | undefined;
  /** What happened, as timed pictures; none: it is not acted out. */
  film?(events: readonly E[], before: V): readonly { ms: number }[];
  /** Whether all of it happens far from the viewer and is nothing to them: who wants it brisk takes it in at a glance. */
  isFar?(events: readonly E[], before: V): boolean;
  /** Lines of the log for an event, richer than the game's words; null: use the words. */
  logLine?(e: E, view: V, words: PageWords<V, D, E>, say: Say): LogLine | null;
  /** What one can look for in the log, besides what people said. */
  topics?: readonly Topic[];
  /** How far the game is, in a few words beside its name; '' for nothing. */
  caption?(view: V, say: Say, inGame: SayText): string;
  /** What the scores count, as a message with `n`. */
  score?: MessageKey;
  ending?(view: V, events: readonly E[], names: readonly string[], say: Say, inGame: SayText): EndingPage;
  /** Left out, the last page has no picture. Figures may have to be fetched. */
  cast?(view: V, events: readonly E[]): Promise<Cast>;
  /** Extra tabs beside log and talk (TD: the enemy table). */
  tabs?: readonly { id: string; title: MessageKey; Tab: ComponentType<TabProps<V, E>> }[];
  tutorial?: Tutorial<D>;
  /** Where people roll real dice that are no common ones: what the die is called, and what each of its sides shows. */
  die?(which: number, words: PageWords<V, D, E>, say: Say): DieLook;
  /** Where people turn up real cards: their keys. Left out, one button for each card there may be. */
  CardKeys?: ComponentType<CardKeysProps>;
}

/** What the keys for real cards get. */
export interface CardKeysProps {
  /** What it may be. */
  faces: readonly number[];
  busy: boolean;
  tell(shows: number): void;
}

/** A die of a game's own. */
export interface DieLook {
  /** `blue 5`. */
  name: string;
  /** One for each side, the first first. */
  sides: readonly { label: string; picture: ReactNode }[];
}

/** An interactive first game: a seeded local table and what the cellar rat says along the way. */
export interface Tutorial<D extends DecisionBase = DecisionBase> {
  seats: number;
  seed: string;
  options: Record<string, boolean | number | string>;
  /** What seats bring to it, in games where people bring something. */
  brings?: Config['brings'];
  /** How the other seats answer whatever they are asked; null: not now. Left out, a bot plays them, which answers only what waits. */
  rival?(ask: Ask<D['kind']>, options: readonly D[]): D | null;
  /** The lessons, in order. Each waits until it is met, then the next one speaks. */
  lessons: readonly Lesson<D>[];
}

export interface Lesson<D extends DecisionBase = DecisionBase> {
  /** What the rat says. */
  say: MessageKey;
  /** CSS selector of what to look at; it is ringed. */
  look?: string;
  /** Waits for this answer of the learner (only these are enabled), or for a press of "go on". */
  until: { decide: D['kind']; only?: (d: D) => boolean } | 'next';
}

/** A page a game brings beside its tables: the default export of its `web/pages/<path>.tsx`, shown below the bar of the house. */
export interface GamePageProps {
  /** What follows in the address: `/games/<slug>/<path>/<id>`. */
  id: string | null;
}
