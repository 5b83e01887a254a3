/** The throw itself: what is asked of it, what it might do, what a miss costs, and letting go. */
import { Ask } from '@undercroft/board/question/answers.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { MONSTERS } from '../../../src/index.ts';
import { type ActProps, useGameSay } from '../../board-props.ts';
import type { Throwing } from '../../throw/use-throw.ts';
import { HandButton, HandControls } from './hand-controls.tsx';
import { PractiseFirst, ThrowCard } from './throw-card.tsx';

export function ThrowAct({ props, throwing }: ActProps & { throwing: Throwing }) {
  const say = useSay();
  const inGame = useGameSay();
  const { view } = props;
  const damage = MONSTERS[view.monster]?.damage ?? 0;
  return (
    <>
      <Ask title={say('df.throw.title', { die: inGame(`colour.${Math.min(3, view.die)}`) })}>
        {view.wanted.length === 0 && say('df.throw.plain')}
      </Ask>
      {throwing.special !== null && <ThrowCard wanted={view.wanted} steps={throwing.special.steps} />}
      <HandControls throwing={throwing} />
      <p className="second">{say('df.throw.miss', { n: damage })}</p>
      <HandButton throwing={throwing} />
      {throwing.special !== null && <PractiseFirst wanted={view.wanted} />}
      {throwing.aiming !== null && <p className="df-keys">{say('df.throw.keys')}</p>}
    </>
  );
}
