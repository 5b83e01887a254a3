/** The bar under the class sheets: the gold button names who one is about to be. */

import { useSay } from '@undercroft/board/text.ts';
import { accentName, className } from '../../../src/index.ts';
import { type ActProps, useGameSay } from '../../board-props.ts';
import { Confirm } from './acts.tsx';

export function HeroAct({ question }: ActProps) {
  const say = useSay();
  const inGame = useGameSay();
  const d = question.chosen;
  const accent = question.asked?.ask.kind === 'accent';
  if (accent) {
    const name = d?.kind === 'accent' ? accentName(inGame, d.accent) : null;
    return (
      <Confirm question={question} missing={say('td.missing.accent')}>
        {name === null ? say('td.accent.take') : say('td.accent.confirm', { name })}
      </Confirm>
    );
  }
  const name = d?.kind === 'class' ? className(inGame, d.class) : null;
  return (
    <Confirm question={question} missing={say('td.missing.class')}>
      {name === null ? say('td.class.take') : say('td.class.confirm', { name })}
    </Confirm>
  );
}
