/** Taking back: by right while nothing was rolled or shown, by consent of the others, or as far as one likes where a table is for practice. */

import { RECONSIDER, type Seat } from '@undercroft/engine';
import type { Person } from '../../store/store.ts';
import { TableError } from '../said/contract.ts';
import { goesFurther, isAlone, lastOwn, others, takerOf } from '../sight/undo.ts';
import { mustKnow } from '../sight/who.ts';
import { canReconsider, undoPoint } from '../table/course.ts';
import { decisionAt, unaware } from '../table/secrets.ts';
import type { Course } from '../table/state.ts';
import { comeBack } from './coming-back.ts';
import type { Judge } from './draft.ts';
import { courseOf, mustHold, mustRun } from './musts.ts';
import { askOthers } from './voting.ts';

const nothingToUndo = (): TableError => new TableError('nothing-to-undo', 409, 'there is no decision of yours to take back');

/** To ask the others would tell those who know nothing of it. */
const inPrivate = (): TableError => new TableError('in-private', 409, 'what was agreed in private cannot be put to a vote');

const nobodyToAsk = (): TableError => new TableError('nobody-to-ask', 409, 'whoever is away would have to agree: wait until they are back');

const notForPractice = (): TableError =>
  new TableError('not-practice', 409, 'since then dice fell or something hidden was shown, and this table is not for practice');

/** Back to before which decision: the one named, else the seat's last one. */
function undoTarget(course: Course, seat: Seat, to: number | undefined): number {
  const named = to !== undefined && Number.isInteger(to) && to >= 0 ? decisionAt(course, to, seat) : to;
  const target = named ?? lastOwn(course, seat);
  if (!Number.isInteger(target) || target < 0 || target >= course.log.length) throw nothingToUndo();
  return target;
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
