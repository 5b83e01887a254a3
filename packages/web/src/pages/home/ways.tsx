/** The three ways to play a game. */
import invite from 'game-icon:love-letter';
import dice from 'game-icon:rolling-dices';
import around from 'game-icon:tabletop-players';
import { Button } from '@undercroft/board/controls/button.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { GameInfo } from '@undercroft/client';
import { useState } from 'react';
import { useDeed } from '../../kit/deed.ts';
import { playNow } from '../starting.ts';
import { TroubleNotice } from '../trouble.tsx';
import { AroundDialog } from './around-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';

export function Ways({ game }: { game: GameInfo }) {
  const say = useSay();
  const { busy, error, run } = useDeed();
  const [open, setOpen] = useState<'around' | 'invite' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <div className="ways">
        <Button tone="gold" size="big" icon={dice} aria-busy={busy} onClick={() => run(() => playNow(game))}>
          {say(busy ? 'home.starting' : 'home.playNow')}
          <small>{say('home.playNowHow')}</small>
        </Button>
        {game.seats.max > 1 && (
          <>
            <Button size="big" icon={around} onClick={() => setOpen('around')}>
              {say('home.around')}
              <small>{say('home.aroundHow')}</small>
            </Button>
            <Button size="big" icon={invite} onClick={() => setOpen('invite')}>
              {say('home.invite')}
              <small>{say('home.inviteHow')}</small>
            </Button>
          </>
        )}
        <TroubleNotice error={error} />
      </div>
      {open === 'around' && <AroundDialog game={game} onClose={close} />}
      {open === 'invite' && <InviteDialog game={game} onClose={close} />}
    </>
  );
}
