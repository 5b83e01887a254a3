/** The last page of a game: who won, what is worth telling, and the figures. */

import type { EndingPage } from '@undercroft/board/contract.ts';
import { all, best, endingOf, figure, mostOften, sum, type Tale as TaleOf } from '@undercroft/board/ending/tale.ts';
import type { MessageKey } from '@undercroft/board/text.ts';
import type { Seat } from '@undercroft/engine';
import { cardName, className, type Event, enemyName, rankOf, type View } from '../src/index.ts';

type Of<K extends Event['type']> = Extract<Event, { type: K }>;
type Tale = TaleOf<View, Event>;

function headline({ view: { ending }, names, say }: Tale): string | null {
  if (ending === null) return say('td.ending.open');
  if (ending.winners.length === 0) return say('td.ending.nobody');
  // Together they read that they won before how well.
  if (ending.rank !== null) return null;
  const winners = ending.winners.map((seat) => names[seat] ?? '');
  return say('td.ending.wins', { n: winners.length, names: winners.join(' + ') });
}

const REASONS: Record<string, MessageKey> = {
  'last-ace': 'td.ending.reason.last-ace',
  'wiped-out': 'td.ending.reason.wiped-out',
  'last-alive': 'td.ending.reason.last-alive',
};
const TIES: Record<string, MessageKey> = {
  health: 'td.ending.tie.health',
  cards: 'td.ending.tie.cards',
  roll: 'td.ending.tie.roll',
  shared: 'td.ending.tie.shared',
};

/** The fight that was lost by the least, or won by the least. */
function closest({ events, say, inGame }: Tale): string {
  let enemy: Of<'enemyAppeared'> | null = null;
  let best: { gap: number; text: string } | null = null;
  for (const e of events) {
    if (e.type === 'enemyAppeared') enemy = e;
    if (e.type !== 'fought' || enemy === null || (e.result !== 'win' && e.result !== 'loss')) continue;
    const gap = Math.abs(e.total - e.health);
    const won = gap === 0 ? 'td.ending.closestExact' : 'td.ending.closestWin';
    const key = e.result === 'win' ? won : 'td.ending.closestLoss';
    if (best === null || gap < best.gap) best = { gap, text: say(key, { enemy: enemyName(inGame, enemy), gap, round: enemy.round }) };
  }
  return best?.text ?? '';
}

function biggestLiar({ events, names, say }: Tale): string {
  const claims = all(events, 'claimChecked');
  const liar = mostOften(
    claims.filter((e) => !e.kept),
    names,
  );
  if (liar === null) return claims.length > 0 ? say('td.ending.honest') : '';
  return say('td.ending.liar', { ...liar });
}

function bestLoot({ events, names, say }: Tale): string {
  const points = all(events, 'looted').filter((e) => rankOf(e.card) <= 10);
  const top = best(points, (e) => rankOf(e.card));
  return top === null ? '' : say('td.ending.bestLoot', { card: cardName(top.card), name: names[top.seat] ?? '' });
}

function deaths({ events, names, say }: Tale): string {
  let round = 0;
  const told: string[] = [];
  for (const e of events) {
    if (e.type === 'enemyAppeared') round = e.round;
    if (e.type !== 'died') continue;
    const key = e.lootLost > 0 ? 'td.ending.diedRich' : 'td.ending.died';
    told.push(say(key, { name: names[e.seat] ?? '', round, points: e.lootLost }));
  }
  return told.join(' ');
}

function story(tale: Tale): string[] {
  const { view, say } = tale;
  const reason = REASONS[view.ending?.reason ?? ''];
  const tie = TIES[view.ending?.tieBreak ?? ''];
  const reached = say('td.ending.reached', { n: view.round, level: view.level });
  return [`${reason ? say(reason) : ''} ${reached}`, tie ? say(tie) : '', deaths(tale), bestLoot(tale), closest(tale), biggestLiar(tale)];
}

/** Named numbers per seat, from what happened. */
function figures(tale: Tale): EndingPage['figures'] {
  const { view, events, say, inGame } = tale;
  const blows = all(events, 'fought').flatMap((e) => e.blows);
  const hurts = all(events, 'hurt');
  const claims = all(events, 'claimChecked');
  const kept = (seat: Seat) => {
    const mine = claims.filter((e) => e.seat === seat);
    return mine.length === 0 ? '–' : say('td.figure.of', { kept: mine.filter((e) => e.kept).length, made: mine.length });
  };
  return [
    figure(tale, 'td.figure.class', (seat) => className(inGame, view.seats[seat]?.class ?? -1) || '–'),
    figure(tale, 'td.figure.points', (seat) => view.ending?.scores[seat] ?? view.seats[seat]?.score ?? 0),
    figure(tale, 'td.figure.health', (seat) => view.seats[seat]?.health ?? 0),
    figure(tale, 'td.figure.attack', (seat) => sum(blows.filter((b) => b.seat === seat).map((b) => b.attack))),
    figure(tale, 'td.figure.damage', (seat) => sum(hurts.filter((e) => e.seat === seat).map((e) => e.amount))),
    figure(tale, 'td.figure.loot', (seat) => all(events, 'looted').filter((e) => e.seat === seat).length),
    figure(tale, 'td.figure.promises', kept),
  ];
}

export const ending = endingOf<View, Event>({ headline, story, figures });
