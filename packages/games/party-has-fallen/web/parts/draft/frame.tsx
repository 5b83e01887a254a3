/** A question on the oak: what is asked, the cards, and beneath them, always in sight, the deed. */

import { Button } from '@undercroft/board/controls/button.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { ReactNode } from 'react';
import type { Decision } from '../../../src/index.ts';
import type { ActProps } from '../../board-props.ts';
import './draft.css';

interface FrameProps {
  title: string;
  help?: string;
  /** What answers the question: it stays in sight however long the cards are. */
  deed: ReactNode;
  className?: string;
  children: ReactNode;
}

export function DraftFrame({ title, help, deed, className = '', children }: FrameProps) {
  return (
    <section className={`phf-draft ${className}`} aria-label={title}>
      <div className="phf-cards">
        <h2>{title}</h2>
        {help !== undefined && <p className="second">{help}</p>}
        {children}
      </div>
      <div className="phf-deed">{deed}</div>
    </section>
  );
}

interface DeedProps {
  question: ActProps['question'];
  kind: Decision['kind'];
  /** Undefined: nothing is chosen yet. */
  d: Decision | undefined;
  /** Why it cannot be done now; left out, only that something must be chosen. */
  why?: string | undefined;
  children: ReactNode;
}

/** The gold button that gives the answer. */
export function Deed({ question, kind, d, why, children }: DeedProps) {
  const say = useSay();
  const missing = question.open && d === undefined ? say('phf.draft.missing') : undefined;
  return (
    <Button
      tone="gold"
      size="big"
      data-decision={kind}
      disabled={!question.open}
      why={why ?? missing}
      onClick={() => d !== undefined && question.answer(d)}
    >
      {children}
    </Button>
  );
}
