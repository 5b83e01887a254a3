/** What happened at the table, as timed pictures: a die flies and is judged, monsters come and fall, hearts are lost. */
import { type Acts, act, Filming, filmOf, type Shot as ShotOf } from '@undercroft/board/film/film.ts';
import type { SoundName } from '@undercroft/board/sound/sound.ts';
import type { Event, View } from '../src/index.ts';
import { filmLaunch, filmReleased, type Lying } from '../src/throws/index.ts';
import { type Flight, flightFrom, msOf } from './flight.ts';

type Thrown = Extract<Event, { type: 'thrown' }>;

export interface Picture {
  /** Dice as they lie in this shot. */
  lying: readonly Lying[];
  flight: Flight | null;
  /** The verdict that is being shown, and the way the die came. */
  judged: Thrown | null;
  trail: Flight | null;
  /** What is told for a moment. */
  told: Event | null;
}

const FLEETING = { flight: null, judged: null, trail: null, told: null } satisfies Partial<Picture>;
export const pictureOf = ({ lying }: Pick<View, 'lying'>): Picture => ({ lying, ...FLEETING });

export type ShotName = Event['type'] | 'judged';
export type Shot = ShotOf<Picture, ShotName>;

/** The same bits once more. */
export function flightOf({ seen, lying }: Thrown, before: readonly Lying[]): Flight | null {
  const thrown = lying.at(-1);
  if (seen === null || thrown === undefined) return null;
  // A die that is thrown again has been taken up.
  const others = before.filter(({ die }) => die !== thrown.die);
  const dice = [thrown.die, ...others.map(({ die }) => die)];
  const { record, released } = seen;
  return flightFrom(filmReleased(released, others, record.obstacles), dice, record.obstacles, filmLaunch(record, released));
}

/** What an event leaves on the table. */
const LEAVES: Acts<Event, Picture, readonly Lying[]> = {
  thrown: (_now, { lying }) => lying,
  diceRecovered: () => [],
  defeated: () => [],
  monsterRevealed: (now) => now.lying,
};

const MS: Partial<Record<Event['type'], number>> = {
  heroChosen: 300,
  moved: 700,
  floorRevealed: 1200,
  monsterRevealed: 1500,
  swung: 500,
  told: 400,
  abilityUsed: 900,
  throwVoided: 700,
  songSung: 700,
  seducedSpent: 700,
  struck: 1100,
  killed: 1500,
  suffered: 600,
  healed: 500,
  fainted: 1000,
  leeched: 600,
  robbed: 700,
  coins: 400,
  dice: 400,
  diceRecovered: 800,
  lootShown: 600,
  given: 400,
  itemUsed: 600,
  backedDown: 1000,
  defeated: 1400,
  scarred: 900,
  eliminated: 1500,
  shopOpened: 500,
  bought: 400,
  ended: 1200,
};
const JUDGED = 1500;

function shootThrow(scene: Filming<View, Picture, ShotName>, e: Thrown): void {
  const flight = flightOf(e, scene.now.lying);
  if (flight !== null) {
    scene.change({ flight, told: e });
    scene.hold('thrown', msOf(flight));
  }
  scene.change({ lying: e.lying, judged: e, trail: flight, told: e });
  scene.hold('judged', JUDGED);
}

export const film = filmOf(
  (before: View) => new Filming<View, Picture, ShotName>(before, pictureOf(before), FLEETING),
  (scene, e: Event) => {
    if (e.type === 'thrown') return shootThrow(scene, e);
    const lying = act(LEAVES, scene.now, e);
    const ms = MS[e.type] ?? 0;
    if (lying === undefined && ms === 0) return;
    scene.change({ ...(lying !== undefined && { lying }), told: e });
    scene.hold(e.type, ms);
  },
);

/** What the shots that matter sound like. The knocks of a flying die are heard as they come. */
export const SOUNDS: Partial<Record<ShotName, SoundName>> = {
  monsterRevealed: 'choir',
  swung: 'step',
  judged: 'card',
  struck: 'drum',
  killed: 'choir',
  suffered: 'hurt',
  healed: 'candle',
  fainted: 'hurt',
  coins: 'coins',
  dice: 'dice',
  diceRecovered: 'dice',
  bought: 'coins',
  defeated: 'drum',
  scarred: 'hurt',
  moved: 'step',
  floorRevealed: 'flip',
};
