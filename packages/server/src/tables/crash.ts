/** Crash files: enough to see a failure again, for whoever runs the server. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { where } from '@undercroft/engine';
import type { Draft } from './draft.ts';
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

/** The match up to the failure, and what came next. The table is stopped, so its seed is no secret to the operator. */
export function rulesCrash(setting: Setting, { before, state, desk, told, trying }: Draft, error: Error): void {
  const { id, spec, course } = before;
  const file = writeCrash(setting, 'crash-rules', {
    format: 'undercroft-rules-crash-1',
    game: spec.game,
    version: spec.version,
    seats: spec.seats,
    options: spec.options,
    seed: desk.rules?.seed ?? null,
    log: course?.log ?? [],
    next: [...told.map(({ entry }) => entry), trying].flatMap((it) => (it?.kind === 'decided' ? [it.data.decision] : [])),
    at: state.course ? where(state.course.table) : null,
    error: String(error.cause instanceof Error ? error.cause.stack : error.message),
  });
  setting.log.error({ table: id, game: spec.game, file, problem: error.message }, 'the rules failed; the table was stopped');
}
