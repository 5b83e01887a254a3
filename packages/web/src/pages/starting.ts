/** The ways to begin a game: what is asked of the server, in order. */

import { goTo } from '@undercroft/board/router.ts';
import { settingsNow } from '@undercroft/board/settings.ts';
import type { GameInfo, NewTable, TableInfo } from '@undercroft/client';
import type { Seat } from '@undercroft/engine';
import { USUAL_BOT } from '../bots.ts';
import { cleanName } from '../names.ts';
import { api, mustBeSomebody } from '../people.ts';
import { namesAt } from './home/table-words.ts';
import type { Brings } from './setup/bring-form.tsx';
import { withBots } from './with-bots.ts';

/** Bots for the seats after the people. */
export const botsAfter = (people: number, seats: number): (string | null)[] =>
  Array.from({ length: seats }, (_, seat) => (seat < people ? null : USUAL_BOT));

export const placeOf = (table: string): string => `/t/${table}`;

/** Sits down on each of the first seats: one person may hold several, and give each a name. */
async function sitOn(table: string, names: readonly (string | undefined)[]): Promise<void> {
  for (const [seat, name] of names.entries()) await api.sit(table, { seat, name });
}

/** A table for those at this screen only: nobody hurries them, and it is put away if they leave. */
const ofOurOwn = (game: GameInfo, people: number, seats: number): NewTable => ({
  game: game.slug,
  seats,
  bots: botsAfter(people, seats),
  visibility: 'private',
  clock: { kind: 'none' },
  pace: settingsNow().pace || 'brisk',
  abandoned: 'archive',
});

/** Alone with bots, at once. */
export async function playNow(game: GameInfo): Promise<void> {
  await mustBeSomebody();
  const table = ofOurOwn(game, 1, Math.max(game.seats.usual, game.seats.min));
  const { id } = await api.create({ ...table, options: withBots(game.slug) });
  await sitOn(id, [undefined]);
  await api.start(id);
  goTo(placeOf(id));
}

/** Several people at this screen, each with a name, and bots for the other seats. */
export async function playAround(game: GameInfo, names: readonly string[], bots: number): Promise<void> {
  await mustBeSomebody();
  const { id } = await api.create(ofOurOwn(game, names.length, names.length + bots));
  await sitOn(id, names.map(cleanName));
  await api.start(id);
  goTo(placeOf(id));
}

/** Sets up a table, sits down at it, and waits there for the others. */
export function setUp(table: NewTable): Promise<void> {
  return setUpWith(table, new Map([[0, '']]));
}

/** Sets up a table and sits down on the seats named, each with a name and perhaps something brought. If no chair is left open, it begins at once. */
export async function setUpWith(table: NewTable, mine: ReadonlyMap<Seat, string>, brings: Brings = {}): Promise<void> {
  await mustBeSomebody();
  let info: TableInfo = await api.create(table);
  for (const [seat, name] of mine) {
    info = await api.sit(info.id, { seat, name: cleanName(name) || undefined });
    const brought = brings[seat];
    if (brought !== undefined) info = await api.bring(info.id, { seat, ...brought });
  }
  if (info.seats.every(({ person, bot }) => person !== null || bot !== null)) await api.start(info.id);
  goTo(placeOf(info.id));
}

export async function join(table: TableInfo): Promise<void> {
  await mustBeSomebody(namesAt(table));
  await api.sit(table.id);
  goTo(placeOf(table.id));
}
