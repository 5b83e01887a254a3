/** What happened, in the past tense, with the reasons: every number comes with where it came from. */
import type { Seat } from '@undercroft/engine';
import type { Card } from './cards.ts';
import type { ItemWindow } from './content/classes.ts';
import type { Claim, RoyalDecision } from './decisions.ts';
import type { Ending, Result } from './table.ts';

/** One card's attack: rank + stat + items, changed by the enemy, plus a burst. */
export interface Blow {
  seat: Seat;
  card: Card;
  rank: number;
  stat: number;
  items: number;
  /** What the enemy makes of this suit: times, then plus. */
  times: number;
  plus: number;
  bonus: number;
  attack: number;
}

export type Event =
  | { type: 'heroChosen'; seat: Seat; class: number; accent: number }
  /** The ten cards of set-up; their owner alone sees them. */
  | { type: 'tenSeen'; seat: Seat; ten: Card[] | null; royals: number | null }
  | { type: 'lootDeckMade'; cards: number; dice: number }
  | { type: 'enemyAppeared'; round: number; roller: Seat; dice: number[]; roll: number; level: number; health: number; returned: boolean }
  | { type: 'claimed'; seat: Seat; claim: Claim }
  | { type: 'offered'; seat: Seat; to: Seat; give: number; want: number }
  | { type: 'offerAnswered'; seat: Seat; from: Seat; accept: boolean; give: number; want: number }
  | { type: 'playedOpenly'; seat: Seat; card: Card }
  | { type: 'revealed'; cards: { seat: Seat; card: Card }[]; blind: boolean }
  | { type: 'itemUsed'; seat: Seat; rank: number; window: ItemWindow; card?: Card; swapped?: Card; target?: Seat; amount: number }
  | { type: 'fought'; blows: Blow[]; total: number; health: number; result: Result }
  | { type: 'claimChecked'; seat: Seat; claim: Claim; kept: boolean; card: Card }
  | { type: 'hurt'; seat: Seat; amount: number; health: number; why: 'damage' | 'loss' }
  | { type: 'spared'; seat: Seat; why: 'card' | 'item' }
  | { type: 'died'; seat: Seat; lootLost: number }
  | { type: 'left'; seat: Seat }
  | {
      type: 'healed';
      seat: Seat;
      amount: number;
      health: number;
      card: Card;
      stat: number;
      items: number;
      plus: number;
      why: 'heart' | 'effect' | 'item';
    }
  | { type: 'noHealing'; seat: Seat; card: Card }
  | { type: 'cardDropped'; seat: Seat; card: Card }
  | { type: 'forgot'; seat: Seat; card: Card }
  | { type: 'learned'; seat: Seat; card: Card; why: 'effect' | 'item' }
  | { type: 'pointsLost'; seat: Seat; card: Card }
  | { type: 'itemLost'; seat: Seat; rank: number }
  | { type: 'rollChanged'; amount: number }
  | { type: 'willReturn' }
  /** `card` is the card moved; a buried hand card is seen by its owner alone. */
  | { type: 'royalChosen'; seat: Seat; choice: RoyalDecision['choice']; card: Card | null }
  | { type: 'noLoot'; why: 'fled' | 'enemy' | 'royals' | 'tie' }
  | { type: 'rolledOff'; rank: number; rolls: { seat: Seat; die: number }[][]; winner: Seat }
  | { type: 'tieWon'; seat: Seat; why: 'shoes' | 'lowHealth' }
  | { type: 'looted'; seat: Seat; card: Card; rank: number; score: number }
  | { type: 'aceDrawn'; seat: Seat; card: Card; aces: number; last: boolean }
  | { type: 'levelledUp'; level: number; healths: { seat: Seat; health: number; maxHealth: number }[] }
  | { type: 'xpPlaced'; seat: Seat; discard: Card[]; bottom: Card[] }
  | { type: 'drew'; seat: Seat; cards: Card[] | null; count: number }
  | { type: 'reformed'; seat: Seat; fromXp: Card[]; size: number; cards: Card[] | null; count: number }
  | { type: 'ended'; ending: Ending };

/** What one seat may know of an event: own drawn cards, own buried cards, own ten cards. */
export function redact(e: Event, viewer: Seat | null): Event | null {
  switch (e.type) {
    case 'tenSeen':
      return e.seat === viewer ? e : null;
    case 'drew':
    case 'reformed':
      return e.seat === viewer ? e : { ...e, cards: null };
    case 'royalChosen':
      return e.seat === viewer || e.choice !== 'bury' ? e : { ...e, card: null };
    default:
      return e;
  }
}
