/**
 * What the table page shows of a session, at a pace people can follow: when something worth acting out has happened,
 * the page still shows the table from before until the scene is over. Log and questions wait with it.
 */

import type { Face, Motion, Scene } from '@undercroft/board/contract.ts';
import type { TableView, Update } from '@undercroft/client';
import type { EventBase } from '@undercroft/engine';
import type { Session } from '../session/session.ts';

export interface Shown {
  table: TableView | null;
  /** What has been told up to the table shown. */
  updates: readonly Update[];
  scene: (Scene<unknown, EventBase> & { speed: number; id: number }) | null;
}

interface Step {
  table: TableView;
  /** How many updates had been told by then. */
  told: number;
  quiet: boolean;
}

/** Whoever lags behind more scenes than this sees only the last ones. */
const MOST_WAITING = 2;
export const SPEEDS: Record<Motion, number> = { full: 1, brisk: 0.5, off: 0 };

type SceneMs = (events: readonly EventBase[], before: unknown, after: unknown) => number;

export class Playback {
  private shown: Shown = { table: null, updates: [], scene: null };
  private readonly steps: Step[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly session: Session;
  private readonly sceneMs: SceneMs;
  private readonly motion: () => Motion;
  private readonly stop: () => void;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private scenes = 0;

  constructor(session: Session, face: Face, motion: () => Motion) {
    this.session = session;
    this.motion = motion;
    // A face knows its own views and events; the page passes them on untouched.
    this.sceneMs = (face.sceneMs as SceneMs | undefined) ?? (() => 0);
    this.stop = session.subscribe(() => this.hear());
    this.hear();
  }

  current = (): Shown => this.shown;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  close(): void {
    this.stop();
    if (this.timer) clearTimeout(this.timer);
  }

  /** Ends the scene that plays now. */
  skip(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const next = this.steps[0];
    if (this.shown.scene === null || next === undefined) return;
    this.steps.shift();
    this.show(next);
    this.goOn();
  }

  private hear(): void {
    const { table, updates, quiet = false } = this.session.picture();
    const last = this.steps.at(-1)?.table ?? this.shown.table;
    if (table !== null && table !== last) this.steps.push({ table, told: updates.length, quiet });
    else if (this.steps.length === 0 && updates.length !== this.shown.updates.length) this.tell({ ...this.shown, updates });
    if (this.shown.scene === null) this.goOn();
  }

  /** Shows what waits, up to the next scene. */
  private goOn(): void {
    for (let step = this.steps[0]; step !== undefined; step = this.steps[0]) {
      const ms = this.steps.length > MOST_WAITING ? 0 : this.msFor(step);
      if (ms > 0) {
        this.play(step, ms);
        return;
      }
      this.steps.shift();
      this.show(step);
    }
  }

  private news(step: Step): readonly Update[] {
    return this.session.picture().updates.slice(this.shown.updates.length, step.told);
  }

  private msFor(step: Step): number {
    const before = this.shown.table?.view ?? null;
    const news = this.news(step);
    const quiet = step.quiet || this.motion() === 'off' || document.visibilityState === 'hidden';
    if (before === null || step.table.view === null || quiet || news.some(({ kind }) => kind === 'undone')) return 0;
    if (this.shown.table?.viewer !== step.table.viewer) return 0;
    return this.sceneMs(eventsOf(news), before, step.table.view);
  }

  private play(step: Step, ms: number): void {
    const speed = SPEEDS[this.motion()];
    const scene = {
      events: eventsOf(this.news(step)),
      before: this.shown.table?.view ?? null,
      after: step.table.view,
      ms,
      speed,
      id: ++this.scenes,
    };
    this.timer = setTimeout(() => this.skip(), ms * speed);
    this.tell({ ...this.shown, scene });
  }

  private show({ table, told }: Step): void {
    this.tell({ table, updates: this.session.picture().updates.slice(0, told), scene: null });
  }

  private tell(shown: Shown): void {
    this.shown = shown;
    for (const listener of this.listeners) listener();
  }
}

/** The game's events in what was told. */
export const eventsOf = (updates: readonly Update[]): EventBase[] => updates.flatMap(({ events }) => events as unknown as EventBase[]);
