/** A deal made in private: to whoever is no party to it, nothing has happened. */
import { sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import type { Person } from '../../src/store/index.ts';
import type { RunningTables } from '../../src/tables/index.ts';
import { type Answer, ann, bob, cyd, decideAs, newKey, newPlace, nextAnswer, type Place, playOn, running } from './place.ts';

const people = [ann, bob, cyd];
const id = 'table-1';

interface Scene {
  place: Place;
  tables: RunningTables;
}

const mayTrade = async (tables: RunningTables): Promise<boolean> =>
  (await tables.view(ann, id)).asked.some(({ ask }) => ask.kind === 'offer');

/** A game in which people may make offers. */
async function scene(): Promise<Scene> {
  const place = await newPlace();
  const tables = place.node();
  await running(tables, people, { game: 'party-has-fallen', clock: { kind: 'live', factor: 20 } });
  const random = sfc32(2);
  while (!(await mayTrade(tables))) {
    for (const who of people) {
      const answer = (await mayTrade(tables)) ? null : await nextAnswer(tables, id, who, random);
      if (answer) await tables.decide(who, id, { seat: answer.seat, seq: answer.seq, decision: answer.decision, key: newKey() });
    }
  }
  return { place, tables };
}

const offer = (promise: string) => ({ seat: 0, kind: 'offer', moves: [], with: [1], threat: false, pact: 'peace', promise, quiet: true });

async function answerOffer(tables: RunningTables): Promise<void> {
  const { asked, seq } = await tables.view(bob, id);
  const { options } = asked.find(({ ask }) => ask.kind === 'answerOffer')!;
  await tables.decide(bob, id, { seat: 1, seq, decision: options[0]!, key: newKey() });
}

async function answerAs(tables: RunningTables, { who, seat, decision }: Answer): Promise<void> {
  const { seq } = await tables.view(who, id);
  await tables.decide(who, id, { seat, seq, decision, key: newKey() });
}

/** Everything there is to see for somebody: now, then, in lists and documents. */
async function everything({ tables }: Scene, who: Person | null): Promise<string> {
  const { seq } = await tables.view(who, id);
  const past = await Promise.all([1, 2, 3].map((back) => tables.viewAt(who, id, seq - back)));
  const lists = [await tables.list({ me: who, limit: 9 }), await tables.list({ me: cyd, mine: true, limit: 9 })];
  const now = [
    await tables.info(who, id),
    await tables.view(who, id),
    await tables.updates(who, id, 0),
    await tables.updates(who, id, seq - 2),
  ];
  return JSON.stringify([
    now,
    past,
    lists,
    await tables.news(who, id, seq - 2).then(({ reached: _, ...news }) => news),
    await tables.export(who, id),
  ]);
}

test('R-PHF-43 a deal made in private has not happened, to everybody who is no party to it', async () => {
  const [loud, still] = [await scene(), await scene()];
  const both = [loud, still];
  const same = async () => {
    for (const who of [cyd, null]) expect(await everything(loud, who)).toBe(await everything(still, who));
  };
  await same();
  for (const { place } of both) place.clock.time += 5_000;
  await decideAs(loud.tables, id, ann, offer('first'));
  await same();
  await answerOffer(loud.tables);
  await same();
  expect((await loud.tables.updates(ann, id, 0)).length).toBe((await still.tables.updates(ann, id, 0)).length + 2);
  expect(JSON.stringify(await loud.tables.updates(bob, id, 0))).toContain('pactMade');
  // Taken back before it is answered: neither the offer nor its end, nor whose it was.
  await decideAs(loud.tables, id, ann, offer('second'));
  await loud.tables.undo(ann, id, { seat: 0, key: newKey() });
  await same();
  expect((await loud.tables.updates(bob, id, 0)).at(-1)).toMatchObject({ kind: 'undone', seat: 0 });
  // What has been answered is not put to a vote that would tell the others of it.
  await expect(loud.tables.undo(ann, id, { seat: 0, to: (await decisions(loud.tables, ann)) - 1, key: newKey() })).rejects.toMatchObject({
    code: 'in-private',
  });
  // Everybody goes on, with numbers of their own.
  const played: Answer[] = [];
  for (const { place } of both) place.clock.time += 5_000;
  const each = async (answer: Answer) => {
    played.push(answer);
    await answerAs(still.tables, answer);
  };
  await playOn(still.tables, id, people, { most: 12, seed: 4, each });
  for (const answer of played) await answerAs(loud.tables, answer);
  for (const { tables } of both) await tables.say(cyd, id, { text: 'nothing happened', key: newKey() });
  await same();
  // Another server reads the same from the log, and one that had a snapshot, too.
  const again = { place: loud.place, tables: loud.place.node() };
  for (const who of [ann, cyd, null]) expect(await everything(again, who)).toBe(await everything(loud, who));
  for (const who of people) {
    const seqs = (await loud.tables.updates(who, id, 0)).map(({ seq }) => seq);
    expect(seqs).toEqual(Array.from({ length: seqs.length }, (_, i) => i + 1));
    expect((await loud.tables.view(who, id)).seq).toBe(seqs.length);
  }
});

/** How many decisions somebody knows of. */
const decisions = async (tables: RunningTables, who: Person): Promise<number> => {
  let count = 0;
  for (const { kind, data } of await tables.updates(who, id, 0)) {
    if (kind === 'decided') count++;
    else if (kind === 'undone') count = (data as { to: number }).to;
  }
  return count;
};

test('R-PHF-43 who can take a decision back still can, and the deal that others made meanwhile stands', async () => {
  const [loud, still] = [await scene(), await scene()];
  const open = (seat: number, promise: string) => ({ ...offer(promise), seat, with: [1 - seat], quiet: undefined });
  for (const { tables } of [loud, still]) {
    const { quiet: _, ...announced } = open(0, 'open');
    await decideAs(tables, id, cyd, { ...announced, seat: 2, with: [0] });
  }
  await decideAs(loud.tables, id, ann, offer('quiet'));
  await answerOffer(loud.tables);
  const undone = await Promise.all([loud, still].map(({ tables }) => tables.undo(cyd, id, { seat: 2, key: newKey() })));
  expect(JSON.stringify(undone[0])).toBe(JSON.stringify(undone[1]));
  for (const who of [cyd, null]) expect(await everything(loud, who)).toBe(await everything(still, who));
  expect(JSON.stringify((await loud.tables.view(ann, id)).view)).toContain('"pact":"peace"');
  const again = { place: loud.place, tables: loud.place.node() };
  for (const who of [ann, cyd]) expect(await everything(again, who)).toBe(await everything(loud, who));
});
