/** What may be answered in a turn, and how a typed line names it. */

import { type Ask, type DecisionBase, RECONSIDER, Refused, type Seat, sameDecision } from '@undercroft/engine';
import { sideBySide } from '@undercroft/terminal/box.ts';
import { padEnd, widthOf } from '@undercroft/terminal/text.ts';
import { explainRefusal } from './refusal.ts';
import type { Session, TurnEnd } from './session.ts';

export interface Turn {
  session: Session;
  seat: Seat;
  ask: Ask;
  view: unknown;
  options: DecisionBase[];
  /** Long lists are shown group by group; empty: all at once. */
  groups: Group[];
  extras: Extra[];
}

/** What came of one typed line: the turn is over, or the person is asked for another line. */
export type LineEnd = TurnEnd | 'again';

export function label({ session, view }: Turn, d: DecisionBase): string {
  return session.game.words.decision(view, d);
}

/** Options with their numbers; long lists of short options stand in columns. */
export function listed(turn: Turn, options: DecisionBase[], numbers = options.map((_, i) => i + 1)): string[] {
  const { width, ink } = turn.session.screen;
  const digits = String(Math.max(0, ...numbers)).length;
  const lines = options.map((d, i) => `  ${ink('cyan', `${String(numbers[i]).padStart(digits)})`)} ${turn.session.paint(label(turn, d))}`);
  const widest = Math.max(0, ...lines.map(widthOf));
  if (lines.length <= 9 || widest * 2 + 2 > width) return lines;
  const columns = Math.floor((width + 2) / (widest + 2));
  const rows = Math.ceil(lines.length / columns);
  const blocks = Array.from({ length: columns }, (_, i) => lines.slice(i * rows, (i + 1) * rows).map((line) => padEnd(line, widest)));
  return sideBySide(
    blocks.filter((block) => block.length > 0),
    width,
    2,
  );
}

/** Takes the decision for the person whose turn it is; a refusal is explained with its rule. */
export function choose(turn: Turn, d: DecisionBase): LineEnd {
  const { session, seat } = turn;
  if (d.seat !== seat) {
    session.screen.say(`You answer for ${session.seatName(seat)} only.`);
    return 'again';
  }
  try {
    session.decide(d);
    return 'go-on';
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    explainRefusal(session, error.refusal);
    return 'again';
  }
}

/** The number under which a decision is offered now, or 0. */
export function numberOf({ options }: Turn, d: DecisionBase | null): number {
  return options.findIndex((option) => sameDecision(option, d)) + 1;
}

/** Whether a seat has an answer it could still take back, because others have yet to answer. */
export function canReconsider({ game, match }: Session, seat: Seat): boolean {
  return game.play.refuse(match.table, { seat, kind: RECONSIDER }) === null;
}

/** A decision that may be taken besides the answer: a letter, or the kind of decision as a word. */
export interface Extra {
  letter: string;
  ask: Ask;
}

/** Options that belong together, behind a capital letter. */
export interface Group {
  letter: string;
  title: string;
  options: DecisionBase[];
}
