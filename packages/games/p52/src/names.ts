/** What things at a table are called. */
import type { Seat } from '@undercroft/engine';
import { bookFor } from './doors.ts';
import { CORES, isName } from './formula/syntax.ts';
import { type Card, cardName } from './rules/cards.ts';
import { isFaceUp, mapOf } from './rules/map.ts';
import { columnOf, rowOf } from './rules/rooms/room.ts';
import { WARD } from './rules/ward.ts';
import { english, type Key, type P52Say } from './texts.ts';
import type { View } from './view.ts';

export interface Naming {
  say: P52Say;
  view: View;
}

export function nameOf({ say, view }: Naming, seat: Seat): string {
  if (seat === WARD && view.ward !== null) return view.ward.name;
  return view.heroes[seat]?.sheet?.name ?? say('seat', { n: seat + 1 });
}
export const cardsNamed = (cards: readonly Card[]): string => cards.map(cardName).join(' ');

/** An enemy by its name and card, fallen or not. */
export const enemyNamed = ({ say, view }: Naming, id: number): string => view.met[id] ?? say('nobody');

const letter = (column: number): string => String.fromCharCode(65 + column);

/** `C2`, as on a map: columns are letters from the west, rows numbers from the north. */
export const squareNamed = (view: View, place: number): string =>
  place < 0 || place >= view.spots.length ? '' : `${letter(columnOf(mapOf(view), place))}${rowOf(mapOf(view), place) + 1}`;

/** A spot, with what is worth knowing of it. */
export function placeNamed({ say, view }: Naming, place: number): string {
  const at = { column: letter(columnOf(mapOf(view), place)), row: rowOf(mapOf(view), place) + 1 };
  const there = view.enemies.find((enemy) => enemy.place === place);
  if (there !== undefined) return say('place.enemy', { ...at, enemy: there.sheet.name });
  if (place === view.exit) return say('place.exit', at);
  const spot = view.spots[place]!;
  if (!isFaceUp(spot)) return say('place.unknown', at);
  return spot.is === 'path' || spot.is === 'enemy' ? say('place', at) : say('place.is', { ...at, spot: spotNamed({ say, view }, spot.is) });
}

const PRINTED = ['path', 'hidden', 'obstructed', 'chest', 'enemy', 'trap', 'specialChest', 'key', 'boss'] as const;

export function spotNamed({ say, view }: Naming, is: string): string {
  const printed = PRINTED.find((one) => one === is);
  if (printed !== undefined) return say(`spot.${printed}`);
  return bookFor(view).scenario.spots?.find(({ id }) => id === is)?.name ?? is;
}

export const itemNamed = ({ view }: Naming, item: string): string => bookFor(view).item(item).name;
export const abilityNamed = ({ view }: Naming, ability: string): string =>
  bookFor(view).scenario.abilities.find(({ id }) => id === ability)?.name ?? ability;

/** `2 × Lock Pick, Bitterroot`. */
export function itemsNamed(naming: Naming, items: readonly string[]): string {
  const counted = [...new Set(items)].map((item) => [itemNamed(naming, item), items.filter((other) => other === item).length] as const);
  if (counted.length === 0) return naming.say('none');
  return counted.map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join(', ');
}

export const splitNamed = ({ say }: Naming, split: Readonly<Record<string, number | undefined>>): string =>
  CORES.flatMap((core) => (split[core] ? [`${say(`core.${core}`)} +${split[core]}`] : [])).join(', ');

const isKey = (key: string): key is Key => Object.hasOwn(english, key);
const isCore = (word: string): boolean => CORES.some((core) => core === word);

/** Where a number comes from: what the rules call it, a part of a formula in words, or the name of a thing. */
export function sourceNamed(say: P52Say, source: string): string {
  const key = `source.${source}`;
  if (isKey(key)) return say(key);
  // Names of formulas stand alone or between signs; whatever else a scenario calls something it says itself.
  if (
    !/^[\w()×/+−, ]+$/.test(source) ||
    !source.split(/[^\w]+/).every((word) => /^\d*$/.test(word) || /^(min|max)$/.test(word) || isName(word))
  )
    return source;
  return source.replace(/[A-Za-z]\w*/g, (word) => {
    const term = isCore(word) ? `core.${word}` : `term.${word}`;
    return isKey(term) ? say(term) : word;
  });
}
