/** Looking back at a long game: cheap once it was done, in line behind those who play, and refused when the line is full. */
import { loadGame as loadReal } from '@undercroft/catalog';
import type { Game } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { Guard } from '../../src/tables/keep/guard.ts';
import { PIECE } from '../../src/tables/past/past.ts';
import { Reading } from '../../src/tables/past/reading.ts';
import { longGame } from './long-game.ts';
import { ann, newKey, newPlace, playOn, running, traffic } from './place.ts';

/** Games whose decisions are counted as they are taken or replayed. */
function counting() {
  const count = { decisions: 0 };
  const known = new Map<string, Game>();
  const load = async (slug: string): Promise<Game> => {
    const game = known.get(slug) ?? (await loadReal(slug));
    const counted: Game = {
      ...game,
      play: {
        ...game.play,
        decide(t, d, out) {
          count.decisions++;
          return game.play.decide(t, d, out);
        },
      },
    };
    if (!known.has(slug)) known.set(slug, counted);
    return known.get(slug)!;
  };
  return { count, games: { load, module: import.meta.resolve('@undercroft/catalog') } };
}

test('a moment of a long game is at most one piece of its log away, and old news take no replay at all', async () => {
  const place = await newPlace();
  const { id, entries } = await longGame(place.store, place.node(), ann, { decisions: 1_300 });
  const { count, games } = counting();
  const tables = place.node({ games });
  // Whoever looks back first makes the pieces.
  await tables.viewAt(ann, id, entries);
  const first = await tables.updates(null, id, 0);
  expect(first.map(({ seq }) => seq)).toEqual(Array.from({ length: 1000 }, (_, i) => i + 1));
  count.decisions = 0;
  expect(await tables.updates(null, id, 0, undefined, 500)).toEqual(first.slice(0, 500));
  expect(await tables.updates(null, id, 123, undefined, 300)).toEqual(first.slice(123, 423));
  expect(count.decisions).toBe(0);
  for (const at of [1, 9, 10, 11, 100, 351, 352, entries]) {
    const before = count.decisions;
    expect(await tables.viewAt(ann, id, at)).toMatchObject({ seq: at, asked: [] });
    expect(count.decisions - before).toBeLessThanOrEqual(PIECE);
  }
  // The same as a server finds that has never looked back.
  const fresh = place.node();
  for (const at of [11, 100, 352]) expect(await tables.viewAt(ann, id, at, 3)).toEqual(await fresh.viewAt(ann, id, at, 3));
  expect(await tables.export(ann, id)).toEqual(await fresh.export(ann, id));
});

test('taking back in a long game begins at a moment near by, and leads to the same table', async () => {
  const place = await newPlace();
  const { id } = await longGame(place.store, place.node(), ann, { decisions: 700 });
  const { count, games } = counting();
  const tables = place.node({ games });
  for (let n = 0; n < 3; n++) {
    const { waitingFor } = await tables.info(ann, id);
    const seat = waitingFor[0]!;
    await tables.view(ann, id, seat);
    count.decisions = 0;
    await tables.undo(ann, id, { seat, to: 690 - n * 3, key: newKey() });
    expect(count.decisions).toBeGreaterThan(0);
    expect(count.decisions).toBeLessThanOrEqual(64);
  }
  const fresh = place.node();
  for (const seat of [0, 5]) expect(await traffic(tables, id, ann, seat)).toBe(await traffic(fresh, id, ann, seat));
});

test('the proof of a game is made once', async () => {
  const place = await newPlace();
  const { count, games } = counting();
  const tables = place.node({ games });
  const { id } = await running(tables, [ann, ann]);
  await playOn(tables, id, [ann]);
  const proofs = await Promise.all([tables.verification(null, id), tables.verification(ann, id)]);
  expect(proofs[0]).toEqual(proofs[1]);
  count.decisions = 0;
  expect(await tables.verification(null, id)).toEqual(proofs[0]);
  expect(count.decisions).toBe(0);
});

test('one reads at a time, one person waits with a dozen at most, and more are told to come again', async () => {
  const reading = new Reading(new Guard(1000), () => Number.NEGATIVE_INFINITY);
  const { promise, resolve } = Promise.withResolvers<void>();
  const done: number[] = [];
  const reads = Array.from({ length: 20 }, (_, n) => reading.run('ann', () => promise.then(() => done.push(n))));
  const settling = Promise.allSettled(reads);
  await expect(reads.at(-1)).rejects.toMatchObject({ code: 'busy', status: 503, name: 'Busy' });
  const other = reading.run('bob', async (step) => step(() => 'bob'));
  resolve();
  expect(await other).toBe('bob');
  const settled = await settling;
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(13);
  expect(done).toEqual(Array.from({ length: 13 }, (_, n) => n));
  expect(reading.waiting).toBe(0);
});

test('while people move, looking back leaves them most of the time', async () => {
  const spent = async (lastMove: () => number) => {
    const reading = new Reading(new Guard(1000), lastMove);
    const busy = () => {
      for (const end = performance.now() + 10; performance.now() < end; );
    };
    const began = performance.now();
    await reading.run('ann', async (step) => {
      for (let n = 0; n < 6; n++) await step(busy);
    });
    return performance.now() - began;
  };
  expect(await spent(() => performance.now())).toBeGreaterThan(5 * 60);
  expect(await spent(() => Number.NEGATIVE_INFINITY)).toBeLessThan(5 * 60);
});
