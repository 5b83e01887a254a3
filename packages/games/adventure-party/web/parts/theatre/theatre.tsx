/** The dice theatre: the stage, the quest, the lamp, the tray, and on the oak the viewer's hand, banner and decision. */
import flag from 'game-icon:cycle';
import { Menu } from '@undercroft/board/question/menu.tsx';
import { ActPanel } from '@undercroft/board/question/panel.tsx';
import { waitingWords } from '@undercroft/board/seats/names.ts';
import { useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import type { RollView, View } from '../../../src/index.ts';
import { type ActProps, mayAsk, type Props, type ScreenProps, withNames } from '../../board-props.ts';
import { ACTS } from '../acts/acts.ts';
import { QuestLarge } from '../quest-card.tsx';
import { Seats } from '../seats.tsx';
import { Banner } from './banner.tsx';
import { useFlights } from './flights.ts';
import { Hand } from './hand.tsx';
import { Lamp } from './lamp.tsx';
import { ArenaCard, BossCardLarge } from './other-cards.tsx';
import { RollProvider, usePick } from './pick.ts';
import { useRollKeys } from './roll-keys.ts';
import { Stage } from './stage.tsx';
import { TheatreTabs } from './tabs.tsx';
import { Tray } from './tray.tsx';
import './theatre.css';

/** What the dice are measured against, taped to the stage. */
function ChallengeCard({ view, rolling }: { view: View; rolling: RollView }) {
  if (view.trial === 'arena') return <ArenaCard view={view} rolling={rolling} />;
  if (view.trial === 'quest') return <QuestLarge view={view} rolling={rolling} quest={view.quest} />;
  return <BossCardLarge view={view} rolling={rolling} />;
}

/** Together, others may lend their banner while the roller thinks. */
function Help({ props }: { props: Props }) {
  const say = useSay();
  const help = mayAsk(props, 'help');
  if (help === null) return null;
  const words = (d: Parameters<Props['decide']>[0]) => withNames(props.words.decision(props.view, d), props);
  return (
    <Menu props={props} asked={help} icon={flag} name={say('ap.help')} title={say('ap.help')} intro={say('ap.helpIntro')} label={words} />
  );
}

function Edge({ props, question }: ActProps) {
  const say = useSay();
  const words = waitingWords(props.seats, say);
  return (
    <div className="oak ap-edge">
      <div className="ap-mine">
        <Hand props={props} question={question} />
        <Banner props={props} />
      </div>
      <ActPanel
        className="ap-act"
        acts={ACTS}
        props={props}
        question={question}
        waiting={<p>{props.scene === null && words !== '' ? words : props.goingOn}</p>}
      >
        <Help props={props} />
      </ActPanel>
    </div>
  );
}

export function Theatre({ props, question, picture }: ScreenProps) {
  const { view } = props;
  const roll = usePick(props, question);
  const [tab, setTab] = useState('roll');
  const [heard, setHeard] = useState(0);
  useRollKeys(roll, () => setHeard((n) => n + 1));
  const felt = useFlights(view.rolling, props.motion);
  if (view.rolling === null) return null;
  return (
    <RollProvider value={roll}>
      <div className="ap-screen ap-theatre" data-tab={tab} data-step={view.step} ref={felt}>
        <Seats props={props} picture={picture} />
        <Stage view={view} picture={picture} question={question} />
        <ChallengeCard view={view} rolling={view.rolling} />
        <Lamp view={view} rolling={view.rolling} tumbling={picture.tumbling.length > 0} heard={heard} />
        <Tray props={props} question={question} view={view} rolling={view.rolling} picture={picture} />
        <Edge props={props} question={question} />
        <TheatreTabs chosen={tab} onChoose={setTab} hand={props.viewer === null ? 0 : (view.seats[props.viewer]?.hand?.length ?? 0)} />
      </div>
    </RollProvider>
  );
}
