/** The encounter: the monster at the far edge, the shield on the oak, the party beside it, and the decision where the thumb rests. */
import { ActPanel } from '@undercroft/board/question/panel.tsx';
import { waitingWords } from '@undercroft/board/seats/names.ts';
import { useSay } from '@undercroft/board/text.ts';
import { NONE, type Place } from '../../src/index.ts';
import { type ActProps, isMine, type Props, type ScreenProps } from '../board-props.ts';
import { type Throwing, useThrow } from '../throw/use-throw.ts';
import { AnyTime } from './acts/any-time.tsx';
import { SwingAct } from './acts/swing-act.tsx';
import { ThrowAct } from './acts/throw-act.tsx';
import { ToldAct } from './acts/told-act.tsx';
import { Chest, Mates } from './party.tsx';
import { MonsterFigure } from './pictures.tsx';
import { Placard } from './placard.tsx';
import { Sheet } from './sheet.tsx';
import { type Swing, useSwing } from './swing.ts';
import { ThrowingTableView } from './table/throwing-table.tsx';
import { VerdictSlip } from './verdict.tsx';
import './fight.css';

/** Whose sheet lies open: the thrower's if it is the viewer's own, else the viewer's, else the thrower's. */
function openSheet(props: Props): Place {
  const { view } = props;
  const thrower = view.heroes[view.thrower];
  if (thrower !== undefined && isMine(props, thrower)) return view.thrower;
  const mine = view.heroes.findIndex((hero) => isMine(props, hero));
  return mine >= 0 ? mine : Math.max(0, view.thrower);
}

const ACTS = { tell: ToldAct, enter: ToldAct, correct: ToldAct };

function Decision({ props, question, swing, throwing }: ActProps & { swing: Swing | null; throwing: Throwing }) {
  const say = useSay();
  const words = waitingWords(props.seats, say);
  const acts = {
    ...ACTS,
    swing: (act: ActProps) => (swing === null ? null : <SwingAct {...act} swing={swing} />),
    throw: (act: ActProps) => <ThrowAct {...act} throwing={throwing} />,
  };
  return (
    <ActPanel
      className="df-act"
      acts={acts}
      props={props}
      question={question}
      waiting={<p>{props.scene === null && words !== '' ? words : props.goingOn}</p>}
    >
      <AnyTime props={props} />
    </ActPanel>
  );
}

export function Fight({ props, question, picture }: ScreenProps) {
  const { view } = props;
  const swing = useSwing(question);
  const throwing = useThrow({ props, question });
  const place = openSheet(props);
  const { judged } = picture;
  const shown = {
    lying: picture.lying,
    flight: picture.flight,
    speed: props.scene?.speed ?? 1,
    held: throwing.held,
    obstacles: throwing.obstacles,
    arc: throwing.arc,
    rehearsals: throwing.rehearsals,
    round: throwing.round,
    judged: judged !== null,
  };
  return (
    <div className="df-screen df-fight">
      <ThrowingTableView shown={shown} pulling={throwing.aiming} />
      <div className="df-arch" aria-hidden="true">
        {view.monster !== NONE && <MonsterFigure monster={view.monster} />}
      </div>
      <Placard view={view} />
      <div className="df-left">
        <Sheet props={props} place={place} swing={swing} />
        <Mates props={props} but={place} />
        <Chest view={view} />
      </div>
      <div className="df-right">
        {judged !== null && <VerdictSlip thrown={judged} props={props} />}
        <Decision props={props} question={question} swing={swing} throwing={throwing} />
      </div>
    </div>
  );
}
