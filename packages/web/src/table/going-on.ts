/** What is going on while the viewer has nothing to decide, in one sentence: never just that something is. */

import type { SeatOnPage } from '@undercroft/board/contract.ts';
import { lengthOf } from '@undercroft/board/film/film.ts';
import { waitingWords } from '@undercroft/board/seats/names.ts';
import { type Say, useSay } from '@undercroft/board/text.ts';
import type { EventBase } from '@undercroft/engine';
import { useEffect, useMemo, useState } from 'react';
import { eventLine, type LogWords } from './log.ts';
import type { Shown } from './playback.ts';

type Scene = NonNullable<Shown['scene']>;
type Film = (events: readonly EventBase[], before: unknown) => readonly { ms: number }[];

/** What a scene tells, and when: a sentence is due once all before it has been acted out, so that none gives away what comes. */
function sentencesOf({ events, before, after, speed }: Scene, told: Omit<LogWords, 'view'>): { text: string; at: number }[] {
  // A face knows its own views and events; the page passes them on untouched.
  const film = (told.face.film as Film | undefined) ?? (() => []);
  return events.flatMap((e, i) => {
    const text = eventLine(e, { ...told, view: after })?.text ?? '';
    return text === '' ? [] : [{ text, at: lengthOf(film(events.slice(0, i), before)) * speed }];
  });
}

/** The sentence of the scene that is due; '' if it has none. */
function useSentence(scene: Shown['scene'], told: Omit<LogWords, 'view'>): string {
  const [due, setDue] = useState({ id: 0, index: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a scene tells stands when it begins
  const sentences = useMemo(() => (scene === null ? [] : sentencesOf(scene, told)), [scene]);
  const id = scene?.id ?? 0;
  useEffect(() => {
    const timers = sentences.map(({ at }, index) => setTimeout(() => setDue({ id, index }), at));
    return () => timers.forEach(clearTimeout);
  }, [id, sentences]);
  return sentences[due.id === id ? due.index : 0]?.text ?? '';
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
