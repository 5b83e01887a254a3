/** The table of the first game: two parties, and another seat that never gets in the way. */
import type { Ask } from '@undercroft/engine';
import type { Decision, Kind } from '../src/index.ts';

/** The learner begins. */
export const OPTIONS = { 'play.starter': 'first' } as const;

/** The other one leaves the Tavern, stays at home and takes whatever comes first. */
export function rival(ask: Ask<Kind>, options: readonly Decision[]): Decision | null {
  if (ask.may === true) return null;
  if (ask.kind === 'tavern') return options.find((d) => d.kind === 'tavern' && d.do === 'leave') ?? null;
  return options[0] ?? null;
}
