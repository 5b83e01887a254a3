/**
 * `/replay/<table>`: step, scrub and play through a table; a finished one from every seat, with the proof of its dice.
 * `/replay/file#…`: the same with a match that somebody kept, or that broke; it stays in this browser.
 */

import type { Face } from '@undercroft/board/contract.ts';
import { goTo, queryOf, useAddress } from '@undercroft/board/router.ts';
import { useLanguage, useSay } from '@undercroft/board/text.ts';
import { momentFrom, type TableInfo, type Verification } from '@undercroft/client';
import { readSave } from '@undercroft/engine';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadFace } from '../games/index.ts';
import { Busy } from '../kit/busy.tsx';
import { useFetched } from '../kit/fetched.ts';
import { TroublePage } from '../pages/trouble.tsx';
import { api } from '../people.ts';
import { FinishedPast, type Past, RunningPast } from '../session/replay.ts';
import { infoHere } from '../session/synthetic.ts';
import { ReplayBar } from './replay-bar.tsx';
import { TableScreen } from './screen.tsx';
import { usePlayback } from './use-playback.ts';
import { worthOf } from './worth.ts';

/** All there is to look back at. */
interface Material {
  info: TableInfo;
  face: Face;
  /** Null while the game runs. */
  proof: Verification | null;
  past(viewer: number | null): Past;
}

/** Stands for a table in addresses of files. */
const FILE = 'file';

const PAGE = 500;

async function allUpdates(id: string) {
  const found = await api.updates(id, { limit: PAGE });
  for (let page = found; page.length === PAGE; ) {
    page = await api.updates(id, { limit: PAGE, since: found.at(-1)?.seq ?? 0 });
    found.push(...page);
  }
  return found;
}

/** A kept match or a crash; which of them it is makes no difference to whoever looks at it. */
async function loadFile(language: string): Promise<Material> {
  const match = readSave({
    content: '',
    fingerprint: '',
    ...Object(await momentFrom(location.hash.slice(1))),
    format: 'undercroft-match-1',
  });
  const face = await loadFace(match.game, language);
  const nobody = { id: '', name: '' };
  const sitters = Array.from({ length: match.seats }, () => ({ person: null, bot: 'greedy' }));
  const info = infoHere(face.game, { id: FILE, options: match.options, host: nobody, sitters });
  return {
    info,
    face,
    proof: null,
    past: (viewer) => new FinishedPast(face.game, info, { match: JSON.parse(JSON.stringify(match)) }, viewer),
  };
}

async function load(id: string, language: string): Promise<Material> {
  if (id === FILE) return loadFile(language);
  const info = await api.table(id);
  const face = await loadFace(info.game, language);
  if (info.status !== 'finished') {
    const updates = await allUpdates(id);
    return { info, face, proof: null, past: () => new RunningPast(id, undefined, updates) };
  }
  const proof = await api.verification(id);
  return { info, face, proof, past: (viewer) => new FinishedPast(face.game, info, proof, viewer) };
}

/** Whose eyes the address asks for: a seat, or '' for a spectator's. */
function viewerIn(address: string, info: TableInfo): number | null {
  const seat = queryOf(address).get('seat');
  const number = seat === null || seat === '' ? Number.NaN : Number(seat);
  return Number.isInteger(number) && number >= 0 && number < info.seats.length ? number : null;
}

/** In addresses: the moment most worth seeing, wherever that is. */
const BEST = 'best';

function Replay({ material }: { material: Material }) {
  const say = useSay();
  const address = useAddress();
  const { info, face, proof } = material;
  const viewer = viewerIn(address, info);
  const [past, setPast] = useState<Past | null>(null);
  const playback = usePlayback(past, face);
  useEffect(() => {
    const made = material.past(viewer);
    const wanted = queryOf(location.search ? `/${location.search}` : '/').get('at');
    made.go(wanted === BEST && made instanceof FinishedPast ? made.best(worthOf(face)) : Number(wanted) || 0);
    setPast(made);
    return () => made.close();
  }, [material, viewer, face]);
  const ready = useSyncExternalStore(past?.subscribe ?? (() => () => {}), () => (past?.picture().table ?? null) !== null);
  const look = (seat: number | null) => {
    const at = past?.at ?? 0;
    goTo(`/replay/${info.id}?at=${at}${seat === null ? '' : `&seat=${seat}`}${location.hash}`, { replace: true });
  };
  if (!past || !playback || !ready) return <Busy>{say('replay.loading')}</Busy>;
  return (
    <TableScreen
      session={past}
      playback={playback}
      face={face}
      exit={info.id === FILE ? '/' : `/t/${info.id}`}
      over={(seats) => <ReplayBar info={info} past={past} proof={proof} seats={seats} viewer={viewer} look={look} game={face.game} />}
    />
  );
}

export default function ReplayPage({ id }: { id: string }) {
  const say = useSay();
  const language = useLanguage();
  const { value, error, again } = useFetched(`${id} ${language}`, () => load(id, language));
  if (error !== undefined) return <TroublePage error={error} again={again} />;
  return value ? <Replay material={value} /> : <Busy>{say('replay.loading')}</Busy>;
}
