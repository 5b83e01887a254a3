/** The Drowned Bailey with something wrong in it. */
import { readFileSync } from 'node:fs';
import type { Flaw } from '../../src/scenario/flaws.ts';
import { readScenario } from '../../src/scenario/read.ts';

export const TEXT = readFileSync(new URL('../../src/content/drowned-bailey/scenario.json', import.meta.url), 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: tests break what the types would not let them
export type Loose = any;

/** What is wrong once somebody has changed it. */
export function flawsWith(change: (scenario: Loose) => void): Flaw[] {
  const scenario: Loose = JSON.parse(TEXT);
  change(scenario);
  return flawsOf(scenario);
}

export function flawsOf(given: unknown): Flaw[] {
  const result = readScenario(given);
  return 'flaws' in result ? result.flaws : [];
}

export const sentencesWith = (change: (scenario: Loose) => void): string[] => flawsWith(change).map(({ sentence }) => sentence);

export const byId = (list: Loose[], id: string): Loose => list.find((thing) => thing.id === id);
