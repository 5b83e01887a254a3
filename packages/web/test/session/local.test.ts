import { game } from '@undercroft/party-has-fallen';
import { expect, test, vi } from 'vitest';
import { LocalSession } from '../../src/session/local.ts';

test('PHF-116 PHF-117 bots of a table in the browser answer offers in the learner’s turn, each once', async () => {
  vi.useFakeTimers();
  const session = new LocalSession({ game, seats: 3, seed: 'local offers', options: {}, name: 'Ada' });
  const asked = () => session.picture().table!.asked;
  const hers = () => asked().find(({ ask }) => !ask.may);
  for (let i = 0; i < 200 && hers()?.ask.kind !== 'turn'; i++) {
    const question = hers();
    if (question) await session.deeds.decide(JSON.parse(JSON.stringify(question.options[0])));
    else await vi.advanceTimersByTimeAsync(500);
  }
  expect(hers()?.ask.kind).toBe('turn');
  const from = session.picture().updates.length;
  const answers = () =>
    session
      .picture()
      .updates.slice(from)
      .flatMap(({ events }) => events.flatMap((e) => (JSON.stringify(e).includes('"offerAnswered"') ? [e] : [])));
  for (const seat of [1, 2, 1]) {
    await session.deeds.decide({ seat: 0, kind: 'offer', moves: [], with: [seat], threat: false, pact: 'peace', promise: '' });
    await vi.advanceTimersByTimeAsync(5000);
  }
  expect(answers()).toMatchObject([{ seat: 1 }, { seat: 2 }, { seat: 1 }]);
  const { length } = session.picture().updates;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([session.picture().updates.length, vi.getTimerCount()]).toEqual([length, 0]);
  session.close();
  vi.useRealTimers();
});
