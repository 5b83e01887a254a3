/** The last page of a game: who got out, everybody's goal, what is worth telling, and the figures. */

import type { EndingPage } from '@undercroft/board/contract.ts';
import { all, best, endingOf, figure, mostOften, sum, type Tale as TaleOf } from '@undercroft/board/ending/tale.ts';
import type { MessageKey } from '@undercroft/board/text.ts';
import type { Seat } from '@undercroft/engine';
import { type Event, heroName, heroOf, ITEMS, type View } from '../src/index.ts';
import { goalCard, itemCard } from './cards.ts';
import { goalProgress, metLines } from './figures.ts';

type Tale = TaleOf<View, Event>;

const REASONS: Record<string, MessageKey> = {
  goal: 'phf.ending.goal',
  treasure: 'phf.ending.treasure',
  kills: 'phf.ending.kills',
  'all-dead': 'phf.ending.allDead',
  'round-cap': 'phf.ending.roundCap',
};

function headline({ view: { ending }, names, say }: Tale): string {
  const winner = ending?.winners[0];
  return winner === undefined ? say('phf.ending.nobody') : say('phf.ending.wins', { name: names[winner] ?? '' });
}

function how({ view, names, say, inGame }: Tale): string {
  const { ending } = view;
  const key = REASONS[ending?.reason ?? ''];
  if (ending === null || key === undefined) return '';
  const winner = ending.winners[0] ?? -1;
  return say(key, { name: names[winner] ?? '', goal: goalCard(inGame, view, view.seats[winner]?.goal ?? -1)?.name ?? '', n: view.round });
}

/** What everybody was really up to. */
function goals({ view, names, say, inGame }: Tale): string[] {
  return view.seats.flatMap((s, seat) => {
    const goal = goalCard(inGame, view, s.goal);
    if (goal === null) return [];
    const lines = goalProgress(inGame, view, seat);
    const done = metLines(lines) === lines.length;
    return [say(done ? 'phf.ending.goalDone' : 'phf.ending.goalOpen', { name: names[seat] ?? '', goal: goal.name, text: goal.text })];
  });
}

function deaths({ events, names, say }: Tale): string {
  const told: string[] = [];
  let round = 0;
  for (const e of events) {
    if (e.type === 'roundBegan') round = e.round;
    if (e.type === 'died') {
      told.push(
        say(e.killer < 0 ? 'phf.ending.died' : 'phf.ending.killed', { name: names[e.seat] ?? '', killer: names[e.killer] ?? '', round }),
      );
    }
  }
  const shown = told.slice(-6);
  return told.length === 0 ? say('phf.ending.noDeaths') : shown.join(' ');
}

function hardestBlow({ events, names, say }: Tale): string {
  const top = best(all(events, 'fought'), ({ damage }) => damage);
  return top === null || top.damage === 0
    ? ''
    : say('phf.ending.blow', { name: names[top.attacker] ?? '', victim: names[top.victim] ?? '', n: top.damage });
}

function traitor({ events, names, say }: Tale): string {
  const most = mostOften(all(events, 'pactBroken'), names);
  return most === null ? '' : say('phf.ending.traitor', { ...most });
}

function prize({ view, names, say, inGame }: Tale): string {
  const held = view.seats.flatMap((s, seat) => s.items.map((item) => ({ seat, item })));
  const top = best(held, ({ item }) => ITEMS[item]!.treasure);
  return top === null ? '' : say('phf.ending.prize', { name: names[top.seat] ?? '', item: itemCard(inGame, view, top.item)?.name ?? '' });
}

function figures(tale: Tale): EndingPage['figures'] {
  const { view, events, inGame } = tale;
  // A dungeon master has no hero.
  const figureOf = (key: MessageKey, of: (seat: Seat) => number | string) =>
    figure(tale, key, (seat) => (view.seats[seat] === undefined ? '–' : of(seat)));
  const count = (type: 'stepped' | 'flipped' | 'eventDrawn' | 'died') => (seat: Seat) =>
    all(events, type).filter((e) => e.seat === seat).length;
  return [
    figureOf('phf.figure.hero', (seat) => heroName(inGame, heroOf(view.seats[seat]!))),
    figureOf('phf.figure.goal', (seat) => goalCard(inGame, view, view.seats[seat]!.goal)?.name ?? '–'),
    figureOf('phf.figure.treasure', (seat) => view.seats[seat]!.treasure),
    figureOf('phf.figure.kills', (seat) => all(events, 'died').filter((e) => e.killer === seat).length),
    figureOf('phf.figure.deaths', count('died')),
    figureOf('phf.figure.damage', (seat) => sum(all(events, 'hurt').flatMap((e) => (e.seat === seat ? [e.amount] : [])))),
    figureOf('phf.figure.steps', count('stepped')),
    figureOf('phf.figure.rooms', count('flipped')),
    figureOf('phf.figure.events', count('eventDrawn')),
    figureOf('phf.figure.trades', (seat) => all(events, 'traded').filter((e) => e.parties.includes(seat)).length),
  ];
}

export const ending = endingOf<View, Event>({
  headline,
  story: (tale) => [how(tale), ...goals(tale), deaths(tale), hardestBlow(tale), traitor(tale), prize(tale)],
  figures,
});
