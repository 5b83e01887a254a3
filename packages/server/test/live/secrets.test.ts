import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newPerson, send } from '../http/harness.ts';
import { playingServer } from '../http/tables.ts';
import { TestSocket } from './socket.ts';

test('nothing that must stay secret goes over a socket while the game runs', async () => {
  const server = await playingServer();
  try {
    const people = [await newPerson(server.url, 'Ada'), await newPerson(server.url, 'Ben')];
    const post = (path: string, body: object, who = 0) => send(server.url, 'POST', path, { body, token: people[who]!.token });
    const { body: made } = await post('/api/tables', { game: 'table-dungeon', seats: 2, clock: { kind: 'none' } });
    const at = `/api/tables/${made.id}`;
    const entropy = people.map(() => randomUUID());
    for (const who of [0, 1]) await post(`${at}/sit`, { seat: who, entropy: entropy[who] }, who);
    const seat = await new TestSocket(server.url, { authorization: `Bearer ${people[0]!.token}` }).open();
    const spectator = await new TestSocket(server.url).open();
    for (const live of [seat, spectator]) live.say({ t: 'subscribe', table: made.id, since: 0 });
    await post(`${at}/start`, {});
    const keys: string[] = [];
    for (let turn = 0; turn < 400; turn++) {
      const who = turn % 2;
      const { body: view } = await send(server.url, 'GET', `${at}/view`, { token: people[who]!.token });
      if (view.info.status === 'finished') break;
      const must = view.asked.find(({ ask }: { ask: { may?: true } }) => !ask.may);
      if (!must) continue;
      keys.push(randomUUID());
      await post(`${at}/decide`, { seat: who, seq: view.seq, key: keys.at(-1), decision: must.options[0] }, who);
    }
    const { body: proof } = await send(server.url, 'GET', `${at}/verification`);
    await spectator.until(() => spectator.of('update').some(({ updates }) => updates.some(({ kind }) => kind === 'ended')));
    await seat.until(() => seat.of('update').some(({ updates }) => updates.some(({ kind }) => kind === 'ended')));
    const secrets = [proof.secret, proof.seed, ...entropy, ...keys, ...people.map(({ token }) => token)];
    for (const live of [seat, spectator]) {
      const all = live.texts.join('\n');
      // How many come in one message is the server's business.
      expect(live.of('update').flatMap(({ updates }) => updates).length).toBeGreaterThan(keys.length / 2);
      for (const secret of secrets) expect(all).not.toContain(secret);
      live.close();
    }
    // What the spectator was told is what HTTP tells anybody, to the letter.
    const told = spectator.of('update').flatMap(({ updates }) => updates);
    expect(told).toEqual((await send(server.url, 'GET', `${at}/updates`)).body.updates);
    expect(server.logged()).not.toContain(proof.secret);
  } finally {
    await server.close();
  }
});
