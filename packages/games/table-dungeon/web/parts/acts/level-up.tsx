/** Level up: the top XP cards, each to the discard pile or underneath, in the order they are sent there. */
import up from 'game-icon:upgrade';
import { GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import { type Card, cardName, type Decision, isRoyal, rankOf } from '../../../src/index.ts';
import type { ActProps } from '../../board-props.ts';
import { HeroCard } from '../card.tsx';

/** What one usually wants: high cards soon in hand, the rest out of the way. */
const usual = (cards: readonly Card[]) => cards.filter((card) => rankOf(card) < 7 || isRoyal(card));

/** The answer with exactly these cards underneath, in this order. */
function answerWith(options: readonly Decision[], bottom: readonly Card[]): Decision | undefined {
  return options.find((d) => d.kind === 'levelUp' && d.bottom.length === bottom.length && d.bottom.every((card, i) => card === bottom[i]));
}

/** Two aces in a row ask twice, about other cards: what was chosen for the first ones is forgotten. */
export function LevelUp({ props, question }: ActProps) {
  const cards = props.view.seats[question.asked?.ask.seat ?? 0]!.xpShown;
  return <Placing key={cards.join(' ')} props={props} question={question} />;
}

function Placing({ props, question }: ActProps) {
  const say = useSay();
  const hero = props.view.seats[question.asked?.ask.seat ?? 0]!;
  const cards = hero.xpShown;
  const [bottom, setBottom] = useState<readonly Card[]>(() => usual(cards));
  const options = question.asked?.options ?? [];
  const answer = answerWith(options, bottom);
  const send = (card: Card, under: boolean) => setBottom((now) => [...now.filter((c) => c !== card), ...(under ? [card] : [])]);
  const decision = question.open ? 'levelUp' : undefined;
  return (
    <div className="td-levelup">
      <ul className="td-placing">
        {cards.map((card) => {
          const place = bottom.indexOf(card);
          return (
            <li key={card}>
              <HeroCard card={card} hero={hero} enemy={null} />
              <fieldset className="td-fork" aria-label={cardName(card)}>
                <button type="button" className="chip" aria-pressed={place < 0} data-decision={decision} onClick={() => send(card, false)}>
                  {say('td.level.discard')}
                </button>
                <button type="button" className="chip" aria-pressed={place >= 0} data-decision={decision} onClick={() => send(card, true)}>
                  {say('td.level.under')} {place >= 0 && bottom.length > 1 && <b className="number">{place + 1}</b>}
                </button>
              </fieldset>
            </li>
          );
        })}
      </ul>
      <section className="panel td-act">
        <p className="td-say">
          <b>{say('td.ask.levelUp')}</b> <span className="second">{say('td.level.help')}</span>
        </p>
        <GoldAnswer question={question} d={answer} icon={up} className="td-confirm" missing={say('td.level.help')}>
          {bottom.length === 0 ? say('td.level.allDiscard') : say('td.level.confirm', { cards: bottom.map(cardName).join(', ') })}
        </GoldAnswer>
      </section>
    </div>
  );
}
