/** A real table: what the die did, told on one screen. Where it lies, by a tap on the shield, or why it missed; which face is up; what was done. */
import tick from 'game-icon:check-mark';
import { Ask, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import { MISS_REASONS, SECTIONS, throwName } from '../../../src/index.ts';
import { type ActProps, useGameSay } from '../../board-props.ts';
import type { Lies, Telling } from '../../throw/telling.ts';
import { DieMark } from '../pictures.tsx';
import './told.css';

/** The sections, in case the finger is too broad for the shield. */
function Sections({ telling: { lies, lie, kind } }: { telling: Telling }) {
  const say = useSay();
  return (
    <fieldset className="df-sections" aria-label={say('df.told.where')}>
      {SECTIONS.filter((section) => section > 0).map((section) => (
        <button
          key={section}
          type="button"
          className={`df-section ring-${section}`}
          aria-pressed={lies === section}
          data-decision={kind}
          onClick={() => lie(section)}
        >
          {section === 10 ? say('df.told.bull') : section}
        </button>
      ))}
    </fieldset>
  );
}

/** Why it missed: all reasons behind one button, which then names the one that was said. */
function Missed({ telling: { lies, lie, kind } }: { telling: Telling }) {
  const say = useSay();
  const inGame = useGameSay();
  const [isOpen, setOpen] = useState(false);
  const said = typeof lies === 'string' ? lies : null;
  const choose = (reason: Lies) => {
    setOpen(false);
    lie(reason);
  };
  return (
    <>
      <button
        type="button"
        className="chip df-missed"
        aria-expanded={isOpen}
        aria-pressed={said !== null}
        data-decision={kind}
        onClick={() => setOpen(!isOpen)}
      >
        {said === null ? say('df.told.missed') : say('df.told.missedAs', { why: inGame(`miss.${said}`) })}
      </button>
      {isOpen && (
        <fieldset className="df-reasons" aria-label={say('df.told.missed')}>
          {MISS_REASONS.map((reason) => (
            <button
              key={reason}
              type="button"
              className="chip"
              aria-pressed={lies === reason}
              data-decision={kind}
              onClick={() => choose(reason)}
            >
              {inGame(`miss.${reason}`)}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}

function Face({ telling: { iconUp, turn }, die }: { telling: Telling; die: number }) {
  const say = useSay();
  return (
    <fieldset className="df-face" aria-label={say('df.told.face')}>
      <span className="asks">{say('df.told.face')}</span>
      {[false, true].map((up) => (
        <button key={String(up)} type="button" className="chip df-die-chip" aria-pressed={iconUp === up} onClick={() => turn(up)}>
          {up && <DieMark die={die} />} {say(up ? 'df.told.icon' : 'df.told.blank')}
        </button>
      ))}
    </fieldset>
  );
}

export function ToldAct({ props, question, telling }: ActProps & { telling: Telling }) {
  const say = useSay();
  const inGame = useGameSay();
  const ask = question.asked?.ask;
  const { kind, wanted, done, told, isHit } = telling;
  return (
    <>
      <Ask title={ask && props.words.ask(props.view, ask)}>{say('df.told.tap')}</Ask>
      <Sections telling={telling} />
      <Missed telling={telling} />
      <Face telling={telling} die={(kind === 'correct' ? props.view.before : props.view)?.die ?? 0} />
      {wanted.map((key) => (
        <button key={key} type="button" className="chip df-tick" aria-pressed={done.includes(key)} onClick={() => telling.tick(key)}>
          {done.includes(key) ? '✓' : '✗'} {throwName(inGame, key)}
        </button>
      ))}
      <GoldAnswer
        question={question}
        d={told === null || ask === undefined ? null : { seat: ask.seat, kind, told }}
        missing={say('df.told.missing')}
        icon={tick}
      >
        {told === null ? say('df.told.enter') : isHit ? say('df.told.enterHit', { n: told.section }) : say('df.told.enterMiss')}
      </GoldAnswer>
    </>
  );
}
