/** The 22 throws as things to do: this file reads like the table of the rules. What a figure means is said in `src/throws/record.ts`. */
import { GRAVITY } from '../../../src/throws/body/directions.ts';
import { heightAtGate } from '../../../src/throws/body/poses.ts';
import { elbowSwing, noseSwing } from '../../../src/throws/body/rides.ts';
import type { Channels, ThrowKey, ThrowRecord } from '../../../src/throws/index.ts';
import { TABLE_HALF } from '../../../src/throws/target.ts';
import { powerFor } from '../hand.ts';
import type { FigureId, Figures } from './draft.ts';
import { across, force, type Gauge, type Limit, limit, up } from './gauges.ts';

/** How a pointer does it. Keys and a switch sweep the gauges, or begin and end what runs. */
export type GestureKind =
  /** Drag a thing on the table to where it shall stand. */
  | 'place'
  /** Shut the eyes. */
  | 'shut'
  /** Pull back and let go. */
  | 'pull'
  /** Drag up and aside: both gauges at once; letting go leaves them there. */
  | 'set'
  /** Push up slowly, turn aside; letting go lets it roll. */
  | 'lean'
  /** Swipe up: the speed counts. */
  | 'flick'
  /** Draw a circle. */
  | 'whirl'
  /** A press begins it, the next one ends it. */
  | 'time'
  /** Hold, and let go. */
  | 'hold'
  /** Two fingers, two keys, or one press on a meter. */
  | 'part';

/** Poses without a step are only stood in, and pulled from. */
type Stood = 'backward' | 'under-the-table' | 'weak-hand' | 'far' | 'two-bounce' | 'sitting';
export type StepId =
  | Exclude<ThrowKey, Stood>
  | 'aim'
  | 'slam-swat'
  | 'head-thrust'
  | 'catapult-flick'
  | 'borrowed-hand-wrist'
  | 'blow-breath';

/** Time goes by and moves figures; after `most` ms it is over anyway. */
export interface Run {
  most: number;
  at(ms: number): Partial<Figures>;
  /** It begins with the end of the step before. */
  begun?: true;
}

export interface Step {
  id: StepId;
  gesture: GestureKind;
  /** At most two. */
  gauges: readonly Gauge[];
  run?: Run;
  /** A hand that is never still: the figure swings there and back in so many ms. */
  sways?: { figure: FigureId; most: number; ms: number; both?: true };
  /** Which figure says how long a meter was held. */
  holds?: FigureId;
  /** Which figure says how fast it went: the ms for the whole way at its fastest, or the speed of a hand that should be still. */
  pace?: FigureId;
  limit?: Limit;
}

/** A pose that could be given up: a look round, a peek. At any time (`ever`), or only if it is so at release. */
export interface Cheat {
  ever: boolean;
  figures: Partial<Figures>;
}

export interface ThrowToDo {
  /** On the table beforehand, set before aiming, in place of the pull or after it, and what ends the throw. */
  place?: Step;
  set?: Step;
  launch?: readonly Step[];
  finale?: Step;
  cheat?: Cheat;
  limit?: Limit;
}

const step = (id: StepId, gesture: GestureKind, gauges: readonly Gauge[] = [], more: Partial<Step> = {}): Step => ({
  id,
  gesture,
  gauges,
  ...more,
});
const lever =
  <K extends keyof Channels>(key: K, read: (lever: Required<Channels>[K]) => number) =>
  ({ channels }: ThrowRecord): number =>
    channels[key] === undefined ? 0 : read(channels[key] as Required<Channels>[K]);
const outside = ({ place: [x, y] }: ThrowRecord): number => (Math.max(Math.abs(x), Math.abs(y)) - TABLE_HALF) / 1000;

/** Yaw counts to the left, gauges to the right. */
const yaw = (figure: FigureId): Gauge => across(figure, 'turn', [200, -200], { per: -10 });

/** A plain pull: where to, then how hard. */
export const AIM: Step = step('aim', 'pull', [across('turn', 'turn', [-20, 20]), force('power', 'force', [0, powerFor(5)], { ms: 2000 })]);

/** A whole turn in so many ms; then the body hardly turns any more. */
export const TURN_MS = 1000;
const whirled = (ms: number): Partial<Figures> =>
  turnedBy(Math.min(ms, TURN_MS) * (3600 / TURN_MS) + Math.max(0, ms - TURN_MS) * 0.45, Math.max(0, ms - TURN_MS));
/** Beyond the whole turn the body swings on by a part of it. */
export const turnedBy = (turned: number, late: number): Partial<Figures> => ({
  'dancing.turned': turned,
  'dancing.late': late,
  heading: turned < 3600 ? turned : turned - 3600,
});

/** When a tossed die is 15 cm up, and when it is down again, in ms. */
function swatIn({ channels: { slam }, place }: ThrowRecord): readonly [number, number] {
  const toss = slam?.toss ?? 0;
  const root = toss * toss - 2 * GRAVITY * 150;
  if (root < 0) return [0, 0];
  const down = (toss + Math.sqrt(toss * toss + 2 * GRAVITY * Math.max(0, place[2] / 1000 - 13))) / GRAVITY;
  return [((toss - Math.sqrt(root)) / GRAVITY) * 1000, down * 1000];
}

export const DOING: Readonly<Record<ThrowKey, ThrowToDo>> = {
  // draw a full circle / hold ←→
  dancing: {
    finale: step('dancing', 'whirl', [], {
      run: { most: 2200, at: whirled },
      limit: limit(
        'turned',
        lever('dancing', ({ turned, late }) => Math.min(turned, 3600) + late * 2),
        [0, 5200],
        [3600, 4400],
        10,
      ),
    }),
  },
  // the view faces the wall, axes reversed
  backward: {
    cheat: { ever: false, figures: { heading: 0 } },
    limit: limit('back', ({ heading }) => Math.abs(heading), [0, 1800], [1500, 1800], 10),
  },
  // two fingers or two keys held, then spread
  pious: {
    launch: [
      step('pious', 'part', [across('pious.apart', 'apart', [-180, 180], { good: [-80, 80], ms: 1100 })], {
        holds: 'pious.held',
        limit: limit(
          'held',
          lever('pious', ({ held }) => held),
          [0, 900],
          [300, 900],
        ),
      }),
    ],
  },
  // place and overhang, then a swipe up under the card
  catapult: {
    launch: [
      step('catapult', 'set', [
        up('catapult.overhang', 'overhang', [15_000, 75_000], { good: [30_000, 60_000], per: 1000 }),
        across('catapult.aside', 'beside', [-8_800, 8_800], { per: 1000 }),
      ]),
      step('catapult-flick', 'flick', [force('catapult.flick', 'force', [0, 4500], { good: [500, 4500], per: 1000 })]),
    ],
  },
  // swipe up to toss, tap to swat
  slam: {
    launch: [
      step('slam', 'flick', [force('slam.toss', 'toss', [800, 2800], { good: [1720, 2800], per: 1000 })]),
      step('slam-swat', 'time', [], {
        // At half speed: in the air it is only a moment.
        run: { most: 1800, at: (ms) => ({ 'slam.swat': ms / 2 }), begun: true },
        limit: {
          ...limit(
            'swat',
            lever('slam', ({ swat }) => swat),
            [0, 900],
            [0, 0],
          ),
          good: swatIn,
        },
      }),
    ],
  },
  // hand and die hidden below the rim
  'under-the-table': {
    cheat: { ever: false, figures: { out: -60, height: 60 } },
    limit: limit('below', ({ place }) => -place[2] / 1000, [-40, 80], [20, 80], 10),
  },
  // die on a swaying hand: pick the contact point, flick
  crossbow: {
    set: step('crossbow', 'set', [
      up('crossbow.above', 'above', [-12_000, 12_000], { good: [-8_000, 8_000], per: 1000 }),
      across('crossbow.aside', 'beside', [-12_000, 12_000], { good: [-8_000, 8_000], per: 1000 }),
    ]),
    limit: limit(
      'sway',
      lever('crossbow', ({ sway }) => sway),
      [0, 600],
      [0, 299],
      10,
    ),
  },
  // look first, then a black screen until it rests
  blind: {
    set: step('blind', 'shut'),
    cheat: { ever: true, figures: { 'blind.peeked': 1 } },
    limit: limit(
      'shut',
      lever('blind', ({ shut }) => shut),
      [0, 1500],
      [500, 1500],
    ),
  },
  // mirrored, late, from the other half of the screen
  'weak-hand': {},
  // lean back, then thrust
  head: {
    launch: [
      step('head', 'set', [up('head.lean', 'lean', [0, 900], { good: [635, 900], per: 10 }), yaw('head.yaw')]),
      step('head-thrust', 'flick', [force('head.thrust', 'force', [0, 2600], { good: [500, 2600], per: 1000 })], {
        limit: limit(
          'thrust',
          lever('head', ({ thrust }) => thrust),
          [0, 2600],
          [500, 2600],
          1000,
        ),
      }),
    ],
  },
  // twist, wheel or Q and E before the pull
  spin: {
    set: step('spin', 'set', [across('spin', 'spin', [90, -90])]),
    limit: limit('twist', ({ spin }) => Math.abs(spin[2]) / 1000, [0, 90], [32, 90]),
  },
  // 0.55 s in the air
  jump: {
    finale: step('jump', 'time', [], {
      run: { most: 1100, at: (ms) => ({ 'jump.after': ms }) },
      limit: {
        ...limit(
          'air',
          lever('jump', ({ after }) => after),
          [0, 900],
          [1, 549],
        ),
        good: ({ eye }) => (eye < 0 ? [1, 199] : [1, 549]),
      },
    }),
  },
  // a step further out
  far: { cheat: { ever: false, figures: { out: 250 } }, limit: limit('away', outside, [0, 800], [600, 800], 10) },
  // hold to blow
  blow: {
    launch: [
      step('blow', 'set', [up('blow.tilt', 'tilt', [-300, 300], { good: [-199, 199], per: 10 }), yaw('blow.yaw')]),
      step('blow-breath', 'hold', [], {
        run: { most: 3000, at: (ms) => ({ 'blow.breath': ms }) },
        pace: 'blow.palm',
        limit: limit(
          'palm',
          lever('blow', ({ palm }) => palm),
          [0, 200],
          [0, 99],
          10,
        ),
      }),
    ],
  },
  // free
  'two-bounce': {},
  // the wrist is yours, the hand is not
  'borrowed-hand': {
    launch: [
      step('borrowed-hand', 'set', [up('borrowed-hand.tilt', 'tilt', [0, 500], { good: [0, 350], per: 10 }), yaw('borrowed-hand.yaw')]),
      step('borrowed-hand-wrist', 'flick', [force('borrowed-hand.wrist', 'force', [0, 3200], { good: [400, 3200], per: 1000 })], {
        sways: { figure: 'borrowed-hand.wobble', most: 40, ms: 1700, both: true },
        limit: limit(
          'wrist',
          lever('borrowed-hand', ({ wrist }) => wrist),
          [0, 3200],
          [400, 3200],
          1000,
        ),
      }),
    ],
  },
  // slow tilt and turn; it creeps, then rolls
  nose: {
    launch: [
      step('nose', 'lean', [up('nose.tilt', 'lean', [0, 900], { good: [260, 900], per: 10, ms: 3000 }), yaw('nose.yaw')], {
        pace: 'nose.over',
        limit: limit('head', lever('nose', noseSwing), [0, 800], [0, 399], 1000),
      }),
    ],
  },
  // eyes below the table
  sitting: { cheat: { ever: true, figures: { eye: 120 } }, limit: limit('eyes', ({ eye }) => eye, [-150, 150], [-150, -1], 10) },
  // reach under a leg
  'under-the-leg': {
    set: step('under-the-leg', 'set', [up('height', 'height', [40, 400], { good: [40, 215], per: 10 })]),
    limit: limit(
      'room',
      (record) => (record.channels['under-the-leg']?.thigh ?? 0) / 1000 - 40 - heightAtGate({ record, wanted: ['under-the-leg'] }),
      [-200, 200],
      [0, 200],
      10,
    ),
  },
  // as the nose, from a narrow ridge
  elbow: {
    launch: [
      step('elbow', 'lean', [up('elbow.tilt', 'lean', [0, 900], { good: [210, 900], per: 10, ms: 3000 }), yaw('elbow.yaw')], {
        pace: 'elbow.over',
        limit: limit('arm', lever('elbow', elbowSwing), [0, 800], [0, 399], 1000),
      }),
    ],
  },
  // stand a card on the oak, then bounce over it
  'card-jump': { place: step('card-jump', 'place') },
  // stand box or sheet on the oak, then off it
  bank: { place: step('bank', 'place') },
};

/** Crossbow is flicked by the pull itself, off a hand that sways. */
const SWAYING: Step = { ...AIM, sways: { figure: 'crossbow.sway', most: 560, ms: 1500 } };

/** Everything there is to do for a throw, in order: things, what is set, eyes, the pull, launchers in their order, what ends it. */
export function stepsFor(wanted: readonly ThrowKey[], launchers: readonly ThrowKey[], byHand: boolean): Step[] {
  const all = wanted.map((key) => DOING[key]);
  const shut = (each: Step) => each.gesture === 'shut';
  const sets = all.flatMap(({ set }) => set ?? []);
  return [
    ...all.flatMap(({ place }) => place ?? []),
    ...sets.filter((each) => !shut(each)),
    ...sets.filter(shut),
    ...(wanted.includes('crossbow') ? [SWAYING] : byHand ? [AIM] : []),
    ...launchers.flatMap((key) => DOING[key].launch ?? []),
    ...all.flatMap(({ finale }) => finale ?? []),
  ];
}

/** The limit to be shown in a step: its own, or that of the first pose that has one. */
export const limitIn = (at: Step | undefined, wanted: readonly ThrowKey[]): Limit | null =>
  at?.limit ?? wanted.flatMap((key) => DOING[key].limit ?? [])[0] ?? null;

/** How often one switch is pressed for all of it: each gauge is begun and stopped, what runs is begun and ended. */
export function pressesFor(steps: readonly Step[]): number {
  const presses = ({ gauges, run }: Step) => (run === undefined ? 1 + gauges.length : run.begun ? 1 : 2);
  return steps.reduce((sum, step) => sum + presses(step), 0);
}
