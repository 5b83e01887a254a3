/** Claims: quick phrases about the card one is going to play. Never enforced; the log compares them with the deed. */
import { HEARTS, isRoyal, NONE, rankOf, suitOf } from '../cards.ts';
import type { Claim } from '../decisions.ts';
import type { SeatState, Table } from '../table.ts';
import { attackOf } from './attack.ts';
import { rowOf } from './enemy.ts';

const HITS = [3, 5, 7, 9, 11, 13];

export const CLAIMS: readonly Claim[] = [
  { claim: 'low' },
  { claim: 'healing' },
  { claim: 'royal' },
  { claim: 'trust' },
  ...HITS.map((atLeast): Claim => ({ claim: 'hit', atLeast })),
];

/** Going low means rank 3 or less. */
const LOW = 3;

/** Whether the deed was as claimed. "Trust me" is kept by whoever's party did not lose. */
export function isKept(t: Table, s: SeatState, claim: Claim): boolean {
  const card = s.played;
  if (card === NONE) return false;
  if (claim.claim === 'royal') return isRoyal(card);
  if (claim.claim === 'trust') return t.result !== 'loss';
  if (claim.claim === 'hit') return attackOf(s, card, rowOf(t)) + s.bonus >= claim.atLeast;
  if (isRoyal(card)) return false;
  return claim.claim === 'low' ? rankOf(card) <= LOW : suitOf(card) === HEARTS;
}
