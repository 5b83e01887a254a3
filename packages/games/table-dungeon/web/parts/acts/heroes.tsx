/** Before the first round: four class sheets as paper cards, then the compulsory accent. Picks are seen by all. */

import { Standee } from '@undercroft/board/art/standee.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { sameDecision } from '@undercroft/engine';
import {
  ACCENTS,
  accentAbout,
  accentName,
  CLASS_SHEETS,
  type ClassSheet,
  cardName,
  classAbout,
  className,
  type Decision,
  itemOfClass,
  itemText,
  JACK,
} from '../../../src/index.ts';
import { HEROES, ITEMS } from '../../art/heroes.ts';
import { type Props, type Question, useGameSay } from '../../board-props.ts';
import { picked, STATS } from '../../figures.ts';

/** Strength, Dexterity, Constitution, Intelligence: as on the sheet. */
const ORDER = [2, 1, 0, 3];
const MARKS = ['♥', '♠', '♣', '♦'];

function StatRow({ sheet }: { sheet: ClassSheet }) {
  const say = useSay();
  const best = Math.max(...sheet.stats);
  return (
    <span className="td-statrow">
      {ORDER.map((suit) => (
        <span key={suit} className={`${sheet.stats[suit] === best ? 'best' : ''} ${sheet.removed === suit ? 'idle' : ''}`}>
          <b>{sheet.removed === suit ? '–' : sheet.stats[suit]}</b>
          <small>
            {say(STATS[suit]!)} {MARKS[suit]}
          </small>
        </span>
      ))}
    </span>
  );
}

function SheetItems({ sheet, cls }: { sheet: ClassSheet; cls: number }) {
  const inGame = useGameSay();
  return (
    <span className="td-sheetitems">
      {sheet.items.map((item, i) => (
        <span key={item.name} title={itemText(inGame, cls, JACK + i)}>
          <Icon drawing={ITEMS[cls]![i]!} />
          <span>
            <b>
              {'JQK'[i]} {itemOfClass(inGame, cls, JACK + i)}
            </b>
            <small>{itemText(inGame, cls, JACK + i)}</small>
          </span>
        </span>
      ))}
    </span>
  );
}

/** Who has been seen to pick this. */
function Pickers({ props, of, value }: { props: Props; of: 'class' | 'accent'; value: number }) {
  return (
    <span className="td-pickers">
      {props.seats
        .filter(({ seat }) => picked(props.view, seat)[of] === value)
        .map((seat) => (
          <span key={seat.seat} title={seat.name}>
            <Sigil name={seat.sigil} size={30} />
            <span className="out-of-sight">{seat.name}</span>
          </span>
        ))}
    </span>
  );
}

interface PickProps {
  props: Props;
  question: Question;
}

/** How a sheet behaves: a choice while it is asked for, else just to look at. */
function pickOf({ props, question }: PickProps, wanted: (d: Decision) => boolean) {
  const d = question.asked?.options.find(wanted);
  const live = d !== undefined && question.open;
  return {
    type: 'button' as const,
    'aria-pressed': d !== undefined && sameDecision(d, question.chosen),
    'aria-disabled': !live,
    'data-decision': live ? d.kind : undefined,
    onClick: () => live && question.choose(d),
    title: live ? undefined : props.whyNot(d ?? { seat: props.viewer ?? 0, kind: 'class', class: 0 })?.message,
  };
}

function Classes({ props, question }: PickProps) {
  const inGame = useGameSay();
  const say = useSay();
  return (
    <div className="td-sheets">
      {CLASS_SHEETS.map((sheet, cls) => (
        <button key={sheet.id} className="td-sheet" {...pickOf({ props, question }, (d) => d.kind === 'class' && d.class === cls)}>
          <span className="td-portrait">
            <Standee creature={HEROES[cls]!} />
          </span>
          <span className="td-heading">{className(inGame, cls)}</span>
          <span className="quip">{classAbout(inGame, cls)}</span>
          <StatRow sheet={sheet} />
          <span className="td-removed">{say('td.class.removed', { suit: cardName(sheet.removed * 13).slice(-1) })}</span>
          <SheetItems sheet={sheet} cls={cls} />
          <Pickers props={props} of="class" value={cls} />
        </button>
      ))}
    </div>
  );
}

function Accents({ props, question }: PickProps) {
  const inGame = useGameSay();
  return (
    <div className="td-accents">
      {ACCENTS.map((accent, i) => (
        <button key={accent.id} className="slip td-accent" {...pickOf({ props, question }, (d) => d.kind === 'accent' && d.accent === i)}>
          <span className="td-heading">{accentName(inGame, i)}</span>
          <span className="quip">{accentAbout(inGame, i)}</span>
          <Pickers props={props} of="accent" value={i} />
        </button>
      ))}
    </div>
  );
}

/** The class first; the accent once it is chosen. */
export function Heroes({ props, question }: PickProps) {
  const say = useSay();
  const accent = question.asked?.ask.kind === 'accent';
  return (
    <section className="td-heroes">
      <h2>{say(accent ? 'td.ask.accent' : 'td.ask.class')}</h2>
      <p className="second">{say(accent ? 'td.accent.help' : 'td.class.help')}</p>
      {accent ? <Accents props={props} question={question} /> : <Classes props={props} question={question} />}
    </section>
  );
}
