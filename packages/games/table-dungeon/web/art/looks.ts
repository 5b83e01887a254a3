/** The looks of the enemies, loaded one level at a time: who never gets to level 4 never loads its 24 standees. */

import type { Creature } from '@undercroft/board/art/standee.tsx';
import { useEffect, useState } from 'react';

type Looks = readonly Creature[];
const LOADERS: readonly (() => Promise<{ LOOKS: Looks }>)[] = [
  () => import('./sheet-1.ts'),
  () => import('./sheet-2.ts'),
  () => import('./sheet-3.ts'),
  () => import('./sheet-4.ts'),
];
const loaded = new Map<number, Looks>();

async function load(level: number): Promise<void> {
  const loader = LOADERS[level - 1];
  if (loader !== undefined && !loaded.has(level)) loaded.set(level, (await loader()).LOOKS);
}

const lookOf = (level: number, roll: number): Creature | null => loaded.get(level)?.[roll - 1] ?? null;

/** How an enemy looks, once its level is loaded. */
export async function lookFor({ level, roll }: { level: number; roll: number }): Promise<Creature | null> {
  await load(level);
  return lookOf(level, roll);
}

/** How an enemy looks; null until its level has been loaded, or if there is no enemy. */
export function useLook(enemy: { level: number; roll: number } | null): Creature | null {
  const [, setLoads] = useState(0);
  const level = enemy?.level ?? 0;
  useEffect(() => {
    let current = true;
    // The next level comes along, so that a new sheet never starts with an empty alcove.
    Promise.all([load(level), load(level + 1)]).then(
      () => current && setLoads((n) => n + 1),
      // Without pictures the game goes on: name and numbers say everything.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [level]);
  return enemy === null ? null : lookOf(enemy.level, enemy.roll);
}
