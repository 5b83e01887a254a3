/** Keys of a board: numbers for what can be numbered, single letters for deeds, arrows among things that are one stop. */

import { type KeyboardEvent as ReactKeyboardEvent, useEffect } from 'react';
import { isTyping } from '../hand/keys.ts';

/** Calls what belongs to a pressed key, unless somebody is writing. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping() || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const run = keys[event.key.toLowerCase()];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

/** `1` to `9`: the first to the ninth. */
export const useNumberKeys = (count: number, choose: (nth: number) => void): void =>
  useKeys(Object.fromEntries(Array.from({ length: Math.min(count, 9) }, (_, i) => [String(i + 1), () => choose(i)])));

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys lead from one to the next, around the ends: all of them are one stop for Tab. The one that was reached, if any. */
export function walkAmong(event: ReactKeyboardEvent<HTMLElement>, selector: string): HTMLElement | null {
  const step = STEPS[event.key];
  if (step === undefined) return null;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = all.findIndex((each) => each.contains(document.activeElement));
  const next = all[(at + step + all.length) % all.length] ?? null;
  next?.focus();
  event.preventDefault();
  return next;
}
