/** Rehearsals of a throw, a few at a time behind everything else: all of them are a tenth of a second, on a phone half a second. */
import { useEffect, useState } from 'react';
import type { ThrowRecord } from '../../src/throws/index.ts';
import { NOT_REHEARSED, type Rehearsal, type Rehearsals, rehearsing } from './preview.ts';

const AT_A_TIME = 2;
/** Always the same tremors: the same aim has the same rehearsals. */
const SEED = 7;

/** Null: there is nothing to rehearse. While somebody changes the aim, what is shown is the last one's. */
export function useRehearsals(record: ThrowRecord | null, task: Omit<Rehearsal, 'record'>): Rehearsals | null {
  const { wanted, lying, die, habits, fight } = task;
  const [made, setMade] = useState(NOT_REHEARSED);
  useEffect(() => {
    if (record === null) return setMade(NOT_REHEARSED);
    const all = rehearsing({ record, wanted, lying, die, habits, fight }, SEED);
    let timer = setTimeout(function goOn() {
      for (;;) {
        const { done, value } = all.next();
        if (done) return setMade(value);
        if (value % AT_A_TIME === 0) break;
      }
      timer = setTimeout(goOn);
    });
    return () => clearTimeout(timer);
  }, [record, wanted, lying, die, habits, fight]);
  return record === null ? null : made;
}
