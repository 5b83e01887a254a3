/** Everybody at the table: hero, HP, stats, items. One to three lines each, so that twelve seats fit too. */
import type { Seat } from '@undercroft/engine';
import type { Place } from '@undercroft/terminal/board.ts';
import { bar, box } from '@undercroft/terminal/box.ts';
import { clip, padEnd, padStart, plural, wrap } from '@undercroft/terminal/text.ts';
import {
  abilityName,
  CATEGORIES,
  categoryName,
  countOf,
  DEAD,
  heroName,
  heroOf,
  ITEMS,
  itemWords,
  NONE,
  OUT,
  type SeatView,
  STATS,
  statOf,
  type View,
} from '../src/index.ts';
import { tokenInk } from './map.ts';
import { say } from './say.ts';

/** With more seats than this, items are counted by category instead of named. */
const FEW = 5;
const NAME_WIDTH = 13;
const HP_BAR = 8;
const INDENT = 4;

/** `Half a Crown ◆3 (Headwear, Jewelry)`. */
export function itemLine(view: View, item: number): string {
  const { treasure, categories } = ITEMS[item]!;
  const kinds = categories.length > 0 ? ` (${categories.map((category) => categoryName(say, category)).join(', ')})` : '';
  return `${itemWords(say, view, item)}${treasure > 0 ? ` ◆${treasure}` : ''}${kinds}`;
}

function countedItems(s: SeatView): string {
  const counts = CATEGORIES.map((category) => ({ name: categoryName(say, category), n: countOf(s, category) }));
  return counts.flatMap(({ name, n }) => (n > 0 ? [n > 1 ? `${name} ×${n}` : name] : [])).join(', ');
}

const hasHero = (s: SeatView): boolean => s.hero !== NONE || s.custom !== null;

export function hpText(s: SeatView, { ink }: Place): string {
  const colour = s.hp * 3 <= s.maxHp ? 'red' : s.hp * 3 <= s.maxHp * 2 ? 'yellow' : 'green';
  return `${ink(colour, bar(s.hp, s.maxHp, HP_BAR))} ${padStart(`${s.hp}/${s.maxHp}`, 5)}`;
}

/** What is to be known at a glance: whose turn, who skips, who is where. */
function marksOf(view: View, seat: Seat): string {
  const s = view.seats[seat]!;
  const [x, y] = [view.layout.squares[s.room * 2], view.layout.squares[s.room * 2 + 1]];
  const marks = [s.room < 0 ? '' : `at ${x},${y}`, view.active === seat ? 'on turn' : '', s.skip > 0 ? `skips ${s.skip}` : ''];
  return marks.filter((mark) => mark !== '').join(', ');
}

function firstLine(view: View, seat: Seat, place: Place): string {
  const { ink } = place;
  const s = view.seats[seat]!;
  const name = hasHero(s) ? heroName(say, heroOf(s)) : s.hasHero ? 'hero chosen' : 'nobody yet';
  const lead = `${seat === place.viewer ? ink('cyan', '▸') : ' '}${tokenInk(seat, place)} ${padEnd(clip(name, NAME_WIDTH), NAME_WIDTH)}`;
  if (s.status === OUT) return `${lead} ${ink('red', 'out of the game')}`;
  if (s.status === DEAD) return `${lead} ${ink('red', 'dead, may come back')}`;
  if (!hasHero(s) || s.hp === 0) return lead;
  const belongings = `${ink('yellow', padStart(`◆${s.treasure}`, 3))}  ${padEnd(plural(s.itemCount, 'item'), 8)} ${plural(bits(s.kills), 'kill')}`;
  return `${lead} ${hpText(s, place)} ${belongings}  ${ink('dim', marksOf(view, seat))}`;
}

const bits = (mask: number): number => mask.toString(2).replace(/0/g, '').length;

/** `STR 5 CON 5 …  Thick Skull`. */
function statLine(view: View, seat: Seat): string {
  const s = view.seats[seat]!;
  const stats = STATS.map((stat, i) => `${stat.toUpperCase()} ${statOf(view, seat, i, null)}`).join(' ');
  const ability = abilityName(say, view, s.ability);
  return ability === '' ? stats : `${stats} · ${ability}`;
}

function seatLines(view: View, seat: Seat, place: Place, width: number): string[] {
  const s = view.seats[seat]!;
  const lines = [firstLine(view, seat, place)];
  if (s.status !== 0 || !hasHero(s)) return lines;
  const more = [statLine(view, seat)];
  const items = view.seats.length <= FEW ? s.items.map((item) => itemLine(view, item)).join(' · ') : countedItems(s);
  if (items !== '') more.push(items);
  const lead = ' '.repeat(INDENT);
  return [...lines, ...more.flatMap((line) => wrap(lead + line, width, INDENT)).map((line) => place.ink('dim', line))];
}

export function party(view: View, place: Place): string[] {
  const { ink, width } = place;
  const lines = view.seats.flatMap((_, seat) => seatLines(view, seat, place, width - 4));
  return box(lines, { ink, width, title: 'The party', corner: cornerOf(view), frame: 'dim' });
}

function cornerOf(view: View): string {
  if (view.round === 0) return 'before the first round';
  const early = view.round <= view.rules.minRounds ? ` · nobody wins before round ${view.rules.minRounds + 1}` : '';
  return `round ${view.round}${early}`;
}
