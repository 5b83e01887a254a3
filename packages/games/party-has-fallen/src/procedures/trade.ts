/** PHF-116..120 R-PHF-43  Offers, open to everybody at any time; accepted by all, items change hands at once. */
import { end, type Frame, go, reveal, type Seat, type Window } from '@undercroft/engine';
import { agreedBy, isSettled } from '@undercroft/mechanics';
import { NONE } from '../content/cards.ts';
import type { Decision, OfferDecision, PhfAsk } from '../decisions.ts';
import { confidants, onlyAmong, quietId } from '../rules/quiet.ts';
import { answerable, canOffer, partiesOf } from '../rules/trade.ts';
import { counterIndex } from '../rules/winning.ts';
import type { Offer, Pact, Table } from '../table.ts';
import { count, fire, isWon, type Out, passItem, procedure, stopAll, tally, voidOffers } from './kit.ts';

/** One open offer each: a new one takes the place of the old, a quiet one that of a quiet one, or its end would betray it. */
export const propose = procedure<{ decision: OfferDecision }, 'say'>('propose', 'say', [], {
  say: (t, f, out) => {
    const offer = f.vars.decision.quiet ? whispered(t, f.vars.decision) : announced(t, f.vars.decision);
    voidOffers(t, 'newer', ({ from, among }) => from === offer.from && (among === undefined) === (offer.among === undefined), out);
    t.offers = [...t.offers, offer];
    out?.push({ type: 'offered', offer });
    return end();
  },
});

function announced(t: Table, d: OfferDecision): Offer {
  t.seats[d.seat]!.offered++;
  return offerOf(d, t.nextOffer++, partiesOf(d));
}

/** R-PHF-43  It is counted nowhere, so that the others cannot tell there is one. */
function whispered(t: Table, d: OfferDecision): Offer {
  const parties = partiesOf(d);
  return { ...offerOf(d, quietId(t, d, parties), parties), among: confidants(t, d.seat, parties) };
}

const offerOf = ({ seat, moves, threat, pact, promise }: OfferDecision, id: number, parties: Seat[]): Offer => ({
  id,
  from: seat,
  moves,
  parties,
  agreed: [],
  threat,
  pact,
  promise,
});

type Answer = Extract<Decision, { kind: 'answerOffer' }>;
type AnswerFrame = Frame<Decision, { decision: Answer }>;

/** PHF-117  Everybody has to agree; one refusal is enough to end it. */
export const answerTrade = procedure<{ decision: Answer }, 'hear' | 'swap' | 'done'>('answerTrade', 'hear', [], {
  hear: (t, f, out) => {
    const { seat, offer: id, accept } = f.vars.decision;
    const asked = t.offers.find((other) => other.id === id)!;
    out?.push({ type: 'offerAnswered', offer: id, seat, accept, ...onlyAmong(asked) });
    if (!accept) {
      t.offers = t.offers.filter((offer) => offer.id !== id);
      return end();
    }
    agree(t, f.vars.decision);
    const offer = t.offers.find((other) => other.id === id)!;
    return isSettled(offer) ? go('swap') : end();
  },
  swap: (t, f, out) => {
    const offer = takeOffer(t, f);
    exchange(t, offer, out);
    promise(t, offer, out);
    out?.push({ type: 'traded', offer: offer.id, parties: [offer.from, ...offer.parties], ...onlyAmong(offer) });
    return offer.moves.length > 0 ? fire(t, [offer.from, ...offer.parties], 'traded', offer.from, 'done') : end();
  },
  // R-PHF-37  A trade can complete a win.
  done: (t, _f, out) => (isWon(t, out) ? stopAll(t) : end()),
});

/** Notes the agreement, and the item the giver chose where the offer left it open. */
function agree(t: Table, { seat, offer: id, items }: Answer): void {
  t.offers = t.offers.map((offer) => {
    if (offer.id !== id) return offer;
    const moves = offer.moves.map((move) => (move.item === NONE && move.from === seat ? { ...move, item: items[0]! } : move));
    return agreedBy({ ...offer, moves }, seat);
  });
}

function takeOffer(t: Table, f: AnswerFrame): Offer {
  const offer = t.offers.find(({ id }) => id === f.vars.decision.offer)!;
  t.offers = t.offers.filter((other) => other !== offer);
  return offer;
}

function exchange(t: Table, { moves }: Offer, out: Out): void {
  if (t.rules.hiddenItems && moves.length > 0) reveal(t);
  for (const { item, from, to } of moves) {
    passItem(t, from, to, item, 'trade', out);
    meet(t, from, to);
    meet(t, to, from);
    if (!moves.some((move) => move.to === from)) count(t, from, 'gifts');
  }
}

function meet(t: Table, seat: Seat, other: Seat): void {
  tally(t.seats[seat]!, (own) => {
    if ((own.partners & (1 << other)) !== 0) return;
    own.partners |= 1 << other;
    own.counts[counterIndex('tradePartners')]!++;
  });
}

/** R-PHF-43  Peace or help until the end of the next round. Help is promised by those who accept, to the one who asked. */
function promise(t: Table, offer: Offer, out: Out): void {
  const { pact, from, parties } = offer;
  if (pact === 'none') return;
  const until = t.round + 1;
  for (const by of parties) {
    const made: Pact = { by, to: from, pact, until, ...onlyAmong(offer) };
    t.pacts = [...t.pacts, made];
    out?.push({ type: 'pactMade', ...made });
  }
}

/** PHF-116  Anybody alive may propose something to anybody alive. */
export const tradeWindow: Window<Table, Decision> = {
  asks: (t) => t.seats.flatMap((_, seat): PhfAsk[] => (canOffer(t, seat) ? [{ seat, kind: 'offer', may: true, open: true }] : [])),
  procedure: 'propose',
};

export const answersWindow: Window<Table, Decision> = {
  asks: (t) => t.seats.flatMap((_, seat): PhfAsk[] => (answerable(t, seat).length > 0 ? [{ seat, kind: 'answerOffer', may: true }] : [])),
  procedure: 'answerTrade',
};
