/** `/t/<table>`: a table of the server, before, during and after its game. */

import type { Face } from '@undercroft/board/contract.ts';
import { useSay } from '@undercroft/board/text.ts';
import type { Eyes, TableView } from '@undercroft/client';
import type { Seat } from '@undercroft/engine';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { loadFace, useFace } from '../games/index.ts';
import { Busy } from '../kit/busy.tsx';
import { useFetched } from '../kit/fetched.ts';
import { Page } from '../kit/page.tsx';
import { TroublePage } from '../pages/trouble.tsx';
import { whoAmI } from '../people.ts';
import { tableSoon } from '../session/early.ts';
import { LiveSession } from '../session/live.ts';
import { HandOver } from './hand-over.tsx';
import { TableScreen } from './screen.tsx';
import { usePlayback } from './use-playback.ts';

/** Most who come here come to a game that has begun. */
const Lobby = lazy(async () => ({ default: (await import('../pages/lobby.tsx')).Lobby }));

/** Whose eyes to look through: my one seat's, or nobody's while several people share this screen. */
async function firstEyes(id: string): Promise<{ eyes: Eyes | undefined }> {
  const [me, info] = await Promise.all([whoAmI(), tableSoon(id)]);
  // Fetched meanwhile; whoever needs it says what went wrong.
  loadFace(info.game, 'en').catch(() => undefined);
  const mine = info.seats.filter(({ person }) => person !== null && person.id === me?.id);
  return { eyes: mine.length > 1 ? 'none' : undefined };
}

/** The table through these eyes; null while it is being opened, or if nobody looks. */
function useSession(id: string, eyes: Eyes | undefined, looking = true): LiveSession | null {
  const [session, setSession] = useState<LiveSession | null>(null);
  useEffect(() => {
    if (!looking) return;
    const opened = new LiveSession(id, eyes);
    setSession(opened);
    return () => {
      opened.close();
      setSession(null);
    };
  }, [id, eyes, looking]);
  return session;
}

/** One hand at a shared screen, on the page only while its owner decides. */
function Hand({ id, seat, face }: { id: string; seat: Seat; face: Face }) {
  const say = useSay();
  const session = useSession(id, seat);
  const playback = usePlayback(session, face);
  const ready = useReady(session);
  return session && playback && ready ? (
    <TableScreen session={session} playback={playback} face={face} />
  ) : (
    <Busy>{say('table.loading')}</Busy>
  );
}

const nothing = () => () => {};

/** Whether the session has something to show. */
function useReady(session: LiveSession | null): boolean {
  return useSyncExternalStore(session?.subscribe ?? nothing, () => (session?.picture().table ?? null) !== null);
}

function OpenTable({ id, firstLook }: { id: string; firstLook: Eyes | undefined }) {
  const say = useSay();
  const [eyes, setEyes] = useState(firstLook);
  const session = useSession(id, eyes);
  return session ? <Watched key={String(eyes)} session={session} share={() => setEyes('none')} /> : <Busy>{say('table.loading')}</Busy>;
}

/** Whether the seats of this table hide nothing from each other. */
const isOpen = (face: Face | undefined, { info }: TableView): boolean =>
  face?.game.sight.openly?.({ seats: info.seats.length, options: info.options }) ?? false;

function Watched({ session, share }: { session: LiveSession; share(): void }) {
  const say = useSay();
  const [hand, setHand] = useState<Seat | null>(null);
  const { table, problem, present, updates } = useSyncExternalStore(session.subscribe, session.picture);
  const slug = table?.info.game ?? null;
  const { value: face, error } = useFace(slug);
  const playback = usePlayback(session, face);
  const running = table?.info.status === 'running';
  const shared = table !== null && table.mine.length > 1 && running;
  const asked = hand !== null && table?.info.waitingFor.includes(hand);
  const openly = shared && isOpen(face, table);
  const next = openly ? table.mine.find((seat) => table.info.waitingFor.includes(seat)) : undefined;
  useEffect(() => {
    if (shared && table.viewer !== null) share();
    // Nothing is hidden at an open table: whoever is asked next is simply shown.
    if (openly && !asked && next !== undefined) setHand(next);
    if (!openly && hand !== null && !asked) setHand(null);
  });
  if (problem) return <TroublePage error={problem} again={() => location.reload()} />;
  if (error !== undefined) return <TroublePage error={error} again={() => location.reload()} />;
  if (!table || !face || !playback || (shared && table.viewer !== null)) return <Busy>{say('table.loading')}</Busy>;
  if (table.info.status === 'open') {
    return (
      <Page title={table.info.name} game={table.info.game} seat={table.mine[0]}>
        <Suspense fallback={<Busy>{say('table.loading')}</Busy>}>
          <Lobby info={table.info} present={present} updates={updates} deeds={session.deeds} reload={() => {}} />
        </Suspense>
      </Page>
    );
  }
  if (shared && hand !== null) return <Hand id={session.id} seat={hand} face={face} />;
  if (!shared || openly) return <TableScreen session={session} playback={playback} face={face} />;
  return <TableScreen session={session} playback={playback} face={face} over={(seats) => <HandOver seats={seats} take={setHand} />} />;
}

export default function TablePage({ id }: { id: string }) {
  const say = useSay();
  const { value, error, again } = useFetched(id, () => firstEyes(id));
  if (error !== undefined) return <TroublePage error={error} again={again} />;
  return value ? <OpenTable id={id} firstLook={value.eyes} /> : <Busy>{say('table.loading')}</Busy>;
}
