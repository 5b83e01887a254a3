/** What one seat may know: what the table's description shows, and what follows from it. */
import { type Seat, type SightOf, sightOfTable, type ViewWith } from '@undercroft/engine';
import { type Card, NONE } from './cards.ts';
import type { Decision, OfferDecision } from './decisions.ts';
import { PROCEDURES } from './procedures/index.ts';
import { QUESTIONS } from './questions.ts';
import { rowOf } from './rules/enemy.ts';
import { scoreOf } from './rules/score.ts';
import { openXpCards, type SEAT, type SeatState, TABLE, type Table } from './table.ts';

export type SeatView = SightOf<typeof SEAT> & {
  score: number;
  /** The visible top card, or NONE. */
  xpTop: Card;
  /** All visible cards on top of the XP pile, the top first: one, or three while the party levels up (R-TD-31). */
  xpShown: Card[];
  /** Bottom cards of the XP pile known to have been put there, in order; NONE where the viewer did not see which. */
  xpBottom: Card[];
  /** Has answered what is being asked of several seats at once. */
  ready: boolean;
};

export type View = Omit<ViewWith<typeof TABLE, Decision>, 'seats'> & {
  seats: SeatView[];
  /** The enemy of this round, or null before the first. */
  enemy: { level: number; roll: number; name: string; flavour: string; text: string; damage: number; health: number } | null;
  /** The trade that somebody has to answer. */
  offer: OfferDecision | null;
};

function xpBottom(s: SeatState, mine: boolean, open: number): Card[] {
  const first = s.xp.length - s.placed.length;
  return s.placed.map((seenByAll, i) => (mine || seenByAll === 1 || first + i < open ? s.xp[first + i]! : NONE));
}

/** What a seat's view shows besides its fields. */
function peculiar(t: Table, seat: Seat, viewer: Seat | null, ready: boolean) {
  const s = t.seats[seat]!;
  const open = openXpCards(t);
  return {
    score: scoreOf(s),
    xpTop: s.xp[0] ?? NONE,
    xpShown: s.xp.slice(0, open),
    xpBottom: xpBottom(s, seat === viewer, open),
    ready,
  };
}

function viewEnemy(t: Table): View['enemy'] {
  if (t.enemyRoll === 0) return null;
  const { level, roll, name, flavour, text, damage } = rowOf(t);
  return { level, roll, name, flavour, text, damage, health: t.enemyHealth };
}

/** The offer of the trade that is running. */
function viewOffer(t: Table): OfferDecision | null {
  const trade = t.stack.find(({ proc }) => proc === 'trade');
  return trade === undefined ? null : (trade.vars as { decision: OfferDecision }).decision;
}

const plainView: (t: Table, viewer: Seat | null) => ViewWith<typeof TABLE, Decision> = sightOfTable(TABLE, PROCEDURES, QUESTIONS);

export function view(t: Table, viewer: Seat | null): View {
  const waiting = t.stack[t.stack.length - 1];
  const ready = (seat: Seat) =>
    waiting?.answers.some((d) => d.seat === seat && waiting.asks.length > 0) === true && !waiting.asks.some((a) => a.seat === seat);
  const plain = plainView(t, viewer);
  const seats = plain.seats.map((s, seat) => Object.assign(s, peculiar(t, seat, viewer, ready(seat))));
  return Object.assign(plain, { seats, enemy: viewEnemy(t), offer: viewOffer(t) });
}
