/** What is going on while the viewer has nothing to decide, in one sentence: never just that something is. */

import type { SeatOnPage } from '@undercroft/board/contract.ts';
import { type Say, useSay } from '@undercroft/board/text.ts';
import { useEffect, useState } from 'react';
import { eventLine, type LogWords } from './log.ts';
import type { Shown } from './playback.ts';
import { waitingWords } from './seats.ts';

/** What a scene tells, sentence by sentence. */
function sentencesOf(scene: NonNullable<Shown['scene']>, told: Omit<LogWords, 'view'>): string[] {
  const lines = scene.events.flatMap((e) => eventLine(e, { ...told, view: scene.after })?.text ?? []);
  return lines.filter((text) => text !== '');
}

/** The sentence of the scene that is due: they share its time evenly, so that none gives away how it ends. */
function useSentence(scene: Shown['scene'], told: Omit<LogWords, 'view'>): string {
  const [at, setAt] = useState({ id: 0, index: 0 });
  const sentences = scene === null ? [] : sentencesOf(scene, told);
  const id = scene?.id ?? 0;
  const each = scene === null ? 0 : (scene.ms * scene.speed) / Math.max(1, sentences.length);
  useEffect(() => {
    if (id === 0 || each === 0) return;
    const timer = setInterval(() => setAt((now) => ({ id, index: now.id === id ? now.index + 1 : 1 })), each);
    return () => clearInterval(timer);
  }, [id, each]);
  const index = at.id === id ? at.index : 0;
  return sentences[Math.min(index, sentences.length - 1)] ?? '';
}

function restingWords(say: Say, seats: readonly SeatOnPage[], sent: boolean): string {
  return waitingWords(seats, say) || say(sent ? 'table.answerSent' : 'table.oneMoment');
}

/** `prompt`: what the viewer is to do instead of deciding, as in a lesson. `sent`: an answer is on its way. */
export function useGoingOn(
  shown: Shown,
  told: Omit<LogWords, 'view'>,
  { prompt, sent }: { prompt: string | undefined; sent: boolean },
): string {
  const say = useSay();
  const sentence = useSentence(shown.scene, told);
  if (shown.scene !== null && sentence !== '') return sentence;
  return prompt ?? restingWords(say, told.seats, sent);
}
