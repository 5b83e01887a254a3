/** The four sheets of the Enemy Table, that of level 1 first. */
import { SHEET_1 } from './sheet-1.ts';
import { SHEET_2 } from './sheet-2.ts';
import { SHEET_3 } from './sheet-3.ts';
import { SHEET_4 } from './sheet-4.ts';
import type { EnemyRow } from './vocabulary.ts';

export const SHEETS: readonly (readonly EnemyRow[])[] = [SHEET_1, SHEET_2, SHEET_3, SHEET_4];
