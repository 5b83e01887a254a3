/** Where the viewer answers: one act for each kind of question, offers above it, any-time deeds beside it. */
import undo from 'game-icon:return-arrow';
import { ALIVE, type Kind, OUT } from '@undercroft/party-has-fallen';
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { type Say, useSay } from '../../text.ts';
import { Ask, OtherAct, PlaceAct, StepAct, TurnAct, WhoAct } from './acts.tsx';
import { AcceptAct, ApproveAct, ItemAct, JoinAct, PressAct, ReactAct, RerollAct, VoteAct } from './acts-more.tsx';
import { type ActProps, listOf, nameOf, type Props } from './board-props.ts';
import { Offers } from './deals.tsx';
import { waitingSeats } from './figures.ts';
import { Meanwhile } from './meanwhile.tsx';

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
function waitingWords(say: Say, { view, viewer, seats, scene }: Props): string {
  if (view.ending !== null) return say('phf.wait.over');
  const names = listOf(waitingSeats(view).flatMap((seat) => (seat === viewer ? [] : [nameOf(seats, seat)])));
  if (scene !== null || names === '') return say('phf.wait.watch');
  if (viewer === null) return say('phf.wait.spectating', { names });
  const { status } = view.seats[viewer]!;
  if (status === OUT) return say('phf.wait.out', { names });
  return say(status === ALIVE ? 'phf.wait.for' : 'phf.wait.dead', { names });
}

function Waiting({ props }: { props: Props }) {
  const say = useSay();
  return (
    <>
      <Ask title={waitingWords(say, props)} />
      {props.canReconsider && (
        <Button icon={undo} data-deed="reconsider" disabled={props.busy} onClick={props.reconsider}>
          {say('phf.reconsider')}
        </Button>
      )}
    </>
  );
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

/** Why movement ended, kept on the bar until the next turn begins. */
function useMovementEnd({ scene, viewer }: Props): string | null {
  const say = useSay();
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    for (const e of scene?.events ?? []) {
      if (e.type === 'turnBegan') setWhy(null);
      if (e.type === 'movementEnded' && e.seat === viewer) setWhy(say(`phf.end.${e.why}`));
    }
  }, [scene, viewer, say]);
  return why;
}

export function DecisionBar({ props, question }: ActProps) {
  const say = useSay();
  const onPassRound = usePassRound({ props, question });
  const ended = useMovementEnd(props);
  const kind = question.asked?.ask.kind;
  const Chosen = kind === undefined ? null : (ACTS[kind] ?? OtherAct);
  return (
    <section className={`panel phf-bar ${kind === undefined ? '' : 'asked'}`} aria-label={say('phf.decision')}>
      <Offers props={props} />
      <div className="phf-act">
        {/* A new question begins with nothing chosen. */}
        {Chosen === null ? (
          <Waiting props={props} />
        ) : (
          <Chosen key={`${kind} ${props.view.turns}`} props={props} question={question} ended={ended} onPassRound={onPassRound} />
        )}
      </div>
      <Meanwhile props={props} />
    </section>
  );
}
