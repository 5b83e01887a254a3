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

interface Sentence {
  text: string;
  /** When it is due, in milliseconds. */
  at: number;
}

/**
 * What a scene tells, and when: a sentence is due with the last shot of what it tells, once dice lie and cards are turned, so that none
 * gives away what comes. Until the first one it is said who acts.
 */
export function sentencesOf(
  { events, before, after, speed }: Scene,
  told: Omit<LogWords, 'view'>,
  acts: (name: string) => string,
): Sentence[] {
  // A face knows its own views and events; the page passes them on untouched.
  const film = (told.face.film as Film | undefined) ?? (() => []);
  const films = events.map((_, i) => film(events.slice(0, i + 1), before));
  const found = events.flatMap((e, i): Sentence[] => {
    const text = eventLine(e, { ...told, view: after })?.text ?? '';
    if (text === '') return [];
    const [earlier, shots] = [films[i - 1] ?? [], films[i] ?? []];
    const last = shots.length > earlier.length ? (shots.at(-1)?.ms ?? 0) : 0;
    return [{ text, at: (lengthOf(shots) - last) * speed }];
  });
  const who = actorOf(events);
  const name = told.seats.find(({ seat }) => seat === who)?.name;
  return found[0] === undefined || found[0].at === 0 || name === undefined ? found : [{ text: acts(name), at: 0 }, ...found];
}

/** Whose deed it is, as far as what happened says. */
function actorOf(events: readonly EventBase[]): unknown {
  for (const e of events) if ('seat' in e) return e.seat;
  return undefined;
}

/** The sentence of the scene that is due; '' if it has none. */
function useSentence(scene: Shown['scene'], told: Omit<LogWords, 'view'>, say: Say): string {
  const [due, setDue] = useState({ id: 0, index: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a scene tells stands when it begins
  const sentences = useMemo(() => (scene === null ? [] : sentencesOf(scene, told, (name) => say('table.acts', { name }))), [scene]);
  const id = scene?.id ?? 0;
  useEffect(() => {
    const timers = sentences.map(({ at }, index) => setTimeout(() => setDue({ id, index }), at));
    return () => timers.forEach(clearTimeout);
  }, [id, sentences]);
  const first = sentences[0]?.at === 0 ? sentences[0].text : '';
  return due.id === id ? (sentences[due.index]?.text ?? '') : first;
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
  const sentence = useSentence(shown.scene, told, say);
  if (shown.scene !== null && sentence !== '') return sentence;
  return prompt ?? restingWords(say, told.seats, sent);
}
