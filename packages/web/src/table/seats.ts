/** The seats as the page shows them: who sits there, what to call them, whether the table waits for them. */

import type { SeatOnPage } from '@undercroft/board/contract.ts';
import { sigilOf } from '@undercroft/board/sigil.tsx';
import type { Person, TableView } from '@undercroft/client';

/** Bots have names too; a table of eight never runs out. */
const BOT_NAMES = ['Odo', 'Pim', 'Sister Ham', 'Bertil', 'Nan Crook', 'Tuck', 'Wilf', 'Agnes'];

export function seatsOnPage({ info, mine }: TableView, present: readonly Person[]): SeatOnPage[] {
  const taken = new Set(info.seats.map(({ person }) => person?.name));
  const botNames = BOT_NAMES.filter((name) => !taken.has(name));
  // Whoever shares this screen is called here what they wrote in the lobby.
  return info.seats.map(({ seat, person, bot, away }) => ({
    seat,
    name: person?.name ?? botNames[seat % botNames.length]!,
    sigil: sigilOf(seat),
    bot: bot !== null,
    away,
    present: bot !== null || away || present.some(({ id }) => id === person?.id),
    waiting: info.status === 'running' && info.waitingFor.includes(seat),
    mine: mine.includes(seat),
  }));
}
