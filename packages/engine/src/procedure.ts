/**
 * How a game runs: a stack of frames with named steps, kept in the table as plain data.
 * A step does one thing the rulebook says and returns exactly one transition.
 */
import type { Ask, DecisionBase, EventBase, Frame, Json, Next, Pause, Procedure, Step, TableBase } from './contract.ts';

/** Shared by all frames that ask nothing; never changed. */
export const NONE: never[] = [];

/** Go on with another step of the same procedure. */
export function go<S extends string>(step: S): Next<S> {
  return step;
}

/**
 * Ask, and go on with `then` when all have answered. Give a fresh list; with nobody to ask it goes straight on.
 * Windows named here are open meanwhile.
 */
export function ask<K extends string, S extends string>(asks: Ask<K>[], then: S, windows: string[] = NONE): Next<S> {
  return { do: 'ask', step: then, asks, until: 'all', windows, proc: '', vars: null, result: null };
}

/** Ask several, and go on with the first answer: a race. */
export function race<K extends string, S extends string>(asks: Ask<K>[], then: S): Next<S> {
  return { do: 'ask', step: then, asks, until: 'any', windows: NONE, proc: '', vars: null, result: null };
}

/** Carry out another procedure, then go on with `then`; what it ended with is `f.result` there. */
export function call<Vars extends object, S extends string>(proc: { name: string; vars?: Vars }, vars: NoInfer<Vars>, then: S): Next<S> {
  return { do: 'call', step: then, asks: NONE, until: 'all', windows: NONE, proc: proc.name, vars, result: null };
}

const over = (how: 'end' | 'finish', result: Json): Pause<never> => ({
  do: how,
  step: '' as never,
  asks: NONE,
  until: 'all',
  windows: NONE,
  proc: '',
  vars: null,
  result,
});
const END = over('end', null);
const FINISH = over('finish', null);

/** This procedure is over. */
export function end(result: Json = null): Next<never> {
  return result === null ? END : over('end', result);
}

/** The whole game is over, however deep in it this is: nothing that waits below goes on. `outcome` says how it ended. */
export function finish(): Next<never> {
  return FINISH;
}

/** A chapter of the rulebook. `Steps` lists its steps in order: the compiler refuses a jump to any other. */
export interface Chapter<T, D extends DecisionBase, E, Vars extends object> extends Procedure<T, D, E, Vars> {
  vars?: Vars;
}

/**
 * The typed `procedure` of one game: `const procedure = procedures<Table, Decision, Event>()`. It takes the name, the first
 * step, the variables that everybody may know (the others stay hidden), and the steps.
 */
export function procedures<T extends TableBase<D>, D extends DecisionBase, E extends EventBase>() {
  return <Vars extends object, S extends string>(
    name: string,
    first: NoInfer<S>,
    shows: readonly (keyof Vars | 'result')[],
    steps: Record<S, (t: T, f: Frame<D, Vars>, out: E[] | null) => Next<S>>,
  ): Chapter<T, D, E, Vars> => ({ name, first, steps: steps as Record<string, Step<T, D, E, Vars>>, shows: shows as readonly string[] });
}

/** A fresh frame of a procedure, before its first step. */
export function frame<D extends DecisionBase>(proc: { name: string; first: string }, vars: object): Frame<D> {
  return {
    proc: proc.name,
    step: proc.first,
    vars: vars as Record<string, Json>,
    asks: NONE,
    until: 'all',
    windows: NONE,
    answers: NONE,
    result: null,
  };
}

/** The answer a seat gave to the questions this step waited for. */
export function answerOf<D extends DecisionBase, K extends D['kind']>(f: Frame<D, object>, seat: number, kind: K): Extract<D, { kind: K }> {
  const answers = f.answers;
  for (let i = 0; i < answers.length; i++) {
    const d = answers[i]!;
    if (d.seat === seat && d.kind === kind) return d as Extract<D, { kind: K }>;
  }
  throw new Error(`seat ${seat} gave no answer of kind ${kind}`);
}

/** Something hidden is being shown to somebody: undo will not reach behind this moment. */
export function reveal(t: { revealed: number }): void {
  t.revealed++;
}

/** Copies the stack. Decisions and questions are never changed once made, so they are shared. */
export function copyStack<D extends DecisionBase>(stack: Frame<D>[]): Frame<D>[] {
  const copy: Frame<D>[] = [];
  for (let i = 0; i < stack.length; i++) {
    const f = stack[i]!;
    copy.push({
      proc: f.proc,
      step: f.step,
      vars: copyVars(f.vars),
      asks: f.asks.slice(),
      until: f.until,
      windows: f.windows,
      answers: f.answers.slice(),
      result: f.result,
    });
  }
  return copy;
}

function copyVars(vars: Record<string, Json>): Record<string, Json> {
  const copy = { ...vars };
  for (const key in copy) {
    const value = copy[key]!;
    if (typeof value === 'object' && value !== null) copy[key] = copyData(value);
  }
  return copy;
}

/** A deep copy of plain data. */
export function copyData(value: Json): Json {
  if (Array.isArray(value)) return value.map(copyData);
  return typeof value === 'object' && value !== null ? copyVars(value) : value;
}

/** More steps than this without a question means the rules run in a circle. */
export const RUNAWAY = 10_000;

/** What became of the stack after a step: it goes on, somebody is asked, or it rests (covered no longer, or over). */
type Then = 'goes on' | 'asks' | 'rests';

/** Runs steps until somebody must answer or the game is over. True: the topmost frame asks anew. */
export const advance: Advance = (procedures, t, out) => {
  for (let n = 0; n < RUNAWAY; n++) {
    const f = t.stack.at(-1)!;
    const step = procedures[f.proc]!.steps[f.step]!;
    const then = follow(procedures, t, step(t, f as Frame<never, never>, out));
    if (then !== 'goes on') return then === 'asks';
  }
  throw new Error(`the rules run in a circle at ${where(t)}`);
};

/** `advance`, or whatever does the same in another way (`shortcuts.ts`, `chance.ts`). */
export type Advance = <T extends TableBase<D>, D extends DecisionBase, E extends EventBase>(
  procedures: Record<string, Procedure<T, D, E, never>>,
  t: T,
  out: E[] | null,
) => boolean;

/** Does what a step of the topmost frame returned. */
export function follow(procedures: Record<string, { name: string; first: string }>, t: TableBase, next: Next): Then {
  const f = t.stack.at(-1)!;
  if (typeof next === 'string') f.step = next;
  else if (next.do === 'ask') return askOrGoOn(t, f, next);
  else if (next.do === 'call') {
    f.step = next.step;
    t.stack.push(frame(procedures[next.proc]!, next.vars!));
  } else return next.do === 'end' ? goBack(t, next.result) : leaveAll(t);
  return 'goes on';
}

function askOrGoOn(t: TableBase, f: Frame, next: Pause): Then {
  f.step = next.step;
  f.answers = [];
  if (next.asks.length === 0) return 'goes on';
  const open = next.windows.filter((name) => !t.shut.includes(name));
  askFrom(f, next, open);
  return 'asks';
}

/** The frame waits for the answers to these questions, with these windows open. */
export function askFrom<D extends DecisionBase>(f: Frame<D>, { asks, until }: Pause, windows: string[]): void {
  f.asks = inOrder(asks) as Ask<D['kind']>[];
  f.until = until;
  f.windows = windows;
}

function goBack(t: TableBase, result: Json): Then {
  t.stack.pop();
  const under = t.stack.at(-1);
  // A frame that still waits was only covered by something done in one of its windows.
  if (under === undefined || under.asks.length > 0) return 'rests';
  under.result = result;
  return 'goes on';
}

function leaveAll(t: TableBase): Then {
  t.stack.length = 0;
  return 'rests';
}

const later = (a: { seat: number; kind: string }, b: { seat: number; kind: string }) =>
  a.seat > b.seat || (a.seat === b.seat && a.kind > b.kind);

/** Sorts by seat, then kind, in place; the lists are short and mostly sorted already. */
function inOrder<X extends { seat: number; kind: string }>(list: X[]): X[] {
  for (let i = 1; i < list.length; i++) {
    const x = list[i]!;
    let j = i;
    for (; j > 0 && later(list[j - 1]!, x); j--) list[j] = list[j - 1]!;
    list[j] = x;
  }
  return list;
}

/** Files an answer with the frame that waits. True when that was the last one and the frame can go on. */
export function answer<D extends DecisionBase>(f: Frame<D>, i: number, d: D): boolean {
  insert(f.answers, d);
  if (f.asks.length > 1 && f.until === 'all') {
    for (let k = i + 1; k < f.asks.length; k++) f.asks[k - 1] = f.asks[k]!;
    f.asks.pop();
    return false;
  }
  f.asks = NONE;
  f.windows = NONE;
  return true;
}

/** Files everybody's answers at once, in the order asked, which is the order answers are kept in. Says how many. */
export function answerAll<D extends DecisionBase>(f: Frame<D>, answerTo: (ask: Ask<D['kind']>) => D): number {
  const { asks } = f;
  // As many answers as questions: a copy has the right size at once, where an empty list would have to grow.
  const answers: (Ask<D['kind']> | D)[] = asks.slice();
  for (let i = 0; i < asks.length; i++) answers[i] = answerTo(asks[i]!);
  f.answers = answers as D[];
  f.asks = NONE;
  f.windows = NONE;
  return asks.length;
}

/** Keeps answers in order as they come. Mostly they come in order, and reading decisions of all shapes is slow. */
function insert<D extends DecisionBase>(answers: D[], d: D): void {
  let j = answers.length;
  answers.push(d);
  for (; j > 0 && later(answers[j - 1]!, d); j--) answers[j] = answers[j - 1]!;
  answers[j] = d;
}

/** Questions to a seat that can no longer answer are dropped from the frame that waits. */
export function withdraw<D extends DecisionBase>(f: Frame<D>, seat: number): void {
  f.asks = f.asks.filter((a) => a.seat !== seat);
  if (f.asks.length === 0) f.windows = NONE;
}

/** A seat takes its answer back while others are still thinking, and is asked again. False if it has none to take back. */
export function takeBack<D extends DecisionBase>(f: Frame<D> | undefined, seat: number, isOpen: (kind: D['kind']) => boolean): boolean {
  if (f === undefined || f.asks.length === 0) return false;
  const i = f.answers.findIndex((d) => d.seat === seat);
  if (i < 0) return false;
  for (const d of f.answers.filter((given) => given.seat === seat)) {
    f.asks.push(isOpen(d.kind) ? { seat, kind: d.kind, open: true } : { seat, kind: d.kind });
    f.answers.splice(f.answers.indexOf(d), 1);
  }
  inOrder(f.asks);
  return true;
}

/** Where the table is, for people: `game.nextRound > round.reveal > fight.strike`. */
export function where(t: { stack: { proc: string; step: string }[] }): string {
  return t.stack.map((f) => `${f.proc}.${f.step}`).join(' > ') || 'the end';
}
