/** What the first address will need besides its page, asked for before anything is drawn. */
import type { TableInfo } from '@undercroft/client';
import { fetchSoon } from '../games/index.ts';
import { api, client, whoAmI } from '../people.ts';

const asked = new Map<string, Promise<TableInfo>>();

/** A table that was asked for early, else asked for now. An early answer is good once: tables change. */
export function tableSoon(id: string): Promise<TableInfo> {
  const early = asked.get(id);
  asked.delete(id);
  return early ?? api.table(id);
}

function fetchTable(id: string): void {
  const table = api.table(id);
  asked.set(id, table);
  client.connect();
  // What is wrong with a table is said by its page.
  table.then(
    ({ game }) => fetchSoon(game),
    () => undefined,
  );
}

export function fetchAlong([place, name]: readonly string[]): void {
  // Whoever needs to know asks again; the pages themselves show what went wrong.
  whoAmI().catch(() => undefined);
  if (name === undefined) return;
  if (place === 'learn' || place === 'alone') fetchSoon(name);
  if (place === 't') fetchTable(name);
}
