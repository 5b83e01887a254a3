/** How somebody who waits for bots gets on: skipping to the own turn, and a pace of one's own where nobody else is. */

import { useSettings } from '@undercroft/board/settings.ts';
import type { TableView } from '@undercroft/client';
import { useCallback, useEffect } from 'react';
import type { Session } from '../session/session.ts';
import type { Playback } from './playback.ts';
import type { TableOnPage } from './use-table.ts';

/** Whether all the others are bots, for good or for the time being: then nobody minds how fast they go. */
function isAlone({ info, mine }: TableView): boolean {
  return mine.length > 0 && info.seats.every(({ seat, bot, away }) => mine.includes(seat) || bot !== null || away);
}

/** Whether only bots or a scene stand between the viewer and the next own question. */
function waitsForBots({ status, shown, table: { info, mine }, seats }: TableOnPage): boolean {
  if (status !== 'waiting' || info.status !== 'running' || mine.length === 0) return false;
  return shown.scene !== null || seats.every(({ waiting, bot, away }) => !waiting || bot || away);
}

/** Leads to the own turn at once; null: there is nothing to skip. */
export function useSkipToTurn(page: TableOnPage, { session, playback }: { session: Session; playback: Playback }): (() => void) | null {
  const { deeds } = session;
  const alone = isAlone(page.table);
  const skip = useCallback(() => {
    playback.skipToTurn();
    // What happens at the table is right in any case; it only comes later if nobody can be hurried.
    if (alone) deeds?.pace('at-once', true).catch(() => undefined);
  }, [playback, deeds, alone]);
  return deeds !== null && waitsForBots(page) ? skip : null;
}

/** Whoever is alone with bots sets the table's pace with their own. */
export function useOwnPace({ table }: TableOnPage, { deeds }: Session): void {
  const { pace } = useSettings();
  const wanted = pace !== '' && pace !== table.info.pace && table.info.status === 'running' && isAlone(table) ? pace : null;
  useEffect(() => {
    if (wanted !== null) deeds?.pace(wanted).catch(() => undefined);
  }, [deeds, wanted]);
}
