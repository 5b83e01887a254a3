/** Why not: the rule behind an answer that looks like one and is not legal. */
import { materialOf, type Refusal } from '@undercroft/engine';
import type { RoomId } from './content/rooms.ts';
import type { Decision } from './decisions.ts';
import { exitsOf, roomAt, roomOf } from './rules/rooms.ts';
import type { Cellar } from './table.ts';
import { why } from './texts.ts';

/** CEL-028  The rooms of a plan of one's own are called what they are called there. */
const noDoor = (t: Cellar, room: RoomId) =>
  materialOf(t) === undefined ? why('why.noDoor', {}, { room: `room.${room}` }) : why('why.noDoor', { room: roomAt(t, room).name });

export function explain(t: Cellar, d: Decision): Omit<Refusal, 'code'> | null {
  if (d.kind === 'step' && d.to !== roomOf(t, d.seat) && !exitsOf(t, d.seat).includes(d.to)) {
    return { ...noDoor(t, roomOf(t, d.seat)), rule: 'CEL-008' };
  }
  if (d.kind === 'offer' && t.thieves[d.seat]!.hasOffered) {
    return { ...why('why.oneOffer'), rule: 'CEL-022' };
  }
  return null;
}
