/** What a list says of a table. */

import type { Say } from '@undercroft/board/text.ts';
import type { Person, TableInfo } from '@undercroft/client';
import { ago } from '../../kit/time.ts';

export const seatsOf = ({ seats }: TableInfo, me: Person | null): number[] =>
  me === null ? [] : seats.filter(({ person }) => person?.id === me.id).map(({ seat }) => seat);

/** What those at the table are called. */
export const namesAt = ({ seats, host }: TableInfo): string[] => [host.name, ...seats.flatMap(({ person }) => person?.name ?? [])];

type SeatInfo = TableInfo['seats'][number];

const isFree = ({ person, bot }: SeatInfo): boolean => person === null && bot === null;

export const freeSeats = ({ seats }: TableInfo): number => seats.filter(isFree).length;

/** Chairs I may take: at a rematch not those that are kept for others, and mine also if a bot keeps it. */
export const openSeats = ({ seats }: TableInfo, me: Person | null): number =>
  seats.filter((seat) => (isFree(seat) && !seat.keptFor) || (seat.person === null && seat.keptFor && seat.keptFor.id === me?.id)).length;

/** It is waiting for me. */
export const isMyTurn = (info: TableInfo, me: Person | null): boolean =>
  info.status === 'running' && seatsOf(info, me).some((seat) => info.waitingFor.includes(seat));

/** Mine that wait for me first, then the rest that go on, then those over; the newest first. */
export function inOrder(tables: readonly TableInfo[], me: Person | null): TableInfo[] {
  const rank = (info: TableInfo) => (isMyTurn(info, me) ? 0 : info.status === 'running' ? 1 : info.status === 'open' ? 2 : 3);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.updatedAt - a.updatedAt);
}

function namesWaitedFor({ seats, waitingFor }: TableInfo, say: Say): string {
  const names = waitingFor.flatMap((seat) => seats[seat] ?? []).map(({ person }) => person?.name ?? say('home.aBot'));
  return [...new Set(names)].join(', ');
}

/** Who won at a table that is over: a party together, or these people. */
function wonWords({ outcome, seats }: TableInfo, say: Say): string | null {
  if (outcome === null) return null;
  const { sides, winners } = outcome;
  if (sides?.length === 1) return say(sides[0]!.won ? 'home.partyWon' : 'home.partyLost');
  if (winners.length === 0) return say('home.nobodyWon');
  const names = winners.map((seat) => seats[seat]?.person?.name ?? say('home.aBot'));
  return say('home.wonBy', { n: winners.length, names: [...new Set(names)].join(', ') });
}

/** What is going on, in a line. */
export function lineOf(info: TableInfo, me: Person | null, { say, language }: { say: Say; language: string }): string {
  const since = ago(info.waitingSince || info.updatedAt, Date.now(), language);
  const free = openSeats(info, me);
  if (info.status === 'open') return free === 0 ? say('home.full') : say('home.freeChairs', { n: free });
  if (info.status !== 'running') {
    const when = ago(info.updatedAt, Date.now(), language);
    const won = wonWords(info, say);
    return won === null ? say('home.over', { since: when }) : `${won} (${when})`;
  }
  if (isMyTurn(info, me)) return say('home.yourTurn', { since });
  const names = namesWaitedFor(info, say);
  return names === '' ? say('home.running') : say('home.waitsFor', { names, since });
}
