/**
 * `advance`, as fast as search and simulation need it. It does what the plain loop in `procedure.ts` does and remembers what it
 * looked up: which step a step led to, where the last frame stopped, which windows were opened. The conformance suite plays
 * every game both ways and compares after each decision.
 */
import type { DecisionBase, EventBase, Frame, Pause, Procedure, Step, TableBase } from './contract.ts';
import { askFrom, frame, NONE, RUNAWAY, where } from './procedure.ts';

/** A step remembers the two steps it led to last: mostly it is one of them again, and finding one by name is slow. */
interface Remembering<F> {
  next?: string;
  nextStep?: F;
  other?: string;
  otherStep?: F;
  /** Whose steps: two games may share a step and differ in the next one. */
  among?: object;
}

function stepAfter<F>(step: F & Remembering<F>, name: string, steps: Record<string, F>): F {
  if (step.among === steps) {
    if (step.next === name) return step.nextStep!;
    if (step.other === name) return step.otherStep!;
    step.other = step.next;
    step.otherStep = step.nextStep;
  } else {
    step.among = steps;
    step.other = '';
    step.otherStep = undefined;
  }
  step.next = name;
  step.nextStep = steps[name]!;
  return step.nextStep;
}

/** Where the last frame stopped: mostly it is the next to go on, and then its step need not be looked up. */
const stopped: { frame: object | null; step: string; steps: unknown; run: unknown } = { frame: null, step: '', steps: null, run: null };

/** Runs steps until somebody must answer or the game is over. True: the topmost frame asks anew. */
export function advanceFast<T extends TableBase<D>, D extends DecisionBase, E extends EventBase>(
  procedures: Record<string, Procedure<T, D, E, never>>,
  t: T,
  out: E[] | null,
): boolean {
  type S = Step<T, D, E, never> & Remembering<Step<T, D, E, never>>;
  const stack = t.stack;
  let f = stack[stack.length - 1]!;
  const known = stopped.frame === f && stopped.step === f.step;
  let steps = (known ? stopped.steps : procedures[f.proc]!.steps) as Record<string, S>;
  let step = known ? (stopped.run as S) : steps[f.step]!;
  for (let n = 0; n < RUNAWAY; n++) {
    const next = step(t, f as Frame<D, never>, out);
    if (typeof next === 'string') {
      f.step = next;
      step = stepAfter(step, next, steps);
      continue;
    }
    if (next.do === 'ask') {
      f.step = next.step;
      f.answers = [];
      step = stepAfter(step, next.step, steps);
      if (next.asks.length === 0) continue;
      askFrom(f, next, openWindows(t.shut, next));
      stopped.frame = f;
      stopped.step = next.step;
      stopped.steps = steps;
      stopped.run = step;
      return true;
    }
    if (next.do === 'call') {
      const called = procedures[next.proc]!;
      f.step = next.step;
      f = frame(called, next.vars!);
      stack.push(f);
      steps = called.steps as Record<string, S>;
    } else {
      stack.pop();
      if (next.do === 'finish') stack.length = 0;
      if (stack.length === 0) return false;
      f = stack[stack.length - 1]!;
      if (f.asks.length > 0) return false;
      f.result = next.result;
      steps = procedures[f.proc]!.steps as Record<string, S>;
    }
    step = steps[f.step]!;
  }
  throw new Error(`the rules run in a circle at ${where(t)}`);
}

/** What was opened last: a simulation opens the same windows at the same kind of table again and again. */
const opened: { shut: readonly string[]; names: string[]; open: string[] } = { shut: NONE, names: NONE, open: NONE };

function openWindows(shut: readonly string[], { windows: names }: Pause): string[] {
  if (names.length === 0) return NONE;
  if (opened.names !== names || opened.shut !== shut) {
    opened.names = names;
    opened.shut = shut;
    opened.open = names.filter((name) => !shut.includes(name));
  }
  return opened.open;
}
