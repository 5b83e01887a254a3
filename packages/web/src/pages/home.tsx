/** The first page: the doors, the ways to play, the tables there are. */

import { Candle } from '@undercroft/board/art/candle.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { GameInfo } from '@undercroft/client';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Busy } from '../kit/busy.tsx';
import { useConnected } from '../kit/connected.ts';
import { useFetched } from '../kit/fetched.ts';
import { Page } from '../kit/page.tsx';
import { useWide } from '../kit/wide.ts';
import { api } from '../people.ts';
import { Arcade } from './home/arcade.tsx';
import { type Door, doorsFor, samplesIn } from './home/doors.ts';
import { MyTables, OpenTables, useMyTables } from './home/tables.tsx';
import { Ways } from './home/ways.tsx';
import { TroublePage } from './trouble.tsx';
import { isUnreachable } from './trouble-words.ts';
import './home/home.css';

const WithoutServer = lazy(async () => ({ default: (await import('./home/without-server.tsx')).WithoutServer }));

function Hero() {
  const say = useSay();
  return (
    <div className="hero">
      <span className="only-wide">
        <Candle height={56} width={32} />
      </span>
      <div>
        <h1>Undercroft</h1>
        <p>{say('home.motto')}</p>
      </div>
      <span className="only-wide">
        <Candle height={34} width={32} />
      </span>
    </div>
  );
}

/** Ways to know a game before one plays it. */
function Reading({ slug }: { slug: string }) {
  const say = useSay();
  return (
    <p className="reading">
      <Link href={`/learn/${slug}`}>{say('home.learn')}</Link>
      <Link href={`/games/${slug}`}>{say('home.details')}</Link>
      <Link href={`/alone/${slug}`}>{say('home.alone')}</Link>
    </p>
  );
}

function Counter({ door, children }: { door: Door | undefined; children: ReactNode }) {
  const say = useSay();
  return (
    <section className="counter oak">
      {door?.game && (
        <div className="counter-top only-wide" data-game={door.slug}>
          <div>
            <h2>{door.name}</h2>
            <p className="second">{say('home.counter')}</p>
            <Reading slug={door.slug} />
          </div>
          <Ways key={door.slug} game={door.game} />
        </div>
      )}
      {children}
    </section>
  );
}

/** For those who write games. */
function Samples({ games }: { games: readonly GameInfo[] }) {
  const say = useSay();
  if (games.length === 0) return null;
  return (
    <p className="samples">
      {say('home.forDevelopers')}{' '}
      {games.map(({ slug, name }) => (
        <Link key={slug} href={`/games/${slug}`}>
          {name}
        </Link>
      ))}{' '}
      <a href="/api/docs">{say('home.apiDocs')}</a>
    </p>
  );
}

function Offline() {
  const say = useSay();
  return (
    <Page className="home">
      <Hero />
      <Suspense fallback={<Busy>{say('home.loading')}</Busy>}>
        <WithoutServer />
      </Suspense>
    </Page>
  );
}

export default function HomePage() {
  const say = useSay();
  const wide = useWide();
  const { value, error, again } = useFetched('games', () => api.games());
  const mine = useMyTables();
  const [wanted, setWanted] = useState<string | null>(null);
  const connected = useConnected(again);
  if (!connected) return <Offline />;
  if (value === undefined && error !== undefined) return isUnreachable(error) ? <Offline /> : <TroublePage error={error} again={again} />;
  const games = value?.games ?? [];
  const doors = doorsFor(games);
  // On phones my tables stand above everything else: what is shown before them would have to move.
  const ready = value !== undefined && (wide || mine !== null);
  const door = doors.find(({ slug, game }) => game !== null && slug === wanted) ?? doors.find(({ game }) => game !== null);
  return (
    <Page className="home" where={<span className="bar-motto only-wide">{say('home.noAccount')}</span>}>
      <Hero />
      {/* Whoever comes back on a phone finds the way on before the doors. */}
      {!wide && <MyTables tables={mine ?? []} />}
      {!ready ? (
        <Busy>{say('home.loading')}</Busy>
      ) : (
        <Arcade doors={doors} chosen={door?.slug ?? null} onChoose={setWanted}>
          {!wide && door?.game && (
            <>
              <Ways game={door.game} />
              <Reading slug={door.slug} />
            </>
          )}
        </Arcade>
      )}
      {ready && (
        <Counter door={wide ? door : undefined}>
          <div className="tables">
            {wide && <MyTables tables={mine ?? []} />}
            <OpenTables />
          </div>
          <Samples games={samplesIn(games)} />
        </Counter>
      )}
    </Page>
  );
}
