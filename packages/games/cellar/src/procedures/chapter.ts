/** The Cellar's own `procedure`: the engine's, with the types of this game filled in. */
import { procedures } from '@undercroft/engine';
import type { Decision } from '../decisions.ts';
import type { CellarEvent } from '../events.ts';
import type { Cellar } from '../table.ts';

export const procedure = procedures<Cellar, Decision, CellarEvent>();
