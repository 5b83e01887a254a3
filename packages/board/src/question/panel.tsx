/** Where the viewer answers: an act for each kind of question, any other in the game's words; else whom the table waits for. */
import type { DecisionBase, EventBase } from '@undercroft/engine';
import type { ComponentType, ReactNode } from 'react';
import { useSay } from '../text.ts';
import { OtherAct } from './answers.tsx';
import type { ActProps } from './question.ts';
import { Waiting } from './waiting.tsx';

interface PanelProps<V, D extends DecisionBase, E extends EventBase> extends ActProps<V, D, E> {
  className: string;
  acts: Partial<Record<D['kind'], ComponentType<ActProps<V, D, E>>>>;
  /** While there is nothing to answer. */
  waiting: ReactNode;
  /** What taking the own answer back is called; left out, changing one's mind. */
  takeBack?: string | undefined;
  /** What may be done meanwhile. */
  children?: ReactNode;
}

export function ActPanel<V, D extends DecisionBase, E extends EventBase>(panel: PanelProps<V, D, E>) {
  const { props, question, className, acts, waiting, takeBack, children } = panel;
  const say = useSay();
  const kind: D['kind'] | undefined = question.asked?.ask.kind;
  const Act = kind === undefined ? null : (acts[kind] ?? OtherAct<V, D, E>);
  return (
    <section className={`panel ${className}`} aria-label={say('board.decision')}>
      {Act === null ? (
        <Waiting props={props} takeBack={takeBack}>
          {waiting}
        </Waiting>
      ) : (
        <Act props={props} question={question} />
      )}
      {children}
    </section>
  );
}
