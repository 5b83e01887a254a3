/** Things offered for things: who has to agree, and whether all have. */
import type { Seat } from '@undercroft/engine';

export interface Move<X> {
  item: X;
  from: Seat;
  to: Seat;
}

export interface Proposal {
  from: Seat;
  /** All others who have to agree, in seat order, and those who have. */
  parties: readonly Seat[];
  agreed: readonly Seat[];
}

/** Everybody whom the moves concern, and whoever is named besides, but the proposer; in seat order. */
export function partiesTo(proposer: Seat, moves: readonly Move<unknown>[], besides: readonly Seat[] = []): Seat[] {
  const all = new Set<Seat>([...besides, ...moves.flatMap(({ from, to }) => [from, to])]);
  all.delete(proposer);
  return [...all].sort((x, y) => x - y);
}

/** The same proposal, agreed to by one more. */
export const agreedBy = <P extends Proposal>(proposal: P, seat: Seat): P => ({ ...proposal, agreed: [...proposal.agreed, seat] });

export const waitsFor = ({ parties, agreed }: Proposal, seat: Seat): boolean => parties.includes(seat) && !agreed.includes(seat);

export const isSettled = (proposal: Proposal): boolean => proposal.parties.every((seat) => !waitsFor(proposal, seat));
