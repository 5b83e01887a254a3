/** A session's playback for a page, and the ways to hurry it on. */

import type { Face } from '@undercroft/board/contract.ts';
import { motionOf, useSettings } from '@undercroft/board/settings.ts';
import { useEffect, useRef, useState } from 'react';
import type { Session } from '../session/session.ts';
import { Playback } from './playback.ts';

/** What a page shows of a session; null until both are there. It ends with the page. */
export function usePlayback(session: Session | null, face: Face | undefined): Playback | null {
  const settings = useSettings();
  const motion = useRef(motionOf(settings));
  motion.current = motionOf(settings);
  const [playback, setPlayback] = useState<Playback | null>(null);
  useEffect(() => {
    if (!session || !face) return;
    const made = new Playback(session, face, () => motion.current);
    setPlayback(made);
    return () => {
      made.close();
      setPlayback(null);
    };
  }, [session, face]);
  return playback;
}

/** Ends a scene at any key or click that was meant for the scene. */
export function useSkip(playing: boolean, skip: () => void): void {
  useEffect(() => {
    if (!playing) return;
    const press = (event: Event) => {
      if (event instanceof KeyboardEvent && (event.metaKey || event.ctrlKey || event.altKey || event.key === 'Tab')) return;
      if ((event.target as Element | null)?.closest?.('.table-side, .bar, dialog')) return;
      event.preventDefault();
      skip();
    };
    addEventListener('keydown', press);
    addEventListener('pointerdown', press);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', press);
    };
  }, [playing, skip]);
}
