/** R-PHF-43  Deals agreed in private: who knows of them, and how they are told apart. */
import { type Seat, seedFrom } from '@undercroft/engine';
import type { OfferDecision } from '../decisions.ts';
import type { Pact, Table } from '../table.ts';

/** Whatever only some may know. */
export interface Quiet {
  /** The parties of a quiet offer, and a dungeon master who does not play. Without it: everybody. */
  among?: readonly Seat[];
}

export const isKnownTo = ({ among }: Quiet, viewer: Seat | null): boolean =>
  among === undefined || (viewer !== null && among.includes(viewer));

/** Those who know of a quiet offer. */
export function confidants(t: Table, from: Seat, parties: readonly Seat[]): Seat[] {
  return [from, ...parties, ...(t.rules.extraMaster ? [t.rules.dm] : [])];
}

/** To pass on who may know of something; nothing is added to what is public. */
export const onlyAmong = ({ among }: Quiet): Quiet => (among === undefined ? {} : { among });

/**
 * The number of a quiet offer: negative, and made from its terms and the turn. If quiet offers were counted, the numbers
 * would tell how many others there have been.
 */
export function quietId(t: Table, { seat, moves, threat, pact, promise }: OfferDecision, parties: readonly Seat[]): number {
  const terms = JSON.stringify([t.turns, seat, parties, moves.map(({ item, from, to }) => [item, from, to]), threat, pact, promise]);
  return -1 - Number.parseInt(seedFrom(terms).slice(0, 13), 16);
}

/** One for all public promises that are broken, and one for each private one: whoever knows a promise is told of its end. */
export function breaches(broken: readonly Pact[]): Quiet[] {
  const quiet = broken.filter(({ among }) => among !== undefined);
  return quiet.length < broken.length ? [{}, ...quiet.map(onlyAmong)] : quiet.map(onlyAmong);
}
