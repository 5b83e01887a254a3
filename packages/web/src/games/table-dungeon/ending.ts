/** The last page of a game: who won, what is worth telling, and the figures. */
import type { Seat } from '@undercroft/engine';
import { CLASS_SHEETS, cardName, type Event, enemyAt, rankOf, type View } from '@undercroft/table-dungeon';
import type { EndingPage } from '../../table/contract.ts';

type Of<K extends Event['type']> = Extract<Event, { type: K }>;
const all = <K extends Event['type']>(events: readonly Event[], type: K): Of<K>[] => events.filter((e): e is Of<K> => e.type === type);
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

function headline({ ending }: View, names: readonly string[]): string {
  if (ending === null) return 'The dungeon is still open';
  if (ending.winners.length === 0) return 'Nobody came out';
  if (ending.rank !== null) return ending.rank;
  const winners = ending.winners.map((seat) => names[seat]);
  return winners.length === 1 ? `${winners[0]} wins` : `${winners.slice(0, -1).join(', ')} and ${winners.at(-1)} win`;
}

const REASONS: Record<string, string> = {
  'last-ace': 'The last ace came up and the dungeon shut its doors.',
  'wiped-out': 'The dungeon kept everybody.',
  'last-alive': 'Only one was left standing.',
};
const TIES = {
  none: '',
  health: 'Equal points: more health decided.',
  cards: 'Equal points: more point cards decided.',
  roll: 'Equal points: a die decided.',
  shared: 'Equal points are shared.',
};

/** The fight that was lost by the least, or won by the least. */
function closest(events: readonly Event[]): string {
  let enemy: Of<'enemyAppeared'> | null = null;
  let best: { gap: number; text: string } | null = null;
  for (const e of events) {
    if (e.type === 'enemyAppeared') enemy = e;
    if (e.type !== 'fought' || enemy === null || (e.result !== 'win' && e.result !== 'loss')) continue;
    const gap = Math.abs(e.total - e.health);
    const how = e.result === 'win' ? 'was beaten' : 'held out';
    const text = `${enemyAt(enemy.level, enemy.roll).name} ${how} by ${gap} in round ${enemy.round}.`;
    if (best === null || gap < best.gap) best = { gap, text };
  }
  return best === null ? '' : `The closest fight: ${best.text}`;
}

function biggestLiar(events: readonly Event[], names: readonly string[]): string {
  const broken = names.map((_, seat) => all(events, 'claimChecked').filter((e) => e.seat === seat && !e.kept).length);
  const most = Math.max(0, ...broken);
  if (most === 0) return all(events, 'claimChecked').length > 0 ? 'Every promise was kept, which is suspicious.' : '';
  return `${names[broken.indexOf(most)]} broke ${most} ${most === 1 ? 'promise' : 'promises'}, the most of all.`;
}

function bestLoot(events: readonly Event[], names: readonly string[]): string {
  const points = all(events, 'looted').filter((e) => rankOf(e.card) <= 10);
  const best = points.reduce<Of<'looted'> | null>((top, e) => (top === null || rankOf(e.card) > rankOf(top.card) ? e : top), null);
  return best === null ? '' : `The best card of the loot deck, ${cardName(best.card)}, went to ${names[best.seat]}.`;
}

function deaths(events: readonly Event[], names: readonly string[]): string {
  let round = 0;
  const told: string[] = [];
  for (const e of events) {
    if (e.type === 'enemyAppeared') round = e.round;
    if (e.type === 'died') told.push(`${names[e.seat]} died in round ${round}${e.lootLost > 0 ? ` with ${e.lootLost} points` : ''}.`);
  }
  return told.join(' ');
}

function story(view: View, events: readonly Event[], names: readonly string[]): string[] {
  const { ending } = view;
  const reached = `${view.round} rounds, down to level ${view.level}.`;
  const tie = ending === null ? '' : TIES[ending.tieBreak];
  const lines = [
    `${REASONS[ending?.reason ?? ''] ?? ''} ${reached}`,
    tie,
    deaths(events, names),
    bestLoot(events, names),
    closest(events),
    biggestLiar(events, names),
  ];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** Named numbers per seat, from what happened. */
function figures(view: View, events: readonly Event[], names: readonly string[]): EndingPage['figures'] {
  const per = (of: (seat: Seat) => number | string) => names.map((_, seat) => of(seat));
  const blows = all(events, 'fought').flatMap((e) => e.blows);
  const claims = all(events, 'claimChecked');
  return [
    { name: 'Class', values: per((seat) => CLASS_SHEETS[view.seats[seat]?.class ?? -1]?.name ?? '–') },
    { name: 'Points', values: per((seat) => view.ending?.scores[seat] ?? view.seats[seat]?.score ?? 0) },
    { name: 'Health at the end', values: per((seat) => view.seats[seat]?.health ?? 0) },
    { name: 'Attack in all', values: per((seat) => sum(blows.filter((b) => b.seat === seat).map((b) => b.attack))) },
    {
      name: 'Damage taken',
      values: per((seat) =>
        sum(
          all(events, 'hurt')
            .filter((e) => e.seat === seat)
            .map((e) => e.amount),
        ),
      ),
    },
    { name: 'Loot cards', values: per((seat) => all(events, 'looted').filter((e) => e.seat === seat).length) },
    { name: 'Promises kept', values: per((seat) => keptOf(claims, seat)) },
  ];
}

function keptOf(claims: readonly Of<'claimChecked'>[], seat: Seat): string {
  const mine = claims.filter((e) => e.seat === seat);
  return mine.length === 0 ? '–' : `${mine.filter((e) => e.kept).length} of ${mine.length}`;
}

export function ending(view: View, events: readonly Event[], names: readonly string[]): EndingPage {
  return { headline: headline(view, names), story: story(view, events, names), figures: figures(view, events, names) };
}
