/** Persons, their tokens and invites in PostgreSQL. */
import { unknownPerson, unknownTable } from '../errors.ts';
import type { People, Person } from '../store.ts';
import { type Database, missing, type Statement } from './database.ts';
import { forgettingOn } from './forgetting.ts';

const CREATE: Statement = {
  name: 'create-person',
  text: `WITH made AS (INSERT INTO persons (id, name) VALUES ($1, $2) RETURNING id)
    INSERT INTO tokens (token_hash, person_id) SELECT $3, id FROM made WHERE $3::text IS NOT NULL`,
};
const BY_TOKEN: Statement = {
  name: 'person-by-token',
  text: 'SELECT id, name FROM tokens JOIN persons ON id = person_id WHERE token_hash = $1',
};
const ADD_TOKEN: Statement = { name: 'add-token', text: 'INSERT INTO tokens (person_id, token_hash) VALUES ($1, $2)' };
const REMOVE_TOKEN: Statement = { name: 'remove-token', text: 'DELETE FROM tokens WHERE token_hash = $1' };
const RENAME: Statement = { name: 'rename', text: 'UPDATE persons SET name = $2 WHERE id = $1' };
const PERSONS: Statement = { name: 'persons', text: 'SELECT id, name FROM persons WHERE id = ANY ($1::text[])' };
const PUT_INVITE: Statement = {
  name: 'put-invite',
  text: `INSERT INTO invites (code_hash, table_id, expires_at) VALUES ($1, $2, $3)
    ON CONFLICT (code_hash) DO UPDATE SET table_id = excluded.table_id, expires_at = excluded.expires_at`,
};
const INVITE_TABLE: Statement = {
  name: 'invite-table',
  text: 'SELECT table_id FROM invites WHERE code_hash = $1 AND expires_at > $2',
};

const FORGET_INVITES: Statement = { name: 'forget-invites', text: 'DELETE FROM invites WHERE expires_at <= $1' };

export function peopleOn(db: Database): People {
  return {
    async createPerson({ id, name, tokenHash }) {
      await db.change(CREATE, id, name, tokenHash ?? null);
    },
    personByToken: async (tokenHash) => (await db.rows<Person>(BY_TOKEN, tokenHash))[0] ?? null,
    async addToken(personId, tokenHash) {
      await db.change(ADD_TOKEN, personId, tokenHash).catch(missing(unknownPerson(personId)));
    },
    async removeToken(tokenHash) {
      await db.change(REMOVE_TOKEN, tokenHash);
    },
    async renamePerson(personId, name) {
      if ((await db.change(RENAME, personId, name)) === 0) throw unknownPerson(personId);
    },
    ...forgettingOn(db),
    persons: (personIds) => db.rows<Person>(PERSONS, personIds),
    async putInvite(codeHash, tableId, expiresAt) {
      await db.change(PUT_INVITE, codeHash, tableId, expiresAt).catch(missing(unknownTable(tableId)));
    },
    inviteTable: async (codeHash, now) => (await db.rows<{ table_id: string }>(INVITE_TABLE, codeHash, now))[0]?.table_id ?? null,
    forgetInvites: (now) => db.change(FORGET_INVITES, now),
  };
}
