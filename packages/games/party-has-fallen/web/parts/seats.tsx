/** The party in a row: who, as whom, how healthy, how rich; pressing one opens the sheet. */

import skull from 'game-icon:death-skull';
import bag from 'game-icon:knapsack';
import quill from 'game-icon:quill-ink';
import coins from 'game-icon:two-coins';
import { HealthBar } from '@undercroft/board/art/health-bar.tsx';
import type { SeatOnPage } from '@undercroft/board/contract.ts';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { Bubble } from '@undercroft/board/seats/who.tsx';
import { type Say, useSay } from '@undercroft/board/text.ts';
import { ALIVE, FORTUNE, type View } from '../../src/index.ts';
import type { Props } from '../board-props.ts';
import { heroAt, isDrafting, waitingSeats } from '../figures.ts';
import type { Picture } from '../film.ts';

/** What somebody who is not simply alive is; null: alive. */
function stateWords(say: Say, view: View, seat: number): string | null {
  const s = view.seats[seat]!;
  if (s.status === ALIVE) return null;
  return say(s.status === 1 ? 'phf.seat.dead' : 'phf.seat.out');
}

/** How far the drafts have come for a seat. */
function draftWords(say: Say, view: View, seat: number): string {
  const s = view.seats[seat]!;
  if (waitingSeats(view).includes(seat)) return say('phf.seat.choosing');
  if (s.start >= 0) return say('phf.seat.placed');
  if (s.hasAbility) return say('phf.seat.hasAbility');
  if (s.hasHero) return say('phf.seat.hasHero');
  return say(s.hasGoal ? 'phf.seat.hasGoal' : 'phf.seat.nothing');
}

function Wealth({ view, seat }: { view: View; seat: number }) {
  const say = useSay();
  const s = view.seats[seat]!;
  const hidden = view.rules.hiddenItems && view.viewer !== seat && view.ending === null;
  return (
    <span className="phf-wealth">
      <Icon drawing={hidden ? bag : coins} />
      <span className="number">{hidden ? s.itemCount : s.treasure}</span>
      {!hidden && <span className="of third">/{FORTUNE}</span>}
      <span className="out-of-sight">{say(hidden ? 'phf.seat.items' : 'phf.seat.treasure', { n: s.itemCount })}</span>
    </span>
  );
}

function SeatChip({ props, picture, seat, onOpen }: { props: Props; picture: Picture; seat: SeatOnPage; onOpen(): void }) {
  const say = useSay();
  const { view, viewer } = props;
  const s = view.seats[seat.seat]!;
  const hp = picture.hp[seat.seat] ?? s.hp;
  const state = stateWords(say, view, seat.seat);
  const active = picture.active === seat.seat;
  const change = picture.changes.find((each) => each.seat === seat.seat);
  const said = props.speech.get(seat.seat);
  return (
    <li
      className={`phf-seat panel ${seat.seat === viewer ? 'me' : ''} ${active ? 'active' : ''} ${state === null ? '' : 'dead'} ${change ? 'struck' : ''}`}
    >
      <button type="button" onClick={onOpen} aria-current={active ? 'true' : undefined}>
        <span className="who">
          <Sigil name={seat.sigil} size={30} />
          <span className="names">
            <b>
              {seat.name} {seat.seat === view.rules.dm && <Icon drawing={quill} />}
            </b>
            {seat.seat === view.rules.dm && <span className="out-of-sight">{say('phf.master')}</span>}
            <small>{heroAt(props.words.say, view, seat.seat) ?? ' '}</small>
          </span>
        </span>
        {isDrafting(view) ? (
          <small className="second">{draftWords(say, view, seat.seat)}</small>
        ) : state === null ? (
          <span className="phf-figures">
            <HealthBar health={hp} maximum={Math.max(hp, s.maxHp)} label={say('phf.hp', { n: hp, max: s.maxHp })} />
            <Wealth view={view} seat={seat.seat} />
          </span>
        ) : (
          <span className="state">
            <Icon drawing={skull} /> {state}
          </span>
        )}
        {active && <span className="out-of-sight">{say('phf.seat.active')}</span>}
      </button>
      <Bubble>{said}</Bubble>
    </li>
  );
}

export function Seats({ props, picture, onOpen }: { props: Props; picture: Picture; onOpen(seat: number): void }) {
  const say = useSay();
  const { seats, view } = props;
  const adventurers = seats.filter(({ seat }) => view.seats[seat] !== undefined);
  const master = view.rules.extraMaster ? seats.find(({ seat }) => seat === view.rules.dm) : undefined;
  return (
    <div className="phf-party">
      <ol className="phf-seats" aria-label={say('phf.seats')} data-count={adventurers.length}>
        {adventurers.map((seat) => (
          <SeatChip key={seat.seat} props={props} picture={picture} seat={seat} onOpen={() => onOpen(seat.seat)} />
        ))}
      </ol>
      {master !== undefined && (
        <p className={`phf-master ${waitingSeats(view).includes(master.seat) ? 'asked' : ''}`}>
          <Icon drawing={quill} /> {say('phf.master.is', { name: master.name })}
          <Bubble>{props.speech.get(master.seat)}</Bubble>
        </p>
      )}
    </div>
  );
}
