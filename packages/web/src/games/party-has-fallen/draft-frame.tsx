/** A question on the oak: what is asked, the cards, and beneath them, always in sight, the deed. */
import type { ReactNode } from 'react';
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
