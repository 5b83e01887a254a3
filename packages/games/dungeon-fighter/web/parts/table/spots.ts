/** Where places of the table are on the screen: whichever view shows it answers, and says when that has changed. */
import type { Triple } from '../../../src/throws/index.ts';

export type Place = Triple | readonly [x: number, y: number, z: number];

export class Spots {
  /** In pixels of the table's box. */
  private project: ((place: Place) => { x: number; y: number } | null) | null = null;
  private readonly listeners = new Set<() => void>();

  /** A view answers from now on, until what this returns is called. */
  answer(project: (place: Place) => { x: number; y: number } | null): () => void {
    this.project = project;
    this.changed();
    return () => {
      if (this.project === project) this.project = null;
    };
  }

  of(place: Place): { x: number; y: number } | null {
    return this.project?.(place) ?? null;
  }

  changed(): void {
    for (const listener of this.listeners) listener();
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    listener();
    return () => void this.listeners.delete(listener);
  }
}
