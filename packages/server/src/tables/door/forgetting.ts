/** Forgetting a person who asks for it: games they played still replay, and nobody is named in them. */
import type { Person } from '../../store/store.ts';
import { leaving } from '../judge/sitting.ts';
import type { Moves } from '../move.ts';
import { TableError } from '../said/contract.ts';

/** What stands where a name was, in every language. */
const NOBODY = '—';

/** Tables looked through at once: others are served between. */
const AT_ONCE = 20;

/** They get up everywhere first, so that no table waits for somebody who cannot come. */
async function leaveAll(moves: Moves, me: Person): Promise<void> {
  for (let before: string | undefined; ; ) {
    const { tables, next } = await moves.setting.store.list({
      person: me.id,
      status: ['open', 'running'],
      limit: AT_ONCE,
      ...(before && { before }),
    });
    for (const { id } of tables)
      await moves.change(id, leaving(me, undefined)).catch((error: unknown) => {
        if (!(error instanceof TableError)) throw error;
      });
    if (next === null) return;
    before = next;
  }
}

export async function forgetPerson(moves: Moves, me: Person): Promise<{ tokens: string[]; tables: number }> {
  const { store } = moves.setting;
  await leaveAll(moves, me);
  const forgetting = { person: me.id, as: NOBODY };
  const tokens = await store.forgetPerson(forgetting);
  let [after, tables]: [string | null, number] = ['', 0];
  while (after !== null) {
    const { next, changed } = await store.forgetAt(forgetting, after, AT_ONCE);
    for (const id of changed) await moves.knowing.drop(id);
    tables += changed.length;
    after = next;
  }
  return { tokens, tables };
}
