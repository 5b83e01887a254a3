/** What is open while somebody thinks. Without a dungeon master there is no story, so nothing is opened for it. */
import type { Table } from '../table.ts';

const NONE_OPEN: string[] = [];
const STORY = ['story'];
const MEANWHILE = ['trade', 'answers', 'cards', 'afterlife'];
const MEANWHILE_TOLD = [...MEANWHILE, ...STORY];
const MAIN = [...MEANWHILE, 'votes', 'door'];
const MAIN_TOLD = [...MAIN, ...STORY];

/** Simulations shut all windows: then none need be looked for, millions of times. */
export const WINDOW_COUNT = MAIN_TOLD.length;
const isShut = (t: Table): boolean => t.shut.length === WINDOW_COUNT;

/** At any time: the dungeon master's tales. */
export const story = (t: Table): string[] => (t.rules.dm < 0 || isShut(t) ? NONE_OPEN : STORY);

/** While the active player is in the middle of something: trades, cards and plans of the dead besides. */
export const midTurn = (t: Table): string[] => (isShut(t) ? NONE_OPEN : t.rules.dm < 0 ? MEANWHILE : MEANWHILE_TOLD);

/** While the active player thinks what to do: the table's own affairs besides. */
export const between = (t: Table): string[] => (isShut(t) ? NONE_OPEN : t.rules.dm < 0 ? MAIN : MAIN_TOLD);
