/** Throwing: from what a person decided to what it counts for. */
export { carryOut, filmReleased, filmThrow } from './carry-out.ts';
export { checkThrow } from './check.ts';
export * from './keys.ts';
export type * from './record.ts';
export { USUAL } from './rules.ts';
export { THINGS } from './scenery.ts';
export type * from './verdict.ts';
