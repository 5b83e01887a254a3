/** A table that was put away: its host takes it up again, others are told. */
import { Button } from '@undercroft/board/controls/button.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { TableView } from '@undercroft/client';
import { useDeed } from '../kit/deed.ts';
import { Notice } from '../kit/notice.tsx';
import { TroubleNotice } from '../pages/trouble.tsx';
import { api } from '../people.ts';

export function PutAway({ table: { info, host } }: { table: TableView }) {
  const say = useSay();
  const { busy, error, run } = useDeed();
  if (!host) return <TroubleNotice error={{ code: 'archived', message: say('table.archived'), ours: true }} />;
  return (
    <Notice tone="warn">
      <p>{say('table.archivedHost')}</p>
      <Button tone="gold" disabled={busy} onClick={() => run(() => api.revive(info.id))}>
        {say('table.revive')}
      </Button>
      <TroubleNotice error={error} />
    </Notice>
  );
}
