/** The testkit: every game passes it. Nothing here needs a test runner; `@undercroft/testkit/suite` registers tests. */
export { altered, type Changes, withChanges } from './altered.ts';
export { type ConformanceSetup, conformance, PROMISES, recordings } from './conformance.ts';
export { counts } from './counts.ts';
export { copyOf, difference, notPlain } from './data.ts';
export * from './fuzz.ts';
export { type GoldenSetup, golden } from './golden.ts';
export { anyAnswer, anyDecision, anyOptions, type Recording, randomFrom, record } from './play.ts';
export type { GamePromise, Moment } from './promises/promise.ts';
export { type RuleCoverage, ruleCoverage } from './rule-coverage.ts';
export { allSteps, stepsReachedBy, unreachedSteps } from './steps.ts';
export * from './tables.ts';
export { linesLeftInEnglish, wrongTexts } from './translation.ts';
