/** Tables for the tests of the Cellar. */
import type { Seat } from '@undercroft/engine';
import { running, startAt, type TableSetup, tableFor } from '@undercroft/testkit';
import type { RoomId } from '../src/content/rooms.ts';
import type { CellarEvent } from '../src/events.ts';
import { game } from '../src/index.ts';
import { event } from '../src/procedures/event.ts';
import { fight } from '../src/procedures/fight.ts';
import { game as wholeGame } from '../src/procedures/game.ts';
import { turn } from '../src/procedures/turn.ts';
import type { Cellar, Thief } from '../src/table.ts';

type Thieves = Record<Seat, Partial<Thief>>;

/** A table in its first round, with these thieves. Nothing is running yet. */
export function cellarWith(thieves: Thieves, setup: TableSetup = { seats: 3 }): Cellar {
  const t = tableFor(game, setup);
  t.round = 1;
  for (const [seat, thief] of Object.entries(thieves)) Object.assign(t.thieves[Number(seat)]!, thief);
  return t;
}

const round = (seat: Seat) => running<never>(wholeGame, { next: seat }, 'afterTurn');

/** The seat's turn begins. */
export function startTurn(t: Cellar, seat: Seat, steps = 2): CellarEvent[] {
  return startAt(game, t, round(seat), running(turn, { seat, steps }));
}

/** The seat, with steps left, draws the event on top of the pile. */
export function startEvent(t: Cellar, seat: Seat, from: RoomId = 'stairs'): CellarEvent[] {
  return startAt(game, t, round(seat), running(turn, { seat, steps: 1 }, 'afterEvent'), running(event, { seat, from, card: null }));
}

/** The seat, with steps left, meets a monster. */
export function startFight(t: Cellar, seat: Seat, strength: number, from: RoomId = 'stairs'): CellarEvent[] {
  const monster = running<never>(fight, { seat, from, strength, hoard: 3, helpers: [] });
  return startAt(game, t, round(seat), running(turn, { seat, steps: 1 }, 'afterEvent'), monster);
}
