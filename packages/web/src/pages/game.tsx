/** One game: what it is like, how to learn it, and a table set up in every detail. */

import { Button } from '@undercroft/board/controls/button.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { Switch } from '@undercroft/board/controls/switch.tsx';
import { useLanguage, useSay } from '@undercroft/board/text.ts';
import { abouts } from '@undercroft/catalog/abouts';
import type { GameInfo } from '@undercroft/client';
import type { Seat } from '@undercroft/engine';
import { spokenIn } from '@undercroft/engine';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { type ToldGame, useTold } from '../games/told.ts';
import { Busy } from '../kit/busy.tsx';
import { useDeed } from '../kit/deed.ts';
import { useFetched } from '../kit/fetched.ts';
import { Page } from '../kit/page.tsx';
import { api, useMyName } from '../people.ts';
import { withWords } from '../words.ts';
import { DoorFigures, Gate } from './home/arcade.tsx';
import { blurbOf, doorFor } from './home/doors.ts';
import { mustBeAllowed } from './setup/allowed.ts';
import { BringForm } from './setup/bring-form.tsx';
import { ClockForm } from './setup/clock-form.tsx';
import { DiceField } from './setup/dice-field.tsx';
import { seatsWith, tableFrom, usualDraft, withPreset, withVisibility } from './setup/draft.ts';
import { HouseRulesForm } from './setup/house-rules-form.tsx';
import { MaterialField } from './setup/material-field.tsx';
import { PaceField } from './setup/pace-field.tsx';
import { SeatsForm } from './setup/seats-form.tsx';
import { VisibilityField } from './setup/visibility-field.tsx';
import { playNow, setUpWith } from './starting.ts';
import { TroubleNotice, TroublePage } from './trouble.tsx';
import './home/home.css';
import './game.css';

const RulesDialog = lazy(async () => ({ default: (await withWords('rules', import('../table/rules.tsx'))).RulesDialog }));

function Portrait({ game }: { game: GameInfo }) {
  const say = useSay();
  const language = useLanguage();
  const [reading, setReading] = useState(false);
  const { busy, error, run } = useDeed();
  const door = doorFor(game);
  return (
    <header className="portrait chosen">
      <Gate slug={game.slug} />
      <div className="portrait-words">
        <h1>{game.name}</h1>
        <p>
          <DoorFigures door={door} />
        </p>
        <p className="lead">{blurbOf(door, language)}</p>
        <div className="dialog-deeds">
          <Button onClick={() => run(() => playNow(game))} disabled={busy}>
            {say('game.playNow')}
          </Button>
          <Link className="button plain usual" href={`/learn/${game.slug}`}>
            {say('home.learn')}
          </Link>
          <Button tone="ghost" onClick={() => setReading(true)}>
            {say('game.rules')}
          </Button>
          {game.thing !== null && (
            <Link className="button ghost usual" href="/shelf">
              {say('shelf.title')}
            </Link>
          )}
          {abouts
            .find(({ slug }) => slug === game.slug)
            ?.pages?.map(({ path, title }) => (
              <Link key={path} className="button ghost usual" href={`/games/${game.slug}/${path}`}>
                {spokenIn(title, language)}
              </Link>
            ))}
        </div>
        <TroubleNotice error={error} />
      </div>
      {reading && (
        <Suspense>
          <RulesDialog slug={game.slug} name={game.name} at="" onClose={() => setReading(false)} />
        </Suspense>
      )}
    </header>
  );
}

function SetUp({ game }: { game: ToldGame }) {
  const say = useSay();
  const language = useLanguage();
  const myName = useMyName();
  const [draft, setDraft] = useState(() => usualDraft(game));
  const { busy, error, run } = useDeed();
  const open = seatsWith(draft, 'open').length;
  // Who shares this screen has no name of their own yet.
  const mine = seatsWith(draft, 'me').map((seat, i): [Seat, string] => [seat, i === 0 ? myName : say('home.seatName', { n: i + 1 })]);
  const make = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await mustBeAllowed({ game: game.slug, seats: draft.sitters.length, options: draft.options }, language);
      await setUpWith(tableFrom(game, draft), new Map(mine), draft.brings);
    });
  };
  return (
    <form className="set-up" onSubmit={make}>
      <section className="panel">
        <h2>{say('game.whoSits')}</h2>
        <SeatsForm game={game} draft={draft} onChange={setDraft} />
        <BringForm
          game={game}
          seats={seatsWith(draft, 'me')}
          options={draft.options}
          value={draft.brings}
          onChange={(brings) => setDraft((now) => ({ ...now, brings }))}
        />
        <VisibilityField value={draft.visibility} onChange={(visibility) => setDraft(withVisibility(game, draft, visibility))} />
        {draft.visibility === 'private' && open > 0 && (
          <Switch
            label={say('game.watched')}
            help={say('game.watchedHelp')}
            checked={draft.watched}
            onChange={(watched) => setDraft({ ...draft, watched })}
          />
        )}
        <ClockForm clock={draft.clock} onChange={(clock) => setDraft({ ...draft, clock })} />
        <PaceField value={draft.pace} onChange={(pace) => setDraft({ ...draft, pace })} />
        {open === 0 && (
          <Switch
            label={say('game.practice')}
            help={say('game.practiceHelp')}
            checked={draft.practice}
            onChange={(practice) => setDraft({ ...draft, practice })}
          />
        )}
      </section>
      <section className="panel">
        <h2>{say('game.houseRules')}</h2>
        <MaterialField game={game} value={draft.material} onChange={(material) => setDraft((now) => ({ ...now, material }))} />
        <HouseRulesForm
          game={game}
          options={draft.options}
          visibility={draft.visibility}
          onChange={(options) => setDraft({ ...draft, options })}
          onPreset={(preset) => setDraft(withPreset(game, draft, preset))}
        />
        <DiceField value={draft.dice} onChange={(dice) => setDraft({ ...draft, dice })} />
      </section>
      <footer className="oak">
        <TroubleNotice error={error} />
        <Button type="submit" tone="gold" size="big" disabled={busy}>
          {open > 0 ? say('home.makeTable') : say('home.begin')}
          <small>{open > 0 ? say('game.thenInvite', { n: open }) : say('game.thenStart')}</small>
        </Button>
      </footer>
    </form>
  );
}

function Told({ game }: { game: GameInfo }) {
  const say = useSay();
  const told = useTold(game);
  if (told === null) return <Busy>{say('home.loading')}</Busy>;
  return (
    <>
      <Portrait game={told} />
      <h2 className="set-up-title">{say('game.setUp')}</h2>
      <SetUp game={told} />
    </>
  );
}

export default function GamePage({ slug }: { slug: string }) {
  const say = useSay();
  const { value: game, error, again } = useFetched(slug, () => api.game(slug));
  if (game === undefined) return error === undefined ? <Busy>{say('home.loading')}</Busy> : <TroublePage error={error} again={again} />;
  return (
    <Page title={game.name} className="game-page" game={game.slug}>
      <Told game={game} />
    </Page>
  );
}
