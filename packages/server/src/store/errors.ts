/** What can go wrong with a store, as types the server can tell apart. Every message is one clear line. */

/** Somebody else was faster: the log has gone on, or the id is taken. Read again and judge again. */
export class Conflict extends Error {
  override name = 'Conflict';
}

export class UnknownTable extends Error {
  override name = 'UnknownTable';
}

export class UnknownPerson extends Error {
  override name = 'UnknownPerson';
}

/** A thing that was to be brought is at another table, has changed meanwhile, or is not there. */
export class ThingTaken extends Error {
  override name = 'ThingTaken';
}

/** The database is gone, the disk is full or the store is closed. The request may or may not have been applied. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** The database was written by a newer version of Undercroft; this one would damage it. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase';
}

/** A cursor that no page of this list gave. */
export class BadCursor extends Error {
  override name = 'BadCursor';
}

/** A text with a NUL character in it: no store takes one, and no text of ours holds one. */
export class BadText extends Error {
  override name = 'BadText';
}

/** Throws `BadText` if one of these is, or holds in a list, such a text. */
export function mustBeTexts(values: readonly unknown[]): void {
  for (const value of values) {
    if (Array.isArray(value)) mustBeTexts(value);
    else if (typeof value === 'string' && value.includes('\0')) throw new BadText('a text must not hold a NUL character');
  }
}

export function conflictAfter(tableId: string, afterSeq: number): Conflict {
  return new Conflict(`the log of table '${tableId}' does not end with entry ${afterSeq}`);
}

export function tableTaken(tableId: string): Conflict {
  return new Conflict(`there is already a table '${tableId}'`);
}

export function unknownTable(tableId: string): UnknownTable {
  return new UnknownTable(`there is no table '${tableId}'`);
}

export function unknownPerson(personId: string): UnknownPerson {
  return new UnknownPerson(`there is no person '${personId}'`);
}

export function thingTaken(thingId: string): ThingTaken {
  return new ThingTaken(`the thing '${thingId}' cannot be brought: it is at a table, has changed, or is somebody else's`);
}

export function storeClosed(): StoreUnavailable {
  return new StoreUnavailable('the store is closed');
}

export function newerDatabase(found: number, known: number): NewerDatabase {
  return new NewerDatabase(
    `the database has schema version ${found}, this version of Undercroft knows only up to ${known}: update Undercroft`,
  );
}

/** For errors of other making: their message, whatever was thrown. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Node bundles refused connections to several addresses in an error without a message of its own.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ');
  return error.message;
}
