/** Eyes shut (DF-307): all goes black until the die lies still, and only a rhythm leads the hand. It can be heard, felt, and seen as a glow at the edge of the screen. */
import { sound } from '@undercroft/board/sound/sound.ts';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { Flight } from '../../flight.ts';
import { shareOf } from '../../throw/gestures/gauges.ts';
import type { Special } from '../../throw/gestures/use-special.ts';
import './dark.css';

/** So near is near enough for a beat. */
const BEAT = 0.9;
/** Nobody sits in the dark for longer than this when nothing flies, in ms. */
const LONGEST = 4000;

/** How near what moves is to where one looked before, 0 .. 1: whatever sweeps, or else both gauges together. */
export function nearness({ steps, play, figures }: Pick<Special, 'steps' | 'play' | 'figures'>, looked: Special['figures']): number {
  const step = steps[play.at];
  const gauges = step?.gauges.filter((_, i) => play.live < 0 || i === play.live) ?? [];
  return gauges.reduce(
    (near, gauge) => near * Math.max(0, 1 - 2 * Math.abs(shareOf(gauge, figures[gauge.figure]) - shareOf(gauge, looked[gauge.figure]))),
    1,
  );
}

/** One beat each time the hand comes by. */
function useBeat(near: number): void {
  const before = useRef(near);
  useEffect(() => {
    const comes = before.current < BEAT && near >= BEAT;
    before.current = near;
    if (!comes) return;
    sound('oak');
    navigator.vibrate?.(25);
  }, [near]);
}

/** Eyes open when the die has come to rest. */
function useOpenEyes({ openEyes }: Special, flight: Flight | null, open: boolean): void {
  useEffect(() => {
    if (flight !== null) return openEyes;
  }, [flight, openEyes]);
  useEffect(() => {
    if (open || flight !== null) return;
    const timer = setTimeout(openEyes, LONGEST);
    return () => clearTimeout(timer);
  }, [open, flight, openEyes]);
}

function Black({ special, flight, open }: DarkProps & { special: Special }) {
  // What the figures were when the eyes were shut is where one wants to come again.
  const looked = useRef(special.figures);
  const near = open ? nearness(special, looked.current) : 0;
  useBeat(near);
  useOpenEyes(special, flight, open);
  return <div className="df-dark" style={{ '--near': near } as CSSProperties} aria-hidden="true" />;
}

interface DarkProps {
  special: Special | null;
  flight: Flight | null;
  /** The throw is still to be made. */
  open: boolean;
}

export const Dark = ({ special, ...rest }: DarkProps) => special?.isDark && <Black special={special} {...rest} />;
