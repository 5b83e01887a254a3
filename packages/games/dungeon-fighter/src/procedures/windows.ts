/** What people may do while a question waits for somebody: use items, pass Equipment, back down, enter and correct throws. */
import type { Window } from '@undercroft/engine';
import type { Decision, DfAsk } from '../decisions.ts';
import { compulsory, facesBoss } from '../rules/fight.ts';
import { seatsWithUses } from '../rules/items.ts';
import { voters } from '../rules/party.ts';
import { passesOf } from '../rules/passing.ts';
import { MOST_PASSES, NONE, type Table } from '../table.ts';
import { mayCorrect, mayEnter } from './told.ts';

/** R-DF-47 */
const mayUse = (t: Table): DfAsk[] => seatsWithUses(t).map((seat) => ({ seat, kind: 'item', may: true }));

/** R-DF-42  Between throws, only with a compulsory requirement, never from the boss. Once between two throws. */
function mayRetreat(t: Table): DfAsk[] {
  if (t.proposed || t.holding !== NONE || facesBoss(t) || compulsory(t).length === 0) return [];
  if (t.rules.backDown === 'beforeFirst' && t.shots > 0) return [];
  return voters(t).map((seat) => ({ seat, kind: 'retreat', may: true }));
}

/** DF-212  Whoever has a hero in the game may propose it. */
function mayPass(t: Table): DfAsk[] {
  if (t.passes >= MOST_PASSES) return [];
  return voters(t).flatMap((seat): DfAsk[] => (passesOf(t, seat).length > 0 ? [{ seat, kind: 'pass', may: true }] : []));
}

export const WINDOWS: Record<string, Window<Table, Decision>> = {
  items: { asks: mayUse, procedure: 'item' },
  retreat: { asks: mayRetreat, procedure: 'retreat' },
  gear: { asks: mayPass, procedure: 'pass' },
  enter: { asks: mayEnter, procedure: 'enter' },
  correct: { asks: mayCorrect, procedure: 'correct' },
};

export const BEFORE_A_THROW = ['items', 'retreat', 'correct'];
export const WHILE_TELLING = ['enter'];
export const BETWEEN_FIGHTS = ['items', 'gear', 'correct'];
