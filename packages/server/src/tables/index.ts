/** Tables that live: durable, fair, and the same on every node. */
export { commitOf, newSecret, type SeatCommit, type SeatEntropy, type SeedParts, seedOf, seedText, unfair } from '../fair/fair.ts';
export * from './contract.ts';
export { inviteHash } from './invites.ts';
export type { Happening, Kind, TableEntry } from './log.ts';
export { Busy } from './reading.ts';
export { createTables, type RunningTables } from './service.ts';
export type { Figures, Games, Log } from './setting.ts';
export type { TablesSettings } from './settings.ts';
export { cleanName, LONGEST_ENTROPY, LONGEST_NAME, LONGEST_SAYING } from './texts.ts';
