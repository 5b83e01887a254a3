/** A table before its start: who sits where, the way in for friends, and the button that begins it. */
import dice from 'game-icon:rolling-dices';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { type Say, useSay } from '@undercroft/board/text.ts';
import type { TableInfo } from '@undercroft/client';
import type { ReactNode } from 'react';
import { USUAL_BOT } from '../bots.ts';
import { type Deed, useDeed } from '../kit/deed.ts';
import { Rat } from '../kit/rat.tsx';
import { api, mustBeSomebody, useMe } from '../people.ts';
import { freeSeats, openSeats, seatsOf } from './home/table-words.ts';
import { ForkNotice } from './lobby/fork-notice.tsx';
import { HouseRulesSummary } from './lobby/house-rules-summary.tsx';
import { InvitePanel } from './lobby/invite-panel.tsx';
import { LobbySeats } from './lobby/lobby-seats.tsx';
import { Stirring, unsealed } from './lobby/stirring.tsx';
import { TroubleNotice } from './trouble.tsx';
import './lobby/lobby.css';

interface LobbyProps {
  info: TableInfo;
  /** Called when something has changed here. */
  reload(): void;
}

/** Puts bots on all chairs that are left. */
async function fillWithBots(info: TableInfo): Promise<void> {
  const free = info.seats.filter(({ person, bot }) => person === null && bot === null);
  for (const { seat } of free) await api.seatBot(info.id, seat, USUAL_BOT);
}

/** Why the game cannot begin yet, if it cannot. */
function whyNotYet(info: TableInfo, say: Say): string | undefined {
  const free = freeSeats(info);
  if (free > 0) return say('lobby.whyOpen', { n: free });
  return info.fair.revealing !== null || unsealed(info).length > 0 ? say('lobby.whyStirring') : undefined;
}

function StartRow({ info, deed, reload }: LobbyProps & { deed: Deed }) {
  const say = useSay();
  const free = freeSeats(info);
  const begin = () => deed.run(() => api.start(info.id).finally(reload));
  const fill = () => deed.run(() => fillWithBots(info).finally(reload));
  return (
    <div className="start-row">
      {free > 0 && (
        <Button onClick={fill} disabled={deed.busy}>
          {say('lobby.fill', { n: free })}
        </Button>
      )}
      <Button tone="gold" size="big" icon={dice} onClick={begin} aria-busy={deed.busy} why={whyNotYet(info, say)}>
        {say('lobby.start')}
      </Button>
    </div>
  );
}

/** What somebody who is not the host waits for, or can do first. */
function GuestRow({ info, deed, reload }: LobbyProps & { deed: Deed }) {
  const say = useSay();
  const me = useMe() ?? null;
  const seated = seatsOf(info, me).length > 0;
  const sit = () =>
    deed.run(() =>
      mustBeSomebody()
        .then(() => api.sit(info.id))
        .finally(reload),
    );
  if (seated) return <p className="lobby-waits">{isolated(say('lobby.hostStarts', { name: '\u0000' }), info.host.name)}</p>;
  if (openSeats(info, me) === 0) return <p className="lobby-waits">{say('lobby.fullWatch')}</p>;
  return (
    <div className="start-row">
      <Button tone="gold" size="big" onClick={sit} disabled={deed.busy}>
        {say('lobby.sitDown')}
      </Button>
    </div>
  );
}

/** A sentence with somebody's name in it, kept apart so that it cannot turn the sentence around. */
function isolated(sentence: string, name: string): ReactNode {
  const [before, after] = sentence.split('\u0000');
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  );
}

export function Lobby({ info, reload }: LobbyProps) {
  const say = useSay();
  const me = useMe() ?? null;
  const deed = useDeed();
  const host = me !== null && info.host.id === me.id;
  const inside = host || seatsOf(info, me).length > 0;
  const alone = info.seats.every(({ person, bot }) => bot === null && (person === null || person.id === me?.id));
  return (
    <div className="lobby" data-game={info.game}>
      <header>
        <h1>
          <bdi>{info.name}</bdi>
        </h1>
        <p className="second">
          <Link href={`/games/${info.game}`}>{say('lobby.aboutGame')}</Link> ·{' '}
          {say(info.visibility === 'public' ? 'lobby.public' : 'lobby.private')}
        </p>
      </header>
      <ForkNotice info={info} />
      <div className="lobby-columns">
        <section className="lobby-table oak">
          <LobbySeats info={info} host={host} deed={deed} reload={reload} />
          <TroubleNotice error={deed.error} />
          <Stirring info={info} />
          {host ? <StartRow info={info} reload={reload} deed={deed} /> : <GuestRow info={info} reload={reload} deed={deed} />}
          {alone && inside && <Rat>{say('lobby.alone')}</Rat>}
        </section>
        <aside>
          {inside && freeSeats(info) > 0 && <InvitePanel info={info} />}
          <HouseRulesSummary info={info} />
          {info.dice === 'people' && <p className="dice-promise">{say('lobby.dicePeople')}</p>}
          <p className="dice-promise" hidden={info.dice === 'people'}>
            {say('lobby.dice')} <code title={info.commit}>{info.commit.slice(0, 12)}…</code>{' '}
            <Link href="/about#dice">{say('lobby.diceMore')}</Link>
          </p>
        </aside>
      </div>
    </div>
  );
}
