/** What seats, items and claims are called, and what heroes blurt out. */
import type { Seat } from '@undercroft/engine';
import { JACK } from './cards.ts';
import { CLASS_SHEETS } from './content/classes.ts';
import { ACCENTS, CLASS_QUIPS, QUIPS, type QuipEvent } from './content/quips.ts';
import type { Claim } from './decisions.ts';
import type { TdSay } from './texts.ts';
import type { View } from './view.ts';

const ITEM_RANKS = ['item.jack', 'item.queen', 'item.king'] as const;

export function itemName(say: TdSay, view: View, seat: Seat, rank: number): string {
  const sheet = CLASS_SHEETS[view.seats[seat]!.class];
  if (sheet === undefined) return say(ITEM_RANKS[rank - JACK] ?? 'item.none');
  return sheet.items[rank - JACK]?.name ?? say('item.none');
}

export function seatName(say: TdSay, view: View | null, seat: Seat): string {
  const sheet = CLASS_SHEETS[view?.seats[seat]?.class ?? -1];
  return sheet === undefined ? say('seat', { n: seat + 1 }) : say('seat.hero', { class: sheet.name, n: seat + 1 });
}

export function claimText(say: TdSay, claim: Claim): string {
  return say(`claim.${claim.claim}`, claim.claim === 'hit' ? { n: claim.atLeast } : {});
}

/** A line in the hero's accent (or class): the same moment always brings the same line. */
export function quip(view: View, seat: Seat, event: QuipEvent): string {
  const s = view.seats[seat]!;
  const accent = ACCENTS[s.accent];
  const sheet = CLASS_SHEETS[s.class];
  if (accent === undefined || sheet === undefined) return '';
  const lines = [...QUIPS[accent.id][event], ...CLASS_QUIPS[sheet.id][event]];
  return ` “${lines[(view.round * 7 + seat * 3 + view.aces) % lines.length]}”`;
}
