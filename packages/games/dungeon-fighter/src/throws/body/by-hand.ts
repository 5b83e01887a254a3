/** Launchers in which a hand sets the speed: two palms, a flick, a swat. */
import type { Channels, ThrowRecord } from '../record.ts';
import { TABLE_HALF, TABLE_HEIGHT } from '../target.ts';
import { cross, forward, GRAVITY, leftward, lengthOf, plus, TURN, times, UP, type Vector } from './directions.ts';
import { drops, firstFailed, motionOf, type Stretch } from './stretch.ts';

type Lever<K extends keyof Channels> = Required<Channels>[K];

/** DF-302  Two palms part and fling it. The one that stays longer pushes it aside and makes it spin. */
export function pious(record: ThrowRecord, { held, apart }: Lever<'pious'>): Stretch {
  const seen = firstFailed([
    [held >= 300, 'short', held],
    [Math.abs(apart) <= 80, 'apart', Math.abs(apart)],
  ]);
  if (Math.abs(apart) > 200) return { ...seen, motion: drops(record) };
  const side = leftward(forward(record.place));
  const velocity = plus(record.velocity, times(side, apart * 2));
  return { ...seen, motion: motionOf(record.place, velocity, plus(record.spin, times(UP, apart * 150)), record.turned) };
}

const FACE = 8_000;
const MOST_SPIN = 110_000;

/** DF-306  On the back of one hand, flicked with the other: off the middle it spins, off the die it only topples. */
export function crossbow(record: ThrowRecord, { sway, aside, above }: Lever<'crossbow'>): Stretch {
  const off = Math.max(Math.abs(aside), Math.abs(above));
  const seen = firstFailed([
    [off <= FACE, 'missed'],
    [sway < 300, 'sway', sway],
  ]);
  if (off > FACE) return { ...seen, motion: drops(record) };
  const side = leftward(forward(record.place));
  const lever = plus(times(side, aside / 1000), times(UP, above / 1000));
  const spin = plus(record.spin, times(cross(lever, record.velocity), TURN * 1000));
  const most = Math.max(1, lengthOf(spin) / MOST_SPIN);
  return { ...seen, motion: motionOf(record.place, plus(record.velocity, times(side, sway)), times(spin, 1 / most), record.turned) };
}

/** Where a die tossed straight up is after some milliseconds, in micrometres; null: it has touched something by then. */
export function tossed({ place: [x, y, z] }: ThrowRecord, { toss, swat }: Lever<'slam'>): Vector | null {
  const t = swat / 1000;
  const height = z + (toss * t - (GRAVITY * t * t) / 2) * 1000;
  const overTable = Math.max(Math.abs(x), Math.abs(y)) < TABLE_HALF + 12_800;
  return height < (overTable ? 0 : -TABLE_HEIGHT) + 12_800 ? null : [x, y, height];
}

/** DF-304  Tossed up at least 15 cm, then swatted down in the air. */
export function slam(record: ThrowRecord, lever: Lever<'slam'>): Stretch {
  const rises = Math.min(lever.swat / 1000, lever.toss / GRAVITY);
  const apex = lever.toss * rises - (GRAVITY * rises * rises) / 2;
  const at = tossed(record, lever);
  const seen = firstFailed([
    [at !== null, 'late'],
    [apex >= 150, 'low', apex / 10],
    [record.velocity[2] <= -500, 'gentle', -record.velocity[2] / 10],
  ]);
  if (at === null) return { ...seen, motion: motionOf(record.place, [0, 0, lever.toss], [3_000, 2_000, 0], record.turned) };
  return { ...seen, motion: motionOf(at, record.velocity, record.spin, record.turned) };
}
