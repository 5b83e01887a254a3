/**
 * Acting out: what happened is filmed once, as a list of timed pictures. How long it takes and what is seen come from the same run;
 * the board only draws the shot that is due.
 */
import type { EventBase } from '@undercroft/engine';
import { useEffect, useState } from 'react';
import type { Scene } from '../contract.ts';

/** A moment of a scene, with the picture it ends with. */
export interface Shot<Picture, Name extends string = string> {
  name: Name;
  /** At full motion. */
  ms: number;
  picture: Picture;
}

/** What each type of event does to something; the others do nothing. */
export type Acts<E extends EventBase, Subject, Result> = {
  readonly [K in E['type']]?: (subject: Subject, e: Extract<E, { type: K }>) => Result;
};

/** Looks up what an event does, and does it; undefined: nothing. */
export function act<E extends EventBase, Subject, Result>(acts: Acts<E, Subject, Result>, subject: Subject, e: E): Result | undefined {
  // The key says which event the act is for; the compiler cannot follow it there.
  const found = acts[e.type as E['type']] as ((subject: Subject, e: E) => Result) | undefined;
  return found?.(subject, e);
}

/** A scene being filmed: the shots so far and the picture of the last. */
export class Filming<V, Picture, Name extends string> {
  readonly shots: Shot<Picture, Name>[] = [];
  readonly before: V;
  now: Picture;
  /** What is seen in one shot only. */
  private readonly fleeting: Partial<Picture>;

  constructor(before: V, now: Picture, fleeting: Partial<Picture>) {
    this.before = before;
    this.now = now;
    this.fleeting = fleeting;
  }

  change(change: Partial<Picture>): void {
    this.now = { ...this.now, ...this.fleeting, ...change };
  }

  /** Holds the present picture for a while; for no time at all: not. */
  hold(name: Name, ms: number): void {
    if (ms > 0) this.shots.push({ name, ms, picture: this.now });
  }

  /** Changes the last shot instead of making another: what happens at the same moment. */
  retake(change: Partial<Picture>): void {
    this.now = { ...this.now, ...change };
    const last = this.shots.pop();
    if (last !== undefined) this.shots.push({ ...last, picture: this.now });
  }
}

/** Films what happened; nothing for somebody who has just come and has seen nothing before. */
export type Film<V, E, S> = (events: readonly E[], before: V | null) => readonly S[];

/** A film is made once for the same events: whoever asks again sees that one. */
export function filmOf<V, E extends EventBase, F extends { shots: readonly { ms: number }[] }>(
  open: (before: V) => F,
  shoot: (filming: F, e: E) => void,
): Film<V, E, F['shots'][number]> {
  const made = new WeakMap<readonly E[], { before: V; shots: F['shots'] }>();
  return (events, before) => {
    if (before === null) return [];
    const known = made.get(events);
    if (known?.before === before) return known.shots;
    const filming = open(before);
    // Who was away from before there were heroes hears of half a game at once: what cannot be told from so far back is not told, and
    // the table shows where it has led.
    try {
      for (const e of events) shoot(filming, e);
    } catch (error) {
      console.info('told no further', error);
    }
    made.set(events, { before, shots: filming.shots });
    return filming.shots;
  };
}

const NO_EVENTS: readonly never[] = [];

export const lengthOf = (shots: readonly { ms: number }[]): number => shots.reduce((sum, { ms }) => sum + ms, 0);

/** Null while nothing is acted out. The last shot stays until the shell ends the scene. */
export function useShot<V, E extends EventBase, S extends { ms: number }>(
  scene: (Scene<V, E> & { speed: number }) | null,
  film: Film<V, E, S>,
): S | null {
  const events = scene?.events ?? NO_EVENTS;
  const shots = film(events, scene?.before ?? null);
  const [at, setAt] = useState({ events, index: 0 });
  const index = at.events === events ? at.index : 0;
  const shot = shots[Math.min(index, shots.length - 1)] ?? null;
  const ms = shot === null ? 0 : shot.ms * (scene?.speed ?? 1);
  useEffect(() => {
    if (index >= shots.length - 1) return;
    const timer = setTimeout(() => setAt({ events, index: index + 1 }), ms);
    return () => clearTimeout(timer);
  }, [events, shots.length, index, ms]);
  return shot;
}
