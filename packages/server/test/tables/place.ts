/** Tables for tests: a store in a temporary directory, services on it, a clock that stands still until told. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botByName } from '@undercroft/bots';
import { loadGame } from '@undercroft/catalog';
import { CHANCE, type DecisionBase, type Json, pick, type Random, type Seat, sfc32, sha256 } from '@undercroft/engine';
import { afterAll } from 'vitest';
import { openStore, type Person, type Store } from '../../src/store/index.ts';
import {
  type CreateTable,
  createTables,
  type RunningTables,
  type TableInfo,
  type TablesSettings,
  type TableView,
} from '../../src/tables/index.ts';

export const HOUR = 3600_000;

/** In memory where there is such a folder: these tests are about tables, and wait for no disk. */
const FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export interface Place {
  store: Store;
  folder: string;
  /** The time at this place; tests push it on. */
  clock: { time: number; now(): number };
  /** Another node on the same store. */
  node(settings?: Partial<TablesSettings>): RunningTables;
  /** Everything any node has logged. */
  logged: string[];
}

const places: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const place of places) await place.close();
});

export async function newPlace(): Promise<Place> {
  const folder = mkdtempSync(join(FOLDER, 'undercroft-tables-'));
  const store = await openStore({ data: folder });
  const clock = { time: Date.UTC(2026, 0, 5, 12), now: () => clock.time };
  const nodes: RunningTables[] = [];
  const logged: string[] = [];
  const write = (about: object, message: string) =>
    void logged.push(`${message} ${JSON.stringify(about)} ${'err' in about ? String(about.err) : ''}`);
  places.push({
    async close() {
      await Promise.all(nodes.map((node) => node.close()));
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  });
  // The same dice every time a test runs.
  let made = 0;
  const fresh = {
    id: (key: string | null) => (key === null ? `table-${++made}` : `table-${sha256(key).slice(0, 8)}`),
    secret: () => sha256(`secret ${made}`),
  };
  const node = (settings: Partial<TablesSettings> = {}) => {
    const log = { info: write, warn: write, error: write };
    const tables = createTables({
      store,
      clock,
      work: 'manual',
      log,
      fresh,
      ...settings,
      bots: { delayMs: 0, threads: 1, ...settings.bots },
    });
    nodes.push(tables);
    return tables;
  };
  return { store, folder, clock, node, logged };
}

export const person = (name: string): Person => ({ id: `id-${name.toLowerCase()}`, name });
export const [ann, bob, cyd, dan, eve] = [person('Ann'), person('Bob'), person('Cyd'), person('Dan'), person('Eve')];

export const asked = (given: Partial<CreateTable> = {}): CreateTable => ({
  game: 'cellar',
  seats: 3,
  options: {},
  visibility: 'public',
  clock: { kind: 'live', factor: 1 },
  bots: [],
  abandoned: 'finish',
  ...given,
});

/** A running table with these people on its first seats; the first one is the host. */
export async function running(tables: RunningTables, people: readonly Person[], given: Partial<CreateTable> = {}): Promise<TableInfo> {
  const made = await tables.create(people[0]!, asked({ seats: people.length, ...given }));
  for (const [seat, who] of people.entries()) await tables.sit(who, made.id, { seat, entropy: `from ${who.name}` });
  return tables.start(people[0]!, made.id);
}

let keys = 0;
export const newKey = (): string => `key-${++keys}`;

/** A sensible answer to a question, found as a program outside would find it: from the view alone. */
async function someAnswer({ info, view }: TableView, { ask, options }: TableView['asked'][number], random: Random): Promise<Json> {
  // A real die shows anything.
  if (ask.kind === CHANCE) return pick(random, options);
  const answers = options.filter((option): option is DecisionBase & Record<string, Json> => isDecision(option));
  const found = botByName('greedy').decide({ game: await loadGame(info.game), view, ask, options: answers }, random);
  return JSON.parse(JSON.stringify(found));
}

const isDecision = (option: Json): boolean => typeof option === 'object' && option !== null && 'kind' in option;

export interface Answer {
  who: Person;
  seat: Seat;
  decision: Json;
  seq: number;
}

/** What this person could answer now, on any of the person's seats. */
export async function nextAnswer(tables: RunningTables, id: string, who: Person, random: Random): Promise<Answer | null> {
  const first = await tables.view(who, id);
  for (const seat of first.mine) {
    const view = seat === first.viewer ? first : await tables.view(who, id, seat);
    const must = view.asked.find(({ ask }) => !ask.may);
    if (must) return { who, seat, decision: await someAnswer(view, must, random), seq: view.seq };
  }
  return null;
}

/** Plays until the game is over, everybody answering as well as a greedy bot; `each` sends an answer. */
export async function playOn(
  tables: RunningTables,
  id: string,
  people: readonly Person[],
  { seed = 1, most = 5000, each }: { seed?: number; most?: number; each?(answer: Answer): Promise<unknown> } = {},
): Promise<number> {
  const random = sfc32(seed);
  const send = each ?? (({ who, ...answer }) => tables.decide(who, id, { ...answer, key: newKey() }));
  for (let n = 0; n < most; ) {
    let answered = 0;
    for (const who of people) {
      const answer = n < most ? await nextAnswer(tables, id, who, random) : null;
      if (answer === null) continue;
      await send(answer);
      answered++;
      n++;
    }
    if (answered === 0) return n;
  }
  return most;
}

export const statusOf = async (tables: RunningTables, id: string): Promise<string> => (await tables.info(null, id)).status;

/** Everything one viewer is sent of a table, as bytes. */
export async function traffic(tables: RunningTables, id: string, who: Person | null, seat?: Seat): Promise<string> {
  return JSON.stringify([await tables.view(who, id, seat), await tables.updates(who, id, 0, seat)]);
}

export async function decideAs(
  tables: RunningTables,
  id: string,
  who: Person,
  decision: DecisionBase & Record<string, Json>,
): Promise<TableView> {
  const { seq } = await tables.view(who, id, decision.seat);
  return tables.decide(who, id, { seat: decision.seat, seq, decision, key: newKey() });
}
