/** A file with a log to play again: a kept match, or a crash of the fuzzer. */
import { readSave, type Save } from '@undercroft/engine';
import type { Crash } from '@undercroft/testkit';

export interface Recording {
  save: Save;
  /** What broke, if this is a crash. */
  crash: Crash | null;
}

/** Reads either; refuses everything else with one clear line (`BadSave`). */
export function readRecording(value: unknown): Recording {
  if (!isCrash(value)) return { save: readSave(value), crash: null };
  // A crash is a match without a result: the same checks hold for what they share.
  const save = readSave({ ...value, format: 'undercroft-match-1', content: '', fingerprint: '' });
  return { save, crash: { ...value, error: String(value.error), where: String(value.where) } };
}

function isCrash(value: unknown): value is Crash {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === 'undercroft-crash-1';
}
