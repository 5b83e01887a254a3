/** The dice theatre. */
import { ActPanel } from '@undercroft/board/question/panel.tsx';
import type { ActProps } from '../../board-props.ts';
import { ACTS } from '../acts/acts.ts';
import { QuestLarge } from '../quest-card.tsx';
import { Seats } from '../seats.tsx';

export function Theatre({ props, question }: ActProps) {
  const { view } = props;
  return (
    <div className="ap-screen ap-theatre">
      <Seats props={props} />
      {view.rolling !== null && view.quest >= 0 && <QuestLarge view={view} rolling={view.rolling} quest={view.quest} />}
      <div className="oak ap-town-edge">
        <ActPanel className="ap-act" acts={ACTS} props={props} question={question} waiting={<p>{props.goingOn}</p>} />
      </div>
    </div>
  );
}
