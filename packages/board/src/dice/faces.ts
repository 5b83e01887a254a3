/** Which face a die shows while it tumbles: others than the one it will lie on, so that nobody knows it before it lies. */
import { useEffect, useState } from 'react';
import { motionOf, settingsNow } from '../settings.ts';

/** How long one face is seen, in milliseconds. */
const FLICKER = 80;
/** As long as a die tumbles at most: the style sheets' `--m-scene`, full or brisk. */
const TUMBLES = { full: 720, brisk: 280, off: 0 } as const;

/** Another face than the last one and than the one it will lie on. */
export function otherFace(shows: number, sides: number, step: number): number {
  const others = Array.from({ length: sides }, (_, i) => i + 1).filter((face) => face !== shows);
  // A stride that shares no divisor with their number: each comes up, and no two alike follow each other.
  const stride = others.length % 3 === 0 ? others.length - 1 : 3;
  return others[(step * stride + shows) % Math.max(1, others.length)] ?? shows;
}

/** What it shows now; the end only when it lies. `sides`: how many faces there are. */
export function useFace(shows: number, sides: number, tumbling: boolean): { face: number; lies: boolean } {
  const length = tumbling ? TUMBLES[motionOf(settingsNow())] : 0;
  const [step, setStep] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another die tumbles anew
  useEffect(() => {
    setStep(0);
    if (length === 0) return;
    const timer = setInterval(() => setStep((now) => now + 1), FLICKER);
    return () => clearInterval(timer);
  }, [length, shows]);
  const lies = step * FLICKER >= length;
  return { face: lies ? shows : otherFace(shows, sides, step), lies };
}
