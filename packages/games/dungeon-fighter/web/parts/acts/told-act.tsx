/** A real table: what the die did, told on one screen. Where it lies, or why it missed; which face is up; whether it was done as required. */
import tick from 'game-icon:check-mark';
import { Ask, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import { MISS_REASONS, SECTIONS, type Told, throwName, type View } from '../../../src/index.ts';
import type { ThrowKey } from '../../../src/throws/index.ts';
import { type ActProps, useGameSay } from '../../board-props.ts';
import { DieMark } from '../pictures.tsx';
import './told.css';

type Wish = { lies: Told['section'] | Told['miss'] | null; iconUp: boolean; done: readonly ThrowKey[] };

/** What had to be done: of the throw that is corrected, or of this one. */
const wantedIn = (view: View, kind: string): readonly ThrowKey[] => (kind === 'correct' ? (view.before?.wanted ?? []) : view.wanted);

/** A miss for want of a requirement is not told: the ticks say it. */
const REASONS = MISS_REASONS.filter((reason) => reason !== 'requirement');

function toldBy({ lies, iconUp, done }: Wish, wanted: readonly ThrowKey[]): Told | null {
  if (lies === null) return null;
  const isSection = typeof lies === 'number';
  const failed = wanted.some((key) => !done.includes(key));
  const miss = isSection ? (failed ? 'requirement' : null) : lies;
  return { section: isSection && !failed ? lies : 0, miss, iconUp, done: wanted.filter((key) => done.includes(key)) };
}

export function ToldAct({ props, question }: ActProps) {
  const say = useSay();
  const inGame = useGameSay();
  const ask = question.asked?.ask;
  const kind = ask?.kind === 'enter' || ask?.kind === 'correct' ? ask.kind : 'tell';
  const wanted = wantedIn(props.view, kind);
  const [wish, setWish] = useState<Wish>({ lies: null, iconUp: false, done: wanted });
  const told = toldBy(wish, wanted);
  const lie = (lies: Wish['lies']) => ({
    type: 'button' as const,
    'aria-pressed': wish.lies === lies,
    'data-decision': kind,
    onClick: () => setWish({ ...wish, lies }),
  });
  return (
    <>
      <Ask title={question.asked && props.words.ask(props.view, question.asked.ask)} />
      <div className="df-told">
        <h3>{say('df.told.where')}</h3>
        <div className="df-sections">
          {SECTIONS.filter((section) => section > 0).map((section) => (
            <button key={section} className={`df-section ring-${section}`} {...lie(section)}>
              {section === 10 ? say('df.told.bull') : section}
            </button>
          ))}
        </div>
      </div>
      <div className="df-told missed">
        <h3>{say('df.told.missed')}</h3>
        <div className="df-reasons">
          {REASONS.map((reason) => (
            <button key={reason} className="chip" {...lie(reason)}>
              {inGame(`miss.${reason}`)}
            </button>
          ))}
        </div>
      </div>
      <h3>{say('df.told.face')}</h3>
      <div className="df-chips">
        {[false, true].map((iconUp) => (
          <button
            key={String(iconUp)}
            type="button"
            className="chip df-die-chip"
            aria-pressed={wish.iconUp === iconUp}
            onClick={() => setWish({ ...wish, iconUp })}
          >
            {iconUp && <DieMark die={props.view.die} />} {say(iconUp ? 'df.told.icon' : 'df.told.blank')}
          </button>
        ))}
      </div>
      {wanted.map((key) => {
        const done = wish.done.includes(key);
        return (
          <button
            key={key}
            type="button"
            className="chip df-tick"
            aria-pressed={done}
            onClick={() => setWish({ ...wish, done: done ? wish.done.filter((each) => each !== key) : [...wish.done, key] })}
          >
            {done ? '✓' : '✗'} {throwName(inGame, key)}
          </button>
        );
      })}
      <GoldAnswer
        question={question}
        d={told === null || ask === undefined ? null : { seat: ask.seat, kind, told }}
        missing={say('df.told.missing')}
        icon={tick}
      >
        {told === null
          ? say('df.told.enter')
          : told.miss === null
            ? say('df.told.enterHit', { n: told.section })
            : say('df.told.enterMiss')}
      </GoldAnswer>
    </>
  );
}
