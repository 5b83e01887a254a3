/** Making a character in seven steps: what is chosen on the left, the sheet that grows on the right, every number explained. */
import { Button } from '@undercroft/board/controls/button.tsx';
import { GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { Waiting } from '@undercroft/board/question/waiting.tsx';
import { waitingWords } from '@undercroft/board/seats/names.ts';
import { type Say, useSay } from '@undercroft/board/text.ts';
import type { DecisionBase } from '@undercroft/engine';
import { useState } from 'react';
import { bookFor, CORES, type Core, type Decision, type View } from '../../../src/index.ts';
import { judgeSplit, suggestSplits } from '../../../src/judgement/growth.ts';
import { bonusPoints } from '../../../src/rules/creation.ts';
import type { Face } from '../../../src/rules/faces.ts';
import type { Draft } from '../../../src/table.ts';
import { mySeat, type ScreenProps } from '../../board-props.ts';
import { draftOf, sheetSoFar, withChoice } from './draft.ts';
import { GrowingSheet } from './growing-sheet.tsx';
import { NameStep } from './name-step.tsx';
import { ClassStep, LearnStep, QuirkStep, RaceStep, type StepProps } from './picks.tsx';
import { heroOf, ReadyStep, readyAnswers } from './ready.tsx';
import { asSplit, type Points, Split, spent } from './split.tsx';
import { Steps, stepOf, stepWaiting } from './steps.tsx';
import { ThreeCards } from './three-cards.tsx';
import './create.css';

/** A name is there already: another one for other cards. */
function nameFor(say: Say, { flipped }: Draft, seat: number): string {
  const names = say('p52.names').split(', ');
  return names[(seat + flipped.reduce((sum, card) => sum + card, 0)) % names.length]!;
}

/** What a core is made of before the points, as a sum. */
function originOf(view: View, { race, profession }: Draft, core: Core): string {
  const book = bookFor(view);
  const [a, b] = [book.race(race).cores[core], book.profession(profession).cores[core]];
  const word = (n: number): string => (n < 0 ? ` − ${-n}` : ` + ${n}`);
  const sum = 1 + a + b;
  return `1${word(a)}${word(b)}${sum < 1 ? ' → 1' : ` = ${sum}`}`;
}

/** The best of the splits that are worth a thought. */
export function suggestedSplit(view: View, seat: number): Points {
  const splits = suggestSplits(view, seat).flatMap((d) => (d.kind === 'split' ? [d] : []));
  const best = splits.toSorted((a, b) => judgeSplit(view, b) - judgeSplit(view, a))[0];
  return Object.fromEntries(CORES.map((core) => [core, best?.split[core] ?? 0]));
}

function SplitStep({
  screen,
  draft,
  points,
  onChange,
}: {
  screen: ScreenProps;
  draft: Draft;
  points: Points;
  onChange(points: Points): void;
}) {
  const { view } = screen.props;
  const now = sheetSoFar(view, { ...draft, split: asSplit(points) }, '');
  return (
    <>
      <ThreeCards cards={draft.flipped} />
      <div className="slip p52-split-slip">
        <Split
          view={view}
          now={now}
          points={points}
          total={bonusPoints(draft.flipped)}
          decision={screen.question.open ? 'split' : undefined}
          onChange={onChange}
          origin={(core) => originOf(view, draft, core)}
        />
      </div>
    </>
  );
}

const PICKS: Partial<Record<Decision['kind'], (step: StepProps) => React.ReactNode>> = {
  race: RaceStep,
  profession: ClassStep,
  quirk: QuirkStep,
  learn: LearnStep,
};

/** What is being prepared, as long as the same question waits. */
interface Wishes {
  of: unknown;
  d: Decision | null;
  points: Points;
  /** Null: as it is called until somebody says otherwise. */
  name: string | null;
  story: string;
  face: Face;
  /** Rather somebody of one's own than one of those who are ready. */
  own: boolean;
}
const NONE: Wishes = { of: null, d: null, points: {}, name: null, story: '', face: 'plain', own: false };

const isMade = (d: DecisionBase | null): d is Decision => d !== null;

/** What is chosen so far, and whom it would make. */
function useMaking(screen: ScreenProps) {
  const say = useSay();
  const { props, question } = screen;
  const { view } = props;
  const seat = mySeat(props, question);
  const kind = question.asked?.ask.kind ?? null;
  const [held, setHeld] = useState<Wishes>(NONE);
  const wishes = held.of === `${seat} ${kind}` ? held : NONE;
  const change = (to: Partial<Wishes>) => setHeld({ ...wishes, ...to, of: `${seat} ${kind}` });
  const draft = draftOf(view, seat);
  const name = wishes.name ?? nameFor(say, draft, seat);
  const split: Decision = { seat, kind: 'split', split: asSplit(wishes.points) };
  const named: Decision = { seat, kind: 'name', name: name.trim(), backstory: wishes.story, face: wishes.face };
  const first = kind === 'race' && !wishes.own ? readyAnswers(screen)[0] : undefined;
  const wish = kind === 'split' ? split : kind === 'name' ? named : (wishes.d ?? first ?? null);
  return { seat, kind, wishes, change, draft, name, wish };
}
type Making = ReturnType<typeof useMaking>;

/** Whom the sheet shows: who is finished, else what the answers so far and the one in hand make. */
function growing(view: View, { seat, kind, draft, wish, wishes, name }: Making) {
  const finished = view.heroes[seat]!.sheet;
  if (finished !== null) return { before: finished, now: finished };
  const ready = heroOf(view, wish);
  const made = sheetSoFar(view, withChoice(draft, wish), kind === 'name' ? name : (ready?.name ?? ''));
  const face = kind === 'name' ? wishes.face : ready?.face;
  return { before: sheetSoFar(view, draft, ''), now: face === undefined ? made : { ...made, face } };
}

/** What the step asks. */
function Stage({ screen, making }: { screen: ScreenProps; making: Making }) {
  const say = useSay();
  const { props, question } = screen;
  const { kind, wishes, change, draft, name } = making;
  const Pick = kind === null ? undefined : PICKS[kind];
  const isReady = isOffered(screen, making);
  const title = question.asked === null ? '' : isReady ? say('p52.ready.title') : props.words.ask(props.view, question.asked.ask);
  return (
    <section className="p52-stage" aria-label={question.asked === null ? say('p52.create.wait') : title}>
      {question.asked !== null && <h2>{title}</h2>}
      {isReady && <ReadyStep act={screen} onLook={(d) => change({ d })} onOwn={() => change({ own: true, d: null })} />}
      {!isReady && Pick !== undefined && <Pick act={screen} wish={wishes.d} onWish={(d) => change({ d })} />}
      {kind === 'split' && <SplitStep screen={screen} draft={draft} points={wishes.points} onChange={(points) => change({ points })} />}
      {kind === 'name' && (
        <NameStep
          draft={draft}
          name={name}
          story={wishes.story}
          face={wishes.face}
          onFace={(face) => change({ face })}
          decision={question.open ? 'name' : undefined}
          onName={(to) => change({ name: to })}
          onStory={(story) => change({ story })}
        />
      )}
    </section>
  );
}

/** Those who are ready come before the first step, until somebody rather makes their own. */
const isOffered = (screen: ScreenProps, { kind, wishes }: Making): boolean =>
  kind === 'race' && !wishes.own && readyAnswers(screen).length > 0;

/** Why it does not go on yet; undefined: nothing is missing. */
function useMissing(making: Making): string | undefined {
  const say = useSay();
  const { kind, draft, wishes, name } = making;
  const left = kind === 'split' ? bonusPoints(draft.flipped) - spent(wishes.points) : 0;
  if (left > 0) return say('p52.create.place', { n: left });
  return kind === 'name' && name.trim() === '' ? say('p52.create.needsName') : undefined;
}

/** The way on, and what helps with it. */
function Foot({ screen, making }: { screen: ScreenProps; making: Making }) {
  const say = useSay();
  const { props, question } = screen;
  const { seat, kind, wishes, change, draft, wish } = making;
  const missing = useMissing(making);
  const d = missing === undefined && isMade(wish) ? wish : null;
  return (
    <div className="p52-go">
      {kind === 'split' && (
        <p className="p52-left">
          <b>{say('p52.pointsLeft', { n: bonusPoints(draft.flipped) - spent(wishes.points) })}</b>
        </p>
      )}
      {kind === 'split' && (
        <Button disabled={!question.open} data-decision="split" onClick={() => change({ points: suggestedSplit(props.view, seat) })}>
          {say('p52.create.suggest')}
        </Button>
      )}
      {wishes.own && readyAnswers(screen).length > 0 && (
        <Button onClick={() => change({ own: false, d: null })}>{say('p52.ready.back')}</Button>
      )}
      <GoldAnswer question={question} d={d} missing={missing ?? say('p52.say.choose')} why={missing}>
        {d === null ? say('p52.create.next') : props.words.decision(props.view, d)}
      </GoldAnswer>
    </div>
  );
}

export function Create(screen: ScreenProps) {
  const say = useSay();
  const { props, question } = screen;
  const { view } = props;
  const making = useMaking(screen);
  const { seat, kind, draft, wish } = making;
  const toLearn = kind !== 'name' && view.heroes[seat]!.sheet === null && heroOf(view, wish) === undefined;
  return (
    <div className="p52-create">
      <Steps view={view} draft={draft} at={kind === null ? stepWaiting(view) : stepOf(kind)} />
      <Stage screen={screen} making={making} />
      {!isOffered(screen, making) && (
        <div className="panel p52-act p52-foot">
          {question.asked === null ? (
            <Waiting props={props}>
              <p className="p52-waits">{waitingWords(props.seats, say) || props.goingOn}</p>
            </Waiting>
          ) : (
            <Foot screen={screen} making={making} />
          )}
        </div>
      )}
      <GrowingSheet view={view} {...growing(view, making)} toLearn={toLearn} />
    </div>
  );
}
