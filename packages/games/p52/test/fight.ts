/** Rooms with a fight in them, for tests: drawn, turned up, with enemies where the test wants them. */
import type { Seat } from '@undercroft/engine';
import { running, startAt } from '@undercroft/testkit';
import type { Act } from '../src/decisions.ts';
import { bookFor } from '../src/doors.ts';
import type { P52Event } from '../src/events.ts';
import { freshRounds, rounds } from '../src/procedures/rounds.ts';
import { freshTurn, turn } from '../src/procedures/turn.ts';
import type { Character } from '../src/rules/character.ts';
import { enemyFrom } from '../src/rules/fight/enemy.ts';
import { type Enemy, FACE_DOWN, NO_QUEST, type Table } from '../src/table.ts';
import { type Drawn, drawn } from './rules/rooms/drawn.ts';
import { cards, game, tableWith } from './table.ts';

export interface Scene {
  t: Table;
  at: Drawn['at'];
}

/** Signs with a meaning: x obstructed, h hidden, t trap, c chest; every other spot is a plain path. */
const KINDS: Readonly<Record<string, string>> = { x: 'obstructed', h: 'hidden', t: 'trap', c: 'chest' };

/** A lit room that is turned up; all characters stand on S. */
export function scene(drawing: string, characters: readonly Partial<Character>[], options: Record<string, unknown> = {}): Scene {
  const { room, at, signs } = drawn(drawing);
  const t = tableWith(characters, { options });
  t.quest = { ...NO_QUEST, id: 'toll', entered: 1 };
  t.squares = room.grid.squares;
  t.start = room.start;
  t.exit = 0;
  t.isLit = true;
  t.round = 1;
  t.characters = 3;
  t.avgLv = 1;
  t.spots = Array.from({ length: room.grid.squares.length / 2 }, (_, place) => ({
    ...FACE_DOWN,
    card: 5,
    is: KINDS[signs([place])] ?? 'path',
    chest: signs([place]) === 'c' ? ('locked' as const) : ('none' as const),
  }));
  for (const hero of t.heroes) hero.place = room.start;
  return { t, at };
}

/** An enemy of that card on a place; changes are to taste. */
export function enemyAt(t: Table, card: string, place: number, changes: Partial<Enemy> = {}): number {
  const sheet = enemyFrom(cards(card)[0]!, { characters: 3, avgLv: t.avgLv }, bookFor(t));
  const id = t.enemiesCome++;
  const enemy: Enemy = {
    id,
    card: cards(card)[0]!,
    sheet,
    hp: sheet.maxHp,
    place,
    boss: 'none',
    lostTurns: 0,
    pushing: -1,
    lastAttacker: null,
    heals: 0,
    afflictions: [],
    isRobbed: false,
  };
  t.enemies.push({ ...enemy, ...changes });
  t.enemyDeck = t.enemyDeck.filter((other) => other !== enemy.card);
  return id;
}

/** The seat's turn, within a round that ends after it. */
export function startTurn(t: Table, seat: Seat): P52Event[] {
  const actor = { side: 'party' as const, id: seat, initiative: 10, hp: 10 };
  return startAt(game, t, running(rounds, { ...freshRounds(), actor }, 'turned'), running(turn, freshTurn(seat, null)));
}

/** The party has just come in. */
export const startRounds = (t: Table): P52Event[] => startAt(game, t, running(rounds, freshRounds()));

export const optionsOf = (t: Table, seat: Seat): Act[] =>
  game.play.options(t, { seat, kind: 'act' }).flatMap((d) => (d.kind === 'act' ? [d] : []));
export const movesOf = (t: Table, seat: Seat): number[] => optionsOf(t, seat).flatMap((d) => (d.do === 'move' ? [d.to] : []));
