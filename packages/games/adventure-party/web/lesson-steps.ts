/** Sought by `test/web/seek-lesson.ts`. */
import type { Decision } from '../src/index.ts';

export const SEED = 'rat-2866';
export const STEPS: readonly Decision[] = [
  { seat: 0, kind: 'tavern', do: 'hire', hero: 17, over: -1 },
  { seat: 0, kind: 'tavern', do: 'equip', item: 7, hero: 17, drop: -1 },
  { seat: 0, kind: 'tavern', do: 'leave' },
  { seat: 0, kind: 'quest', quest: 3, heroes: [17] },
  { seat: 0, kind: 'pool', do: 'roll' },
  { seat: 0, kind: 'roll', do: 'evaluate' },
  { seat: 0, kind: 'collect', gold: 2, items: 1, legendary: 0 },
  { seat: 0, kind: 'tavern', do: 'leave' },
  { seat: 0, kind: 'tavern', do: 'hire', hero: 10, over: -1 },
  { seat: 0, kind: 'tavern', do: 'equip', item: 37, hero: 10, drop: -1 },
  { seat: 0, kind: 'tavern', do: 'leave' },
  { seat: 0, kind: 'quest', quest: 5, heroes: [17, 10] },
  { seat: 0, kind: 'pool', do: 'roll' },
  { seat: 0, kind: 'roll', do: 'banner', die: 1 },
  { seat: 0, kind: 'roll', do: 'rune', die: 1, rune: 0 },
  { seat: 0, kind: 'roll', do: 'rune', die: 1, rune: 2 },
  { seat: 0, kind: 'roll', do: 'evaluate' },
  { seat: 0, kind: 'wound', wound: 'light', hero: 10 },
  { seat: 0, kind: 'collect', gold: 5, items: 0, legendary: 0 },
  { seat: 0, kind: 'tavern', do: 'hire', hero: 7, over: -1 },
  { seat: 0, kind: 'tavern', do: 'leave' },
];
