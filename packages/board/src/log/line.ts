/** Lines of the log, richer than the game's words: every number on a slip with its source, headings, and the rule it comes from. */
import type { DecisionBase, EventBase, Say as SayText, Seat } from '@undercroft/engine';
import type { LogLine, PageWords } from '../contract.ts';
import { type Acts, act } from '../film/film.ts';
import { type Say, signed } from '../text.ts';

/** A number and where it came from. */
export type Slip = NonNullable<LogLine['slip']>[number];
export type Topic = LogLine['topic'];

/** What is added, or taken away; nothing has no source. */
export const part = (n: number, source: string): Slip[] => (n === 0 ? [] : [[signed(n), source]]);

/** Who tells: the language of the page, and what to call a seat. */
export interface Teller {
  say: Say;
  /** The game's own sentences and names of cards. */
  inGame: SayText;
  name(seat: Seat): string;
  /** The game's own sentence. */
  text: string;
}

export interface LogBook<E extends EventBase> {
  /** Topic and rule of each type of event. */
  kinds: Readonly<Record<E['type'], readonly [topic: Topic, rule: string]>>;
  /** Events whose numbers are shown on demand. */
  slips: Acts<E, Teller, readonly Slip[] | undefined>;
  /** Events that begin a chapter: its heading, and what is told beneath it. */
  headings: Acts<E, Teller, { heading: string; text: string }>;
}

/** How a board tells of an event; null: the game has nothing to say. */
export const logFrom =
  <V, D extends DecisionBase, E extends EventBase>({ kinds, slips, headings }: LogBook<E>) =>
  (e: E, view: V, words: PageWords<V, D, E>, say: Say): LogLine | null => {
    const text = words.event(view, e);
    if (text === null) return null;
    const [topic, rule] = kinds[e.type as E['type']];
    const teller: Teller = { say, inGame: words.say, text, name: (seat) => words.seat(view, seat) };
    const slip = act(slips, teller, e);
    return { text, topic, rule, ...(slip !== undefined && { slip }), ...act(headings, teller, e) };
  };
