/** Every answer there is. */
import type { Seat } from '@undercroft/engine';

interface By<K extends string> {
  seat: Seat;
  kind: K;
}

/** P52-022 P52-025  Steps 1 and 2. */
export interface ChooseRace extends By<'race'> {
  race: string;
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
/** P52-042 */
export interface NameCharacter extends By<'name'> {
  name: string;
  backstory: string;
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

export type Decision = ChooseRace | ChooseClass | ChooseQuirk | SplitPoints | Learn | NameCharacter | ChooseQuest | ChooseItem | DrawRoom;
export type Kind = Decision['kind'];
