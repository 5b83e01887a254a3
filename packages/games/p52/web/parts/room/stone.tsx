/** The stone the room is carved from, its floor, and the openings where one comes in and goes out. */
import { memo } from 'react';
import { columnOf, type Room, rowOf, sizeOf } from '../../../src/rules/rooms/room.ts';
import { ACROSS, DOWN, gapsOf, MARGIN, middleOf, outline, type Span } from './geometry.ts';

/** Where the joints of a row of blocks are, in shares of a square. */
const JOINTS = [
  [0, 0.5, 1],
  [0, 0.28, 0.74, 1],
] as const;
/** Looks like chance and is always the same. */
const toneAt = (x: number, y: number, i: number): number => 1 + (Math.abs(x * 7 + y * 13 + i * 5 + x * y * 3) % 3);

function Masonry({ room }: { room: Room }) {
  return gapsOf(room).flatMap(([x, y]) =>
    [0, 1, 2].flatMap((row) => {
      const joints = JOINTS[(row + Math.abs(y)) % 2]!;
      return joints.slice(0, -1).map((joint, i) => {
        const left = x * ACROSS - 4 + joint * ACROSS;
        const top = y * DOWN - 4 + (row * DOWN) / 3;
        return (
          <rect
            key={`${x} ${y} ${row} ${joint}`}
            className={`block tone-${toneAt(x, y, row * 4 + i)}`}
            x={left + 1.2}
            y={top + 1.2}
            width={(joints[i + 1]! - joint) * ACROSS - 2.4}
            height={DOWN / 3 - 2.4}
            rx="3"
          />
        );
      });
    }),
  );
}

type Side = 'north' | 'south' | 'east' | 'west';

/** The side of the room's edge on which an exit opens: where it is nearest. */
export function sideOfExit(room: Room, place: number, { columns, rows }: Span): Side {
  const [x, y] = [columnOf(room, place), rowOf(room, place)];
  const far: readonly (readonly [Side, number])[] = [
    ['north', y],
    ['west', x],
    ['east', columns - 1 - x],
    ['south', rows - 1 - y],
  ];
  return far.reduce((best, each) => (each[1] < best[1] ? each : best))[0];
}

function doorAt(room: Room, place: number, side: Side): string {
  const [x, y] = middleOf(room, place);
  const depth = MARGIN + 96;
  if (side === 'north') return `M${x - 26} ${y - 46 - depth}h52v${depth}h-52z`;
  if (side === 'south') return `M${x - 26} ${y + 46}h52v${depth}h-52z`;
  return side === 'east' ? `M${x + 40} ${y - 26}h${depth}v52h-${depth}z` : `M${x - 40 - depth} ${y - 26}h${depth}v52h-${depth}z`;
}

export const Stone = memo(function Stone({ room, exit, span }: { room: Room; exit: number; span: Span }) {
  const floor = outline(
    room,
    Array.from({ length: sizeOf(room) }, (_, place) => place),
    5,
    12,
  );
  const doors = [doorAt(room, room.start, 'south'), ...(exit < 0 ? [] : [doorAt(room, exit, sideOfExit(room, exit, span))])];
  return (
    <g>
      <Masonry room={room} />
      <path d={`${floor}${doors.join('')}`} className="lip" />
      <path d={`${floor}${doors.join('')}`} className="floor" />
    </g>
  );
});
