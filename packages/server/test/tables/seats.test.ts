import { expect, test } from 'vitest';
import { cleanName, type TableError } from '../../src/tables/index.ts';
import { ann, asked, bob, cyd, dan, decideAs, eve, newKey, newPlace, person, playOn, running, statusOf } from './place.ts';

const code = (code: string): Partial<TableError> => expect.objectContaining({ code });
const prepare = (seat: number) => ({ seat, kind: 'prepare', might: 1, stamina: 1, wits: 1 });

test('two people at one table never have the same name', async () => {
  const { node } = await newPlace();
  const tables = node();
  const { id } = await tables.create(ann, asked({ seats: 4 }));
  const names = ['Maud', 'maud', 'Ｍaud', 'x'.repeat(40)];
  for (const [seat, name] of names.entries()) await tables.sit([ann, bob, cyd, dan][seat]!, id, { seat, entropy: '', name });
  const seated = (await tables.info(ann, id)).seats.map(({ person }) => person?.name);
  expect(seated).toEqual(['Maud', 'maud 2', 'Ｍaud 3', 'x'.repeat(40)]);
});

test.each(['Ma\u200bud', 'Ma\u200dud', 'Ma\u00adud', 'Ma\u2060ud', 'Ma\u3164ud', 'Mаud'])(
  'nobody sits beside Maud under a name that looks like hers, and is called so in talk and votes',
  async (likeHers) => {
    const { node } = await newPlace();
    const tables = node();
    const { id } = await tables.create(ann, asked());
    await tables.sit(ann, id, { seat: 0, entropy: '', name: 'Maud' });
    // Before her or after her.
    await tables.sit({ ...bob, name: likeHers }, id, { seat: 1, entropy: '' });
    const other = (await tables.info(ann, id)).seats[1]!.person!.name;
    expect(other).toMatch(/^M[aа]ud 2$/);
    await tables.say({ ...bob, name: likeHers }, id, { text: 'it is me', key: newKey() });
    expect((await tables.updates(ann, id, 0)).find(({ kind }) => kind === 'said')?.data).toMatchObject({ name: other });
  },
);

test('people sit down, leave, and the game starts when every seat is taken', async () => {
  const tables = (await newPlace()).node();
  const { id, seats, host, name } = await tables.create(ann, asked());
  expect(seats.map(({ person, bot }) => person ?? bot)).toEqual([null, null, null]);
  expect([host.id, name]).toEqual([ann.id, 'Ann: Cellar']);
  await tables.sit(ann, id, { entropy: 'x' });
  await tables.sit(bob, id, { entropy: 'y', seat: 2 });
  await expect(tables.sit(cyd, id, { entropy: 'z', seat: 2 })).rejects.toEqual(code('seat-taken'));
  await expect(tables.start(ann, id)).rejects.toEqual(code('seats-open'));
  await tables.leave(bob, id);
  await tables.sit(cyd, id, { entropy: 'z' });
  const full = await tables.sit(bob, id, { entropy: 'y' });
  expect(full.seats.map((seat) => seat.person?.name)).toEqual(['Ann', 'Cyd', 'Bob']);
  await expect(tables.sit(dan, id, { entropy: '' })).rejects.toEqual(code('table-full'));
  await expect(tables.start(bob, id)).rejects.toEqual(code('not-host'));
  expect((await tables.start(ann, id)).status).toBe('running');
  await expect(tables.sit(dan, id, { entropy: '' })).rejects.toEqual(code('already-started'));
});

test('sitting down and starting twice is once', async () => {
  const tables = (await newPlace()).node();
  const { id } = await running(tables, [ann, bob]);
  const again = await tables.start(ann, id);
  expect(again.seq).toBe((await tables.info(null, id)).seq);
  const { id: other } = await tables.create(ann, asked());
  const once = await tables.sit(ann, other, { entropy: 'x' });
  expect((await tables.sit(ann, other, { entropy: 'x' })).seq).toBe(once.seq);
});

test("a table asked for twice with one key is made once, and the key is nobody else's", async () => {
  const tables = (await newPlace()).node();
  const once = await tables.create(ann, asked({ key: 'evening' }));
  await tables.sit(ann, once.id, { entropy: 'x' });
  const again = await tables.create(ann, asked({ key: 'evening' }));
  expect(again).toEqual(await tables.info(ann, once.id));
  expect((await tables.create(bob, asked({ key: 'evening' }))).id).not.toBe(once.id);
  expect((await tables.create(ann, asked({ key: 'tomorrow' }))).id).not.toBe(once.id);
  expect((await tables.list({ me: null, limit: 10 })).tables).toHaveLength(3);
});

test('the host seats bots and sends people away, but only before the start', async () => {
  const tables = (await newPlace()).node();
  const { id } = await tables.create(ann, asked({ bots: [null, 'greedy'] }));
  await tables.sit(ann, id, { seat: 0, entropy: '' });
  await tables.sit(bob, id, { seat: 2, entropy: '' });
  await expect(tables.seatBot(bob, id, 1, null)).rejects.toEqual(code('not-host'));
  await expect(tables.seatBot(ann, id, 2, 'random')).rejects.toEqual(code('seat-taken'));
  await expect(tables.seatBot(ann, id, 1, 'deep-thought')).rejects.toEqual(code('unknown-bot'));
  await expect(tables.kick(ann, id, 7)).rejects.toEqual(code('no-such-seat'));
  await tables.kick(ann, id, 2);
  await tables.seatBot(ann, id, 1, null);
  await tables.seatBot(ann, id, 1, 'mcts:50');
  const { seats } = await tables.seatBot(ann, id, 2, 'random');
  expect(seats.map((seat) => seat.bot ?? seat.person?.name)).toEqual(['Ann', 'mcts:50', 'random']);
  await tables.start(ann, id);
  await expect(tables.kick(ann, id, 1)).rejects.toEqual(code('already-started'));
});

test('the host passes on to the next person at the table', async () => {
  const tables = (await newPlace()).node();
  const { id } = await running(tables, [ann, bob, cyd]);
  const { host, seats } = await tables.leave(ann, id);
  expect(host.id).toBe(bob.id);
  expect(seats[0]).toEqual({ seat: 0, person: null, bot: 'greedy', away: false });
  await expect(decideAs(tables, id, ann, prepare(0))).rejects.toEqual(code('not-your-seat'));
});

test('one person plays several seats and sees each only through its own eyes', async () => {
  const tables = (await newPlace()).node();
  const { id } = await tables.create(ann, asked({ seats: 3 }));
  for (const seat of [0, 2]) await tables.sit(ann, id, { seat, entropy: `${seat}` });
  await tables.sit(bob, id, { seat: 1, entropy: '1' });
  await tables.start(ann, id);
  expect((await tables.view(ann, id)).mine).toEqual([0, 2]);
  expect((await tables.view(ann, id, 2)).asked[0]?.ask.seat).toBe(2);
  await decideAs(tables, id, ann, prepare(2));
  const [own, other] = [await tables.updates(ann, id, 0, 2), await tables.updates(ann, id, 0, 0)];
  expect(own.at(-1)?.data).toEqual({ decision: prepare(2), by: 'person' });
  expect(other.at(-1)?.data).toEqual({ kind: 'prepare', by: 'person' });
  await playOn(tables, id, [ann, bob]);
  expect(await statusOf(tables, id)).toBe('finished');
});

test("nobody looks through another's eyes; anybody may watch a public table", async () => {
  const tables = (await newPlace()).node();
  const { id } = await running(tables, [ann, bob]);
  await expect(tables.view(bob, id, 0)).rejects.toEqual(code('not-your-seat'));
  await expect(tables.updates(bob, id, 0, 0)).rejects.toEqual(code('not-your-seat'));
  await expect(tables.view(null, id, 0)).rejects.toEqual(code('not-your-seat'));
  await expect(tables.decide(bob, id, { seat: 0, seq: 99, decision: prepare(0), key: 'k' })).rejects.toEqual(code('not-your-seat'));
  await expect(tables.decide(bob, id, { seat: 1, seq: 4, decision: prepare(0), key: 'k' })).rejects.toEqual(code('not-your-seat'));
  for (const who of [null, eve]) {
    const view = await tables.view(who, id);
    expect(view).toMatchObject({ viewer: null, mine: [], asked: [], canUndo: false, host: false });
    expect(view.view).toMatchObject({ viewer: null });
  }
});

test('a private table does not exist for who is not invited', async () => {
  const { node, clock } = await newPlace();
  const tables = node();
  const { id } = await tables.create(ann, asked({ seats: 2, visibility: 'private' }));
  await tables.sit(ann, id, { entropy: '' });
  const noTable = code('no-such-table');
  for (const who of [bob, null]) {
    await expect(tables.info(who, id)).rejects.toEqual(noTable);
    await expect(tables.view(who, id)).rejects.toEqual(noTable);
    await expect(tables.updates(who, id, 0)).rejects.toEqual(noTable);
    await expect(tables.export(who, id)).rejects.toEqual(noTable);
    await expect(tables.verification(who, id)).rejects.toEqual(noTable);
  }
  await expect(tables.sit(bob, id, { entropy: '' })).rejects.toEqual(noTable);
  await expect(tables.sit(bob, id, { entropy: '', invite: 'guess' })).rejects.toEqual(noTable);
  await expect(tables.invite(bob, id)).rejects.toEqual(noTable);
  await expect(tables.say(bob, id, { text: 'hello?', key: 'k' })).rejects.toEqual(noTable);
  await expect(tables.takeOver(bob, id, { seat: 0, key: 'k' })).rejects.toEqual(noTable);

  const old = await tables.invite(ann, id);
  clock.time = old.expiresAt + 1;
  await expect(tables.sit(bob, id, { entropy: '', invite: old.code })).rejects.toEqual(noTable);
  const { code: invite } = await tables.invite(ann, id);
  expect((await tables.info(bob, id, invite)).id).toBe(id);
  expect((await tables.invited(invite)).id).toBe(id);
  await tables.sit(bob, id, { entropy: '', invite });
  await tables.start(ann, id);
  await playOn(tables, id, [ann, bob]);
  expect((await tables.verification(bob, id)).secret).toMatch(/^[0-9a-f]{64}$/);
  await expect(tables.verification(null, id)).rejects.toEqual(noTable);
});

test('whoever was put off a table does not come back by the same invite, under whatever name', async () => {
  const tables = (await newPlace()).node();
  const { id } = await tables.create(ann, asked({ visibility: 'private', seats: 3 }));
  await tables.sit(ann, id, { entropy: '' });
  const { code: invite } = await tables.invite(ann, id);
  await tables.sit(bob, id, { entropy: '', invite });
  const { seats, invitesFrom, seq } = await tables.kick(ann, id, 1);
  expect([seats[1]?.person, invitesFrom]).toEqual([null, seq]);
  for (const who of [bob, { id: 'bob-again', name: 'Not Bob' }]) {
    await expect(tables.sit(who, id, { entropy: '', invite })).rejects.toMatchObject({ status: 404, code: 'no-such-table' });
    await expect(tables.info(who, id, invite)).rejects.toMatchObject({ status: 404 });
  }
  await expect(tables.invited(invite)).rejects.toMatchObject({ status: 404, code: 'unknown-invite' });
  // Forgiven: with an invite made since.
  const { code: again } = await tables.invite(ann, id);
  expect((await tables.sit(bob, id, { entropy: '', invite: again })).seats[1]?.person).toEqual(bob);
});

test('whoever was put off a public table sits down there only if invited again', async () => {
  const tables = (await newPlace()).node();
  const { id } = await tables.create(ann, asked({ seats: 3 }));
  await tables.sit(ann, id, { entropy: '' });
  await tables.sit(bob, id, { entropy: '' });
  await tables.kick(ann, id, 1);
  await expect(tables.sit(bob, id, { entropy: '' })).rejects.toMatchObject({ status: 403, code: 'kicked' });
  const { code: invite } = await tables.invite(ann, id);
  expect((await tables.sit(bob, id, { entropy: '', invite })).seats[1]?.person).toEqual(bob);
});

test('house rules that let people write what they like are for private tables', async () => {
  const tables = (await newPlace()).node();
  const honour = (visibility: 'public' | 'private', cards: number) =>
    tables.create(ann, asked({ game: 'party-has-fallen', visibility, options: { 'table.vote': true, 'custom.honour': cards } }));
  await expect(honour('public', 1)).rejects.toMatchObject({
    code: 'bad-table',
    status: 400,
    message: 'the house rule custom.honour is for private tables',
  });
  expect((await honour('private', 1)).options).toMatchObject({ 'custom.honour': 1 });
  expect((await honour('public', 0)).visibility).toBe('public');
});

test('R-PHF-50 table votes are on at private tables and off at public ones, unless the table says otherwise', async () => {
  const tables = (await newPlace()).node();
  const votes = async (visibility: 'public' | 'private', options: Record<string, boolean> = {}) =>
    (await tables.create(ann, asked({ game: 'party-has-fallen', visibility, options }))).options['table.vote'];
  expect([await votes('private'), await votes('public')]).toEqual([true, false]);
  expect([await votes('private', { 'table.vote': false }), await votes('public', { 'table.vote': true })]).toEqual([false, true]);
});

test('the lobby lists public tables; my tables are those where I sit or am host', async () => {
  const tables = (await newPlace()).node();
  const open = await tables.create(ann, asked({ name: 'Open to all' }));
  const hidden = await tables.create(bob, asked({ visibility: 'private' }));
  const cellar = await running(tables, [cyd, bob]);
  const ids = async (query: Parameters<typeof tables.list>[0]) => (await tables.list(query)).tables.map(({ id }) => id).sort();
  expect(await ids({ me: null, limit: 10 })).toEqual([open.id, cellar.id].sort());
  expect(await ids({ me: bob, mine: true, limit: 10 })).toEqual([hidden.id, cellar.id].sort());
  expect(await ids({ me: null, mine: true, limit: 10 })).toEqual([]);
  expect(await ids({ me: null, game: 'table-dungeon', limit: 10 })).toEqual([]);
  const first = await tables.list({ me: null, limit: 1 });
  const second = await tables.list({ me: null, limit: 1, before: first.next! });
  expect([first.tables[0]!.id, second.tables[0]!.id].sort()).toEqual([open.id, cellar.id].sort());
  const listed = (await tables.list({ me: null, limit: 10 })).tables.find(({ id }) => id === cellar.id);
  expect(listed).toEqual(await tables.info(null, cellar.id));
  await expect(tables.list({ me: null, limit: 1, before: 'rubbish' })).rejects.toEqual(code('bad-cursor'));
});

test('names are made fit to be shown', async () => {
  expect(cleanName('  Ann\u202e\u0007\n  of   Kent ')).toBe('Ann of Kent');
  expect(cleanName('\u200f\u2066 ')).toBe('Guest');
  for (const unseen of ['\u200b\u200d', '\u2060', '\u3164', '\u2800', '\u00ad', '\u0301']) expect(cleanName(unseen)).toBe('Guest');
  expect([...cleanName('🐉'.repeat(60))]).toHaveLength(40);
  const tables = (await newPlace()).node();
  const { id } = await tables.create(person('A\u202enn'), asked());
  const { seats, host } = await tables.sit(person('A\u202enn'), id, { entropy: '' });
  expect([host.name, seats[0]?.person?.name]).toEqual(['Ann', 'Ann']);
});

test('only those at the table talk; talk is cleaned and said once', async () => {
  const tables = (await newPlace()).node();
  const { id } = await running(tables, [ann, bob]);
  await expect(tables.say(eve, id, { text: 'psst', key: 'k' })).rejects.toEqual(code('not-seated'));
  await expect(tables.say(ann, id, { text: ' \n ', key: 'k' })).rejects.toEqual(code('nothing-said'));
  const said = await tables.say(ann, id, { text: 'hello\u202e there', key: 'k' });
  expect(said).toMatchObject({ kind: 'said', data: { name: 'Ann', text: 'hello there', reaction: false, person: ann.id } });
  expect(await tables.say(ann, id, { text: 'hello there', key: 'k' })).toEqual(said);
  expect((await tables.updates(bob, id, 0)).filter(({ kind }) => kind === 'said')).toEqual([said]);
});

test.each([
  [{ seats: 99 }, 'bad-table'],
  [{ options: { nonsense: 1 } }, 'bad-table'],
  [{ game: 'chess' }, 'unknown-game'],
  [{ bots: ['hal'] }, 'unknown-bot'],
  [{ bots: ['greedy', 'greedy', 'greedy', 'greedy'] }, 'bad-table'],
  [{ clock: { kind: 'live', factor: 0 } as const }, 'bad-table'],
  [{ clock: { kind: 'days', hours: 12, quiet: { from: 0, to: 24 } } as const }, 'bad-table'],
])('there is no table with %j', async (given, expected) => {
  const tables = (await newPlace()).node();
  await expect(tables.create(ann, asked(given))).rejects.toEqual(code(expected));
});

test('wrong keys, stale and illegal decisions are refused and change nothing', async () => {
  const tables = (await newPlace()).node();
  const { id } = await running(tables, [ann, bob]);
  const { seq } = await tables.view(ann, id);
  const decide = (decision: unknown, more: object = {}) => tables.decide(ann, id, { seat: 0, seq, decision, key: newKey(), ...more });
  await expect(decide(prepare(0), { key: '' })).rejects.toEqual(code('bad-key'));
  await expect(decide(prepare(0), { key: 'x'.repeat(101) })).rejects.toEqual(code('bad-key'));
  await expect(decide(prepare(0), { seq: Number.NaN })).rejects.toEqual(code('bad-seq'));
  await expect(decide(prepare(0), { seq: seq - 1 })).rejects.toEqual(code('stale'));
  await expect(decide(prepare(0), { seq: seq + 1 })).rejects.toEqual(code('stale'));
  await expect(decide({ ...prepare(0), might: 2 })).rejects.toEqual(
    expect.objectContaining({ code: 'against-the-rules', rule: 'CEL-002' }),
  );
  await expect(decide('step')).rejects.toEqual(expect.objectContaining({ code: 'malformed', status: 400 }));
  await expect(tables.decide(ann, 'nowhere', { seat: 0, seq, decision: prepare(0), key: 'k' })).rejects.toEqual(code('no-such-table'));
  expect((await tables.view(ann, id)).seq).toBe(seq);
});
