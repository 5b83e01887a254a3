/** The seats as the page shows them: who sits there, what to call them, whether the table waits for them. */

import type { SeatOnPage } from '@undercroft/board/contract.ts';
import { sigilOf } from '@undercroft/board/seats/sigil.tsx';
import type { Person, TableView } from '@undercroft/client';
import { isTaken } from '@undercroft/engine';
import { botNames } from '../names.ts';

/** The name of the bot on each seat: its own unless a person here has it, else one that nobody has. */
function namesAt(seats: number, names: readonly string[], taken: readonly string[]): string[] {
  const isFree = (name: string) => !isTaken(name, taken);
  const spare = names.slice(seats).filter(isFree);
  return Array.from({ length: seats }, (_, seat) => {
    const own = names[seat];
    return own !== undefined && isFree(own) ? own : (spare.shift() ?? `${own ?? 'Bot'} ${seat + 1}`);
  });
}

/** `names` are what bots are called in the language of the page. */
export function seatsOnPage({ info, mine }: TableView, present: readonly Person[], names: string): SeatOnPage[] {
  const taken = info.seats.flatMap(({ person }) => person?.name ?? []);
  const bots = namesAt(info.seats.length, botNames(names), taken);
  // Whoever shares this screen is called here what they wrote in the lobby.
  return info.seats.map(({ seat, person, bot, away, owner }) => ({
    seat,
    name: person?.name ?? bots[seat]!,
    sigil: sigilOf(seat),
    bot: bot !== null,
    away,
    ...(owner && { playsFor: owner.name }),
    present: bot !== null || away || present.some(({ id }) => id === person?.id),
    waiting: info.status === 'running' && info.waitingFor.includes(seat),
    mine: mine.includes(seat),
  }));
}
