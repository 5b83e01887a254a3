/**
 * What the table page shows of a session, at a pace people can follow: when something worth acting out has happened,
 * the page still shows the table from before until the scene is over. Log and questions wait with it. What one seat does
 * without anybody between, such as a bot's walk, is one deed and told in one scene.
 */

import type { Face, Scene } from '@undercroft/board/contract.ts';
import { lengthOf } from '@undercroft/board/film/film.ts';
import type { TableView, Update } from '@undercroft/client';
import type { EventBase, Seat } from '@undercroft/engine';
import type { Session } from '../session/session.ts';
import { Telling, type Tempo } from './telling.ts';

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

/** How long the rest of a bot's deed is waited for, so that it can be told in one go, in milliseconds. */
const GATHERING = 500;

type Film = (events: readonly EventBase[], before: unknown) => readonly { ms: number }[];

/** Whether this browser's owner is asked: on any seat, for several may share the screen. */
const isMyTurn = ({ mine, info }: TableView): boolean => info.status !== 'running' || mine.some((seat) => info.waitingFor.includes(seat));

export class Playback {
  /** How long scenes were planned to take so far, in milliseconds. */
  acted = 0;
  private shown: Shown = { table: null, updates: [], scene: null };
  private readonly steps: Step[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly session: Session;
  private readonly film: Film;
  private readonly isFar: (events: readonly EventBase[], before: unknown) => boolean;
  private readonly tempo: (table: TableView) => Tempo;
  private readonly telling = new Telling();
  private readonly stop: () => void;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private gathering: ReturnType<typeof setTimeout> | null = null;
  /** How many of the waiting steps the scene tells of that plays now. */
  private playing = 0;
  private scenes = 0;
  private skipping = false;

  constructor(session: Session, face: Face, tempo: (table: TableView) => Tempo) {
    this.session = session;
    this.tempo = tempo;
    // A face knows its own views and events; the page passes them on untouched.
    this.film = (face.film as Film | undefined) ?? (() => []);
    this.isFar = (face.isFar as Playback['isFar'] | undefined) ?? (() => false);
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
    this.stopTimers();
  }

  /** Ends the scene that plays now. */
  skip(): void {
    this.stopTimers();
    if (this.shown.scene !== null) this.show(this.playing);
    this.goOn();
  }

  /** Shows everything at once until the viewer is asked again. */
  skipToTurn(): void {
    this.skipping = true;
    this.skip();
  }

  private stopTimers(): void {
    for (const timer of [this.timer, this.gathering]) if (timer) clearTimeout(timer);
    this.timer = null;
    this.gathering = null;
  }

  private hear(): void {
    const { table, updates, quiet = false } = this.session.picture();
    const last = this.steps.at(-1)?.table ?? this.shown.table;
    if (table !== null && table !== last) this.steps.push({ table, told: updates.length, quiet });
    else if (this.steps.length === 0 && updates.length !== this.shown.updates.length) this.tell({ ...this.shown, updates });
    if (this.shown.scene === null) this.goOn();
  }

  /** Shows what waits, up to the next scene. */
  private goOn({ gathered = false } = {}): void {
    while (this.steps.length > 0) {
      const length = this.deedLength();
      const scene = this.sceneOf(length);
      if (scene !== null && !gathered && this.isUnfinished(length)) {
        this.gathering ??= setTimeout(() => this.goOn({ gathered: true }), GATHERING);
        return;
      }
      this.stopTimers();
      const limited = this.shown.table !== null && this.shown.table.mine.length > 0 && this.session.deeds !== null;
      const tempo = this.tempo(this.steps[length - 1]!.table);
      const ms = scene === null ? 0 : this.telling.plan(scene.ms, tempo, { limited, far: this.isFar(scene.events, scene.before) });
      if (scene !== null && ms > 0) {
        this.play(scene, length, ms);
        return;
      }
      this.show(length);
    }
  }

  /** How many of the waiting steps are one seat's deed: at least the first. */
  private deedLength(): number {
    const seat = this.deciderOf(0);
    let length = 1;
    while (seat !== null && length < this.steps.length && this.deciderOf(length) === seat) length++;
    return length;
  }

  private newsOf(index: number): readonly Update[] {
    const from = index === 0 ? this.shown.updates.length : this.steps[index - 1]!.told;
    return this.session.picture().updates.slice(from, this.steps[index]!.told);
  }

  /** Who alone decided what led to a step; null: several did, nobody, or it is not to be acted out. */
  private deciderOf(index: number): Seat | null {
    const { quiet, table } = this.steps[index]!;
    const seats = new Set(this.newsOf(index).map(({ kind, seat }) => (kind === 'decided' ? seat : null)));
    const [seat = null] = seats;
    return seats.size === 1 && !quiet && table.viewer === this.shown.table?.viewer ? seat : null;
  }

  /** A bot that is asked again at once: more of its deed is to come. */
  private isUnfinished(length: number): boolean {
    const seat = this.deciderOf(0);
    const { info } = this.steps[length - 1]!.table;
    if (seat === null || length < this.steps.length || info.status !== 'running' || this.session.deeds === null) return false;
    return info.waitingFor.includes(seat) && info.seats[seat]?.bot != null;
  }

  /** What the next steps would be acted out as; null: not at all. */
  private sceneOf(length: number): Scene<unknown, EventBase> | null {
    const { table, quiet } = this.steps[length - 1]!;
    const { table: before } = this.shown;
    const news = Array.from({ length }, (_, i) => this.newsOf(i)).flat();
    if (before === null || before.view === null || table.view === null || before.viewer !== table.viewer) return null;
    if (quiet || this.skipping || document.visibilityState === 'hidden' || news.some(({ kind }) => kind === 'undone')) return null;
    const events = eventsOf(news);
    const ms = lengthOf(this.film(events, before.view));
    return ms > 0 ? { events, before: before.view, after: table.view, ms } : null;
  }

  private play(scene: Scene<unknown, EventBase>, length: number, ms: number): void {
    this.playing = length;
    this.acted += ms;
    this.timer = setTimeout(() => this.skip(), ms);
    this.tell({ ...this.shown, scene: { ...scene, speed: ms / scene.ms, id: ++this.scenes } });
  }

  /** Shows the table after so many of the waiting steps. */
  private show(length: number): void {
    const { table, told } = this.steps.splice(0, length).at(-1)!;
    this.playing = 0;
    if (isMyTurn(table)) this.telling.begin();
    // A question that was answered meanwhile is not what was skipped to.
    if (isMyTurn(table) && this.steps.length === 0) this.skipping = false;
    this.tell({ table, updates: this.session.picture().updates.slice(0, told), scene: null });
  }

  private tell(shown: Shown): void {
    this.shown = shown;
    for (const listener of this.listeners) listener();
  }
}

/** The game's events in what was told. */
export const eventsOf = (updates: readonly Update[]): EventBase[] => updates.flatMap(({ events }) => events as unknown as EventBase[]);
