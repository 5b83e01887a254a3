/** What keys mean in a special throw: arrows move gauges and things, with Shift one walks; Q and E twist. */
import type { Obstacle } from '../../../src/throws/index.ts';
import { moveTo, nudge, type Play, press } from './play.ts';
import type { Step } from './table.ts';
import { stepped } from './things.ts';
import type { Change } from './use-special.ts';

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

const ARROWS: Readonly<Record<string, readonly [axis: 'up' | 'across', by: number]>> = {
  ArrowUp: ['up', 1],
  ArrowDown: ['up', -1],
  ArrowRight: ['across', 1],
  ArrowLeft: ['across', -1],
};
const TWISTS: Readonly<Record<string, number>> = { q: -1, e: 1 };

/** Whoever holds a press longer than this ends it by letting go, in ms. */
export const HELD = 220;
/** Degrees round the table. */
const WALK = 4;

/** Begins what runs, and never ends it: keys repeat while they are held. */
const beginRun: Change = (play, steps, now) => (play.since === null ? press(play, steps, now) : play);
/** What runs while something is held ends when it is let go. */
export const letGo: Change = (play, steps, now) => (play.since !== null && now - play.since > HELD ? press(play, steps, now) : play);

const walked = (play: Play, by: number): Play =>
  play.since === null ? moveTo(play, { round: (play.draft.figures.round + by * WALK + 360) % 360 }) : play;

/** What a key does to the figures; null: nothing. The arrows of a weak hand are mirrored. */
export function keyed({ key, shiftKey }: Key, step: Step | undefined, weak: boolean): Change | null {
  const [axis, by] = ARROWS[key] ?? ['across', 0];
  if (by !== 0 && shiftKey && axis === 'across') return (play) => walked(play, by);
  if (by !== 0 && step?.gesture === 'whirl') return beginRun;
  if (by !== 0) return (play, steps) => nudge(play, steps, axis, weak && axis === 'across' ? -by : by);
  const twist = TWISTS[key.toLowerCase()];
  return twist !== undefined && step?.id === 'spin' ? (play, steps) => nudge(play, steps, 'across', twist) : null;
}

/** Where a key moves a thing on the table; null: nowhere. */
export function shoved({ key }: Key, thing: Obstacle, round: number): Obstacle | null {
  const arrow = ARROWS[key];
  if (arrow !== undefined) return stepped(thing, round, arrow[0] === 'across' ? arrow[1] : 0, arrow[0] === 'up' ? arrow[1] : 0);
  const twist = TWISTS[key.toLowerCase()];
  return twist === undefined ? null : { ...thing, facing: (thing.facing - twist * 100 + 3600) % 3600 };
}
