/** Phrases that sentences of the game are made of. */

import type { Seat } from '@undercroft/engine';
import type { Fix, OfferDecision } from './decisions.ts';
import { itemWords, roomWords, seatName } from './names.ts';
import type { Key, PhfSay } from './texts.ts';
import type { View } from './view.ts';

export function offerWords(say: PhfSay, view: View, d: OfferDecision): string {
  const { seat, moves, threat, pact, promise, quiet, with: others } = d;
  const name = (who: Seat) => seatName(say, view, who);
  const parts = moves.map((m) => say('offer.move', { from: name(m.from), item: itemWords(say, view, m.item), to: name(m.to) }));
  if (pact === 'peace') parts.push(say('offer.peace', { names: others.map(name).join(say('list.and')) || say('offer.all') }));
  if (pact === 'aid') parts.push(say('offer.aid', { name: name(seat) }));
  if (promise !== '') parts.push(say('offer.promise', { promise }));
  return `${parts.join('; ')}${threat ? say('offer.threat') : ''}${quiet ? say('offer.quiet') : ''}`;
}

export function fixWords(say: PhfSay, view: View, fix: Fix): string {
  if (fix.fix === 'item') {
    const item = itemWords(say, view, fix.item);
    return fix.to < 0 ? say('fix.discarded', { item }) : say('fix.holder', { item, name: seatName(say, view, fix.to) });
  }
  const name = seatName(say, view, fix.who);
  if (fix.fix === 'room') return say('fix.room', { name, room: roomWords(say, view, fix.to) });
  return say(fix.fix === 'hp' && fix.to === 0 ? 'fix.dies' : `fix.${fix.fix}`, { name, n: fix.to });
}

export const genderKey = (gender: number): Key => GENDER_KEYS[gender]!;

export const GENDER_KEYS = ['gender.0', 'gender.1', 'gender.2'] as const;
