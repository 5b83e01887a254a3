/** Questions answered with an ability and Stamina on it, or not at all: to defend, to strike back. */
import { useKeys, useNumberKeys } from '@undercroft/board/controls/keys.ts';
import { Answer, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import { chanceOf, type Forecast } from '../../../src/index.ts';
import { type ActProps, answersOf } from '../../board-props.ts';
import { StaminaButton } from './turn-act.tsx';

/** With which ability, and how many cards on it; the first one unless another is wished for. */
export function useAbilityChoice({ question }: ActProps, kind: 'defend' | 'counter') {
  const answers = answersOf(question.asked, kind);
  const ids = [...new Set(answers.flatMap(({ ability }) => (ability === null ? [] : [ability])))];
  const [wish, setWish] = useState<{ id: string | null; stamina: number }>({ id: null, stamina: 0 });
  const id = wish.id !== null && ids.includes(wish.id) ? wish.id : (ids[0] ?? null);
  const most = Math.max(0, ...answers.filter(({ ability }) => ability === id).map(({ stamina }) => stamina));
  const stamina = Math.min(wish.stamina, most);
  const choose = (next: string | null) => setWish({ id: next, stamina: 0 });
  const add = (cards: number) => setWish({ id, stamina: cards });
  useNumberKeys(ids.length, (nth) => choose(ids[nth] ?? null));
  useKeys({ s: () => most > 0 && add((stamina + 1) % (most + 1)) });
  return {
    ids,
    id,
    most,
    stamina,
    choose,
    add,
    d: answers.find((each) => each.ability === id && each.stamina === stamina),
    none: answers.find(({ ability }) => ability === null),
  };
}

interface GoProps extends ActProps {
  choice: ReturnType<typeof useAbilityChoice>;
  icon: string;
  /** Of the chosen one; null: none is chosen. */
  forecast: Forecast | null;
  /** How the answer looks that uses nothing. */
  noneTone: 'plain' | 'ghost';
}

export function AbilityGo({ props, question, choice: { most, stamina, add, d, none }, icon, forecast, noneTone }: GoProps) {
  const say = useSay();
  const { view } = props;
  return (
    <div className="p52-go">
      {forecast !== null && (
        <StaminaButton
          props={props}
          question={question}
          most={most}
          stamina={stamina}
          chance={(n) => chanceOf(view, forecast, n)}
          onChange={add}
        />
      )}
      {(d !== undefined || stamina < most) && (
        <GoldAnswer question={question} d={d} icon={icon} missing={say('p52.say.addStamina')}>
          {d === undefined ? say('p52.staminaAdd') : props.words.decision(view, d)}
        </GoldAnswer>
      )}
      {none !== undefined && (
        <Answer question={question} d={none} tone={noneTone}>
          {props.words.decision(view, none)}
        </Answer>
      )}
    </div>
  );
}
