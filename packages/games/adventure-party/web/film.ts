/** What happened at the table, as timed pictures: dice tumble, tokens drop, the lamp lights. */
import { type Acts, act, Filming, filmOf, type Shot as ShotOf } from '@undercroft/board/film/film.ts';
import type { SoundName } from '@undercroft/board/sound/sound.ts';
import type { Die, Event, Hero, View } from '../src/index.ts';

export interface Picture {
  /** The dice as they lie in this shot. */
  pool: readonly Die[];
  /** Places of dice that tumble in this shot; those that are turned to a face. */
  tumbling: readonly number[];
  turned: readonly number[];
  /** A die that hops to the ledge. */
  locked: readonly number[];
  /** A wound that falls on somebody. */
  struck: { hero: Hero; wound: 'light' | 'deadly'; dies: boolean } | null;
  verdict: 'success' | 'failure' | null;
  /** What is being told, for parts that show it for a moment. */
  told: Event | null;
}

const FLEETING = { tumbling: [], turned: [], locked: [], struck: null, told: null } satisfies Partial<Picture>;
export const pictureOf = ({ pool }: Pick<View, 'pool'>): Picture => ({ pool, verdict: null, ...FLEETING });

export type ShotName = Event['type'];
export type Shot = ShotOf<Picture, ShotName>;

const places = (dice: readonly unknown[]): number[] => dice.map((_, at) => at);

const ACTS: Acts<Event, Picture, Partial<Picture>> = {
  rolled: (_now, { dice }) => ({ pool: dice, tumbling: places(dice) }),
  rerolled: (now, { changes }) => ({
    pool: changes.reduce<readonly Die[]>((pool, { at, now: die }) => pool.with(at, die), now.pool),
    tumbling: changes.map(({ at }) => at),
  }),
  dieSet: (now, { at, now: die }) => ({ pool: now.pool.with(at, die), turned: [at] }),
  dieAdded: (now, { die, at }) => ({ pool: [...now.pool, die], tumbling: [at] }),
  locked: (now, { at, die }) => ({ pool: now.pool.with(at, die), locked: [at] }),
  evaluated: (_now, { trial, succeeded }) => ({ verdict: trial === 'arena' ? null : succeeded ? 'success' : 'failure' }),
  wounded: (_now, { hero, wound }) => ({ struck: { hero, wound, dies: false } }),
  died: (_now, { hero, wound }) => ({ struck: { hero, wound, dies: true } }),
  declared: () => ({ pool: [], verdict: null }),
};

/** The dice after an event. */
export const poolAfter = (now: Picture, e: Event): readonly Die[] => act(ACTS, now, e)?.pool ?? now.pool;

/** What is only told for a moment. */
const TOLD: readonly Event['type'][] = [
  'townGrew',
  'arenaBegan',
  'arenaEntered',
  'arenaPaid',
  'hired',
  'retired',
  'bought',
  'sold',
  'scouted',
  'upgraded',
  'refreshed',
  'lanternBurnt',
  'bossBegan',
  'bossTriggered',
  'cardShown',
  'bossFought',
  'goldTaken',
  'questCompleted',
  'questFailed',
];

const MS: Partial<Record<Event['type'], number>> = {
  rolled: 1100,
  rerolled: 850,
  dieSet: 500,
  dieAdded: 500,
  locked: 350,
  evaluated: 900,
  wounded: 700,
  died: 1000,
  declared: 500,
  goldTaken: 300,
  townGrew: 1800,
  arenaBegan: 1200,
  arenaPaid: 1600,
  arenaEntered: 500,
  hired: 420,
  retired: 600,
  bought: 280,
  sold: 280,
  scouted: 420,
  upgraded: 420,
  refreshed: 280,
  lanternBurnt: 600,
  bossBegan: 1800,
  bossTriggered: 1200,
  bossFought: 1200,
  cardShown: 900,
  questCompleted: 700,
  questFailed: 600,
};

export const film = filmOf(
  (before: View) => new Filming<View, Picture, ShotName>(before, pictureOf(before), FLEETING),
  (scene, e: Event) => {
    const change = act(ACTS, scene.now, e) ?? (TOLD.includes(e.type) ? {} : undefined);
    if (change === undefined) return;
    scene.change({ ...change, told: e });
    scene.hold(e.type, MS[e.type] ?? 600);
  },
);

/** What the shots that matter sound like. */
export const SOUNDS: Partial<Record<ShotName, SoundName>> = {
  rolled: 'dice',
  rerolled: 'dice',
  dieAdded: 'dice',
  dieSet: 'flip',
  locked: 'step',
  evaluated: 'drum',
  wounded: 'hurt',
  died: 'hurt',
  goldTaken: 'coins',
  townGrew: 'choir',
  bossBegan: 'choir',
  arenaBegan: 'drum',
  questCompleted: 'coins',
  hired: 'coins',
  retired: 'choir',
  bought: 'card',
  sold: 'coins',
  scouted: 'flip',
  upgraded: 'flip',
  refreshed: 'card',
  arenaEntered: 'step',
  arenaPaid: 'coins',
  bossTriggered: 'drum',
  bossFought: 'drum',
  cardShown: 'flip',
  lanternBurnt: 'candle',
  questFailed: 'candle',
};
