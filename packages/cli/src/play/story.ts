/** What happened at the table, told to each person in words, and how far each has read. */
import { CHANCE, type Match, type Seat } from '@undercroft/engine';
import { newMatch } from './match.ts';

interface Chapter {
  /** How many decisions had been taken. */
  at: number;
  /** The lines each viewer may read. */
  lines: Map<Seat, string[]>;
}

/** How many decisions somebody who comes back is reminded of. */
const RECAP = 4;

export class Story {
  private chapters: Chapter[] = [];
  private readonly read = new Map<Seat, number>();
  private readonly viewers: Seat[];

  constructor(viewers: Seat[]) {
    this.viewers = viewers;
  }

  /** The story of a match that is under way: told from its beginning, and read but for the last few decisions. */
  static of(match: Match, viewers: Seat[]): Story {
    const story = new Story(viewers);
    const again = newMatch(match.game, { ...match.config, seed: match.seed });
    story.tell(again);
    for (const d of match.log) {
      again.decide(d);
      story.tell(again);
    }
    for (const seat of viewers) story.read.set(seat, Math.max(0, story.chapters.length - RECAP));
    return story;
  }

  /** Tells what the last decision led to (at the start: what the set-up did). */
  tell(match: Match): void {
    const at = match.log.length;
    const lines = new Map(this.viewers.map((seat) => [seat, linesFor(match, at, seat)]));
    this.chapters.push({ at, lines });
  }

  /** Adds a remark everybody may read. */
  note(at: number, text: string): void {
    this.chapters.push({ at, lines: new Map(this.viewers.map((seat) => [seat, [text]])) });
  }

  /** The table went back to the point before decision `at`: what came after did not happen. */
  backTo(at: number): void {
    this.chapters = this.chapters.filter((chapter) => chapter.at <= at);
    for (const [seat, seen] of this.read) this.read.set(seat, Math.min(seen, this.chapters.length));
  }

  /** What a person has not read yet; afterwards it counts as read. */
  news(seat: Seat): string[] {
    const from = this.read.get(seat) ?? 0;
    this.read.set(seat, this.chapters.length);
    return this.linesOf(seat, from);
  }

  all(seat: Seat): string[] {
    return this.linesOf(seat, 0);
  }

  private linesOf(seat: Seat, from: number): string[] {
    return this.chapters.slice(from).flatMap((chapter) => chapter.lines.get(seat) ?? []);
  }
}

/** What a real die showed, and who said so. */
function dieLine({ game, log }: Match, at: number, view: unknown): string[] {
  const d = at > 0 ? log[at - 1] : undefined;
  if (d?.kind !== CHANCE) return [];
  const shows = 'shows' in d ? Number(d.shows) : 0;
  const name = game.words.seat(view, d.seat);
  if (shows === 0) return [`${name} lets the house roll.`];
  const { told } = game.words;
  return [told ? `${name} turns up ${told.shows(view, shows)}.` : `${name} rolls a die: it shows ${shows}.`];
}

/** The events after decision `at` as one viewer may know them, in words. */
export function linesFor(match: Match, at: number, viewer: Seat | null): string[] {
  const { game, table, events } = match;
  const view = game.sight.view(table, viewer);
  const lines = dieLine(match, at, view);
  for (const event of events[at] ?? []) {
    const known = game.sight.redact(event, viewer);
    const line = known === null ? null : game.words.event(view, known);
    if (line !== null) lines.push(line);
  }
  return lines;
}
