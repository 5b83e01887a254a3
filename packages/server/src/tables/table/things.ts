/** Things at a table, as its log has them: who brought what, what is made there, when it is time to go home. */

import { hash } from 'node:crypto';
import { type EventBase, type Game, type Json, keptBy, type Seat } from '@undercroft/engine';
import type { SeatState, TableState } from './state.ts';

/** Whether everybody's things are written home after this. */
export function comesHome({ doors }: Game, events: readonly EventBase[]): boolean {
  const { comesHome: isHomecoming } = doors?.thing ?? {};
  return isHomecoming !== undefined && events.some((event) => isHomecoming(event));
}

/** The same for every node: a thing that a table makes has its id from it. */
const madeId = (table: string, seat: Seat, owner: string): string => hash('sha256', `${table} ${seat} ${owner}`, 'base64url').slice(0, 16);

/** Whoever takes something home who brought nothing has it from now on. Nobody takes things home from a fork. */
export function makeThings(game: Game, state: TableState): void {
  const { course, fork } = state;
  const door = game.doors?.thing;
  if (door === undefined || course === null || fork !== null) return;
  for (const [seat, at] of state.seats.entries()) {
    const owner = at.owner ?? at.person;
    const kept = at.thing === null && owner !== null ? keptBy(game, course.table, seat) : null;
    if (kept === null || owner === null) continue;
    at.thing = { id: madeId(state.id, seat, owner.id), owner: owner.id, title: door.title(kept), version: 1, brought: null };
  }
}

/** What each seat brought to the start. */
export function bringsOf({ fork, brings, seats }: TableState): readonly (Json | null)[] {
  return fork === null ? seats.map(({ thing }) => thing?.brought ?? null) : (brings ?? []);
}

/** What everybody may know of it. */
export const broughtInfo = ({ thing }: SeatState): { id: string; title: string } | null => thing && { id: thing.id, title: thing.title };
