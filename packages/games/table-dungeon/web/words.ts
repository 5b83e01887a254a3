/** What the board says about a choice before it is made: the consequence, next to the button. */

import type { Say } from '@undercroft/board/text.ts';
import { type Claim, cardName, type Decision, NONE, rankOf, type View } from '../src/index.ts';
import { bestHit, deedOf, rowOf } from './figures.ts';

export function claimWords(say: Say, claim: Claim): string {
  return claim.claim === 'hit' ? say('td.claim.hit', { n: claim.atLeast }) : say(`td.claim.${claim.claim}`);
}

/** On a chip. */
export const claimChip = (say: Say, claim: Claim): string =>
  claim.claim === 'hit' ? say('td.claim.hitShort', { n: claim.atLeast }) : claimWords(say, claim);

/** The same in one word, for bubbles on small screens. */
export function claimHint(say: Say, claim: Claim): string {
  return claim.claim === 'hit' ? `${claim.atLeast}+` : say(`td.hint.${claim.claim}`);
}

/** How a loot bid is likely to fare: a feeling, not a promise. */
function bidWords(say: Say, rank: number): string {
  return say(rank <= 2 ? 'td.bid.veryLow' : rank <= 4 ? 'td.bid.low' : 'td.bid.high', { n: rank });
}

type Play = Extract<Decision, { kind: 'play' }>;

/** `3♦ hits for 8.` */
export function playHeadline(say: Say, view: View, { seat, card }: Play): string {
  const deed = deedOf(view.seats[seat]!, card, rowOf(view));
  const places = { card: cardName(card), n: deed.amount };
  if (deed.kind === 'royal') return say('td.does.royal', places);
  if (deed.kind === 'heal') return say(deed.amount > 0 ? 'td.does.heal' : 'td.does.healNothing', places);
  return say(deed.amount > 0 ? 'td.does.hit' : 'td.does.hitNothing', places);
}

export function playDetail(say: Say, view: View, { seat, card }: Play): string {
  const hero = view.seats[seat]!;
  if (deedOf(hero, card, rowOf(view)).kind === 'royal') return say('td.does.royalDetail');
  const loot = rowOf(view)?.loot;
  if (loot === 'none') return say('td.bid.none');
  return loot === 'highest' ? say('td.bid.highest', { n: rankOf(card) }) : bidWords(say, rankOf(card));
}

/** The best the hand could do, if the chosen card is not it. */
export function bestWords(say: Say, view: View, { seat, card }: Play): string {
  const hero = view.seats[seat]!;
  const deed = deedOf(hero, card, rowOf(view));
  const best = bestHit(hero, rowOf(view));
  return deed.kind === 'hit' && deed.amount >= best ? say('td.bestHit') : say('td.betterHit', { n: best });
}

export function royalWords(say: Say, view: View, d: Extract<Decision, { kind: 'royal' }>): string {
  const top = view.seats[d.seat]!.xpTop;
  if (d.choice === 'bury') return say('td.royal.bury', { card: cardName(d.card) });
  return say(`td.royal.${d.choice}`, { card: top === NONE ? '?' : cardName(top) });
}
