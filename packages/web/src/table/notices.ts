/** Telling somebody who looks elsewhere that it is their turn: the window's title, and if they want it a notice and a sound. */

import { useSettings } from '@undercroft/board/settings.ts';
import { useSay } from '@undercroft/board/text.ts';
import { useEffect, useRef } from 'react';

/** Two soft wooden knocks, made on the spot: no file to load, nothing before the first tap. */
export function knock(): void {
  try {
    const audio = new AudioContext();
    for (const [at, pitch] of [
      [0, 330],
      [0.16, 262],
    ] as const) {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.25, audio.currentTime + at);
      loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.14);
      tone.connect(loudness).connect(audio.destination);
      tone.start(audio.currentTime + at);
      tone.stop(audio.currentTime + at + 0.15);
    }
    setTimeout(() => audio.close(), 600);
  } catch {
    // No sound on this device; the title tells it too.
  }
}

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
  const { sound, notices } = useSettings();
  const before = useRef(isMyTurn);
  useEffect(() => {
    document.title = isMyTurn ? `● ${say('table.yourTurn')} · ${place}` : `${place} · Undercroft`;
    const came = isMyTurn && !before.current;
    before.current = isMyTurn;
    if (!came) return;
    if (sound) knock();
    if (notices && document.visibilityState === 'hidden') notify(say('table.yourTurnAt', { place }));
  }, [isMyTurn, place, say, sound, notices]);
}
