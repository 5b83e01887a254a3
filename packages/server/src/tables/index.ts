/** Tables that live: durable, fair, and the same on every node. What happens to a move is in `move.ts`: read that first. */
export { LONGEST_NAME } from '@undercroft/engine';
export { commitOf, newSecret, type SeatCommit, type SeatEntropy, type SeedParts, seedOf, seedText, unfair } from '../fair/fair.ts';
export { inviteHash } from './door/invites.ts';
export { createTables, type RunningTables } from './door/service.ts';
export type { TablesSettings } from './door/settings.ts';
export type { Figures, Games, Log } from './keep/setting.ts';
export { Busy } from './past/reading.ts';
export * from './said/contract.ts';
export type { Happening, Kind, TableEntry } from './said/log.ts';
export { PACES, type Pace, USUAL_PACE } from './said/pace.ts';
export { cleanName, LONGEST_ENTROPY, LONGEST_SAYING } from './said/texts.ts';
