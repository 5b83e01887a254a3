/** What happened in one file. */
interface ToldFile {
  file: string;
  ms: number;
  ok: boolean;
  passed: number;
  failed: string[];
  skipped: string[];
  unfinished: string[];
  broken: string[];
}
export interface Told {
  reason: string;
  unhandled: string[];
  files: ToldFile[];
}
export const RESULTS_FILE: string;
export function summed(results: Told | null, status: number | null): { passed: number; failed: number; lines: string[] };
export function slowest(results: Told): string[];
