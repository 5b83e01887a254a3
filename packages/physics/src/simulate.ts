/** One throw from release to rest. */
import { GAP } from './contacts.ts';
import { gridPose, type Motion, type Pose } from './grid.ts';
import { type Ground, groundOf } from './ground/ground.ts';
import { type Film, noteFrame, notePath, PATH_SIZE, type Path } from './recording.ts';
import { isAtRest, MOST_TICKS, type Stillness } from './rest.ts';
import { DIE_SIZE, emptyWorld, enter, MARGIN, PLACE, QUATERNION, type World } from './state.ts';
import { findContacts, isClear, tick } from './step.ts';
import type { Table } from './table.ts';
import { MOMENTS, noteTouches, type Support, supportsOf, TOUCHES, type Touch } from './touches.ts';

export interface Outcome {
  readonly ticks: number;
  /** After eight seconds something still moved and was stopped where it was. */
  readonly timedOut: boolean;
  /** Where the thrown die lies, and the others in their order, on the grid. */
  readonly rest: Pose;
  readonly lying: readonly Pose[];
  /** Which of the others were woken. */
  readonly woken: readonly boolean[];
  readonly touches: readonly Touch[];
  readonly supports: readonly Support[];
  /** Valid until the next throw: it is one room, used again. Copy what must stay. */
  readonly path: Path;
}

export interface Filmed extends Outcome {
  readonly film: Film;
}

const room = new Float64Array((MOST_TICKS + 1) * PATH_SIZE);
let world: World | null = null;
const grounds = new WeakMap<Table, Ground>();

function groundFor(table: Table): Ground {
  let ground = grounds.get(table);
  if (ground === undefined) {
    ground = groundOf(table);
    grounds.set(table, ground);
  }
  return ground;
}

/** Anybody who wants to look on, after every tick. */
export type Onlooker = (world: World, tick: number) => void;

/** `onlooker` changes nothing: with or without one every bit is the same. */
export function simulate(thrown: Motion, lying: readonly Pose[], table: Table, onlooker?: Onlooker): Outcome {
  const ground = groundFor(table);
  world ??= emptyWorld(ground);
  world.ground = ground;
  enter(world, thrown, lying);
  notePath(world, room, 0, false);
  onlooker?.(world, 0);
  const touches: Touch[] = [];
  const still: Stillness = { slow: 0, dead: 0 };
  let now = 0;
  let moment = 0;
  const listen = (w: World, substep: number) => {
    moment = now * MOMENTS + substep;
    noteTouches(w, touches, moment);
  };
  let rested = false;
  while (!rested && now < MOST_TICKS) {
    now++;
    const before = moment;
    const flew = tick(world, listen);
    rested = isAtRest(world, still);
    notePath(world, room, now, flew || (!touchedSince(touches, before) && isClear(world, 0)));
    onlooker?.(world, now);
  }
  return outcome(world, lying.length, { ticks: now, timedOut: !rested, touches });
}

const touchedSince = (touches: readonly Touch[], moment: number): boolean => touches.some((touch) => touch.to > moment);

function poseOf(w: World, die: number): Pose {
  const [x, y, z, ...turned] = w.dice.subarray(die * DIE_SIZE + PLACE, die * DIE_SIZE + QUATERNION + 4);
  return gridPose(x!, y!, z!, turned);
}

function outcome(w: World, others: number, told: Pick<Outcome, 'ticks' | 'timedOut' | 'touches'>): Outcome {
  for (let die = 0; die < w.count; die++) w.dice[die * DIE_SIZE + MARGIN] = TOUCHES;
  const woken = Array.from({ length: others }, (_, i) => w.awake[i + 1] === 1);
  const lying = Array.from({ length: others }, (_, i) => poseOf(w, i + 1));
  findContacts(w);
  return { ...told, rest: poseOf(w, 0), lying, woken, supports: supportsOf(w, GAP), path: { ticks: told.ticks, at: room } };
}

/** The same throw with a film of all dice. */
export function film(thrown: Motion, lying: readonly Pose[], table: Table): Filmed {
  const frames: number[][] = Array.from({ length: lying.length + 1 }, () => []);
  const seen = simulate(thrown, lying, table, (w) => noteFrame(w, frames));
  const path = { ticks: seen.ticks, at: seen.path.at.slice(0, (seen.ticks + 1) * PATH_SIZE) };
  return { ...seen, path, film: { ticks: seen.ticks, dice: frames.map((list) => Float64Array.from(list)) } };
}
