/** The lab: simulates and compares any game. */
export { type Comparison, compare, type Difference } from './compare.ts';
export { differenceInterval, type Interval, type Share, wilson } from './intervals.ts';
export { load, runChunk } from './job.ts';
export { type GameResult, playGame, simulationConfig } from './play.ts';
export type { ContentLine, DeedLine, Report } from './report.ts';
export { seedsOf } from './seeds.ts';
export { BadSimulation, cpuSeconds, type SimulationSpec, simulate } from './simulate.ts';
export { type Strength, type StrengthSpec, strength } from './strength.ts';
export type { ErrorSample } from './tally.ts';
