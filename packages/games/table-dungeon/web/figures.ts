/** What the board works out from a view: what a card would do, what a loss would cost, who is ready. Nothing here is a rule. */

import type { SuitName } from '@undercroft/board/art/playing-card.tsx';
import { type Say, signed } from '@undercroft/board/text.ts';
import type { Seat } from '@undercroft/engine';
import {
  attackOf,
  type Card,
  cardName,
  type Enemy,
  enemyAt,
  healingOf,
  heartItems,
  isRoyal,
  itemAttack,
  NONE,
  rankOf,
  type SeatView,
  SUITS,
  statFor,
  suitOf,
  type View,
} from '../src/index.ts';

export const suitName = (card: Card): SuitName => SUITS[suitOf(card)]!;
/** As printed at the corner: `A`, `7`, `Q`. */
export const rankName = (card: Card): string => cardName(card).slice(0, -1);

/** Which stat a suit uses, in three letters, in the order of the suits. */
export const STATS = ['td.stat.con', 'td.stat.dex', 'td.stat.str', 'td.stat.int'] as const;

export const rowOf = (view: View): Enemy | null => (view.enemy === null ? null : enemyAt(view.enemy.level, view.enemy.roll));

/** What a card does in the hands of a seat, and where each point comes from. */
export interface Deed {
  kind: 'hit' | 'heal' | 'royal';
  amount: number;
  rank: number;
  stat: number;
  items: number;
  /** What the enemy makes of it: times, then plus. */
  times: number;
  plus: number;
}

const ROYAL: Deed = { kind: 'royal', amount: 0, rank: 0, stat: 0, items: 0, times: 1, plus: 0 };

export function deedOf(hero: SeatView, card: Card, enemy: Enemy | null): Deed {
  if (isRoyal(card)) return ROYAL;
  const suit = suitOf(card);
  const base = { rank: rankOf(card), stat: statFor(hero, card) };
  if (suitName(card) === 'hearts') {
    const items = heartItems(hero);
    const spoilt = enemy?.healing === 'none';
    const plus = spoilt || enemy === null ? 0 : Number(enemy.healing ?? 0);
    const amount = enemy === null ? base.rank + base.stat + items : healingOf(hero, card, enemy);
    return { kind: 'heal', amount, ...base, items, times: spoilt ? 0 : 1, plus };
  }
  const items = itemAttack(hero, card);
  const amount = enemy === null ? base.rank + base.stat + items : attackOf(hero, card, enemy);
  return { kind: 'hit', amount, ...base, items, times: enemy?.times[suit] ?? 1, plus: enemy?.plus[suit] ?? 0 };
}

/** `3 +4 INT +1`, as on a card's ribbon; the enemy's part last: `×2`, `−1`. */
export function sumOf(say: Say, deed: Deed, card: Card, brief = false): string {
  const twist = `${deed.times !== 1 ? ` ×${deed.times}` : ''}${deed.plus !== 0 ? ` ${signed(deed.plus)}` : ''}`;
  const bonus = deed.stat + deed.items;
  if (brief) return `${deed.rank}${bonus === 0 ? '' : ` + ${bonus}`}${twist}`;
  const items = deed.items > 0 ? ` +${deed.items}` : '';
  return `${deed.rank} +${deed.stat} ${say(STATS[suitOf(card)]!)}${items}${twist}`;
}

/** The highest attack in a hand. */
export function bestHit(hero: SeatView, enemy: Enemy | null): number {
  return Math.max(0, ...(hero.hand ?? []).map((card) => deedOf(hero, card, enemy)).map((d) => (d.kind === 'hit' ? d.amount : 0)));
}

type Who = NonNullable<Enemy['strikes']>;
const BY: Partial<Record<Who, { of: (s: SeatView) => number; most: boolean }>> = {
  richest: { of: (s) => s.score, most: true },
  poorest: { of: (s) => s.score, most: false },
  weakest: { of: (s) => s.health, most: false },
  healthiest: { of: (s) => s.health, most: true },
};

/** Whether the seat may be the one struck. Who depends on the cards is not known yet: everybody may. */
function mayBeStruck(view: View, seat: Seat, who: Who): boolean {
  const by = BY[who];
  if (by === undefined) return true;
  const values = view.seats.filter((s) => s.alive).map(by.of);
  return by.of(view.seats[seat]!) === (by.most ? Math.max(...values) : Math.min(...values));
}

/** What the worst loss of this round would cost a seat. */
export function lossCost(view: View, seat: Seat): number {
  const row = rowOf(view);
  const s = view.seats[seat]!;
  if (row === null || !s.alive || row.automatic === true) return 0;
  const damage = row.instead || s.shielded || !mayBeStruck(view, seat, row.strikes ?? 'everyone') ? 0 : row.damage;
  const more = (row.loss ?? []).map((effect) => (effect.do === 'hurt' && mayBeStruck(view, seat, effect.who) ? effect.amount : 0));
  return more.reduce((a, b) => a + b, damage);
}

/** The frame that waits for cards, if one does. */
const playing = (view: View) => view.stack.find((f) => f.asks.some((a) => a.kind === 'play'));

/** Whether cards are being chosen right now. */
export const isPlaying = (view: View): boolean => playing(view) !== undefined;

/** How a seat stands while cards are being chosen. */
export function standing(view: View, seat: Seat): 'gone' | 'shown' | 'ready' | 'thinking' | 'idle' {
  const s = view.seats[seat]!;
  if (view.round > 0 && !s.alive) return 'gone';
  if (s.played !== NONE) return 'shown';
  const waiting = view.stack.findLast((f) => f.asks.length > 0);
  if (waiting?.asks.some((a) => a.seat === seat && a.may !== true)) return 'thinking';
  const frame = playing(view) ?? waiting;
  return frame?.answers.some((a) => a.seat === seat) ? 'ready' : 'idle';
}

/** The viewer's own card that already lies face-down. */
export function committed(view: View): Card {
  const mine = playing(view)?.answers.find((a) => a.seat === view.viewer);
  return mine?.kind === 'play' && 'card' in mine ? mine.card : NONE;
}

/** A class or accent a seat has been seen to pick. */
export function picked(view: View, seat: Seat): { class: number; accent: number } {
  const answers = view.stack.flatMap((f) => f.answers).filter((a) => a.seat === seat);
  const [cls, accent] = (['class', 'accent'] as const).map((kind) => answers.find((a) => a.kind === kind));
  const s = view.seats[seat]!;
  return {
    class: cls?.kind === 'class' && 'class' in cls ? cls.class : s.class,
    accent: accent?.kind === 'accent' && 'accent' in accent ? accent.accent : s.accent,
  };
}
