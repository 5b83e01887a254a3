/** The way in for friends who want to watch a private table that runs. */
import { Button } from '@undercroft/board/controls/button.tsx';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { TableInfo } from '@undercroft/client';
import { lazy, Suspense, useState } from 'react';
import { Busy } from '../kit/busy.tsx';

const InvitePanel = lazy(async () => ({ default: (await import('../pages/lobby/invite-panel.tsx')).InvitePanel }));

export function WatchInvite({ info }: { info: TableInfo }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('table.inviteWatch')}</Button>
      {open && (
        <Dialog open title={say('table.inviteWatch')} onClose={() => setOpen(false)}>
          <Suspense fallback={<Busy>{say('home.loading')}</Busy>}>
            <InvitePanel info={info} toWatch />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
