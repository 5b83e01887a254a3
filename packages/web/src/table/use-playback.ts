/** A session's playback for a page, and the ways to hurry it on. */

import type { Face } from '@undercroft/board/contract.ts';
import { motionOf, useSettings } from '@undercroft/board/settings.ts';
import { useEffect, useRef, useState } from 'react';
import type { Session } from '../session/session.ts';
import { Playback } from './playback.ts';

/** What a page shows of a session; null until both are there. It ends with the page. */
export function usePlayback(session: Session | null, face: Face | undefined): Playback | null {
  const settings = useSettings();
  const wishes = useRef(settings);
  wishes.current = settings;
  const [playback, setPlayback] = useState<Playback | null>(null);
  useEffect(() => {
    if (!session || !face) return;
    const made = new Playback(session, face, ({ info }) => ({ motion: motionOf(wishes.current), pace: wishes.current.pace || info.pace }));
    setPlayback(made);
    return () => {
      made.close();
      setPlayback(null);
    };
  }, [session, face]);
  return playback;
}

const FORM_FIELDS = 'input, textarea, select, dialog, .table-side';

/** While one waits: Escape leads to the own turn; any other key or click that was meant for a scene ends it. */
export function useSkip({ playing, skip, skipToTurn }: { playing: boolean; skip(): void; skipToTurn: (() => void) | null }): void {
  useEffect(() => {
    if (!playing && skipToTurn === null) return;
    const press = (event: Event) => {
      const key = event instanceof KeyboardEvent ? event : null;
      if (key && (key.metaKey || key.ctrlKey || key.altKey || key.key === 'Tab')) return;
      const target = event.target instanceof Element ? event.target : null;
      if (key?.key === 'Escape' && skipToTurn && !target?.closest(FORM_FIELDS) && !document.querySelector('dialog[open]')) skipToTurn();
      else if (playing && !target?.closest('.table-side, .bar, dialog')) skip();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    addEventListener('pointerdown', press);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', press);
    };
  }, [playing, skip, skipToTurn]);
}
