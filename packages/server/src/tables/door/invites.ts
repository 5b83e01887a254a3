/** Invites: codes that let people in at a private table, until they expire or somebody is put off the table. */

import { hash, randomBytes } from 'node:crypto';
import type { Person } from '../../store/store.ts';
import { TableError } from '../said/contract.ts';
import { seatsOf, type TableState } from '../table/state.ts';

export const INVITE_LASTS = 7 * 24 * 3600 * 1000;

export const inviteHash = (code: string): string => hash('sha256', code);

/** How far the table had come when it was made is part of the code, and so of what is hashed. */
export const newInvite = ({ seq }: TableState): string => `${seq.toString(36)}-${randomBytes(18).toString('base64url')}`;

export function mayInvite(state: TableState, me: Person): void {
  if (seatsOf(state, me.id).length > 0 || state.host.id === me.id) return;
  throw new TableError('not-seated', 403, 'only those at the table invite others');
}
