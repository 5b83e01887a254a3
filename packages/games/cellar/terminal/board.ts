/** Cellar on a terminal: the rooms of the plan with who is in them, and the thieves below. */
import type { Board, Place } from '@undercroft/terminal/board.ts';
import { bar, box, evenly, sideBySide } from '@undercroft/terminal/box.ts';
import { ITEMS } from '../src/content/items.ts';
import type { Plan, PlannedRoom } from '../src/content/plan.ts';
import type { RoomId } from '../src/content/rooms.ts';
import type { Decision } from '../src/decisions.ts';
import { planOf } from '../src/rules/rooms.ts';
import { fullLife } from '../src/rules/thieves.ts';
import type { View } from '../src/view.ts';

type Square = [id: RoomId, room: PlannedRoom] | null;

/** The rooms as they lie, row by row; null where there is none. */
function rowsOf({ rooms }: Plan): Square[][] {
  const all = Object.entries(rooms);
  const [columns, rows] = [0, 1].map((i) => 1 + Math.max(...all.map(([, { at }]) => at[i]!)));
  const find = (column: number, row: number): Square => all.find(([, { at }]) => at[0] === column && at[1] === row) ?? null;
  return Array.from({ length: rows! }, (_row, row) => Array.from({ length: columns! }, (_column, column) => find(column, row)));
}

const widthOf = ({ width }: Place, count: number): number => Math.max(18, Math.min(26, Math.floor((width - count + 1) / count)));

function rooms(view: View, place: Place): string[] {
  const rows = rowsOf(planOf(view));
  const width = widthOf(place, rows[0]!.length);
  return rows.flatMap((row) => {
    const inside = row.map((square) => view.thieves.flatMap(({ room }, seat) => (room === square?.[0] ? [place.name(seat)] : [])));
    const frames = evenly(inside.map((names) => (names.length === 0 ? [''] : names)));
    // Where no room is, there is earth.
    const earth = (lines: string[]) => ['', ...lines, ''].map(() => ' '.repeat(width));
    const drawn = (lines: string[], i: number) => (row[i] ? box(lines, { ink: place.ink, width, title: row[i][1].name }) : earth(lines));
    return sideBySide(frames.map(drawn), place.width);
  });
}

function party({ thieves, house }: View, place: Place): string[] {
  const { ink, viewer } = place;
  const cards = thieves.map((thief) => [
    `${ink('red', bar(thief.life, fullLife(thief), fullLife(thief)))} ${thief.life}/${fullLife(thief)}`,
    `${ink('yellow', `${thief.gold}/${house.purse} gold`)}  items ${thief.handSize}`,
    ...(thief.hand ?? []).map((item) => `◆ ${ITEMS[item].name} +${ITEMS[item].bonus}`),
  ]);
  const style = (seat: number) => ({
    ink,
    width: widthOf(place, thieves.length),
    title: `${seat === viewer ? '▸ ' : ''}${place.name(seat)}`,
  });
  return sideBySide(
    evenly(cards).map((lines, seat) => box(lines, style(seat))),
    place.width,
  );
}

export const board: Board<View, Decision> = {
  draw: (view, place) => [place.ink('bold', `Round ${view.round} of ${view.house.rounds}`), ...rooms(view, place), ...party(view, place)],
};
