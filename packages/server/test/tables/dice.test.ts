/** Nobody chooses the dice: everybody is bound to a text before any is shown, and silence gains nothing. */
import { describe, expect, test } from 'vitest';
import { commitOf, secretOf, seedOf, unfair } from '../../src/fair/fair.ts';
import type { Person } from '../../src/store/index.ts';
import type { CreateTable, RunningTables, TableInfo } from '../../src/tables/index.ts';
import { ann, asked, bob, cyd, HOUR, newPlace, playOn } from './place.ts';

const code = (wanted: string) => expect.objectContaining({ code: wanted });
const textOf = ({ name }: Person, round = 0): string => `${name}'s own words, round ${round}`;
const commitFor = (who: Person, round = 0): string => commitOf(textOf(who, round));

/** Sat down, committed, not started. The first is the host. */
async function committed(tables: RunningTables, people: readonly Person[], given: Partial<CreateTable> = {}): Promise<TableInfo> {
  let info = await tables.create(people[0]!, asked({ seats: people.length, ...given }));
  for (const [seat, who] of people.entries()) info = await tables.sit(who, info.id, { seat, commit: commitFor(who) });
  return info;
}

const kinds = async (tables: RunningTables, id: string): Promise<string[]> => (await tables.updates(null, id, 0)).map(({ kind }) => kind);

async function proofOf(tables: RunningTables, id: string, people: readonly Person[]) {
  await playOn(tables, id, people);
  return tables.verification(null, id);
}

test('texts are shown only once all have committed and the start is asked for; then the game begins', async () => {
  const { node } = await newPlace();
  const tables = node();
  const { id, commit, fair } = await committed(tables, [ann, bob]);
  expect(fair).toEqual({ round: 0, commits: [commitFor(ann), commitFor(bob)], open: [], revealing: null, withheld: [], without: [] });
  await expect(tables.reveal(bob, id, [textOf(bob)])).rejects.toEqual(code('too-early'));
  const waiting = await tables.start(ann, id);
  expect([waiting.status, waiting.fair.revealing?.waitingFor]).toEqual(['open', [0, 1]]);
  await expect(tables.reveal(bob, id, ['another text'])).rejects.toEqual(code('wrong-text'));
  await expect(tables.reveal(bob, id, [textOf(ann)])).rejects.toEqual(code('wrong-text'));
  await expect(tables.commit(bob, id, { seat: 1, commit: commitOf('another text') })).rejects.toEqual(code('texts-asked'));
  expect((await tables.reveal(bob, id, [textOf(bob)])).fair.revealing?.waitingFor).toEqual([0]);
  const begun = await tables.reveal(ann, id, [textOf(ann)]);
  expect([begun.status, begun.commit, begun.fair.commits]).toEqual(['running', commit, fair.commits]);
  // Lost answers are asked for again.
  expect((await tables.reveal(bob, id, [textOf(bob)])).seq).toBe(begun.seq);
  const proof = await proofOf(tables, id, [ann, bob]);
  expect(unfair(proof)).toBeNull();
  expect(proof.entropy).toEqual([ann, bob].map((who, seat) => ({ seat, entropy: textOf(who) })));
  expect(proof).toMatchObject({ commit, without: [], round: 0, commits: [{ seat: 0 }, { seat: 1 }] });
});

test('nobody sees a text or the secret before the end', async () => {
  const { node, store } = await newPlace();
  const tables = node();
  const { id } = await committed(tables, [ann, bob]);
  await tables.start(ann, id, [textOf(ann)]);
  await tables.reveal(bob, id, [textOf(bob)]);
  const secret = await store.secret(id);
  for (const who of [ann, bob, null]) {
    const told = JSON.stringify([await tables.view(who, id), await tables.updates(who, id, 0), await tables.export(who, id)]);
    for (const hidden of [textOf(ann), textOf(bob), secret ?? '']) expect(told).not.toContain(hidden);
  }
});

test('whoever runs the server and sits down last has nothing to try: the other texts are unknown until they are bound', async () => {
  const { node, store } = await newPlace();
  const tables = node();
  const { id } = await tables.create(bob, asked({ seats: 2 }));
  await tables.sit(bob, id, { seat: 1, commit: commitFor(bob) });
  // All the host has when choosing a text: the database. Bob's text is nowhere in it, so no seed can be tried.
  const known = JSON.stringify([await store.entries(id, 0, 100), await store.secret(id)]);
  expect(known).not.toContain(textOf(bob));
  await tables.sit(ann, id, { seat: 0, commit: commitOf('chosen blindly') });
  await tables.start(bob, id, [textOf(bob)]);
  // Now everything is known, and only the text of before is taken.
  for (let n = 0; n < 54; n++) await expect(tables.reveal(ann, id, [`try ${n}`])).rejects.toEqual(code('wrong-text'));
  await expect(tables.commit(ann, id, { seat: 0, commit: commitOf('try 53') })).rejects.toEqual(code('texts-asked'));
  expect((await tables.reveal(ann, id, ['chosen blindly'])).status).toBe('running');
});

test('nobody can be bound to what somebody else is bound to, and wait to be told the text', async () => {
  const { node } = await newPlace();
  const tables = node();
  const { id } = await tables.create(ann, asked({ seats: 2 }));
  await tables.sit(ann, id, { commit: commitFor(ann) });
  await expect(tables.sit(bob, id, { commit: commitFor(ann) })).rejects.toEqual(code('commit-taken'));
  await expect(tables.sit(bob, id, { commit: 'no hash' })).rejects.toEqual(code('bad-commit'));
  await expect(tables.sit(bob, id, { commit: commitFor(bob), entropy: 'x' })).rejects.toEqual(code('bad-entropy'));
});

test('a secret changed after the commit is found out', async () => {
  const { node, store } = await newPlace();
  const tables = node();
  const { id } = await committed(tables, [ann, bob]);
  await tables.start(ann, id, [textOf(ann)]);
  await tables.reveal(bob, id, [textOf(bob)]);
  const proof = await proofOf(tables, id, [ann, bob]);
  const chosen = 'f'.repeat(64);
  const lie = { ...proof, secret: chosen, seed: seedOf({ ...proof, secret: chosen }) };
  expect(unfair(lie)).toContain('committed to');
  const text = proof.entropy.map((each) => (each.seat === 0 ? { ...each, entropy: 'tried until it pleased' } : each));
  expect(unfair({ ...proof, entropy: text, seed: seedOf({ ...proof, entropy: text }) })).toContain('seat 1 is not the one');
  const fewer = proof.entropy.slice(1);
  expect(unfair({ ...proof, entropy: fewer, seed: seedOf({ ...proof, entropy: fewer }) })).toContain('seat 1 was left out');
  // Nor does the store take another secret for a table that has one.
  await store.putSecret(id, chosen);
  expect(await store.secret(id)).toBe(proof.secret);
});

describe('a text withheld', () => {
  test('by somebody present stops the start visibly, and everything is committed anew', async () => {
    const { node, clock, store } = await newPlace();
    const tables = node();
    const { id, commit } = await committed(tables, [ann, bob, cyd]);
    for (const who of [ann, bob, cyd]) tables.present(id, who, true);
    await tables.start(ann, id, [textOf(ann)]);
    await tables.reveal(cyd, id, [textOf(cyd)]);
    clock.time += 14_000;
    await tables.work.runDue();
    expect((await tables.info(null, id)).fair.revealing?.waitingFor).toEqual([1]);
    clock.time += 1_000;
    await tables.work.runDue();
    const stopped = await tables.info(null, id);
    expect(stopped.status).toBe('open');
    expect(stopped.fair).toMatchObject({ round: 1, commits: [null, null, null], revealing: null, withheld: [1] });
    // The server is bound anew as well, to a secret that followed from the first.
    expect(stopped.commit).toBe(commitOf(secretOf((await store.secret(id)) ?? '', 1)));
    expect(stopped.commit).not.toBe(commit);
    const news = (await tables.updates(null, id, 0)).find(({ kind }) => kind === 'anew');
    expect(news?.data).toMatchObject({ withheld: [1], commit: stopped.commit });
    // What was shown is worth nothing any more.
    await expect(tables.start(ann, id, [textOf(ann)])).rejects.toEqual(code('not-committed'));
    for (const [seat, who] of [ann, bob, cyd].entries()) await tables.commit(who, id, { seat, commit: commitFor(who, 1) });
    await tables.start(ann, id, [textOf(ann, 1)]);
    await expect(tables.reveal(bob, id, [textOf(bob)])).rejects.toEqual(code('wrong-text'));
    for (const who of [bob, cyd]) await tables.reveal(who, id, [textOf(who, 1)]);
    const proof = await proofOf(tables, id, [ann, bob, cyd]);
    expect(unfair(proof)).toBeNull();
    expect(proof).toMatchObject({ round: 1, commit: stopped.commit, without: [] });
    expect(proof.entropy[1]).toEqual({ seat: 1, entropy: textOf(bob, 1) });
  });

  test('by the host, who asked for the start and so is here, stops it too', async () => {
    const { node, clock } = await newPlace();
    const tables = node();
    const { id } = await committed(tables, [ann, bob]);
    await tables.start(ann, id);
    await tables.reveal(bob, id, [textOf(bob)]);
    clock.time += 15_000;
    await tables.work.runDue();
    expect((await tables.info(null, id)).fair).toMatchObject({ round: 1, withheld: [0] });
  });

  test('by somebody who goes when texts are asked for: leaving the room is silence as well', async () => {
    const { node, clock } = await newPlace();
    const tables = node();
    const { id } = await committed(tables, [ann, bob]);
    tables.present(id, bob, true);
    await tables.start(ann, id, [textOf(ann)]);
    tables.present(id, bob, false);
    clock.time += 15_000;
    await tables.work.runDue();
    expect((await tables.info(null, id)).fair).toMatchObject({ round: 1, withheld: [1] });
  });
});

describe('whoever is away', () => {
  test.each([
    ['a live table', { kind: 'live', factor: 1 } as const, 60_000],
    ['a table by days', { kind: 'days', hours: 24 } as const, 24 * HOUR],
    ['a table without a clock', { kind: 'none' } as const, 72 * HOUR],
  ])('is waited for at %s as its clock allows; then it begins without their text, and the proof says so', async (_, clockKind, wait) => {
    const { node, clock } = await newPlace();
    const tables = node();
    const { id } = await committed(tables, [ann, bob], { clock: clockKind });
    const { fair } = await tables.start(ann, id, [textOf(ann)]);
    expect(fair.revealing).toEqual({ waitingFor: [1], until: clock.time + wait });
    clock.time += wait - 1;
    await tables.work.runDue();
    expect((await tables.info(null, id)).status).toBe('open');
    clock.time += 1;
    await tables.work.runDue();
    const begun = await tables.info(null, id);
    expect([begun.status, begun.fair.without]).toEqual(['running', [1]]);
    await expect(tables.reveal(bob, id, [textOf(bob)])).rejects.toEqual(code('already-started'));
    const proof = await proofOf(tables, id, [ann, bob]);
    expect(unfair(proof)).toBeNull();
    expect(proof).toMatchObject({ without: [1], entropy: [{ seat: 0 }], commits: [{ seat: 0 }, { seat: 1, commit: commitFor(bob) }] });
    expect(unfair({ ...proof, without: [] })).toContain('left out');
  });

  test('keeps a text that nobody has seen when another stops the start', async () => {
    const { node, clock } = await newPlace();
    const tables = node();
    const { id } = await committed(tables, [ann, bob, cyd], { clock: { kind: 'none' } });
    tables.present(id, bob, true);
    await tables.start(ann, id, [textOf(ann)]);
    clock.time += 15_000;
    await tables.work.runDue();
    expect((await tables.info(null, id)).fair).toMatchObject({ commits: [null, null, commitFor(cyd)], withheld: [1] });
  });

  test('and comes while texts are shown owes theirs from then on', async () => {
    const { node, clock } = await newPlace();
    const tables = node();
    const { id } = await committed(tables, [ann, bob], { clock: { kind: 'none' } });
    await tables.start(ann, id, [textOf(ann)]);
    clock.time += HOUR;
    tables.present(id, bob, true);
    await expect.poll(() => kinds(tables, id)).toContain('noticed');
    clock.time += 15_000;
    await tables.work.runDue();
    expect((await tables.info(null, id)).fair).toMatchObject({ round: 1, withheld: [1] });
  });
});

test("somebody replaced between committing and showing begins it all anew: they would have seen the others' texts", async () => {
  const { node } = await newPlace();
  const tables = node();
  const { id, commit } = await committed(tables, [ann, bob], { clock: { kind: 'none' } });
  await tables.start(ann, id, [textOf(ann)]);
  const left = await tables.leave(bob, id);
  expect(left.fair).toMatchObject({ round: 1, commits: [null, null], revealing: null, withheld: [] });
  expect(left.commit).not.toBe(commit);
  await tables.sit(cyd, id, { commit: commitFor(cyd) });
  await expect(tables.start(ann, id)).rejects.toEqual(code('not-committed'));
  await tables.commit(ann, id, { seat: 0, commit: commitFor(ann, 1) });
  await tables.start(ann, id, [textOf(ann, 1)]);
  expect((await tables.reveal(cyd, id, [textOf(cyd)])).status).toBe('running');
  // Before texts are shown a change of people changes nothing else.
  const other = await committed(tables, [ann, bob]);
  await tables.kick(ann, other.id, 1);
  expect((await tables.sit(cyd, other.id, { commit: commitFor(cyd) })).fair).toMatchObject({
    round: 0,
    commits: [commitFor(ann), commitFor(cyd)],
  });
});

test('on two nodes: whoever is connected to the other one is here, too', async () => {
  const { node, clock } = await newPlace();
  const [one, two] = [node(), node()];
  const { id } = await committed(one, [ann, bob]);
  await two.info(null, id);
  two.present(id, bob, true);
  await one.start(ann, id, [textOf(ann)]);
  await expect.poll(() => kinds(two, id)).toContain('noticed');
  clock.time += 15_000;
  await two.work.runDue();
  for (const each of [one, two]) expect((await each.info(null, id)).fair).toMatchObject({ round: 1, withheld: [1] });
  await one.commit(ann, id, { seat: 0, commit: commitFor(ann, 1) });
  await two.commit(bob, id, { seat: 1, commit: commitFor(bob, 1) });
  await two.start(ann, id, [textOf(ann, 1)]);
  expect((await one.reveal(bob, id, [textOf(bob, 1)])).status).toBe('running');
  const proof = await proofOf(two, id, [ann, bob]);
  expect(unfair(proof)).toBeNull();
  expect(await one.verification(null, id)).toEqual(proof);
});

test('one person with several seats commits once for all of them, or once for each', async () => {
  const { node } = await newPlace();
  const tables = node();
  const { id } = await tables.create(ann, asked({ seats: 3 }));
  for (const seat of [0, 1]) await tables.sit(ann, id, { seat, commit: commitOf('both'), name: `Seat ${seat}` });
  await tables.sit(ann, id, { seat: 2, commit: commitOf('third') });
  expect((await tables.start(ann, id, ['both'])).fair.revealing?.waitingFor).toEqual([2]);
  expect((await tables.reveal(ann, id, ['third'])).status).toBe('running');
  const { entropy } = await proofOf(tables, id, [ann]);
  expect(entropy.map((each) => each.entropy)).toEqual(['both', 'both', 'third']);
});

test('bots and texts given openly are waited for by nobody', async () => {
  const { node } = await newPlace();
  const tables = node();
  const { id } = await tables.create(ann, asked({ seats: 3, bots: [null, null, 'greedy'] }));
  await tables.sit(ann, id, { seat: 0, commit: commitFor(ann) });
  const { fair } = await tables.sit(bob, id, { seat: 1, entropy: 'openly' });
  // Also who trusts the server with the text is bound to it before everybody's eyes.
  expect(fair).toMatchObject({ commits: [commitFor(ann), commitOf('openly'), null], open: [1] });
  expect((await tables.start(ann, id, [textOf(ann)])).status).toBe('running');
  expect(await kinds(tables, id)).toEqual(['created', 'sat', 'sat', 'revealing', 'revealed', 'started']);
});

test('a table of an earlier version, with texts in its log, still loads, starts and is proved', async () => {
  const { node, store } = await newPlace();
  const old = node();
  const { id } = await old.create(ann, asked({ seats: 2 }));
  const entry = (seat: number, who: Person) => ({
    kind: 'sat',
    data: { name: who.name, entropy: `from ${who.name}` },
    seat,
    person: who.id,
    at: 1,
    key: null,
  });
  await store.append(id, 1, [entry(0, ann), entry(1, bob), { kind: 'started', data: {}, seat: null, person: ann.id, at: 1, key: null }]);
  const tables = node();
  expect((await tables.info(null, id)).status).toBe('running');
  const proof = await proofOf(tables, id, [ann, bob]);
  expect(unfair(proof)).toBeNull();
  const { secret, entropy, seed, tableId } = proof;
  expect(seed).toBe(seedOf({ secret, tableId, entropy }));
  expect(entropy.map((each) => each.entropy)).toEqual(['from Ann', 'from Bob']);
});
