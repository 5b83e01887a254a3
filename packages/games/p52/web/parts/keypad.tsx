/** Real cards: what was turned up on the people's own table, as keys in the order of a sorted pack. What cannot have come is barred. */

import type { CardKeysProps } from '@undercroft/board/contract.ts';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useKeys } from '@undercroft/board/controls/keys.ts';
import { useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import { cardOf, type Suit } from '../../src/rules/cards.ts';
import { SUITS } from '../../src/scenario/pieces.ts';
import { rankWord, SUIT_ICONS, useCardWords } from '../art/cards.tsx';
import './keypad.css';

const RANKS = Array.from({ length: 13 }, (_, i) => i + 1);
/** `s` for spades, and so on; then `a`, `2` to `9`, `0` for ten, `j`, `q`, `k`. */
const RANK_KEYS = ['a', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'j', 'q', 'k'];

/** Cards are told by their number from 1. */
const shownBy = (rank: number, suit: Suit): number => cardOf(rank, suit) + 1;

export function CardKeys({ faces, busy, tell }: CardKeysProps) {
  const say = useSay();
  const words = useCardWords();
  const able = new Set(faces);
  const first = SUITS.find((suit) => RANKS.some((rank) => able.has(shownBy(rank, suit)))) ?? SUITS[0];
  const [wish, setWish] = useState<Suit | null>(null);
  const suit = wish ?? first;
  const press = (rank: number) => !busy && wish !== null && able.has(shownBy(rank, wish)) && tell(shownBy(rank, wish));
  useKeys({
    ...Object.fromEntries(SUITS.map((each) => [each[0]!, () => setWish(each)])),
    // A rank alone says nothing: no card is told by mistake.
    ...(wish !== null && Object.fromEntries(RANK_KEYS.map((key, i) => [key, () => press(i + 1)]))),
  });
  return (
    <div className="p52-keypad">
      <div className="p52-suits">
        {SUITS.map((each) => (
          <button
            key={each}
            type="button"
            className={`p52-suit ${each}`}
            aria-pressed={each === suit}
            aria-label={say(`p52.suit.${each}`)}
            disabled={busy}
            data-decision={busy ? undefined : 'chance'}
            onClick={() => setWish(each)}
          >
            <Icon drawing={SUIT_ICONS[each]} />
          </button>
        ))}
      </div>
      {SUITS.map((each) => (
        <div key={each} className={`p52-ranks ${each} ${each === suit ? 'open' : ''}`}>
          {RANKS.map((rank) => {
            const isOpen = !busy && able.has(shownBy(rank, each));
            return (
              <button
                key={rank}
                type="button"
                className="p52-key"
                aria-label={words(cardOf(rank, each))}
                disabled={!isOpen}
                data-decision={isOpen ? 'chance' : undefined}
                onClick={() => tell(shownBy(rank, each))}
              >
                <b>{rankWord(cardOf(rank, each))}</b>
                <Icon drawing={SUIT_ICONS[each]} />
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
