/** `/shelf`: what I bring to tables and take home, game by game. */

import { useLanguage, useSay } from '@undercroft/board/text.ts';
import type { GameInfo, ThingInfo } from '@undercroft/client';
import { useEffect } from 'react';
import { Busy } from '../kit/busy.tsx';
import { useFetched } from '../kit/fetched.ts';
import { Page } from '../kit/page.tsx';
import { api, useMe, whoAmI } from '../people.ts';
import { Board } from './shelf/board.tsx';
import { TroublePage } from './trouble.tsx';
import './pages.css';
import './shelf/shelf.css';

interface Shelved {
  games: GameInfo[];
  things: ThingInfo[];
}

/** Games that people bring something to, and what this person has. Somebody without a name has nothing yet. */
async function loadShelf(language: string): Promise<Shelved> {
  const [{ games }, me] = await Promise.all([api.games(), whoAmI()]);
  const things = me === null ? [] : await api.shelf({ language });
  return { games: games.filter(({ thing }) => thing !== null), things };
}

export default function ShelfPage() {
  const say = useSay();
  const language = useLanguage();
  const me = useMe()?.id;
  // What is shown stays while a guest becomes somebody: they may have done something wrong meanwhile.
  const { value, error, again } = useFetched(`shelf ${language}`, () => loadShelf(language));
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else has another shelf
  useEffect(again, [me]);
  if (value === undefined) return error === undefined ? <Busy>{say('home.loading')}</Busy> : <TroublePage error={error} again={again} />;
  return (
    <Page title={say('shelf.title')} className="shelf">
      <header>
        <h1>{say('shelf.title')}</h1>
        <p className="lead">{say('shelf.lead')}</p>
      </header>
      {value.games.map((game) => (
        <Board key={game.slug} game={game} things={value.things.filter((thing) => thing.game === game.slug)} reload={again} />
      ))}
    </Page>
  );
}
