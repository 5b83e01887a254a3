/** Cards of the two packs: turned ones with a ribbon, and little ones for sentences. */
import clubs from 'game-icon:clubs';
import crownIcon from 'game-icon:crown';
import diamonds from 'game-icon:diamonds';
import hearts from 'game-icon:hearts';
import jesterHat from 'game-icon:jester-hat';
import queenCrown from 'game-icon:queen-crown';
import spades from 'game-icon:spades';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { CSSProperties, ReactNode } from 'react';
import { type Card, cardName, rankOf, suitOf } from '../../src/rules/cards.ts';
import './cards.css';

export const SUIT_ICONS = { spades, hearts, diamonds, clubs };
const FACES: Readonly<Record<number, string>> = { 11: jesterHat, 12: queenCrown, 13: crownIcon };

/** `10`, `K`. */
export const rankWord = (card: Card): string => cardName(card).slice(0, -1);

/** `Queen of hearts`, for ears. */
export function useCardWords(): (card: Card) => string {
  const say = useSay();
  return (card) => {
    const suit = say(`p52.suit.${suitOf(card)}`);
    const rank = rankOf(card);
    if (rank === 1) return say('p52.card.ace', { suit });
    if (rank === 11) return say('p52.card.jack', { suit });
    if (rank === 12) return say('p52.card.queen', { suit });
    return rank === 13 ? say('p52.card.king', { suit }) : say('p52.card.number', { n: rank, suit });
  };
}

interface FlippedProps {
  card: Card;
  /** In its ribbon: what it was turned for. */
  ribbon?: ReactNode;
  className?: string;
  /** Degrees. */
  turn?: number;
}

/** A card that was turned up; it scales with `--w`. */
export function Flipped({ card, ribbon, className = '', turn = 0 }: FlippedProps) {
  const words = useCardWords();
  const suit = suitOf(card);
  return (
    <span className={`p52-card ${suit} ${className}`} style={{ rotate: `${turn}deg` } as CSSProperties} role="img" aria-label={words(card)}>
      <span className="index" aria-hidden="true">
        {rankWord(card)}
        <Icon drawing={SUIT_ICONS[suit]} />
      </span>
      <span className="picture">
        <Icon drawing={FACES[rankOf(card)] ?? SUIT_ICONS[suit]} />
      </span>
      {ribbon !== undefined && (
        <span className="ribbon" aria-hidden="true">
          {ribbon}
        </span>
      )}
    </span>
  );
}

/** Where a card will lie. */
export const Slot = ({ children }: { children?: ReactNode }) => <span className="p52-card slot">{children}</span>;

/** `8♣` on a scrap of card. */
export function Scrap({ card }: { card: Card }) {
  const words = useCardWords();
  const suit = suitOf(card);
  return (
    <span className={`p52-scrap ${suit}`} role="img" aria-label={words(card)}>
      <b aria-hidden="true">{rankWord(card)}</b>
      <Icon drawing={SUIT_ICONS[suit]} />
    </span>
  );
}
