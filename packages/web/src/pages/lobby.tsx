/** A table before its start: who sits where, the way in for friends, and the button that begins it. */
import dice from 'game-icon:rolling-dices';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { type Say, useSay } from '@undercroft/board/text.ts';
import type { Person, TableInfo, Update } from '@undercroft/client';
import { USUAL_BOT } from '../bots.ts';
import { type Deed, useDeed } from '../kit/deed.ts';
import { Rat } from '../kit/rat.tsx';
import { api, mustBeSomebody, useMe } from '../people.ts';
import type { Deeds } from '../session/session.ts';
import { freeSeats, namesAt, openSeats, seatsOf } from './home/table-words.ts';
import { ForkNotice } from './lobby/fork-notice.tsx';
import { HostMissed, Named, useMissed } from './lobby/host-missed.tsx';
import { HouseRulesSummary } from './lobby/house-rules-summary.tsx';
import { InvitePanel } from './lobby/invite-panel.tsx';
import { LobbySeats } from './lobby/lobby-seats.tsx';
import { LobbyTalk } from './lobby/lobby-talk.tsx';
import { Stirring, unsealed } from './lobby/stirring.tsx';
import { TroubleNotice } from './trouble.tsx';
import './lobby/lobby.css';

interface LobbyProps {
  info: TableInfo;
  /** Who is looking at it just now. */
  present: readonly Person[];
  /** Everything told so far. */
  updates: readonly Update[];
  deeds: Pick<Deeds, 'say'>;
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

type RowProps = Pick<LobbyProps, 'info' | 'reload'> & { deed: Deed };

function StartRow({ info, deed, reload }: RowProps) {
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
function GuestRow({ info, deed, reload }: RowProps) {
  const say = useSay();
  const me = useMe();
  const sit = () =>
    deed.run(() =>
      mustBeSomebody(namesAt(info))
        .then(() => api.sit(info.id))
        .finally(reload),
    );
  // Until one knows who is asking, nobody is sent away.
  if (me === undefined) return null;
  if (seatsOf(info, me).length > 0) {
    return (
      <p className="lobby-waits">
        <Named sentence={(name) => say('lobby.hostStarts', { name })} name={info.host.name} />
      </p>
    );
  }
  if (openSeats(info, me) === 0) return <p className="lobby-waits">{say('lobby.fullWatch')}</p>;
  return (
    <div className="start-row">
      <Button tone="gold" size="big" onClick={sit} disabled={deed.busy}>
        {say('lobby.sitDown')}
      </Button>
    </div>
  );
}

export function Lobby({ info, present, updates, deeds, reload }: LobbyProps) {
  const say = useSay();
  const me = useMe() ?? null;
  const deed = useDeed();
  const host = me !== null && info.host.id === me.id;
  const seated = seatsOf(info, me).length > 0;
  const inside = host || seated;
  const missed = useMissed(info);
  // Whoever sits here does what is the host's, where one is missed for long.
  const leads = host || (seated && missed === 'long');
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
          <LobbySeats info={info} host={leads} present={present} deed={deed} reload={reload} />
          <TroubleNotice error={deed.error} />
          <Stirring info={info} />
          {missed !== null && seated && !host && <HostMissed info={info} missed={missed} />}
          {leads ? <StartRow info={info} reload={reload} deed={deed} /> : <GuestRow info={info} reload={reload} deed={deed} />}
          <LobbyTalk updates={updates} speak={inside && !alone ? deeds.say : null} />
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
