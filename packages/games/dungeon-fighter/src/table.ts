/** The table of Dungeon Fighter: every field once, with what it begins as and who may know it; and how it is set up. */
import {
  aside,
  type Config,
  each,
  everybody,
  fields,
  heap,
  list,
  lists,
  maker,
  nobody,
  nothing,
  type Outcome,
  one,
  type Random,
  type RecordOf,
  type Seat,
  type TableWith,
  tableCopier,
  tableMaker,
  whoever,
} from '@undercroft/engine';
import type { Gear } from './content/equipment.ts';
import { type Monster, NONE } from './content/monsters.ts';
import type { Decision, Place, Told } from './decisions.ts';
import { type Rules, rulesFrom } from './house-rules.ts';
import { type Habit, type Lying, THROW_KEYS, type ThrowKey, type Verdict } from './throws/index.ts';

export { NONE } from './content/monsters.ts';

/** DF-045  Hit points of an unscarred hero, and what each Scar costs (DF-209). */
export const FULL_HEALTH = 9;
export const PER_SCAR = 3;
/** DF-017, DF-015, DF-018 */
export const COINS = 30;
export const BONUS_DICE = 9;
/** Each hand-over of Equipment is a decision of the party; so many in one Maintenance are enough for any order. */
export const MOST_PASSES = 12;

/** DF-065  Where the round is. */
export type Phase = 'setup' | 'movement' | 'encounter' | 'maintenance' | 'over';
/** Which damage is just announced: for a miss, or recovery (R-DF-47). */
export type Blow = 'none' | 'miss' | 'recovery' | 'last-chance';

export interface Ending extends Outcome {
  /** What the score is made of, in the order of DF-270..DF-276. */
  parts: number[];
}

/** A hero: a sheet and what lies on it. With several people hero and seat have the same number (R-DF-02). */
export const HERO = fields({
  /** The person who leads this hero. */
  seat: everybody<Seat>(0),
  /** The Hero sheet; NONE before it is chosen. */
  card: everybody(NONE),
  /** 0 .. 9, never above 9 − 3 × Scars. */
  hp: everybody(FULL_HEALTH),
  /** DF-208  Covered abilities, one bit each: 1 blue, 2 green, 4 red. */
  scars: everybody(0),
  fainted: everybody(false),
  /** DF-211  The sheet lies on its Angelic side. */
  eliminated: everybody(false),
  gear: everybody(list<Gear>()),
  /** DF-361  Face up, in the order won. */
  seduced: everybody(list<Monster>()),
  /** DF-354, R-DF-41  Face down even to the thief. */
  stolen: nobody(list<Gear>()),
  /** What a flask adds to the next hit of this encounter. */
  boost: everybody(0),
  /** For statistics: throws, hits, damage dealt, damage suffered, hit points healed, times fainted. */
  throws: everybody(0),
  hits: everybody(0),
  dealt: everybody(0),
  suffered: everybody(0),
  healed: everybody(0),
  faints: everybody(0),
});

const secondFloorShows = (t: { rules: Rules; floor: number }): boolean => t.rules.openMap || t.floor >= 1;
const thirdFloorShows = (t: { rules: Rules; floor: number }): boolean => t.rules.openMap || t.floor >= 2;
const bossShows = (t: { floor: number }): boolean => t.floor >= 3;

export const TABLE = fields({
  rules: everybody<Rules>(rulesFrom({})),
  heroes: each(HERO),
  /** How many people sit here. */
  people: everybody(1),
  leader: everybody<Seat>(NONE),
  phase: everybody<Phase>('setup'),
  round: everybody(0),

  /** DF-041  0, 1, 2: sheets; 3: the boss card. */
  floor: everybody(0),
  firstFloor: everybody(NONE),
  secondFloor: whoever(secondFloorShows, one(NONE)),
  thirdFloor: whoever(thirdFloorShows, one(NONE)),
  /** DF-036  Unseen until the party stands on it. */
  boss: whoever(bossShows, one<Monster>(NONE)),
  /** The room by its place on the sheet; NONE: at the entrance. */
  room: everybody(NONE),
  /** Rooms entered: floor × 10 + room. */
  route: everybody(list<number>()),

  /** DF-052  The tower, green on top; the last card of each tier is its top. */
  tierI: nobody(heap<Monster>()),
  tierII: nobody(heap<Monster>()),
  tierIII: nobody(heap<Monster>()),
  tierIV: nobody(heap<Monster>()),
  /** DF-262  Under each tier, first backed down from first. */
  under: everybody(lists<Monster>([], [], [], [])),
  /** Cards that were not drawn for this game. */
  reserve: nobody(heap<Monster>()),
  monsterDiscard: everybody(list<Monster>()),
  /** DF-058  The last card is the top. */
  deck: nobody(heap<Gear>()),
  discard: everybody(list<Gear>()),
  /** DF-221  What the shop shows. */
  stall: everybody(list<Gear>()),
  /** Cards to be given to somebody now. */
  loot: everybody(list<Gear>()),
  /** DF-228  The leader alone says who gets them. */
  leadersGift: everybody(false),

  /** On the Chest. */
  coins: everybody(0),
  dice: everybody(0),

  /** DF-203  Who began, and who throws now, as heroes' places. */
  first: everybody<Place>(NONE),
  thrower: everybody<Place>(NONE),
  /** R-DF-37  Who threw the last die of this encounter; NONE: nobody has thrown yet. */
  lastThrower: everybody<Place>(NONE),

  /** DF-081  The monster faced, or NONE; the black tracker; coins on the card. */
  monster: everybody<Monster>(NONE),
  hp: everybody(0),
  onMonster: everybody(0),
  /** DF-019  The five tokens: on the monster or not, on whose sheet, by whom. */
  tracked: everybody(false),
  toad: everybody(false),
  song: everybody(false),
  charmedBy: everybody<Place>(NONE),
  beer: everybody<Place>(NONE),
  /** R-DF-10 */
  shots: everybody(0),
  /** DF-092  Coloured dice not thrown yet. */
  available: everybody(list<number>()),
  /** Bonus dice on the table: they go back to the supply. */
  whites: everybody(0),
  /** R-DF-15  Where thrown dice lie, in the order thrown; empty unless dice are thrown on the screen. */
  lying: everybody(list<Lying>()),
  /** What hands keep of the throws made here, the latest last; empty as well unless dice are thrown on the screen. */
  habits: everybody(list<Habit>()),
  /** A die that must be thrown again by the same hero, or NONE. */
  holding: everybody(NONE),
  /** DF-341, R-DF-11  In this turn. */
  doubled: everybody(false),
  swungAgain: everybody(false),
  /** R-DF-42  Backing down was proposed since the last throw. */
  proposed: everybody(false),

  /** The throw being made: die (3: white), weapons, requirements, verdict, the ability its icon activates and for whom. */
  die: everybody(NONE),
  weapons: everybody(list<Gear>()),
  wanted: everybody(list<ThrowKey>()),
  verdict: everybody(nothing<Verdict>()),
  /** A hit, with Tricky and all. */
  isHit: everybody(false),
  active: everybody(NONE),
  target: everybody<Place>(NONE),
  kill: everybody(false),
  /** DF-362  What discarded seduced monsters add to this throw. */
  charm: everybody(0),
  /** What was told of a real throw and waits for another's word. */
  told: everybody(nothing<Told>()),
  /** Who told it. */
  teller: everybody<Seat>(NONE),
  /** Until the next throw the leader may correct what was told. */
  correctable: everybody(false),
  /** The table as it was before what was told took effect, as JSON; views show what their viewer could see then. */
  before: aside(everybody('')),

  /** R-DF-47  Damage just announced, by hero. */
  blow: everybody<Blow>('none'),
  blows: everybody(list<number>()),
  /** DF-208  Whose Scar is being placed, or NONE. */
  scarring: everybody<Place>(NONE),
  /** The offer that the party votes on. */
  offer: everybody(nothing<{ seat: Seat; card: Gear; to: Place; back: Gear }>()),
  passes: everybody(0),

  /** DF-273 */
  everScarred: everybody(false),
  /** For statistics: throws and hits by requirement, plain ones last; cards shown, bought, declared; monsters beaten. */
  tried: everybody(list<number>(...THROW_KEYS.map(() => 0), 0)),
  hit: everybody(list<number>(...THROW_KEYS.map(() => 0), 0)),
  shown: everybody(list<Gear>()),
  bought: everybody(list<Gear>()),
  declared: everybody(list<Gear>()),
  beaten: everybody(list<Monster>()),
  backedDown: everybody(0),
  recoveries: everybody(0),

  /** A table that a bot imagines: there the chances stand in for throws. Never seen. */
  imagined: aside(everybody(false)),

  ending: everybody(nothing<Ending>()),
});

export type HeroState = RecordOf<typeof HERO>;
export type Table = TableWith<typeof TABLE, Decision>;

export const freshHero: () => HeroState = maker(HERO);
const newTable = tableMaker<Table>(TABLE);
export const clone = tableCopier<Table>(TABLE);

/** R-DF-02  A lone person leads several heroes in fixed places. */
export const heroCount = (people: number, rules: Rules): number => (people === 1 ? rules.soloHeroes : people);

/** The table before anything is drawn. */
export function setup(config: Config, random: Random): Table {
  const t = newTable(config, random);
  t.rules = rulesFrom(config.options);
  t.people = config.seats;
  t.heroes = Array.from({ length: heroCount(config.seats, t.rules) }, (_none, place) => {
    const hero = freshHero();
    hero.seat = config.seats === 1 ? 0 : place;
    return hero;
  });
  return t;
}
