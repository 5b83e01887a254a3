/** Invites: codes that let people in at a private table, until they expire or somebody is put off the table. */
import { hash, randomBytes } from 'node:crypto';
import type { Person } from '../store/store.ts';
import { TableError } from './contract.ts';
import { seatsOf, type TableState } from './state.ts';

export const INVITE_LASTS = 7 * 24 * 3600 * 1000;

export const inviteHash = (code: string): string => hash('sha256', code);

/** How far the table had come when it was made is part of the code, and so of what is hashed. */
export const newInvite = ({ seq }: TableState): string => `${seq.toString(36)}-${randomBytes(18).toString('base64url')}`;

const madeAfter = (code: string): number => Number.parseInt(/^([0-9a-z]{1,10})-/.exec(code)?.[1] ?? '0', 36);

/** Whoever was put off could come back by the same link under another name: so older invites are void for everybody. */
export const stillInvites = (state: TableState, code: string): boolean => madeAfter(code) >= state.invitesFrom;

export function mayInvite(state: TableState, me: Person): void {
  if (seatsOf(state, me.id).length > 0 || state.host.id === me.id) return;
  throw new TableError('not-seated', 403, 'only those at the table invite others');
}

/** Somebody who was put off the table comes back only with an invite made since. */
export function mayReturn(state: TableState, me: Person, invited: boolean): void {
  if (!state.kicked.includes(me.id) || invited) return;
  throw new TableError('kicked', 403, 'the host has put you off this table; ask for a new invite');
}

export function unknownInvite(): TableError {
  return new TableError('unknown-invite', 404, 'this invite is not known or does not work any more; ask for a new one');
}
