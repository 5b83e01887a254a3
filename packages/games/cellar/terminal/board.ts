/** Cellar on a terminal: the six rooms with who is in them, and the thieves below. */
import type { Board, Place } from '@undercroft/terminal/board.ts';
import { bar, box, evenly, sideBySide } from '@undercroft/terminal/box.ts';
import { ITEMS } from '../src/content/items.ts';
import { ROOMS, type RoomId } from '../src/content/rooms.ts';
import type { Decision } from '../src/decisions.ts';
import { fullLife } from '../src/rules/thieves.ts';
import type { View } from '../src/view.ts';

/** As they lie: side by side is a door apart. */
const ROWS: readonly (readonly RoomId[])[] = [
  ['stairs', 'wine-racks', 'crypt'],
  ['larder', 'cistern', 'vault'],
];
const widthOf = ({ width }: Place, count: number): number => Math.max(18, Math.min(26, Math.floor((width - count + 1) / count)));

function rooms({ thieves }: View, place: Place): string[] {
  return ROWS.flatMap((row) => {
    const inside = row.map((room) => thieves.flatMap((thief, seat) => (thief.room === room ? [place.name(seat)] : [])));
    const frames = evenly(inside.map((names) => (names.length === 0 ? [''] : names)));
    const style = (i: number) => ({ ink: place.ink, width: widthOf(place, 3), title: ROOMS[row[i]!].name });
    return sideBySide(
      frames.map((lines, i) => box(lines, style(i))),
      place.width,
    );
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
