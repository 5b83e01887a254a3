/** A decision is judged once, and told once to all who see the same, however many watch. */
import { loadGame } from '@undercroft/catalog';
import { type DecisionBase, type Game, RECONSIDER, sfc32 } from '@undercroft/engine';
import { expect, test, vi } from 'vitest';
import { hashOf } from '../../src/http/identity.ts';
import { playingServer } from '../http/tables.ts';
import { ann, bob, newKey, nextAnswer, person, running } from '../tables/place.ts';
import { TestSocket } from './socket.ts';

const tokenOf = (name: string): string => `token-of-${name.replaceAll(' ', '-')}-which-is-long-enough`;

/** The same game, which counts what its code is asked. */
function counted(game: Game) {
  const play = { ...game.play };
  const count = {
    judge: vi.spyOn(play, 'judge'),
    refuse: vi.spyOn(play, 'refuse'),
    decide: vi.spyOn(play, 'decide'),
    options: vi.spyOn(play, 'options'),
  };
  const sight = { ...game.sight };
  const views = vi.spyOn(sight, 'view');
  return { game: { ...game, play, sight }, count, views };
}

test('one judgement for a decision, one view for each pair of eyes: two players, twenty onlookers', async () => {
  const { game, count, views } = counted(await loadGame('table-dungeon'));
  const games = { load: async () => game, module: import.meta.resolve('@undercroft/catalog') };
  const server = await playingServer({ tables: { work: 'manual', games } });
  const { tables, store } = server;
  const onlookers = Array.from({ length: 20 }, (_, i) => person(`Onlooker ${i}`));
  try {
    for (const who of [ann, bob, ...onlookers]) await store.createPerson({ ...who, tokenHash: hashOf('token', tokenOf(who.name)) });
    const { id } = await running(tables, [ann, bob], { game: 'table-dungeon', clock: { kind: 'none' } });
    const sockets = [ann, bob, ...onlookers].map(({ name }) => new TestSocket(server.url, { authorization: `Bearer ${tokenOf(name)}` }));
    for (const socket of sockets) {
      await socket.open();
      socket.say({ t: 'subscribe', table: id });
      await socket.next('view');
    }
    const random = sfc32(1);
    for (let n = 0; n < 6; n++) {
      const answer = (await nextAnswer(tables, id, ann, random)) ?? (await nextAnswer(tables, id, bob, random));
      const heard = sockets.map((socket) => socket.of('update').length);
      for (const spy of [...Object.values(count), views]) spy.mockClear();
      await tables.answer(answer!.who, id, { ...answer!, key: newKey() });
      for (const [i, socket] of sockets.entries()) await vi.waitFor(() => expect(socket.of('update').length).toBeGreaterThan(heard[i]!));
      // Whether an answer can be taken back is asked for each who plays: a look at the answers, and no judgement.
      const refused = count.refuse.mock.calls.filter(([, d]) => (d as DecisionBase).kind !== RECONSIDER);
      expect([count.judge.mock.calls.length, refused.length, count.decide.mock.calls.length]).toEqual([1, 0, 0]);
      // Ann's eyes, Bob's, and everybody else's.
      expect(views.mock.calls.map(([, viewer]) => viewer).sort()).toEqual([0, 1, null].sort());
    }
    const texts = new Set(sockets.slice(2).map((socket) => socket.texts.filter((text) => text.includes('"t":"update"')).join('\n')));
    expect(texts.size).toBe(1);
    for (const socket of sockets) socket.close();
  } finally {
    await server.close();
  }
});
