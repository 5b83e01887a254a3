import { game } from '@undercroft/party-has-fallen';
import { expect, test, vi } from 'vitest';
import { LocalSession, type LocalSetup } from '../../src/session/local.ts';

/** A table in the browser at which Ada has to say what she does in her turn, and the answers to offers since then. */
async function herTurn(more: Partial<LocalSetup> = {}) {
  const session = new LocalSession({ game, seats: 3, seed: 'local offers', options: {}, name: 'Ada', ...more });
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
  return { session, answers };
}

const peaceWith = (seat: number) => ({ seat: 0, kind: 'offer', moves: [], with: [seat], threat: false, pact: 'peace', promise: '' });

test('PHF-116 PHF-117 bots of a table in the browser answer offers in the learner’s turn, each once', async () => {
  vi.useFakeTimers();
  const { session, answers } = await herTurn();
  for (const seat of [1, 2, 1]) {
    await session.deeds.decide(peaceWith(seat));
    await vi.advanceTimersByTimeAsync(5000);
  }
  expect(answers()).toMatchObject([{ seat: 1 }, { seat: 2 }, { seat: 1 }]);
  const { length } = session.picture().updates;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([session.picture().updates.length, vi.getTimerCount()]).toEqual([length, 0]);
  session.close();
  vi.useRealTimers();
});

test('PHF-117 R-PHF-43 they answer the same quiet offer twice in a turn, and one made again after it was taken back', async () => {
  vi.useFakeTimers();
  const { session, answers } = await herTurn({ alone: { log: [], keep: () => undefined } });
  for (const _ of [1, 2]) {
    await session.deeds.decide({ ...peaceWith(1), quiet: true });
    await vi.advanceTimersByTimeAsync(5000);
  }
  expect(answers()).toHaveLength(2);
  for (const _ of [1, 2, 3]) {
    await session.deeds.decide(peaceWith(2));
    await vi.advanceTimersByTimeAsync(5000);
    expect(answers()).toHaveLength(3);
    await session.deeds.undo();
    await vi.advanceTimersByTimeAsync(5000);
    expect(answers()).toHaveLength(2);
  }
  session.close();
  vi.useRealTimers();
});
