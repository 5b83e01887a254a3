import { expect } from 'vitest';
import { Conflict, UnknownPerson } from '../../../src/store/index.ts';
import type { StoreTest } from '../conformance.ts';
import { entry, table, wholeLog } from '../samples.ts';

/** Persons, tokens and invites. */
export function peopleSuite(test: StoreTest): void {
  test('a person is known by any of their tokens', async (store) => {
    await store.createPerson({ id: 'ann', name: 'Ann', tokenHash: 'phone' });
    await store.addToken('ann', 'laptop');
    expect(await store.personByToken('phone')).toEqual({ id: 'ann', name: 'Ann' });
    await store.renamePerson('ann', 'Änne 🐉');
    expect(await store.personByToken('laptop')).toEqual({ id: 'ann', name: 'Änne 🐉' });
    expect(await store.personByToken('tablet')).toBeNull();
  });

  test('a token that was taken away lets nobody in, and the others still do', async (store) => {
    await store.createPerson({ id: 'ann', name: 'Ann', tokenHash: 'phone' });
    await store.addToken('ann', 'laptop');
    await store.removeToken('phone');
    await store.removeToken('never there');
    expect(await store.personByToken('phone')).toBeNull();
    expect(await store.personByToken('laptop')).toEqual({ id: 'ann', name: 'Ann' });
  });

  test('ids and tokens are given once', async (store) => {
    await store.createPerson({ id: 'ann', name: 'Ann', tokenHash: 'a' });
    await expect(store.createPerson({ id: 'ann', name: 'Other', tokenHash: 'b' })).rejects.toThrow(Conflict);
    await expect(store.createPerson({ id: 'bob', name: 'Bob', tokenHash: 'a' })).rejects.toThrow(Conflict);
    expect(await store.persons(['ann', 'bob'])).toEqual([{ id: 'ann', name: 'Ann' }]);
    expect(await store.personByToken('b')).toBeNull();
    await store.createPerson({ id: 'bob', name: 'Bob' });
    await expect(store.addToken('bob', 'a')).rejects.toThrow(Conflict);
    expect(await store.personByToken('a')).toEqual({ id: 'ann', name: 'Ann' });
  });

  test('nobody can be changed who is not there', async (store) => {
    await expect(store.addToken('ghost', 't')).rejects.toThrow(UnknownPerson);
    await expect(store.renamePerson('ghost', 'Boo')).rejects.toThrow(UnknownPerson);
    expect(await store.persons(['ghost'])).toEqual([]);
    expect(await store.persons([])).toEqual([]);
  });

  test('an invite leads to its table until it expires', async (store) => {
    await store.create(table('a'), []);
    await store.create(table('b'), []);
    await store.putInvite('code', 'a', 5_000);
    expect(await store.inviteTable('code', 4_999)).toBe('a');
    expect(await store.inviteTable('code', 5_000)).toBeNull();
    expect(await store.inviteTable('other', 0)).toBeNull();
    await store.putInvite('code', 'b', 9_000);
    expect(await store.inviteTable('code', 5_000)).toBe('b');
  });

  test('invites that have expired are forgotten, and no others', async (store) => {
    await store.create(table('a'), []);
    for (const [code, expiresAt] of Object.entries({ old: 1_000, older: 500, good: 9_000 })) await store.putInvite(code, 'a', expiresAt);
    expect(await store.forgetInvites(1_000)).toBe(2);
    expect(await store.forgetInvites(1_000)).toBe(0);
    expect(await store.inviteTable('old', 0)).toBeNull();
    expect(await store.inviteTable('good', 1_000)).toBe('a');
  });

  test('who somebody was is forgotten: tokens, things, their name in rows and logs, and what they said', async (store) => {
    for (const [id, name] of [
      ['p-ann', 'Ann'],
      ['p-bob', 'Bob'],
    ] as const)
      await store.createPerson({ id, name, tokenHash: `${name}'s phone` });
    await store.addToken('p-ann', "Ann's laptop");
    await store.putThing({ id: 'purse', owner: 'p-ann', game: 'cellar', title: 'Purse', createdAt: 1, data: { gold: 3 } });
    const host = { id: 'p-ann', name: 'Ann' };
    const bob = { id: 'p-bob', name: 'Bob' };
    const ours = table('ours', {
      meta: { name: "Ann's table", host, seats: [{ person: host }, { person: bob }], seq: 3 },
      people: ['p-ann', 'p-bob'],
    });
    const log = [
      entry({ kind: 'created', person: 'p-ann', data: { spec: { name: "Ann's table", seats: 2 }, host } }),
      entry({ kind: 'said', person: 'p-ann', data: { name: 'Ann', text: 'my street is Elm', reaction: false } }),
      entry({ kind: 'said', person: 'p-bob', data: { name: 'Bob', text: 'Ann, hush', reaction: false } }),
      entry({ kind: 'decided', person: 'p-ann', data: { decision: { kind: 'step', name: 'Ann' } } }),
    ];
    await store.create(ours, log);
    await store.create(table('theirs', { meta: { name: 'Ann of Cleves', host: bob }, people: ['p-bob'] }), [entry({ person: 'p-bob' })]);
    for (const id of ['ours', 'theirs']) await store.saveSnapshot(id, 1, { kept: id });

    const forgetting = { person: 'p-ann', as: '—' };
    expect((await store.forgetPerson(forgetting)).sort()).toEqual(["Ann's laptop", "Ann's phone"]);
    expect(await store.personByToken("Ann's phone")).toBeNull();
    expect([await store.things('p-ann'), await store.persons(['p-ann'])]).toEqual([[], [{ id: 'p-ann', name: '—' }]]);
    const first = await store.forgetAt(forgetting, '', 1);
    expect(first).toEqual({ next: 'ours', changed: ['ours'] });
    expect(await store.forgetAt(forgetting, 'ours', 5)).toEqual({ next: null, changed: [] });

    const nobody = { id: 'p-ann', name: '—' };
    expect((await store.get('ours'))!.meta).toEqual({
      name: "—'s table",
      host: nobody,
      seats: [{ person: nobody }, { person: bob }],
      seq: 3,
    });
    expect((await wholeLog(store, 'ours')).map(({ data }) => data)).toEqual([
      { spec: { name: "—'s table", seats: 2 }, host: nobody },
      { name: '—', text: '…', reaction: false },
      { name: 'Bob', text: 'Ann, hush', reaction: false },
      { decision: { kind: 'step', name: 'Ann' } },
    ]);
    expect([await store.snapshot('ours'), (await store.snapshot('theirs'))?.data]).toEqual([null, { kept: 'theirs' }]);
    expect((await store.get('theirs'))!.meta).toEqual({ name: 'Ann of Cleves', host: bob });
    // Others are who they were, and asking twice changes nothing.
    expect(await store.personByToken("Bob's phone")).toEqual(bob);
    expect(await store.forgetAt(forgetting, '', 5)).toEqual({ next: null, changed: [] });
  });
}
