/** The log as lines: what the server told, in the game's words and the page's language, each line made once. */

import type { Face, LogLine, PageWords, SeatOnPage } from '@undercroft/board/contract.ts';
import { nameOf, withNames } from '@undercroft/board/seats/names.ts';
import type { Say } from '@undercroft/board/text.ts';
import type { Update } from '@undercroft/client';
import { CHANCE, type DecisionBase, type DieTold, type EventBase } from '@undercroft/engine';

export interface Line extends LogLine {
  key: string;
  seq: number;
  at: number;
  /** Who said it, for talk. */
  by?: string;
  reaction?: boolean;
}

export interface LogWords {
  face: Face;
  words: AnyWords;
  view: unknown;
  seats: readonly SeatOnPage[];
  say: Say;
}

export type AnyWords = PageWords<unknown, DecisionBase, EventBase>;
type FaceLine = (e: EventBase, view: unknown, words: AnyWords, say: Say) => LogLine | null;

/** A slip may name seats too. */
function named(line: LogLine, told: LogWords): LogLine {
  const text = withNames(line.text, told);
  if (line.slip === undefined) return { ...line, text };
  return { ...line, text, slip: line.slip.map(([value, source]) => [value, withNames(source, told)]) };
}

/** The line an event leaves in the log; null: none. */
export function eventLine(e: EventBase, told: LogWords): LogLine | null {
  const { face, words, view, say } = told;
  const rich = (face.logLine as FaceLine | undefined)?.(e, view, words, say);
  if (rich) return named(rich, told);
  const text = words.event(view, e);
  return text === null ? null : named({ text, topic: 'other' }, told);
}

interface Said {
  name: string;
  text: string;
  reaction: boolean;
}

const saidIn = ({ data }: Update): Said => data as unknown as Said;

/** What people said, and nothing else: before the start there is nothing else to tell. */
export const talkOf = (updates: readonly Update[]): Line[] =>
  updates
    .filter(({ kind }) => kind === 'said')
    .map((update) => {
      const { name: by, text, reaction } = saidIn(update);
      return { text, topic: 'talk', by, reaction, key: `${update.seq}`, seq: update.seq, at: update.at };
    });

/** The others let somebody else play for whoever was away; the seat is that person's already when this is read. */
function wasOutvoted({ data }: Update): boolean {
  return typeof data === 'object' && data !== null && 'why' in data && data['why'] === 'voted';
}

/** What a real die showed, and who said so; other decisions are told by what they led to. */
function dieLine({ data }: Update, name: string, { say, words, view }: LogWords): LogLine | null {
  // Lessons and replays tell of no other decision.
  const { decision } = (data ?? {}) as { decision?: Partial<DieTold> };
  if (decision?.kind !== CHANCE || decision.shows === undefined) return null;
  const { shows } = decision;
  if (shows === 0) return { text: say('log.dieHouse', { name }), topic: 'other' };
  const text = words.told ? say('log.card', { name, card: words.told.shows(view, shows) }) : say('log.die', { name, n: shows });
  return { text, topic: 'other' };
}

/** What happened at the table beside the game. */
function tableLine(update: Update, told: LogWords): (LogLine & { by?: string; reaction?: boolean }) | null {
  const { seats, say } = told;
  const name = nameOf(seats, update.seat);
  switch (update.kind) {
    case 'said': {
      const { name: by, text, reaction } = saidIn(update);
      return { text, topic: 'talk', by, reaction };
    }
    case 'decided':
      return dieLine(update, name, told);
    case 'undone':
      return { text: say('log.undone', { name }), topic: 'other' };
    case 'away':
      return { text: say('log.away', { name }), topic: 'other' };
    case 'back':
      return { text: say('log.back', { name }), topic: 'other' };
    case 'left':
      return { text: say(wasOutvoted(update) ? 'log.lent' : 'log.left', { name }), topic: 'other' };
    case 'started':
      return { text: say('log.started'), topic: 'other' };
    case 'rematch':
      return { text: say('ending.rematchCall', { name: (update.data as { name: string }).name }), topic: 'other' };
    case 'ruled':
      return { text: say('log.ruled', { version: (update.data as { version: string }).version }), topic: 'other' };
    case 'archived':
      return { text: say('log.archived'), topic: 'other' };
    case 'revived':
      return { text: say('log.revived'), topic: 'other' };
    case 'admitted':
      return { text: say('log.admitted', { name: (update.data as { name: string }).name }), topic: 'other' };
    case 'inherited':
      return { text: say('log.inherited', { name: (update.data as { host: { name: string } }).host.name }), topic: 'other' };
    default:
      return null;
  }
}

export function linesOf(update: Update, told: LogWords): Line[] {
  const own = tableLine(update, told);
  const events = update.events as unknown as EventBase[];
  const all = [...(own ? [own] : []), ...events.flatMap((e) => eventLine(e, told) ?? [])];
  return all.map((line, i) => ({ ...line, key: `${update.seq}.${i}`, seq: update.seq, at: update.at }));
}

/** Keeps the lines made so far, so that a long log is not made anew with every change. */
export class LogBook {
  private lines: Line[] = [];
  private seen = 0;
  private first: Update | undefined;
  private words: AnyWords | undefined;

  read(updates: readonly Update[], told: LogWords): readonly Line[] {
    // Other words: the page has changed its language.
    if (updates[0] !== this.first || updates.length < this.seen || told.words !== this.words) {
      this.lines = [];
      this.seen = 0;
      this.first = updates[0];
      this.words = told.words;
    }
    if (updates.length > this.seen) {
      const fresh = updates.slice(this.seen).flatMap((update) => linesOf(update, told));
      this.seen = updates.length;
      this.lines = [...this.lines, ...fresh];
    }
    return this.lines;
  }
}
