/** Making a character in seven steps: what is chosen on the left, the sheet that grows on the right, every number explained. */
import { Button } from '@undercroft/board/controls/button.tsx';
import { GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { Waiting } from '@undercroft/board/question/waiting.tsx';
import { waitingWords } from '@undercroft/board/seats/names.ts';
import { useSay } from '@undercroft/board/text.ts';
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
import { asSplit, type Points, Split, spent } from './split.tsx';
import { Steps, stepOf, stepWaiting } from './steps.tsx';
import { ThreeCards } from './three-cards.tsx';
import './create.css';

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
  name: string;
  story: string;
  face: Face;
}
const NONE: Wishes = { of: null, d: null, points: {}, name: '', story: '', face: 'plain' };

const isMade = (d: DecisionBase | null): d is Decision => d !== null;

export function Create(screen: ScreenProps) {
  const say = useSay();
  const { props, question } = screen;
  const { view } = props;
  const { asked } = question;
  const seat = mySeat(props, question);
  const kind = asked?.ask.kind ?? null;
  const [held, setHeld] = useState<Wishes>(NONE);
  const wishes = held.of === `${seat} ${kind}` ? held : NONE;
  const change = (to: Partial<Wishes>) => setHeld({ ...wishes, ...to, of: `${seat} ${kind}` });
  const draft = draftOf(view, seat);
  const total = draft.flipped.length === 0 ? 0 : bonusPoints(draft.flipped);
  const left = total - spent(wishes.points);
  const split: Decision = { seat, kind: 'split', split: asSplit(wishes.points) };
  const named: Decision = { seat, kind: 'name', name: wishes.name.trim(), backstory: wishes.story, face: wishes.face };
  const wish = kind === 'split' ? split : kind === 'name' ? named : wishes.d;
  const before = sheetSoFar(view, draft, '');
  const made = sheetSoFar(view, withChoice(draft, wish), kind === 'name' ? wishes.name : '');
  const now = kind === 'name' ? { ...made, face: wishes.face } : made;
  const missing =
    kind === 'split'
      ? left > 0
        ? say('p52.create.place', { n: left })
        : undefined
      : kind === 'name' && wishes.name.trim() === ''
        ? say('p52.create.needsName')
        : undefined;
  const Pick = kind === null ? undefined : PICKS[kind];
  return (
    <div className="p52-create">
      <Steps view={view} draft={draft} at={kind === null ? stepWaiting(view) : stepOf(kind)} />
      <section className="p52-stage" aria-label={asked === null ? say('p52.create.wait') : props.words.ask(view, asked.ask)}>
        {asked !== null && <h2>{props.words.ask(view, asked.ask)}</h2>}
        {Pick !== undefined && <Pick act={screen} wish={wishes.d} onWish={(d) => change({ d })} />}
        {kind === 'split' && <SplitStep screen={screen} draft={draft} points={wishes.points} onChange={(points) => change({ points })} />}
        {kind === 'name' && (
          <NameStep
            draft={draft}
            name={wishes.name}
            story={wishes.story}
            face={wishes.face}
            onFace={(face) => change({ face })}
            decision={question.open ? 'name' : undefined}
            onName={(name) => change({ name })}
            onStory={(story) => change({ story })}
          />
        )}
      </section>
      <div className="panel p52-act p52-foot">
        {asked === null ? (
          <Waiting props={props}>
            <p className="p52-waits">{waitingWords(props.seats, say) || props.goingOn}</p>
          </Waiting>
        ) : (
          <div className="p52-go">
            {kind === 'split' && (
              <p className="p52-left">
                <b>{say('p52.pointsLeft', { n: left })}</b>
              </p>
            )}
            {kind === 'split' && (
              <Button disabled={!question.open} data-decision="split" onClick={() => change({ points: suggestedSplit(view, seat) })}>
                {say('p52.create.suggest')}
              </Button>
            )}
            <GoldAnswer
              question={question}
              d={missing === undefined && isMade(wish) ? wish : null}
              missing={missing ?? say('p52.say.choose')}
              why={missing}
            >
              {missing === undefined && isMade(wish) ? props.words.decision(view, wish) : say('p52.create.next')}
            </GoldAnswer>
          </div>
        )}
      </div>
      <GrowingSheet view={view} now={now} before={before} />
    </div>
  );
}
