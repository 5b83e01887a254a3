/** A question on the oak: what is asked, the cards, and beneath them, always in sight, the deed. */
import type { DecisionBase } from '@undercroft/engine';
import type { ReactNode } from 'react';
import type { Question } from './question.ts';
import './draft.css';

interface DraftProps {
  title: string;
  help?: string;
  /** What answers the question: it stays in sight however long the cards are. */
  deed: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Draft({ title, help, deed, className = '', children }: DraftProps) {
  return (
    <section className={`draft ${className}`} aria-label={title}>
      <div className="draft-cards">
        <h2>{title}</h2>
        {help !== undefined && <p className="second">{help}</p>}
        {children}
      </div>
      <div className="draft-deed">{deed}</div>
    </section>
  );
}

interface PickProps<D extends DecisionBase> {
  question: Question<D>;
  /** Whether it can be taken. */
  able: boolean;
  chosen: boolean;
  onPick(): void;
  className?: string;
  children: ReactNode;
}

/** A card one can choose; the gold button below takes it. */
export function Pick<D extends DecisionBase>({ question, able, chosen, onPick, className = '', children }: PickProps<D>) {
  const may = question.open && able;
  return (
    <button
      type="button"
      className={`slip pick ${className} ${chosen ? 'chosen' : ''} ${able ? '' : 'unable'}`}
      aria-pressed={chosen}
      disabled={!may}
      data-decision={may ? question.asked?.ask.kind : undefined}
      onClick={onPick}
    >
      {children}
    </button>
  );
}
