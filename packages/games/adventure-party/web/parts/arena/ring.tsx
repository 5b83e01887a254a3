/** The ring: meeples on the stones of the arch, a row for each competitor, and the podium with its prizes. */
import type { SeatOnPage } from '@undercroft/board/contract.ts';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { listOf, useSay } from '@undercroft/board/text.ts';
import type { CSSProperties } from 'react';
import { ARENAS, colourOf, type Die, FACES, faceOf, isRolled, type Placed } from '../../../src/index.ts';
import { Arch, stoneOf, stoneStyle } from '../../art/arch.tsx';
import { DieFace, symbolsOn } from '../../art/die.tsx';
import { Meeple } from '../../art/meeple.tsx';
import { Sym } from '../../art/symbols.tsx';
import { type Props, pageSeat } from '../../board-props.ts';
import type { Picture } from '../../film.ts';
import { CardName } from '../card-name.tsx';
import { WoundMarks } from '../quest-marks.tsx';
import { Counts } from '../town/readings.tsx';
import { arenaRolls, rollerIn } from './rolls.ts';
import './ring.css';

/** A competitor, and how they stand if they have rolled. */
interface Rival {
  page: SeatOnPage;
  total: number | undefined;
  placed: Placed | undefined;
  dice: readonly Die[];
  /** Which of the dice tumble just now. */
  tumbling: readonly number[];
}

export function rivalsOf({ view, seats, news }: Props, picture: Picture): Rival[] {
  const rolls = arenaRolls(news);
  const roller = rollerIn(picture);
  return view.entrants.flatMap((seat, i) => {
    const page = pageSeat(seats, seat);
    if (page === undefined) return [];
    const shown = seat === roller ? { dice: picture.view.pool, tumbling: picture.tumbling } : { dice: rolls.get(seat) ?? [], tumbling: [] };
    return [{ page, total: view.totals[i], placed: view.standing[i], ...shown }];
  });
}

/** Two on one stone stand side by side. */
function Climbers({ rivals }: { rivals: readonly Rival[] }) {
  const on = new Map<number, number>();
  return rivals.flatMap(({ page, total }) => {
    if (total === undefined) return [];
    const stone = stoneOf(total);
    const nth = on.get(stone) ?? 0;
    on.set(stone, nth + 1);
    const style = { ...stoneStyle(total, nth), '--steps': stone } as CSSProperties;
    return [
      <span key={page.seat} className="ap-climber" style={style}>
        <Meeple sigil={page.sigil} mine={page.mine} />
      </span>,
    ];
  });
}

/** A die in a row; what does not count here is pale. */
function RowDie({ die, counts, tumbles }: { die: Die; counts: readonly string[]; tumbles: boolean }) {
  if (!isRolled(die)) return null;
  const shown = symbolsOn(FACES[colourOf(die)]![faceOf(die)]!);
  const matters = shown.some((symbol) => counts.includes(symbol));
  return (
    <span className={`${matters ? '' : 'out'} ${tumbles ? 'tumbles' : ''}`}>
      <DieFace colour={colourOf(die)} face={faceOf(die)} />
    </span>
  );
}

function Row({ rival: { page, total, placed, dice, tumbling }, arena }: { rival: Rival; arena: number }) {
  const say = useSay();
  return (
    <li className={page.mine ? 'me' : ''}>
      <span className="rank">{placed === undefined ? '' : placed.place === 0 ? `${placed.tier}` : `${placed.place}.`}</span>
      <Sigil name={page.sigil} size={28} />
      <b className="ap-display">{page.name}</b>
      <span className="dice" aria-hidden="true">
        {dice.map((die, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their places
          <RowDie key={i} die={die} counts={ARENAS[arena]!.counts} tumbles={tumbling.includes(i)} />
        ))}
      </span>
      <span className="total">{total === undefined ? <small>{say('ap.arena.yet')}</small> : <b className="number">{total}</b>}</span>
      {placed?.tied === true && <em className="tie">{say('ap.arena.tied')}</em>}
    </li>
  );
}

function Step({ tier, arena, rivals }: { tier: number; arena: number; rivals: readonly Rival[] }) {
  const say = useSay();
  const { vp = 0, items = 0, gold = 0 } = ARENAS[arena]!.tiers[tier - 1]!;
  const here = rivals.filter(({ placed }) => placed?.tier === tier);
  const left = here.length === 0 && rivals.some(({ placed }) => placed?.tied === true && placed.place === tier);
  return (
    <li className={`step-${tier} ${here.some(({ page }) => page.mine) ? 'me' : ''} ${left ? 'none' : ''}`}>
      <span className="who">
        {here.map(({ page }) => (
          <Meeple key={page.seat} sigil={page.sigil} mine={page.mine} />
        ))}
        {left && <em>{say('ap.arena.stepsDown')}</em>}
      </span>
      <span className="block">
        <b className="nth">{tier}</b>
        <span className="prize">
          {vp > 0 && (
            <span>
              <Sym name="vp" /> {say('ap.vp', { n: vp })}
            </span>
          )}
          {items > 0 && (
            <span>
              <Sym name="item" /> {say('ap.parties.cards', { n: items })}
            </span>
          )}
          {gold > 0 && (
            <span>
              <Sym name="gold" /> {say('ap.gold', { n: gold })}
            </span>
          )}
        </span>
      </span>
    </li>
  );
}

/** Who ties with whom, and what that means. */
export function tieWords(say: ReturnType<typeof useSay>, rivals: readonly Rival[]): string {
  const tied = rivals.filter(({ placed }) => placed?.tied === true);
  const first = tied[0];
  if (first === undefined) return '';
  const same = tied.filter(({ total }) => total === first.total);
  return say('ap.arena.tieNow', { names: listOf(same.map(({ page }) => page.name)), n: first.total ?? 0 });
}

export function Ring({ props, picture }: { props: Props; picture: Picture }) {
  const { view } = props;
  const say = useSay();
  const rivals = rivalsOf(props, picture);
  const card = ARENAS[view.arena]!;
  return (
    <section className="ap-arena" aria-label={say('ap.arena')}>
      <div className="ap-ring">
        <div className="ap-stones">
          <Arch hit={view.totals} />
          <Climbers rivals={rivals} />
        </div>
        <div className="inside">
          <h2 className="ap-display">
            <CardName card={card} />
          </h2>
          <p className="counts">
            {say('ap.arena.counts')} <Counts arena={view.arena} /> <span>· {say('ap.arena.each', { n: card.slots })} ·</span>{' '}
            <WoundMarks damage={card.damage} />
          </p>
          <ol className="rolls" aria-label={say('ap.arena.competitors')}>
            {rivals.map((rival) => (
              <Row key={rival.page.seat} rival={rival} arena={view.arena} />
            ))}
            {rivals.length === 0 && <li className="nobody">{say('ap.arena.nobody')}</li>}
          </ol>
          <ol className="podium" aria-label={say('ap.arena.prizes')}>
            {card.tiers.map((prize, i) => (
              <Step key={JSON.stringify(prize)} tier={i + 1} arena={view.arena} rivals={rivals} />
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
