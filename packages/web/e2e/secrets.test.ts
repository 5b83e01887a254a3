import { type DecisionBase, type EventBase, loadMatch, readSave, type Seat } from '@undercroft/engine';
import { game, type Table } from '@undercroft/table-dungeon';
import { expect, test } from 'vitest';
import { robot } from './hands.ts';
import { openHouse } from './house.ts';
import type { Visitor } from './visitor.ts';

const house = openHouse();

const ADA = 0;
const BEN = 1;

/** Everything the page keeps in the browser. */
function stored({ page }: Visitor): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (databases.length > 0) throw new Error('the page keeps no database; if it does now, look into it here');
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, await caches.keys()]);
  });
}

/** All of the page's memory, as text: every string in it. */
async function memoryOf({ context, page }: Visitor): Promise<string> {
  const devtools = await context.newCDPSession(page);
  const pieces: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => pieces.push(chunk));
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return pieces.join('');
}

/** Things only Ben knows, and that nobody else's browser has any business with. */
async function secretsOf(ben: Visitor): Promise<string[]> {
  const own = await ben.newTable({ game: 'cellar', seats: 2, name: 'Bens secret cellar' });
  const person = own.seats[0]?.person;
  if (!person) throw new Error('Ben sits at his own table');
  const invite = await house().server.tables.invite(person, own.id);
  await ben.page.evaluate(() => localStorage.setItem('undercroft-nicknames', '[["x",{"0":"Bens nickname"}]]'));
  const tokens = (await ben.context.cookies()).map(({ value }) => value).filter((value) => value.length > 8);
  expect(tokens.length).toBeGreaterThan(0);
  return ['Bens secret cellar', 'Bens nickname', own.id, invite.code, ...tokens];
}

interface Told {
  t: string;
  table?: string;
  seq: number;
  updates?: { seq: number; kind: string; events: EventBase[] }[];
  view?: { viewer: Seat | null; view: { seats: { hand: unknown; action: unknown; xp: unknown }[] } | null };
}

/** What Ada's socket told, against what the rules say she may know, worked out anew from the log of the game. */
async function compare(ada: Visitor, id: string): Promise<number> {
  const proof = await house().server.tables.verification(null, id);
  const save = readSave(proof.match);
  const match = loadMatch(game, { ...save, log: [], fingerprint: '', version: '' });
  const tables: Table[] = [game.clone(match.table)];
  for (const d of save.log) {
    match.decide(d as DecisionBase);
    tables.push(game.clone(match.table));
  }
  const redacted = match.events.map((events) => events.flatMap((e) => game.redact(e, ADA) ?? []));
  const told: Told[] = ada.heard.map((text) => JSON.parse(text)).filter((message: Told) => message.table === id);
  let moment = -1;
  let views = 0;
  for (const { updates = [], view } of told) {
    for (const { kind, events } of updates) {
      if (kind !== 'started' && kind !== 'decided') expect(events).toEqual([]);
      else expect(events).toEqual(JSON.parse(JSON.stringify(redacted[++moment])));
    }
    if (!view || view.view === null) continue;
    expect(view.viewer).toBe(ADA);
    const { hand, action, xp } = view.view.seats[BEN]!;
    expect([hand, action, xp]).toEqual([null, null, null]);
    expect(view.view).toEqual(JSON.parse(JSON.stringify(game.view(tables[moment]!, ADA))));
    views++;
  }
  expect(moment).toBe(save.log.length);
  return views;
}

test("nothing of another seat's secrets is in the page, its storage, its memory or its traffic", async () => {
  const [ada, ben] = [await house().visitor(), await house().visitor()];
  await ada.become('Ada');
  await ben.become('Ben');
  const { id } = await ada.newTable({ game: 'table-dungeon', seats: 2, visibility: 'public' });
  await ben.go('/');
  const secrets = [...(await secretsOf(ben)), `entropy of seat ${BEN}`];
  await ben.sit(id, BEN);
  await ada.go(`/t/${id}`);
  await ben.go(`/t/${id}`);
  await ada.start(id);
  const pages: string[] = [];
  const keep = async () => pages.push(await ada.page.content());
  const memory: string[] = [];
  const remember = async (presses: number) => {
    await keep();
    // Once, in the middle: it takes a while.
    if (presses === 12) memory.push(await memoryOf(ada));
  };
  await Promise.all([robot(ada.page, { seed: 31, before: remember }), robot(ben.page, { seed: 32 })]);
  expect(await compare(ada, id)).toBeGreaterThan(5);
  // The check can fail: what Ben was told is more than Ada may know.
  await expect(compare(ben, id)).rejects.toThrow();
  expect(await stored(ben)).toContain('Bens nickname');
  // The game is over: its own secret is published now, but was not before.
  const { secret, seed } = await house().server.tables.verification(null, id);
  const traffic = await ada.traffic();
  const all = [...traffic, ...pages, await stored(ada), ...memory].join('\n');
  expect(memory[0]).toContain('Ada');
  for (const marker of [...secrets, secret, seed]) expect(all.includes(marker), `Ada's browser knows '${marker}'`).toBe(false);
});
