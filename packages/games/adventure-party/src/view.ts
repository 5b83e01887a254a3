/** What one seat may know: what the table's description shows, and what follows from it. */
import type { SightOf, ViewOf } from '@undercroft/engine';
import type { Hero, Item } from './content/cards.ts';
import type { Needs } from './content/vocabulary.ts';
import type { Decision, RollDecision } from './decisions.ts';
import type { Source } from './events.ts';
import type { SEAT, TABLE } from './table.ts';

/** A hero of a party, in words. */
export interface HeroView {
  card: Hero;
  upgraded: boolean;
  wounded: boolean;
  weapon: Item;
  /** Sent on the quest that is being rolled for, and alive. */
  active: boolean;
  /** Colours of the dice of the side that lies up; ANY for any colour. */
  dice: readonly number[];
  /** VP if somebody is hired over this hero now. */
  retires: number;
}

export type SeatView = SightOf<typeof SEAT> & {
  party: HeroView[];
  /** Completed quests by tier. */
  done: [town: number, forest: number, mountain: number];
  /** VP that everybody sees: tokens, quests, retired heroes; null where tokens are hidden. */
  vp: number | null;
  /** With the relics in hand; only for those who see the hand. */
  vpWithRelics: number | null;
};

/** What a die does as it lies (section 3 of the look): which needs it meets, what it stops, whether it is free to be rerolled. */
export interface DieView {
  /** Its number on the board, from 1 on, is its place in the pool plus one. */
  colour: number;
  face: number;
  locked: boolean;
  set: boolean;
  critical: boolean;
  /** Runes on it that can still be spent. */
  runes: number;
  /** Sockets of the challenge that its symbols fill, as places in `RollView.sockets`. */
  fills: number[];
  /** Wounds that its shields would stop. */
  stops: number;
  /** Nothing of it is needed: reroll it, nothing breaks. */
  free: boolean;
  /** Chance of success if this die alone is rerolled, 0 .. 1; null where it cannot be, or where the house shows none. */
  chance: number | null;
  /** Every answer to the roller's question that begins with this die: only for the roller. */
  tools: RollDecision[];
}

/** One symbol that the challenge asks for. */
export interface Socket {
  /** Number of the symbol; HEART for any damage. */
  wants: number;
  /** The die that fills it, or NO_DIE; by an added symbol, its place in `added`. */
  die: number;
  added: number;
}

export interface AddedView {
  symbol: number;
  from: Source;
  /** Only as long as the dice lie as they do ("while a critical lies"). */
  passing: boolean;
}

/** The quest, fight or stage that is being rolled for. */
export interface RollView {
  slots: number;
  needs: Needs;
  /** Symbol that does not count, or NONE. */
  immune: number;
  /** Wounds that would be dealt now before shields, and how many the shields would stop. */
  light: number;
  deadly: number;
  shields: number;
  dice: DieView[];
  sockets: Socket[];
  added: AddedView[];
  /** Loose runes that can still be spent. */
  looseRunes: number;
  /** The lamp: would succeed now; what is missing by symbol, hearts last. */
  succeeds: boolean;
  missing: number[];
  /** Arena: symbols counted now. */
  total: number;
}

export type View = Omit<ViewOf<typeof TABLE, Decision>, 'seats'> & {
  seats: SeatView[];
  rolling: RollView | null;
  /** R-AP-61  At this the boss comes; 0 among rivals. */
  lanternLimit: number;
  /** AP-176, R-AP-62  Quests of the level's tier that are needed to leave it. */
  questsToLeave: number;
};
