/** While others think: whom the table waits for, and the way back to one's own answer as long as there is one. */
import undo from 'game-icon:return-arrow';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { useSay } from '../text.ts';

interface WaitingProps {
  props: { canReconsider: boolean; busy: boolean; reconsider(): void };
  /** Whom the table waits for, and why the viewer has nothing to do. */
  children: ReactNode;
  /** What taking the answer back is called; left out, changing one's mind. */
  takeBack?: string | undefined;
}

export function Waiting({ props, children, takeBack }: WaitingProps) {
  const say = useSay();
  return (
    <>
      {children}
      {props.canReconsider && (
        <Button icon={undo} data-deed="reconsider" disabled={props.busy} onClick={props.reconsider}>
          {takeBack ?? say('board.reconsider')}
        </Button>
      )}
    </>
  );
}
