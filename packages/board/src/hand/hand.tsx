/** The viewer's hand, fanned on the table edge. Its order never changes; keys 1 to 9 choose, Enter plays. */
import { type DecisionBase, sameDecision } from '@undercroft/engine';
import type { CSSProperties, ReactNode } from 'react';
import type { Question } from '../question/question.ts';
import { useSay } from '../text.ts';
import { useHandKeys } from './keys.ts';
import './hand.css';

export interface HeldCard<D extends DecisionBase, Key extends string | number = string | number> {
  key: Key;
  /** A sentence for those who listen; the drawing would say it in pieces. */
  label: string;
  picture: ReactNode;
  /** What it stands for now; null: it cannot be chosen. */
  d: D | null;
  /** A word on a tab, for a card that already lies on the table. */
  down?: string | undefined;
}

interface HandProps<D extends DecisionBase, Key extends string | number> {
  label: string;
  cards: readonly HeldCard<D, Key>[];
  question: Question<D>;
  /** Says why a card cannot be chosen now. */
  onBarred(card: HeldCard<D, Key>): void;
}

export function Hand<D extends DecisionBase, Key extends string | number>({ label, cards, question, onBarred }: HandProps<D, Key>) {
  const say = useSay();
  useHandKeys(
    cards.map(({ d }) => d),
    question,
  );
  return (
    <ul className="hand" aria-label={label} style={{ '--cards': cards.length } as CSSProperties}>
      {cards.map((card, i) => {
        const { d, down } = card;
        const chosen = d !== null && sameDecision(d, question.chosen);
        const may = question.open && d !== null;
        return (
          <li
            key={card.key}
            className={chosen ? 'chosen' : ''}
            style={{ '--tilt': `${(i - (cards.length - 1) / 2) * 2}deg` } as CSSProperties}
          >
            <button
              type="button"
              className={`hand-card ${down === undefined ? '' : 'down'} ${may ? '' : 'barred'}`}
              aria-pressed={chosen}
              aria-disabled={!may}
              aria-keyshortcuts={String(i + 1)}
              data-decision={may ? d.kind : undefined}
              onClick={() => (may ? question.choose(d) : onBarred(card))}
            >
              <span className="out-of-sight">
                {card.label}
                {down !== undefined && `. ${down}`}
              </span>
              <span className="hand-drawn" aria-hidden="true">
                {card.picture}
                {chosen && <span className="hand-chosen">✓ {say('board.chosen')}</span>}
                {down !== undefined && <span className="hand-chosen down">{down}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
