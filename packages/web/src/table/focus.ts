/** Keyboards keep their place at the table. */
import { type RefObject, useEffect, useRef } from 'react';

/** When what had the focus is gone, the board has it: its keys work, and Tab goes on from there. */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const board = useRef<HTMLElement>(null);
  useEffect(() => {
    const look = () => {
      if ((document.activeElement ?? document.body) === document.body) board.current?.focus({ preventScroll: true });
    };
    // Only after a frame do browsers notice that a disabled control cannot keep the focus.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  });
  return board;
}
