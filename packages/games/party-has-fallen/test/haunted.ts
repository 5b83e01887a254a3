/** Tables with the Marauder on them. */
import { running, startAt } from '@undercroft/testkit';
import { MARAUDER_ABILITIES } from '../src/content/marauder.ts';
import { MARAUDER_DECK } from '../src/decks.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import { game as wholeGame } from '../src/procedures/game.ts';
import type { Table } from '../src/table.ts';
import { dice, type Scene, tableWith } from './table.ts';

export const EXPANSION = { 'expansion.marauder': true };
export const ability = (name: string): number => MARAUDER_ABILITIES.findIndex((card) => card.name === name);
/** What the movement die shows. */
export const [NORTH, EAST, SOUTH, WEST, LURK, ITEM] = [1, 2, 3, 4, 5, 6] as const;

/** A table with the Marauder in a room. */
export function haunted(scene: Scene, room: number, more: Partial<Pick<Table, 'hauntHp' | 'hauntAbility' | 'fresh'>> = {}): Table {
  const t = tableWith({ ...scene, options: { ...EXPANSION, ...scene.options } });
  Object.assign(t, { haunt: room, hauntHp: 5, hauntAbility: -1, ...more });
  t.draw[MARAUDER_DECK] = t.draw[MARAUDER_DECK]!.filter((card) => card !== t.hauntAbility);
  return t;
}

/** Its turn at the end of the round: distance, face of the movement die, then whatever else is rolled. */
export function itsTurn(t: Table, ...rolls: number[]): Event[] {
  dice(t, ...rolls);
  return startAt(game, t, running(wholeGame, { next: t.seats.length }, 'lastStep'));
}
