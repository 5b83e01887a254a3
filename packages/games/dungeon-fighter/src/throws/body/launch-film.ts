/**
 * What the body did with the die before it flew, as pictures: for scenes only. The same formulas as the launchers' own, and no bit of any
 * throw comes from here. Places in millimetres, 240 pictures a second as in films of flights.
 */
import { FILM_SIZE } from '@undercroft/physics';
import type { LauncherKey } from '../keys.ts';
import type { Motion, ThrowRecord } from '../record.ts';
import { tossed } from './by-hand.ts';
import { forward, GRAVITY, lengthOf, plus, raised, times, UP, type Vector } from './directions.ts';
import { perform } from './perform.ts';
import { ELBOW, NOSE, rollOff } from './rides.ts';
import { blowOff, PALM } from './tools.ts';

export interface LaunchFilm {
  ticks: number;
  /** As in films: place and quaternion for each tick. */
  frames: Float64Array;
  /** Which launcher had the die from which tick to which. */
  stretches: { key: LauncherKey; from: number; to: number }[];
}

const PER_MS = 240 / 1000;
/** A die that lies somewhere is seen there this long before anything happens; one that is handed on is on its way that long. In ms. */
const LIES = 260;
const HANDED = 200;
/** Nobody wants to watch a die creep longer than this, in ms. */
const MOST = 1600;

/** Places in millimetres, one for each millisecond; the last one is where the next stretch begins. */
type Places = Vector[];

const mm = (um: Vector): Vector => times(um, 1 / 1000);
const stays = (at: Vector, ms: number): Places => Array.from({ length: Math.round(ms) }, () => at);
const lasting = (ms: number, at: (share: number) => Vector): Places =>
  Array.from({ length: Math.max(1, Math.round(ms)) }, (_, i) => at((i + 1) / Math.max(1, Math.round(ms))));

/** DF-304  Straight up, and down again until the swat. */
function tossUp(record: ThrowRecord): Places {
  const lever = record.channels.slam!;
  if (tossed(record, lever) === null) return [];
  const at = mm(record.place);
  return lasting(lever.swat, (share) => {
    const t = (share * lever.swat) / 1000;
    return plus(at, times(UP, lever.toss * t - (GRAVITY * t * t) / 2));
  });
}

/** DF-316, DF-319  Along the ridge to its end, which is where the die leaves it. */
function creep(record: ThrowRecord, key: 'nose' | 'elbow'): Places {
  const lever = record.channels[key]!;
  const ridge = key === 'nose' ? NOSE : ELBOW;
  const [end, level] = [mm(record.place), forward(record.place, lever.yaw)];
  const places: Places = [];
  rollOff(ridge, lever, (gone, slope) => {
    places.push(plus(end, raised(level, Math.min(0, gone - ridge.way), -slope)));
  });
  // It never left: then it lies where it will be let fall.
  return (places.at(-1) === undefined ? 0 : lengthOf(plus(places.at(-1)!, times(end, -1)))) > 2 ? stays(end, LIES) : places.slice(-MOST);
}

/** DF-313  Along the palm, then through the air. */
function blown(record: ThrowRecord): Places {
  const lever = record.channels.blow!;
  const [end, level] = [mm(record.place), forward(record.place, lever.yaw)];
  const places: Places = [];
  const { gone } = blowOff(lever, (way, fallen) => {
    places.push(plus(plus(end, times(level, way - PALM)), times(UP, -fallen)));
  });
  return gone < PALM ? stays(end, LIES) : places.slice(-MOST);
}

/** DF-303  Up with the card, faster and faster, to where it leaves the card. */
function lifted(record: ThrowRecord, { place, velocity }: Motion): Places {
  const [from, to] = [mm(record.place), mm(place)];
  const way = lengthOf(plus(to, times(from, -1)));
  if (way < 1) return [];
  return lasting((2000 * way) / Math.max(500, lengthOf(velocity)), (share) => plus(from, times(plus(to, times(from, -1)), share * share)));
}

/** DF-309, DF-315  With the head or the palm, faster and faster, until it goes on alone. */
function swung(ms: number, { place, velocity }: Motion): Places {
  const end = mm(place);
  return lasting(ms, (share) => plus(end, times(velocity, (-ms / 2000) * (1 - share * share))));
}

/** What each launcher does with the die until it lets it go. */
const SEEN: { readonly [K in LauncherKey]: (record: ThrowRecord, motion: Motion) => Places } = {
  slam: tossUp,
  nose: (record) => creep(record, 'nose'),
  elbow: (record) => creep(record, 'elbow'),
  blow: blown,
  catapult: lifted,
  head: (record, motion) => swung(record.channels.head!.ramp, motion),
  'borrowed-hand': (_record, motion) => swung(180, motion),
  // Between the palms, on the back of the hand: it lies still until it is gone.
  pious: (record) => stays(mm(record.place), Math.min(record.channels.pious!.held, 2 * LIES)),
  crossbow: (record) => stays(mm(record.place), LIES),
};

/** From the end of one stretch to the beginning of the next, in a low arc. */
const handedOn = (from: Vector, to: Vector): Places =>
  lasting(HANDED, (share) => plus(plus(times(from, 1 - share), times(to, share)), times(UP, 60 * share * (1 - share))));

/** All stretches of a throw; null: a hand threw it, and there is nothing to be seen before. */
export function filmLaunch(record: ThrowRecord, released: Motion): LaunchFilm | null {
  const places: Places = [];
  const stretches: LaunchFilm['stretches'] = [];
  for (const key of record.launchers) {
    const { motion } = perform({ record: { ...record, launchers: [key] }, wanted: [key] });
    const stretch = SEEN[key](record, motion);
    if (stretch.length === 0) continue;
    const from = places.length;
    places.push(...(from === 0 ? stays(stretch[0]!, LIES) : handedOn(places.at(-1)!, stretch[0]!)), ...stretch);
    stretches.push({ key, from: Math.round(from * PER_MS), to: Math.round(places.length * PER_MS) });
  }
  return places.length === 0 ? null : { ...framesOf(places, released), stretches };
}

/** The tremor of the hand moves the last place by a hair: all of it is shown that much aside and turned, so that nothing jumps. */
function framesOf(places: Places, released: Motion): Pick<LaunchFilm, 'ticks' | 'frames'> {
  const ticks = Math.round(places.length * PER_MS);
  const off = plus(mm(released.place), times(places.at(-1)!, -1));
  const frames = new Float64Array(ticks * FILM_SIZE);
  for (let tick = 0; tick < ticks; tick++) {
    const place = plus(places[Math.min(places.length - 1, Math.round(tick / PER_MS))]!, off);
    frames.set([...place, ...released.turned.map((part) => part / 32_767)], tick * FILM_SIZE);
  }
  return { ticks, frames };
}
