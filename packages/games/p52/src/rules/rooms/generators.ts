/** R-P52-21  Rooms that lay themselves out: as many spots as the cards said, all connected, the start in the southernmost row. */
import { below, pick, type Random } from '@undercroft/engine';
import { DX, DY, distancesFrom, keyOf } from '@undercroft/mechanics';
import { type Room, roomOf, sizeOf } from './room.ts';

export const GENERATORS = ['blob', 'corridor', 'ring', 'roomsAndDoors', 'snake'] as const;
export type Generator = (typeof GENERATORS)[number];
/** How a room came to lie as it does. */
export type Shape = Generator | 'template' | 'manual' | 'retraced';

type Square = readonly [x: number, y: number];

/** P52-095  So many spots in such a shape. Nothing lies south of the start. */
export function generated(shape: Generator, size: number, random: Random): Room {
  const plan = new Plan();
  SHAPES[shape](plan, size, random);
  return plan.room();
}

/** The squares laid so far. The first is the start, at (0, 0); rows go up, to below 0. */
class Plan {
  readonly squares: Square[] = [];
  private readonly taken = new Set<number>();

  constructor() {
    this.lay([0, 0]);
  }

  has([x, y]: Square): boolean {
    return this.taken.has(keyOf(x + 100, y + 100));
  }

  lay(square: Square): void {
    if (this.has(square)) return;
    this.squares.push(square);
    this.taken.add(keyOf(square[0] + 100, square[1] + 100));
  }

  /** Free squares next to one, none south of the start. */
  free([x, y]: Square): Square[] {
    const near = DX.map((dx, d): Square => [x + dx, y + DY[d]!]);
    return near.filter((square) => square[1] <= 0 && !this.has(square));
  }

  /** Grows anywhere until there are enough. */
  fill(size: number, random: Random): void {
    while (this.squares.length < size) {
      const free = this.squares.flatMap((square) => this.free(square));
      this.lay(pick(random, free));
    }
  }

  room(): Room {
    return roomOf(this.squares.flat(), [0, 0]);
  }
}

const SHAPES: Readonly<Record<Generator, (plan: Plan, size: number, random: Random) => void>> = {
  blob: (plan, size, random) => plan.fill(size, random),
  corridor: layCorridor,
  ring: layRing,
  roomsAndDoors: layRooms,
  snake: laySnake,
};

/** Long straight stretches with a bend now and then. */
function layCorridor(plan: Plan, size: number, random: Random): void {
  let [x, y]: Square = [0, 0];
  let way = 0;
  while (plan.squares.length < size) {
    if (below(random, 4) === 0) way = way === 0 ? pick(random, [1, 3]) : 0;
    const next: Square = [x + DX[way]!, y + DY[way]!];
    if (plan.has(next)) way = 0;
    else {
      plan.lay(next);
      [x, y] = next;
    }
  }
}

/** A loop as wide as the number allows; what is left over hangs on it. */
function layRing(plan: Plan, size: number, random: Random): void {
  if (size >= 8) layLoop(plan, Math.floor((Math.min(size, 24) + 4) / 2), random);
  plan.fill(size, random);
}

/** `half` is width and height together. */
function layLoop(plan: Plan, half: number, random: Random): void {
  const width = 3 + below(random, half - 5);
  const height = half - width;
  const left = -below(random, width);
  for (let x = left; x < left + width; x++) for (const y of [0, 1 - height]) plan.lay([x, y]);
  for (let y = 1 - height; y <= 0; y++) for (const x of [left, left + width - 1]) plan.lay([x, y]);
}

/** Chambers of two by two or more, joined by single spots. */
function layRooms(plan: Plan, size: number, random: Random): void {
  let [x, y]: Square = [0, 0];
  while (plan.squares.length < size) {
    const [width, height] = [2 + below(random, 2), 2 + below(random, 2)];
    for (let i = 0; i < width * height && plan.squares.length < size; i++) {
      plan.lay([x + (i % width), y - Math.floor(i / width)]);
    }
    // The door lies north of the chamber, over one of its squares.
    [x, y] = [x + below(random, width), y - height];
    if (plan.squares.length < size) plan.lay([x, y]);
    y--;
  }
}

/** Back and forth, row by row, with a gap between the rows. */
function laySnake(plan: Plan, size: number, random: Random): void {
  const width = 3 + below(random, 3);
  const first = pick(random, [1, -1]);
  for (let i = 0; plan.squares.length < size; i++) {
    const stretch = Math.floor(i / (width + 1));
    const along = i % (width + 1);
    const column = Math.min(along, width - 1);
    plan.lay([first * (stretch % 2 === 0 ? column : width - 1 - column), -2 * stretch - (along === width ? 1 : 0)]);
  }
}

/** A drawn room cut or grown to the number the cards said: the spots nearest to the start stay, others grow on. */
export function fitted(drawn: Room, size: number, random: Random): Room {
  const far = distancesFrom(drawn.grid, drawn.start);
  const nearest = Array.from({ length: sizeOf(drawn) }, (_, place) => place).toSorted((a, b) => far[a]! - far[b]! || a - b);
  const [x0, y0] = squareOf(drawn, drawn.start);
  const plan = new Plan();
  for (const place of nearest.slice(0, size)) {
    const [x, y] = squareOf(drawn, place);
    plan.lay([x - x0, y - y0]);
  }
  plan.fill(size, random);
  return plan.room();
}

const squareOf = ({ grid }: Room, place: number): Square => [grid.squares[place * 2]!, grid.squares[place * 2 + 1]!];
