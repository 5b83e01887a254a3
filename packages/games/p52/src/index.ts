/** P52: a whole dungeon dealt from two packs of cards. */
export type { Act, Decision, Kind } from './decisions.ts';
export { bookFor } from './doors.ts';
export type { P52Event } from './events.ts';
export * from './forecast.ts';
export { CORES, type Core } from './formula/syntax.ts';
export { game } from './game.ts';
export { placeNamed, sourceNamed, spotNamed, squareNamed } from './names.ts';
export { bookIn, eventIn, printedName, viewIn } from './retold.ts';
export { readScenario } from './scenario/read.ts';
export type { Enemy, SpotState, Table } from './table.ts';
export type { P52Say } from './texts.ts';
export type { HeroView, View } from './view.ts';
