/** Which seduced monsters help with this throw: any of them, each with a chip of its own. */
import { Ask, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { useState } from 'react';
import { MONSTERS, type Monster, monsterName } from '../../../src/index.ts';
import { type ActProps, answersOf, useGameSay } from '../../board-props.ts';
import './acts.css';

const sameSet = (a: readonly Monster[], b: readonly Monster[]): boolean => a.length === b.length && a.every((x) => b.includes(x));

export function SeducedAct({ props, question }: ActProps) {
  const inGame = useGameSay();
  const [wish, setWish] = useState<readonly Monster[]>([]);
  const { view, words } = props;
  const followers = view.heroes[view.thrower]?.seduced ?? [];
  const chosen = followers.filter((monster) => wish.includes(monster));
  const answer = answersOf(question.asked, 'seduced').find(({ monsters }) => sameSet(monsters, chosen));
  const title = question.asked && words.ask(view, question.asked.ask);
  return (
    <>
      <Ask title={title} />
      <div className="df-chips">
        {followers.map((monster) => (
          <button
            key={monster}
            type="button"
            className="chip df-die-chip"
            aria-pressed={chosen.includes(monster)}
            disabled={!question.open}
            onClick={() => setWish(chosen.includes(monster) ? chosen.filter((each) => each !== monster) : [...chosen, monster])}
          >
            {monsterName(inGame, monster)} +{MONSTERS[monster]!.damage}
          </button>
        ))}
      </div>
      <GoldAnswer question={question} d={answer} missing={title ?? ''}>
        {answer === undefined ? inGame('do.keepSeduced') : words.decision(view, answer)}
      </GoldAnswer>
    </>
  );
}
