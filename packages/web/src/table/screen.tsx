/** The table itself: the bar, the game's board, the side, and whatever lies over them. The same for every game. */

import back from 'game-icon:exit-door';
import scroll from 'game-icon:notebook';
import undoArrow from 'game-icon:return-arrow';
import bookmark from 'game-icon:rule-book';
import type { TableView } from '@undercroft/client';
import { type DecisionBase, type EventBase, type Game, type Json, RECONSIDER, type Seat, sfc32 } from '@undercroft/engine';
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { WickTimer } from '../kit/art/wick.tsx';
import { SettingsButton } from '../kit/bar.tsx';
import { useDeed } from '../kit/deed.ts';
import { Icon } from '../kit/icon.tsx';
import { Link } from '../kit/link.tsx';
import { useWide } from '../kit/wide.ts';
import { TroubleNotice } from '../pages/trouble.tsx';
import type { Session } from '../session/session.ts';
import { motionOf, useSettings } from '../settings.ts';
import { useLanguage, useSay } from '../text.ts';
import { useSinceAway } from './away.ts';
import { ConnectionBanner, SinceAway, VoteBanner } from './banners.tsx';
import type { Asked, BoardProps, Face, SeatOnPage } from './contract.ts';
import { Ending } from './ending.tsx';
import { useKeptFocus } from './focus.ts';
import { HintButton } from './hint-button.tsx';
import { type Line, LogBook } from './log.ts';
import { useTurnNotices } from './notices.ts';
import { Playback } from './playback.ts';
import { RulesDialog } from './rules.tsx';
import { seatsOnPage, waitingWords, withNames } from './seats.ts';
import { Side } from './side.tsx';
import './table.css';

type AnyBoard = ComponentType<BoardProps<unknown, DecisionBase, EventBase>>;

interface ScreenProps {
  session: Session;
  /** The session at the pace of its scenes. */
  playback: Playback;
  face: Face;
  /** Lies over the board's lower edge: the hand-over, a replay's controls, a lesson. */
  over?: (seats: readonly SeatOnPage[], table: TableView) => ReactNode;
  /** Answers a lesson allows; left out, every legal one. */
  allow?: (d: DecisionBase) => boolean;
  /** Where the door leads. */
  exit?: string;
}

/** What a page shows of a session; null until both are there. It ends with the page. */
export function usePlayback(session: Session | null, face: Face | undefined): Playback | null {
  const settings = useSettings();
  const motion = useRef(motionOf(settings));
  motion.current = motionOf(settings);
  const [playback, setPlayback] = useState<Playback | null>(null);
  useEffect(() => {
    if (!session || !face) return;
    const made = new Playback(session, face, () => motion.current);
    setPlayback(made);
    return () => {
      made.close();
      setPlayback(null);
    };
  }, [session, face]);
  return playback;
}

/** Ends a scene at any key or click that was meant for the scene. */
function useSkip(playing: boolean, skip: () => void): void {
  useEffect(() => {
    if (!playing) return;
    const press = (event: Event) => {
      if (event instanceof KeyboardEvent && (event.metaKey || event.ctrlKey || event.altKey || event.key === 'Tab')) return;
      if ((event.target as Element | null)?.closest?.('.table-side, .bar, dialog')) return;
      event.preventDefault();
      skip();
    };
    addEventListener('keydown', press);
    addEventListener('pointerdown', press);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', press);
    };
  }, [playing, skip]);
}

/** What just happened and what is asked, for those who listen. */
function Announcer({ lines, question }: { lines: readonly Line[]; question: string }) {
  const told = useRef(lines.length);
  const fresh = lines.slice(told.current);
  useEffect(() => {
    told.current = lines.length;
  }, [lines.length]);
  const [said, setSaid] = useState('');
  const words = [...fresh.slice(-6).map(({ by, text }) => (by ? `${by}: ${text}` : text)), question].filter(Boolean).join(' ');
  useEffect(() => {
    if (words !== '') setSaid(words);
  }, [words]);
  return (
    <div className="out-of-sight" role="log" aria-live="polite" aria-atomic="true">
      {said}
    </div>
  );
}

function whyNotOf(game: Game, view: unknown) {
  return (d: DecisionBase): { message: string; rule?: string } | null => {
    try {
      // A table that looks the same to the viewer: what the rules say of this answer, they say of it there too.
      return game.refuse(game.imagine(view, sfc32(1)), d);
    } catch {
      return null;
    }
  };
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

type Status = 'your-turn' | 'waiting' | 'finished';

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

export function TableScreen({ session, playback, face, over, allow, exit = '/' }: ScreenProps) {
  const say = useSay();
  const language = useLanguage();
  const settings = useSettings();
  const wide = useWide();
  const picture = useSyncExternalStore(session.subscribe, session.picture);
  const shown = useSyncExternalStore(playback.subscribe, playback.current);
  const deed = useDeed();
  const [rule, setRule] = useState<string | null>(null);
  const [sheet, setSheet] = useState(false);
  const skip = useCallback(() => playback.skip(), [playback]);
  useSkip(shown.scene !== null, skip);
  const [book] = useState(() => new LogBook());

  const board = useKeptFocus();
  const table = shown.table ?? picture.table!;
  const { game } = face;
  const { view, info } = table;
  const seats = useMemo(() => seatsOnPage(table, picture.present), [table, picture.present]);
  const lines = book.read(shown.updates, { face, view, seats, say }, language);
  const away = useSinceAway(info.id, table.seq, lines);
  const now = useClockTick(lines.length > 0);

  const open = shown.scene === null && session.deeds !== null;
  const asked = useMemo(() => {
    const mine = open ? (table.asked as unknown as Asked[]) : [];
    return allow
      ? mine.map((each) => ({ ...each, options: each.options.filter(allow) })).filter(({ options, ask }) => options.length > 0 || ask.open)
      : mine;
  }, [open, table, allow]);
  const status = statusOf(table, asked);
  const must = asked.find(({ ask }) => ask.may !== true);
  const deadline = must?.deadline ?? null;
  useTurnNotices(status === 'your-turn', game.name);

  const decide = useCallback(
    (d: DecisionBase) => deed.run(() => session.deeds?.decide(d as unknown as Json & DecisionBase) ?? Promise.resolve()),
    [deed, session],
  );
  const reconsider = useCallback(() => {
    if (table.viewer !== null) decide({ seat: table.viewer, kind: RECONSIDER });
  }, [decide, table.viewer]);
  const question = must ? withNames(game.words.ask(view, must.ask), game, view, seats) : '';
  const whyNot = useMemo(() => whyNotOf(game, view), [game, view]);
  const speech = useMemo(() => speechOf(lines, seats, now), [lines, seats, now]);
  const Board = face.Board as unknown as AnyBoard;
  const side = (
    <Side
      face={face}
      view={view}
      lines={lines}
      seats={seats}
      deeds={session.deeds}
      running={info.status === 'running'}
      talk={game.talk?.(info.options) ?? 'free'}
      showRule={setRule}
    />
  );
  return (
    <div className="table-screen" data-status={status} data-game={game.slug} data-scene={shown.scene ? 'playing' : undefined}>
      <header className="bar table-bar">
        <Link className="icon-button" href={exit} aria-label={say('table.exit')} title={say('table.exit')}>
          <Icon drawing={back} />
        </Link>
        <h1 className="table-title">{game.name}</h1>
        <span className="space" />
        {deadline !== null && <WickTimer deadline={deadline} />}
        {table.canUndo && session.deeds && (
          <button
            type="button"
            className="icon-button"
            onClick={() => deed.run(() => session.deeds!.undo())}
            aria-label={say('table.undo')}
            title={say('table.undo')}
          >
            <Icon drawing={undoArrow} />
          </button>
        )}
        {must && !must.ask.open && <HintButton game={game} view={view} asked={must} seats={seats} />}
        <button type="button" className="icon-button" onClick={() => setRule('')} aria-label={say('rules.open')} title={say('rules.open')}>
          <Icon drawing={bookmark} />
        </button>
        {!wide && (
          <button
            type="button"
            className="icon-button"
            aria-expanded={sheet}
            onClick={() => setSheet(!sheet)}
            aria-label={say('table.beside')}
            title={say('table.beside')}
          >
            <Icon drawing={scroll} />
          </button>
        )}
        <SettingsButton />
      </header>
      <div className="table-banners">
        <ConnectionBanner connection={picture.connection} />
        {table.vote && session.deeds && <VoteBanner vote={table.vote} deeds={session.deeds} seats={seats} />}
        {away && <SinceAway {...away} />}
        {info.status === 'archived' && <TroubleNotice error={{ code: 'archived', message: say('table.archived') }} />}
        <TroubleNotice error={deed.error} />
      </div>
      <main id="main" ref={board} tabIndex={-1} className="table-board">
        {info.status === 'finished' && shown.scene === null ? (
          <Ending
            face={face}
            table={table}
            updates={shown.updates}
            seats={seats}
            speak={session.deeds && ((text) => session.deeds!.say(text, false))}
          />
        ) : (
          view !== null && (
            <Board
              view={view}
              viewer={table.viewer}
              seats={seats}
              asked={asked}
              decide={decide}
              busy={deed.busy}
              canReconsider={open && table.canReconsider}
              reconsider={reconsider}
              scene={shown.scene}
              motion={motionOf(settings)}
              showRule={setRule}
              whyNot={whyNot}
              speech={speech}
            />
          )
        )}
        {over?.(seats, table)}
        {status === 'waiting' && shown.scene === null && <p className="table-waiting">{waitingWords(seats, say)}</p>}
      </main>
      {(wide || sheet) && (
        <aside className={`table-side panel ${wide ? '' : 'sheet'}`} aria-label={say('table.beside')}>
          {side}
        </aside>
      )}
      <Announcer lines={lines} question={question} />
      {rule !== null && <RulesDialog slug={game.slug} name={game.name} at={rule} onClose={() => setRule(null)} />}
    </div>
  );
}
