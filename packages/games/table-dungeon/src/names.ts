/** What seats, classes, items, enemies and claims are called, and what heroes blurt out. */
import type { Seat } from '@undercroft/engine';
import { JACK, MARKS } from './cards.ts';
import { CLASS_SHEETS, ITEM_RANKS } from './content/classes.ts';
import { enemyAt } from './content/enemies.ts';
import { ACCENTS, CLASS_QUIPS, QUIPS, type QuipEvent } from './content/quips.ts';
import { describe } from './content/text.ts';
import type { Claim } from './decisions.ts';
import { SOLO_RANKS } from './rules/score.ts';
import type { Key, TdSay } from './texts.ts';
import type { View } from './view.ts';

/** '' for whoever has none yet. */
export const className = (say: TdSay, cls: number): string =>
  CLASS_SHEETS[cls] === undefined ? '' : say(`class.${CLASS_SHEETS[cls].id}.name`);
export const classAbout = (say: TdSay, cls: number): string => say(`class.${CLASS_SHEETS[cls]!.id}.about`);
/** TD-008, TD-009  What a class adds to each suit; the suit it lacks is left out. */
export const classFigures = (cls: number): string => {
  const { stats, removed } = CLASS_SHEETS[cls]!;
  return stats.flatMap((by, suit) => (suit === removed ? [] : `${MARKS[suit]} +${by}`)).join(', ');
};
export const accentName = (say: TdSay, accent: number): string => say(`accent.${ACCENTS[accent]!.id}.name`);
export const accentAbout = (say: TdSay, accent: number): string => say(`accent.${ACCENTS[accent]!.id}.about`);

/** The key of what a royal of this rank is to this class. */
export const itemKey = (cls: number, rank: number, what: 'name' | 'text'): Key =>
  `item.${CLASS_SHEETS[cls]!.id}.${ITEM_RANKS[rank - JACK]}.${what}`;
export const itemText = (say: TdSay, cls: number, rank: number): string => say(itemKey(cls, rank, 'text'));

/** What an item is called in the hands of this class; before it is chosen, by its rank. */
export function itemOfClass(say: TdSay, cls: number, rank: number): string {
  const named = ITEM_RANKS[rank - JACK];
  if (named === undefined) return say('item.none');
  return CLASS_SHEETS[cls] === undefined ? say(`item.${named}`) : say(itemKey(cls, rank, 'name'));
}
export const itemName = (say: TdSay, view: View, seat: Seat, rank: number): string => itemOfClass(say, view.seats[seat]!.class, rank);

/** A row of the Enemy Table by its place. */
export interface Row {
  level: number;
  roll: number;
}
export const enemyName = (say: TdSay, { level, roll }: Row): string => say(`enemy.${level}.${roll}.name`);
export const enemyFlavour = (say: TdSay, { level, roll }: Row): string => say(`enemy.${level}.${roll}.flavour`);
export const enemyText = (say: TdSay, { level, roll }: Row): string => describe(say, enemyAt(level, roll));

export function seatName(say: TdSay, view: View | null, seat: Seat): string {
  const name = className(say, view?.seats[seat]?.class ?? -1);
  return name === '' ? say('seat', { n: seat + 1 }) : say('seat.hero', { class: name, n: seat + 1 });
}

export function claimText(say: TdSay, claim: Claim): string {
  return say(`claim.${claim.claim}`, claim.claim === 'hit' ? { n: claim.atLeast } : {});
}

/** Endings remember a rank as it is printed. */
export function rankName(say: TdSay, rank: string): string {
  const from = SOLO_RANKS.find(({ name }) => name === rank)?.from;
  return from === undefined ? rank : say(`rank.${from}`);
}

/** A line in the hero's accent (or class): the same moment always brings the same line. */
export function quip(say: TdSay, view: View, seat: Seat, event: QuipEvent): string {
  const s = view.seats[seat]!;
  const accent = ACCENTS[s.accent];
  const sheet = CLASS_SHEETS[s.class];
  if (accent === undefined || sheet === undefined) return '';
  const inAccent = QUIPS[accent.id][event].length;
  const nth = (view.round * 7 + seat * 3 + view.aces) % (inAccent + CLASS_QUIPS[sheet.id][event].length);
  const line = nth < inAccent ? say(`quip.${accent.id}.${event}.${nth}`) : say(`quip.${sheet.id}.${event}.${nth - inAccent}`);
  return ` ${say('quip', { line })}`;
}
