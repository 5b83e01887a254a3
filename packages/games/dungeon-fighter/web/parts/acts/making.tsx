/** A special throw in the panel: which step, the one limit that matters, the order of the launchers, things to stand up, and the ways to cheat. */
import { Button } from '@undercroft/board/controls/button.tsx';
import { decimal, useSay } from '@undercroft/board/text.ts';
import type { CSSProperties } from 'react';
import { throwName } from '../../../src/index.ts';
import type { ThrowKey } from '../../../src/throws/index.ts';
import { useGameSay } from '../../board-props.ts';
import { shareOf } from '../../throw/gestures/gauges.ts';
import { DOING } from '../../throw/gestures/table.ts';
import type { Special } from '../../throw/gestures/use-special.ts';
import './making.css';

/** Green passes, hatched does not; the mark is where it stands now. */
function LimitMeter({ special: { limit, record } }: { special: Special }) {
  const say = useSay();
  if (limit === null) return null;
  const [from, to] = limit.ends;
  const share = (n: number) => shareOf({ from, to }, n);
  const [value, [least, most]] = [limit.of(record), limit.good(record)];
  const isGood = value >= least && value <= Math.max(most, to === most ? Number.POSITIVE_INFINITY : most);
  const shown = value / limit.per;
  const n = limit.per === 1000 ? decimal(shown, 2) : Math.round(shown);
  const style = { '--at': share(value), '--from': share(least), '--to': share(most) } as CSSProperties;
  return (
    <p className={`df-limit ${isGood ? 'good' : 'bad'}`} style={style}>
      <span>{say(`df.limit.${limit.says}`, { n })}</span>
      <span className="rule" aria-hidden="true">
        <i className="passes" />
        <i className="mark" />
      </span>
    </p>
  );
}

/** Who hands the die to whom: any launcher may be the first. */
function Order({ special: { play, first } }: { special: Special }) {
  const say = useSay();
  const inGame = useGameSay();
  const { launchers } = play.draft;
  if (launchers.length < 2) return null;
  return (
    <div className="df-order">
      <span>{say('df.do.order')}</span>
      {launchers.map((key, i) => (
        <button
          key={key}
          type="button"
          className="chip"
          aria-label={say('df.do.first', { name: throwName(inGame, key) })}
          disabled={i === 0}
          onClick={() => first(key)}
        >
          {i + 1}. {throwName(inGame, key)}
        </button>
      ))}
    </div>
  );
}

/** Another spot, another thing, and what is wrong with this one. */
function Placed({ special: { placing, stand } }: { special: Special }) {
  const say = useSay();
  const inGame = useGameSay();
  if (placing === null) return null;
  const { flaw, next, other } = placing;
  return (
    <>
      {flaw !== null && <p className="df-refused">{say('df.do.refused', { why: inGame(flaw.text, flaw.places) })}</p>}
      <div className="df-chips">
        <Button onClick={() => stand(next)}>{say('df.do.otherSpot')}</Button>
        {other !== null && (
          <Button onClick={() => stand(other)}>{say(other.kind === 'sheet' ? 'df.do.takeSheet' : 'df.do.takeBox')}</Button>
        )}
      </div>
    </>
  );
}

type CheatKey = 'backward' | 'sitting' | 'far' | 'under-the-table' | 'blind';
const isCheat = (key: ThrowKey): key is CheatKey => DOING[key].cheat !== undefined;

/** The pose can be given up; it will be seen. */
function Cheats({ special: { wanted, cheating, cheat, canCheat } }: { special: Special }) {
  const say = useSay();
  if (!canCheat) return null;
  return (
    <button type="button" className="chip df-cheat" aria-pressed={cheating} onClick={() => cheat(!cheating)}>
      {wanted
        .filter(isCheat)
        .map((key) => say(`df.cheat.${key}`))
        .join(', ')}
    </button>
  );
}

export function Making({ special }: { special: Special }) {
  const say = useSay();
  const inGame = useGameSay();
  const { steps, play, refused, again } = special;
  const step = steps[play.at];
  if (step === undefined) return null;
  return (
    <div className="df-making">
      <p className="df-step">
        <span>{say('df.do.pace', { n: play.at + 1, of: steps.length })}</span> <b>{say(`df.step.${step.id}`)}</b>
      </p>
      {refused !== null && <p className="df-refused">{say('df.do.refused', { why: inGame(refused.text, refused.places) })}</p>}
      <LimitMeter special={special} />
      <Order special={special} />
      <Placed special={special} />
      <div className="df-chips">
        <Cheats special={special} />
        {play.at > 0 && (
          <button type="button" className="chip" onClick={again}>
            {say('df.do.again')}
          </button>
        )}
      </div>
    </div>
  );
}
