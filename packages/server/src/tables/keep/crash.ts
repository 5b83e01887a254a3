/** Crash files: enough to see a failure again, for whoever runs the server. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DecisionBase, type Json, where } from '@undercroft/engine';
import type { Draft } from '../judge/draft.ts';
import type { Happening } from '../said/log.ts';
import type { Desk } from '../table/happen.ts';
import type { TableState } from '../table/state.ts';
import { bringsOf } from '../table/things.ts';
import type { Kept } from './loading.ts';
import type { Setting } from './setting.ts';

let files = 0;

/** Writes a crash file and returns its path; a failure to write is only logged. */
export function writeCrash({ crashes, now, log }: Setting, name: string, crash: object): string | null {
  if (crashes === null) return null;
  const file = join(crashes, `${name}-${now()}-${process.pid}-${++files}.json`);
  try {
    mkdirSync(crashes, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${JSON.stringify(crash, null, 1)}\n`, { mode: 0o600 });
    return file;
  } catch (error) {
    log.error({ err: error }, 'a crash file was not written');
    return null;
  }
}

interface Failure {
  state: TableState;
  desk: Desk;
  /** What had been decided; the last decision is the one the rules failed at. */
  log: readonly Json[];
  where: string;
  error: string;
}

/** The match up to the failure, as `undercroft replay` reads it. The table is stopped, so its seed is no secret to the operator. */
function failed({ state, desk, ...failure }: Failure): object {
  const { spec, fork } = state;
  const { game, version, seats, options } = spec;
  const brings = bringsOf(state);
  const brought = brings.some((thing) => thing !== null) && { brings };
  const match = {
    game,
    version,
    seats,
    options,
    shut: [],
    ...(desk.material && { material: desk.material.json }),
    ...brought,
    seed: desk.rules?.seed ?? '',
    ...(fork && { fork }),
  };
  return { format: 'undercroft-crash-1', ...match, ...failure };
}

const decisionsIn = (happenings: readonly (Happening | null)[]): Json[] =>
  happenings.flatMap((it) => (it?.kind === 'decided' ? [it.data.decision] : []));

/** Decisions are plain data, but interfaces lack the index signature of `Json`. */
const plain = (log: readonly DecisionBase[]): Json[] => JSON.parse(JSON.stringify(log));

/** The rules failed at something that was to be done. */
export function rulesCrash(setting: Setting, { before, state, desk, told, trying }: Draft, error: Error): void {
  const crash = failed({
    state: before,
    desk,
    log: [...plain(before.course?.log ?? []), ...decisionsIn([...told.map(({ entry }) => entry), trying])],
    where: state.course ? where(state.course.table) : 'set-up',
    error: String(error.cause instanceof Error ? error.cause.stack : error.message),
  });
  const file = writeCrash(setting, 'crash-rules', crash);
  setting.log.error({ table: before.id, game: before.spec.game, file, problem: error.message }, 'the rules failed; the table was stopped');
}

/** The rules failed at something that had been done before, perhaps with other rules. */
export function replayCrash(setting: Setting, { state, desk, broken }: Kept): void {
  const { log = [], next } = broken ?? {};
  const problem = state.fault ?? '';
  const crash = failed({ state, desk, log: [...plain(log), ...decisionsIn([next ?? null])], where: 'a log replayed', error: problem });
  const file = writeCrash(setting, 'crash-replay', crash);
  setting.log.error({ table: state.id, game: state.spec.game, file, problem }, 'a log does not replay; the table was stopped');
}
