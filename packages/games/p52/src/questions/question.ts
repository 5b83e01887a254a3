import type { Question } from '@undercroft/engine';
import type { Decision } from '../decisions.ts';
import type { Table } from '../table.ts';

export type P52Question = Question<Table, Decision>;
