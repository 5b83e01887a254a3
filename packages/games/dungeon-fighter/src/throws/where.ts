/** What the reasons for a miss say of where the die lies. */
import type { MissReason } from './verdict.ts';

/** DF-115  Neither on the board nor in a hole of it. */
export const isBeside = (reasons: readonly MissReason[]): boolean => reasons.some((r) => r === 'off-table' || r === 'off-board');

/** R-DF-05  It lies on the board and on no table, be it on a bone or without a bounce (DF-113, DF-115, DF-116). */
export const isOnBoard = (reasons: readonly MissReason[]): boolean =>
  !isBeside(reasons) && !reasons.some((r) => r === 'hole' || r === 'touches-table');
