/** Turning cards: flips, Stamina, Room and Enemy cards. Whatever is turned up was hidden from everybody. */
import { die, reveal, type Seat, shuffle, turned } from '@undercroft/engine';
import { bookFor } from './doors.ts';
import type { Out } from './events.ts';
import { actionDeck, type Card, enemyDeck, isLow, roomDeck } from './rules/cards.ts';
import { staminaCap } from './rules/character.ts';
import { sheetOf } from './rules/heroes.ts';
import type { Table } from './table.ts';

/** P52-009 P52-010 R-P52-12  Turns up the top Action card; a die of thirteen sides remembers nothing. */
export function flip(t: Table): Card {
  reveal(t);
  if (t.house.flipSource === 'd13') return rolled(t);
  const card = t.ahead.length > 0 ? t.ahead.shift()! : openAction(t);
  t.actionDiscards.push(card);
  return card;
}

/** P52-010  Instead of a card, a rank and a suit by chance. */
const rolled = (t: Table): Card => die(t.random, 52) - 1;

/** R-P52-12  If it empties in the middle of something, all discards go back at once, those just read included. */
function fromAction(t: Table): Card {
  if (t.action.length === 0) shuffleDiscards(t);
  return t.action.pop()!;
}

/** The top Action card, for all to see. Who plays with real cards says which one it is. */
function openAction(t: Table): Card {
  if (t.action.length === 0) shuffleDiscards(t);
  const top = t.action.pop()!;
  return exchanged(t, top, toldOf(t, [...unseenAction(t), top], DECKS.action));
}

/** Decks by number, as people are asked about them. */
export const DECKS = { action: 1, stamina: 2, room: 3, enemy: 4 } as const;

/** Which of these cards people turned up; null: the house turns up its own. Cards are told by their number from 1. */
function toldOf(t: Table, unseen: readonly Card[], deck: number): Card | null {
  if (t.random.people === undefined) return null;
  const faces = [...new Set(unseen)].sort((a, b) => a - b).map((card) => card + 1);
  const shows = turned(t.random, faces, deck);
  return shows === null ? null : shows - 1;
}

/** Action cards nobody has seen: in the deck and in all piles. */
const unseenAction = (t: Table): Card[] => [...t.action, ...t.heroes.flatMap(({ stamina }) => stamina)];

/** The card that was really there; what the house had thought lies where that one was thought to be. Nobody had seen either. */
function exchanged(t: Table, thought: Card, real: Card | null): Card {
  if (real === null || real === thought) return thought;
  for (const cards of [t.action, ...t.heroes.map(({ stamina }) => stamina)]) {
    const at = cards.indexOf(real);
    if (at < 0) continue;
    cards[at] = thought;
    break;
  }
  return real;
}

function shuffleDiscards(t: Table): void {
  t.discardsBefore = t.actionDiscards.slice();
  for (const card of t.actionDiscards) t.action.push(card);
  t.actionDiscards.length = 0;
  shuffle(t.random, t.action);
}

/** P52-013 R-P52-12  After whatever was resolved: a quarter left, and the discards are shuffled in. */
export function settleAction(t: Table, out: Out): void {
  if (t.house.flipSource === 'd13' || t.actionDiscards.length === 0 || !isLow(t.action.length, t.heroes.length)) return;
  shuffleDiscards(t);
  out?.push({ type: 'actionShuffled' });
}

/** P52-087 P52-088  Draws Stamina to the bottom of the pile, as far as the pile may hold it, or `most` if something lets it hold more. Says how many. */
export function drawStamina(t: Table, seat: Seat, cards: number, out: Out, most = 0): number {
  const { stamina } = t.heroes[seat]!;
  const cap = Math.max(most, staminaCap(sheetOf(t, seat), bookFor(t)).value);
  let drawn = 0;
  while (drawn < cards && stamina.length < cap && mayDrawStamina(t)) {
    stamina.push(t.house.flipSource === 'd13' ? 0 : fromAction(t));
    drawn++;
  }
  if (drawn > 0) out?.push({ type: 'staminaDrawn', seat, cards: drawn });
  return drawn;
}

/** R-P52-12  Three cards always stay outside the piles. */
const mayDrawStamina = (t: Table): boolean => t.house.flipSource === 'd13' || t.action.length + t.actionDiscards.length > 3;

/** P52-156  Turns up the top of the pile, never picked. With a die, piles are only counts. */
export function playStamina(t: Table, seat: Seat): Card {
  reveal(t);
  const top = t.heroes[seat]!.stamina.shift()!;
  if (t.house.flipSource === 'd13') return rolled(t);
  const card = exchanged(t, top, toldOf(t, [...unseenAction(t), top], DECKS.stamina));
  t.actionDiscards.push(card);
  return card;
}

/** A cost of Stamina: the top card goes to the discards, where all can see it then. */
export function spendStamina(t: Table, seat: Seat, cards: number): void {
  for (let i = 0; i < cards && t.heroes[seat]!.stamina.length > 0; i++) playStamina(t, seat);
}

/** The next Action cards are laid open, as far as there are any. A die has none to lay open. */
export function foresee(t: Table, cards: number): Card[] {
  if (t.house.flipSource === 'd13') return [];
  reveal(t);
  while (t.ahead.length < cards && t.action.length > 0) t.ahead.push(openAction(t));
  return t.ahead.slice(0, cards);
}

/** P52-011  A session begins: all three decks are whole and shuffled. */
export function gatherAll(t: Table): void {
  t.action = actionDeck(t.heroes.length);
  t.actionDiscards.length = 0;
  t.ahead.length = 0;
  for (const hero of t.heroes) hero.stamina.length = 0;
  shuffle(t.random, t.action);
  gatherRoom(t);
}

/** P52-012  Before every room: the Room deck and the Enemy deck, each on its own. A boss that was run from keeps its card out (R-P52-52). */
export function gatherRoom(t: Table): void {
  t.roomDeck = roomDeck();
  t.roomDiscards.length = 0;
  t.enemyDeck = enemyDeck().filter((card) => card !== t.quest.bossCard);
  t.beaten.length = 0;
  shuffle(t.random, t.roomDeck);
  shuffle(t.random, t.enemyDeck);
}

/** Turns up a Room card. Forty less three, one and thirty leave six for the exit, so there is always one. */
export function flipRoom(t: Table): Card {
  const card = dealRoom(t);
  t.roomDiscards.push(card);
  return card;
}

/** A Room card for a spot: it lies there from now on. */
export function dealRoom(t: Table): Card {
  reveal(t);
  return takeTop(t.roomDeck, toldOf(t, t.roomDeck, DECKS.room));
}

/** The top card, or the one that people turned up instead. */
function takeTop(deck: Card[], real: Card | null): Card {
  if (real === null) return deck.pop()!;
  const top = deck.pop()!;
  if (real === top) return top;
  deck[deck.indexOf(real)] = top;
  return real;
}

/** P52-110 R-P52-33  The top Enemy card; undefined: there are no more in this room. */
export function drawEnemy(t: Table): Card | undefined {
  if (t.enemyDeck.length === 0 && t.house.recycleEnemies) {
    t.enemyDeck = t.beaten.slice();
    t.beaten.length = 0;
    shuffle(t.random, t.enemyDeck);
  }
  reveal(t);
  return t.enemyDeck.length === 0 ? undefined : takeTop(t.enemyDeck, toldOf(t, t.enemyDeck, DECKS.enemy));
}
