/** The questions of setting a session and its rooms up. */
import { type DecisionBase, type Random, type Refusal, type Seat, sfc32 } from '@undercroft/engine';
import { isConnected } from '@undercroft/mechanics';
import type { Decision } from '../decisions.ts';
import { bookFor } from '../doors.ts';
import { generated } from '../rules/rooms/generators.ts';
import { columnOf, type Room, roomFrom, rowOf, sizeOf } from '../rules/rooms/room.ts';
import type { Table } from '../table.ts';
import type { P52Question } from './question.ts';

/** P52-044 */
export const quest: P52Question = {
  options: (t, { seat }) =>
    [null, ...bookFor(t).scenario.quests.map(({ id }) => id)].map((id): Decision => ({ seat, kind: 'quest', quest: id })),
  fallback: (_t, { seat }) => ({ seat, kind: 'quest', quest: null }),
  seconds: 90,
};

/** What the cards offer, told by the chapter that asks. */
function offered(t: Table): string[] {
  const choices = t.stack.at(-1)?.vars.choices;
  return Array.isArray(choices)
    ? choices.flatMap((one) => (one !== null && typeof one === 'object' && 'item' in one ? [String(one.item)] : []))
    : [];
}

/** P52-090 P52-218 */
export const item: P52Question = {
  options: (t, { seat }) => offered(t).map((id): Decision => ({ seat, kind: 'item', item: id })),
  fallback: (t, { seat }) => ({ seat, kind: 'item', item: offered(t)[0]! }),
  seconds: 30,
};

/** P52-220  Time is up: it is taken. */
export const keep: P52Question = {
  options: (_t, { seat }) => [true, false].map((take): Decision => ({ seat, kind: 'keep', keep: take })),
  fallback: (_t, { seat }) => ({ seat, kind: 'keep', keep: true }),
  seconds: 20,
};

const spotsWanted = (t: Table): number => Number(t.stack.at(-1)?.vars.spots);

const against = (message: string, rule: string): Refusal => ({ code: 'against-the-rules', message, rule });

/** R-P52-21 P52-097 P52-098  The right number, all joined by edges, the start in the southernmost row. */
function checkRows(spots: number, d: DecisionBase & { [key: string]: unknown }): Refusal | null {
  const { rows } = d;
  const isDrawing = Array.isArray(rows) && rows.length <= 30 && rows.every((row) => typeof row === 'string' && /^[#S.]{1,30}$/.test(row));
  if (!isDrawing || Object.keys(d).length !== 3) return { code: 'malformed', message: 'a room is drawn in rows of #, S and dots' };
  const lines = rows.map(String);
  if (lines.join('').split('S').length !== 2) return against('a room has one start', 'P52-097');
  const room = roomFrom(lines);
  if (room === null || sizeOf(room) !== spots) return against(`the cards say ${spots} spots`, 'P52-095');
  if (!isConnected(room.grid)) return against('every spot is joined to the others by an edge', 'P52-098');
  return isSouthern(room) ? null : against('the party enters from the south', 'R-P52-20');
}

const isSouthern = (room: Room): boolean =>
  Array.from({ length: sizeOf(room) }, (_, place) => rowOf(room, place)).every((row) => row <= rowOf(room, room.start));

/** A room as rows again. */
export function rowsOf(room: Room): string[] {
  const rows: string[][] = [];
  for (let place = 0; place < sizeOf(room); place++) {
    const row = rows[rowOf(room, place)] ?? [];
    rows[rowOf(room, place)] = row;
    while (row.length < columnOf(room, place)) row.push('.');
    row.push(place === room.start ? 'S' : '#');
  }
  return rows.map((row) => row.join(''));
}

const drawn = (t: Table, seat: Seat, random: Random): Decision => ({
  seat,
  kind: 'layout',
  rows: rowsOf(generated('blob', spotsWanted(t), random)),
});

/** R-P52-21  Ninety seconds, then a room grows by itself, the same for everybody who looks. */
export const layout: P52Question = {
  options: () => [],
  check: (t, _ask, d) => checkRows(spotsWanted(t), { ...d }),
  sample: (t, { seat }, random) => drawn(t, seat, random),
  fallback: (t, { seat }) => drawn(t, seat, sfc32(100 * t.quest.entered + spotsWanted(t))),
  seconds: 90,
};
