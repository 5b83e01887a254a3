/** Launchers that are no limb: a card over the edge of the table, and breath. */
import { cosine, sine } from '../angles.ts';
import type { Channels, ThrowRecord } from '../record.ts';
import { forward, GRAVITY, plus, raised, rolling, times, UP } from './directions.ts';
import { drops, firstFailed, motionOf, type Stretch } from './stretch.ts';

type Lever<K extends keyof Channels> = Required<Channels>[K];

const LEAST_OVERHANG = 30_000;
const MOST_OVERHANG = 60_000;
/** From the card's end to the finger, and to the middle of the die. */
const FINGER = 6_000;
const DIE_ON_CARD = 12_000;
const CARD_GIVES = 0.9;
/** A finger this far off the card's middle turns the throw by ten degrees. */
const ASIDE = 440;

/** DF-303  A card turns about the table's edge; the die on it flies off square to the card. The longer the overhang the flatter the card still lies then. */
export function catapult(record: ThrowRecord, { overhang, flick, pushed, aside }: Lever<'catapult'>): Stretch {
  const seen = firstFailed([
    [overhang >= LEAST_OVERHANG, 'short', overhang / 1000],
    [overhang <= MOST_OVERHANG, 'slid', overhang / 1000],
    [pushed < 100, 'pushed', pushed / 10],
    [flick >= 500, 'weak', flick / 10],
  ]);
  if (overhang > MOST_OVERHANG || overhang < LEAST_OVERHANG) return { ...seen, motion: drops(record) };
  const turned = 300 + (MOST_OVERHANG - overhang) / 100;
  const speed = flick * CARD_GIVES * ((overhang - DIE_ON_CARD) / (overhang - FINGER)) + pushed;
  const level = forward(record.place, -aside / ASIDE);
  const rise = ((overhang - DIE_ON_CARD) * sine(turned)) | 0;
  const velocity = raised(level, speed, 900 - turned);
  const spin = times(rolling(level, speed), -0.1);
  return { ...seen, motion: motionOf(plus(record.place, times(UP, rise)), velocity, plus(record.spin, spin), record.turned) };
}

/** Breath at the lips pushes a die of 5 g with this, in mm/s²; it spreads, and has lost three quarters after this way. */
const BREATH = 13_500;
const SPREADS = 160;
export const PALM = 50;
const PALM_FRICTION = 0.3;
/** In free fall the die leaves the stream of air after this drop. */
const OUT_OF_AIR = 45;

/** What breath did to the die: its speed, how far it came, how fast and how far it fell, what the air gave and what anything else. */
interface Blown {
  speed: number;
  gone: number;
  fall: number;
  fallen: number;
  air: number;
  other: number;
}

/** Millisecond by millisecond along the hand and through the air while the breath lasts; whoever watches is told each. */
export function blowOff({ breath, palm, tilt }: Omit<Lever<'blow'>, 'yaw'>, watch?: (gone: number, fallen: number) => void): Blown {
  const [down, across] = [sine(tilt), cosine(tilt)];
  let [speed, gone, fall, fallen, air] = [palm, 0, 0, 0, 0];
  let other = palm;
  for (let ms = 0; ms < 3000 && fallen < OUT_OF_AIR; ms++) {
    const onPalm = gone < PALM;
    const wide = 1 + gone / SPREADS;
    const push = ms < breath ? BREATH / (wide * wide) / 1000 : 0;
    if (!onPalm && push === 0) break;
    const slope = onPalm ? (GRAVITY * down) / 1000 : 0;
    const friction = onPalm ? (GRAVITY * PALM_FRICTION * across) / 1000 : 0;
    speed = Math.max(0, speed + push + slope - friction);
    air += push;
    other += Math.max(0, slope);
    gone += speed / 1000;
    if (onPalm) {
      if (speed === 0 && ms >= breath) break;
    } else {
      fall += GRAVITY / 1000;
      fallen += fall / 1000;
    }
    watch?.(gone, fallen);
  }
  return { speed, gone, fall, fallen, air, other };
}

/** DF-313  Blown off the palm. */
export function blow(record: ThrowRecord, lever: Lever<'blow'>): Stretch {
  const { palm, tilt, yaw } = lever;
  const { speed, gone, fall, fallen, air, other } = blowOff(lever);
  const share = air + other > 0 ? air / (air + other) : 0;
  const seen = firstFailed([
    [palm < 100, 'palm', palm / 10],
    [Math.abs(tilt) < 200, 'tilt', Math.abs(tilt) / 10],
    [gone >= PALM, 'stayed'],
    [share >= 0.95, 'helped', share * 100],
  ]);
  if (gone < PALM) return { ...seen, motion: drops(record) };
  const level = forward(record.place, yaw);
  const place = plus(plus(record.place, times(level, (gone - PALM) * 1000)), times(UP, -fallen * 1000));
  return {
    ...seen,
    motion: motionOf(place, plus(times(level, speed), times(UP, -fall)), times(rolling(level, speed), 0.3), record.turned),
  };
}
