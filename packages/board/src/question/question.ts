/** The questions to the viewer, as the parts of a board use them. */
import { type DecisionBase, type EventBase, sameDecision } from '@undercroft/engine';
import { useState } from 'react';
import type { Asked, BoardProps } from '../contract.ts';

/** The question that waits for the viewer, and the answer being prepared. */
export interface Question<D extends DecisionBase> {
  asked: Asked<D> | null;
  /** What would be answered; null: nothing chosen yet. */
  chosen: D | null;
  choose(d: D): void;
  /** Gives the answer. */
  answer(d: D): void;
  /** Whether something may be pressed now. */
  open: boolean;
  /** Whether an answer leads nowhere while another is open: it is never gold. */
  isHopeless(d: D): boolean;
}

/** What the part of a board gets that puts a question. */
export interface ActProps<V, D extends DecisionBase, E extends EventBase> {
  props: BoardProps<V, D, E>;
  question: Question<D>;
}

type Main<D extends DecisionBase> = (waiting: readonly Asked<D>[]) => Asked<D> | undefined;

/** Any-time questions never wait for anybody. Of several that do, `main` says which comes first. */
export function useQuestion<V, D extends DecisionBase, E extends EventBase>(
  { asked, decide, busy, isHopeless }: BoardProps<V, D, E>,
  main: Main<D> = (waiting) => waiting[0],
): Question<D> {
  const [wish, setWish] = useState<D | null>(null);
  const first = main(asked.filter(({ ask }) => ask.may !== true)) ?? null;
  const chosen = first?.options.find((d) => sameDecision(d, wish)) ?? null;
  return {
    asked: first,
    chosen,
    choose: setWish,
    answer: (d) => {
      setWish(null);
      decide(d);
    },
    open: first !== null && !busy,
    isHopeless,
  };
}

/** The any-time question of a kind, if it is open. */
export const mayAsk = <D extends DecisionBase>({ asked }: { asked: readonly Asked<D>[] }, kind: D['kind']): Asked<D> | null =>
  asked.find(({ ask }) => ask.may === true && ask.kind === kind) ?? null;

type MayProps<D extends DecisionBase> = { asked: readonly Asked<D>[]; busy: boolean; decide(d: D): void; isHopeless(d: D): boolean };

/** An any-time question as if it waited: for parts that ask both ways. */
export function mayQuestion<D extends DecisionBase>(props: MayProps<D>, kind: D['kind'], done: () => void): Question<D> {
  const asked = mayAsk(props, kind);
  const answer = (d: D) => {
    props.decide(d);
    done();
  };
  const open = asked !== null && !props.busy;
  return { asked, chosen: null, choose: () => undefined, answer, open, isHopeless: props.isHopeless };
}

/** The legal answers of a kind. */
export const answersOf = <D extends DecisionBase, K extends D['kind']>(asked: Asked<D> | null, kind: K): Extract<D, { kind: K }>[] =>
  (asked?.options ?? []).filter((d): d is Extract<D, { kind: K }> => d.kind === kind);
