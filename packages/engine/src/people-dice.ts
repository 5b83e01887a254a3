/** Dice that people roll and cards that they turn up at their own table: what they told, and what the table waits to be told. Plain data, part of `Random`. */

export interface PeopleDice {
  /** Everybody at the table may say what a die shows. */
  seats: number;
  /** Dice told for the step that is to begin again, in the order in which it takes them. */
  entered: number[];
  /** How many of those the step has taken so far. */
  taken: number;
  /** Sides of the die that the table waits for; 0: it waits for none. */
  wanted: number;
  /** Which of the game's dice or decks that is, where the game says so. */
  which?: number;
  /** What it can show, if not each of its sides: the cards that may lie there. */
  faces?: readonly number[];
  /** Dice told so far: nobody takes a decision back alone once a die has fallen. */
  count: number;
}

/** Thrown in the middle of a step that takes a die which nobody told yet; the step is undone and begins again. */
export class DieWanted extends Error {
  override name = 'DieWanted';
  readonly sides: number;
  readonly which: number | undefined;
  readonly faces: readonly number[] | undefined;
  constructor(sides: number, which?: number, faces?: readonly number[]) {
    super(`a die with ${sides} sides is to be rolled by the people at the table`);
    this.sides = sides;
    this.which = which;
    this.faces = faces;
  }
}

export const newPeopleDice = (seats: number): PeopleDice => ({ seats, entered: [], taken: 0, wanted: 0, count: 0 });

export const copyPeopleDice = (dice: PeopleDice): PeopleDice => ({ ...dice, entered: dice.entered.slice() });

/** The next die or card that was told. Throws `DieWanted` if there is none. */
export function takeTold(dice: PeopleDice, sides: number, which?: number, faces?: readonly number[]): number {
  const told = dice.entered[dice.taken];
  if (told === undefined) throw new DieWanted(sides, which, faces);
  dice.taken++;
  return told;
}
