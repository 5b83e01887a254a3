/**
 * What cards can say. A card is data in these words; `text.ts` prints it and the rules carry out the same data, so that what
 * is written and what happens cannot differ.
 */

/** AP-016, R-AP-04  The colours of the dice. */
export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** What a face may show. */
export const SYMBOLS = ['sword', 'arrow', 'magic', 'shield', 'rune'] as const;
export type SymbolName = (typeof SYMBOLS)[number];

/** Quest tiers: town = normal, forest = heroic, mountain = legendary. */
export const TIERS = ['town', 'forest', 'mountain'] as const;
export type Tier = (typeof TIERS)[number];

/**
 * When a power acts. `pool` and `roll` on potions and scrolls: when the card may be played. `roll` on heroes and weapons: when
 * its owner may use it, once per quest (R-AP-19). All others act by themselves.
 */
export type Moment =
  /** While heroes are declared for a quest: for `extraHero` only. */
  | 'declare'
  /** While the pool is formed. Potions are played; heroes and weapons add what they add "each quest". */
  | 'pool'
  /** After the dice fell, until Evaluate. */
  | 'roll'
  /** As long as the dice lie as the power wants it, counted at Evaluate (R-AP-55). For `add` only. */
  | 'evaluate'
  /** Whenever its owner spends a rune. */
  | 'runeSpent'
  /** Before the wounds of a quest are dealt. For `ignore` and `downgrade` only. */
  | 'wounds'
  /** Whenever a hero of the quest dies and this one lives. */
  | 'kill'
  | 'success'
  | 'failure'
  | 'payday'
  /** In both Tavern phases: for `discount` only. */
  | 'tavern'
  /** When this hero retires. */
  | 'retire'
  /** At the end of the game, from the hand: for `vp` only. */
  | 'end'
  /** Skull scrolls (AP-150): in another player's quest. */
  | 'declared'
  | 'rolled'
  | 'succeeded';

/** What must hold for a power to act. */
export type Condition =
  /** A critical hit lies there: a die with two swords or two arrows (AP-162). */
  | { if: 'critical' }
  /** The hero is upgraded; for weapons. Legendary heroes are (R-AP-12). */
  | { if: 'upgraded' }
  /** The hero is wounded. */
  | { if: 'wounded' }
  /** A die of this colour is in the pool. */
  | { if: 'colour'; colour: Colour }
  /** A symbol of this kind lies there, on a die. */
  | { if: 'symbol'; symbol: SymbolName }
  /** The quest is of this tier. Never holds in the Arena or against the boss. */
  | { if: 'tier'; tier: Tier }
  /** Fewer heroes were sent than this. */
  | { if: 'fewerHeroes'; than: number };

/** Which dice: of a colour, showing a symbol, or showing nothing at all. Locked dice never (R-AP-20). */
export interface Dice {
  colour?: Colour;
  showing?: SymbolName | 'blank';
}

/** What is counted as the dice lie, for `add` at `evaluate`. */
export type Count = 'critical' | 'locked' | 'wounded' | 'blank';

/** What is counted at the end of the game, for `vp`. A set is one quest of each tier. */
export type EndCount = Tier | 'set' | 'retired' | 'relic' | 'gold';

/** What the Tavern sells besides heroes. */
export const TOWN_ACTIONS = ['buyItem', 'sellItem', 'scout', 'heal', 'upgrade', 'buyLegendary'] as const;
export type TownAction = (typeof TOWN_ACTIONS)[number];

/** What happens. */
export type Operation =
  /** AP-155, AP-156  A die joins the pool; if the dice were rolled already, it is rolled at once. `any`: the player names the colour. */
  | { do: 'addDie'; colour: Colour | 'any' }
  /** Symbols without a die; `rune` is a loose rune (AP-157, R-AP-21). `per`: so many for each thing counted. */
  | { do: 'add'; symbol: SymbolName; amount?: number; per?: Count }
  /** AP-158  One die for each entry, at the player's choice, all rolled together; `upTo`: so many of the first entry. */
  | { do: 'reroll'; dice: Dice[]; upTo?: number | 'any' }
  /** AP-159, AP-160  The named face of a die, or any of its faces. */
  | { do: 'setFace'; die: Dice; to: FaceName | 'any' }
  /** Up to so many symbols of one kind count as another, if that helps. */
  | { do: 'convert'; from: SymbolName; to: SymbolName; amount?: number }
  /** Wounds of the quest that are not dealt at all; of `any` kind, deadly ones first. */
  | { do: 'ignore'; wounds: 'light' | 'deadly' | 'any'; amount: number | 'all' }
  /** Deadly wounds become light ones. */
  | { do: 'downgrade'; amount?: number }
  /** AP-161, R-AP-53  Wounded heroes of the own party are turned upright. */
  | { do: 'heal'; amount?: number | 'all' }
  /** AP-134  An active hero is turned to the upgraded side. */
  | { do: 'levelUp' }
  | { do: 'draw'; deck?: 'standard' | 'legendary'; amount?: number }
  | { do: 'gold'; amount: number }
  /** Tokens at once; at the `end`, points for what is held, one for each `per` or for every `every` of them. */
  | { do: 'vp'; amount: number; per?: EndCount; every?: number }
  /** The reroll banner is turned to its active side. */
  | { do: 'banner' }
  /** The hero may fill one more slot. */
  | { do: 'extraHero' }
  /** The immunity of the quest is gone. */
  | { do: 'endImmunity' }
  /** Hiring or a town action costs less, but never less than 1 or than what the town pays for an item. */
  | { do: 'discount'; on: 'hire' | Exclude<TownAction, 'sellItem'>; amount: number }
  /** Skull scrolls: the roller's quest wounds more; one of the dice is rerolled; some of the gold changes hands. */
  | { do: 'moreWounds'; wounds: 'light' | 'deadly'; amount: number }
  | { do: 'takeGold'; amount: number };

/** One thing a card does. */
export interface Power {
  when: Moment;
  /** AP-111  Spends a rune, which locks its die. Only for `roll`. */
  cost?: 'rune' | { gold: number };
  if?: Condition;
  does: Operation[];
}

/** Faces by what they show, as 18.1 prints them: `S`, `S+H`, `SS`, `blank`. */
export type FaceName = 'blank' | 'S' | 'SS' | 'S+H' | 'A' | 'AA' | 'A+R' | 'R' | 'M' | 'MM' | 'M+R' | 'H' | 'HH' | 'H+R';

/** Dice of a hero, one letter each: R red, G green, B blue, Y yellow, ? any colour, chosen while the pool is formed. */
export type DiceText = string;

/** AP-165  One side of a hero card. */
export interface Side {
  dice: DiceText;
  powers?: Power[];
}

export interface HeroCard {
  id: string;
  name: string;
  cost: number;
  /** The side on which it is hired; a Legendary hero has no other. */
  standard: Side;
  /** AP-166  The upgraded side; left out on Legendary heroes (AP-171). */
  upgraded?: Side;
  /** AP-170  For whom retires upgraded. */
  vp: number;
  /** A joke. Says nothing about the rules. */
  quip: string;
}

/** AP-141  The four types. */
export const ITEM_TYPES = ['potion', 'relic', 'scroll', 'weapon'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

export interface ItemCard {
  id: string;
  name: string;
  type: ItemType;
  /** AP-150  A scroll to be played in another player's turn. */
  skull?: true;
  /** AP-148  A weapon for upgraded heroes only. */
  upgradedOnly?: true;
  powers: Power[];
  quip: string;
}

/** Fulfilment conditions; left out = 0. Hearts are met by any mix of swords, arrows and magic (AP-115). */
export interface Needs {
  sword?: number;
  arrow?: number;
  magic?: number;
  hearts?: number;
}

/** AP-120, AP-121  Wounds of a quest. */
export interface Damage {
  light?: number;
  deadly?: number;
}

/** AP-130..AP-134  What a quest pays. */
export interface Rewards {
  gold?: number;
  items?: number;
  legendary?: number;
  levelUps?: number;
}

/** What the dice are measured against: a quest, or a stage of the boss. */
export interface Challenge {
  needs: Needs;
  /** AP-117  These symbols cannot be used. */
  immune?: 'sword' | 'arrow' | 'magic';
  damage: Damage;
  /** AP-078  How many hero slots carry a light wound. */
  slotWounds?: number;
}

export interface QuestCard extends Challenge {
  id: string;
  name: string;
  /** AP-076  How many heroes must go. */
  slots: number;
  /** Paid on success only. */
  rewards: Rewards;
  /** AP-135  Paid on failure and on success alike. */
  parchment?: Rewards;
  vp: number;
  quip: string;
}

/** What a place in the Arena pays. */
export interface Prize {
  vp?: number;
  items?: number;
  gold?: number;
}

export interface ArenaCard {
  id: string;
  name: string;
  slots: number;
  /** AP-198  The symbols that are counted. */
  counts: readonly SymbolName[];
  damage: Damage;
  /** AP-199  By place, the first first; whoever comes below the last gets nothing. */
  tiers: readonly Prize[];
  quip: string;
}

export interface BossCard {
  id: string;
  name: string;
  slots: number;
  /** AP-215  Two stages, and what each pays in tokens (AP-216, AP-217). */
  stages: readonly [BossStage, BossStage];
  quip: string;
}
export interface BossStage extends Challenge {
  vp: number;
}
