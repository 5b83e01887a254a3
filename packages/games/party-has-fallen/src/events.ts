/** What happens, in the past tense. A card of null in a redacted event: the viewer did not see which. */
import type { Seat } from '@undercroft/engine';
import type { Mod, Stat, Until } from './content/vocabulary.ts';
import type { Fix, Side } from './decisions.ts';
import type { Part } from './rules/modifiers.ts';
import { isKnownTo, type Quiet } from './rules/quiet.ts';
import type { Offer } from './table.ts';

/** Why movement ended. */
export type MoveEnd = 'points' | 'deadEnd' | 'item' | 'failed' | 'stopped' | 'chosen' | 'zero';

/** Why an offer is void: its maker made another, an item has changed hands, somebody has died, the turn is over. */
export type OfferEnd = 'newer' | 'item' | 'death' | 'turnOver';

/** R-PHF-49  The dungeon master who sees it too, if there is one who does not play. */
interface Witnessed {
  master?: Seat;
}

export type Event =
  | { type: 'dungeonDrawn'; seat: Seat }
  | { type: 'firstRolled'; seats: Seat[]; rolls: number[] }
  | { type: 'firstChosen'; seat: Seat }
  | { type: 'reshuffled'; deck: number }
  | ({ type: 'goalKept'; seat: Seat; card: number | null } & Witnessed)
  /** R-PHF-40  Nobody but the owner is told. */
  | ({ type: 'goalRedrawn'; seat: Seat; card: number } & Witnessed)
  | ({ type: 'heroTaken'; seat: Seat; card: number | null } & Witnessed)
  | { type: 'heroBuilt'; seat: Seat; name: string; approved: boolean }
  | ({ type: 'abilityTaken'; seat: Seat; card: number | null } & Witnessed)
  | { type: 'placed'; seat: Seat; room: number }
  | { type: 'partyShown'; heroes: string[]; abilities: number[] }
  | { type: 'flipped'; seat: Seat; room: number; card: number }
  | { type: 'roundBegan'; round: number }
  | { type: 'turnBegan'; seat: Seat }
  | { type: 'turnSkipped'; seat: Seat }
  | { type: 'moveRolled'; seat: Seat; die: number; parts: Part[]; points: number }
  | { type: 'stepped'; seat: Seat; room: number; left: number }
  | { type: 'movementEnded'; seat: Seat; why: MoveEnd }
  | { type: 'statRolled'; seat: Seat; stat: Stat; by: Seat }
  | { type: 'checked'; seat: Seat; stat: Stat; die: number; value: number; parts: Part[]; passed: boolean }
  | { type: 'rerolled'; seat: Seat; was: number; source: string }
  | { type: 'itemDrawn'; seat: Seat; item: number | null }
  | { type: 'nothingToDraw'; seat: Seat; deck: number }
  | { type: 'itemLost'; seat: Seat; item: number; source: string }
  | { type: 'itemPassed'; from: Seat; to: Seat; item: number | null; source: string }
  | { type: 'itemKept'; seat: Seat; item: number | null }
  | { type: 'eventDrawn'; seat: Seat; card: number }
  | { type: 'cardUsed'; seat: Seat; source: string }
  | { type: 'tableRolled'; seat: Seat; die: number; source: string }
  | { type: 'hurt'; seat: Seat; amount: number; hp: number; source: string }
  | { type: 'healed'; seat: Seat; amount: number; hp: number; source: string }
  | { type: 'changed'; seat: Seat; mod: Mod; by: number; until: Until; source: string }
  | { type: 'moved'; seat: Seat; room: number; source: string }
  | { type: 'turnLost'; seat: Seat; source: string }
  | { type: 'attacksChanged'; seat: Seat; left: number; source: string }
  | { type: 'stepsChanged'; seat: Seat; left: number; source: string }
  | ({ type: 'peeked'; seat: Seat; room: number; card: number | null } & Witnessed)
  | { type: 'roomHidden'; seat: Seat; room: number }
  | { type: 'roomsSwapped'; seat: Seat; rooms: number[] }
  | { type: 'genderChanged'; seat: Seat; gender: number }
  | ({ type: 'goalPeeked'; seat: Seat; of: Seat; card: number | null } & Witnessed)
  | { type: 'attacked'; attacker: Seat; victim: Seat }
  | { type: 'calledOff'; attacker: Seat; victim: Seat; source: string }
  | { type: 'joined'; seat: Seat; side: Side; accepted: boolean }
  | { type: 'fightRolled'; seat: Seat; side: 'attack' | 'defend'; die: number; parts: Part[]; total: number }
  | { type: 'fought'; attacker: Seat; victim: Seat; meetings: [attack: number, defence: number][]; damage: number }
  | { type: 'died'; seat: Seat; killer: Seat }
  | { type: 'eliminated'; seat: Seat }
  | { type: 'reentered'; seat: Seat; hero: string; room: number }
  /** A dead player has decided something about the next life; nobody else is told. */
  | ({ type: 'planned'; seat: Seat; what: 'rejoin' | 'hero' | 'goal' | 'ability' } & Witnessed)
  /** What was decided before the turn began: everybody can see that it is not asked now. */
  | { type: 'planOpened'; seat: Seat; what: readonly ('rejoin' | 'hero' | 'goal' | 'ability')[] }
  | { type: 'offered'; offer: Offer }
  | ({ type: 'offerAnswered'; offer: number; seat: Seat; accept: boolean } & Quiet)
  | ({ type: 'offerDied'; offer: number; from: Seat; why: OfferEnd } & Quiet)
  | ({ type: 'traded'; offer: number; parties: Seat[] } & Quiet)
  | ({ type: 'pactMade'; by: Seat; to: Seat; pact: 'peace' | 'aid'; until: number } & Quiet)
  | ({ type: 'pactBroken'; seat: Seat; against: Seat; pact: 'peace' | 'aid' } & Quiet)
  | { type: 'summoned'; seat: Seat; room: number; hp: number; ability: number; again: boolean; stays: boolean }
  | { type: 'marauderRolled'; distance: number; face: string }
  | { type: 'marauderTurned'; die: number; left: boolean }
  | { type: 'marauderMoved'; room: number }
  | { type: 'marauderItem'; stash: number }
  | { type: 'marauderFight'; seat: Seat; attacker: 'player' | 'marauder'; player: number; parts: Part[]; marauder: number; bonus: number }
  | { type: 'marauderHurt'; amount: number; hp: number }
  | { type: 'marauderCheated' }
  | { type: 'marauderBeaten'; seat: Seat }
  | { type: 'spoilsTaken'; seat: Seat; take: string; discarded: number[] }
  | { type: 'proposed'; seat: Seat; fix: Fix; reason: string }
  | { type: 'voted'; yes: Seat[]; no: Seat[]; applied: boolean }
  | { type: 'narrated'; seat: Seat; text: string }
  /** How many cards a seat has written for each deck. */
  | { type: 'cardsWritten'; seat: Seat; goals: number; events: number; items: number; abilities: number }
  /** An honour event, after it was drawn: the table carries it out. */
  | { type: 'honourRead'; seat: Seat; card: number; name: string; text: string }
  | { type: 'claimed'; seat: Seat; card: number; name: string; text: string }
  | { type: 'won'; seat: Seat; reason: string; goals: number[] }
  | { type: 'nobodyWon'; reason: string; goals: number[] };

const isFor = (e: Witnessed & { seat: Seat }, viewer: Seat | null): boolean =>
  viewer !== null && (e.seat === viewer || e.master === viewer);

/** Who may know what happened. With [items.hidden] the events name no item in the first place but to those who see it. */
export function redact(e: Event, viewer: Seat | null): Event | null {
  switch (e.type) {
    case 'goalKept':
    case 'heroTaken':
    case 'abilityTaken':
    case 'peeked':
    case 'goalPeeked':
      return isFor(e, viewer) ? e : { ...e, card: null };
    case 'planned':
    case 'goalRedrawn':
      return isFor(e, viewer) ? e : null;
    case 'offered':
      return isKnownTo(e.offer, viewer) ? e : null;
    case 'offerAnswered':
    case 'offerDied':
    case 'traded':
    case 'pactMade':
    case 'pactBroken':
      return isKnownTo(e, viewer) ? e : null;
    default:
      return e;
  }
}
