/** Before setting out: three points, spread over might, stamina and wits. */
import { Counting } from '@undercroft/board/controls/counting.tsx';
import { Ask, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import type { ActProps } from '../board.tsx';

const SKILLS = ['might', 'stamina', 'wits'] as const;

export function Pack({ props, question }: ActProps) {
  const say = useSay();
  const [points, setPoints] = useState({ might: 1, stamina: 1, wits: 1 });
  const d = { seat: question.asked?.ask.seat ?? 0, kind: 'prepare', ...points } as const;
  const change = (skill: (typeof SKILLS)[number]) => (n: number) => setPoints({ ...points, [skill]: n });
  return (
    <>
      <Ask title={say('cel.pack')}>{say('cel.pack.help')}</Ask>
      <div className="answers">
        {SKILLS.map((skill) => (
          <Counting key={skill} label={say(`cel.${skill}`)} value={points[skill]} min={0} max={3} onChange={change(skill)} />
        ))}
      </div>
      <GoldAnswer question={question} d={d} missing="" why={props.whyNot(d)?.message}>
        {props.words.decision(props.view, d)}
      </GoldAnswer>
    </>
  );
}
