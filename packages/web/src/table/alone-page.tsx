/** `/alone/<game>`: a game with bots on this device alone. It needs no server once the page is here, and it stays here. */

import type { Face } from '@undercroft/board/contract.ts';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useEffect, useState } from 'react';
import { useFace } from '../games/index.ts';
import { Busy } from '../kit/busy.tsx';
import { TroublePage } from '../pages/trouble.tsx';
import { withBots } from '../pages/with-bots.ts';
import { useMyName } from '../people.ts';
import { type KeptGame, keepGame, keptGame, onPlayedElsewhere } from '../session/kept.ts';
import { LocalSession } from '../session/local.ts';
import { TableScreen } from './screen.tsx';
import { usePlayback } from './use-playback.ts';

function newGame({ game: { about } }: Face): KeptGame {
  const seed = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const seats = Math.max(about.seats.usual, about.seats.min);
  return { version: about.version, seats, seed, options: withBots(about.slug), log: [] };
}

function WaysOn({ again }: { again(): void }) {
  const say = useSay();
  return (
    <>
      <Button tone="gold" size="big" onClick={again}>
        {say('ending.rematch')}
      </Button>
      <Link className="button plain usual" href="/">
        {say('ending.home')}
      </Link>
    </>
  );
}

function Playing({ face, begun, again }: { face: Face; begun: KeptGame; again(): void }) {
  const say = useSay();
  const name = useMyName();
  const [session, setSession] = useState<LocalSession | null>(null);
  const { game } = face;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new name does not begin the game anew
  useEffect(() => {
    const { slug } = game.about;
    const { seats, seed, options = {}, log } = begun;
    const keep = (now: readonly unknown[]) => keepGame(slug, { ...begun, log: now });
    const opened = new LocalSession({ game, name, seats, seed, options, alone: { log, keep } });
    setSession(opened);
    return () => opened.close();
  }, [game, begun]);
  const playback = usePlayback(session, face);
  if (!session || !playback) return <Busy>{say('table.loading')}</Busy>;
  return <TableScreen session={session} playback={playback} face={face} waysOn={<WaysOn again={again} />} />;
}

function Alone({ face }: { face: Face }) {
  const { game } = face;
  const { slug } = game.about;
  const [begun, setBegun] = useState(() => keptGame(game) ?? newGame(face));
  useEffect(() => onPlayedElsewhere(slug, () => setBegun((now) => keptGame(game) ?? now)), [game, slug]);
  const again = () => {
    const fresh = newGame(face);
    keepGame(slug, fresh);
    setBegun(fresh);
  };
  return <Playing key={begun.seed} face={face} begun={begun} again={again} />;
}

export default function AlonePage({ game: slug }: { game: string }) {
  const say = useSay();
  const { value: face, error, again } = useFace(slug);
  if (error !== undefined) return <TroublePage error={error} again={again} />;
  return face ? <Alone face={face} /> : <Busy>{say('table.loading')}</Busy>;
}
