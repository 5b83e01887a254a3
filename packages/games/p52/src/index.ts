/** P52: a whole dungeon dealt from two packs of cards. */
export type { Decision } from './decisions.ts';
export type { P52Event } from './events.ts';
export { game } from './game.ts';
export { readScenario } from './scenario/read.ts';
export type { Table } from './table.ts';
export type { View } from './view.ts';
