/** Who stands where: a token hops to its room, and several share it. */
import type { Seat } from '@undercroft/engine';
import type { CSSProperties, ReactNode } from 'react';
import type { SeatOnPage } from '../contract.ts';
import { Sigil } from '../seats/sigil.tsx';
import { signed } from '../text.ts';
import { type Layout, placesIn, squareOf } from './squares.ts';
import './map.css';

export interface Token {
  key: string | number;
  /** Below 0: not on the map. */
  room: number;
  look: ReactNode;
  className?: string;
  /** A number that floats up from it: what it has just lost or gained. */
  change?: number | undefined;
}

/** The seats' own tokens: sigils, the viewer's ringed in gold. */
export const seatTokens = (
  seats: readonly SeatOnPage[],
  look: { room(seat: Seat): number; change?(seat: Seat): number | undefined; active?: Seat },
): Token[] =>
  seats.map(({ seat, sigil, mine }) => ({
    key: seat,
    room: look.room(seat),
    look: <Sigil name={sigil} />,
    className: `${mine ? 'mine' : ''} ${look.active === seat ? 'active' : ''}`,
    change: look.change?.(seat),
  }));

function placeOf({ layout, tokens }: TokensProps, { key, room }: Token): CSSProperties {
  const here = tokens.filter((each) => each.room === room);
  const { places, size } = placesIn(here.length);
  const { x, y } = squareOf(layout, room);
  const offset = places[here.findIndex((each) => each.key === key)] ?? { x: 0, y: 0 };
  return { '--x': x + 0.5 + offset.x, '--y': y + 0.42 + offset.y, '--share': size } as CSSProperties;
}

interface TokensProps {
  layout: Layout;
  /** Whoever shares a room stands there in this order. */
  tokens: readonly Token[];
}

export function Tokens(props: TokensProps) {
  const placed = props.tokens.filter(({ room }) => room >= 0);
  return (
    <div className="tokens" aria-hidden="true">
      {placed.map((token) => (
        <span key={token.key} className={`token ${token.className ?? ''}`} style={placeOf(props, token)}>
          {/* Drawn anew in every room it enters: that is the hop. */}
          <span key={token.room} className="hop">
            {token.look}
          </span>
          {token.change !== undefined && <b className={`float ${token.change < 0 ? 'hurt' : 'healed'}`}>{signed(token.change)}</b>}
        </span>
      ))}
    </div>
  );
}
