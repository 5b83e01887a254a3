/** The log as lines: what the server told, in the game's words and the page's language, each line made once. */
import type { Update } from '@undercroft/client';
import type { EventBase, Game } from '@undercroft/engine';
import type { Say } from '../text.ts';
import type { Face, LogLine, SeatOnPage } from './contract.ts';
import { nameOf, withNames } from './seats.ts';

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
  view: unknown;
  seats: readonly SeatOnPage[];
  say: Say;
}

type FaceLine = (e: EventBase, view: unknown) => LogLine | null;

function eventLine(e: EventBase, { face, view, seats }: LogWords): LogLine | null {
  const game: Game = face.game;
  const rich = (face.logLine as FaceLine | undefined)?.(e, view);
  if (rich) return { ...rich, text: withNames(rich.text, game, view, seats) };
  const text = game.words.event(view, e);
  return text === null ? null : { text: withNames(text, game, view, seats), topic: 'other' };
}

interface Said {
  name: string;
  text: string;
  reaction: boolean;
}

/** What happened at the table beside the game. */
function tableLine(update: Update, { seats, say }: LogWords): (LogLine & { by?: string; reaction?: boolean }) | null {
  const name = nameOf(seats, update.seat);
  switch (update.kind) {
    case 'said': {
      const { name: by, text, reaction } = update.data as unknown as Said;
      return { text, topic: 'talk', by, reaction };
    }
    case 'undone':
      return { text: say('log.undone', { name }), topic: 'other' };
    case 'away':
      return { text: say('log.away', { name }), topic: 'other' };
    case 'back':
      return { text: say('log.back', { name }), topic: 'other' };
    case 'left':
      return { text: say('log.left', { name }), topic: 'other' };
    case 'started':
      return { text: say('log.started'), topic: 'other' };
    case 'archived':
      return { text: say('log.archived'), topic: 'other' };
    default:
      return null;
  }
}

export function linesOf(update: Update, words: LogWords): Line[] {
  const own = tableLine(update, words);
  const events = update.events as unknown as EventBase[];
  const all = [...(own ? [own] : []), ...events.flatMap((e) => eventLine(e, words) ?? [])];
  return all.map((line, i) => ({ ...line, key: `${update.seq}.${i}`, seq: update.seq, at: update.at }));
}

/** Keeps the lines made so far, so that a long log is not made anew with every change. */
export class LogBook {
  private lines: Line[] = [];
  private seen = 0;
  private first: Update | undefined;
  private language = '';

  read(updates: readonly Update[], words: LogWords, language: string): readonly Line[] {
    if (updates[0] !== this.first || updates.length < this.seen || language !== this.language) {
      this.lines = [];
      this.seen = 0;
      this.first = updates[0];
      this.language = language;
    }
    if (updates.length > this.seen) {
      const fresh = updates.slice(this.seen).flatMap((update) => linesOf(update, words));
      this.seen = updates.length;
      this.lines = [...this.lines, ...fresh];
    }
    return this.lines;
  }
}
