/** `defineGame`: a game's own parts become a whole `Game`, with legality and flow supplied once for all. */

import { advanceByHand, chanceQuestion, diceAsks, dieWanted, judgeTold, tellDie } from './chance.ts';
import type { Ask, DecisionBase, EventBase, Frame, Game, GamePlay, Judged, Procedure, Question, Refusal, TableBase } from './contract.ts';
import { Refused } from './contract.ts';
import { CHANCE, withDice } from './dice-words.ts';
import { type Advance, answer, answerAll, frame, takeBack } from './procedure.ts';
import { advanceFast } from './shortcuts.ts';

/** Taking an own commitment back while others still think. It is part of the log, never of the options. */
export const RECONSIDER = 'reconsider';

/** What `defineGame` supplies. */
type Supplied = 'begin' | 'pending' | 'options' | 'refuse' | 'judge' | 'decide' | 'apply' | 'applyAll';

/** What a game brings itself, in the same groups as the whole `Game`. */
export interface GameParts<T extends TableBase<D>, D extends DecisionBase, E extends EventBase, V> extends Omit<Game<T, D, E, V>, 'play'> {
  play: Omit<GamePlay<T, D, E>, Supplied | 'procedures'> & {
    /** The chapters, in the order of the rulebook; the first one is the game itself and is called with {}. */
    // biome-ignore lint/suspicious/noExplicitAny: chapters differ in their vars, which only their own steps read
    procedures: Procedure<T, D, E, any>[];
  };
}

/** Whether two decisions say the same: same keys, same values, to any depth. */
export function sameDecision(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return false;
    if (!sameDecision((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
  }
  return true;
}

function isDecision(d: unknown): d is DecisionBase {
  if (typeof d !== 'object' || d === null || Array.isArray(d)) return false;
  return (
    Object.hasOwn(d, 'seat') &&
    Object.hasOwn(d, 'kind') &&
    Number.isInteger((d as DecisionBase).seat) &&
    typeof (d as DecisionBase).kind === 'string'
  );
}

const yes = <D>(decision: D): Judged<D> => ({ decision, refusal: null });
const no = (refusal: Refusal): Judged<never> => ({ decision: null, refusal });

export function defineGame<T extends TableBase<D>, D extends DecisionBase, E extends EventBase, V>(
  parts: GameParts<T, D, E, V>,
  /** How it runs: tests take the plain `advance` and compare. */
  advance: Advance = advanceFast,
): Game<T, D, E, V> {
  type A = Ask<D['kind']>;
  const chapters: Record<string, Procedure<T, D, E, never>> = {};
  for (const p of parts.play.procedures) chapters[p.name] = p;
  const opening = parts.play.procedures[0]!;
  const { windows, explain } = parts.play;
  const { clone } = parts.sight;
  // Its answers are of no game's type: only the engine reads them.
  const questions = { ...parts.play.questions, [CHANCE]: chanceQuestion as unknown as Question<T, D> };

  const top = (t: T): Frame<D> | undefined => t.stack[t.stack.length - 1];

  const pending = (t: T): readonly A[] => {
    const f = top(t);
    if (f === undefined) return [];
    if (f.windows.length === 0) return f.asks.length > 0 ? f.asks : (diceAsks(t) as readonly A[]);
    const asks = f.asks.slice();
    for (const name of f.windows) asks.push(...windows[name]!.asks(t));
    return asks;
  };

  const options = (t: T, ask: A): D[] => (ask.open ? [] : questions[ask.kind as D['kind']]!.options(t, ask));

  /** A kind of question with a check of its own is always asked as an open one. */
  const isOpen = (kind: D['kind']): boolean => questions[kind].check !== undefined;

  const asked = (t: T, d: DecisionBase): A | undefined => pending(t).find((a) => a.seat === d.seat && a.kind === d.kind);

  /** Finds the legal decision that `d` means, or says why there is none. */
  const judge = (t: T, d: unknown): Judged<D> => {
    if (!isDecision(d)) return no({ code: 'malformed', message: 'a decision is an object with a whole number `seat` and a text `kind`' });
    if (t.stack.length === 0) return no({ code: 'game-over', message: 'the game is over' });
    if (d.kind === RECONSIDER) return judgeReconsider(t, d);
    if (d.kind === CHANCE) return judgeDie(t, d);
    const ask = asked(t, d);
    if (ask === undefined) return no(explained(t, d) ?? notAsked(t, d));
    if (ask.open) {
      const refusal = questions[ask.kind as D['kind']]!.check!(t, ask, d);
      return refusal ? no(refusal) : yes(JSON.parse(JSON.stringify(d)) as D);
    }
    const option = options(t, ask).find((o) => sameDecision(o, d));
    if (option !== undefined) return yes(option);
    return no(explained(t, d) ?? { code: 'not-an-option', message: `that is not one of the answers to '${d.kind}'` });
  };

  /** The rule behind a refusal, if the game knows one. Explanations meet arbitrary input, so they may fail. */
  const explained = (t: T, d: DecisionBase): Refusal | null => {
    try {
      const why = explain?.(t, d as D);
      return why ? { code: 'against-the-rules', ...why } : null;
    } catch {
      return null;
    }
  };

  const notAsked = (t: T, d: DecisionBase): Refusal => {
    const kinds = pending(t)
      .filter((a) => a.seat === d.seat)
      .map((a) => a.kind);
    const instead = kinds.length > 0 ? `it is asked for: ${kinds.join(', ')}` : 'it is not asked anything now';
    return { code: 'not-asked', message: `seat ${d.seat} is not asked for '${d.kind.slice(0, 40)}'; ${instead}` };
  };

  const judgeReconsider = (t: T, d: DecisionBase): Judged<D> => {
    const f = top(t)!;
    if (f.asks.length > 0 && f.answers.some((a) => a.seat === d.seat)) return yes({ seat: d.seat, kind: RECONSIDER } as D);
    return no({ code: 'not-asked', message: `seat ${d.seat} has no answer that could still be taken back` });
  };

  const judgeDie = (t: T, d: DecisionBase): Judged<D> => {
    const { told, refusal } = judgeTold(t, d);
    return refusal === null ? yes(told as unknown as D) : no(refusal);
  };

  const run = (t: T, out: E[] | null): boolean =>
    t.random.people === undefined ? advance(chapters, t, out) : advanceByHand({ procedures: chapters, clone }, t, out);

  const refuse = (t: T, d: unknown): Refusal | null => judge(t, d).refusal;

  const apply = (t: T, d: D, out: E[] | null): boolean => {
    const f = top(t)!;
    const asks = f.asks;
    // Read once: decisions come in many shapes, and each read has to find out which.
    const { seat, kind } = d;
    for (let i = 0; i < asks.length; i++) {
      const a = asks[i]!;
      if (a.seat === seat && a.kind === kind) {
        return answer(f, i, d) && run(t, out);
      }
    }
    if (d.kind === RECONSIDER) {
      takeBack(f, d.seat, isOpen);
      return false;
    }
    if (d.kind === CHANCE && dieWanted(t) > 0 && 'shows' in d) {
      tellDie(t, Number(d.shows));
      return run(t, out);
    }
    return openWindow(t, f, d, out);
  };

  const applyAll = (t: T, answerTo: (ask: A) => D, out: E[] | null): number => {
    const f = top(t)!;
    if (f.until === 'any' || f.answers.length > 0) throw new Error('only questions that wait for everybody can be answered at once');
    const answers = answerAll(f, answerTo);
    run(t, out);
    return answers;
  };

  const openWindow = (t: T, f: Frame<D>, d: D, out: E[] | null): boolean => {
    for (const name of f.windows) {
      const window = windows[name]!;
      if (!window.asks(t).some((a) => a.seat === d.seat && a.kind === d.kind)) continue;
      t.stack.push(frame(chapters[window.procedure]!, { decision: d }));
      return run(t, out);
    }
    throw new Error(`seat ${d.seat} is not asked for '${d.kind}'`);
  };

  const decide = (t: T, d: unknown, out: E[] | null): boolean => {
    const { decision, refusal } = judge(t, d);
    if (refusal !== null) throw new Refused(refusal);
    return apply(t, decision, out);
  };

  const begin = (t: T, out: E[] | null): void => {
    t.stack.push(frame(opening, {}));
    run(t, out);
  };

  const supplied = { questions, procedures: chapters, begin, pending, options, refuse, judge, decide, apply, applyAll };
  return { ...parts, play: { ...parts.play, ...supplied }, words: withDice(parts.words) };
}
