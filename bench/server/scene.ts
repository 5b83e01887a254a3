/** What the worst visitor finds on the server: long games, a full shelf, large material. */
import { loadGame } from '@undercroft/catalog';
import { beginTable, below, configFor, type DecisionBase, type Json, keptBy, sfc32 } from '@undercroft/engine';
import { createTables, openStore } from '@undercroft/server';
import { hashOf } from '../../packages/server/src/http/identity.ts';
import { longGame } from '../../packages/server/test/tables/long-game.ts';
import type { Scene } from './worst.ts';

/** The visitor is two people, for one may ask only half as often as an address. */
export const TOKENS = ['first', 'second'].map((name) => `${name}-token-of-the-worst-visitor-there-is`);
const THINGS = 60;

/** Somebody who has lived through a game of P52 with random answers, as they come home. */
async function character(): Promise<Json> {
  const game = await loadGame('p52');
  const t = beginTable(game, { config: configFor(game, {}), seed: '5'.repeat(64) }, null);
  const random = sfc32(1);
  for (let n = 0; n < 2_000 && t.stack.length > 0; n++) {
    const ask = game.play.pending(t).find(({ may }) => !may)!;
    const answers: DecisionBase[] = game.play.options(t, ask);
    game.play.decide(
      t,
      answers.length > 0 ? answers[below(random, answers.length)]! : game.play.questions[ask.kind]!.fallback(t, ask),
      null,
    );
  }
  return keptBy(game, t, 0)!;
}

export async function sceneIn(data: string): Promise<Scene> {
  const store = await openStore({ data });
  const tables = createTables({ store, work: 'manual' });
  const host = { id: 'host', name: 'Host' };
  await store.createPerson({ ...host, tokenHash: hashOf('token', TOKENS[0]!) });
  await store.addToken(host.id, hashOf('token', TOKENS[1]!));
  const running = await longGame(store, tables, host, { decisions: 1_872 });
  const finished = await longGame(store, tables, host, { decisions: 1_872, ends: true });
  const shipped = Object((await loadGame('p52')).doors?.material?.shipped['drowned-bailey']);
  const spec = {
    game: 'p52',
    seats: 2,
    options: {},
    visibility: 'public',
    clock: { kind: 'none' },
    bots: [],
    abandoned: 'finish',
  } as const;
  const { id: open } = await tables.create(host, { ...spec, bots: [], material: shipped });
  await tables.sit(host, open, { seat: 0, entropy: 'x' });
  const { code } = await tables.invite(host, open);
  const thing = await character();
  for (let n = 0; n < THINGS; n++) {
    await store.putThing({ id: `thing-${n}`, owner: host.id, game: 'p52', title: `Number ${n}`, createdAt: n, data: thing });
  }
  await tables.close();
  await store.close();
  const material = { ...shipped, heap: Array.from({ length: 70_000 }, () => [0, 0]) };
  return { running, finished, open, thing: 'thing-0', code, material };
}
