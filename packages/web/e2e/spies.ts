/** Looking for secrets: what a browser keeps, remembers and was told, against what its seat may know. */
import { type DecisionBase, type EventBase, type Game, loadMatch, readSave, type Seat } from '@undercroft/engine';
import { expect } from 'vitest';
import type { House } from './house.ts';
import type { Visitor } from './visitor.ts';

/** Everything the page keeps in the browser. */
export function stored({ page }: Visitor): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (databases.length > 0) throw new Error('the page keeps no database; if it does now, look into it here');
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, await caches.keys()]);
  });
}

/** All of the page's memory, as text: every string in it. */
export async function memoryOf({ context, page }: Visitor): Promise<string> {
  const devtools = await context.newCDPSession(page);
  const pieces: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => pieces.push(chunk));
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return pieces.join('');
}

interface Told {
  t: string;
  table?: string;
  seq: number;
  updates?: { seq: number; kind: string; events: EventBase[] }[];
  view?: { viewer: Seat | null; view: unknown };
}

interface Known {
  game: Game;
  house: House;
  table: string;
  seat: Seat;
  /** What must be true of every view that was told. */
  check?(view: unknown): void;
}

/** What a visitor's socket told, against what the rules say their seat may know, worked out anew from the log of the game. */
export async function compare(visitor: Visitor, { game, house, table: id, seat, check }: Known): Promise<number> {
  const proof = await house.server.tables.verification(null, id);
  const save = readSave(proof.match);
  const match = loadMatch(game, { ...save, log: [], fingerprint: '', version: '' });
  const tables = [game.sight.clone(match.table)];
  for (const d of save.log) {
    match.decide(d as DecisionBase);
    tables.push(game.sight.clone(match.table));
  }
  const redacted = match.events.map((events) => events.flatMap((e) => game.sight.redact(e, seat) ?? []));
  const told: Told[] = visitor.heard.map((text) => JSON.parse(text)).filter((message: Told) => message.table === id);
  let moment = -1;
  let views = 0;
  for (const { updates = [], view } of told) {
    for (const { kind, events } of updates) {
      if (kind !== 'started' && kind !== 'decided') expect(events).toEqual([]);
      else expect(events).toEqual(JSON.parse(JSON.stringify(redacted[++moment])));
    }
    if (!view || view.view === null) continue;
    expect(view.viewer).toBe(seat);
    check?.(view.view);
    expect(view.view).toEqual(JSON.parse(JSON.stringify(game.sight.view(tables[moment]!, seat))));
    views++;
  }
  expect(moment).toBe(save.log.length);
  return views;
}
