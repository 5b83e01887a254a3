/** Every answer there is. */
import type { Seat } from '@undercroft/engine';
import type { Core } from './formula/syntax.ts';
import type { Face } from './rules/faces.ts';

interface By<K extends string> {
  seat: Seat;
  kind: K;
}

/** P52-022 P52-025  Steps 1 and 2. `ready`: of this class, and everything else is answered too. */
export interface ChooseRace extends By<'race'> {
  race: string;
  ready?: string;
}
export interface ChooseClass extends By<'profession'> {
  profession: string;
}
/** P52-030..032  Step 4; null: none. */
export interface ChooseQuirk extends By<'quirk'> {
  quirk: string | null;
}
/** P52-036 P52-243  Points for the cores: in creation and on a new level. */
export interface SplitPoints extends By<'split'> {
  split: Readonly<Record<string, number>>;
}
/** P52-037 P52-245  A new ability; null: none. */
export interface Learn extends By<'learn'> {
  ability: string | null;
}
/** P52-042  The face is left out by whoever does not care, and by those who were named before there was a choice. */
export interface NameCharacter extends By<'name'> {
  name: string;
  backstory: string;
  face?: Face;
}
/** P52-044  A quest of the scenario; null: let the cards say. */
export interface ChooseQuest extends By<'quest'> {
  quest: string | null;
}
/** P52-090 P52-093  Which item of those the cards offer. */
export interface ChooseItem extends By<'item'> {
  item: string;
}
/** R-P52-21  A room drawn by hand: rows of `#`, `S` and `.`. */
export interface DrawRoom extends By<'layout'> {
  rows: readonly string[];
}

/** P52-139  What one does on one's turn. */
export type Act = By<'act'> &
  (
    | { do: 'move'; to: number }
    | { do: 'attack'; ability: string; enemy: number; stamina: number }
    | { do: 'aim'; enemy: number }
    | { do: 'stance' }
    | { do: 'cast'; ability: string; on: number; stamina: number }
    | { do: 'use'; item: string; way: number; on: number }
    | { do: 'trade'; with: Seat }
    | { do: 'take'; item: string }
    | { do: 'search' }
    | { do: 'wear'; item: string }
    | { do: 'pick'; picks: number; stamina: number }
    | { do: 'smash'; stamina: number }
    | { do: 'wait' }
    | { do: 'exit' }
    | { do: 'leave' }
    | { do: 'pass' }
  );
/** P52-143  One spot farther; null: stop here. R-P52-38  With `take` it stays and picks that up, or looks at what was dropped (''). */
export interface StepOn extends By<'step'> {
  to: number | null;
  take?: string;
}
/** P52-083 P52-125  Stamina on a trap flip. */
export interface SpringTrap extends By<'trap'> {
  stamina: number;
}
/** P52-202 P52-204  A defence, and Stamina on it; null: take it. */
export interface Defend extends By<'defend'> {
  ability: string | null;
  stamina: number;
}
/** P52-199 R-P52-08  A counter-attack; null: let it go. */
export interface CounterAttack extends By<'counter'> {
  ability: string | null;
  stamina: number;
}
/** P52-187  Where an enemy flees to, where several places would do. */
export interface ChooseRefuge extends By<'refuge'> {
  to: number;
}

/** P52-236 P52-237  Which core was trained. */
export interface Train extends By<'train'> {
  core: Core;
}
/** P52-247  What to spend exp on; null: keep it. */
export interface Raise extends By<'raise'> {
  ability: string | null;
}
/** P52-072  Which ability the bosses taught. */
export interface Hone extends By<'hone'> {
  ability: string;
}

/** P52-220  Take what was found, or leave it there. */
export interface Keep extends By<'keep'> {
  keep: boolean;
}

/** Where somebody goes who is taken elsewhere at once. */
export interface ChoosePlace extends By<'place'> {
  to: number;
}
/** Which core rises for good. */
export interface GrowCore extends By<'grow'> {
  core: Core;
}
/** In which order the cards that were foreseen lie: the place each had before. */
export interface OrderCards extends By<'order'> {
  order: readonly number[];
}
/** P52-184  What is given and what is wanted for it, any number of each. */
export interface OfferTrade extends By<'offer'> {
  give: readonly string[];
  want: readonly string[];
}
export interface AnswerTrade extends By<'deal'> {
  accept: boolean;
}
/** P52-253 R-P52-64  Whether somebody who died comes back. */
export interface VoteReturn extends By<'vote'> {
  yes: boolean;
}
/** R-P52-61  Somebody asks to give up; the others say whether they do. */
export interface AskToEnd extends By<'giveUp'> {
  giveUp: true;
}
export interface AgreeToEnd extends By<'agree'> {
  yes: boolean;
}

export type Decision =
  | ChoosePlace
  | GrowCore
  | OrderCards
  | OfferTrade
  | AnswerTrade
  | VoteReturn
  | AskToEnd
  | AgreeToEnd
  | Keep
  | Train
  | Raise
  | Hone
  | Act
  | StepOn
  | SpringTrap
  | Defend
  | CounterAttack
  | ChooseRefuge
  | ChooseRace
  | ChooseClass
  | ChooseQuirk
  | SplitPoints
  | Learn
  | NameCharacter
  | ChooseQuest
  | ChooseItem
  | DrawRoom;
export type Kind = Decision['kind'];
