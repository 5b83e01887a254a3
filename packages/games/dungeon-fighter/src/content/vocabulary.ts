/** What is printed, in a small vocabulary: the rules carry out these words, and the printed text is made of them (`text.ts`). */
import type { ThrowKey } from '../throws/keys.ts';

/** The three hero dice in the order of a hero's abilities, and any bonus die. */
export const COLOURS = ['blue', 'green', 'red'] as const;
export type Colour = 0 | 1 | 2;
export const BLUE = 0;
export const GREEN = 1;
export const RED = 2;
export const WHITE = 3;

export const MONSTER_TYPES = ['critter', 'undead', 'greenskin', 'slime', 'contraption', 'fiend'] as const;
export type MonsterType = (typeof MONSTER_TYPES)[number];

/** DF-340..DF-363  What an icon activates on a Hero sheet. */
export const ABILITIES = [
  'double-swing',
  'berserk',
  'heal-hero',
  'heal-party',
  'pickpocket',
  'reduced-damage',
  'piercing',
  'tracking-strike',
  'swing-again',
  'beer',
  'agile-instincts',
  'focused-damage',
  'five-finger-discount',
  'enchanting-melody',
  'sworn-enemy',
  'counterblow',
  'divine-intervention',
  'metamorphosis',
  'seduction',
] as const;
export type AbilityName = (typeof ABILITIES)[number];

/** DF-154  These act only if the die has hit (R-DF-05). */
export const BOARD_ONLY: ReadonlySet<AbilityName> = new Set([
  'double-swing',
  'berserk',
  'piercing',
  'focused-damage',
  'divine-intervention',
] as const);

export interface Ability {
  ability: AbilityName;
  amount?: number;
  /** Sworn Enemy: of which type. */
  type?: MonsterType;
}

/** DF-330..DF-335 */
export type MonsterAbility =
  | { ability: 'kleptomaniac' | 'greedy' | 'tricky' | 'rabid' }
  | { ability: 'leeching'; amount: number }
  | { ability: 'resistant'; colours: readonly Colour[] };

export type EquipmentType = 'weapon' | 'armor' | 'item';

export interface HeroCard {
  id: string;
  name: string;
  /** DF-150  Blue, green, red. */
  abilities: readonly [Ability, Ability, Ability];
  /** DF-236  Three equipment icons. */
  slots: readonly [EquipmentType, EquipmentType, EquipmentType];
}

export interface MonsterCard {
  id: string;
  name: string;
  type: MonsterType;
  /** 1 .. 4, on the back; 0: a Final Boss has none. */
  level: number;
  hp: number;
  damage: number;
  gold: number;
  ability?: MonsterAbility;
  /** Its requirement. A card has this, an ability or neither. */
  throw?: ThrowKey;
}

/** When something passive counts. */
export type Condition = { die: Colour } | { type: MonsterType } | { weapons: 'none' };

/** What a piece of equipment does, one word of the vocabulary each. */
export type Effect =
  /** DF-181  A weapon: thrown so, the hit deals more. */
  | { effect: 'weapon'; throw: ThrowKey; plus?: number; times?: number }
  /** DF-346, R-DF-27  Less damage for the carrier's own misses, perhaps only from one type. */
  | { effect: 'reduce'; amount: number; type?: MonsterType }
  /** DF-358 */
  | { effect: 'counterblow' }
  /** More damage on the carrier's hits. */
  | { effect: 'sharpen'; amount: number; when: Condition }
  /** Something for the Chest whenever the carrier faints, or strikes the last blow. */
  | { effect: 'pays'; on: 'faint' | 'defeat'; what: 'coins' | 'dice'; amount: number }
  /** DF-239  Discard after use, at any time. */
  | { effect: 'use'; do: UseName; amount: number };

/** What a discard-after-use card does. */
export type UseName =
  | 'heal-hero'
  | 'heal-party'
  | 'dice'
  | 'coins'
  /** Damage to the monster at once. */
  | 'strike'
  /** One hero suffers nothing from the blow that is just announced. */
  | 'shield'
  /** The carrier's own next hit in this encounter deals more. */
  | 'boost'
  /** As the Song: the monster loses its special abilities. */
  | 'silence';

export interface EquipmentCard {
  id: string;
  name: string;
  type: EquipmentType;
  price: number;
  effect: Effect;
}

/** Section 23.7  What a room holds. */
export type RoomKind =
  | { room: 'plain' }
  | { room: 'shop' }
  | { room: 'fountain' }
  | { room: 'treasure'; what: 'coins' | 'dice' | 'gear'; amount: number }
  | { room: 'dangerous'; throw: ThrowKey };

export interface Room {
  id: string;
  kind: RoomKind;
  /** DF-066  Rooms that its arrows point to, by their place in the list; none: the way out of the sheet. */
  exits: readonly number[];
}

export interface Sheet {
  id: string;
  name: string;
  rooms: readonly Room[];
}

/** A card's short id, from its name: letters only, words joined. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replace(/ +/g, '-');
