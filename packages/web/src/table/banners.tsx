/** Quiet banners over the table: a lost connection, a vote, what was missed. */

import type { SeatOnPage } from '@undercroft/board/contract.ts';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { scrollStop } from '@undercroft/board/controls/scroll-stop.ts';
import { nameOf } from '@undercroft/board/seats/names.ts';
import { useSay } from '@undercroft/board/text.ts';
import type { Vote } from '@undercroft/client';
import { useConnected } from '../kit/connected.ts';
import { useDeed } from '../kit/deed.ts';
import { Notice } from '../kit/notice.tsx';
import { TroubleNotice } from '../pages/trouble.tsx';
import { useMe } from '../people.ts';
import type { Deeds, Picture } from '../session/session.ts';
import type { Line } from './log.ts';

/** `far`: the table is on a server. */
export function ConnectionBanner({ connection, far }: { connection: Picture['connection']; far: boolean }) {
  const say = useSay();
  const connected = useConnected();
  if (far && !connected) {
    return (
      <Notice tone="warn">
        {say('table.offline')} <Link href="/">{say('error.here')}</Link>
      </Notice>
    );
  }
  return connection === 'reconnecting' ? <Notice tone="warn">{say('table.reconnecting')}</Notice> : null;
}

export function VoteBanner({ vote, deeds, seats }: { vote: Vote; deeds: Deeds; seats: readonly SeatOnPage[] }) {
  const say = useSay();
  const me = useMe();
  const deed = useDeed();
  const words =
    vote.about === 'undo'
      ? say('table.voteUndo', { name: vote.by.name })
      : say('table.voteSeat', { name: vote.by.name, seat: nameOf(seats, vote.seat) });
  const mine = me ? vote.waitingFor.includes(me.id) : false;
  return (
    <Notice>
      <p>{words}</p>
      {mine ? (
        <div className="dialog-deeds">
          <Button tone="gold" onClick={() => deed.run(() => deeds.vote(true))}>
            {say('table.agree')}
          </Button>
          <Button onClick={() => deed.run(() => deeds.vote(false))}>{say('table.refuse')}</Button>
        </div>
      ) : (
        <p>{say('table.votePending', { n: vote.waitingFor.length })}</p>
      )}
      <TroubleNotice error={deed.error} />
    </Notice>
  );
}

/** Long absences have many news; the latest are enough to go on. */
const MOST = 8;

/** Where not all of it fits, what came last is in sight. */
function fromTheEnd(list: HTMLElement | null): (() => void) | undefined {
  list?.scrollTo(0, list.scrollHeight);
  return scrollStop(list);
}

export function SinceAway({ news, dismiss }: { news: readonly Line[]; dismiss(): void }) {
  const say = useSay();
  return (
    <Notice onClose={dismiss}>
      <b>{say('table.sinceAway')}</b>
      <ul className="since-away" ref={fromTheEnd}>
        {news.slice(-MOST).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}
