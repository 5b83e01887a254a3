/** What happened at the table, as timed pictures: spots turn, cards are flipped one after the other, somebody falls. */
import { type Acts, act, Filming, filmOf, type Shot as ShotOf } from '@undercroft/board/film/film.ts';
import { FREEZE } from '@undercroft/board/film/moment.tsx';
import type { SoundName, Sounds } from '@undercroft/board/sound/sound.ts';
import type { Seat } from '@undercroft/engine';
import type { Enemy, HeroView, P52Event, View } from '../src/index.ts';
import { FACE_DOWN } from '../src/table.ts';
import { type Moment, momentOf, soundOfMoment } from './moments.ts';
import { type Flip, flipAfter, goesOn } from './parts/strip/flips.ts';

/** How much of the flip is to be seen yet: its back, Stamina, the card that decides, and only then what it came to. */
export type Beat = 'back' | 'stamina' | 'card' | 'all';

export interface Picture {
  /** The table as it is in this shot. */
  view: View;
  flip: Flip | null;
  /** What goes on with the flip from before the scene: somebody was asked for a defence meanwhile. */
  since: readonly P52Event[];
  beat: Beat;
  /** What is being told, for parts that show it for a moment. */
  told: P52Event | null;
  /** How much it matters. */
  moment: Moment | null;
}

const NOTHING: readonly P52Event[] = [];
const FLEETING = { told: null, moment: null } satisfies Partial<Picture>;
export const pictureOf = (view: View, flip: Flip | null): Picture => ({ view, flip, since: NOTHING, beat: 'all', ...FLEETING });

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
  bonusFlipped: 800,
  questFlipped: 600,
  questChosen: 900,
  placeFlipped: 450,
  phaseFlipped: 400,
  roomsFlipped: 450,
  itemFlipped: 550,
  itemGained: 300,
  itemTaken: 300,
  roomSized: 600,
  lightFlipped: 400,
  roomLaidOut: 500,
  exitFlipped: 450,
  roomEntered: 500,
  spotTurned: 170,
  enemyCame: 800,
  surpriseFlipped: 800,
  ambushFlipped: 800,
  delayFlipped: 600,
  moved: 320,
  pushed: 400,
  passed: 250,
  waited: 250,
  aimed: 350,
  stanceTaken: 350,
  trapFlipped: 700,
  struck: 650,
  enemyDefended: 550,
  enemyChose: 700,
  enemyStruck: 700,
  defended: 650,
  heroHurt: 800,
  heroHealed: 500,
  heroDied: 1300,
  heroRevived: 800,
  enemyHurt: 800,
  enemyHealed: 350,
  enemyDefeated: 900,
  dropFlipped: 450,
  enemyMoved: 360,
  enemyFled: 450,
  enemyShoved: 450,
  enemyFrightened: 600,
  summoned: 600,
  abilityUsed: 600,
  itemUsed: 450,
  chestPicked: 700,
  chestSmashed: 700,
  prizeFlipped: 700,
  cardsForeseen: 600,
  expGained: 350,
  levelGained: 1200,
  sessionEnded: 800,
  wardMoved: 320,
  wardStruck: 1100,
  wardFell: 900,
};

const hasStamina = (e: P52Event): boolean => 'stamina' in e && e.stamina.length > 0;
/** Nothing is turned up by what needs no card. */
const hasCard = (e: P52Event): boolean => ('cards' in e && typeof e.cards !== 'number') || ('card' in e && e.card !== null);
/** Face down, the Stamina, the card itself: what it came to is told after that. */
const BEAT_MS = { back: 320, stamina: 620, card: 480 } as const;

/** Cards turn one after the other; the one that decides comes last. */
function turn(scene: Filming<View, Picture, ShotName>, e: P52Event, turned: Partial<Picture>): void {
  const beats = hasStamina(e) ? (['back', 'stamina', 'card'] as const) : (['back', 'card'] as const);
  for (const beat of beats) {
    scene.change({ ...turned, beat, told: e });
    scene.hold(e.type, BEAT_MS[beat]);
  }
}

/** The flip after an event, or what goes on with one that was turned before the scene. */
function turnedBy({ flip, since }: Picture, e: P52Event): Pick<Picture, 'flip' | 'since'> {
  const next = flipAfter(flip, e);
  return next === null && goesOn(e) ? { flip: null, since: [...since, e] } : { flip: next, since: next === null ? since : NOTHING };
}

export const film = filmOf(
  (before: View) => new Filming<View, Picture, ShotName>(before, pictureOf(before, null), FLEETING),
  (scene, e: P52Event) => {
    const { view, flip, since } = scene.now;
    const turned = turnedBy(scene.now, e);
    if ((turned.flip !== flip || turned.since !== since) && hasCard(e)) turn(scene, e, turned);
    const seen = act<P52Event, View, View>(SEEN, view, e) ?? view;
    const moment = momentOf(e, view);
    scene.change({ view: seen, ...turned, beat: 'all', told: e, moment });
    scene.hold(e.type, (MS[e.type] ?? 0) + (moment === null ? 0 : FREEZE[moment.weight]));
    // It is seen falling, and then it is gone.
    if (e.type === 'enemyDefeated') scene.change({ view: fallen(seen, e.enemy) });
  },
);

/** What is to be seen of the flip now, after the one that lay there before the scene. */
export const flipIn = ({ flip, since }: Picture, before: Flip | null): Flip | null => flip ?? since.reduce<Flip | null>(flipAfter, before);

/** The flick of a card that turns, and then what it came to. */
const turning =
  (usual: SoundName) =>
  (picture: Picture): SoundName | undefined => {
    if (picture.beat === 'back') return 'card';
    return picture.beat === 'all' ? (soundOfMoment(picture) ?? usual) : 'flip';
  };

/** What the shots that matter sound like. */
export const SOUNDS: Sounds<ShotName, Picture> = {
  moved: 'step',
  enemyMoved: 'step',
  enemyFled: 'step',
  spotTurned: 'flip',
  enemyCame: 'choir',
  struck: turning('drum'),
  enemyStruck: turning('drum'),
  enemyDefended: turning('flip'),
  defended: turning('flip'),
  trapFlipped: turning('drum'),
  chestPicked: turning('drum'),
  chestSmashed: turning('drum'),
  abilityUsed: turning('drum'),
  surpriseFlipped: turning('drum'),
  ambushFlipped: turning('drum'),
  itemFlipped: turning('flip'),
  itemGained: 'coins',
  itemTaken: 'coins',
  heroHurt: soundOfMoment,
  enemyHurt: soundOfMoment,
  heroDied: soundOfMoment,
  enemyDefeated: soundOfMoment,
  staminaDrawn: 'card',
  levelGained: turning('choir'),
  exitOpened: soundOfMoment,
  sessionEnded: soundOfMoment,
  wardFell: soundOfMoment,
  expGained: 'coins',
  questFlipped: turning('flip'),
  questChosen: 'card',
  placeFlipped: turning('flip'),
  phaseFlipped: turning('flip'),
  delayFlipped: turning('flip'),
  dropFlipped: turning('flip'),
  prizeFlipped: turning('flip'),
  summoned: 'choir',
  heroRevived: soundOfMoment,
  roomSized: turning('flip'),
  lightFlipped: turning('candle'),
  bonusFlipped: turning('flip'),
};
