/** R-PHF-40  A goal whose target is out of the game is drawn anew within the turn, and nobody else can tell. */
import { reveal, type Seat } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import { GOAL } from '../decks.ts';
import { asBelieved, type Table } from '../table.ts';
import { takeGoal } from './draft.ts';
import { drawCard, type Out, witness } from './kit.ts';

/** Three goals to choose one from, which is asked within the turn as well. */
export function drawAnew(t: Table, seat: Seat): void {
  const drawn = Array.from({ length: 3 }, () => drawCard(t, GOAL, null));
  t.seats[seat]!.redrawn = drawn.filter((card) => card !== NONE);
  reveal(t);
}

/** What others have counted for the old goal, they go on counting. */
export function keepAnew(t: Table, seat: Seat, card: number, target: Seat, out: Out): void {
  const s = t.seats[seat]!;
  const believed = asBelieved(s);
  t.discard[GOAL]!.push(...s.redrawn.filter((other) => other !== card));
  s.redrawn = [];
  takeGoal(t, seat, card, target);
  s.believed = believed;
  out?.push({ type: 'goalRedrawn', seat, card, ...witness(t) });
}
