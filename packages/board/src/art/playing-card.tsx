/** Playing cards: four inks and four shapes, so that a suit reads at a glance. They scale with their width (`--w`). */
import clubs from 'game-icon:clubs';
import ball from 'game-icon:crystal-ball';
import diamonds from 'game-icon:diamonds';
import potion from 'game-icon:health-potion';
import hearts from 'game-icon:hearts';
import dagger from 'game-icon:plain-dagger';
import crown from 'game-icon:queen-crown';
import spades from 'game-icon:spades';
import club from 'game-icon:wood-club';
import type { ReactNode } from 'react';
import { Icon } from '../controls/icon.tsx';
import { Sigil, type SigilName } from '../seats/sigil.tsx';
import './art.css';

export type SuitName = 'hearts' | 'spades' | 'clubs' | 'diamonds';
const SUITS = { hearts, spades, clubs, diamonds };
/** What a suit does, engraved in its shape. */
const DEEDS = { hearts: potion, spades: dagger, clubs: club, diamonds: ball };

interface CardProps {
  /** As printed: `A`, `7`, `Q`. */
  rank: string;
  suit: SuitName;
  royal?: boolean;
  /** What it does here, on the ribbon at its foot. */
  ribbon?: ReactNode;
  /** A tag at its corner, such as a bid. */
  tag?: ReactNode;
}

export function PlayingCard({ rank, suit, royal = false, ribbon, tag }: CardProps) {
  return (
    <span className={`art-card ${suit} ${royal ? 'royal' : ''}`}>
      <span className="index">
        {rank}
        <Icon drawing={SUITS[suit]} />
      </span>
      <span className="picture">
        <Icon drawing={royal ? crown : SUITS[suit]} />
        {!royal && <Icon drawing={DEEDS[suit]} className="deed" />}
      </span>
      {ribbon !== undefined && <span className="ribbon">{ribbon}</span>}
      {tag}
    </span>
  );
}

/** The back of a seat's card, or of another pile's with a drawing of its own. */
export function CardBack({ sigil, drawing }: { sigil?: SigilName; drawing?: string }) {
  return (
    <span className={`art-back ${sigil === undefined ? 'common' : `seat-${sigil}`}`}>
      {sigil === undefined ? <i>{drawing !== undefined && <Icon drawing={drawing} />}</i> : <Sigil name={sigil} />}
    </span>
  );
}

/** Where a card will lie. */
export function CardSlot({ children, mine = false }: { children?: ReactNode; mine?: boolean }) {
  return <span className={`art-slot ${mine ? 'mine' : ''}`}>{children}</span>;
}
