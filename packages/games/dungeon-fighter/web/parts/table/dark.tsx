/** Eyes shut (DF-307): all goes black, and only a rhythm leads the hand. It can be heard, felt, and seen as a glow at the edge of the screen. */
import { sound } from '@undercroft/board/sound/sound.ts';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { Catching } from '../../throw/use-levers.ts';
import './dark.css';

/** One beat each time the lever passes its middle. */
function useBeat(now: number): void {
  const before = useRef(now);
  useEffect(() => {
    const passed = Math.sign(before.current) !== Math.sign(now);
    before.current = now;
    if (!passed) return;
    sound('oak');
    navigator.vibrate?.(25);
  }, [now]);
}

export function Dark({ catching: { now } }: { catching: Catching }) {
  useBeat(now);
  return <div className="df-dark" style={{ '--near': 1 - Math.abs(now) } as CSSProperties} aria-hidden="true" />;
}

/** Whether the eyes are shut: from the first press until the die rests. */
export const isDark = (wanted: readonly string[], catching: Catching | null): catching is Catching =>
  wanted.includes('blind') && catching !== null && catching.at >= 0;
