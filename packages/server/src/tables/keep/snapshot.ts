/**
 * A table as it was after some entry, kept so that loading need not replay everything. A cache: if anything about it is
 * not as expected, the log is replayed from its start. It holds no key of chance; that is made anew from the secret.
 */

import { hash } from 'node:crypto';
import { chacha8, type Game, type Json, type Seed, withMaterial } from '@undercroft/engine';
import { z } from 'zod';
import type { Snapshot } from '../../store/store.ts';
import { contentOf } from '../table/content.ts';
import { type Desk, rulesFor } from '../table/happen.ts';
import type { Course, TableState } from '../table/state.ts';

const FORMAT = 'undercroft-snapshot-6';

interface Kept {
  format: string;
  /** Rules version and content hash it was made with. */
  rules: string;
  /** Keys of the requests so far. */
  keys: string[];
  state: TableState;
}

/** The hash behind it has shown that we wrote it, so its shape needs no second look. */
const kept = z.custom<Kept>((value) => typeof value === 'object' && value !== null && 'state' in value && 'keys' in value);

const sealed = z.object({ hash: z.string(), text: z.string() });

const rulesHash = (game: Game): string => `${game.about.slug} ${game.about.version} ${contentOf(game)}`;

function withoutKey(course: Course): Course {
  const { random } = course.table;
  return { ...course, table: { ...course.table, random: { ...random, words: random.words.slice(-1) } } };
}

export function snapshotOf(game: Game, state: TableState, keys: Iterable<string>): Json {
  const course = state.course && withoutKey(state.course);
  const data: Kept = { format: FORMAT, rules: rulesHash(game), keys: [...keys], state: { ...state, course } };
  // Not sorted: a view shows parts of the table as they are, and must not change when a table is loaded.
  const text = JSON.stringify(data);
  return { hash: hash('sha256', text), text };
}

/** The table a snapshot holds, or null if it cannot be used. */
export function restore(desk: Desk, snapshot: Snapshot): { state: TableState; keys: string[] } | null {
  const outer = sealed.safeParse(snapshot.data);
  if (!outer.success || hash('sha256', outer.data.text) !== outer.data.hash) return null;
  const { format, rules, state, keys } = kept.parse(JSON.parse(outer.data.text));
  if (format !== FORMAT || rules !== rulesHash(desk.game) || state.seq !== snapshot.seq) return null;
  if (state.course) {
    desk.rules = rulesFor(desk, state);
    revive(state.course, desk.rules.seed);
    withMaterial(state.course.table, desk.material ?? undefined);
  }
  return { state, keys };
}

/** Puts the key of chance back. */
function revive({ table: { random } }: Course, seed: Seed): void {
  random.words = [...chacha8(seed).words.slice(0, -1), ...random.words];
}
