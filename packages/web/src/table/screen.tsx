/** The table itself: the bar, the game's board, the side, and whatever lies over them. The same for every game. */

import type { BoardProps, SeatOnPage } from '@undercroft/board/contract.ts';
import { DiceTray } from '@undercroft/board/dice/dice-tray.tsx';
import { waitingWords } from '@undercroft/board/seats/names.ts';
import { motionOf, useSettings } from '@undercroft/board/settings.ts';
import { useSay } from '@undercroft/board/text.ts';
import type { TableView } from '@undercroft/client';
import type { DecisionBase, EventBase } from '@undercroft/engine';
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Busy } from '../kit/busy.tsx';
import { Notice } from '../kit/notice.tsx';
import { useWide } from '../kit/wide.ts';
import { TroubleNotice } from '../pages/trouble.tsx';
import { LiveSession } from '../session/live.ts';
import { withWords } from '../words.ts';
import { Announcer } from './announcer.tsx';
import { useSinceAway } from './away.ts';
import { ConnectionBanner, SinceAway, VoteBanner } from './banners.tsx';
import { TableBar } from './bar.tsx';
import { Ending } from './ending.tsx';
import { useKeptFocus } from './focus.ts';
import { useOwnPace, useSkipToTurn } from './hurry.ts';
import { useEndingSound, useTurnNotices } from './notices.ts';
import { eventsOf } from './playback.ts';
import { PutAway } from './put-away.tsx';
import { SheetFoot } from './sheet-foot.tsx';
import { Side } from './side.tsx';
import { isDeserted, StillThere } from './still-there.tsx';
import { KnowsTerms } from './terms.tsx';
import { useSkip } from './use-playback.ts';
import { answersHere, facesOf, type Source, type TableOnPage, useTable } from './use-table.ts';
import './table.css';

const RulesDialog = lazy(async () => ({ default: (await withWords('rules', import('./rules.tsx'))).RulesDialog }));

type AnyBoard = ComponentType<BoardProps<unknown, DecisionBase, EventBase>>;

interface ScreenProps extends Source {
  /** Lies over the board's lower edge: the hand-over, a replay's controls. */
  over?: (seats: readonly SeatOnPage[], table: TableView) => ReactNode;
  /** What the rat teaches: beside the board, never over it. */
  lesson?: (table: TableView) => ReactNode;
  /** Where the door leads. */
  exit?: string;
  /** The ways on after the end, where they are not the usual ones. */
  waysOn?: ReactNode;
}

interface PartProps {
  page: TableOnPage;
  source: Source;
  showRule(id: string): void;
}

/** How often the viewer has answered. */
const answersOf = ({ shown, table: { viewer } }: TableOnPage): number =>
  shown.updates.filter(({ kind, seat }) => kind === 'decided' && seat === viewer).length;

function Banners({ page, source }: PartProps) {
  const say = useSay();
  const { table, picture, seats, lines, deed } = page;
  const { deeds } = source.session;
  const away = useSinceAway({ table: table.info.id, seq: table.seq, lines, answers: answersHere(page) });
  return (
    <div className="table-banners">
      <ConnectionBanner connection={picture.connection} far={source.session instanceof LiveSession} />
      {table.vote && deeds && <VoteBanner vote={table.vote} deeds={deeds} seats={seats} />}
      {away && <SinceAway {...away} />}
      {isDeserted(table.info) && <Notice tone="warn">{say('table.deserted')}</Notice>}
      {table.info.status === 'archived' && <PutAway table={table} />}
      <TroubleNotice error={deed.error} />
    </div>
  );
}

/** The game's own board, or what is left of it after the end. */
function BoardOrEnding({ page, source, showRule, waysOn }: PartProps & { waysOn: ReactNode }) {
  const settings = useSettings();
  const { words, table, shown, news, seats, asked, decide, deed, canReconsider, reconsider, whyNot, isHopeless, speech, goingOn } = page;
  const { face } = source;
  if (table.info.status === 'finished' && shown.scene === null) {
    return <Ending face={face} table={table} updates={shown.updates} seats={seats} inGame={words.say} waysOn={waysOn} />;
  }
  if (table.view === null) return null;
  // A face knows its own views, decisions and events; the page passes them on untouched.
  const Board = face.Board as unknown as AnyBoard;
  const answers = { asked, decide, busy: deed.busy, canReconsider, reconsider, whyNot, isHopeless };
  const looks = { scene: shown.scene, news, motion: motionOf(settings), speech, goingOn };
  return <Board words={words} view={table.view} viewer={table.viewer} seats={seats} {...answers} {...looks} showRule={showRule} />;
}

/** The table waits for a die that people roll. */
function RealDie({
  page: {
    die,
    lines,
    deed,
    decide,
    words,
    table: { view },
  },
  source: { face },
}: Pick<PartProps, 'page' | 'source'>) {
  const say = useSay();
  if (die === null) return null;
  const look = die.ask.die === undefined ? undefined : face.die?.(die.ask.die, words as never, say);
  const tell = (shows: number) => {
    const told = die.options.find((d) => d.shows === shows);
    if (told) decide(told);
  };
  const { told } = words;
  const own = told && { question: told.ask(view, die.ask.die), shows: (shown: number) => told.shows(view, shown, die.ask.die) };
  // A die has no number, a deck has one.
  const Keys = die.ask.die === undefined ? undefined : face.CardKeys;
  return <DiceTray faces={facesOf(die)} told={own} after={lines.at(-1)?.text ?? ''} busy={deed.busy} look={look} Keys={Keys} tell={tell} />;
}

function Beside({ page, source, showRule }: PartProps) {
  const { table, lines, seats, shown, words } = page;
  const { face, session } = source;
  const events = useMemo(() => eventsOf(shown.updates), [shown.updates]);
  const { info, view } = table;
  const talk = face.game.play.talk?.(info.options) ?? 'free';
  const replay = session instanceof LiveSession ? `/replay/${info.id}` : undefined;
  const isOurs = session instanceof LiveSession && info.visibility === 'private' && info.watched && info.status === 'running';
  const began = info.createdAt > 0 ? info.createdAt : null;
  const watched = isOurs ? info : null;
  const what = { face, view, lines, events, seats, inGame: words.say, began, deeds: session.deeds, watched };
  return <Side {...what} running={info.status === 'running'} talk={talk} showRule={showRule} replay={replay} />;
}

function WholeScreen({ over, lesson, exit = '/', waysOn, ...source }: ScreenProps) {
  const say = useSay();
  const wide = useWide();
  const page = useTable(source);
  const [rule, setRule] = useState<string | null>(null);
  const [sheet, setSheet] = useState(false);
  const board = useKeptFocus();
  const { session, playback, face } = source;
  const { table, shown, seats, status } = page;
  const { game } = face;
  const skip = useCallback(() => playback.skip(), [playback]);
  const skipToTurn = useSkipToTurn(page, source);
  useSkip({ playing: shown.scene !== null, skip, skipToTurn });
  useOwnPace(page, session);
  useTurnNotices(status === 'your-turn', game.about.name);
  useEndingSound(table);
  const parts = { page, source, showRule: setRule };
  return (
    <div
      className="table-screen"
      data-status={status}
      data-game={game.about.slug}
      data-scene={shown.scene ? 'playing' : undefined}
      data-seq={table.seq}
      data-asked={page.asked.flatMap(({ ask }) => (ask.may ? [] : [ask.kind])).join(' ') || undefined}
      data-acted={Math.round(playback.acted)}
    >
      <TableBar
        game={game}
        caption={table.view === null ? '' : (face.caption?.(table.view as never, say, page.words.say) ?? '')}
        page={page}
        deeds={session.deeds}
        exit={exit}
        skipToTurn={skipToTurn}
        showRules={() => setRule('')}
        sheet={wide ? null : { open: sheet, toggle: () => setSheet(!sheet) }}
      />
      <Banners {...parts} />
      {lesson?.(table)}
      <main id="main" ref={board} tabIndex={-1} className="table-board" aria-label={game.about.name}>
        <KnowsTerms slug={game.about.slug} open={setRule}>
          <BoardOrEnding {...parts} waysOn={waysOn} />
        </KnowsTerms>
        <RealDie page={page} source={source} />
        {over?.(seats, table)}
        {status === 'waiting' && shown.scene === null && <p className="table-waiting">{waitingWords(seats, say)}</p>}
      </main>
      {(wide || sheet) && (
        <aside className={`table-side panel ${wide ? '' : 'sheet'}`} aria-label={say('table.beside')}>
          <KnowsTerms slug={game.about.slug} open={setRule}>
            <Beside {...parts} />
          </KnowsTerms>
          {!wide && <SheetFoot />}
        </aside>
      )}
      <Announcer lines={page.lines} question={page.question} waiting={waitingWords(seats, say)} answers={answersOf(page)} />
      <StillThere picture={page.picture} session={session} />
      {rule !== null && (
        <Suspense>
          <RulesDialog slug={game.about.slug} name={game.about.name} at={rule} onClose={() => setRule(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** A whole table is much to draw: it is drawn in slices, between which a phone goes on listening. */
export function TableScreen(props: ScreenProps) {
  const say = useSay();
  return useDeferredValue(true, false) ? <WholeScreen {...props} /> : <Busy>{say('table.loading')}</Busy>;
}
