/** A table in a list: who sits there, what is going on, and the one thing to do about it. */

import { Button } from '@undercroft/board/controls/button.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { Sigil, sigilOf } from '@undercroft/board/seats/sigil.tsx';
import { useLanguage, useSay } from '@undercroft/board/text.ts';
import type { Person, TableInfo } from '@undercroft/client';
import { useDeed } from '../../kit/deed.ts';
import { join, placeOf } from '../starting.ts';
import { TroubleNotice } from '../trouble.tsx';
import { isMyTurn, lineOf, openSeats, seatsOf } from './table-words.ts';

function Deed({ info, me, mine }: { info: TableInfo; me: Person | null; mine: boolean }) {
  const say = useSay();
  const { busy, error, run } = useDeed();
  if (info.status === 'open' && !mine && openSeats(info, me) > 0) {
    return (
      <>
        <Button disabled={busy} onClick={() => run(() => join(info))}>
          {say('home.join')}
        </Button>
        <TroubleNotice error={error} />
      </>
    );
  }
  const over = info.status === 'finished' || info.status === 'archived';
  const words = over ? say('home.replay') : mine ? say('home.return') : say('home.watch');
  return (
    <Link className="button plain usual" href={over ? `/replay/${info.id}` : placeOf(info.id)}>
      <span className="words">{words}</span>
    </Link>
  );
}

export function TableCard({ info, me }: { info: TableInfo; me: Person | null }) {
  const say = useSay();
  const language = useLanguage();
  const mine = seatsOf(info, me).length > 0;
  return (
    <li className={`table-card panel ${isMyTurn(info, me) ? 'waits' : ''}`} data-game={info.game}>
      <span className="tokens" aria-hidden="true">
        {info.seats.map(({ seat, person, bot }) =>
          person === null && bot === null ? <i key={seat} className="empty-seat" /> : <Sigil key={seat} name={sigilOf(seat)} size={28} />,
        )}
      </span>
      <span className="table-words">
        <b>
          <bdi>{info.name}</bdi>
        </b>
        <span className="second">{lineOf(info, me, { say, language })}</span>
      </span>
      <Deed info={info} me={me} mine={mine} />
    </li>
  );
}
