/** What happens far from the viewer's hero and touches nobody else: who is in a hurry takes it in at a glance. */
import { distance } from '@undercroft/mechanics';
import type { Event, View } from '../src/index.ts';

/** Whoever is not even in the next room is far off. */
const FAR = 2;

/** Only says whose turn it is: that is seen anyway. */
const CALENDAR: ReadonlySet<Event['type']> = new Set(['roundBegan', 'turnBegan']);

/** What somebody does by themselves, on their own turn. */
const ALONE: ReadonlySet<Event['type']> = new Set([
  'turnSkipped',
  'moveRolled',
  'stepped',
  'flipped',
  'movementEnded',
  'statRolled',
  'checked',
  'rerolled',
  'itemDrawn',
  'nothingToDraw',
  'itemLost',
  'itemKept',
  'eventDrawn',
  'cardUsed',
  'tableRolled',
  'hurt',
  'healed',
  'changed',
  'moved',
  'turnLost',
  'attacksChanged',
  'stepsChanged',
  'peeked',
]);

export function isFar(events: readonly Event[], { viewer, seats, layout }: View): boolean {
  const here = viewer === null ? undefined : seats[viewer]?.room;
  if (here === undefined || here < 0) return false;
  const isFarOff = (room: number) => room < 0 || distance(layout, here, room) >= FAR;
  const told = events.filter((e) => !CALENDAR.has(e.type));
  return told.every((e) => {
    if (!ALONE.has(e.type) || !('seat' in e) || e.seat === viewer) return false;
    return isFarOff(seats[e.seat]?.room ?? -1) && (!('room' in e) || isFarOff(e.room));
  });
}
