/** All that was ever promised at a table, and what became of it. Pure, so that it can be tested without a page. */
import type { Seat } from '@undercroft/engine';
import type { Event } from '../../../src/index.ts';

export interface Promised {
  by: Seat;
  to: Seat;
  /** Peace, help, or words. */
  what: 'peace' | 'aid' | 'words';
  words: string;
  /** The round it was made in, and the last one it holds in; words have no end. */
  since: number;
  until: number;
  state: 'holds' | 'kept' | 'broken';
  /** Made in private: others do not know of it. */
  quiet: boolean;
}

type Made = Extract<Event, { type: 'pactMade' }>;

/** Words of an offer everybody agreed to; nobody can say whether they were kept. */
function spoken(offers: ReadonlyMap<number, Extract<Event, { type: 'offered' }>>, id: number, round: number): Promised[] {
  const offer = offers.get(id)?.offer;
  if (offer === undefined || offer.promise === '') return [];
  const to = offer.parties[0] ?? offer.from;
  return [
    { by: offer.from, to, what: 'words', words: offer.promise, since: round, until: 0, state: 'holds', quiet: offer.among !== undefined },
  ];
}

const made = ({ by, to, pact, until, among }: Made, since: number): Promised => ({
  by,
  to,
  what: pact,
  words: '',
  since,
  until,
  state: 'holds',
  quiet: among !== undefined,
});

/** Whether a breach is one of this promise: peace binds both. */
const isBreach = (p: Promised, { seat, against, pact, among }: Extract<Event, { type: 'pactBroken' }>): boolean =>
  p.state === 'holds' &&
  p.quiet === (among !== undefined) &&
  p.what === pact &&
  ((p.by === seat && p.to === against) || (pact === 'peace' && p.to === seat && p.by === against));

/** The ledger, latest first; `round`: the present one. */
export function promisesOf(events: readonly Event[], round: number): Promised[] {
  const offers = new Map<number, Extract<Event, { type: 'offered' }>>();
  let ledger: Promised[] = [];
  let now = 0;
  for (const e of events) {
    if (e.type === 'roundBegan') now = e.round;
    if (e.type === 'offered') offers.set(e.offer.id, e);
    if (e.type === 'traded') ledger.push(...spoken(offers, e.offer, now));
    if (e.type === 'pactMade') ledger.push(made(e, now));
    if (e.type === 'pactBroken') ledger = ledger.map((p) => (isBreach(p, e) ? { ...p, state: 'broken' } : p));
  }
  return ledger
    .map((p): Promised => (p.state === 'holds' && p.what !== 'words' && p.until < round ? { ...p, state: 'kept' } : p))
    .reverse();
}
