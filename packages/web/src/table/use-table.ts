/** Everything the table page shows and does, worked out from a session at the pace of its playback. */

import type { Asked, Face, SeatOnPage } from '@undercroft/board/contract.ts';
import { withNames } from '@undercroft/board/seats/names.ts';
import { asSentence, type Say, useSay } from '@undercroft/board/text.ts';
import { Problem, type TableView } from '@undercroft/client';
import {
  CHANCE,
  type DecisionBase,
  type DieTold,
  type EventBase,
  type Game,
  type Json,
  RECONSIDER,
  type Seat,
  sfc32,
} from '@undercroft/engine';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Deed, useDeed } from '../kit/deed.ts';
import type { Picture, Session } from '../session/session.ts';
import { useGoingOn } from './going-on.ts';
import { type AnyWords, type Line, LogBook } from './log.ts';
import { eventsOf, type Playback, type Shown } from './playback.ts';
import { seatsOnPage } from './seats.ts';

function whyNotOf(game: Game, view: unknown, say: Say) {
  return (d: DecisionBase): { message: string; rule?: string } | null => {
    try {
      // A table that looks the same to the viewer: what the rules say of this answer, they say of it there too.
      const refusal = game.play.refuse(game.sight.imagine(view, sfc32(1)), d);
      // What no rule of the game forbids, the page says in its own words.
      if (refusal === null) return null;
      if (refusal.text !== undefined || refusal.code === 'against-the-rules') return { ...refusal, message: asSentence(refusal.message) };
      return { message: say(`table.why.${refusal.code}`) };
    } catch {
      return null;
    }
  };
}

/** What leads nowhere, among answers of which another leads somewhere. */
export function isHopelessOf(game: Game, view: unknown, asked: readonly Asked[]) {
  return (d: DecisionBase): boolean => {
    const { hopeless } = game.bots;
    const question = asked.find(({ ask }) => ask.kind === d.kind && ask.seat === d.seat);
    if (hopeless === undefined || question === undefined) return false;
    const { ask, options } = question;
    return hopeless(view, ask, d) && options.some((other) => !hopeless(view, ask, other));
  };
}

/** What the server refused for a rule of the game, the page can say in its own language. */
function inOurWords(error: unknown, why: { message: string } | null): unknown {
  const isRuled = error instanceof Problem && error.code === 'against-the-rules' && why !== null;
  return isRuled ? { code: error.code, message: why.message, ours: true } : error;
}

/** Everybody's latest words, shown as a bubble for a while. */
function speechOf(lines: readonly Line[], seats: readonly SeatOnPage[], round: number): ReadonlyMap<Seat, string> {
  const said = new Map<Seat, string>();
  for (const { by, text, at } of lines.slice(-30)) {
    if (by === undefined || round - at > 12_000) continue;
    for (const { seat, name } of seats) if (name === by) said.set(seat, text);
  }
  return said;
}

/** Updates that count as lately. */
const RECENT = 24;

export type Status = 'your-turn' | 'waiting' | 'finished';

function statusOf(table: TableView, asked: readonly Asked[]): Status {
  if (table.info.status === 'finished' || table.info.status === 'archived') return 'finished';
  return asked.some(({ ask }) => ask.may !== true) ? 'your-turn' : 'waiting';
}

function useClockTick(active: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => setNow(Date.now()), 4000);
    return () => clearInterval(timer);
  }, [active]);
  return now;
}

/** Where a table comes from and what may be done at it. */
export interface Source {
  session: Session;
  /** The session at the pace of its scenes. */
  playback: Playback;
  face: Face;
  /** Answers a lesson allows; left out, every legal one. */
  allow?: (d: DecisionBase) => boolean;
  /** What the viewer is to do instead of deciding. */
  prompt?: string;
}

export interface TableOnPage {
  /** The game's, in the page's language. */
  words: AnyWords;
  table: TableView;
  picture: Picture;
  shown: Shown;
  /** What happened lately. */
  news: readonly EventBase[];
  seats: readonly SeatOnPage[];
  lines: readonly Line[];
  /** What the viewer is asked; nothing while a scene plays, or while the table waits for a die. */
  asked: readonly Asked[];
  /** A real die that somebody has to roll. */
  die: Asked<DieTold> | null;
  /** The question somebody waits for, if it is the viewer's. */
  must: Asked | undefined;
  status: Status;
  /** What is going on while the viewer has nothing to decide. */
  goingOn: string;
  /** The question in words. */
  question: string;
  /** What is being done, and what went wrong with it. */
  deed: Deed;
  canReconsider: boolean;
  decide(d: DecisionBase): void;
  reconsider(): void;
  whyNot(d: DecisionBase): { message: string; rule?: string } | null;
  isHopeless(d: DecisionBase): boolean;
  speech: ReadonlyMap<Seat, string>;
}

function useAsked(table: TableView, open: boolean, allow: Source['allow']): readonly Asked[] {
  return useMemo(() => {
    // The server's JSON; which decisions there are is the game's business.
    const mine = open ? (table.asked as unknown as Asked[]) : [];
    if (!allow) return mine;
    const allowed = mine.map((each) => ({ ...each, options: each.options.filter(allow) }));
    // Of an open question only its kind can be asked for.
    return allowed.filter(({ options, ask }) => options.length > 0 || (ask.open === true && allow({ seat: ask.seat, kind: ask.kind })));
  }, [open, table, allow]);
}

/** How often anybody at this screen has answered. */
export const answersHere = ({ shown, table: { mine } }: Pick<TableOnPage, 'shown' | 'table'>): number =>
  shown.updates.filter(({ kind, seat }) => kind === 'decided' && seat !== null && mine.includes(seat)).length;

/** The die that is asked for. */
function dieOf(asked: readonly Asked[]): Asked<DieTold> | null {
  const die = asked.find(({ ask }) => ask.kind === CHANCE);
  // A question of this kind has answers of this kind: the engine made both.
  return die === undefined ? null : (die as unknown as Asked<DieTold>);
}

/** What a die or a card may show; that the house rolls is offered besides. */
export const facesOf = ({ options }: Asked<DieTold>): number[] => options.map(({ shows }) => shows).filter((shows) => shows > 0);

type Telling = Pick<TableOnPage, 'words' | 'seats'> & { view: unknown };

function questionOf(must: Asked | undefined, told: Telling, say: Say): string {
  if (must === undefined) return '';
  const die = dieOf([must]);
  if (die) return told.words.told?.ask(told.view, die.ask.die) ?? say('board.die.ask', { n: facesOf(die).length });
  return withNames(told.words.ask(told.view, must.ask), told);
}

type First = (waiting: readonly Asked[]) => Asked | undefined;

export function useTable({ session, playback, face, allow, prompt }: Source): TableOnPage {
  const say = useSay();
  const picture = useSyncExternalStore(session.subscribe, session.picture);
  const shown = useSyncExternalStore(playback.subscribe, playback.current);
  const deed = useDeed();
  const [book] = useState(() => new LogBook());
  const table = shown.table ?? picture.table!;
  const { game } = face;
  const { view, viewer } = table;
  const bots = say('bot.names');
  const seats = useMemo(() => seatsOnPage(table, picture.present, bots), [table, picture.present, bots]);
  const words = useMemo((): AnyWords => ({ say: (key) => key, ...game.words }), [game]);
  const lines = book.read(shown.updates, { face, words, view, seats, say });
  const now = useClockTick(lines.length > 0);
  const open = shown.scene === null && session.deeds !== null;
  const all = useAsked(table, open, allow);
  // A real die is told beside the board: no game knows of it.
  const asked = useMemo(() => all.filter(({ ask }) => ask.kind !== CHANCE), [all]);
  const waiting = all.filter(({ ask }) => ask.may !== true);
  const must = (face.first as First | undefined)?.(waiting) ?? waiting[0];
  const whyNot = useMemo(() => whyNotOf(game, view, say), [game, view, say]);
  const isHopeless = useMemo(() => isHopelessOf(game, view, asked), [game, view, asked]);
  const decide = useCallback(
    (d: DecisionBase) =>
      deed.run(async () => {
        try {
          await session.deeds?.decide(d as unknown as Json & DecisionBase);
        } catch (error) {
          throw inOurWords(error, whyNot(d));
        }
      }),
    [deed, session, whyNot],
  );
  const reconsider = useCallback(() => {
    if (viewer !== null) decide({ seat: viewer, kind: RECONSIDER });
  }, [decide, viewer]);
  return {
    words,
    table,
    picture,
    shown,
    news: useMemo(() => eventsOf(shown.updates.slice(-RECENT)), [shown.updates]),
    seats,
    lines,
    asked,
    die: dieOf(all),
    must,
    status: statusOf(table, all),
    question: questionOf(must, { words, view, seats }, say),
    goingOn: useGoingOn(shown, { face, words, seats, say }, { prompt, sent: deed.busy }),
    deed,
    canReconsider: open && table.canReconsider,
    decide,
    reconsider,
    whyNot,
    isHopeless,
    speech: useMemo(() => speechOf(lines, seats, now), [lines, seats, now]),
  };
}
