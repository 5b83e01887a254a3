/** Throwing: from what a person decided to what it counts for. */
export { aim, plainThrow } from './aim/aim.ts';
export { filmLaunch, type LaunchFilm } from './body/launch-film.ts';
export { carryOut, filmReleased, filmThrow } from './carry-out.ts';
export { checkThrow } from './check.ts';
export type * from './contract.ts';
export { type Habit, withHabit } from './habit.ts';
export * from './keys.ts';
export type * from './record.ts';
export { roughly } from './rough.ts';
export { USUAL } from './rules.ts';
export { THINGS } from './scenery.ts';
export type * from './verdict.ts';
export { isBeside, isOnBoard } from './where.ts';
