/** A seat by sigil and name, and what it has just said. */
import type { Seat } from '@undercroft/engine';
import type { ReactNode } from 'react';
import type { SeatOnPage } from '../contract.ts';
import { nameOf, pageSeat } from './names.ts';
import { Sigil } from './sigil.tsx';
import './seats.css';

export function Who({ seats, seat, size = 26 }: { seats: readonly SeatOnPage[]; seat: Seat; size?: number }) {
  const found = pageSeat(seats, seat);
  return (
    <b className="who">
      {found && <Sigil name={found.sigil} size={size} />} {nameOf(seats, seat)}
    </b>
  );
}

/** Speech on paper, beside whoever said it; nothing said: nothing. */
export const Bubble = ({ children }: { children: ReactNode }) =>
  children === undefined || children === null ? null : <span className="bubble">{children}</span>;
