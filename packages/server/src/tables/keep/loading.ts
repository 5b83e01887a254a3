/** From the store into memory: snapshot, then the log after it. */

import type { DecisionBase } from '@undercroft/engine';
import type { Entry, Snapshot, Store } from '../../store/store.ts';
import { TableError } from '../said/contract.ts';
import { readEntry, type TableEntry } from '../said/log.ts';
import { infoOfRow } from '../sight/info.ts';
import { noSuchTable } from '../sight/who.ts';
import { Moments } from '../table/course.ts';
import { guarded, RulesFailed } from '../table/failing.ts';
import { copyTable, type Desk, replayEntry, stopEndless, type Told, tableFrom } from '../table/happen.ts';
import { mustNotBeNewer, rulesOf } from '../table/proofs.ts';
import type { TableState } from '../table/state.ts';
import { materialAt } from './games.ts';
import type { Run } from './guard.ts';
import type { Setting } from './setting.ts';
import { restore } from './snapshot.ts';

/** A table in memory. `state` is replaced, never changed, so that whoever reads it sees one moment. */
export interface Kept {
  state: TableState;
  desk: Desk;
  /** Keys of all requests in the log. */
  keys: Set<string>;
  /** The last entries with their events, the newest last. */
  told: Told[];
  /** How many entries the last snapshot covers. */
  snapshotSeq: number;
  /** The rules failed to show it: they are not asked again. */
  unseen?: true;
  /** Where its log stopped leading anywhere: what had been decided, and the entry that came next. */
  broken?: { log: readonly DecisionBase[]; next: TableEntry };
}

const PAGE = 500;

/** How many entries a table keeps ready for those who reconnect; older ones are replayed from the log. */
const TOLD = 512;

async function* pages(store: Store, tableId: string, after: number): AsyncGenerator<Entry[]> {
  for (let seq = after; ; ) {
    const page = await store.entries(tableId, seq, PAGE);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    seq = page.at(-1)!.seq;
  }
}

/** Takes committed entries into the table. */
export function advance(kept: Kept, state: TableState, told: Told[]): void {
  kept.state = state;
  kept.told.push(...told);
  if (kept.told.length > 2 * TOLD) kept.told.splice(0, kept.told.length - TOLD);
  for (const { entry } of told) if (entry.key !== null) kept.keys.add(entry.key);
  // Somebody took it up again: the rules may try once more to show it.
  if (told.some(({ entry }) => entry.kind === 'revived')) delete kept.unseen;
}

/** Reads what others have appended; says whether there was anything. */
export async function catchUp(setting: Setting, kept: Kept): Promise<boolean> {
  const { seq, id } = kept.state;
  for await (const page of pages(setting.store, id, seq)) await takeIn((work) => setting.guard.run(work, { table: id }), kept, page);
  return kept.state.seq > seq;
}

function ifEndless(error: unknown): void {
  if (!(error instanceof RulesFailed)) throw error;
}

/** What entries lead to. */
interface Replayed {
  state: TableState;
  told: Told[];
  broken: Kept['broken'];
}

/** Replays entries on a copy: it can be begun anew at any time. `note` hears of each before it is done. */
export function replayOn(
  desk: Desk,
  before: TableState,
  entries: readonly TableEntry[],
  { note, endless }: { note?(seq: number): void; endless?: number } = {},
): Replayed {
  const state = copyTable(desk.game, before);
  const told: Told[] = [];
  let broken: Kept['broken'];
  for (const entry of entries) {
    const log = state.course?.log ?? [];
    if (entry.seq !== state.seq + 1) throw new Error(`the log of table '${state.id}' has no entry ${state.seq + 1}`);
    note?.(entry.seq);
    // The game ends before an entry in which its rules do not come to an end.
    if (entry.seq === endless) stopEndless(state, entry);
    told.push({ entry, events: replayEntry(desk, state, entry) });
    if (state.fault !== null) broken ??= { log, next: entry };
  }
  return { state, told, broken };
}

/** The game ends before these entries, without its rules being asked for anything. */
function stoppedAt(desk: Desk, before: TableState, entries: readonly TableEntry[]): Replayed {
  return replayOn(desk, { ...before, course: null }, entries, { endless: entries[0]!.seq });
}

/**
 * Takes a page of the log into the table; `run` does the rules' work and ends it if it does not end by itself. Where it is
 * known to be endless, from a time before, it is not tried again.
 */
export async function takeIn(run: Run, kept: Kept, page: readonly Entry[], known: number | null = null): Promise<void> {
  const { desk, state: before } = kept;
  const entries = page.map(readEntry);
  for (const entry of entries) if (entry.kind === 'ruled') mustNotBeNewer(entry.data, desk.game);
  let at = known ?? 0;
  const note = (seq: number) => {
    at = seq;
  };
  const replayed = (endless?: number) => run(() => replayOn(desk, before, entries, { note, ...(endless && { endless }) }));
  const { state, told, broken } = await replayed(at)
    .catch((error: unknown) => {
      ifEndless(error);
      return replayed(at);
    })
    .catch((error: unknown) => {
      ifEndless(error);
      return stoppedAt(desk, before, entries);
    });
  if (broken) kept.broken ??= broken;
  advance(kept, state, told);
}

async function deskFor(setting: Setting, tableId: string): Promise<Desk> {
  const { store, games } = setting;
  const row = await store.get(tableId);
  if (row === null) throw noSuchTable();
  const [game, secret] = await Promise.all([games.load(row.game), store.secret(tableId)]);
  // A running table brought from another server comes without its secret; nobody could check its dice.
  if (secret === null) throw new TableError('no-secret', 409, 'the secret behind the dice of this table is not on this server');
  const { material: told, version } = infoOfRow(row);
  mustNotBeNewer({ version }, game);
  const known = told && setting.materials.lately(game, told.hash);
  const material = known ?? (told && (await materialAt(setting, game, await firstOf(store, tableId))));
  const isOver = row.status === 'finished';
  return { game, secret, material, ours: rulesOf(game, material), isOver, rules: null, moments: new Moments() };
}

/** A snapshot at which the game's own code fails is as good as none. */
const restoredFrom = (setting: Setting, tableId: string, desk: Desk, snapshot: Snapshot) =>
  setting.guard
    .run(() => guarded(() => restore(desk, snapshot)), { table: tableId })
    .catch((error: unknown) => {
      ifEndless(error);
      return null;
    });

/** Loads a table. `whole`: with all its news, so from the first entry on. */
export async function load(setting: Setting, tableId: string, whole: boolean): Promise<Kept> {
  const desk = await deskFor(setting, tableId);
  const snapshot = whole ? null : await setting.store.snapshot(tableId);
  const restored = snapshot && (await restoredFrom(setting, tableId, desk, snapshot));
  const kept = restored
    ? { state: restored.state, desk, keys: new Set(restored.keys), told: [], snapshotSeq: restored.state.seq }
    : await fromFirst(setting.store, tableId, desk);
  await catchUp(setting, kept);
  return kept;
}

async function firstOf(store: Store, tableId: string): Promise<TableEntry> {
  const [first] = await store.entries(tableId, 0, 1);
  if (first === undefined) throw noSuchTable();
  return readEntry(first);
}

/** The table as its first entry makes it. */
export async function fromFirst(store: Store, tableId: string, desk: Desk): Promise<Kept> {
  const entry = await firstOf(store, tableId);
  const keys = new Set(entry.key === null ? [] : [entry.key]);
  return { state: tableFrom(tableId, entry), desk, keys, told: [{ entry, events: [] }], snapshotSeq: 0 };
}

/** News after `since` that are in memory; null: they are not, and have to be looked up in the log. */
export function recentSince({ told, state }: Kept, since: number): Told[] | null {
  if (since >= state.seq) return [];
  const first = told[0]?.entry.seq ?? Number.POSITIVE_INFINITY;
  return first > since + 1 ? null : told.slice(since + 1 - first);
}
