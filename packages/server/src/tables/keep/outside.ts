/** What went wrong inside, as whoever asked is told. */
import { Refused } from '@undercroft/engine';
import { BadText, StoreUnavailable, ThingTaken, UnknownTable } from '../../store/errors.ts';
import { TableError } from '../said/contract.ts';
import { noSuchTable } from '../sight/who.ts';
import { RulesFailed } from '../table/failing.ts';

export function outside(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return new TableError('store-unavailable', 503, 'the store does not answer just now; try again');
  if (error instanceof UnknownTable) return noSuchTable();
  if (error instanceof ThingTaken) return new TableError('thing-taken', 409, 'that is at another table, or has changed meanwhile');
  if (error instanceof BadText) return new TableError('malformed', 400, error.message);
  if (error instanceof RulesFailed) return rulesFailed();
  if (error instanceof Refused) return TableError.refused(error.refusal);
  return error;
}

export const rulesFailed = (): TableError =>
  new TableError('rules-failed', 409, 'the rules of this game failed at this table; it was stopped and the failure noted');
