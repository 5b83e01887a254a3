/** Tables for tests: set one up, start in the middle of something, answer, see who is asked what. */
import {
  type AskOf,
  advance,
  configFor,
  type DecisionBase,
  type DecisionOf,
  type EventOf,
  type Frame,
  frame,
  type Game,
  simulatedTable,
  type TableOf,
} from '@undercroft/engine';

export interface TableSetup {
  seats?: number;
  options?: Record<string, unknown>;
  shut?: string[];
  seed?: number;
  material?: unknown;
  brings?: readonly unknown[];
}

type Named = { name: string; first: string };

/** A table at its first question. Change its fields as the test needs. */
export function tableFor<G extends Game>(game: G, setup: TableSetup = {}): TableOf<G> {
  return simulatedTable(game, configFor(game, setup), setup.seed ?? 1);
}

/** A frame of a procedure, about to run the step named (its first if none is). */
export function running<D extends DecisionBase>(procedure: Named, vars: object, step = procedure.first): Frame<D> {
  return { ...frame<D>(procedure, vars), step };
}

/** Puts these frames in place of whatever was running, outermost first, and runs on to the next question. */
export function startAt<G extends Game>(game: G, t: TableOf<G>, ...frames: Frame<DecisionOf<G>>[]): EventOf<G>[] {
  t.stack.splice(0, t.stack.length, ...frames);
  const out: EventOf<G>[] = [];
  advance(game.play.procedures, t, out);
  return out;
}

/** Carries out a procedure on top of whatever waits, up to the next question. */
export function push<G extends Game>(game: G, t: TableOf<G>, procedure: Named, vars: object): EventOf<G>[] {
  t.stack.push(frame(procedure, vars));
  const out: EventOf<G>[] = [];
  advance(game.play.procedures, t, out);
  return out;
}

/** Takes these decisions, each checked, and returns everything that happened. */
export function play<G extends Game>(game: G, t: TableOf<G>, ...decisions: DecisionOf<G>[]): EventOf<G>[] {
  const out: EventOf<G>[] = [];
  for (const d of decisions) game.play.decide(t, d, out);
  return out;
}

/** Who must answer what. Questions that only may be answered are left out; ask for them with `mayBeAsked`. */
export function asked<G extends Game>(game: G, t: TableOf<G>): AskOf<G>[] {
  return game.play.pending(t).filter((ask) => !ask.may);
}

/** The any-time questions that are open. */
export function mayBeAsked<G extends Game>(game: G, t: TableOf<G>): AskOf<G>[] {
  return game.play.pending(t).filter((ask) => ask.may);
}
