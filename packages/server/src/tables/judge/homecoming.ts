/** What an append does with people's things: written in the same transaction, so that log and shelves always agree. */

import { type Json, keptBy, type Seat, type TableBase } from '@undercroft/engine';
import type { ThingChange } from '../../store/store.ts';
import { cutBack } from '../table/course.ts';
import { guarded } from '../table/failing.ts';
import { rulesFor } from '../table/happen.ts';
import type { BroughtThing, TableState } from '../table/state.ts';
import { comesHome } from '../table/things.ts';
import type { Draft } from './draft.ts';

const isLiving = ({ status }: TableState): boolean => status === 'open' || status === 'running';

/** The table as it was at the last homecoming that still counts; null: there was none. */
function tableAtHome({ state, desk }: Draft): TableBase | null {
  const { course } = state;
  const last = course?.marks.findLastIndex(({ home }) => home === true) ?? -1;
  if (course === null || last < 0) return null;
  const { seq, updatedAt: at } = state;
  return cutBack(rulesFor(desk, state), course, last + 1, { seq, at, free: false }).table;
}

/** Whether a homecoming was taken back: then what was written home is not true any more. */
function unwrites({ before, told }: Draft): boolean {
  return told.some(({ entry }) => entry.kind === 'undone' && before.course?.marks.slice(entry.data.to).some(({ home }) => home === true));
}

/** What a seat's thing is to look like at home; null: as it is. */
type Home = (seat: Seat, thing: BroughtThing) => Json | null;

function homeOf(draft: Draft): Home | null {
  const { state, desk, told } = draft;
  const at = (table: TableBase | undefined | null): Home => {
    return (seat, { brought }) => (table ? keptBy(desk.game, table, seat) : brought);
  };
  if (state.status === 'finished') return at(state.course?.table);
  if (unwrites(draft)) return at(tableAtHome(draft));
  return told.some(({ events }) => comesHome(desk.game, events)) ? at(state.course?.table) : null;
}

/** A thing that stays where it is: written home if it is time, free if the table is over, back if it goes on again. */
function changeOf(draft: Draft, seat: Seat, thing: BroughtThing, home: Home | null): ThingChange[] {
  const { before, state, desk } = draft;
  const [was, is] = [isLiving(before), isLiving(state)];
  const { id } = thing;
  if (!was && is) return [{ do: 'return', id }];
  const data = was ? (home?.(seat, thing) ?? null) : null;
  if (data !== null) return [{ do: 'keep', id, title: desk.game.doors!.thing!.title(data), data, stays: is }];
  return was && !is ? [{ do: 'free', id }] : [];
}

function newThing({ state, desk }: Draft, seat: Seat, thing: BroughtThing): ThingChange[] {
  const { id, owner, version, brought, title } = thing;
  if (brought !== null) return [{ do: 'bring', id, owner, version }];
  const data = state.course && keptBy(desk.game, state.course.table, seat);
  return data === null ? [] : [{ do: 'make', id, owner, game: desk.game.about.slug, title, data, stays: isLiving(state) }];
}

/** All that follows from a draft for the things at its table. Runs the game's code. */
export function thingChanges(draft: Draft): ThingChange[] {
  const { before, state, desk } = draft;
  // A fork only plays with what others brought.
  if (desk.game.doors?.thing === undefined || state.fork !== null) return [];
  return guarded(() => {
    const home = homeOf(draft);
    return state.seats.flatMap(({ thing: now }, seat) => {
      const then = before.seats[seat]?.thing ?? null;
      if (now !== null && now.id === then?.id) return changeOf(draft, seat, now, home);
      const left: ThingChange[] = then === null ? [] : [{ do: 'free', id: then.id }];
      return now === null ? left : [...left, ...newThing(draft, seat, now)];
    });
  });
}
