/** Making tables and finding them. */
import { Conflict } from '../../store/errors.ts';
import type { Person, Store } from '../../store/store.ts';
import { DEADLINE } from '../keep/changes.ts';
import { gameFor, readMaterialFor } from '../keep/games.ts';
import type { Run } from '../keep/guard.ts';
import type { Setting } from '../keep/setting.ts';
import type { CreateTable, TableInfo, TableService } from '../said/contract.ts';
import { infoOf, infoOfRow, newRow } from '../sight/info.ts';
import { deadlineDue } from '../sight/time.ts';
import { guarded } from '../table/failing.ts';
import { tableFrom } from '../table/happen.ts';
import { firstEntry } from './creating.ts';
import type { Forked } from './forks.ts';

const MOST_LISTED = 100;
const GOING_ON = ['open', 'running'] as const;
const OVER = ['finished'] as const;

/** A key is the person's own, so that nobody can use up another's. */
const ownKey = (me: Person, { key }: CreateTable): string | null => (key === undefined ? null : `${me.id}:${key}`);

/** Where a new table comes from, if from another: a fork, or a rematch that only keeps its seats. */
export type Beginning = Partial<Forked>;

/** Whatever the request brings along is read by `read`. */
type Making = Setting & { read: Run };

export async function create(
  setting: Making,
  me: Person,
  asked: CreateTable,
  from: Beginning,
  key: string | null = ownKey(me, asked),
): Promise<TableInfo> {
  const game = await gameFor(setting, asked.game);
  const secret = setting.fresh.secret();
  const material = await readMaterialFor(setting, game, asked.material, setting.read);
  const made = { secret, at: setting.now(), from, material };
  const first = () => guarded(() => firstEntry(game, me, asked, made));
  // What was sent is hashed with the content of the game: as dear as reading it.
  const entry = await (typeof asked.material === 'object' ? setting.read(first) : setting.guard.run(first));
  const state = tableFrom(setting.fresh.id(key), entry);
  const { seq: _, ...created } = entry;
  const jobs = [{ kind: DEADLINE, dueAt: deadlineDue(game, state) }];
  try {
    await setting.store.create(newRow(state), [created], { secret, jobs });
    return infoOf(state);
  } catch (error) {
    const known = error instanceof Conflict && key !== null ? await setting.store.get(state.id) : null;
    if (known === null) throw error;
    return infoOfRow(known);
  }
}

export async function list(store: Store, query: Parameters<TableService['list']>[0]): ReturnType<TableService['list']> {
  const { me, mine = false, over = false, game, before, limit } = query;
  if (mine && me === null) return { tables: [], next: null };
  const whose = mine && me !== null ? { person: me.id } : { public: true, status: over ? OVER : GOING_ON };
  const page = await store.list({
    ...whose,
    ...(game === undefined ? {} : { game }),
    ...(before === undefined ? {} : { before }),
    limit: Math.min(Math.max(1, limit), MOST_LISTED),
  });
  return { tables: page.tables.map(infoOfRow), next: page.next };
}
