/** A seat: who, how healthy, what it has just said, and whatever else the game shows of it. */
import type { ReactNode } from 'react';
import { HealthBar } from '../art/health-bar.tsx';
import type { SeatOnPage } from '../contract.ts';
import { Bubble, Who } from './who.tsx';
import './seats.css';

interface SeatProps {
  seat: SeatOnPage;
  health?: Parameters<typeof HealthBar>[0];
  speech?: ReactNode;
  /** Figures beside the health. */
  children?: ReactNode;
}

/** It glows if the table waits for the viewer there. */
export const SeatPanel = ({ seat, health, speech, children }: SeatProps) => (
  <li className={`panel seat ${seat.mine ? 'me' : ''} ${seat.waiting ? 'active' : ''}`}>
    <Who seats={[seat]} seat={seat.seat} />
    {health !== undefined && <HealthBar {...health} />}
    {children}
    <Bubble>{speech}</Bubble>
  </li>
);

/** All seats, side by side. */
export const SeatRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <ol className="seat-row" aria-label={label}>
    {children}
  </ol>
);
