/** The viewer's hand, fanned on the table edge. Its order never changes; keys 1 to 5 choose, Enter plays. */

import { useSay } from '@undercroft/board/text.ts';
import { sameDecision } from '@undercroft/engine';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { Card, Decision, SeatView } from '../../src/index.ts';
import type { Props, Question } from '../board-props.ts';
import { committed, deedOf, rowOf } from '../figures.ts';
import { cardLabel, HeroCard } from './card.tsx';

/** The answer that a hand card stands for, if the question is about hand cards. */
function answerWith(options: readonly Decision[], card: Card): Decision | null {
  return (
    options.find((d) => (d.kind === 'play' || d.kind === 'item' || (d.kind === 'royal' && d.choice === 'bury')) && d.card === card) ?? null
  );
}

/** Whether somebody is writing, or answering a dialog: then keys mean something else. */
const typing = () =>
  document.activeElement?.matches('input, textarea, select, dialog *') === true || document.querySelector('dialog[open]') !== null;

function useHandKeys(hand: readonly Card[], question: Question): void {
  const { asked, chosen, open, choose, answer } = question;
  useEffect(() => {
    if (!open || asked === null) return;
    const press = (event: KeyboardEvent) => {
      if (typing() || event.ctrlKey || event.metaKey || event.altKey) return;
      const card = hand[Number(event.key) - 1];
      const d = card === undefined ? null : answerWith(asked.options, card);
      if (d !== null) choose(d);
      const onCard = document.activeElement?.matches('body, main, .td-card') === true;
      if (event.key !== 'Enter' || chosen === null || !onCard) return;
      event.preventDefault();
      answer(chosen);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [hand, asked, chosen, open, choose, answer]);
}

interface HandProps {
  props: Props;
  hero: SeatView;
  question: Question;
  /** Says why a card cannot be chosen now. */
  onBarred(card: Card): void;
}

export function Hand({ props, hero, question, onBarred }: HandProps) {
  const say = useSay();
  const hand = hero.hand ?? [];
  const enemy = rowOf(props.view);
  const down = committed(props.view);
  const options = question.open ? (question.asked?.options ?? []) : [];
  useHandKeys(hand, question);
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul className="td-hand" aria-label={say('td.hand')} ref={list} style={{ '--cards': hand.length } as CSSProperties}>
      {hand.map((card, i) => {
        const d = answerWith(options, card);
        const chosen = d !== null && sameDecision(d, question.chosen);
        return (
          <li key={card} className={chosen ? 'chosen' : ''} style={{ '--tilt': `${(i - (hand.length - 1) / 2) * 2}deg` } as CSSProperties}>
            <button
              type="button"
              className={`td-card ${card === down ? 'down' : ''} ${d === null ? 'barred' : ''}`}
              aria-pressed={chosen}
              aria-disabled={d === null}
              aria-keyshortcuts={String(i + 1)}
              data-decision={d?.kind}
              onClick={() => (d === null ? onBarred(card) : question.choose(d))}
            >
              {/* A sentence for those who listen; the drawing would say it in pieces. */}
              <span className="out-of-sight">
                {cardLabel(say, card, deedOf(hero, card, enemy))}
                {card === down && `. ${say('td.faceDown')}`}
              </span>
              <span className="td-drawn" aria-hidden="true">
                <HeroCard card={card} hero={hero} enemy={enemy} />
                {chosen && <span className="td-chosen">✓ {say('td.chosen')}</span>}
                {card === down && <span className="td-chosen down">{say('td.faceDown')}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
