/** The chapters, in the order of the rules; the first one is the session itself. */
import { creation } from './creation.ts';
import { game } from './game.ts';
import { room } from './room.ts';
import { session } from './session.ts';
import { startingItems } from './starting-items.ts';

export const chapters = [game, creation, session, startingItems, room];
