/** The cards of Table Dungeon on a terminal: `10♥`, in the colour of their suit; hands as drawn cards. */

import type { Place } from '@undercroft/terminal/board.ts';
import { box, evenly, sideBySide } from '@undercroft/terminal/box.ts';
import type { Ink } from '@undercroft/terminal/ink.ts';
import { center, plural, wrap } from '@undercroft/terminal/text.ts';
import { cardName, game, isRoyal, type View } from '../src/index.ts';

/** Cards are numbers, thirteen to a suit; -1 is no card. */
export const NO_CARD = -1;
const SUITS = ['♥', '♠', '♣', '♦'];
const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;

const suitOf = (card: number): number => Math.floor(card / 13);
export const cardText = (card: number): string => (card < 0 ? '–' : cardName(card));

/** Suits differ by sign and by colour, so neither is needed to tell them apart. */
export function cardInk(card: number, ink: Ink): string {
  return card < 0 ? ink('dim', '–') : ink(['bold', COLOURS[suitOf(card)] ?? 'white'], cardText(card));
}

const CARD = /\b(10|[2-9AJQK])([♥♠♣♦])/g;

/** Colours every card a text names. */
export function paintCards(text: string, ink: Ink): string {
  return text.replace(CARD, (name, _rank, mark: string) => ink(['bold', COLOURS[SUITS.indexOf(mark)] ?? 'white'], name));
}

const CARD_WIDTH = 15;

/** Your own hand and piles; nothing for a spectator or the dead. */
export function ownCards(view: View, place: Place): string[] {
  const me = place.viewer === null ? undefined : view.seats[place.viewer];
  if (!me?.hand || !me.alive || me.hand.length + me.actionSize === 0) return [];
  const { ink } = place;
  const faces = evenly(me.hand.map((card) => face(view, card, place)));
  const cards = faces.map((lines, i) => box(lines, { ink, width: CARD_WIDTH, title: numberOf(view, i), frame: 'white' }));
  const piles = [
    `Action pile ${plural(me.actionSize, 'card')}`,
    `discard ${me.discard.map((card) => cardInk(card, ink)).join(' ') || 'empty'}`,
    `XP pile ${plural(me.xpSize, 'card')}${me.xpTop === NO_CARD ? '' : `, top ${cardInk(me.xpTop, ink)}`}`,
  ];
  return [...sideBySide(cards, place.width), ...wrap(piles.join(' · '), place.width, 2)];
}

/** While a card is to be played the cards carry the numbers of the options. */
function numberOf({ stack, viewer }: View, i: number): string {
  const asked = stack.at(-1)?.asks.some((ask) => ask.seat === viewer && ask.kind === 'play');
  return asked ? String(i + 1) : '';
}

/** The card and what it would do here: the game's own words for playing it; royals need fewer. */
function face(view: View, card: number, { viewer, ink }: Place): string[] {
  const inner = CARD_WIDTH - 4;
  if (isRoyal(card)) return [cardInk(card, ink), 'XP choice', 'no loot'].map((line) => center(line, inner));
  const words = game.words.decision(view, { seat: viewer ?? 0, kind: 'play', card });
  const effects = words.includes(':') ? words.slice(words.indexOf(':') + 1).split(',') : [];
  const lines = effects.flatMap((effect) => wrap(effect.trim(), inner));
  return [cardInk(card, ink), ...lines].map((line) => center(line, inner));
}
