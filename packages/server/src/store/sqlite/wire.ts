/**
 * What crosses between the server's thread and the worker. JSON crosses as text: it is stored so, text copies fast,
 * and no key of it (`__proto__`) can mean anything on the way.
 */
import type { Json } from '@undercroft/engine';
import { Conflict, messageOf, NewerDatabase, StoreUnavailable, ThingTaken, UnknownPerson, UnknownTable } from '../errors.ts';
import type { Changes, Entry, Job, JobChange, NewEntry, TableRow, Thing, ThingChange, ThingEdit } from '../store.ts';

export type WireEntry = Omit<Entry, 'data'> & { data: string };
export type WireNewEntry = Omit<WireEntry, 'seq'>;
export type WireRow = Omit<TableRow, 'meta'> & { meta: string };
export type WireJob = Omit<Job, 'data'> & { data: string };
export type WireJobChange = { kind: string; dueAt: number | null; data: string };
/** With its data as text. */
type AsText<X> = X extends { data: Json } ? Omit<X, 'data'> & { data: string } : X;
export type WireThing = AsText<Thing>;
export type WireThingEdit = AsText<ThingEdit>;
export type WireThingChange = AsText<ThingChange>;
export type WireChanges = Omit<Changes, 'meta' | 'jobs' | 'things'> & { meta?: string; jobs: WireJobChange[]; things: WireThingChange[] };

export function wireEntry(entry: NewEntry): WireNewEntry {
  return { ...entry, data: JSON.stringify(entry.data) };
}

export function wireJob(job: JobChange): WireJobChange {
  return { kind: job.kind, dueAt: job.dueAt, data: JSON.stringify(job.data ?? null) };
}

const wireThing = (change: ThingChange): WireThingChange => ('data' in change ? { ...change, data: JSON.stringify(change.data) } : change);

export function wireChanges({ meta, jobs, things = [], ...changes }: Changes): WireChanges {
  const text = meta === undefined ? {} : { meta: JSON.stringify(meta) };
  return { ...changes, ...text, jobs: (jobs ?? []).map(wireJob), things: things.map(wireThing) };
}

export function parsed<W extends { data: string }>(wire: W): Omit<W, 'data'> & { data: Json } {
  return { ...wire, data: JSON.parse(wire.data) };
}

export function tableRow(wire: WireRow): TableRow {
  return { ...wire, meta: JSON.parse(wire.meta) };
}

/** A request to the worker and its answer; `id` brings them together. */
export interface Request {
  id: number;
  operation: string;
  args: unknown[];
}
/** The last request: the worker answers what came before it, then closes. */
export const CLOSE = 'close';

export type Answer = { id: number; result: unknown } | { id: number; failure: Failure };

/** A whole group crosses as one text: copying a tree of objects from thread to thread takes several times as long. */
export const asText = (group: readonly Request[] | readonly Answer[]): string => JSON.stringify(group);

/** Both ends are ours and say what they send. */
export const fromText = <Group>(text: string): Group => JSON.parse(text);

/** An error as data: classes do not survive the way between threads. */
export interface Failure {
  name: string;
  message: string;
}

export function failureOf(error: unknown): Failure {
  return { name: error instanceof Error ? error.name : 'Error', message: messageOf(error) };
}

const TYPED = [Conflict, UnknownTable, UnknownPerson, ThingTaken, StoreUnavailable, NewerDatabase];

/** The error a failure stands for, in its class. */
export function revive({ name, message }: Failure): Error {
  const type = TYPED.find((each) => each.name === name) ?? Error;
  return new type(message);
}
