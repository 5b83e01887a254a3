/** The felt tray: what lies beside the pool, the live dice, the ledge of the locked ones. */

import padlock from 'game-icon:padlock';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { walkAmong } from '@undercroft/board/controls/keys.ts';
import { scrollStop } from '@undercroft/board/controls/scroll-stop.ts';
import { useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import { LOOSE, NO_DIE, type RollView, type View } from '../../../src/index.ts';
import { SYMBOL_NAMES, Sym } from '../../art/symbols.tsx';
import { type ActProps, answersOf, useGameSay } from '../../board-props.ts';
import type { Picture } from '../../film.ts';
import { RUNE, sourceWord } from '../../words.ts';
import { DieButton, DieShown, LockedDie } from './die-cell.tsx';
import { lockReason } from './locks.ts';
import { Pause } from './pause.tsx';
import { reachOf, useRoll } from './pick.ts';
import './tray.css';

const PEBBLE = 'M10 37C4 19 20 3 42 3s36 14 30 34c-4 14-16 20-32 20S14 51 10 37z';

function LooseRunes({ n }: { n: number }) {
  const say = useSay();
  const roll = useRoll();
  const key = `rune ${LOOSE}`;
  const may = roll.open && roll.tools.some(({ d }) => d.do === 'rune' && d.rune === LOOSE);
  const chosen = roll.tool === key;
  return (
    <button
      type="button"
      className={`ap-loose ${chosen ? 'chosen' : ''}`}
      aria-pressed={chosen}
      aria-disabled={!may}
      data-decision={may ? 'roll' : undefined}
      onClick={() => may && roll.chooseTool(key)}
    >
      <svg viewBox="0 0 80 64" aria-hidden="true">
        <path d={PEBBLE} fill="#5f5266" transform="translate(0 3)" />
        <path d={PEBBLE} fill="#a99bb0" />
        <path d="M18 30C18 16 30 9 43 9" fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <Sym name="rune" />
      <span>{say('ap.looseRunes', { n })}</span>
    </button>
  );
}

/** Symbols without a die, and for how long they lie there. */
function Added({ rolling }: { rolling: RollView }) {
  const say = useSay();
  const inGame = useGameSay();
  return rolling.added.flatMap(({ symbol, from, passing }, i) =>
    symbol === RUNE
      ? []
      : [
          // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols of one source
          <span key={i} className="ap-added" data-added={i}>
            <Sym name={SYMBOL_NAMES[symbol]!} />
            <span>
              <b>+{inGame(`symbol.${symbol}`, { n: 1 })}</b>
              <small>{say(passing ? 'ap.addedPassing' : 'ap.addedBy', { by: sourceWord(say, inGame, from) })}</small>
            </span>
          </span>,
        ],
  );
}

interface PoolProps extends ActProps {
  view: View;
  rolling: RollView;
  picture: Picture;
}

function Pool({ view, rolling, picture, question }: PoolProps) {
  const say = useSay();
  const roll = useRoll();
  const live = rolling.dice.flatMap((die, at) => (die.locked ? [] : [{ die, at }]));
  const [stop, setStop] = useState(NO_DIE);
  const focusable = live.some(({ at }) => at === stop) ? stop : (live[0]?.at ?? NO_DIE);
  const reach = reachOf(roll);
  const more = answersOf(question.asked, 'die');
  const mine = roll.asked || more.length > 0;
  const press = (at: number) => {
    const d = more.find(({ die }) => die === at);
    if (d !== undefined) question.answer(d);
    else roll.chooseDie(at);
  };
  const may = (at: number) => {
    if (!question.open) return undefined;
    if (more.length > 0) return more.some(({ die }) => die === at) ? 'die' : undefined;
    return rolling.dice[at]!.tools.length > 0 ? 'roll' : undefined;
  };
  return (
    <ol
      className={`ap-pool ${live.length > 8 ? 'many' : ''}`}
      aria-label={say('ap.liveDice')}
      onKeyDown={(event) => walkAmong(event, '[data-die-button]')}
    >
      {live.map(({ die, at }) => {
        const cell = { view, rolling, die, at, picture };
        if (!mine) return <DieShown key={at} {...cell} />;
        return (
          <DieButton
            key={at}
            {...cell}
            decision={may(at)}
            chosen={roll.die === at}
            dashed={reach.has(at) || view.chosen.includes(at)}
            focusable={at === focusable}
            onPress={() => press(at)}
            onFocus={() => setStop(at)}
          />
        );
      })}
    </ol>
  );
}

function Ledge({ view, rolling, picture, props }: PoolProps) {
  const say = useSay();
  const inGame = useGameSay();
  const locked = rolling.dice.flatMap((die, at) => (die.locked ? [{ die, at }] : []));
  if (locked.length === 0) return null;
  return (
    <div className="ap-ledge">
      <h3 className="ap-label">
        <Icon drawing={padlock} /> {say('ap.lockedDice')}
      </h3>
      <ol ref={scrollStop}>
        {locked.map(({ die, at }) => (
          <LockedDie key={at} {...{ view, rolling, die, at, picture }} why={lockReason(props.news, view, at, { say, inGame })} />
        ))}
      </ol>
    </div>
  );
}

export function Tray(pool: PoolProps) {
  const say = useSay();
  const { rolling } = pool;
  const beside = rolling.looseRunes > 0 || rolling.added.some(({ symbol }) => symbol !== RUNE);
  return (
    <section className="ap-tray" aria-label={say('ap.tray')}>
      <Pause props={pool.props} question={pool.question} />
      <div className="ap-felt" ref={scrollStop}>
        <div className={`ap-beside ${beside ? '' : 'nothing'}`} ref={scrollStop}>
          <h3 className="ap-label">{say('ap.beside')}</h3>
          {rolling.looseRunes > 0 && <LooseRunes n={rolling.looseRunes} />}
          <Added rolling={rolling} />
          {!beside && <p className="second">{say('ap.besideNothing')}</p>}
        </div>
        {rolling.dice.length === 0 ? <p className="ap-no-dice">{say('ap.noDiceYet')}</p> : <Pool {...pool} />}
        <Ledge {...pool} />
      </div>
    </section>
  );
}
