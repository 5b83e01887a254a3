/** Tables for the tests of P52: stacked decks, made characters, drawn rooms. */
import { MATERIAL, type Seat } from '@undercroft/engine';
import { play, running, startAt, type TableSetup, tableFor } from '@undercroft/testkit';
import type { P52Event } from '../src/events.ts';
import { game } from '../src/game.ts';
import { room } from '../src/procedures/room.ts';
import { session } from '../src/procedures/session.ts';
import { cardNamed } from '../src/rules/cards.ts';
import type { Character } from '../src/rules/character.ts';
import { maxHpOf } from '../src/rules/heroes.ts';
import type { Table } from '../src/table.ts';
import { PLAIN_BOOK } from './plain.ts';
import { character } from './rules/somebody.ts';

export const cards = (...names: string[]): number[] => names.map((name) => cardNamed(name)!);

/** These cards come next from the deck, the first one first; the others follow as they lay. */
export function stack(deck: number[], ...names: string[]): void {
  const wanted = cards(...names);
  const rest = deck.filter((card) => !wanted.includes(card));
  deck.splice(0, deck.length, ...rest, ...wanted.toReversed());
}

/** A table whose characters are made; nothing is running yet. */
export function tableWith(characters: readonly Partial<Character>[], setup: TableSetup = {}): Table {
  const t = tableFor(game, { ...setup, seats: characters.length });
  for (const [seat, changes] of characters.entries()) {
    t.heroes[seat]!.sheet = character(changes);
    t.heroes[seat]!.hp = maxHpOf(t, seat);
  }
  t[MATERIAL] = PLAIN_BOOK;
  t.stack.length = 0;
  return t;
}

/** The session begins: the first question is the quest's. */
export const startSession = (t: Table): P52Event[] => startAt(game, t, running(session, { next: 0, extra: false }));

/** A room begins to be laid out; quest and place are those of the table. */
export const startRoom = (t: Table): P52Event[] => startAt(game, t, running(room, { spots: 0 }));

export const itemsOf = (t: Table, seat: Seat): string[] => t.heroes[seat]!.sheet!.items.map(({ item }) => item);

export { game, play };
