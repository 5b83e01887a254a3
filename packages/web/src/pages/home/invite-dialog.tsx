/** Invite friends: how many chairs, and whether strangers may sit down too. */

import { Button } from '@undercroft/board/controls/button.tsx';
import { Counting } from '@undercroft/board/controls/counting.tsx';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { GameInfo } from '@undercroft/client';
import { type FormEvent, useState } from 'react';
import { useDeed } from '../../kit/deed.ts';
import { usualClock } from '../setup/clock.ts';
import { VisibilityField } from '../setup/visibility-field.tsx';
import { setUp } from '../starting.ts';
import { TroubleNotice } from '../trouble.tsx';

export function InviteDialog({ game, onClose }: { game: GameInfo; onClose(): void }) {
  const say = useSay();
  const [seats, setSeats] = useState(Math.max(game.seats.usual, 2));
  const [visibility, setVisibility] = useState<'public' | 'private'>('private');
  const { busy, error, run } = useDeed();
  const make = (event: FormEvent) => {
    event.preventDefault();
    run(() => setUp({ game: game.slug, seats, visibility, clock: usualClock(visibility) }));
  };
  return (
    <Dialog open title={say('home.invite')} onClose={onClose}>
      <form className="dialog-form" onSubmit={make}>
        <p className="second">{say('home.inviteText')}</p>
        <Counting
          label={say('home.chairs')}
          value={seats}
          min={Math.max(2, game.seats.min)}
          max={game.seats.max}
          onChange={setSeats}
          less={say('home.fewerChairs')}
          more={say('home.moreChairs')}
        />
        <VisibilityField value={visibility} onChange={setVisibility} />
        <TroubleNotice error={error} />
        <div className="dialog-deeds">
          <Button type="submit" tone="gold" size="big" disabled={busy}>
            {say('home.makeTable')}
          </Button>
          <Link className="button ghost usual" href={`/games/${game.slug}`}>
            {say('home.moreSettings')}
          </Link>
        </div>
      </form>
    </Dialog>
  );
}
