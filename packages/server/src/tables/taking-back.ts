/** Taking back: by right while nothing was rolled or shown, by consent of the others, or as far as one likes where a table is for practice. */
import { type Game, RECONSIDER, type Seat } from '@undercroft/engine';
import type { Person } from '../store/store.ts';
import { TableError } from './contract.ts';
import { canReconsider, undoPoint } from './course.ts';
import type { Judge } from './keeper.ts';
import { askOthers, comeBack, courseOf, others } from './playing.ts';
import { mustHold, mustRun } from './seating.ts';
import { decisionAt, unaware } from './secrets.ts';
import { type Course, seatsOf, someoneIsAway, type TableState } from './state.ts';
import { mustKnow } from './views.ts';

const nothingToUndo = (): TableError => new TableError('nothing-to-undo', 409, 'there is no decision of yours to take back');

/** To ask the others would tell those who know nothing of it. */
const inPrivate = (): TableError => new TableError('in-private', 409, 'what was agreed in private cannot be put to a vote');

const nobodyToAsk = (): TableError => new TableError('nobody-to-ask', 409, 'whoever is away would have to agree: wait until they are back');

const notForPractice = (): TableError =>
  new TableError('not-practice', 409, 'since then dice fell or something hidden was shown, and this table is not for practice');

/** With bots alone: nobody else plays, nor is anybody away who might. */
const isAlone = (state: TableState, me: Person): boolean => others(state, me).length === 0 && !someoneIsAway(state, me);

const lastOwn = ({ log }: Course, seat: Seat): number => log.findLastIndex((d) => d.seat === seat && d.kind !== RECONSIDER);

/** Back to before which decision: the one named, else the seat's last one. */
function undoTarget(course: Course, seat: Seat, to: number | undefined): number {
  const named = to !== undefined && Number.isInteger(to) && to >= 0 ? decisionAt(course, to, seat) : to;
  const target = named ?? lastOwn(course, seat);
  if (!Number.isInteger(target) || target < 0 || target >= course.log.length) throw nothingToUndo();
  return target;
}

/** Several at one screen agree by themselves, and so do those who tell their own dice; whoever plays against bots alone must have wished for it. */
const goesFurther = (state: TableState, me: Person): boolean =>
  state.spec.practice === true || state.spec.dice === 'people' || seatsOf(state, me.id).length > 1;

/** Whose last decision is meant where none is named: around one screen of whoever decided last, wherever the screen is by now. */
function takerOf(state: TableState, course: Course, me: Person, seat: Seat): Seat {
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

export function undoing(me: Person, asked: { seat: Seat; to?: number }): Judge {
  return (draft) => {
    const { state, desk } = draft;
    mustKnow(state, me);
    comeBack(draft, me);
    mustHold(state, me, asked.seat);
    mustRun(state);
    const course = courseOf(state);
    const { to } = asked;
    const seat = to === undefined ? takerOf(state, course, me, asked.seat) : asked.seat;
    const target = undoTarget(course, seat, to);
    const alone = isAlone(state, me);
    const back = (free: boolean) => draft.add({ kind: 'undone', data: { to: target, free } }, { seat, person: me.id });
    if (target >= undoPoint(course, seat, alone)) return back(true);
    if (to === undefined && canReconsider(desk.game, course, seat)) return draft.decide({ seat, kind: RECONSIDER }, 'person', me.id);
    if (others(state, me).length > 0) {
      if (unaware(course, target).length > 0) throw inPrivate();
      return askOthers(draft, me, { about: 'undo', seat, to: target });
    }
    if (!alone) throw nobodyToAsk();
    if (!goesFurther(state, me)) throw notForPractice();
    back(false);
  };
}
