/** The game's own sentences; the terminal speaks English. */
import { game, type PhfSay } from '../src/index.ts';

export const say: PhfSay = (key, places) => game.words.say?.(key, places) ?? key;
