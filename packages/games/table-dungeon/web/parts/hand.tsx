/** The viewer's hand: what each card would do here, and which of them lies on the table already. */

import { Hand as Fan } from '@undercroft/board/hand/hand.tsx';
import { useSay } from '@undercroft/board/text.ts';
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
  const cards = hand.map((card) => ({
    key: card,
    label: cardLabel(say, card, deedOf(hero, card, enemy)),
    picture: <HeroCard card={card} hero={hero} enemy={enemy} />,
    d: answerWith(question.asked?.options ?? [], card),
    down: card === down ? say('td.faceDown') : undefined,
  }));
  return <Fan label={say('td.hand')} cards={cards} question={question} onBarred={({ key }) => onBarred(key)} />;
}
