/** What a game's last page is told from, and how it is put together. */
import type { EventBase, Say as SayText, Seat } from '@undercroft/engine';
import type { EndingPage } from '../contract.ts';
import type { MessageKey, Say } from '../text.ts';

export interface Tale<V, E extends EventBase> {
  view: V;
  /** All that happened, as the viewer may know it. */
  events: readonly E[];
  /** What each seat is called. */
  names: readonly string[];
  say: Say;
  /** The game's own sentences and names of cards. */
  inGame: SayText;
}

/** The events of one type. */
export const all = <E extends EventBase, K extends E['type']>(events: readonly E[], type: K): Extract<E, { type: K }>[] =>
  events.filter((e): e is Extract<E, { type: K }> => e.type === type);

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** What is worth most, the first of equals; null: there is nothing. */
export const best = <T>(things: readonly T[], worth: (thing: T) => number): T | null =>
  things.reduce<T | null>((top, each) => (top === null || worth(each) > worth(top) ? each : top), null);

/** The seat that did something most often; null: nobody ever did. */
export function mostOften(doers: readonly { seat: Seat }[], names: readonly string[]): { name: string; n: number } | null {
  const counts = names.map((name, seat) => ({ name, n: doers.filter((each) => each.seat === seat).length }));
  const top = best(counts, ({ n }) => n);
  return top === null || top.n === 0 ? null : top;
}

/** A named number for each seat. */
export const figure = (
  { names, say }: Pick<Tale<unknown, EventBase>, 'names' | 'say'>,
  key: MessageKey,
  of: (seat: Seat) => number | string,
): EndingPage['figures'][number] => ({ name: say(key), values: names.map((_, seat) => of(seat)) });

interface Chapters<V, E extends EventBase> {
  headline(tale: Tale<V, E>): string | null;
  /** Sentences; what there is nothing to say about is left empty. */
  story(tale: Tale<V, E>): readonly string[];
  figures(tale: Tale<V, E>): EndingPage['figures'];
}

/** The last page, from its three chapters. */
export const endingOf =
  <V, E extends EventBase>({ headline, story, figures }: Chapters<V, E>) =>
  (view: V, events: readonly E[], names: readonly string[], say: Say, inGame: SayText = (key) => key): EndingPage => {
    const tale = { view, events, names, say, inGame };
    const told = story(tale).map((line) => line.trim());
    return { headline: headline(tale), story: told.filter((line) => line !== ''), figures: figures(tale) };
  };
