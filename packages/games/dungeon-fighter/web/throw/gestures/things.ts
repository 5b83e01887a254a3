/** Card, box and sheet: where they stand to begin with, how they are moved, and which spots are refused, by the same check as at the table. */
import { checkThrow, type Lying, type Obstacle, type ObstacleKind, type ThrowFlaw, type ThrowKey } from '../../../src/throws/index.ts';
import { TABLE_HALF } from '../../../src/throws/target.ts';
import { type Draft, recordFrom } from './draft.ts';

export interface Spot {
  x: number;
  y: number;
  facing: number;
}

export const kindFor = (key: ThrowKey): ObstacleKind | null => (key === 'card-jump' ? 'card' : key === 'bank' ? 'box' : null);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A spot as whoever stands there sees it: so far to the right and away, in millimetres from the shield's middle. */
export function spotSeen(round: number, right: number, away: number, turn = 0): Spot {
  const [c, s] = [Math.cos(radians(round)), Math.sin(radians(round))];
  const facing = (Math.round((round + 270 + turn) * 10) + 7200) % 3600;
  return { x: Math.round((right * c - away * s) * 1000) + 0, y: Math.round((right * s + away * c) * 1000) + 0, facing };
}

const STEP = 10;

/** So many steps of a centimetre to the right and away, for whoever stands there. */
export function stepped(thing: Obstacle, round: number, right: number, away: number): Obstacle {
  const { x, y } = spotSeen(round, right * STEP, away * STEP);
  return { ...thing, x: thing.x + x, y: thing.y + y };
}

/** What is wrong with a spot; null: it may stand there. */
export function flawAt(draft: Draft, thing: Obstacle, wanted: readonly ThrowKey[], lying: readonly Lying[]): ThrowFlaw | null {
  const others = draft.things.filter(({ kind }) => kind !== thing.kind);
  const flaw = checkThrow(recordFrom({ ...draft, things: [...others, thing] }, wanted), wanted, lying);
  return flaw?.code.startsWith('stands-') ? flaw : null;
}

/** Right and away, in millimetres: good spots first. A card stands between bounce and shield, a box behind the shield. */
const SPOTS: Record<ObstacleKind, readonly (readonly [number, number])[]> = {
  card: [
    [-60, -248],
    [-90, -248],
    [0, -250],
    [40, -250],
    [-150, -230],
    [-40, -300],
    [100, -250],
    [-200, -200],
  ],
  box: [
    [40, 262],
    [0, 262],
    [90, 262],
    [-60, 262],
    [180, 230],
    [-180, 230],
  ],
  sheet: [
    [40, 230],
    [0, 230],
    [90, 225],
    [-60, 230],
    [150, 190],
    [-150, 190],
  ],
};

/** Spots where a thing may stand, the best first. */
export function spotsFor(draft: Draft, kind: ObstacleKind, wanted: readonly ThrowKey[], lying: readonly Lying[]): Obstacle[] {
  const round = draft.figures.round;
  const all = SPOTS[kind].map(([right, away]) => ({ kind, ...spotSeen(round, right, away) }));
  const free = all.filter((thing) => flawAt(draft, thing, wanted, lying) === null);
  return free.length > 0 ? free : all.slice(0, 1);
}

export const withThing = (draft: Draft, thing: Obstacle): Draft => ({
  ...draft,
  // In the order of their kinds, so that the same table is the same record.
  things: [...draft.things.filter(({ kind }) => (kind === 'card') !== (thing.kind === 'card')), thing].sort((a, b) =>
    a.kind < b.kind ? 1 : -1,
  ),
});

/** All that is asked for, where it stands best. */
export const furnished = (draft: Draft, wanted: readonly ThrowKey[], lying: readonly Lying[]): Draft =>
  wanted.reduce((made, key) => {
    const kind = kindFor(key);
    return kind === null ? made : withThing(made, spotsFor(made, kind, wanted, lying)[0]!);
  }, draft);

/** The corners of squares of the table in which this thing may not stand, in micrometres. */
export function refusedSquares(
  draft: Draft,
  thing: Obstacle,
  wanted: readonly ThrowKey[],
  lying: readonly Lying[],
): { x: number; y: number; size: number }[] {
  const size = (2 * TABLE_HALF) / SQUARES;
  const squares = Array.from({ length: SQUARES * SQUARES }, (_, i) => ({
    x: -TABLE_HALF + (i % SQUARES) * size,
    y: -TABLE_HALF + Math.floor(i / SQUARES) * size,
    size,
  }));
  const middle = (n: number) => Math.round(n + size / 2);
  return squares.filter(({ x, y }) => flawAt(draft, { ...thing, x: middle(x), y: middle(y) }, wanted, lying) !== null);
}
const SQUARES = 22;

/** The thing that is being stood on the table now, what is wrong with its spot, and where it could stand. */
export interface Placing {
  thing: Obstacle;
  flaw: ThrowFlaw | null;
  refused: readonly { x: number; y: number; size: number }[];
  /** The next good spot. */
  next: Obstacle;
  /** The other kind that would do: a sheet for a box. */
  other: Obstacle | null;
}

export function placingIn(draft: Draft, key: ThrowKey, wanted: readonly ThrowKey[], lying: readonly Lying[]): Placing | null {
  const isCard = key === 'card-jump';
  const thing = draft.things.find(({ kind }) => (kind === 'card') === isCard);
  if (thing === undefined) return null;
  const spots = spotsFor(draft, thing.kind, wanted, lying);
  const at = spots.findIndex(({ x, y }) => x === thing.x && y === thing.y);
  const kind = thing.kind === 'box' ? 'sheet' : 'box';
  return {
    thing,
    flaw: flawAt(draft, thing, wanted, lying),
    refused: refusedSquares(draft, thing, wanted, lying),
    next: spots[(at + 1) % spots.length]!,
    other: isCard ? null : spotsFor(draft, kind, wanted, lying)[0]!,
  };
}
