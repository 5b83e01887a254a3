/** How far something may be taken back, and who would have to agree. */

import { type Game, RECONSIDER, type Seat } from '@undercroft/engine';
import type { Person } from '../../store/store.ts';
import { canReconsider, undoPoint } from '../table/course.ts';
import { unaware } from '../table/secrets.ts';
import { type Course, peopleHere, seatsOf, someoneIsAway, type TableState } from '../table/state.ts';

/** Those whose consent is needed: all other people at the table who are here. */
export const others = (state: TableState, me: Person): Person[] => peopleHere(state).filter(({ id }) => id !== me.id);

/** With bots alone: nobody else plays, nor is anybody away who might. */
export const isAlone = (state: TableState, me: Person): boolean => others(state, me).length === 0 && !someoneIsAway(state, me);

export const lastOwn = ({ log }: Course, seat: Seat): number => log.findLastIndex((d) => d.seat === seat && d.kind !== RECONSIDER);

/** Several at one screen agree by themselves, and so do those who tell their own dice; whoever plays against bots alone must have wished for it. */
export const goesFurther = (state: TableState, me: Person): boolean =>
  state.spec.practice === true || state.spec.dice === 'people' || seatsOf(state, me.id).length > 1;

/** Whose last decision is meant where none is named: around one screen of whoever decided last, wherever the screen is by now. */
export function takerOf(state: TableState, course: Course, me: Person, seat: Seat): Seat {
  const mine = seatsOf(state, me.id);
  if (mine.length < 2 || !isAlone(state, me)) return seat;
  return course.log.findLast((d) => mine.includes(d.seat) && d.kind !== RECONSIDER)?.seat ?? seat;
}

/** How a seat may take back its last decision without asking anybody: by right, further than that, or not at all. */
export function takesBack(state: TableState, me: Person | null, seat: Seat): 'freely' | 'further' | null {
  const { course } = state;
  if (course === null || me === null) return null;
  const alone = isAlone(state, me);
  const taker = takerOf(state, course, me, seat);
  if (undoPoint(course, taker, alone) < course.log.length) return 'freely';
  return alone && goesFurther(state, me) && lastOwn(course, taker) >= 0 ? 'further' : null;
}

/** Whether a seat can ask the others to take back its last decision: where it cannot without, and no table votes already. */
export function mayAsk(game: Game, state: TableState, me: Person | null, seat: Seat): boolean {
  const { course, vote } = state;
  if (course === null || me === null || vote !== null || others(state, me).length === 0) return false;
  const target = lastOwn(course, seat);
  if (target < 0 || takesBack(state, me, seat) !== null || canReconsider(game, course, seat)) return false;
  return unaware(course, target).length === 0;
}
