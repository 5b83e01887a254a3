/** The chapters, in the order of the rulebook. */
import { deaths } from './deaths.ts';
import { game } from './game.ts';
import { items } from './items.ts';
import { levelUp } from './levelup.ts';
import { loot } from './loot.ts';
import { claim, leave, trade } from './meanwhile.ts';
import { round } from './round.ts';

export { WINDOWS } from './meanwhile.ts';
export const PROCEDURES = [game, round, items, deaths, loot, levelUp, claim, trade, leave];
