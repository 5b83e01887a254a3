/** The chapters, in the order of the rulebook. */
import { blow } from './blow.ts';
import { fight } from './fight.ts';
import { game } from './game.ts';
import { item } from './items.ts';
import { maintenance } from './maintenance.ts';
import { movement } from './movement.ts';
import { pass } from './passing.ts';
import { retreat } from './retreat.ts';
import { shop } from './shop.ts';
import { swing } from './swing.ts';
import { correct, enter } from './told.ts';

export { WINDOWS } from './windows.ts';
export const PROCEDURES = [game, movement, fight, swing, blow, item, retreat, maintenance, pass, shop, enter, correct];
