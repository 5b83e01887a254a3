import type { About } from '@undercroft/engine';

/** Doors from the left, then samples by name. */
export const inOrder = (abouts: readonly About[]): About[] =>
  abouts.toSorted((a, b) => (a.door ?? Infinity) - (b.door ?? Infinity) || a.name.localeCompare(b.name));
