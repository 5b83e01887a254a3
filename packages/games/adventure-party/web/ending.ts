/** The last page of a game: who won and by what, what turned it, who did what, and where the points come from. */
import type { EndingPage } from '@undercroft/board/contract.ts';
import { all, best, endingOf, figure, mostOften, sum, type Tale as TaleOf } from '@undercroft/board/ending/tale.ts';
import type { MessageKey } from '@undercroft/board/text.ts';
import type { Seat } from '@undercroft/engine';
import { BOSSES, cardName, type Event, HEROES, heroName, NONE, QUESTS, questName, type View } from '../src/index.ts';

type Tale = TaleOf<View, Event>;

const TIES: Readonly<Record<string, MessageKey>> = {
  boss: 'ap.ending.tie.boss',
  gold: 'ap.ending.tie.gold',
  shared: 'ap.ending.tie.shared',
};

function headline({ view: { ending }, names, say }: Tale): string | null {
  if (ending === null) return say('ap.ending.open');
  // Together they read that they won, or not, before how well.
  if (ending.rank !== null) return null;
  if (ending.winners.length === 0) return say('ap.ending.nobody');
  return say('ap.ending.wins', { n: ending.winners.length, names: ending.winners.map((seat) => names[seat] ?? '').join(' + ') });
}

/** Whether the boss fell, and who felled it. */
function boss({ view, names, say, inGame }: Tale): string {
  const card = BOSSES[view.boss];
  if (card === undefined) return '';
  const felled = view.seats.flatMap((s, seat) => (s.boss === 'stage 2' ? [names[seat] ?? ''] : []));
  if (felled.length === 0) return say('ap.ending.bossStands', { boss: cardName(inGame, card) });
  return say('ap.ending.bossFell', { boss: cardName(inGame, card), names: felled.join(', ') });
}

function together({ view: { ending }, say }: Tale): string {
  const side = ending?.sides?.[0];
  return side === undefined ? '' : say(side.won ? 'ap.ending.together' : 'ap.ending.togetherLost', { score: side.score });
}

/** When the town grew, and by whom. */
function growth({ events, names, say }: Tale): string {
  const told: string[] = [];
  let round = 0;
  for (const e of events) {
    if (e.type === 'turnBegan') round = e.round;
    if (e.type === 'townGrew') told.push(say(e.level === 2 ? 'ap.ending.grew2' : 'ap.ending.grew3', { name: names[e.seat] ?? '', round }));
    if (e.type === 'bossTriggered' && e.seat !== NONE) told.push(say('ap.ending.called', { name: names[e.seat] ?? '', round }));
  }
  return told.join(' ');
}

function bestQuest({ events, names, say, inGame }: Tale): string {
  const top = best(all(events, 'questCompleted'), ({ vp }) => vp);
  return top === null ? '' : say('ap.ending.quest', { name: names[top.seat] ?? '', quest: questName(inGame, top.quest), vp: top.vp });
}

function arena({ events, names, say }: Tale): string {
  const top = best(all(events, 'arenaPaid'), ({ total }) => total);
  return top === null ? '' : say('ap.ending.arena', { name: names[top.seat] ?? '', n: top.total });
}

function dead({ events, names, say, inGame }: Tale): string {
  const fallen = all(events, 'died');
  if (fallen.length === 0) return say('ap.ending.nobodyDied');
  const most = mostOften(fallen, names)!;
  const heroes = [...new Set(fallen.map(({ hero }) => heroName(inGame, hero)))].join(', ');
  return say('ap.ending.dead', { n: fallen.length, heroes, name: most.name });
}

function retirement({ events, names, say, inGame }: Tale): string {
  const top = best(all(events, 'retired'), ({ vp }) => vp);
  return top === null ? '' : say('ap.ending.retired', { name: names[top.seat] ?? '', hero: heroName(inGame, top.hero), vp: top.vp });
}

const questVp = (quests: readonly number[]): number => sum(quests.map((quest) => QUESTS[quest]!.vp));
const retiredVp = (heroes: readonly number[]): number => sum(heroes.map((hero) => HEROES[hero]!.vp));

/** Tokens by where they came from; whoever watched the whole game saw all of them taken, unless the score was closed. */
const tokensFrom = ({ events }: Tale, seat: Seat, by: (source: string) => boolean): number =>
  sum(all(events, 'tokensTaken').flatMap((e) => (e.seat === seat && by(e.from.by) ? [e.amount ?? 0] : [])));

/** What leaving a level paid, to the first and the second, and calling the boss. Together that goes to all. */
function townVp(tale: Tale, seat: Seat): number {
  const { events } = tale;
  const first = all(events, 'townGrew').filter(({ common }) => !common);
  const bonuses = [...first, ...all(events, 'secondBonus'), ...all(events, 'bossTriggered')];
  return sum(bonuses.flatMap((e) => (e.seat === seat ? [e.vp] : []))) + tokensFrom(tale, seat, (by) => by === 'town');
}

function figures(tale: Tale): EndingPage['figures'] {
  const { view } = tale;
  const of = (key: MessageKey, value: (seat: Seat) => number) => figure(tale, key, value);
  const open = (seat: Seat): number => {
    const { tokens, quests, retired } = view.seats[seat]!;
    return (tokens ?? 0) + questVp(quests) + retiredVp(retired);
  };
  const named = ['town', 'arena', 'boss'];
  return [
    of('ap.figure.vp', (seat) => view.ending?.scores[seat] ?? 0),
    of('ap.figure.quests', (seat) => questVp(view.seats[seat]!.quests)),
    ...(all(tale.events, 'tokensTaken').some(({ amount }) => amount === null)
      ? [of('ap.figure.tokens', (seat) => view.seats[seat]!.tokens ?? 0)]
      : [
          of('ap.figure.town', (seat) => townVp(tale, seat)),
          of('ap.figure.arena', (seat) => tokensFrom(tale, seat, (by) => by === 'arena')),
          of('ap.figure.boss', (seat) => tokensFrom(tale, seat, (by) => by === 'boss')),
          of('ap.figure.powers', (seat) => tokensFrom(tale, seat, (by) => !named.includes(by))),
        ]),
    of('ap.figure.retired', (seat) => retiredVp(view.seats[seat]!.retired)),
    of('ap.figure.relics', (seat) => (view.ending?.scores[seat] ?? open(seat)) - open(seat)),
    of('ap.figure.done', (seat) => view.seats[seat]!.quests.length),
    of('ap.figure.tried', (seat) => view.seats[seat]!.tried),
    of('ap.figure.lost', (seat) => view.seats[seat]!.lost),
  ];
}

function tie({ view: { ending }, say }: Tale): string {
  const key = TIES[ending?.tieBreak ?? ''];
  return key === undefined ? '' : say(key);
}

export const ending = endingOf<View, Event>({
  headline,
  story: (tale) => [together(tale), boss(tale), tie(tale), growth(tale), bestQuest(tale), arena(tale), retirement(tale), dead(tale)],
  figures,
});
