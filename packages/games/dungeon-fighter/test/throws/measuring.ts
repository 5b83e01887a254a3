/** How often what happens: measured with the physics, by throwing. */
import { sfc32 } from '@undercroft/engine';
import { idealThrow } from '../../src/throws/aim/aim.ts';
import { fumble } from '../../src/throws/aim/fumble.ts';
import { carryOut } from '../../src/throws/carry-out.ts';
import type { Skill, ThrowKey } from '../../src/throws/index.ts';
import { COLUMNS, type Row } from '../../src/throws/rough.ts';

export interface Sample {
  skill: Skill;
  wanted: readonly ThrowKey[];
  /** So many throws are thought out, and each is made so often. */
  aims: number;
  throws: number;
  seed: number;
}

/** What an aimed throw comes to, in 10,000. Making one aim several times is what saves the time: thinking takes a hundred throws. */
export function measure({ skill, wanted, aims, throws, seed }: Sample): Row {
  const random = sfc32(seed);
  const columns = COLUMNS.map(() => 0);
  let done = 0;
  for (let i = 0; i < aims; i++) {
    const idea = idealThrow([], wanted, skill, random);
    for (let k = 0; k < throws; k++) {
      const { verdict } = carryOut(fumble(idea, wanted, skill, random), wanted, [], 0, random);
      columns[COLUMNS.findIndex(({ section, miss }) => section === verdict.section && miss === verdict.miss)]!++;
      if (verdict.done.every(({ passed }) => passed)) done++;
    }
  }
  const all = aims * throws;
  return { columns: columns.map((n) => Math.round((n / all) * 10_000)), done: Math.round((done / all) * 10_000) };
}

export const hitsOf = ({ columns }: Row): number => columns.slice(0, 6).reduce((sum, n) => sum + n, 0) / 100;
