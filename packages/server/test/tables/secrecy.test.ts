import { loadGame } from '@undercroft/catalog';
import { type Json, sameDecision, sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { exportTable } from '../../src/store/index.ts';
import type { RunningTables } from '../../src/tables/index.ts';
import { games } from '../work/doubles.ts';
import { ann, bob, cyd, decideAs, newKey, newPlace, nextAnswer, playOn, running, statusOf, traffic } from './place.ts';

/** Another answer to the same question, if there is one. */
async function anotherAnswer(tables: RunningTables, id: string, seat: number, decision: Json): Promise<Json> {
  const { asked } = await tables.view([ann, bob, cyd][seat]!, id, seat);
  const kind = typeof decision === 'object' && decision !== null && !Array.isArray(decision) ? decision['kind'] : null;
  const options = asked.find(({ ask }) => ask.kind === kind)?.options ?? [];
  if (kind === 'prepare') return { seat, kind, might: 3, stamina: 0, wits: 0 };
  return options.find((option) => !sameDecision(option, decision)) ?? decision;
}

/** A game of the second one is long: its drafts and a few rounds of it have all its questions with sealed answers. */
const SHORT: Record<string, Record<string, unknown>> = { 'party-has-fallen': { 'game.roundCap': 4, 'win.minRounds': 0 } };

test.each(['table-dungeon', 'party-has-fallen', 'cellar'])(
  'through a whole game of %s nobody can tell what another has answered and taken back',
  async (slug) => {
    const game = await loadGame(slug);
    const [one, other] = [(await newPlace()).node(), (await newPlace()).node()];
    const both = [one, other] as const;
    for (const tables of both) await running(tables, [ann, bob, cyd], { game: slug, options: SHORT[slug] ?? {} });
    const id = 'table-1';
    let compared = 0;
    const decide = async (tables: RunningTables, seat: number, decision: Json) => {
      const who = [ann, bob, cyd][seat]!;
      const { seq } = await tables.view(who, id);
      await tables.decide(who, id, { seat, seq, decision, key: `key ${seq}` });
    };
    const same = async (watchers: (typeof ann | null)[]) => {
      for (const who of watchers) expect(await traffic(one, id, who)).toBe(await traffic(other, id, who));
      compared++;
    };
    const random = sfc32(5);
    while ((await statusOf(one, id)) === 'running') {
      for (const [seat, who] of [ann, bob, cyd].entries()) {
        const answer = await nextAnswer(one, id, who, random);
        if (answer === null) continue;
        const kind = (await one.view(who, id)).asked.find(({ ask }) => !ask.may)!.ask.kind;
        const others = (await one.info(null, id)).waitingFor.length > 1;
        if (seat === 1 && others && !game.play.questions[kind]!.visible) {
          const different = await anotherAnswer(one, id, seat, answer.decision);
          await decide(one, seat, answer.decision);
          await decide(other, seat, different);
          await same([ann, cyd, null]);
          for (const tables of both) await decide(tables, seat, { seat, kind: 'reconsider' });
          await same([ann, cyd, null]);
        }
        for (const tables of both) await decide(tables, seat, answer.decision);
      }
    }
    await same([ann, cyd, null]);
    expect(await traffic(one, id, bob)).not.toBe(await traffic(other, id, bob));
    expect(compared).toBeGreaterThan(slug === 'table-dungeon' ? 20 : 2);
  },
);

test("tables that differ in others' cards are the same to who may not know them: views, news, exports, errors, reconnects", async () => {
  const nodes = await Promise.all(
    ['a', 'b'].map(async (salt) => (await newPlace()).node({ games, fresh: { id: () => 'table', secret: () => salt.repeat(64) } })),
  );
  const seen: string[][] = [[], []];
  const hidden: string[] = [];
  for (const [i, tables] of nodes.entries()) {
    const { id, commit } = await running(tables, [ann, bob, cyd], { game: 'none' });
    // The commit is the hash of the secret: it differs, and says nothing.
    const note = (sent: unknown) => void seen[i]!.push(JSON.stringify(sent).replaceAll(commit, 'commit'));
    for (let round = 0; round < 6; round++) {
      for (const [seat, who] of [ann, bob, cyd].entries()) {
        await decideAs(tables, id, who, { seat, kind: 'pick', n: round % 3 });
        if (round < 5 || seat < 2) {
          for (const watcher of [ann, null])
            note([await traffic(tables, id, watcher), await tables.export(watcher, id), await tables.updates(watcher, id, 7)]);
          note(await tables.decide(ann, id, { seat: 0, seq: 9, decision: { seat: 0, kind: 'pick', n: 9 }, key: newKey() }).catch(String));
        }
      }
    }
    hidden.push(await traffic(tables, id, bob));
  }
  expect(seen[0]!.length).toBeGreaterThan(40);
  expect(seen[0]).toEqual(seen[1]);
  expect(hidden[0]).not.toEqual(hidden[1]);
});

test('the secret and the seed are nowhere before the end, and then they are shown', async () => {
  const { node, store, logged } = await newPlace();
  const tables = node();
  const { id } = await running(tables, [ann, bob], { game: 'table-dungeon' });
  const secret = (await store.secret(id))!;
  const texts: string[] = [];
  const gather = async () => {
    for (const who of [ann, bob, null]) texts.push(await traffic(tables, id, who), JSON.stringify(await tables.export(who, id)));
    texts.push(
      JSON.stringify(await tables.verification(ann, id).catch(String)),
      JSON.stringify(await tables.list({ me: ann, mine: true, limit: 9 })),
    );
    texts.push(
      JSON.stringify([await store.get(id), await store.entries(id, 0, 9999), await store.snapshot(id), await exportTable(store, id)]),
    );
  };
  await gather();
  while ((await playOn(tables, id, [ann, bob], { most: 40 })) === 40 && (await statusOf(tables, id)) === 'running') await gather();
  const proof = await tables.verification(null, id);
  expect(proof.secret).toBe(secret);
  // The key of chance is eight words of the seed; they must not be there as numbers either.
  const words = Array.from({ length: 8 }, (_, i) => String(Number.parseInt(proof.seed.slice(i * 8, i * 8 + 8), 16) | 0));
  const all = [...texts, ...logged].join('\n');
  expect(texts.length).toBeGreaterThan(20);
  for (const hidden of [secret, proof.seed, ...words]) expect(all.includes(hidden)).toBe(false);
  expect(JSON.stringify(await tables.export(null, id))).toContain(secret);
});

test('R-PHF-43 nobody else can tell who agreed on what in private', async () => {
  const places = [(await newPlace()).node(), (await newPlace()).node()];
  const promises = [
    { from: 0, to: 1, pact: 'peace' },
    { from: 1, to: 0, pact: 'aid' },
  ];
  const id = 'table-1';
  for (const [i, tables] of places.entries()) {
    await running(tables, [ann, bob, cyd], { game: 'party-has-fallen' });
    const random = sfc32(2);
    const mayTrade = async () => (await tables.view(ann, id)).asked.some(({ ask }) => ask.kind === 'offer');
    while (!(await mayTrade())) {
      for (const who of [ann, bob, cyd]) {
        const answer = (await mayTrade()) ? null : await nextAnswer(tables, id, who, random);
        if (answer) await tables.decide(who, id, { seat: answer.seat, seq: answer.seq, decision: answer.decision, key: newKey() });
      }
    }
    const { from, to, pact } = promises[i]!;
    const [asker, asked] = [[ann, bob][from]!, [ann, bob][to]!];
    await decideAs(tables, id, asker, { seat: from, kind: 'offer', moves: [], with: [to], threat: false, pact, promise: '', quiet: true });
    const options = (await tables.view(asked, id)).asked.find(({ ask }) => ask.kind === 'answerOffer')!.options;
    const { seq } = await tables.view(asked, id);
    await tables.decide(asked, id, { seat: to, seq, decision: options[0]!, key: newKey() });
  }
  const seen = async (who: typeof ann | null) => Promise.all(places.map((tables) => traffic(tables, id, who)));
  for (const who of [cyd, null]) {
    const [one, other] = await seen(who);
    expect(one).toBe(other);
  }
  const [one, other] = await seen(ann);
  expect(one).not.toBe(other);
  expect(one).toContain('pactMade');
});
