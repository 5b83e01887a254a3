/** The chapters, in the order of the rules; the first one is the game itself. */
import { event } from './event.ts';
import { fight } from './fight.ts';
import { game } from './game.ts';
import { trade } from './trade.ts';
import { turn } from './turn.ts';

export const chapters = [game, turn, event, fight, trade];
