/** One game's board of the shelf: what is there, and how more gets there. */
import { Button } from '@undercroft/board/controls/button.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { abouts } from '@undercroft/catalog/abouts';
import type { GameInfo, ThingInfo } from '@undercroft/client';
import type { Json, ThingFile } from '@undercroft/engine';
import { useState } from 'react';
import { useDeed } from '../../kit/deed.ts';
import { FileField, jsonIn } from '../../kit/file-field.tsx';
import { Flaws } from '../../kit/flaws.tsx';
import { api, mustBeSomebody } from '../../people.ts';
import { placeOf } from '../starting.ts';
import { TroubleNotice } from '../trouble.tsx';

/** Whatever was kept here fits. */
const LARGEST = 320 * 1024;

/** What is in a file that was kept here; a bare thing is taken as it is. */
function thingIn(file: Json): Pick<ThingFile, 'thing' | 'id' | 'seal'> {
  if (typeof file !== 'object' || file === null || Array.isArray(file) || file['format'] !== 'undercroft-thing-1') return { thing: file };
  const { thing = null, id, seal } = file;
  return { thing, ...(typeof id === 'string' && { id }), ...(typeof seal === 'string' && { seal }) };
}

/** A file name that every system takes. */
const fileName = ({ game, title }: ThingInfo): string => `${game}-${title.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.json`;

function Forget({ thing, reload }: { thing: ThingInfo; reload(): void }) {
  const say = useSay();
  const [sure, setSure] = useState(false);
  const { busy, error, run } = useDeed();
  const forget = () => (sure ? run(() => api.forgetThing(thing.id, thing.version).finally(reload)) : setSure(true));
  return (
    <>
      <Button tone="ghost" onClick={forget} disabled={busy} why={thing.table === null ? undefined : say('shelf.atTable')}>
        {say(sure ? 'shelf.reallyForget' : 'shelf.forget')}
      </Button>
      <TroubleNotice error={error} />
    </>
  );
}

function OnBoard({ thing, reload }: { thing: ThingInfo; reload(): void }) {
  const say = useSay();
  const page = abouts.find(({ slug }) => slug === thing.game)?.pages?.find(({ ofThings }) => ofThings);
  return (
    <li className="panel thing" data-thing={thing.id}>
      <h3>
        {page === undefined ? (
          <bdi>{thing.title}</bdi>
        ) : (
          <Link href={`/games/${thing.game}/${page.path}/${thing.id}`}>
            <bdi>{thing.title}</bdi>
          </Link>
        )}
      </h3>
      <p className="second">{thing.sound ? thing.lines.join(' · ') : ''}</p>
      {!thing.sound && <p className="second">{say('shelf.unsound')}</p>}
      {thing.table !== null && (
        <p>
          <Link href={placeOf(thing.table)}>{say('shelf.atTable')}</Link>
        </p>
      )}
      <div className="dialog-deeds">
        <a className="button plain usual" href={`/api/shelf/${thing.id}/file`} download={fileName(thing)}>
          {say('shelf.export')}
        </a>
        <Forget thing={thing} reload={reload} />
      </div>
    </li>
  );
}

export function Board({ game, things, reload }: { game: GameInfo; things: readonly ThingInfo[]; reload(): void }) {
  const say = useSay();
  const { busy, error, run } = useDeed();
  const put = (work: () => Promise<unknown>) => run(() => mustBeSomebody().then(work).finally(reload));
  const take = (read: () => Promise<string>) => put(async () => api.takeThing(game.slug, thingIn(jsonIn(await read()))));
  return (
    <section className="shelf-board" data-game={game.slug}>
      <h2>
        <Link href={`/games/${game.slug}`}>{game.name}</Link>
      </h2>
      {things.length === 0 && <p className="second">{say('shelf.empty')}</p>}
      <ul>
        {things.map((thing) => (
          <OnBoard key={thing.id} thing={thing} reload={reload} />
        ))}
      </ul>
      <div className="shelf-more">
        {game.thing?.canMake && (
          <Button onClick={() => put(() => api.newThing(game.slug))} disabled={busy}>
            {say('shelf.new')}
          </Button>
        )}
        <FileField label={say('shelf.import')} largest={LARGEST} disabled={busy} onChoose={take} />
      </div>
      <TroubleNotice error={error} />
      <Flaws error={error} />
    </section>
  );
}
