import { expect } from 'vitest';
import { Conflict, UnknownPerson } from '../../../src/store/index.ts';
import type { StoreTest } from '../conformance.ts';
import { table } from '../samples.ts';

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
}
