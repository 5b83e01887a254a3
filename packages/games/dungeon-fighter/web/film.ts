/** What happened at the table, as timed pictures: a die flies and is judged, monsters come and fall, hearts are lost. */
import { type Acts, act, Filming, filmOf, type Shot as ShotOf } from '@undercroft/board/film/film.ts';
import { FREEZE } from '@undercroft/board/film/moment.tsx';
import type { SoundName, Sounds } from '@undercroft/board/sound/sound.ts';
import type { Event, View } from '../src/index.ts';
import { filmLaunch, filmReleased, type Lying } from '../src/throws/index.ts';
import { type Account, accountAfter, type Thrown } from './account.ts';
import { type Flight, flightFrom, msOf } from './flight.ts';
import { type Moment, momentOf } from './moments.ts';

export interface Picture {
  /** Dice as they lie in this shot. */
  lying: readonly Lying[];
  flight: Flight | null;
  /** The latest throw, with what came of it so far, and the way the die came. */
  account: Account | null;
  trail: Flight | null;
  /** What is left of monster, heroes and Chest, as far as it has been told. */
  monster: number;
  hp: number;
  heroes: readonly { hp: number; fainted: boolean }[];
  coins: number;
  /** Its verdict is just being given. */
  judging: boolean;
  /** What is told for a moment. */
  told: Event | null;
  /** What matters in this shot. */
  moment: Moment | null;
}

const FLEETING = { flight: null, judging: false, told: null, moment: null } satisfies Partial<Picture>;
export const pictureOf = ({ lying, monster, hp, heroes, coins }: Pick<View, 'lying' | 'monster' | 'hp' | 'heroes' | 'coins'>): Picture => ({
  lying,
  monster,
  hp,
  heroes: heroes.map((hero) => ({ hp: hero.hp, fainted: hero.fainted })),
  coins,
  account: null,
  trail: null,
  ...FLEETING,
});

/** The table as far as it has been told: what the film shows of it, and the rest as it was. */
export const seenOf = (view: View, { hp, heroes, coins }: Picture): View => ({
  ...view,
  hp,
  coins,
  heroes: view.heroes.map((hero, place) => ({ ...hero, ...heroes[place] })),
});

export type ShotName = Event['type'] | 'judged';
export type Shot = ShotOf<Picture, ShotName>;

/** Throws that were filmed once: where dice lay before is known only then. */
const filmed = new WeakMap<Thrown, Flight>();

/** Where the other dice lay, as far as the throw itself tells: null if it pushed one of them. */
const untouched = ({ lying, verdict }: Thrown): readonly Lying[] | null => (verdict.facts.pushed.length > 0 ? null : lying.slice(0, -1));

/** The same bits once more; `before` null: somebody watches again, or came late. */
export function flightOf(e: Thrown, before: readonly Lying[] | null): Flight | null {
  const [known, thrown, lay] = [filmed.get(e), e.lying.at(-1), before ?? untouched(e)];
  if (known !== undefined) return known;
  if (e.seen === null || thrown === undefined || lay === null) return null;
  // A die that is thrown again has been taken up.
  const others = lay.filter(({ die }) => die !== thrown.die);
  const dice = [thrown.die, ...others.map(({ die }) => die)];
  const { record, released } = e.seen;
  const flight = flightFrom(filmReleased(released, others, record.obstacles), dice, record.obstacles, filmLaunch(record, released));
  filmed.set(e, flight);
  return flight;
}

/** What an event leaves on the table. */
const LEAVES: Acts<Event, Picture, readonly Lying[]> = {
  thrown: (_now, { lying }) => lying,
  diceRecovered: () => [],
  defeated: () => [],
  monsterRevealed: (now) => now.lying,
};

const withHero = ({ heroes }: Picture, place: number, change: Partial<Picture['heroes'][number]>) => ({
  heroes: heroes.map((hero, i) => (i === place ? { ...hero, ...change } : hero)),
});

/** What an event leaves of monster, heroes and Chest. */
const COUNTS: Acts<Event, Picture, Partial<Picture>> = {
  monsterRevealed: (_now, { monster, hp }) => ({ monster, hp }),
  struck: (_now, { hp }) => ({ hp }),
  killed: () => ({ hp: 0 }),
  leeched: (_now, { hp }) => ({ hp }),
  suffered: (now, { hero, hp }) => withHero(now, hero, { hp }),
  healed: (now, { hero, hp }) => withHero(now, hero, { hp }),
  fainted: (now, { hero }) => withHero(now, hero, { fainted: true, hp: 0 }),
  coins: (now, { amount }) => ({ coins: now.coins + amount }),
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
    scene.change({ account: null, flight, told: e });
    scene.hold('thrown', msOf(flight));
  }
  const moment = momentOf(scene.now, e);
  scene.change({ lying: e.lying, account: accountAfter(null, e), judging: true, trail: flight, told: e, moment });
  scene.hold('judged', JUDGED + (moment === null ? 0 : FREEZE[moment.weight]));
}

export const film = filmOf(
  (before: View) => new Filming<View, Picture, ShotName>(before, pictureOf(before), FLEETING),
  (scene, e: Event) => {
    if (e.type === 'thrown') return shootThrow(scene, e);
    const lying = act(LEAVES, scene.now, e);
    const counts = act(COUNTS, scene.now, e);
    const ms = MS[e.type] ?? 0;
    const account = accountAfter(scene.now.account, e);
    if (lying === undefined && counts === undefined && ms === 0 && account === scene.now.account) return;
    const moment = momentOf(scene.now, e);
    scene.change({ ...(lying !== undefined && { lying }), ...counts, account, told: e, moment });
    scene.hold(e.type, ms === 0 || moment === null ? ms : ms + FREEZE[moment.weight]);
  },
);

/** What matters sounds by its weight. */
const weighed = ({ moment }: Picture): SoundName | undefined => moment?.sound;

/** What the shots that matter sound like. The knocks of a flying die are heard as they come. */
export const SOUNDS: Sounds<ShotName, Picture> = {
  monsterRevealed: 'choir',
  swung: 'step',
  judged: (picture) => weighed(picture) ?? 'card',
  struck: weighed,
  killed: weighed,
  suffered: weighed,
  healed: weighed,
  fainted: weighed,
  coins: 'coins',
  dice: 'dice',
  diceRecovered: 'dice',
  bought: 'coins',
  defeated: weighed,
  scarred: 'hurt',
  moved: 'step',
  floorRevealed: 'flip',
  abilityUsed: 'flip',
  lootShown: 'card',
  backedDown: 'step',
  eliminated: weighed,
};
