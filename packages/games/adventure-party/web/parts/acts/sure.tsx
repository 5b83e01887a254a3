/** A way out that leaves something valuable undone asks once, in a line; pressed again, it is done. */
import { Button } from '@undercroft/board/controls/button.tsx';
import { type ReactNode, useState } from 'react';
import type { Decision } from '../../../src/index.ts';
import type { Question } from '../../board-props.ts';

interface SureProps {
  question: Question;
  d: Decision;
  /** What is left undone, as a question; '' for nothing. */
  doubt: string;
  /** What the button says when it asks. */
  again: string;
  children: ReactNode;
}

export function Sure({ question, d, doubt, again, children }: SureProps) {
  const [askedOf, setAsked] = useState('');
  const asks = doubt !== '' && askedOf === doubt;
  return (
    <div className="ap-sure">
      {asks && <p role="alert">{doubt}</p>}
      <Button
        data-decision={d.kind}
        disabled={!question.open}
        onClick={() => (doubt === '' || asks ? question.answer(d) : setAsked(doubt))}
      >
        {asks ? again : children}
      </Button>
    </div>
  );
}
