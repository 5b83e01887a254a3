/** What goes over the sockets of those who are no party to a deal made in private: not a byte. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { hashOf } from '../../src/http/identity.ts';
import { playingServer } from '../http/tables.ts';
import { ann, bob, cyd, decideAs, newKey, nextAnswer, running } from '../tables/place.ts';
import { TestSocket } from './socket.ts';

const people = [ann, bob, cyd];
const tokenOf = (name: string): string => `token-of-${name}-which-is-long-enough`;

test('R-PHF-43 a deal made in private sends nothing to anybody else, and the next news follow without a gap', async () => {
  const server = await playingServer({ tables: { work: 'manual' } });
  const { tables, store } = server;
  try {
    for (const who of people) await store.createPerson({ ...who, tokenHash: hashOf('token', tokenOf(who.name)) });
    const { id } = await running(tables, people, { game: 'party-has-fallen', clock: { kind: 'none' } });
    const mayTrade = async () => (await tables.view(ann, id)).asked.some(({ ask }) => ask.kind === 'offer');
    const random = sfc32(2);
    while (!(await mayTrade())) {
      for (const who of people) {
        const answer = (await mayTrade()) ? null : await nextAnswer(tables, id, who, random);
        if (answer) await tables.decide(who, id, { seat: answer.seat, seq: answer.seq, decision: answer.decision, key: newKey() });
      }
    }
    const sockets = [
      ...people.map(({ name }) => new TestSocket(server.url, { authorization: `Bearer ${tokenOf(name)}` })),
      new TestSocket(server.url),
    ];
    for (const socket of sockets) {
      await socket.open();
      socket.say({ t: 'subscribe', table: id, since: 0 });
      await socket.next('view');
    }
    const [party, other, third, spectator] = sockets as [TestSocket, TestSocket, TestSocket, TestSocket];
    await sleep(300);
    const before = [third, spectator].map(({ texts }) => texts.length);
    const told = party.of('update').length;
    await decideAs(tables, id, ann, {
      seat: 0,
      kind: 'offer',
      moves: [],
      with: [1],
      threat: false,
      pact: 'peace',
      promise: '',
      quiet: true,
    });
    const { asked, seq } = await tables.view(bob, id);
    const { options } = asked.find(({ ask }) => ask.kind === 'answerOffer')!;
    await tables.decide(bob, id, { seat: 1, seq, decision: options[0]!, key: newKey() });
    await party.until(() => party.texts.some((text) => text.includes('pactMade')));
    await other.until(() => other.texts.some((text) => text.includes('pactMade')));
    expect(party.of('update').length).toBeGreaterThan(told);
    // Longer than anybody waits for more to tell, or for an entry that cannot be read yet.
    await sleep(1_200);
    expect([third, spectator].map(({ texts }) => texts.length)).toEqual(before);

    await tables.say(ann, id, { text: 'nothing', key: newKey() });
    for (const socket of [third, spectator]) {
      const last = await socket.until(() => socket.of('update').find(({ updates }) => updates.some(({ kind }) => kind === 'said')));
      expect(last.seq).toBe(last.from + 1);
      expect(last.view?.seq).toBe(last.seq);
      expect(last.updates).toHaveLength(1);
      socket.say({ t: 'ping', n: 1 });
      expect((await socket.next('pong')).told).toEqual([{ table: id, seat: null, seq: last.seq }]);
    }
    for (const socket of sockets) socket.close();
  } finally {
    await server.close();
  }
});
