/** What can be taken away from a table: the proof of its dice, and the table as a document. */
import { type Json, Match } from '@undercroft/engine';
import { exportTable } from '../store/export.ts';
import type { Person } from '../store/store.ts';
import { TableError, type Verification } from './contract.ts';
import { type Kept, toldSince } from './loading.ts';
import { rulesFor } from './replay.ts';
import type { Setting } from './setting.ts';
import { updateFor } from './updates.ts';
import { viewerFor, viewOf } from './views.ts';

/** Lets a game's code show something of a table. */
type Look = <X>(work: () => X) => Promise<X>;

const toJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));

export function verificationOf({ state, desk }: Kept): Verification {
  if (state.status !== 'finished' || state.course === null) {
    throw new TableError('not-finished', 409, 'the dice can be checked when the game has ended');
  }
  const { seed, fork } = rulesFor(desk, state);
  const { seats, options } = state.spec;
  const match = new Match(desk.game, { seats, options, seed, ...(fork && { fork }) });
  for (const d of state.course.log) match.decide(d);
  return {
    secret: desk.secret,
    commit: state.commit,
    entropy: state.entropy.map(({ seat, entropy }) => ({ seat, entropy })),
    tableId: state.id,
    seed,
    match: toJson(match.save()),
  };
}

/** A finished table whole, as it can be moved to another server; a running one only as far as the asker may know it. */
export async function exportOf(setting: Setting, kept: Kept, asker: { me: Person | null; look: Look }): Promise<Json> {
  const { me, look } = asker;
  const { state, desk } = kept;
  const viewer = viewerFor(state, me, undefined);
  if (state.status === 'finished') return toJson(await exportTable(setting.store, state.id));
  const news = await toldSince(setting, kept, 0);
  const seen = () => ({ table: viewOf(desk.game, state, me, viewer), updates: news.map((told) => updateFor(desk.game, told, viewer)) });
  return toJson({ format: 'undercroft-table-seen-1', ...(await look(seen)) });
}
