/** What one seat may know: what the table's description shows. */
import { type Seat, type SightOf, sightOfTable, type ViewWith } from '@undercroft/engine';
import type { Decision } from './decisions.ts';
import { chapters } from './procedures/index.ts';
import { questions } from './questions/index.ts';
import { type HERO, TABLE, type Table } from './table.ts';

export type HeroView = SightOf<typeof HERO>;
export type View = ViewWith<typeof TABLE, Decision>;

export const view: (t: Table, viewer: Seat | null) => View = sightOfTable(TABLE, chapters, questions);
