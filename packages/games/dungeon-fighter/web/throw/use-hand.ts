/** The hand while somebody aims: by pulling, by keys, or by a meter that one press starts and the next one stops. */
import { isTyping } from '@undercroft/board/hand/keys.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AT_REST, type Hand, HIGHEST, LOWEST, MOST_SPIN, MOST_TURN, powerOf } from './hand.ts';

/** How long the meter takes up and down again, in ms. */
const SWEEP = 1600;
const STEP = { round: 2, turn: 0.5, spin: 3, height: 20 };

const within = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));

export interface Aiming {
  hand: Hand;
  change(part: Partial<Hand>): void;
  /** The meter runs. */
  charging: boolean;
  /** Starts the meter. */
  charge(): void;
  /** Stops it and throws with what it shows. */
  release(): void;
  cancel(): void;
}

/** What the meter shows after so many ms: up and down, for ever. */
export function sweepAt(ms: number): number {
  // The first picture may have begun before the press.
  const share = (Math.max(0, ms) % SWEEP) / (SWEEP / 2);
  return share <= 1 ? share : 2 - share;
}

export function useHand(open: boolean, throwIt: (hand: Hand) => void): Aiming {
  const [hand, setHand] = useState(AT_REST);
  const [since, setSince] = useState<number | null>(null);
  const latest = useRef(hand);
  latest.current = hand;
  const change = useCallback((part: Partial<Hand>) => setHand((now) => ({ ...now, ...part })), []);
  useEffect(() => {
    if (since === null) return;
    let frame = requestAnimationFrame(function run(now) {
      change({ power: powerOf(sweepAt(now - since)) });
      frame = requestAnimationFrame(run);
    });
    return () => cancelAnimationFrame(frame);
  }, [since, change]);
  const release = useCallback(() => {
    setSince(null);
    throwIt(latest.current);
  }, [throwIt]);
  const charge = useCallback(() => setSince(performance.now()), []);
  const cancel = useCallback(() => setSince(null), []);
  useKeys(open, { change, charge, release, cancel, charging: since !== null, hand: latest });
  return { hand, change, charging: since !== null, charge, release, cancel };
}

interface Keyed extends Omit<Aiming, 'hand'> {
  hand: { current: Hand };
}

/** Left and right walk, with Shift they turn the aim; Q and E spin, R and F raise and lower; Space charges while it is held. */
function useKeys(open: boolean, { change, charge, release, cancel, charging, hand }: Keyed): void {
  useEffect(() => {
    if (!open) return;
    const isTaken = (e: KeyboardEvent) => isTyping() || (e.target instanceof HTMLElement && e.target.matches('button, [role="tab"]'));
    const down = (e: KeyboardEvent) => {
      if (isTaken(e) || e.ctrlKey || e.metaKey || e.altKey) return;
      const moved = movedBy(e, hand.current);
      if (moved !== null) change(moved);
      else if (e.code === 'Space' && !e.repeat) charge();
      else if (e.key === 'Escape') cancel();
      else return;
      e.preventDefault();
    };
    const up = (e: KeyboardEvent) => {
      if (e.code === 'Space' && charging && !isTaken(e)) release();
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
    };
  }, [open, change, charge, release, cancel, charging, hand]);
}

export function movedBy({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>, hand: Hand): Partial<Hand> | null {
  const side = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  if (side !== 0 && shiftKey) return { turn: within(hand.turn + side * STEP.turn, -MOST_TURN, MOST_TURN) };
  if (side !== 0) return { round: (hand.round + side * STEP.round + 360) % 360 };
  switch (key.toLowerCase()) {
    case 'q':
      return { spin: within(hand.spin + STEP.spin, -MOST_SPIN, MOST_SPIN) };
    case 'e':
      return { spin: within(hand.spin - STEP.spin, -MOST_SPIN, MOST_SPIN) };
    case 'r':
      return { height: within(hand.height + STEP.height, LOWEST, HIGHEST) };
    case 'f':
      return { height: within(hand.height - STEP.height, LOWEST, HIGHEST) };
    default:
      return null;
  }
}
