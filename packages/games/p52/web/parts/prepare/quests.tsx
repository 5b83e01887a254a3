/** The quests of the scenario as bills on the wall, and the deck that chooses for those who cannot. */
import deck from 'game-icon:card-random';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useNumberKeys } from '@undercroft/board/controls/keys.ts';
import { Ask, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import { bookFor, type Decision } from '../../../src/index.ts';
import { type ActProps, answersOf } from '../../board-props.ts';

export function Quests({ props, question }: ActProps) {
  const say = useSay();
  const { view } = props;
  const book = bookFor(view);
  const answers = answersOf(question.asked, 'quest');
  // Whoever does not mind has it decided by the cards, with one press.
  const [wish, setWish] = useState<string | null>(null);
  const d = answers.find(({ quest }) => quest === wish);
  useNumberKeys(answers.length, (nth) => setWish(answers[nth]?.quest ?? null));
  const card = (each: Extract<Decision, { kind: 'quest' }>) => {
    const quest = each.quest === null ? null : book.quest(each.quest);
    return (
      <button
        key={each.quest ?? 'flip'}
        type="button"
        className={`slip p52-pick p52-quest ${wish === each.quest ? 'chosen' : ''}`}
        aria-pressed={wish === each.quest}
        disabled={!question.open}
        data-decision={question.open ? 'quest' : undefined}
        onClick={() => setWish(each.quest)}
      >
        <b className="title">
          {quest === null && <Icon drawing={deck} />} {quest?.title ?? say('p52.quest.flip')}
        </b>
        <small>
          <b>{quest === null ? '' : quest.goals.map(({ goal }) => say(`p52.goal.${goal}`)).join(', ')}</b>
        </small>
        <small className="quip">{quest?.story ?? say('p52.quest.flipText')}</small>
      </button>
    );
  };
  return (
    <section className="p52-quests" aria-label={props.words.ask(view, question.asked!.ask)}>
      <Ask title={props.words.ask(view, question.asked!.ask)}>{book.scenario.meta.about}</Ask>
      <div className="p52-picks">{answers.toSorted((a, b) => Number(a.quest === null) - Number(b.quest === null)).map(card)}</div>
      <div className="p52-go">
        <GoldAnswer question={question} d={d} missing={say('p52.say.choose')}>
          {d === undefined ? say('p52.go') : props.words.decision(view, d)}
        </GoldAnswer>
      </div>
    </section>
  );
}
