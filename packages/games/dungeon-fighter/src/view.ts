/** What one seat may know: what the table's description shows, and what follows from it. */
import { type Seat, type SightOf, sightOfTable, type ViewWith } from '@undercroft/engine';
import type { EquipmentType } from './content/vocabulary.ts';
import type { Decision } from './decisions.ts';
import { PROCEDURES } from './procedures/index.ts';
import { QUESTIONS } from './questions.ts';
import { compulsory, diceToThrow } from './rules/fight.ts';
import { coinsLeft, diceLeft, fullHealth, sheetOf } from './rules/party.ts';
import { scoreParts } from './rules/score.ts';
import { COINS, type HERO, NONE, TABLE, type Table } from './table.ts';
import type { ThrowKey } from './throws/index.ts';

export type HeroView = SightOf<typeof HERO> & {
  /** 9 − 3 for each Scar. */
  full: number;
  slots: readonly EquipmentType[];
};

export type View = Omit<ViewWith<typeof TABLE, Decision>, 'heroes'> & {
  heroes: HeroView[];
  /** What the monster and the room ask of every throw. */
  compulsory: ThrowKey[];
  /** Dice that the thrower could choose: 0 blue, 1 green, 2 red, 3 white. */
  throwable: number[];
  supplyCoins: number;
  supplyDice: number;
  /** What the score would be made of if it were won now. */
  score: number[];
  /** At a real table: what everybody saw before the last throw was told; null: nothing to correct. */
  before: View | null;
};

const plainView: (t: Table, viewer: Seat | null) => ViewWith<typeof TABLE, Decision> = sightOfTable(TABLE, PROCEDURES, QUESTIONS);

/** The table that `before` tells of. */
const pastOf = (t: Table): Table => ({ ...JSON.parse(t.before), random: t.random, shut: t.shut, rules: t.rules });

/** Views of imagined tables: there a throw need not be aimed. Nothing in the view itself tells. */
const imagined = new WeakSet<View>();
export const isImagined = (v: View): boolean => imagined.has(v);

export function view(t: Table, viewer: Seat | null): View {
  const plain = plainView(t, viewer);
  const heroes = plain.heroes.map((hero): HeroView => Object.assign(hero, { full: fullHealth(hero), slots: sheetOf(hero)?.slots ?? [] }));
  const isFight = t.monster !== NONE;
  const shown = Object.assign(plain, {
    heroes,
    compulsory: isFight ? compulsory(t) : [],
    throwable: isFight && t.thrower !== NONE ? diceToThrow(t) : [],
    supplyCoins: Math.min(COINS, coinsLeft(t)),
    supplyDice: diceLeft(t),
    score: scoreParts(t),
    before: t.before === '' ? null : view(pastOf(t), null),
  });
  if (t.imagined) imagined.add(shown);
  return shown;
}
