/** What using an ability costs, and how often it was used. */
import type { Seat } from '@undercroft/engine';
import { spendStamina } from './decks.ts';
import type { Out } from './events.ts';
import { hurt } from './harm.ts';
import type { Ability } from './scenario/pieces.ts';
import type { Table } from './table.ts';

export function payFor(t: Table, seat: Seat, { id, limit, costs }: Ability, out: Out): void {
  const hero = t.heroes[seat]!;
  if (limit?.per === 'room') hero.usedInRoom = onceMore(hero.usedInRoom, id);
  if (limit?.per === 'session') hero.usedInSession = onceMore(hero.usedInSession, id);
  if (costs?.stamina !== undefined) spendStamina(t, seat, costs.stamina);
  if (costs?.hp !== undefined) hurt(t, seat, costs.hp, out);
}

const onceMore = (used: Readonly<Record<string, number>>, id: string): Record<string, number> => ({ ...used, [id]: (used[id] ?? 0) + 1 });
