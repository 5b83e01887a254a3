/** The slip of paper below the cards: the verdict, the loot, the ace, the roll-off. */
import { Die } from '@undercroft/board/dice/die.tsx';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { enemyText } from '../../src/index.ts';
import { nameOf, type Props, useGameSay } from '../board-props.ts';
import type { Picture } from '../film.ts';
import { DoomCandles } from './alcove.tsx';
import { PlainCard } from './card.tsx';

/** A few ways to say each verdict, so that it does not wear out. */
const WAYS = [0, 1, 2] as const;

function Verdict({ picture }: { picture: Picture }) {
  const say = useSay();
  const inGame = useGameSay();
  const { verdict, total, goal } = picture;
  if (verdict === 'undecided') return null;
  const way = WAYS[picture.round % WAYS.length] ?? 0;
  return (
    <>
      <h3 className={verdict === 'loss' ? 'lost' : ''}>{say(`td.verdict.${verdict}.${way}`)}</h3>
      <p>
        <b>{say(`td.because.${verdict}`, { total, goal, n: Math.abs(goal - total) })}</b>
        {picture.enemy !== null && (verdict === 'fled' || verdict === 'automatic') && ` ${enemyText(inGame, picture.enemy)}`}
      </p>
    </>
  );
}

function RollOff({ picture, props }: { picture: Picture; props: Props }) {
  const e = picture.caption;
  if (e?.type !== 'rolledOff') return null;
  const last = e.rolls.at(-1) ?? [];
  return (
    <div className="td-rolloff">
      {last.map(({ seat, die }) => (
        <span key={seat} className={seat === e.winner && !picture.rolling ? 'won' : ''}>
          <Sigil name={props.seats.find((s) => s.seat === seat)?.sigil ?? 'rat'} size={26} /> <Die pips={die} tumbling={picture.rolling} />{' '}
          <b>{nameOf(props.seats, seat)}</b>
        </span>
      ))}
    </div>
  );
}

export function Outcome({ picture, props, words }: { picture: Picture; props: Props; words: string | null }) {
  const e = picture.caption;
  const telling = e !== null && e.type !== 'fought';
  if (!telling && picture.verdict === 'undecided') return <div className="td-outcome" />;
  return (
    <div className="td-outcome">
      <div className="slip tape td-stamp" key={`${picture.round} ${e === null ? picture.verdict : e.type} ${picture.loot?.card ?? ''}`}>
        {picture.loot !== null && (
          <span className="td-lootcard">
            <PlainCard card={picture.loot.card} />
          </span>
        )}
        <div>
          {e?.type === 'aceDrawn' && <DoomCandles aces={picture.aces} last={props.view.rules.acesToEnd} heights={[40, 36, 32, 28]} />}
          <RollOff picture={picture} props={props} />
          {telling ? <p className={`td-caption ${picture.rolling ? 'td-later' : ''}`}>{words}</p> : <Verdict picture={picture} />}
        </div>
      </div>
    </div>
  );
}
