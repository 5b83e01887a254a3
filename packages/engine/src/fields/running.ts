/** What a viewer may know of what is running: variables that their chapter shows, and answers that are the viewer's own. */
import type { Ask, DecisionBase, Frame, Json, Procedure, Question, Seat, TableBase } from '../contract.ts';
import { copyData } from '../procedure.ts';
import { pick, type Random } from '../random.ts';

/** An answer somebody else has given while others still think: that it was given is public, what it says is not. */
export interface Sealed<K extends string = string> {
  seat: Seat;
  kind: K;
  sealed: true;
}

export interface FrameSight<D extends DecisionBase = DecisionBase> extends Omit<Frame<D>, 'answers'> {
  answers: (D | Sealed<D['kind']>)[];
}

const NONE: readonly string[] = [];
type Chapters = readonly Pick<Procedure<never, never, never, never>, 'name' | 'shows'>[];
type Questions<T, D extends DecisionBase> = Record<D['kind'], Question<T, D>>;

/** Everything that is running, as a viewer may know it. */
export function sightOfStack<T, D extends DecisionBase>(
  stack: readonly Frame<D>[],
  viewer: Seat | null,
  chapters: Chapters,
  questions: Questions<T, D>,
): FrameSight<D>[] {
  return stack.map((f) => {
    const shows = chapterOf(chapters, f.proc)?.shows ?? NONE;
    return {
      proc: f.proc,
      step: f.step,
      vars: shownVars(f.vars, shows),
      asks: f.asks.slice(),
      until: f.until,
      windows: f.windows.slice(),
      // Answers that are all in have been acted upon, and everybody saw what came of it.
      answers: f.asks.length === 0 ? [] : f.answers.map((d) => (d.seat === viewer || questions[d.kind as D['kind']].visible ? d : seal(d))),
      result: shows.includes('result') ? f.result : null,
    };
  });
}

/** Chapters are few, and this is asked for every view. */
function chapterOf(chapters: Chapters, name: string): Chapters[number] | undefined {
  for (let i = 0; i < chapters.length; i++) if (chapters[i]!.name === name) return chapters[i];
  return undefined;
}

const seal = <D extends DecisionBase>({ seat, kind }: D): Sealed<D['kind']> => ({ seat, kind, sealed: true });

function shownVars(vars: Record<string, Json>, shows: readonly string[]): Record<string, Json> {
  const shown: Record<string, Json> = {};
  for (const name of shows) if (name !== 'result' && vars[name] !== undefined) shown[name] = copyData(vars[name]);
  return shown;
}

/** Frames that look like this; whatever was hidden of them is missing. */
export function stackFrom<D extends DecisionBase>(sights: readonly FrameSight<D>[]): Frame<D>[] {
  return sights.map((f) => ({
    ...f,
    vars: copyData(f.vars) as Record<string, Json>,
    asks: f.asks.slice(),
    windows: f.windows.slice(),
    answers: [],
  }));
}

/** Others have answered, but not for the viewer's eyes: they might have answered anything. */
export function imagineAnswers<T extends TableBase<D>, D extends DecisionBase>(
  t: T,
  sights: readonly FrameSight<D>[],
  questions: Questions<T, D>,
  random: Random,
): void {
  for (const [i, f] of sights.entries())
    t.stack[i]!.answers = f.answers.map((d) => ('sealed' in d ? anyAnswer(t, d, questions, random) : d));
}

function anyAnswer<T, D extends DecisionBase>(t: T, { seat, kind }: Sealed<D['kind']>, questions: Questions<T, D>, random: Random): D {
  const ask: Ask<D['kind']> = { seat, kind };
  const { sample, options } = questions[kind];
  return sample ? sample(t, ask, random) : pick(random, options(t, ask));
}
