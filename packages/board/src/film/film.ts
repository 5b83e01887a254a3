/** Acting out: a game's script makes shots of what happened, and its board draws the shot that is due. */
import type { EventBase } from '@undercroft/engine';
import { useEffect, useMemo, useState } from 'react';
import type { Scene } from '../contract.ts';

/** A moment of a scene, with the picture it ends with. */
export interface Shot<Picture, Name extends string = string> {
  name: Name;
  /** At full motion. */
  ms: number;
  picture: Picture;
}

type Script<V, E, S> = (events: readonly E[], before: V | null) => S[];

const NOTHING = { events: [], before: null };

export const lengthOf = (shots: readonly { ms: number }[]): number => shots.reduce((sum, { ms }) => sum + ms, 0);

/** Null while nothing is acted out. The last shot stays until the shell ends the scene. */
export function useShot<V, E extends EventBase, S extends { ms: number }>(
  scene: (Scene<V, E> & { speed: number }) | null,
  script: Script<V, E, S>,
): S | null {
  const { events, before } = scene ?? NOTHING;
  const shots = useMemo(() => script(events, before), [script, events, before]);
  const [at, setAt] = useState({ shots, index: 0 });
  const index = at.shots === shots ? at.index : 0;
  const shot = shots[Math.min(index, shots.length - 1)] ?? null;
  const ms = shot === null ? 0 : shot.ms * (scene?.speed ?? 1);
  useEffect(() => {
    if (index >= shots.length - 1) return;
    const timer = setTimeout(() => setAt({ shots, index: index + 1 }), ms);
    return () => clearTimeout(timer);
  }, [shots, index, ms]);
  return shot;
}
