/** The character on paper: who, cores, what follows from them, quirk, abilities with their targets, items, Stamina as a fan of backs. */

import { HealthBar } from '@undercroft/board/art/health-bar.tsx';
import { CardBack } from '@undercroft/board/art/playing-card.tsx';
import { Standee } from '@undercroft/board/art/standee.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { scrollStop } from '@undercroft/board/controls/scroll-stop.ts';
import { pageSeat } from '@undercroft/board/seats/names.ts';
import type { SigilName } from '@undercroft/board/seats/sigil.tsx';
import { Terms } from '@undercroft/board/terms/terms.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { Seat } from '@undercroft/engine';
import type { CSSProperties, ReactNode } from 'react';
import { bookFor, type View } from '../../../src/index.ts';
import { type Character, levelIn, staminaCap } from '../../../src/rules/character.ts';
import { maxHpOf } from '../../../src/rules/heroes.ts';
import { threshold } from '../../../src/rules/levels.ts';
import type { Twist } from '../../../src/scenario/effects.ts';
import type { Quirk, Race } from '../../../src/scenario/pieces.ts';
import { figureOf } from '../../art/figures.ts';
import { abilityIcon, itemIcon } from '../../art/icons.ts';
import { type Props, useGameSay } from '../../board-props.ts';
import { itemRules, twistWords } from '../print.ts';
import { abilityWords, targetWords } from '../words.ts';
import { Cores, Derived } from './numbers.tsx';
import './sheet.css';

/** The same table with another sheet on a seat: what would be true with it. */
export const withSheet = (view: View, seat: Seat, sheet: Character): View => ({
  ...view,
  heroes: view.heroes.with(seat, { ...view.heroes[seat]!, sheet }),
});

/** A row of an ability can be pressed where that means something. */
export interface Choosing {
  chosen: string | null;
  /** Abilities that can be chosen now. */
  open: readonly string[];
  decision: string | undefined;
  choose(ability: string): void;
}

interface SheetProps {
  view: View;
  seat: Seat;
  props: Pick<Props, 'seats'>;
  /** As it will be, where a choice is pending. */
  planned?: Character | undefined;
  choosing?: Choosing | undefined;
}

function Head({ view, seat, sheet, before }: { view: View; seat: Seat; sheet: Character; before: Character | undefined }) {
  const say = useSay();
  const book = bookFor(view);
  const next = threshold(sheet.level);
  const { hp } = view.heroes[seat]!;
  return (
    <header>
      <span className="arch">
        <Standee creature={figureOf(sheet.race, sheet.profession, sheet.face)} />
      </span>
      <div>
        <h2>{sheet.name}</h2>
        <p className="second">
          {book.race(sheet.race).name} {book.profession(sheet.profession).name}, {say('p52.levelWord')}{' '}
          {before !== undefined && before.level !== sheet.level && <s>{before.level}</s>} <b>{sheet.level}</b>
        </p>
        <HealthBar health={Math.max(0, hp)} maximum={maxHpOf(view, seat)} label={say('p52.health', { hp, max: maxHpOf(view, seat) })} />
        <span className="p52-exp" style={{ '--share': `${Math.min(100, (100 * sheet.exp) / next)}%` } as CSSProperties}>
          <b>{sheet.exp}</b>/{next} {say('p52.exp')} <i />
        </span>
      </div>
    </header>
  );
}

function AbilityRow({
  view,
  seat,
  id,
  level,
  before,
  choosing,
}: {
  view: View;
  seat: Seat;
  id: string;
  level: number;
  /** Its level before what is planned; 0: it will be new. */
  before: number;
  choosing: Choosing | undefined;
}) {
  const say = useSay();
  const inGame = useGameSay();
  const ability = bookFor(view).ability(id);
  const { value, small } = targetWords(view, seat, id);
  const isOpen = choosing?.open.includes(id) ?? false;
  const face: ReactNode = (
    <>
      <i className="picture">
        <Icon drawing={abilityIcon(ability)} />
      </i>
      <span className="what">
        <b>
          {ability.name}{' '}
          <small>
            {before > 0 && before !== level ? say('p52.level.step', { from: before, to: level }) : say('p52.levelShort', { n: level })}
          </small>
        </b>
        <small>
          <Terms text={abilityWords(say, view, seat, id, inGame)} />
        </small>
      </span>
      <span className="target">
        <b className="number">{value}</b>
        <small>{small}</small>
      </span>
    </>
  );
  if (!isOpen || choosing === undefined) return <li className={`p52-ability ${before === level ? '' : 'up'}`}>{face}</li>;
  return (
    <li>
      <button
        type="button"
        className={`p52-ability ${choosing.chosen === id ? 'chosen' : ''}`}
        aria-pressed={choosing.chosen === id}
        data-decision={choosing.decision}
        disabled={choosing.decision === undefined}
        onClick={() => choosing.choose(id)}
      >
        {face}
      </button>
    </li>
  );
}

/** Each item once, with how many there are. */
function Items({ view, sheet }: { view: View; sheet: Character }) {
  const say = useSay();
  const inGame = useGameSay();
  const book = bookFor(view);
  const kinds = [...new Set(sheet.items.map(({ item, equipped }) => `${equipped ? '+' : '-'}${item}`))];
  if (kinds.length === 0) return <p className="quip">{say('p52.noItems')}</p>;
  return (
    <ul className="p52-items">
      {kinds.map((kind) => {
        const [equipped, id] = [kind.startsWith('+'), kind.slice(1)];
        const item = book.item(id);
        const number = sheet.items.filter((one) => one.item === id && one.equipped === equipped).length;
        return (
          <li key={kind} className="p52-item">
            <i className="picture">
              <Icon drawing={itemIcon(item)} />
            </i>
            <span className="what">
              <b>
                {item.name} {equipped && <small className="worn">{say('p52.worn')}</small>}
              </b>
              <small>
                <Terms text={itemRules({ say, inGame, view }, item)} />
              </small>
            </span>
            {number > 1 && <em>×{number}</em>}
          </li>
        );
      })}
    </ul>
  );
}

/** Face down: drawn from a count, because nobody knows more. */
export function Fan({ cards, sigil }: { cards: number; sigil: SigilName }) {
  return (
    <span className="p52-fan" aria-hidden="true">
      {Array.from({ length: cards }, (_, i) => (
        <span key={i} style={{ rotate: `${(i - (cards - 1) / 2) * 5}deg` }}>
          <CardBack sigil={sigil} />
        </span>
      ))}
    </span>
  );
}

export function Stamina({ view, seat, props }: Pick<SheetProps, 'view' | 'seat' | 'props'>) {
  const say = useSay();
  const { staminaSize, sheet } = view.heroes[seat]!;
  const cap = sheet === null ? 5 : staminaCap(sheet, bookFor(view)).value;
  return (
    <div className="p52-stamina">
      <Fan cards={staminaSize} sigil={pageSeat(props.seats, seat)?.sigil ?? 'rat'} />
      <p>
        <b>{say('p52.staminaOf', { n: staminaSize, cap })}</b>
        <br />
        {say('p52.staminaUnseen')}
      </p>
    </div>
  );
}

/** What somebody is by birth and by habit, with what that changes. */
export function Nature({ race, quirk, view }: { race: Race | null; quirk: Quirk | null; view: View }) {
  const say = useSay();
  const inGame = useGameSay();
  const words = (twist: Twist): string => twistWords({ say, inGame, view }, twist);
  const twists = race?.twists ?? [];
  if (quirk === null && twists.length === 0) return race === null ? null : <p className="p52-quirk quip">{race.text}</p>;
  return (
    <p className="p52-quirk">
      {race !== null && twists.length > 0 && (
        <>
          <b>{race.name}.</b> <Terms text={`${twists.map(words).join('. ')}.`} />
          {quirk !== null && <br />}
        </>
      )}
      {quirk !== null && (
        <>
          <b>{quirk.name}.</b> <Terms text={`${[...quirk.penalties, ...quirk.bonuses].map(words).join('. ')}.`} /> <i>{quirk.text}</i>
        </>
      )}
    </p>
  );
}

export function Sheet({ view, seat, props, planned, choosing }: SheetProps) {
  const say = useSay();
  const { sheet, isElsewhere, isHomeMade } = view.heroes[seat]!;
  if (sheet === null) return null;
  const now = planned ?? sheet;
  const before = planned === undefined ? undefined : sheet;
  const shown = planned === undefined ? view : withSheet(view, seat, planned);
  const book = bookFor(view);
  const race = book.race(now.race);
  const quirk = now.quirk === null ? null : book.quirk(now.quirk);
  return (
    <aside className="slip p52-sheet" ref={scrollStop} aria-label={say('p52.sheetOf', { name: now.name })}>
      <Head view={view} seat={seat} sheet={now} before={before} />
      {isHomeMade && <p className="warn">{say('p52.characters.homeMade')}</p>}
      {isElsewhere && <p className="second">{say('p52.characters.elsewhere')}</p>}
      <Cores now={now} before={before} />
      <Derived now={now} before={before} view={view} />
      <Nature race={race} quirk={quirk} view={view} />
      <h3>
        {say('p52.abilities')} <small>{say('p52.flip.targetWord')}</small>
      </h3>
      <ul className="p52-abilities">
        {now.abilities.map(({ id, level }) => (
          <AbilityRow
            key={id}
            view={shown}
            seat={seat}
            id={id}
            level={level}
            before={before === undefined ? level : levelIn(before, id)}
            choosing={choosing}
          />
        ))}
      </ul>
      <h3>
        {say('p52.items')} <small>{now.items.length}</small>
      </h3>
      <Items view={view} sheet={now} />
      <Stamina view={view} seat={seat} props={props} />
      <Lasts view={view} seat={seat} />
    </aside>
  );
}

/** What still goes on: shields, coats, and the like. */
function Lasts({ view, seat }: { view: View; seat: Seat }) {
  const say = useSay();
  const { lasting } = view.heroes[seat]!;
  if (lasting.length === 0) return null;
  return (
    <ul className="p52-lasting">
      {lasting.map(({ is, amount, left }) => (
        <li key={`${is} ${amount} ${left}`}>{say(`p52.lasting.${is}`, { n: amount, left })}</li>
      ))}
    </ul>
  );
}
