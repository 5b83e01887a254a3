/** Everybody at the table: who is here, who is away, and what can be done about it. */

import type { SeatOnPage } from '@undercroft/board/contract.ts';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { goTo } from '@undercroft/board/router.ts';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { type Say, useSay } from '@undercroft/board/text.ts';
import type { TableInfo } from '@undercroft/client';
import { useState } from 'react';
import { useDeed } from '../kit/deed.ts';
import { TroubleNotice } from '../pages/trouble.tsx';
import { mustBeSomebody } from '../people.ts';
import type { Deeds } from '../session/session.ts';
import { WatchInvite } from './watch-invite.tsx';

function standing(seat: SeatOnPage, say: Say): string {
  if (seat.mine) return say('table.you');
  if (seat.away) return say('table.awayBot');
  if (seat.playsFor !== undefined) return say('table.playsFor', { name: seat.playsFor });
  if (seat.bot) return say('table.bot');
  return say(seat.present ? 'table.here' : 'table.notHere');
}

interface PeopleProps {
  seats: readonly SeatOnPage[];
  deeds: Deeds | null;
  running: boolean;
  /** The table, if whoever sits here may ask friends to watch it. */
  watched: TableInfo | null;
}

export function PeoplePanel({ seats, deeds, running, watched }: PeopleProps) {
  const say = useSay();
  const deed = useDeed();
  const [leaving, setLeaving] = useState(false);
  const seated = seats.some(({ mine }) => mine);
  return (
    <div className="people-panel">
      <ul>
        {seats.map((seat) => (
          <li key={seat.seat}>
            <Sigil name={seat.sigil} size={30} />
            <span className="who">
              <b>
                <bdi>{seat.name}</bdi>
              </b>
              <small>
                {standing(seat, say)}
                {seat.waiting && ` · ${say('table.thinking')}`}
              </small>
            </span>
            {/* Whoever plays already would see two hands. */}
            {deeds && running && seat.away && !seated && (
              <Button onClick={() => deed.run(() => mustBeSomebody().then(() => deeds.takeOver(seat.seat)))}>
                {say('table.takeOver')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <TroubleNotice error={deed.error} />
      {watched && seated && <WatchInvite info={watched} />}
      {deeds && running && seated && (
        <Button tone="ghost" onClick={() => setLeaving(true)}>
          {say('table.leave')}
        </Button>
      )}
      {deeds && (
        <Dialog open={leaving} title={say('table.leaveTitle')} onClose={() => setLeaving(false)}>
          <p>{say('table.leaveText')}</p>
          <div className="dialog-deeds">
            <Button onClick={() => setLeaving(false)}>{say('table.stay')}</Button>
            <Button tone="danger" onClick={() => deed.run(() => deeds.leave().then(() => goTo('/')))}>
              {say('table.leaveReally')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
