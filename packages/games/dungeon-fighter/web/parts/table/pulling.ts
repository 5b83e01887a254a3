/** The hand over the table: a die is pulled back and let go. */
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Hand, placeOf, powerOf, roomFor } from '../../throw/hand.ts';
import type { OnTable } from './view.ts';

/** Shorter pulls are no throws, in pixels. */
const LEAST_PULL = 12;

export interface Pulling {
  hand: Hand;
  change(part: Partial<Hand>): void;
  /** The hand lets go. */
  release(): void;
}

/** The die taken up: where, and what the hand was like before. */
interface Taken {
  x: number;
  y: number;
  before: Pick<Hand, 'power' | 'turn'>;
}

/**
 * Pull back and let go: the length is the speed, by the room there is; the direction is against the pull, measured on the table. Escape,
 * or letting go where one began, leaves everything as it was.
 */
export function usePull(onTable: { current: OnTable | null }, pulling: Pulling | null) {
  const taken = useRef<Taken | null>(null);
  const [isTaken, setTaken] = useState(false);
  const take = (now: Taken | null) => {
    taken.current = now;
    setTaken(now !== null);
  };
  const pull = (e: PointerEvent): number => {
    const from = taken.current;
    if (from === null || pulling === null) return 0;
    const length = Math.hypot(e.clientX - from.x, e.clientY - from.y);
    const turn = turnOf(onTable.current, pulling.hand, from, e);
    pulling.change({ power: powerOf(length / roomFor(from.y, innerHeight)), ...(turn !== null && { turn }) });
    return length;
  };
  const giveUp = () => {
    if (taken.current !== null) pulling?.change(taken.current.before);
    take(null);
  };
  useKey('Escape', isTaken, giveUp);
  return {
    'data-pulled': isTaken || undefined,
    onPointerDown: (e: PointerEvent) => {
      if (pulling === null) return;
      const { power, turn } = pulling.hand;
      take({ x: e.clientX, y: e.clientY, before: { power, turn } });
      e.currentTarget.setPointerCapture(e.pointerId);
    },
    onPointerMove: pull,
    onPointerUp: (e: PointerEvent) => {
      if (pull(e) <= LEAST_PULL) return giveUp();
      take(null);
      pulling?.release();
    },
    onPointerCancel: giveUp,
  };
}

/** While it is `on`, that key does this and nothing else. */
function useKey(key: string, on: boolean, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!on) return;
    const press = (e: KeyboardEvent) => {
      if (e.key !== key) return;
      e.preventDefault();
      e.stopPropagation();
      latest.current();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [key, on]);
}

/** Degrees off the shield's middle that a pull points to; null: it cannot be told. */
function turnOf(onTable: OnTable | null, hand: Hand, from: { x: number; y: number }, to: PointerEvent): number | null {
  const height = hand.height * 1000;
  const [a, b] = [onTable?.(from.x, from.y, height), onTable?.(to.clientX, to.clientY, height)];
  if (!a || !b || Math.hypot(a[0] - b[0], a[1] - b[1]) < 2000) return null;
  const [px, py] = placeOf(hand);
  const [towards, aimed] = [Math.atan2(-py, -px), Math.atan2(a[1] - b[1], a[0] - b[0])];
  const off = ((towards - aimed) * 180) / Math.PI;
  const turn = ((off + 540) % 360) - 180;
  return Math.abs(turn) > 90 ? null : Math.max(-45, Math.min(45, turn));
}
