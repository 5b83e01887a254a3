/** A die in the tray: what it does now above, the chance of a reroll and the tools beneath; or locked on the ledge. */
import cycle from 'game-icon:cycle';
import padlock from 'game-icon:padlock';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { restingTurn } from '@undercroft/board/dice/die.tsx';
import { Burst } from '@undercroft/board/film/moment.tsx';
import { type Say, useSay } from '@undercroft/board/text.ts';
import type { CSSProperties, ReactNode } from 'react';
import { type DieView, HEART, type RollView, type View } from '../../../src/index.ts';
import { DieFace, DieOf } from '../../art/die.tsx';
import { SYMBOL_NAMES, Sym } from '../../art/symbols.tsx';
import { useGameSay } from '../../board-props.ts';
import type { Picture } from '../../film.ts';
import { chanceWords, dieSentence, percentOf } from '../../words.ts';
import { toolKey } from './pick.ts';
import { ToolIcon, toolName } from './tool-name.tsx';
import { Tumbling } from './tumbling.tsx';

export interface CellProps {
  view: View;
  rolling: RollView;
  die: DieView;
  at: number;
  picture: Picture;
}

/** What a die does as it lies, as symbols and a word. */
export function Does({ rolling, die }: Pick<CellProps, 'rolling' | 'die'>) {
  const say = useSay();
  const needed = die.fills.map((i) => rolling.sockets[i]!.shows);
  if (die.face > 5) return <span className="does" />;
  return (
    <span className={`does ${die.free && die.runes === 0 ? 'free' : ''}`}>
      {needed.map((symbol, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: symbols of a face
        <Sym key={i} name={SYMBOL_NAMES[symbol === HEART ? 0 : symbol]!} />
      ))}
      {Array.from({ length: die.stops }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal shields
        <Sym key={`s${i}`} name="shield" />
      ))}
      {die.runes > 0 && <Sym name="rune" />}
      <span className="wide">{doesWord(say, die)}</span>
      <span className="short">{shortWord(say, die)}</span>
    </span>
  );
}

function doesWord(say: Say, die: DieView): string {
  if (die.locked) return die.fills.length + die.stops + die.counts > 0 ? say('ap.die.counts') : '';
  if (die.fills.length > 0) return say('ap.die.needed');
  if (die.counts > 0) return say('ap.die.countsN', { n: die.counts });
  if (die.stops > 0) return say('ap.die.stops', { n: die.stops });
  return say(die.runes > 0 ? 'ap.die.rune' : 'ap.die.free');
}

/** Where there is little room. */
const shortWord = (say: Say, die: DieView): string =>
  !die.locked && die.fills.length + die.counts === 0 && die.stops > 0 ? say('ap.die.shield') : doesWord(say, die);

/** The die itself with its number and its states. */
export function Lying({ die, at, picture, children }: CellProps & { children?: ReactNode }) {
  const say = useSay();
  const tumbles = picture.tumbling.includes(at);
  const turn = die.face > 5 || die.locked ? 0 : restingTurn(at, die.face + 1);
  const landed = picture.landed.includes(at);
  const style = { '--turn': `${turn}deg`, '--nth': at } as CSSProperties;
  return (
    <span
      className={`ap-lying ${tumbles ? 'tumbles' : ''} ${landed ? 'lands' : ''} ${die.critical ? 'critical' : ''} ${picture.turned.includes(at) ? 'turns' : ''} ${picture.locked.includes(at) ? 'hops' : ''}`}
      style={style}
      data-die={at}
    >
      <span className="spin" key={tumbles ? 'tumbles' : 'rests'}>
        {tumbles ? (
          <Tumbling colour={die.colour} at={at} />
        ) : die.face < 6 ? (
          <DieFace colour={die.colour} face={die.face} spent={die.locked && die.runes === 0} />
        ) : (
          <DieOf colour={die.colour} />
        )}
      </span>
      <b className="no">{at + 1}</b>
      {landed && picture.moment !== null && <Burst moment={picture.moment}>{say('ap.die.critical')}</Burst>}
      {die.set && <em>{say('ap.die.set')}</em>}
      {children}
    </span>
  );
}

/** Chance if it is rerolled, and what would be lost. */
function Chance({ die }: { die: DieView }) {
  const say = useSay();
  if (die.chance === null) return null;
  return (
    <span className={`chance ${die.chance === 0 ? 'none' : ''}`} title={say('ap.die.reroll', { chance: chanceWords(say, die.chance) })}>
      <Icon drawing={cycle} />
      <b className="number">{percentOf(die.chance)}</b>
      {die.stops > 0 && (
        <i title={say('ap.die.losesShield')}>
          −<Sym name="shield" />
        </i>
      )}
    </span>
  );
}

function Tools({ die }: { die: DieView }) {
  const seen = new Map(die.tools.map(({ d }) => ['card' in d ? `${d.do} ${d.card}` : d.do, d]));
  return (
    <span className="tools" aria-hidden="true">
      {[...seen.values()].map((d) => (
        <ToolIcon key={toolKey(d)} d={d} />
      ))}
    </span>
  );
}

/** `Die 5, blue: blank. Free. Reroll: 67 per cent. May be changed by rune, Tolly, Second Draft.` */
export function useDieLabel({ view, die, at }: CellProps): string {
  const say = useSay();
  const inGame = useGameSay();
  const naming = { say, inGame, view };
  const tools = [...new Set(die.tools.map(({ d }) => (d.do === 'rune' ? say('ap.rune') : toolName(naming, d))))];
  return [
    dieSentence(inGame, view.pool[at]!, at),
    die.face < 6 ? doesWord(say, die) : '',
    die.set ? say('ap.die.set') : '',
    die.chance === null ? '' : say('ap.die.reroll', { chance: chanceWords(say, die.chance) }),
    tools.length > 0 ? say('ap.die.changedBy', { tools: tools.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join('. ');
}

interface ButtonProps extends CellProps {
  /** It may be pressed now, for which question. */
  decision: string | undefined;
  chosen: boolean;
  /** May be touched by the chosen tool, or is rolled together with the chosen die. */
  dashed: boolean;
  focusable: boolean;
  onPress(): void;
  onFocus(): void;
}

/** A live die of the viewer's own roll. */
export function DieButton({ decision, chosen, dashed, focusable, onPress, onFocus, ...cell }: ButtonProps) {
  const label = useDieLabel(cell);
  return (
    <li className={`ap-cell ${chosen ? 'chosen' : ''} ${dashed ? 'dashed' : ''}`}>
      <button
        type="button"
        className="ap-die-button"
        aria-pressed={chosen}
        aria-disabled={decision === undefined}
        aria-keyshortcuts={String((cell.at + 1) % 10)}
        data-decision={decision}
        data-die-button={cell.at}
        tabIndex={focusable ? 0 : -1}
        onClick={decision === undefined ? undefined : onPress}
        onFocus={onFocus}
      >
        <span className="out-of-sight">{label}</span>
        <span className="drawn" aria-hidden="true">
          <Does rolling={cell.rolling} die={cell.die} />
          <Lying {...cell} />
          <Chance die={cell.die} />
          <Tools die={cell.die} />
        </span>
      </button>
    </li>
  );
}

/** A live die to look at. */
export function DieShown(cell: CellProps) {
  const label = useDieLabel(cell);
  return (
    <li className="ap-cell">
      <span className="ap-die-button" role="img" aria-label={label}>
        <span className="drawn">
          <Does rolling={cell.rolling} die={cell.die} />
          <Lying {...cell} />
          <Chance die={cell.die} />
        </span>
      </span>
    </li>
  );
}

/** A locked die on its ledge: why, in words. */
export function LockedDie({ why, ...cell }: CellProps & { why: string }) {
  const say = useSay();
  const inGame = useGameSay();
  return (
    <li className="ap-locked">
      <span role="img" aria-label={`${dieSentence(inGame, cell.view.pool[cell.at]!, cell.at)}, ${say('ap.die.locked')}. ${why}`}>
        <Lying {...cell}>
          <i className="lock">
            <Icon drawing={padlock} />
          </i>
        </Lying>
      </span>
      <Does rolling={cell.rolling} die={cell.die} />
      <small>{why}</small>
    </li>
  );
}
