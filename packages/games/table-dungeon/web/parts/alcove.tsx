/** The enemy in its alcove: standee, shadow on the wall, placard, seals; the candles around it are the clock of doom. */

import { Candle } from '@undercroft/board/art/candle.tsx';
import { Seal } from '@undercroft/board/art/seal.tsx';
import { Standee, WallShadow } from '@undercroft/board/art/standee.tsx';
import { Vault } from '@undercroft/board/art/vault.tsx';
import { Die, restingTurn } from '@undercroft/board/dice/die.tsx';
import { Terms } from '@undercroft/board/terms/terms.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { enemyFlavour, enemyName, enemyText, type Row, type TdSay, type View } from '../../src/index.ts';
import { useLook } from '../art/looks.ts';
import { useGameSay } from '../board-props.ts';
import type { Picture } from '../film.ts';

/** The longer first: it may begin with a shorter one. */
const KEYWORDS = ['keyword.winOrFlight', 'keyword.automatic', 'keyword.flees', 'keyword.loss', 'keyword.win'] as const;

/** The keywords of the Enemy Table stand in a black tab. */
export function EnemyText({ row, inGame }: { row: Row; inGame: TdSay }) {
  const keywords = KEYWORDS.map((key) => inGame(key));
  const parts = enemyText(inGame, row).split(new RegExp(`(${keywords.join('|')})`));
  return parts.map((part, i) =>
    keywords.includes(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never move
      <span key={i} className="td-keyword">
        <Terms text={part} />
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Terms key={i} text={part} />
    ),
  );
}

/** A description longer than this is set smaller. */
const WORDY = 90;

function Dice({ dice, roll, level, rolling }: { dice: readonly number[]; roll: number; level: number; rolling: boolean }) {
  const say = useSay();
  return (
    <div className="td-dice">
      {dice.map((pips, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie where they fell
        <Die key={i} pips={pips} turn={restingTurn(i, pips)} tumbling={rolling} />
      ))}
      <span className="number">= {roll}</span>
      <span className="second">{say('td.onLevel', { level })}</span>
    </div>
  );
}

function Placard({ enemy, dice, rolling }: { enemy: NonNullable<View['enemy']>; dice: readonly number[]; rolling: boolean }) {
  const inGame = useGameSay();
  const { length } = enemyText(inGame, enemy);
  return (
    <div className={`slip tape td-placard ${length > WORDY ? 'wordy' : ''}`}>
      <h2>{enemyName(inGame, enemy)}</h2>
      {length > 0 && (
        <p className="td-twist">
          <EnemyText row={enemy} inGame={inGame} />
        </p>
      )}
      <p className="quip">{enemyFlavour(inGame, enemy)}</p>
      <Dice dice={dice} roll={enemy.roll} level={enemy.level} rolling={rolling} />
    </div>
  );
}

/** Four candles; one goes out with each ace. */
export function DoomCandles({ aces, last, heights }: { aces: number; last: number; heights: readonly number[] }) {
  const say = useSay();
  return (
    <span className="td-candles" role="img" aria-label={say('td.doom.label', { n: aces, last })}>
      {heights.slice(0, last).map((height, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: candles stand in a row
        <Candle key={i} height={height} lit={i >= aces} width={26} />
      ))}
    </span>
  );
}

export function Alcove({ picture, view }: { picture: Picture; view: View }) {
  const say = useSay();
  const { enemy, mood } = picture;
  const look = useLook(enemy);
  return (
    <section className={`td-stage mood-${mood} ${picture.rolling ? 'rolling' : ''}`} aria-label={say('td.enemy')} key={picture.round}>
      <Vault className="wide" width={880} height={440} stone={40} count={19} spring={300} light={0.3} />
      <Vault className="narrow" width={390} height={258} stone={20} count={15} spring={150} />
      <div className="td-wall">{look !== null && <WallShadow creature={look} />}</div>
      <DoomCandles aces={picture.aces} last={view.rules.acesToEnd} heights={[40, 28, 34, 22]} />
      <div className="td-figure">{look !== null && <Standee creature={look} className="td-enemy" />}</div>
      {enemy !== null && (
        <>
          <span className="td-health">
            <Seal number={enemy.health} label={say('td.health')} tone="health" />
          </span>
          <span className="td-damage">
            <Seal number={enemy.damage} label={say('td.damage')} tone="damage" />
          </span>
          <Placard enemy={enemy} dice={picture.dice} rolling={picture.rolling} />
        </>
      )}
    </section>
  );
}
