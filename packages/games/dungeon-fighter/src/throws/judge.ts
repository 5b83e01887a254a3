/** From where a die lies and what it touched on its way: bounce, hole, bone, section, icon. */
import {
  BOARD,
  BOX,
  DIE,
  FLOOR,
  HOLE,
  MOMENTS,
  type Outcome,
  PATH_CLEAR,
  PATH_SIZE,
  type Pose,
  TABLE,
  type Touch,
} from '@undercroft/physics';
import { axesOf, type Parts, partsOf } from './shadow.ts';
import type { MissReason, Section, Shares, ThrowRules } from './verdict.ts';

/** cos 2°: up to that tilt a die is level (R-DF-56). */
const COS_2 = 0.9993908270190958;
/** Parts that differ by less than this share of the shadow leave doubt (R-DF-56). */
const DOUBT = 0.01;

/** When the die first touched the board, as a moment; after all moments if never. */
export function firstOnBoard({ touches }: Outcome): number {
  return touches.find(({ what }) => what === BOARD)?.from ?? Number.POSITIVE_INFINITY;
}

const isClearBetween = ({ path }: Outcome, from: number, to: number): boolean => {
  for (let tick = Math.floor(from / MOMENTS); tick < Math.floor(to / MOMENTS); tick++)
    if (path.at[tick * PATH_SIZE + PATH_CLEAR] === 1) return true;
  return false;
};

/** R-DF-18: the first touch of the table counts, a further one if the die was clear of everything since the one before. */
export function bouncesOf(outcome: Outcome, before = firstOnBoard(outcome)): Touch[] {
  const bounces: Touch[] = [];
  let last: Touch | undefined;
  for (const touch of outcome.touches) {
    // The same substep is not before (DF-108).
    if (touch.what !== TABLE || touch.from >= before) continue;
    if (last === undefined || isClearBetween(outcome, last.to, touch.from)) bounces.push(touch);
    last = touch;
  }
  return bounces;
}

/** R-DF-16: tilted, or carried by another die or by something that stands on the table. */
export function isCocked({ rest, supports }: Outcome): boolean {
  const upright = Math.max(...axesOf(rest)[2]!.map(Math.abs));
  return upright < COS_2 || supports.some(({ what, up }) => what >= BOX && up > 0.1);
}

/** Which face is up: 0 … 5 for +z, -z, +x, -x, +y, -y of the die; -1 if two faces are within 2° of a tie (R-DF-16). */
export function faceUp(pose: Pose): number {
  const [x, y, z] = axesOf(pose)[2]! as [number, number, number];
  const ups = [z, -z, x, -x, y, -y];
  const order = ups.map((up, face) => ({ up, face })).sort((a, b) => b.up - a.up || a.face - b.face);
  const [a, b] = [order[0]!.up, order[1]!.up];
  const apart = a * b + Math.sqrt(Math.max(0, 1 - a * a)) * Math.sqrt(Math.max(0, 1 - b * b));
  return apart > COS_2 ? -1 : order[0]!.face;
}

/** Icons are on opposite faces first (section 23.2): two of a hero's die, one of a white one. */
export const isIconUp = (pose: Pose, die: number, { iconFaces }: ThrowRules): boolean => {
  const face = faceUp(pose);
  return face >= 0 && face < (die < 3 ? iconFaces.hero : iconFaces.bonus);
};

export function sharesOf({ whole, sections, bone, hole, outside }: Parts): Shares {
  // An area may be nothing with a minus sign, which no JSON can hold.
  const share = (area: number) => Math.round((area / whole) * 1000) + 0;
  return {
    sections: [...sections].map(([section, area]) => ({ section, share: share(area) })).filter((part) => part.share > 0),
    bone: share(bone),
    hole: share(hole),
    outside: share(outside),
  };
}

/** What a die counts for by the parts of its shadow; a reason where that is nothing. */
export type Lies = { section: Section; miss: MissReason | null };

/** DF-110, 111: the largest part decides, in doubt the lower one. What is worth nothing is the lowest of all. */
function byLargestPart(parts: Parts, gapsCount: boolean): Lies {
  const worthless: [MissReason, number][] = [['bone', parts.bone]];
  if (gapsCount) worthless.push(['over-hole', parts.hole], ['off-board', parts.outside]);
  const candidates = [
    ...worthless.map(([miss, area]) => ({ section: 0 as Section, miss, area })),
    ...[...parts.sections].map(([section, area]) => ({ section: section as Section, miss: null, area })),
  ];
  const largest = Math.max(...candidates.map(({ area }) => area));
  const near = candidates.filter(({ area }) => area > largest - DOUBT * parts.whole);
  // The lowest value wins; of equal ones, which are all worthless, the first.
  const { section, miss } = near.reduce((low, next) => (next.section < low.section ? next : low));
  return { section, miss };
}

/** Where a die would lie flat: for people who point at it. In micrometres. */
export function liesAt(x: number, y: number): Lies {
  const flat: Pose = { place: [x, y, 0], turned: [32767, 0, 0, 0] };
  return byLargestPart(partsOf(flat), true);
}

export interface Resting {
  parts: Parts;
  lies: Section;
  cocked: boolean;
  reasons: MissReason[];
}

/** Everything that can be said from where the die lies (DF-110 … 116, R-DF-16, 17, 56). */
export function judgeRest(outcome: Outcome, rules: ThrowRules): Resting {
  const { supports, rest } = outcome;
  const parts = partsOf(rest);
  const cocked = isCocked(outcome);
  const touches = (label: number) => supports.some(({ what }) => what === label);
  const reasons: MissReason[] = [];
  if (touches(FLOOR) || rest.place[2] < 0) reasons.push('off-table');
  else if (touches(TABLE)) reasons.push(touches(BOARD) ? 'touches-table' : 'off-board');
  if (touches(HOLE)) reasons.push('hole');
  const { section, miss } = byLargestPart(parts, cocked);
  const strict = rules.bones === 'strict' && parts.bone > 0 ? 'bone' : null;
  const where = miss ?? strict;
  // What lies on table or floor has its reason already; the shadow tells about everything else.
  if (where !== null && reasons.length === 0) reasons.push(where);
  const lies = reasons.length === 0 ? section : 0;
  return { parts, lies, cocked, reasons };
}

/** Earlier dice that lie elsewhere now, by their place in the list. A tenth of a millimetre is the eye's business. */
export function pushedDice(outcome: Outcome, before: readonly Pose[]): number[] {
  return outcome.lying.flatMap((pose, i) => {
    const moved = pose.place.some((x, k) => Math.abs(x - before[i]!.place[k]!) > 100);
    return outcome.woken[i] === true && moved ? [i] : [];
  });
}

/** Boxes and dice it touched, by their place in the lists. */
export const touchedBoxes = ({ touches }: Outcome): number[] => [
  ...new Set(touches.flatMap(({ what }) => (what >= BOX && what < DIE ? [what - BOX] : []))),
];
