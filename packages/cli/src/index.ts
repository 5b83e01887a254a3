/** The command-line program, as a function: tests and other programs can run it without a process. */
export type { Command, Io } from './io.ts';
export { undercroft } from './program.ts';
