/** P52-048..071 P52-005  Whether a quest is done when a room is left: the four of the rulebook, and goals that scenarios build from. */
import { bookFor } from '../doors.ts';
import type { Goal } from '../scenario/pieces.ts';
import type { Seen } from '../table.ts';
import { living, sheetOf } from './heroes.ts';
import { carriers } from './quest-items.ts';
import { isEscorted } from './ward.ts';

const RANKS: Readonly<Record<string, number>> = { J: 11, Q: 12, K: 13 };

/** How many of an item the living carry. */
const carried = (t: Seen, item: string): number =>
  living(t).reduce((sum, seat) => sum + sheetOf(t, seat).items.filter((one) => one.item === item).length, 0);

/** Whether the running quest has such a goal. */
export const hasGoal = (t: Seen, kind: Goal['goal']): boolean =>
  bookFor(t)
    .quest(t.quest.id)
    .goals.some(({ goal }) => goal === kind);

/** All goals at once. */
export const isQuestDone = (t: Seen): boolean =>
  bookFor(t)
    .quest(t.quest.id)
    .goals.every((goal) => isDone(t, goal));

function isDone(t: Seen, goal: Goal): boolean {
  const { entered, rooms, fallen } = t.quest;
  switch (goal.goal) {
    // P52-051 P52-052 R-P52-53  With the prize, and no way left.
    case 'treasureHunt':
      return rooms === 0 && carriers(t).length > 0;
    // R-P52-68  On leaving their last room.
    case 'survival':
      return entered >= rooms;
    case 'trapped':
      return rooms === 1;
    // P52-071  Never on leaving: it is over where the Major Boss falls.
    case 'bigBoss':
      return false;
    case 'find':
      return carried(t, goal.item) > 0;
    case 'collect':
      return carried(t, goal.item) >= goal.number;
    case 'survive':
    case 'reach':
      return entered >= goal.rooms;
    case 'escort':
      return entered >= goal.rooms && isEscorted(t.ward);
    case 'kill':
      return fallen.filter((rank) => goal.rank === undefined || rank === RANKS[goal.rank]).length >= goal.number;
  }
}

/** P52-062  Exits are barred in rooms that must be survived. */
export const mustSurvive = (t: Seen): boolean => hasGoal(t, 'survival') || hasGoal(t, 'survive');

/** What lies on a key's spot: a key, or what the quest wants found or collected. */
export function itemOnKeys(t: Seen): string | null {
  for (const goal of bookFor(t).quest(t.quest.id).goals) {
    if (goal.goal === 'trapped') return goal.key;
    if (goal.goal === 'find' || goal.goal === 'collect') return goal.item;
  }
  return null;
}
