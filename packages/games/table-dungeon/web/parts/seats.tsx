/** The row of seats: face-down cards, claims, health with what a loss would cost, points. */

import check from 'game-icon:check-mark';
import skull from 'game-icon:death-skull';
import coins from 'game-icon:two-coins';
import { HealthBar } from '@undercroft/board/art/health-bar.tsx';
import { CardBack, CardSlot } from '@undercroft/board/art/playing-card.tsx';
import type { SeatOnPage } from '@undercroft/board/contract.ts';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { Bubble } from '@undercroft/board/seats/who.tsx';
import { type Say, useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import { className, itemOfClass, NONE, type View } from '../../src/index.ts';
import { type Props, useGameSay } from '../board-props.ts';
import { lossCost, standing } from '../figures.ts';
import type { Picture, Standing } from '../film.ts';
import { claimHint, claimWords } from '../words.ts';
import { PlainCard } from './card.tsx';
import { heldItems, PilesDialog } from './piles.tsx';

/** What a loss would cost, as a bar and in words. */
export function SeatHealth({ standing: s, risk }: { standing: Standing; risk: number }) {
  const say = useSay();
  const label = say(risk > 0 ? 'td.healthRisk' : 'td.healthLabel', { n: s.health, max: s.maxHealth, risk });
  return <HealthBar health={s.health} maximum={s.maxHealth} risk={risk} label={label} />;
}

function Commit({ seat, view, picture }: { seat: SeatOnPage; view: View; picture: Picture }) {
  const say = useSay();
  const shown = picture.shown.find((s) => s.seat === seat.seat);
  if (shown !== undefined) return <PlainCard card={shown.card} />;
  const how = picture.mood === 'arrives' ? 'idle' : standing(view, seat.seat);
  if (how === 'ready') return <CardBack sigil={seat.sigil} />;
  if (how === 'thinking')
    return <CardSlot mine={seat.seat === view.viewer}>{say(seat.seat === view.viewer ? 'td.yourCard' : 'td.toPlay')}</CardSlot>;
  return <CardSlot />;
}

function flagOf(say: Say, view: View, seat: SeatOnPage, deadly: boolean) {
  const how = standing(view, seat.seat);
  if (how === 'gone') return { tone: 'third', icon: skull, text: say('td.dead') };
  if (deadly) return { tone: 'bad', icon: skull, text: say('td.lossKills') };
  if (how === 'ready') return { tone: 'good', icon: check, text: say('td.ready') };
  if (how !== 'thinking') return null;
  return { tone: 'warn', icon: null, text: say(seat.seat === view.viewer ? 'td.choose' : 'td.thinking') };
}

function Speech({ seat, props }: { seat: SeatOnPage; props: Props }) {
  const say = useSay();
  const claim = props.view.seats[seat.seat]!.claim;
  const said = props.speech.get(seat.seat) ?? (claim === null ? undefined : claimWords(say, claim));
  if (said === undefined) return null;
  return (
    <Bubble>
      <span className="long">
        <q>{said}</q>
      </span>
      <span className="short" aria-hidden="true">
        <q>{claim === null ? said : claimHint(say, claim)}</q>
      </span>
    </Bubble>
  );
}

function SeatPanel({ seat, props, picture, onLook }: { seat: SeatOnPage; props: Props; picture: Picture; onLook(): void }) {
  const say = useSay();
  const { view, viewer } = props;
  const s = picture.seats[seat.seat]!;
  const risk = view.round > 0 && picture.verdict === 'undecided' ? lossCost(view, seat.seat) : 0;
  const flag = flagOf(say, view, seat, s.alive && risk >= s.health && risk > 0);
  const inGame = useGameSay();
  const cls = view.seats[seat.seat]!.class;
  const items = heldItems(view.seats[seat.seat]!);
  return (
    <li className={`panel td-seat ${seat.seat === viewer ? 'me' : ''} ${s.alive ? '' : 'dead'}`}>
      <div className="td-commit">
        <Commit seat={seat} view={view} picture={picture} />
        <Speech seat={seat} props={props} />
      </div>
      <button type="button" className="td-who" onClick={onLook} title={say('td.pile.of', { name: seat.name })}>
        <Sigil name={seat.sigil} size={34} />
        <span>
          <b>{seat.name}</b>
          <small>
            {className(inGame, cls)}
            {seat.bot && `, ${say('td.bot')}`}
          </small>
        </span>
      </button>
      <SeatHealth standing={s} risk={risk} />
      <div className="td-foot">
        <span className="td-flag">
          <Icon drawing={coins} />
          <span className="number">{s.score}</span>
          {items.map(({ rank, drawing }) => (
            <span key={rank} title={itemOfClass(inGame, cls, rank)} className="td-held">
              <Icon drawing={drawing} />
            </span>
          ))}
        </span>
        {flag !== null && (
          <span className={`td-flag ${flag.tone}`}>
            {flag.icon !== null && <Icon drawing={flag.icon} />}
            {flag.text}
          </span>
        )}
      </div>
    </li>
  );
}

export function Seats({ props, picture }: { props: Props; picture: Picture }) {
  const say = useSay();
  const [looked, setLooked] = useState<number>(NONE);
  const seat = props.seats.find((s) => s.seat === looked) ?? null;
  return (
    <>
      <ol className="td-seats" aria-label={say('td.seats')}>
        {props.seats.map((each) => (
          <SeatPanel key={each.seat} seat={each} props={props} picture={picture} onLook={() => setLooked(each.seat)} />
        ))}
      </ol>
      <PilesDialog view={props.view} seat={seat} onClose={() => setLooked(NONE)} />
    </>
  );
}
