/** P52's own `procedure`: the engine's, with the types of this game filled in. */
import { procedures } from '@undercroft/engine';
import type { Decision } from '../decisions.ts';
import type { P52Event } from '../events.ts';
import type { Table } from '../table.ts';

export const procedure = procedures<Table, Decision, P52Event>();
