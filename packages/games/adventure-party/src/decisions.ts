/** Every answer a seat can give. */
import type { Ask, Seat } from '@undercroft/engine';
import type { Hero, Item, Quest } from './content/cards.ts';

/** A deck of which one more card can be turned up (AP-182). */
export const SCOUTED = ['heroes', 'legends', 'town', 'forest', 'mountain'] as const;
export type Scouted = (typeof SCOUTED)[number];

/** No die, no rune: where a power needs none. A loose rune lies on no die. */
export const NO_DIE = -1;
export const NO_RUNE = -2;
export const LOOSE = -1;

/** AP-055..AP-059  What is done in the Tavern, one thing at a time. */
export type TavernDecision = { seat: Seat; kind: 'tavern' } & (
  | { do: 'leave' }
  /** `over`: the hero of the party who makes room, or NONE (AP-168). */
  | { do: 'hire'; hero: Hero; over: Hero }
  /** `drop`: the weapon the hero has already, which is discarded, or NONE (AP-149). */
  | { do: 'equip'; item: Item; hero: Hero; drop: Item }
  | { do: 'buyItem' | 'buyLegendary' }
  | { do: 'sellItem'; item: Item }
  | { do: 'scout'; deck: Scouted }
  | { do: 'heal' | 'upgrade'; hero: Hero }
  /** R-AP-63  Together: a card, or one coin. */
  | { do: 'giveItem'; item: Item; to: Seat }
  | { do: 'giveGold'; to: Seat }
);

/** AP-083  One change of the dice, or Evaluate. `die` is the first die it acts on, `rune` the die whose rune pays. */
export type RollDecision = { seat: Seat; kind: 'roll' } & (
  | { do: 'evaluate' }
  | { do: 'banner'; die: number }
  | { do: 'rune'; die: number; rune: number }
  | { do: 'hero'; card: Hero; power: number; die: number; rune: number }
  | { do: 'weapon' | 'scroll'; card: Item; power: number; die: number; rune: number }
);

export type Decision =
  /** R-AP-06  For whom the seat votes as the most honourable. */
  | { seat: Seat; kind: 'vote'; for: Seat }
  | TavernDecision
  /** AP-062, AP-077  The quest and who goes; NONE and nobody: stay at home. */
  | { seat: Seat; kind: 'quest'; quest: Quest; heroes: Hero[] }
  /** Who goes to the Arena or to a stage of the boss. */
  | { seat: Seat; kind: 'send'; heroes: Hero[] }
  /** AP-078  Who takes a wound that stands in a slot. */
  | { seat: Seat; kind: 'slotWound'; hero: Hero }
  /** The colour of a die of any colour. */
  | { seat: Seat; kind: 'colour'; colour: number }
  /** AP-080  A potion, or the roll. */
  | { seat: Seat; kind: 'pool'; do: 'potion'; card: Item }
  | { seat: Seat; kind: 'pool'; do: 'roll' }
  | RollDecision
  /** One more die to be rerolled together with those chosen, or NO_DIE: enough. */
  | { seat: Seat; kind: 'die'; die: number }
  /** What the chosen die is set to. */
  | { seat: Seat; kind: 'face'; face: number }
  /** AP-161  Whom to heal. */
  | { seat: Seat; kind: 'heal'; hero: Hero }
  /** AP-134, R-AP-28  Who is levelled up; NONE: nobody. */
  | { seat: Seat; kind: 'levelUp'; hero: Hero }
  /** R-AP-26  How many wounds of each kind the shields stop. */
  | { seat: Seat; kind: 'shields'; deadly: number; light: number }
  /** AP-124  One wound for one hero. */
  | { seat: Seat; kind: 'wound'; wound: 'light' | 'deadly'; hero: Hero }
  /** R-AP-28  What is taken of the rewards of a quest, or of a prize of the Arena. */
  | { seat: Seat; kind: 'collect'; gold: number; items: number; legendary: number }
  /** AP-140  One card too many. */
  | { seat: Seat; kind: 'discard'; item: Item }
  | { seat: Seat; kind: 'arena'; enter: boolean }
  | { seat: Seat; kind: 'boss'; fight: boolean }
  /** AP-150  A skull scroll and the die it strikes, or NONE: nothing. */
  | { seat: Seat; kind: 'react'; card: Item; die: number }
  /** R-AP-64  Together: the own banner for a die of the roller. */
  | { seat: Seat; kind: 'help'; die: number };

export type Kind = Decision['kind'];
export type ApAsk = Ask<Kind>;
