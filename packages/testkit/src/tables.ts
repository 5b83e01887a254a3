/** Tables for tests: set one up, start in the middle of something, answer, see who is asked what. */
import {
  type Ask,
  advance,
  configFor,
  type DecisionBase,
  type EventBase,
  type Frame,
  frame,
  type Game,
  simulatedTable,
  type TableBase,
} from '@undercroft/engine';

export interface TableSetup {
  seats?: number;
  options?: Record<string, unknown>;
  shut?: string[];
  seed?: number;
}

type Named = { name: string; first: string };

/** A table at its first question. Change its fields as the test needs. */
export function tableFor<T extends TableBase<D>, D extends DecisionBase, E extends EventBase, V>(
  game: Game<T, D, E, V>,
  setup: TableSetup = {},
): T {
  return simulatedTable(game, configFor(game, setup), setup.seed ?? 1);
}

/** A frame of a procedure, about to run the step named (its first if none is). */
export function running<D extends DecisionBase>(procedure: Named, vars: object, step = procedure.first): Frame<D> {
  return { ...frame<D>(procedure, vars), step };
}

/** Puts these frames in place of whatever was running, outermost first, and runs on to the next question. */
export function startAt<T extends TableBase<D>, D extends DecisionBase, E extends EventBase, V>(
  game: Game<T, D, E, V>,
  t: T,
  ...frames: Frame<D>[]
): E[] {
  t.stack.splice(0, t.stack.length, ...frames);
  const out: E[] = [];
  advance(game.procedures, t, out);
  return out;
}

/** Carries out a procedure on top of whatever waits, up to the next question. */
export function push<T extends TableBase<D>, D extends DecisionBase, E extends EventBase, V>(
  game: Game<T, D, E, V>,
  t: T,
  procedure: Named,
  vars: object,
): E[] {
  t.stack.push(frame(procedure, vars));
  const out: E[] = [];
  advance(game.procedures, t, out);
  return out;
}

/** Takes these decisions, each checked, and returns everything that happened. */
export function play<T extends TableBase<D>, D extends DecisionBase, E extends EventBase, V>(
  game: Game<T, D, E, V>,
  t: T,
  ...decisions: D[]
): E[] {
  const out: E[] = [];
  for (const d of decisions) game.decide(t, d, out);
  return out;
}

/** Who must answer what. Questions that only may be answered are left out; ask for them with `mayBeAsked`. */
export function asked<T extends TableBase<D>, D extends DecisionBase, E extends EventBase, V>(
  game: Game<T, D, E, V>,
  t: T,
): Ask<D['kind']>[] {
  return game.pending(t).filter((ask) => !ask.may);
}

/** The any-time questions that are open. */
export function mayBeAsked<T extends TableBase<D>, D extends DecisionBase, E extends EventBase, V>(
  game: Game<T, D, E, V>,
  t: T,
): Ask<D['kind']>[] {
  return game.pending(t).filter((ask) => ask.may);
}
