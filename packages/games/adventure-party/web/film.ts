/** What happened at the table, as timed pictures: dice tumble and come to rest, tokens drop, the lamp lights. */
import { type Acts, act, Filming, filmOf, type Shot as ShotOf } from '@undercroft/board/film/film.ts';
import type { Moment } from '@undercroft/board/film/moment.tsx';
import type { SoundName, Sounds } from '@undercroft/board/sound/sound.ts';
import { colourOf, type Die, type Event, type Hero, isCriticalDie, newDie, rollingIn, seenAfter, type View } from '../src/index.ts';
import { landingOf } from './film/landing.ts';
import { CRITICAL, freezeOf, momentOf, momentSound } from './film/moments.ts';

export interface Picture {
  /** The table as far as it has been seen. Dice that tumble have no face yet. */
  view: View;
  /** Places of dice that tumble in this shot; those that have just come to rest; those that are turned to a face. */
  tumbling: readonly number[];
  landed: readonly number[];
  turned: readonly number[];
  /** A die that hops to the ledge. */
  locked: readonly number[];
  /** A wound that falls on somebody. */
  struck: { hero: Hero; wound: 'light' | 'deadly'; dies: boolean } | null;
  verdict: 'success' | 'failure' | null;
  /** What is being told, for parts that show it for a moment. */
  told: Event | null;
  /** What matters in it. */
  moment: Moment | null;
}

const FLEETING = { tumbling: [], landed: [], turned: [], locked: [], struck: null, told: null, moment: null } satisfies Partial<Picture>;
export const pictureOf = (view: View): Picture => ({ view, verdict: null, ...FLEETING });

export type ShotName = Event['type'] | 'landed';
export type Shot = ShotOf<Picture, ShotName>;
type Scene = Filming<View, Picture, ShotName>;

/** What is seen besides the table itself. */
const ACTS: Acts<Event, Picture, Partial<Picture>> = {
  dieSet: (_now, { at }) => ({ turned: [at] }),
  locked: (_now, { at }) => ({ locked: [at] }),
  evaluated: (_now, { trial, succeeded }) => ({ verdict: trial === 'arena' ? null : succeeded ? 'success' : 'failure' }),
  wounded: (_now, { hero, wound }) => ({ struck: { hero, wound, dies: false } }),
  died: (_now, { hero, wound }) => ({ struck: { hero, wound, dies: true } }),
  declared: () => ({ verdict: null }),
};

/** Whoever comes or goes is seen on the way: the table changes when they are there. */
const ON_THE_WAY: ReadonlySet<Event['type']> = new Set(['hired', 'died', 'retired']);

/** In milliseconds at full motion; what has no time is only noted. */
const MS: Partial<Record<Event['type'], number>> = {
  dieSet: 500,
  dieAdded: 400,
  locked: 350,
  evaluated: 900,
  wounded: 700,
  died: 900,
  declared: 600,
  goldTaken: 400,
  itemsDrawn: 400,
  tokensTaken: 400,
  townGrew: 1500,
  arenaBegan: 1200,
  arenaPaid: 1400,
  arenaEntered: 500,
  hired: 620,
  retired: 600,
  bought: 280,
  sold: 280,
  scouted: 420,
  upgraded: 420,
  refreshed: 280,
  lanternBurnt: 600,
  bossBegan: 1500,
  bossTriggered: 1200,
  bossFought: 1000,
  cardShown: 900,
  questCompleted: 600,
  questFailed: 500,
};

/** A throw: all tumble, then one after the other comes to rest; the one that decides takes its time. */
const THROW = { all: 600, few: 480, next: 100, suspense: 420, critical: 240, lies: 380 } as const;

/** The places of the dice that an event throws; null: none. */
function thrownBy(e: Event, { pool, step }: View): readonly number[] | null {
  if (e.type === 'rolled') return e.dice.map((_, at) => at);
  if (e.type === 'rerolled') return e.changes.map(({ at }) => at);
  return e.type === 'dieAdded' && step === 'roll' ? [pool.length] : null;
}

/** A die of which nobody knows the face. */
const faceless = (die: Die): Die => newDie(colourOf(die));

function shootThrow(scene: Scene, e: Event, seen: View, thrown: readonly number[]): void {
  const { order, decides } = landingOf(e, seen, thrown);
  const lying = (tumbling: readonly number[]): View => ({
    ...seen,
    pool: seen.pool.map((die, at) => (tumbling.includes(at) ? faceless(die) : die)),
  });
  const suspense = (next: number | undefined): number => (next !== undefined && next === decides ? THROW.suspense : 0);
  scene.change({ view: lying(order), tumbling: order, told: e });
  scene.hold(e.type, (order.length > 1 ? THROW.all : THROW.few) + suspense(order[0]));
  order.forEach((at, i) => {
    const tumbling = order.slice(i + 1);
    const critical = isCriticalDie(seen.pool[at]!);
    scene.change({ view: lying(tumbling), tumbling, landed: [at], told: e, moment: critical ? CRITICAL : null });
    scene.hold('landed', (tumbling.length > 0 ? THROW.next : THROW.lies) + suspense(tumbling[0]) + (critical ? THROW.critical : 0));
  });
}

export const film = filmOf(
  (before: View): Scene => new Filming<View, Picture, ShotName>(before, pictureOf(before), FLEETING),
  (scene, e: Event) => {
    const { view } = scene.now;
    const seen = seenAfter(view, e);
    const thrown = thrownBy(e, view);
    if (thrown !== null && thrown.length > 0) {
      shootThrow(scene, e, seen, thrown);
      return;
    }
    const ms = MS[e.type] ?? 0;
    const moment = ms > 0 ? momentOf(view, e) : null;
    const verdict = seen.trial === 'none' ? { verdict: null } : {};
    scene.change({ view: ON_THE_WAY.has(e.type) ? view : seen, ...verdict, ...act(ACTS, scene.now, e), told: e, moment });
    if (ms > 0) scene.hold(e.type, ms + freezeOf(moment));
    if (ON_THE_WAY.has(e.type)) scene.change({ view: seen });
  },
);

/** What a roll comes to as far as the dice lie; the view of a picture at rest knows it already. */
export const lyingIn = (view: View): View => ({ ...view, rolling: rollingIn(view) });

/** The last die lies, and it is enough. */
const lights = ({ view, tumbling }: Picture): boolean => tumbling.length === 0 && rollingIn(view)?.succeeds === true;

const landing = (picture: Picture): SoundName => {
  if (picture.moment !== null) return 'chime';
  return lights(picture) ? 'lamp' : 'bone';
};
const ofMoment =
  (otherwise: SoundName) =>
  ({ moment, told }: Picture): SoundName =>
    momentSound(moment, told) ?? otherwise;

/** What the shots that matter sound like. */
export const SOUNDS: Sounds<ShotName, Picture> = {
  rolled: 'dice',
  rerolled: 'dice',
  landed: landing,
  dieAdded: 'dice',
  dieSet: 'flip',
  locked: 'step',
  evaluated: ofMoment('drum'),
  wounded: ofMoment('hurt'),
  died: ofMoment('hurt'),
  goldTaken: ofMoment('coins'),
  itemsDrawn: ofMoment('card'),
  tokensTaken: 'coins',
  townGrew: 'choir',
  bossBegan: 'choir',
  arenaBegan: 'drum',
  questCompleted: 'coins',
  hired: ofMoment('coins'),
  retired: 'choir',
  bought: 'card',
  sold: 'coins',
  scouted: 'flip',
  upgraded: 'flip',
  refreshed: 'card',
  arenaEntered: 'step',
  arenaPaid: 'coins',
  bossTriggered: 'drum',
  bossFought: ofMoment('drum'),
  cardShown: 'flip',
  lanternBurnt: 'candle',
  questFailed: 'candle',
};

/** The dice after an event, for whoever follows one roll among the news. */
export function poolAfter(pool: readonly Die[], e: Event): readonly Die[] {
  switch (e.type) {
    case 'rolled':
      return e.dice;
    case 'rerolled':
      return e.changes.reduce<readonly Die[]>((dice, { at, now }) => dice.with(at, now), pool);
    case 'dieSet':
      return pool.with(e.at, e.now);
    case 'dieAdded':
      return [...pool, e.die];
    case 'locked':
      return pool.with(e.at, e.die);
    case 'declared':
      return [];
    default:
      return pool;
  }
}
