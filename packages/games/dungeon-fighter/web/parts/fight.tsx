/** The encounter: the monster at the far edge, the shield on the oak, the party beside it, and the decision where the thumb rests. */
import { ActPanel } from '@undercroft/board/question/panel.tsx';
import { waitingWords } from '@undercroft/board/seats/names.ts';
import { useSay } from '@undercroft/board/text.ts';
import { useCallback, useMemo } from 'react';
import type { Of } from '../../src/decisions.ts';
import { NONE, type Place } from '../../src/index.ts';
import { type ActProps, isAsked, isMine, type Props, type ScreenProps } from '../board-props.ts';
import { type Hand, placeOf, recordOf } from '../throw/hand.ts';
import { arcOf, rehearse } from '../throw/preview.ts';
import { useHand } from '../throw/use-hand.ts';
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

function Decision({ props, question, swing, hand }: ActProps & { swing: Swing | null; hand: ReturnType<typeof useThrow> }) {
  const say = useSay();
  const words = waitingWords(props.seats, say);
  const acts = {
    ...ACTS,
    swing: (act: ActProps) => (swing === null ? null : <SwingAct {...act} swing={swing} />),
    throw: (act: ActProps) => <ThrowAct {...act} aiming={hand.aiming} rehearsals={hand.rehearsals} />,
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

/** The hand of the viewer while a throw is asked for: what it would do, and letting go. */
function useThrow({ props, question }: ActProps) {
  const { view } = props;
  const open = isAsked(question, 'throw') && question.open;
  const { asked, answer } = question;
  const throwIt = useCallback(
    (hand: Hand) => {
      if (asked === null) return;
      // A record is plain JSON; its type only does not say so.
      answer({ seat: asked.ask.seat, kind: 'throw', throw: recordOf(hand, view.wanted) as Of<'throw'>['throw'] });
    },
    [asked, answer, view.wanted],
  );
  const aiming = useHand(open, throwIt);
  const { hand, charging } = aiming;
  const record = useMemo(() => (open ? recordOf(hand, view.wanted) : null), [open, hand, view.wanted]);
  const arc = useMemo(() => (record === null ? null : arcOf(record)), [record]);
  // While the meter runs everything changes with every picture: rehearsals wait until the hand is still.
  const rehearsals = useMemo(
    () => (record === null || charging ? null : rehearse(record, view.wanted, view.lying, 7)),
    [record, charging, view.wanted, view.lying],
  );
  return { open, aiming, arc, rehearsals };
}

export function Fight({ props, question, picture }: ScreenProps) {
  const { view } = props;
  const swing = useSwing(question);
  const hand = useThrow({ props, question });
  const place = openSheet(props);
  const { aiming } = hand;
  const held = useMemo(() => (hand.open ? { die: view.die, place: placeOf(aiming.hand) } : null), [hand.open, view.die, aiming.hand]);
  const judged = picture.judged;
  const shown = {
    lying: picture.lying,
    flight: picture.flight,
    speed: props.scene?.speed ?? 1,
    held,
    obstacles: [],
    arc: hand.arc,
    rehearsals: hand.rehearsals,
    round: aiming.hand.round,
    judged: judged !== null,
  };
  return (
    <div className="df-screen df-fight">
      <ThrowingTableView shown={shown} pulling={hand.open ? aiming : null} />
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
        <Decision props={props} question={question} swing={swing} hand={hand} />
      </div>
    </div>
  );
}
