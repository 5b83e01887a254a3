/** What every scenario is asked and what it answers. */
import type { Findings } from './audit.ts';

export interface Asked {
  tables: number;
  seed: number;
  /** Tells of the progress, a line at a time. */
  say(line: string): void;
}

export interface Outcome {
  name: string;
  seconds: number;
  /** Null: it could not be done here, and `notes` say why. */
  findings: Findings | null;
  /** Figures worth a line. */
  notes: string[];
  violations: string[];
  /** Where logs and data are, if something went wrong. */
  traces: string | null;
}

export function skipped(name: string, why: string): Outcome {
  return { name, seconds: 0, findings: null, notes: [`skipped because ${why}`], violations: [], traces: null };
}

export const secondsSince = (started: number): number => Math.round((performance.now() - started) / 100) / 10;

/** Says every few seconds how things stand, until it is stopped. */
export function reporting(say: (line: string) => void, state: () => string): () => void {
  const started = performance.now();
  const timer = setInterval(() => say(`  ${String(secondsSince(started)).padStart(6)} s  ${state()}`), 5_000);
  return () => clearInterval(timer);
}
