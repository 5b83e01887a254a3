/** Running tables under other rules than they began with: the log leads to the same, or the table says that it cannot go on. */
import { loadGame } from '@undercroft/catalog';
import type { Game } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { exportTable, importTable } from '../../src/store/index.ts';
import type { RunningTables, TableView } from '../../src/tables/index.ts';
import { isNewer } from '../../src/tables/table/proofs.ts';
import { ann, asked, bob, HOUR, newPlace, type Place, playOn, running, statusOf } from './place.ts';

const cellar = await loadGame('cellar');
const TWO = [ann, bob];
const LONG = { options: { rounds: 20, purse: 'bulging' }, clock: { kind: 'none' } as const };
const at = (place: Place, game: Game, settings: Parameters<Place['node']>[0] = {}) =>
  place.node({ games: { load: async () => game, module: '@undercroft/catalog' }, ...settings });
const goldOf = ({ view }: TableView) => Object(view).thieves.map(({ gold }: { gold: number }) => gold);

/** The same rules under another name. */
const raised = (version: string, game = cellar): Game => ({ ...game, about: { ...game.about, version } });
/** A figure on a card is another. */
const richer = (game = cellar): Game => ({
  ...game,
  about: { ...game.about, content: { ...Object(game.about.content), figure: 8 } },
  play: {
    ...game.play,
    setup: (config, random) => {
      const t = Object(game.play.setup(config, random));
      for (const thief of t.thieves) thief.gold += 2;
      return t;
    },
  },
});
/** The same until so many decisions were taken; then nobody is told, or somebody is. */
function strayingAfter(most: number, tells: boolean): Game {
  const { play } = cellar;
  let taken = 0;
  const straying =
    (take: typeof play.apply): typeof play.apply =>
    (t, d, out) => {
      const before = out?.length ?? 0;
      const result = take(t, d, out);
      if (++taken <= most) return result;
      if (!tells) Object(t).thieves[0].gold++;
      else if (out && out.length > before) Object(out.at(-1)).more = true;
      return result;
    };
  return { ...raised('2'), play: { ...play, decide: straying(play.decide), apply: straying(play.apply) } };
}

async function played(tables: RunningTables, most = 40): Promise<string> {
  const { id } = await running(tables, TWO, LONG);
  await playOn(tables, id, TWO, { most });
  return id;
}

test('rules that lead to the same go on with the table, and the log says from where on', async () => {
  const place = await newPlace();
  const id = await played(place.node());
  const before = await place.node().view(ann, id);
  const newer = at(place, raised('2'));
  expect(await newer.info(ann, id)).toMatchObject({ status: 'running', version: '2' });
  expect((await newer.updates(ann, id, 0)).at(-1)).toMatchObject({ kind: 'ruled', data: { version: '2' } });
  expect((await newer.view(ann, id)).view).toEqual(before.view);
  await playOn(newer, id, TWO);
  expect(await statusOf(newer, id)).toBe('finished');
  expect((await newer.verification(ann, id)).match).toMatchObject({ version: '2' });
  // Once is enough.
  const kinds = (await place.store.entries(id, 0, 5000)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'ruled')).toHaveLength(1);
});

test.each([['content'], ['version and content']])(
  'another figure (%s) rewrites no past: the table is stopped and says so',
  async (what) => {
    const place = await newPlace();
    const first = place.node();
    const id = await played(first);
    const view = await first.view(ann, id);
    const later = at(place, what === 'content' ? richer() : raised('2', richer()));
    const { view: seen, info } = await later.view(ann, id);
    expect(info.status).toBe('archived');
    expect(seen).toBeNull();
    const {
      asked: [question],
    } = view;
    const decision = question?.options[0] ?? { seat: 0, kind: 'pass' };
    await expect(later.decide(ann, id, { seat: 0, seq: view.seq, decision, key: 'k' })).rejects.toMatchObject({ status: 409 });
    await expect(later.revive(ann, id)).rejects.toMatchObject({ code: 'rules-changed', message: expect.stringContaining('version 1') });
    expect((await later.updates(ann, id, 0)).at(-1)).toMatchObject({ kind: 'archived', data: { reason: 'rules-changed' } });
    expect(place.logged.join()).toContain('leads elsewhere');
    // What was true before is true still, by the rules it was played by.
    expect(goldOf(await place.node().viewAt(ann, id, view.seq))).toEqual(goldOf(view));
  },
);

test.each([
  ['what everybody is told', 10, true],
  ['the table alone', 10, false],
])('rules that stray in %s long after the start are found out', async (_what, most, tells) => {
  const place = await newPlace();
  const id = await played(place.node(), 32);
  expect(await statusOf(at(place, strayingAfter(most, tells)), id)).toBe('archived');
});

test('a node with older rules refuses a table, also one it has in memory, and the newer one goes on', async () => {
  const place = await newPlace();
  const [older, newer] = [place.node(), at(place, raised('2'))];
  const id = await played(older);
  expect(await statusOf(newer, id)).toBe('running');
  const refused = { code: 'newer-rules', status: 503, message: expect.stringContaining('version 2') };
  await expect(older.view(ann, id)).rejects.toMatchObject(refused);
  await expect(place.node().info(ann, id)).rejects.toMatchObject(refused);
  await playOn(newer, id, TWO);
  expect(await statusOf(newer, id)).toBe('finished');
});

test('a table that has not begun is begun by the rules of today', async () => {
  const place = await newPlace();
  const { id } = await place.node().create(ann, asked({ seats: 2 }));
  const later = at(place, raised('2', richer()));
  for (const [seat, who] of TWO.entries()) await later.sit(who, id, { seat, entropy: 'x' });
  await later.start(ann, id);
  await playOn(later, id, TWO);
  expect(await later.info(ann, id)).toMatchObject({ status: 'finished', version: '2' });
});

test('a table that is taken up again goes on by the rules of today, if they lead to the same', async () => {
  const place = await newPlace();
  const first = place.node();
  const { id } = await running(first, TWO, { ...LONG, abandoned: 'archive' });
  await playOn(first, id, TWO, { most: 20 });
  // One after the other is given up, and then the table.
  for (let month = 0; month < 6; month++) {
    place.clock.time += 40 * 24 * HOUR;
    await first.work.runDue();
  }
  expect(await statusOf(first, id)).toBe('archived');
  const newer = at(place, raised('2'));
  expect(await newer.revive(ann, id)).toMatchObject({ status: 'running', version: '2' });
  expect(await statusOf(at(place, raised('3', richer())), id)).toBe('archived');
});

/** The table in another place, as an earlier version wrote it: without hashes. */
async function withoutProofs(from: Place, id: string): Promise<Place> {
  const place = await newPlace();
  const table = JSON.parse(JSON.stringify(await exportTable(from.store, id)));
  for (const { data } of table.entries) delete data.led;
  await importTable(place.store, { ...table, secret: table.secret ?? (await from.store.secret(id)) });
  return place;
}

test('the log of an earlier version goes on by the rules it was played by, and by no others', async () => {
  const place = await newPlace();
  const id = await played(place.node());
  const secret = (await place.store.secret(id))!;
  for (const [game, status] of [
    [cellar, 'running'],
    [raised('2'), 'archived'],
  ] as const) {
    const old = await withoutProofs(place, id);
    const store = new Proxy(old.store, {
      get: (target, name) => (name === 'secret' ? async () => secret : Reflect.get(target, name).bind(target)),
    });
    expect(await statusOf(at(old, game, { store }), id)).toBe(status);
  }
});

test('a finished game can be looked at by other rules only as far as they lead to what was', async () => {
  const place = await newPlace();
  const first = place.node();
  const { id } = await running(first, TWO, { options: { rounds: 2 } });
  await playOn(first, id, TWO);
  expect((await at(place, raised('2')).verification(ann, id)).match).toMatchObject({ version: '2' });
  const strange = at(place, raised('2', richer()));
  expect((await strange.info(ann, id)).status).toBe('finished');
  await expect(strange.verification(ann, id)).rejects.toMatchObject({ code: 'rules-changed', status: 409 });
  expect(await strange.export(ann, id)).toMatchObject({ row: { status: 'finished' } });
  // From before hashes were kept: it must at least end as it did.
  const old = await withoutProofs(place, id);
  expect((await at(old, raised('2')).verification(ann, id)).match).toMatchObject({ version: '2' });
  await expect(at(old, raised('2', richer())).verification(ann, id)).rejects.toMatchObject({ code: 'rules-changed' });
});

test('hashes are told to nobody while the game runs', async () => {
  const tables = (await newPlace()).node();
  const id = await played(tables);
  for (const who of [ann, bob, null]) expect(JSON.stringify(await tables.updates(who, id, 0))).not.toContain('"led"');
});

test.each([
  ['2', '1', true],
  ['10', '9', true],
  ['1.10', '1.9', true],
  ['1', '1.0', false],
  ['1', '2', false],
])('version %s is newer than %s: %s', (one, other, is) => {
  expect(isNewer(one, other)).toBe(is);
});
