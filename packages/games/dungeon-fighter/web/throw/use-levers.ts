/** Catching levers one after the other: a press starts the first, every further one stops what runs and starts the next; the last one throws. */
import { useCallback, useEffect, useState } from 'react';
import type { Caught, Lever } from './levers.ts';

export interface Catching {
  levers: readonly Lever[];
  /** Which one runs; -1: none yet. */
  at: number;
  /** Where it stands now. */
  now: number;
  caught: Caught;
  press(): void;
}

/** -1 .. 1 and back. */
export function leverAt(ms: number, whole: number): number {
  // The first picture may have begun before the press.
  const share = ((Math.max(0, ms) % whole) / whole) * 2;
  return share <= 1 ? 2 * share - 1 : 3 - 2 * share;
}

export function useLevers(levers: readonly Lever[], open: boolean, done: (caught: Caught) => void): Catching {
  const [state, setState] = useState<{ at: number; begun: number; caught: Caught }>({ at: -1, begun: 0, caught: {} });
  const [now, setNow] = useState(0);
  const running = open ? levers[state.at] : undefined;
  useEffect(() => {
    if (running === undefined) return;
    let frame = requestAnimationFrame(function run(time) {
      setNow(leverAt(time - state.begun, running.ms));
      frame = requestAnimationFrame(run);
    });
    return () => cancelAnimationFrame(frame);
  }, [running, state.begun]);
  const press = useCallback(() => {
    const begun = performance.now();
    if (running === undefined) return setState({ at: 0, begun, caught: {} });
    const caught = { ...state.caught, [running.id]: leverAt(begun - state.begun, running.ms) };
    if (state.at + 1 < levers.length) return setState({ at: state.at + 1, begun, caught });
    setState({ at: -1, begun: 0, caught: {} });
    done(caught);
  }, [running, state, levers, done]);
  return { levers, at: running === undefined ? -1 : state.at, now, caught: state.caught, press };
}
