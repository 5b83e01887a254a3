/** The Drowned Bailey with dials that leave a party of three as printed, so that figures in tests are those of the formulas. */
import { DROWNED_BAILEY } from '../src/content/scenarios.ts';
import { bookOf } from '../src/scenario/book.ts';
import type { Scenario } from '../src/scenario/scenario.ts';

export const PLAIN: Scenario = {
  ...DROWNED_BAILEY,
  dials: { hp: [40, 70, 100, 110, 125, 140], damage: [45, 75, 100, 110, 130, 150] },
};
export const PLAIN_BOOK = bookOf(PLAIN);
