/** The throwing table, as the rules use it. */
import { checkThrow, type Lying, type ThrowKey, type ThrowRecord } from '../throws/index.ts';

export { aim, carryOut, checkThrow, plainThrow, roughly } from '../throws/index.ts';

/** A throw that can be carried out: not every idea of whoever makes them is one. */
export function legalThrow(make: () => ThrowRecord, wanted: readonly ThrowKey[], lying: readonly Lying[]): ThrowRecord {
  let record = make();
  for (let i = 0; i < 40; i++) {
    if (checkThrow(record, wanted, lying) === null) return record;
    record = make();
  }
  return record;
}
