/** The chapters, in the order of the rulebook. */
import { arena } from './arena.ts';
import { boss } from './boss.ts';
import { game } from './game.ts';
import { help } from './help.ts';
import { quest } from './quest.ts';
import { react } from './react.ts';
import { tavern } from './tavern.ts';
import { trial } from './trial.ts';
import { turn } from './turn.ts';
import { trigger, use } from './use.ts';

export { WINDOWS } from './help.ts';
export const PROCEDURES = [game, turn, tavern, quest, trial, use, trigger, react, help, arena, boss];
