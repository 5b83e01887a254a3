/** The keyboard in a special throw. Space presses, and ends what it began when it was held; F and J are two palms; C gives the pose up; Esc begins again. */
import { isTyping } from '@undercroft/board/hand/keys.ts';
import { useEffect, useRef } from 'react';
import { keyed, letGo, shoved } from './keys.ts';
import { laid, lifted, NO_PALMS, type Palms, partedBy, type Side } from './palms.ts';
import { finish, moveTo } from './play.ts';
import type { Special } from './use-special.ts';

const PALMS: Readonly<Record<string, Side>> = { f: 'left', j: 'right' };
const CHEAT = 'c';

/** Somebody writes, a dialog is open, or a button has these keys for itself. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (isTyping()) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('[role="tab"], [role="slider"]')) return true;
  return (key === ' ' || key === 'Enter') && target.matches('button, a, summary');
}

/** Two keys as two palms; says whether the key was one of them. */
function palmsOf(special: Special, palms: { current: Palms }) {
  return (key: string, isDown: boolean): boolean => {
    const side = PALMS[key.toLowerCase()];
    if (side === undefined || special.steps[special.play.at]?.gesture !== 'part') return false;
    palms.current = (isDown ? laid : lifted)(palms.current, side, performance.now());
    const parted = partedBy(palms.current);
    if (parted !== null) {
      palms.current = NO_PALMS;
      special.act((play, steps, now) => finish(moveTo(play, parted), steps, now));
    }
    return true;
  };
}

function pressedKey(special: Special, e: KeyboardEvent): boolean {
  const { placing, play, steps, wanted } = special;
  if (e.key === ' ' || e.key === 'Enter') {
    if (!e.repeat) special.press();
  } else if (e.key === 'Escape') special.again();
  else if (e.key.toLowerCase() === CHEAT && special.canCheat) special.cheat(true);
  else {
    const thing = placing === null || e.shiftKey ? null : shoved(e, placing.thing, play.draft.figures.round);
    const change = thing === null ? keyed(e, steps[play.at], wanted.includes('weak-hand')) : null;
    if (thing !== null) special.stand(thing);
    else if (change !== null) special.act(change);
    else return false;
  }
  return true;
}

export function useSpecialKeys(special: Special | null): void {
  const latest = useRef(special);
  latest.current = special;
  const palms = useRef(NO_PALMS);
  const open = special !== null;
  useEffect(() => {
    if (!open) return;
    const down = (e: KeyboardEvent) => {
      const now = latest.current;
      if (now === null || isTaken(e) || e.ctrlKey || e.metaKey || e.altKey) return;
      if (palmsOf(now, palms)(e.key, true) || pressedKey(now, e)) e.preventDefault();
    };
    const up = (e: KeyboardEvent) => {
      const now = latest.current;
      if (now === null || isTaken(e) || palmsOf(now, palms)(e.key, false)) return;
      if (e.key.toLowerCase() === CHEAT && now.cheating) now.cheat(false);
      if (e.key === ' ' || e.key === 'Enter' || e.key.startsWith('Arrow')) now.act(letGo);
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
    };
  }, [open]);
}
