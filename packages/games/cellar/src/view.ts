/** What one seat may know: what the table's description shows, and nothing peculiar. */
import { type Seat, type SightOf, sightOfTable, type ViewWith } from '@undercroft/engine';
import type { Decision } from './decisions.ts';
import { chapters } from './procedures/index.ts';
import { questions } from './questions.ts';
import { type Cellar, TABLE, type THIEF } from './table.ts';

export type ThiefView = SightOf<typeof THIEF>;
export type View = ViewWith<typeof TABLE, Decision>;

export const view: (t: Cellar, viewer: Seat | null) => View = sightOfTable(TABLE, chapters, questions);
