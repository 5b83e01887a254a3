/** The encounter: the monster at the far edge, the shield on the oak, the party beside it, and the decision where the thumb rests. */
import { scrollStop } from '@undercroft/board/controls/scroll-stop.ts';
import { useSay } from '@undercroft/board/text.ts';
import { type CSSProperties, createContext, useContext, useState } from 'react';
import { NONE, type Place } from '../../src/index.ts';
import { type ActProps, isMine, mayAsk, mayQuestion, type Props, pageSeat, type Question, type ScreenProps } from '../board-props.ts';
import { assisted, useAssist } from '../throw/assist.ts';
import { type Telling, useTelling } from '../throw/telling.ts';
import { type Throwing, useThrow } from '../throw/use-throw.ts';
import { SeducedAct } from './acts/seduced-act.tsx';
import { SwingAct } from './acts/swing-act.tsx';
import { ThrowAct } from './acts/throw-act.tsx';
import { ToldAct } from './acts/told-act.tsx';
import { Decision } from './decision.tsx';
import { Chest, Mates } from './party.tsx';
import { MonsterFigure } from './pictures.tsx';
import { Placard } from './placard.tsx';
import { useReview } from './review.ts';
import { Sheet } from './sheet.tsx';
import { type Swing, useSwing } from './swing.ts';
import { Dark } from './table/dark.tsx';
import { useStage } from './table/stage.ts';
import { ThrowingTableView } from './table/throwing-table.tsx';
import type { TableShown } from './table/view.ts';
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

/** Limbs are dressed in the colour of the seat that throws. */
function sleeveOf({ view, seats }: Props): CSSProperties {
  const sigil = pageSeat(seats, view.heroes[view.thrower]?.seat ?? -1)?.sigil;
  return sigil === undefined ? {} : ({ '--sleeve': `var(--seat-${sigil})` } as CSSProperties);
}

/** What the viewer has in hand, for the acts below: components of their own, which a new picture must not make anew. */
const InHand = createContext<{ swing: Swing | null; throwing: Throwing | null; telling: Telling | null }>({
  swing: null,
  throwing: null,
  telling: null,
});

function Swinging(act: ActProps) {
  const { swing } = useContext(InHand);
  return swing === null ? null : <SwingAct {...act} swing={swing} />;
}

function Letting(act: ActProps) {
  const { throwing } = useContext(InHand);
  return throwing === null ? null : <ThrowAct {...act} throwing={throwing} />;
}

function Tells(act: ActProps) {
  const { telling } = useContext(InHand);
  return telling === null ? null : <ToldAct {...act} telling={telling} />;
}

const ACTS = { swing: Swinging, throw: Letting, seduced: SeducedAct, tell: Tells, enter: Tells, correct: Tells };

/** Where somebody points at a die that lies on a real table. */
const pointedBy = (telling: Telling | null, die: number): TableShown['pointed'] =>
  telling === null ? null : { die, at: telling.at, point: telling.point };

/** What the leader may tell besides: a throw for somebody else, or the last one as it really was. */
function useBesides(props: Props, question: Question) {
  const [wish, setWish] = useState<'enter' | 'correct' | null>(null);
  const open = (['enter', 'correct'] as const).filter((kind) => mayAsk(props, kind) !== null);
  const chosen = wish !== null && open.includes(wish) ? wish : null;
  return { open, chosen, choose: setWish, question: chosen === null ? question : mayQuestion(props, chosen, () => setWish(null)) };
}

function Besides({ open, chosen, choose }: ReturnType<typeof useBesides>) {
  const say = useSay();
  if (open.length === 0) return null;
  return (
    <div className="df-chips df-besides">
      {chosen === null ? (
        open.map((kind) => (
          <button key={kind} type="button" className="chip" onClick={() => choose(kind)}>
            {say(`df.besides.${kind}`)}
          </button>
        ))
      ) : (
        <button type="button" className="chip" onClick={() => choose(null)}>
          {say('df.besides.not')}
        </button>
      )}
    </div>
  );
}

export function Fight({ props, question: waiting, picture }: ScreenProps) {
  const { view } = props;
  const besides = useBesides(props, waiting);
  const { question } = besides;
  const swing = useSwing(question);
  const assisting = useAssist();
  const throwing = assisted(useThrow({ props, question }), assisting.assist);
  const telling = useTelling(view, question);
  const place = openSheet(props);
  const review = useReview(props, picture, throwing.open);
  const { account, replay } = review;
  const stage = useStage(props, picture, account);
  const shown = {
    lying: picture.lying,
    flight: picture.flight ?? replay?.flight ?? null,
    speed: props.scene?.speed ?? 1,
    held: throwing.held,
    obstacles: throwing.obstacles,
    arc: throwing.arc,
    rehearsals: throwing.rehearsals,
    round: throwing.round,
    judged: picture.judging,
    stage,
    review,
    assisting: throwing.open ? assisting : null,
    icons: view.rules.throwRules.iconFaces,
    ...(view.rules.throws !== 'physics' && { pointed: pointedBy(telling, view.die) }),
  };
  return (
    <div className="df-screen df-fight" data-mood={stage.mood} style={sleeveOf(props)}>
      <ThrowingTableView shown={shown} pulling={throwing.aiming} special={throwing.special} />
      <Dark special={throwing.special} flight={picture.flight} open={throwing.open} />
      <div className="df-arch" aria-hidden="true">
        {view.monster !== NONE && <MonsterFigure monster={view.monster} />}
      </div>
      <Placard view={view} />
      <div className="df-left" ref={scrollStop}>
        <Sheet props={props} place={place} swing={swing} />
        <Mates props={props} open={place} />
        <Chest view={view} />
      </div>
      <div className="df-right">
        {account !== null && picture.flight === null && (
          <VerdictSlip
            {...account.thrown}
            followed={account.followed}
            heroes={view.heroes}
            past={!picture.judging}
            showRule={props.showRule}
          />
        )}
        <InHand.Provider value={{ swing, throwing, telling }}>
          <Decision props={props} question={question} acts={ACTS} />
        </InHand.Provider>
        <Besides {...besides} />
      </div>
    </div>
  );
}
