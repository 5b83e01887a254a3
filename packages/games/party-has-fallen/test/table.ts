/** Tables for tests: small dungeons drawn as text, heroes by name, dice and cards that come as wanted. */
import { type Ask, below, configFor, type Seat, sfc32 } from '@undercroft/engine';
import { asked, mayBeAsked, play, running, startAt } from '@undercroft/testkit';
import { expect } from 'vitest';
import { ABILITIES } from '../src/content/abilities.ts';
import { EVENTS } from '../src/content/events.ts';
import { GOALS } from '../src/content/goals.ts';
import { HEROES } from '../src/content/heroes.ts';
import { ITEMS } from '../src/content/items.ts';
import type { Decision, Kind } from '../src/decisions.ts';
import { EVENT_DECK, ITEM_DECK } from '../src/decks.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import { game as wholeGame } from '../src/procedures/game.ts';
import { turn } from '../src/procedures/turn.ts';
import { layoutOf } from '../src/rules/layout.ts';
import { maxHp } from '../src/rules/modifiers.ts';
import { setup, type Table } from '../src/table.ts';

export interface Somebody {
  hero?: string;
  ability?: string;
  goal?: string;
  items?: string[];
  /** The room: its number in reading order. */
  at?: number;
  start?: number;
  hp?: number;
}

export interface Scene {
  /** Rows from north to south, `/` between them; P plain, X EXIT, M Summon, S skill, I item, E event; small letters: face-down. */
  map: string;
  party: Somebody[];
  round?: number;
  options?: Record<string, unknown>;
}

const KINDS = 'PXMSIE';
const find = (cards: readonly { name: string }[], name: string): number => {
  const i = cards.findIndex((card) => card.name === name);
  expect(i, `there is no card '${name}'`).toBeGreaterThanOrEqual(0);
  return i;
};
export const item = (name: string): number => find(ITEMS, name);
export const goalCard = (name: string): number => find(GOALS, name);
export const eventCard = (name: string): number => find(EVENTS, name);
export const abilityCard = (name: string): number => find(ABILITIES, name);

function drawMap(t: Table, map: string): void {
  const rows = map.split('/');
  const squares = rows.flatMap((row, y) => [...row].flatMap((letter, x) => (letter === '.' ? [] : [x, y])));
  const letters = [...map.replace(/[./]/g, '')];
  t.layout = layoutOf(squares);
  t.rooms = letters.map((letter, i) => KINDS.indexOf(letter.toUpperCase()) * 100 + i);
  t.open = letters.map((letter) => (letter === letter.toUpperCase() ? 1 : 0));
  t.known = letters.map(() => 0);
}

function seatThem(t: Table, party: Somebody[]): void {
  party.forEach((p, seat) => {
    const s = t.seats[seat]!;
    s.hero = find(HEROES, p.hero ?? 'Fighter');
    s.gender = HEROES[s.hero]!.gender === 'female' ? 1 : 0;
    s.ability = p.ability === undefined ? abilityCard('Trophy Hunter') : abilityCard(p.ability);
    s.goal = goalCard(p.goal ?? 'Batteries Not Included');
    s.items = (p.items ?? []).map(item);
    s.room = p.at ?? 0;
    s.start = p.start ?? s.room;
    s.hp = p.hp ?? maxHp(t, seat);
    for (const held of s.items) t.draw[ITEM_DECK] = t.draw[ITEM_DECK]!.filter((card) => card !== held);
  });
}

/** A table in the middle of the game, with nothing running yet. Windows stay open. */
export function tableWith({ map, party, round = 1, options = {} }: Scene): Table {
  const seats = party.length + (options['dm.extra'] === true ? 1 : 0);
  const t = setup(configFor(game, { seats, options: { 'table.maxSeats': 12, ...options } }), sfc32(1));
  drawMap(t, map);
  t.round = round;
  seatThem(t, party);
  return t;
}

/** A seat's turn begins. */
export const beginTurn = (t: Table, seat: Seat = 0): Event[] =>
  startAt(game, t, running(wholeGame, { next: seat }, 'afterTurn'), running(turn, { seat }));

/** The last player's turn of the round is over. */
export const endRound = (t: Table): Event[] => startAt(game, t, running(wholeGame, { next: t.seats.length - 1 }, 'afterTurn'));

/** A table at the first question of seat 0's turn. */
export function turnOf(scene: Scene, seat: Seat = 0): Table {
  const t = tableWith(scene);
  beginTurn(t, seat);
  return t;
}

export const take = (t: Table, ...decisions: Decision[]): Event[] => play(game, t, ...decisions);
export const waiting = (t: Table): string[] => asked(game, t).map((ask) => `${ask.seat} ${ask.kind}`);
export const may = (t: Table): string[] => mayBeAsked(game, t).map((ask) => `${ask.seat} ${ask.kind}`);

export const roll = (seat: Seat = 0): Decision => ({ seat, kind: 'turn', do: 'roll' });
export const pass = (seat: Seat = 0): Decision => ({ seat, kind: 'turn', do: 'end' });
export const attack = (target: Seat, seat: Seat = 0): Decision => ({ seat, kind: 'turn', do: 'attack', target });
export const use = (card: number, seat: Seat = 0): Decision => ({ seat, kind: 'turn', do: 'use', card });
export const step = (to: number, seat: Seat = 0): Decision => ({ seat, kind: 'step', to });
export const press = (seat: Seat = 0, on = true): Decision => ({ seat, kind: 'press', on });
export const join = (seat: Seat, side: 'attack' | 'defend' | 'out'): Decision => ({ seat, kind: 'join', side });
export const accept = (seat: Seat, ...helpers: Seat[]): Decision => ({ seat, kind: 'accept', helpers });

/** The options of a question, without seat and kind. */
export function optionsOf(t: Table, seat: Seat, kind: Kind): Record<string, unknown>[] {
  const ask: Ask<Kind> = { seat, kind };
  return game.play.options(t, ask).map(({ seat: _seat, kind: _kind, ...rest }) => rest);
}
export const canDo = (t: Table, d: Decision): boolean => game.play.refuse(t, d) === null;
export const why = (t: Table, d: Decision): string | undefined => game.play.refuse(t, d)?.rule;

export const told = <K extends Event['type']>(out: readonly Event[], type: K): Extract<Event, { type: K }>[] =>
  out.filter((e): e is Extract<Event, { type: K }> => e.type === type);
export const types = (out: readonly Event[]): string[] => out.map((e) => e.type);
export const held = (t: Table, seat: Seat): string[] => t.seats[seat]!.items.map((card) => ITEMS[card]!.name);
export const rooms = (t: Table): number[] => t.seats.map((s) => s.room);
export const hps = (t: Table): number[] => t.seats.map((s) => s.hp);

/** These come next from the event deck, the first one first. */
export function nextEvents(t: Table, ...names: string[]): void {
  const cards = names.map(eventCard);
  t.draw[EVENT_DECK] = [...t.draw[EVENT_DECK]!.filter((card) => !cards.includes(card)), ...cards.toReversed()];
}
export function nextItems(t: Table, ...names: string[]): void {
  const cards = names.map(item);
  t.draw[ITEM_DECK] = [...t.draw[ITEM_DECK]!.filter((card) => !cards.includes(card)), ...cards.toReversed()];
}

const seeds = new Map<string, number>();

/** The next dice show this; a d8 is written as [value, 8]. Found by trying seeds, so the generator itself stays as it is. */
export function dice(t: Table, ...wanted: (number | [number, number])[]): void {
  const key = JSON.stringify(wanted);
  let seed = seeds.get(key) ?? 1;
  while (!seeds.has(key)) {
    const random = sfc32(seed);
    if (wanted.every((d) => (Array.isArray(d) ? below(random, d[1]) + 1 === d[0] : below(random, 6) + 1 === d))) seeds.set(key, seed);
    else seed++;
  }
  t.random = sfc32(seed);
}

/** A fight with everybody's answers given: seat 0 attacks seat 1, the others as told. */
export function fightNow(t: Table, rolls: number[], sides: Record<Seat, 'attack' | 'defend' | 'out'> = {}): Event[] {
  const out = take(t, attack(1));
  const answers = Object.entries(sides).map(([seat, side]) => join(Number(seat), side));
  const joined = (side: string) => Object.entries(sides).flatMap(([seat, x]) => (x === side ? [Number(seat)] : []));
  const accepts: Decision[] = [];
  if (joined('attack').length > 0) accepts.push(accept(0, ...joined('attack')));
  if (joined('defend').length > 0) accepts.push(accept(1, ...joined('defend')));
  if (accepts.length === 0) dice(t, ...rolls);
  out.push(...take(t, ...answers, press()));
  accepts.forEach((d, i) => {
    if (i === accepts.length - 1) dice(t, ...rolls);
    out.push(...take(t, d));
  });
  return out;
}
