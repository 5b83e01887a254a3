/** The town: what is asked, in words, until the landscape is there. */

import { ActPanel } from '@undercroft/board/question/panel.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { Panorama } from '../../art/panorama.tsx';
import type { ScreenProps } from '../../board-props.ts';
import { ACTS } from '../acts/acts.ts';
import { Seats } from '../seats.tsx';
import './town.css';

export function Town({ props, question }: ScreenProps) {
  const say = useSay();
  return (
    <div className="ap-screen ap-town">
      <Seats props={props} portraits />
      <section className="ap-land" aria-label={say('ap.land')}>
        <Panorama level={props.view.level} />
      </section>
      <div className="oak ap-town-edge">
        <ActPanel className="ap-act" acts={ACTS} props={props} question={question} waiting={<p>{props.goingOn}</p>} />
      </div>
    </div>
  );
}
