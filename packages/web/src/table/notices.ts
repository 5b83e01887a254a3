/** Telling somebody who looks elsewhere that it is their turn: the window's title, and if they want it a notice and a sound. */

import { useSettings } from '@undercroft/board/settings.ts';
import { sound } from '@undercroft/board/sound/sound.ts';
import { useSay } from '@undercroft/board/text.ts';
import type { TableView } from '@undercroft/client';
import { useEffect, useRef } from 'react';

function notify(text: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification('Undercroft', { body: text, tag: 'undercroft-turn' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones allow notices only from a service worker.
  }
}

/** Keeps the title true, and calls whoever looks elsewhere when their turn comes. */
export function useTurnNotices(isMyTurn: boolean, place: string): void {
  const say = useSay();
  const { notices } = useSettings();
  const before = useRef(isMyTurn);
  useEffect(() => {
    document.title = isMyTurn ? `● ${say('table.yourTurn')} · ${place}` : `${place} · Undercroft`;
    const came = isMyTurn && !before.current;
    before.current = isMyTurn;
    if (!came) return;
    sound('knock');
    if (notices && document.visibilityState === 'hidden') notify(say('table.yourTurnAt', { place }));
  }, [isMyTurn, place, say, notices]);
}

/** The last sound of a game, when its end is shown to whoever saw it being played: theirs, or of those they watch. */
export function useEndingSound({ mine, info: { status, outcome } }: TableView): void {
  const isOver = status === 'finished' && outcome !== null;
  const before = useRef(isOver);
  const winners = outcome?.winners ?? [];
  const won = mine.length === 0 ? winners.length > 0 : mine.some((seat) => winners.includes(seat));
  useEffect(() => {
    const came = isOver && !before.current;
    before.current = isOver;
    if (came) sound(won ? 'won' : 'lost');
  }, [isOver, won]);
}
