/** Where the viewer answers: one act for each kind of question, offers above it, any-time deeds beside it. */
import { Ask, OtherAct } from '@undercroft/board/question/answers.tsx';
import { Waiting } from '@undercroft/board/question/waiting.tsx';
import { listOf, type Say, useSay } from '@undercroft/board/text.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { ALIVE, type Kind, OUT } from '../../src/index.ts';
import { type ActProps, nameOf, type Props } from '../board-props.ts';
import { waitingSeats } from '../figures.ts';
import { Afterlife } from './acts/afterlife.tsx';
import { Meanwhile } from './acts/meanwhile.tsx';
import { AcceptAct, ApproveAct, ItemAct, JoinAct, PressAct, ReactAct, RerollAct, VoteAct } from './acts/reactions.tsx';
import { PlaceAct, StepAct, TurnAct, WhoAct } from './acts/turn.tsx';
import { Offers } from './deals/deals.tsx';
import { TellStory } from './master.tsx';

interface Act extends ActProps {
  /** Why the viewer's movement ended this turn. */
  ended: string | null;
  /** No more reactions this round. */
  onPassRound(): void;
}

const ACTS: Partial<Record<Kind, ComponentType<Act>>> = {
  turn: TurnAct,
  step: StepAct,
  start: PlaceAct,
  where: PlaceAct,
  summon: PlaceAct,
  who: WhoAct,
  which: ItemAct,
  spoils: ItemAct,
  join: JoinAct,
  press: PressAct,
  accept: AcceptAct,
  reroll: RerollAct,
  react: ReactAct,
  approve: ApproveAct,
  vote: VoteAct,
};

/** Whom the table waits for, and why the viewer has nothing to do. */
function waitingWords(say: Say, { view, viewer, seats, scene, goingOn }: Props): string {
  if (view.ending !== null) return say('phf.wait.over');
  const names = listOf(waitingSeats(view).flatMap((seat) => (seat === viewer ? [] : [nameOf(seats, seat)])));
  if (scene !== null || names === '') return goingOn;
  if (viewer === null) return say('phf.wait.spectating', { names });
  // A dungeon master who does not play is never dead.
  const status = view.seats[viewer]?.status ?? ALIVE;
  if (status === OUT) return say('phf.wait.out', { names });
  return say(status === ALIVE ? 'phf.wait.for' : 'phf.wait.dead', { names });
}

/** Declines reactions by itself for the rest of a round. */
function usePassRound({ props: { view, busy }, question }: ActProps): () => void {
  const [round, setRound] = useState(-1);
  const { asked, answer } = question;
  const no = asked?.options.find((d) => (d.kind === 'react' && !d.use) || (d.kind === 'reroll' && !d.yes));
  const passes = round === view.round && no !== undefined && !busy;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is answered once
  useEffect(() => {
    if (passes && no) answer(no);
  }, [passes, asked]);
  return () => setRound(view.round);
}

/** Why the viewer's movement of this turn ended. */
function movementEnd(say: Say, { news, viewer }: Props): string | null {
  const began = news.findLastIndex((e) => e.type === 'turnBegan');
  const end = news.slice(began + 1).find((e) => e.type === 'movementEnded' && e.seat === viewer);
  return end?.type === 'movementEnded' ? say(`phf.end.${end.why}`) : null;
}

export function DecisionBar({ props, question }: ActProps) {
  const say = useSay();
  const onPassRound = usePassRound({ props, question });
  const ended = movementEnd(say, props);
  const kind = question.asked?.ask.kind;
  const Chosen = kind === undefined ? null : (ACTS[kind] ?? OtherAct);
  return (
    <section className={`panel phf-bar ${kind === undefined ? '' : 'asked'}`} aria-label={say('board.decision')}>
      <div className="phf-act">
        {/* A new question begins with nothing chosen. */}
        {Chosen === null ? (
          <Waiting props={props}>
            <Ask title={waitingWords(say, props)} />
          </Waiting>
        ) : (
          <Chosen key={`${kind} ${props.view.turns}`} props={props} question={question} ended={ended} onPassRound={onPassRound} />
        )}
      </div>
      <Offers props={props} />
      <Afterlife props={props} />
      <TellStory props={props} />
      <Meanwhile props={props} />
    </section>
  );
}
