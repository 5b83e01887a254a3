/** The durable store: what the server core uses, whichever database is behind it. */
export * from './errors.ts';
export { BadDocument, exportTable, importTable, type TableDocument } from './export.ts';
export { type Location, openStore } from './open.ts';
export { backUpDirectory, DATABASE_FILE } from './sqlite/store.ts';
export type * from './store.ts';
export type { Report } from './watchers.ts';
