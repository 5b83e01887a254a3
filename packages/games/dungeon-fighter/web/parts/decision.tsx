/** Where the viewer answers on every screen; while there is nothing to answer, whom the table waits for or what goes on. */
import { ActPanel } from '@undercroft/board/question/panel.tsx';
import { waitingWords } from '@undercroft/board/seats/names.ts';
import { useSay } from '@undercroft/board/text.ts';
import type { ComponentType } from 'react';
import type { Kind } from '../../src/index.ts';
import type { ActProps } from '../board-props.ts';
import { AnyTime } from './acts/any-time.tsx';

export function Decision({ props, question, acts }: ActProps & { acts: Partial<Record<Kind, ComponentType<ActProps>>> }) {
  const say = useSay();
  const words = waitingWords(props.seats, say);
  return (
    <ActPanel
      className="df-act"
      acts={acts}
      props={props}
      question={question}
      waiting={<p>{props.scene === null && words !== '' ? words : props.goingOn}</p>}
    >
      <AnyTime props={props} />
    </ActPanel>
  );
}
