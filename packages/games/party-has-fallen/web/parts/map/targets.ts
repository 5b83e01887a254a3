/** Which rooms of the map answer the question that waits, and how. */

import type { Say } from '@undercroft/board/text.ts';
import { type Decision, type Layout, NONE } from '../../../src/index.ts';
import type { Props, Question } from '../../board-props.ts';
import { roomWords, stepLabel } from '../../words.ts';
import { squareOf, type Way } from './geometry.ts';

export interface Target {
  room: number;
  d: Decision;
  /** Pressing it is the answer; else it is chosen first and confirmed below. */
  atOnce: boolean;
  label(say: Say): string;
}

/** Rooms that can be pressed now. */
export function targetsOf({ view, viewer }: Props, { asked }: Question): Target[] {
  const from = view.seats[viewer ?? -1]?.room ?? NONE;
  return (asked?.options ?? []).flatMap((d): Target[] => {
    if (d.kind === 'step')
      return 'use' in d || d.to < 0 ? [] : [{ room: d.to, d, atOnce: true, label: (say) => stepLabel(say, view, from, d.to) }];
    if (d.kind !== 'start' && d.kind !== 'where' && d.kind !== 'summon') return [];
    return [{ room: d.room, d, atOnce: false, label: (say) => say('phf.room.choose', { room: roomWords(say, view, d.room) }) }];
  });
}

const AHEAD: Record<Way, readonly [x: number, y: number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** The lit room that lies nearest in a direction; one straight ahead is nearer than one aside. */
export function nearestTarget(layout: Layout, targets: readonly number[], from: number, way: Way): number {
  const here = squareOf(layout, from);
  const [ax, ay] = AHEAD[way];
  let best = { room: NONE, cost: Number.POSITIVE_INFINITY };
  for (const room of targets) {
    const { x, y } = squareOf(layout, room);
    const [dx, dy] = [x - here.x, y - here.y];
    const ahead = dx * ax + dy * ay;
    const cost = ahead + 2.5 * Math.abs(dx * ay + dy * ax);
    if (ahead > 0 && cost < best.cost) best = { room, cost };
  }
  return best.room;
}
