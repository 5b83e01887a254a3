/** Which ability the Scar covers for good. */
import { Answer, Ask } from '@undercroft/board/question/answers.tsx';
import { abilityText, HEROES } from '../../../src/index.ts';
import { type ActProps, answersOf, useGameSay } from '../../board-props.ts';
import { DieMark } from '../pictures.tsx';

export function ScarAct({ props, question }: ActProps) {
  const inGame = useGameSay();
  const { view } = props;
  const card = HEROES[view.heroes[view.scarring]?.card ?? -1];
  return (
    <>
      <Ask title={question.asked && props.words.ask(view, question.asked.ask)} />
      <div className="answers">
        {answersOf(question.asked, 'scar').map((d) => (
          <Answer key={d.colour} question={question} d={d}>
            <DieMark die={d.colour} /> {card === undefined ? '' : abilityText(inGame, card.abilities[d.colour]!)}
          </Answer>
        ))}
      </div>
    </>
  );
}
