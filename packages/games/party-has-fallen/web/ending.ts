/** The last page of a game: who got out, everybody's goal, what is worth telling, and the figures. */

import type { EndingPage } from '@undercroft/board/contract.ts';
import { all, sum, type Tale as TaleOf } from '@undercroft/board/ending/tale.ts';
import type { MessageKey, Say } from '@undercroft/board/text.ts';
import type { Seat } from '@undercroft/engine';
import { type Event, heroOf, ITEMS, type View } from '../src/index.ts';
import { goalCard, itemCard } from './cards.ts';
import { goalProgress, metLines } from './figures.ts';

type Of<K extends Event['type']> = Extract<Event, { type: K }>;
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

function how({ view, names, say }: Tale): string {
  const { ending } = view;
  const key = REASONS[ending?.reason ?? ''];
  if (ending === null || key === undefined) return '';
  const winner = ending.winners[0] ?? -1;
  return say(key, { name: names[winner] ?? '', goal: goalCard(view, view.seats[winner]?.goal ?? -1)?.name ?? '', n: view.round });
}

/** What everybody was really up to. */
function goals({ view, names, say }: Tale): string[] {
  return view.seats.flatMap((s, seat) => {
    const goal = goalCard(view, s.goal);
    if (goal === null) return [];
    const lines = goalProgress(view, seat);
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
  const best = all(events, 'fought').reduce<Of<'fought'> | null>((top, e) => (top === null || e.damage > top.damage ? e : top), null);
  return best === null || best.damage === 0
    ? ''
    : say('phf.ending.blow', { name: names[best.attacker] ?? '', victim: names[best.victim] ?? '', n: best.damage });
}

function traitor({ events, names, say }: Tale): string {
  const broken = all(events, 'pactBroken');
  const counts = names.map((_, seat) => broken.filter((e) => e.seat === seat).length);
  const most = Math.max(0, ...counts);
  return most === 0 ? '' : say('phf.ending.traitor', { n: most, name: names[counts.indexOf(most)] ?? '' });
}

function prize({ view, names, say }: Tale): string {
  const held = view.seats.flatMap((s, seat) => s.items.map((item) => ({ seat, item })));
  const best = held.reduce<{ seat: Seat; item: number } | null>(
    (top, each) => (top === null || ITEMS[each.item]!.treasure > ITEMS[top.item]!.treasure ? each : top),
    null,
  );
  return best === null ? '' : say('phf.ending.prize', { name: names[best.seat] ?? '', item: itemCard(view, best.item)?.name ?? '' });
}

function figures({ view, events, names, say }: Tale): EndingPage['figures'] {
  const figure = (key: MessageKey, of: (seat: Seat) => number | string) => ({
    name: say(key),
    values: names.map((_, seat) => (view.seats[seat] === undefined ? '–' : of(seat))),
  });
  const count = (type: 'stepped' | 'flipped' | 'eventDrawn' | 'died') => (seat: Seat) =>
    all(events, type).filter((e) => e.seat === seat).length;
  return [
    figure('phf.figure.hero', (seat) => heroOf(view.seats[seat]!).name),
    figure('phf.figure.goal', (seat) => goalCard(view, view.seats[seat]!.goal)?.name ?? '–'),
    figure('phf.figure.treasure', (seat) => view.seats[seat]!.treasure),
    figure('phf.figure.kills', (seat) => all(events, 'died').filter((e) => e.killer === seat).length),
    figure('phf.figure.deaths', count('died')),
    figure('phf.figure.damage', (seat) => sum(all(events, 'hurt').flatMap((e) => (e.seat === seat ? [e.amount] : [])))),
    figure('phf.figure.steps', count('stepped')),
    figure('phf.figure.rooms', count('flipped')),
    figure('phf.figure.events', count('eventDrawn')),
    figure('phf.figure.trades', (seat) => all(events, 'traded').filter((e) => e.parties.includes(seat)).length),
  ];
}

export function ending(view: View, events: readonly Event[], names: readonly string[], say: Say): EndingPage {
  const tale = { view, events, names, say };
  const story = [how(tale), ...goals(tale), deaths(tale), hardestBlow(tale), traitor(tale), prize(tale)];
  return { headline: headline(tale), story: story.filter((line) => line !== ''), figures: figures(tale) };
}
