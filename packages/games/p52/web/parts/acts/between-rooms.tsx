/** Before and after rooms: what there is to answer, or whom everybody waits for. */
import { ActPanel } from '@undercroft/board/question/panel.tsx';
import { waitingWords } from '@undercroft/board/seats/names.ts';
import { useSay } from '@undercroft/board/text.ts';
import type { ScreenProps } from '../../board-props.ts';
import { ACTS } from './acts.ts';

export function ActBetweenRooms({ props, question }: Pick<ScreenProps, 'props' | 'question'>) {
  const say = useSay();
  const words = props.scene === null ? waitingWords(props.seats, say) : '';
  return (
    <ActPanel
      className="p52-act"
      acts={ACTS}
      props={props}
      question={question}
      waiting={<p className="p52-waits">{words || props.goingOn}</p>}
    />
  );
}
