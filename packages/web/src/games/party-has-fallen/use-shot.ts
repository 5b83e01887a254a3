/** Plays a script: which shot is due now. */
import { useEffect, useMemo, useState } from 'react';
import type { Props } from './board-props.ts';
import { type Shot, script } from './script.ts';

const NOTHING = { events: [], before: null };

/** Null while nothing is acted out. The last shot stays until the shell ends the scene. */
export function useShot(scene: Props['scene']): Shot | null {
  const { events, before } = scene ?? NOTHING;
  const shots = useMemo(() => script(events, before), [events, before]);
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
