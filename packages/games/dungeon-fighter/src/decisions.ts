/** Every answer a seat can give. */
import type { Ask, Json, Seat } from '@undercroft/engine';
import type { Gear } from './content/equipment.ts';
import type { Monster } from './content/monsters.ts';
import type { MissReason, Section, ThrowKey, ThrowRecord } from './throws/index.ts';

/** A hero's place around the table, 0 .. heroes-1; the sheet lying there is another number. */
export type Place = number;

/** What people tell of a real throw: the section it lies in, or why it missed; icon up; which requirements were done. */
export interface Told {
  section: Section;
  miss: MissReason | null;
  iconUp: boolean;
  /** The requirements that were done as required. */
  done: ThrowKey[];
}

/** DF-213, DF-220  What the party does next in a shop. */
export type ShopDecision = { seat: Seat; kind: 'shop' } & (
  | { do: 'leave' | 'heal' | 'die' | 'abstain' }
  /** `drop`: a card of the same type that makes room, or NONE (R-DF-39). */
  | { do: 'buy'; card: Gear; hero: Place; drop: Gear }
);

/** DF-091, DF-160  Which die and which weapons; or recovery. */
export type SwingDecision = { seat: Seat; kind: 'swing' } & ({ do: 'throw'; die: number; weapons: Gear[] } | { do: 'recover' });

/** What is done with a shown icon: the kill, the ability of a colour (with a hero it is for, or NONE), nothing. */
export type IconDecision = { seat: Seat; kind: 'icon' } & (
  | { do: 'nothing' }
  | { do: 'kill' }
  | { do: 'ability'; colour: number; target: Place }
);

export type Decision =
  /** DF-054  Who shall lead; NONE: abstain. */
  | { seat: Seat; kind: 'leader'; for: Seat }
  /** DF-043  A Hero sheet; NONE: deal me one. */
  | { seat: Seat; kind: 'hero'; card: number }
  /** DF-072  A room by its place on the sheet; NONE: abstain. */
  | { seat: Seat; kind: 'room'; room: number }
  | SwingDecision
  /** A throw on the screen. */
  | { seat: Seat; kind: 'throw'; throw: ThrowRecord & { [key: string]: Json } }
  /** A throw at a real table, told by the thrower, entered by the leader for somebody else, or corrected by the leader. */
  | { seat: Seat; kind: 'tell'; told: Told }
  | { seat: Seat; kind: 'enter'; told: Told }
  | { seat: Seat; kind: 'correct'; told: Told }
  /** `refuse`: the requirement that was not done after all; null: it is as told. */
  | { seat: Seat; kind: 'confirm'; refuse: ThrowKey | null }
  | IconDecision
  /** DF-356  Whether the party pays for the Song; null: abstain. */
  | { seat: Seat; kind: 'melody'; pay: boolean | null }
  /** DF-359  Who is healed; NONE: abstain. */
  | { seat: Seat; kind: 'bless'; hero: Place }
  /** DF-362  Seduced monsters that are discarded for this throw. */
  | { seat: Seat; kind: 'seduced'; monsters: Monster[] }
  /** DF-330  The card that is stolen. */
  | { seat: Seat; kind: 'robbed'; card: Gear }
  /** R-DF-47, R-DF-57  A discard-after-use card as a reaction; NONE: nothing. */
  | { seat: Seat; kind: 'react'; card: Gear; target: Place }
  /** DF-239  A discard-after-use card at any other time. */
  | { seat: Seat; kind: 'item'; card: Gear; target: Place }
  /** DF-208  The ability that the Scar covers. */
  | { seat: Seat; kind: 'scar'; colour: number }
  /** DF-212  Equipment to another hero, perhaps for one of theirs; to NONE: it is discarded. */
  | { seat: Seat; kind: 'pass'; card: Gear; to: Place; back: Gear }
  /** R-DF-51  Whether the party agrees to that; null: abstain. */
  | { seat: Seat; kind: 'agree'; yes: boolean | null }
  /** DF-260  Proposes to back down. */
  | { seat: Seat; kind: 'retreat' }
  /** R-DF-42  Whether all agree to back down; null: abstain. */
  | { seat: Seat; kind: 'backDown'; yes: boolean | null }
  /** DF-228, DF-355, R-DF-53  Who gets a card that was found; NONE: nobody. `drop` makes room. -2: abstain. */
  | { seat: Seat; kind: 'share'; hero: Place; drop: Gear }
  | ShopDecision;

/** In a vote on a card: no voice. */
export const ABSTAIN = -2;

export type Kind = Decision['kind'];
export type DfAsk = Ask<Kind>;
export type Of<K extends Kind> = Extract<Decision, { kind: K }>;
