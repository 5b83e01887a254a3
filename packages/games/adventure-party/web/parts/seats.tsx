/** The seats in one row: sigil, name, what they do, VP and gold; in town with the portraits of their parties. */
import type { SeatOnPage } from '@undercroft/board/contract.ts';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { Bubble } from '@undercroft/board/seats/who.tsx';
import { type Say, useSay } from '@undercroft/board/text.ts';
import type { SeatView, View } from '../../src/index.ts';
import { Sym } from '../art/symbols.tsx';
import type { Props } from '../board-props.ts';
import type { Picture } from '../film.ts';
import { HeroPortrait } from './hero-card.tsx';
import { Treasure } from './treasure.tsx';
import './seats.css';

/** What a seat is doing, in a word. */
function doing(say: Say, view: View, { seat, waiting }: SeatOnPage): string {
  if (view.roller === seat) return say('ap.doing.rolling');
  if (view.turn === seat) return say('ap.doing.turn');
  return say(waiting ? 'ap.doing.thinking' : 'ap.doing.watching');
}

const Figure = ({ name, value, label }: { name: 'vp' | 'gold'; value: number | null; label: string }) => (
  <span className="figure number" role="img" aria-label={label} title={label}>
    <Sym name={name} />
    {value ?? '?'}
  </span>
);

function Party({ seat }: { seat: SeatView }) {
  return (
    <span className="party">
      {seat.party.map(({ card, wounded, upgraded }) => (
        <HeroPortrait key={card} hero={card} wounded={wounded} upgraded={upgraded} />
      ))}
    </span>
  );
}

function SeatPanel({ props, picture, seat, portraits }: SeatsProps & { seat: SeatOnPage; portraits: boolean }) {
  const say = useSay();
  const { told } = picture;
  const { view } = props;
  const s = view.seats[seat.seat]!;
  const vp = s.vp;
  const active = view.roller === seat.seat || (view.roller < 0 && view.turn === seat.seat);
  return (
    <li data-seat={seat.seat} className={`panel ap-seat ${seat.mine ? 'me' : ''} ${active ? 'active' : ''}`}>
      <Sigil name={seat.sigil} size={26} />
      <b className="ap-display">{seat.name}</b>
      {portraits ? <Party seat={s} /> : <span className="doing">{doing(say, view, seat)}</span>}
      <span className="space" />
      <Figure name="vp" value={vp} label={vp === null ? say('ap.vpHidden') : say('ap.vp', { n: vp })} />
      <Figure name="gold" value={s.gold ?? null} label={say('ap.gold', { n: s.gold ?? '?' })} />
      {told !== null && 'seat' in told && told.seat === seat.seat && <Treasure picture={picture} />}
      <Bubble>{props.speech.get(seat.seat)}</Bubble>
    </li>
  );
}

interface SeatsProps {
  props: Props;
  picture: Picture;
}

export function Seats({ props, picture, portraits = false }: SeatsProps & { portraits?: boolean }) {
  const say = useSay();
  return (
    <ol className="ap-seats" aria-label={say('ap.seats')}>
      {props.seats.map((seat) => (
        <SeatPanel key={seat.seat} props={props} picture={picture} seat={seat} portraits={portraits} />
      ))}
    </ol>
  );
}
