/** What happened at the table, as timed pictures: spots turn, cards are flipped one after the other, somebody falls. */
import { type Acts, act, Filming, filmOf, type Shot as ShotOf } from '@undercroft/board/film/film.ts';
import type { SoundName } from '@undercroft/board/sound/sound.ts';
import type { Seat } from '@undercroft/engine';
import type { Enemy, HeroView, P52Event, View } from '../src/index.ts';
import { FACE_DOWN } from '../src/table.ts';
import { type Flip, flipAfter } from './parts/strip/flips.ts';

/** How much of the flip is to be seen yet: first Stamina, then the card, then all. */
export type Beat = 'stamina' | 'card' | 'all';

export interface Picture {
  /** The table as it is in this shot. */
  view: View;
  flip: Flip | null;
  beat: Beat;
  /** What is being told, for parts that show it for a moment. */
  told: P52Event | null;
}

const FLEETING = { told: null } satisfies Partial<Picture>;
export const pictureOf = (view: View, flip: Flip | null): Picture => ({ view, flip, beat: 'all', told: null });

export type ShotName = P52Event['type'];
export type Shot = ShotOf<Picture, ShotName>;

const withHero = (view: View, seat: Seat, change: Partial<HeroView>): View => ({
  ...view,
  heroes: view.heroes.map((hero, i) => (i === seat ? { ...hero, ...change } : hero)),
});
const withEnemy = (view: View, id: number, change: Partial<Enemy>): View => ({
  ...view,
  enemies: view.enemies.map((enemy) => (enemy.id === id ? { ...enemy, ...change } : enemy)),
});
const withSpot = (view: View, place: number, change: Partial<View['spots'][number]>): View => ({
  ...view,
  spots: view.spots.map((spot, i) => (i === place ? { ...spot, ...change } : spot)),
});

const withWard = (view: View, change: Partial<NonNullable<View['ward']>>): View => ({
  ...view,
  ward: view.ward === null ? null : { ...view.ward, ...change },
});

/** A new room, all face down, with nobody in it yet. */
function newRoom(view: View, { squares, start, isLit }: Extract<P52Event, { type: 'roomLaidOut' }>): View {
  const spots = Array.from({ length: squares.length / 2 }, () => FACE_DOWN);
  const heroes = view.heroes.map((hero) => ({ ...hero, place: start }));
  return { ...view, squares, start, isLit, spots, heroes, exit: -1, enemies: [], order: [], round: 0 };
}

function newcomer({ enemy, card, place, sheet }: Extract<P52Event, { type: 'enemyCame' }>): Enemy {
  return {
    id: enemy,
    card,
    sheet,
    hp: sheet.maxHp,
    place,
    boss: card < 0 ? 'major' : 'none',
    lostTurns: 0,
    pushing: -1,
    lastAttacker: null,
    heals: 0,
    afflictions: [],
    isRobbed: false,
  };
}

const hasChest = (is: string): boolean => is === 'chest' || is === 'specialChest';

/** What each event does to the table that is seen. */
const SEEN: Acts<P52Event, View, View> = {
  roomLaidOut: newRoom,
  exitFlipped: (view, { place, isBarred }) => ({ ...view, exit: place, isBarred }),
  roomEntered: (view, { room }) => ({ ...view, quest: { ...view.quest, entered: room } }),
  spotTurned: (view, { place, card, is }) => withSpot(view, place, { card, is, chest: hasChest(is) ? 'locked' : 'none' }),
  enemyCame: (view, e) => ({
    ...view,
    enemies: [...view.enemies, newcomer(e)],
    met: Object.assign(view.met.slice(), { [e.enemy]: e.name }),
  }),
  roundBegan: (view, { round }) => ({ ...view, round }),
  moved: (view, { seat, to }) => withHero(view, seat, { place: to }),
  aimed: (view, { seat, enemy, bonus }) => withHero(view, seat, { aimAt: enemy, aim: bonus, stance: 0 }),
  stanceTaken: (view, { seat, bonus }) => withHero(view, seat, { stance: bonus, aimAt: -1, aim: 0 }),
  staminaDrawn: (view, { seat, cards }) => withHero(view, seat, { staminaSize: (view.heroes[seat]?.staminaSize ?? 0) + cards }),
  heroHurt: (view, { seat, hp }) => withHero(view, seat, { hp }),
  heroHealed: (view, { seat, hp }) => withHero(view, seat, { hp }),
  heroRevived: (view, { seat, hp }) => withHero(view, seat, { hp }),
  enemyHurt: (view, { enemy, hp }) => withEnemy(view, enemy, { hp }),
  enemyHealed: (view, { enemy, hp }) => withEnemy(view, enemy, { hp }),
  enemyMoved: (view, { enemy, to }) => withEnemy(view, enemy, { place: to }),
  enemyFled: (view, { enemy, to }) => withEnemy(view, enemy, { place: to }),
  enemyShoved: (view, { enemy, to }) => withEnemy(view, enemy, { place: to }),
  enemyFrightened: (view, { enemy }) => ({ ...view, enemies: view.enemies.filter(({ id }) => id !== enemy) }),
  exitOpened: (view) => ({ ...view, isBarred: false }),
  wardMoved: (view, { to }) => withWard(view, { place: to }),
  wardStruck: (view, { hp }) => withWard(view, { hp }),
};

const fallen = (view: View, enemy: number): View => ({ ...view, enemies: view.enemies.filter(({ id }) => id !== enemy) });

const MS: Partial<Record<P52Event['type'], number>> = {
  bonusFlipped: 1200,
  questFlipped: 900,
  questChosen: 900,
  placeFlipped: 700,
  phaseFlipped: 600,
  roomsFlipped: 700,
  itemFlipped: 900,
  itemGained: 300,
  itemTaken: 300,
  roomSized: 900,
  lightFlipped: 600,
  roomLaidOut: 500,
  exitFlipped: 600,
  roomEntered: 500,
  spotTurned: 170,
  enemyCame: 800,
  surpriseFlipped: 1000,
  ambushFlipped: 1000,
  delayFlipped: 900,
  moved: 320,
  pushed: 400,
  passed: 250,
  waited: 250,
  aimed: 350,
  stanceTaken: 350,
  trapFlipped: 1300,
  struck: 1100,
  enemyDefended: 900,
  enemyChose: 700,
  enemyStruck: 1200,
  defended: 1100,
  heroHurt: 800,
  heroHealed: 500,
  heroDied: 1300,
  heroRevived: 800,
  enemyHurt: 800,
  enemyHealed: 350,
  enemyDefeated: 900,
  dropFlipped: 600,
  enemyMoved: 360,
  enemyFled: 450,
  enemyShoved: 450,
  enemyFrightened: 600,
  summoned: 900,
  abilityUsed: 1000,
  itemUsed: 450,
  chestPicked: 1300,
  chestSmashed: 1300,
  prizeFlipped: 1000,
  cardsForeseen: 900,
  expGained: 350,
  levelGained: 1600,
  sessionEnded: 800,
  wardMoved: 320,
  wardStruck: 1100,
  wardFell: 900,
};

const hasStamina = (e: P52Event): boolean => 'stamina' in e && e.stamina.length > 0;
const STAMINA_BEAT = 700;

export const film = filmOf(
  (before: View) => new Filming<View, Picture, ShotName>(before, pictureOf(before, null), FLEETING),
  (scene, e: P52Event) => {
    const { view } = scene.now;
    const seen = act<P52Event, View, View>(SEEN, view, e) ?? view;
    const flip = flipAfter(scene.now.flip, e);
    if (hasStamina(e) && flip !== null && flip !== scene.now.flip) {
      scene.change({ view: seen, flip, beat: 'stamina', told: e });
      scene.hold(e.type, STAMINA_BEAT);
    }
    scene.change({ view: seen, flip, beat: 'all', told: e });
    scene.hold(e.type, MS[e.type] ?? 0);
    // It is seen falling, and then it is gone.
    if (e.type === 'enemyDefeated') scene.change({ view: fallen(seen, e.enemy) });
  },
);

/** What the shots that matter sound like. */
export const SOUNDS: Partial<Record<ShotName, SoundName>> = {
  moved: 'step',
  enemyMoved: 'step',
  enemyFled: 'step',
  spotTurned: 'flip',
  enemyCame: 'choir',
  struck: 'drum',
  enemyStruck: 'drum',
  enemyDefended: 'flip',
  defended: 'flip',
  trapFlipped: 'drum',
  chestPicked: 'drum',
  chestSmashed: 'drum',
  abilityUsed: 'drum',
  surpriseFlipped: 'drum',
  ambushFlipped: 'drum',
  itemFlipped: 'flip',
  itemGained: 'coins',
  itemTaken: 'coins',
  heroHurt: 'hurt',
  enemyHurt: 'hurt',
  heroDied: 'candle',
  enemyDefeated: 'hurt',
  staminaDrawn: 'card',
  levelGained: 'choir',
  expGained: 'coins',
  questFlipped: 'flip',
  questChosen: 'card',
  placeFlipped: 'flip',
  phaseFlipped: 'flip',
  delayFlipped: 'flip',
  dropFlipped: 'flip',
  prizeFlipped: 'flip',
  summoned: 'choir',
  heroRevived: 'choir',
  roomSized: 'flip',
  lightFlipped: 'candle',
  bonusFlipped: 'flip',
};
