/** An invite: the table it leads to, and one click to sit down. */

import { Button } from '@undercroft/board/controls/button.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { goTo } from '@undercroft/board/router.ts';
import { Sigil, sigilOf } from '@undercroft/board/seats/sigil.tsx';
import { type Say, useSay } from '@undercroft/board/text.ts';
import type { Person, TableInfo } from '@undercroft/client';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Busy } from '../kit/busy.tsx';
import { useDeed } from '../kit/deed.ts';
import { useFetched } from '../kit/fetched.ts';
import { faultOf, NameField } from '../kit/name-field.tsx';
import { Page } from '../kit/page.tsx';
import { api, isNameProblem, mustBeSomebody, takeName, useMe, useMyName } from '../people.ts';
import { namesAt, openSeats, seatsOf } from './home/table-words.ts';
import { ForkNotice } from './lobby/fork-notice.tsx';
import { clockWords } from './lobby/house-rules-summary.tsx';
import { placeOf } from './starting.ts';
import { TroubleCard, TroubleNotice, TroublePage } from './trouble.tsx';
import './lobby/lobby.css';

/** What is said of a chair that nobody sits on. */
function chairWords(bot: string | null, keptFor: Person | undefined, say: Say): ReactNode {
  if (bot !== null) return say('lobby.aBot');
  if (!keptFor) return say('lobby.free');
  return (
    <>
      {say('lobby.keptFor')} <bdi>{keptFor.name}</bdi>
    </>
  );
}

function Guests({ info }: { info: TableInfo }) {
  const say = useSay();
  return (
    <ul className="guests">
      {info.seats.map(({ seat, person, bot, keptFor }) => (
        <li key={seat}>
          {person === null && bot === null ? <i className="empty-seat" /> : <Sigil name={sigilOf(seat)} size={30} />}
          {person !== null && <bdi>{person.name}</bdi>}
          {person === null && <span className="second">{chairWords(bot, keptFor, say)}</span>}
        </li>
      ))}
    </ul>
  );
}

function SitForm({ info, code, again }: { info: TableInfo; code: string; again(): void }) {
  const say = useSay();
  const before = useMyName(namesAt(info));
  const me = useMe();
  const [name, setName] = useState(before);
  const { busy, error, run } = useDeed();
  const problem = isNameProblem(error) ? say('error.nameRefused') : null;
  const sitDown = async () => {
    if (!me || name !== me.name) await takeName(name);
    await api.sit(info.id, { invite: code });
    goTo(placeOf(info.id));
  };
  const sit = (event: FormEvent) => {
    event.preventDefault();
    // Whatever happened, look again: somebody else may have been faster, and the page says what is possible now.
    if (faultOf(name, say) === null && name.trim() !== '') run(() => sitDown().finally(again));
  };
  return (
    <form className="dialog-form" onSubmit={sit}>
      <NameField label={say('home.nameLabel')} value={name} onChange={setName} problem={problem} />
      {problem === null && <TroubleNotice error={error} />}
      <div className="dialog-deeds">
        <Button type="submit" tone="gold" size="big" disabled={busy}>
          {say('invite.sit')}
        </Button>
      </div>
    </form>
  );
}

/** The way in for whoever comes too late for a chair: a private table lets them watch by their invite, if its host wants that. */
function WatchButton({ info, code }: { info: TableInfo; code: string }) {
  const say = useSay();
  const { busy, error, run } = useDeed();
  const over = isOver(info);
  const place = over ? `/replay/${info.id}` : placeOf(info.id);
  const words = say(over ? 'home.replay' : 'home.watch');
  if (info.visibility === 'public') {
    return (
      <Link className="button gold usual" href={place}>
        {words}
      </Link>
    );
  }
  const watch = async () => {
    await mustBeSomebody(namesAt(info));
    await api.watch(info.id, code);
    goTo(place);
  };
  return (
    <>
      <Button tone="gold" disabled={busy} onClick={() => run(watch)}>
        {words}
      </Button>
      <TroubleNotice error={error} />
    </>
  );
}

const isOver = ({ status }: TableInfo): boolean => status === 'finished' || status === 'archived';

function lateWords({ visibility, watched, status }: TableInfo, say: Say): string {
  if (visibility === 'public') return say('invite.lateWatch');
  if (!watched) return say('invite.latePrivate');
  return say(status === 'open' ? 'invite.fullPrivate' : 'invite.lateWatch');
}

/** No chair is left, or the game has begun. */
function TooLate({ info, code, again }: { info: TableInfo; code: string; again(): void }) {
  const say = useSay();
  const title = isOver(info) ? say('invite.over') : info.status === 'running' ? say('invite.begun') : say('invite.full');
  const open = info.visibility === 'public';
  return (
    <TroubleCard title={title} text={lateWords(info, say)}>
      {(open || (info.watched && info.status !== 'open')) && <WatchButton info={info} code={code} />}
      {!open && info.status === 'open' && <Button onClick={again}>{say('error.again')}</Button>}
    </TroubleCard>
  );
}

export default function InvitePage({ code }: { code: string }) {
  const say = useSay();
  const me = useMe();
  const { value: info, error, again } = useFetched(code, () => api.invited(code));
  const seated = info !== undefined && me ? seatsOf(info, me).length > 0 : false;
  useEffect(() => {
    if (seated && info) goTo(placeOf(info.id), { replace: true });
  }, [seated, info]);
  if (info === undefined)
    return error === undefined ? <Busy>{say('home.loading')}</Busy> : <TroublePage error={broken(error)} again={again} />;
  if (seated) return <Busy>{say('home.loading')}</Busy>;
  const late = info.status !== 'open' || openSeats(info, me ?? null) === 0;
  return (
    <Page title={say('invite.title')} className="invite-page" game={info.game}>
      {late ? (
        <TooLate info={info} code={code} again={again} />
      ) : (
        <section className="panel invite-card">
          <p className="accent">{say('invite.title')}</p>
          <h1>
            <bdi>{info.name}</bdi>
          </h1>
          <ForkNotice info={info} />
          <Guests info={info} />
          <p className="second">{clockWords(info, say)}</p>
          {me !== undefined && <SitForm info={info} code={code} again={again} />}
          <p className="second">
            <Link href={`/learn/${info.game}`}>{say('home.learn')}</Link>
          </p>
        </section>
      )}
    </Page>
  );
}

/** A code that cannot be one is, for people, an invite that does not work. */
function broken(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'malformed'
    ? { code: 'unknown-invite', message: '' }
    : error;
}
