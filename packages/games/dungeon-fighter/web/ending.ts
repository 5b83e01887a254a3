/** The last page: won or lost and how, the best throw, who bled for whom, and where the points come from. */
import { all, best, endingOf, figure, type Tale as TaleOf } from '@undercroft/board/ending/tale.ts';
import { type Event, heroName, monsterName, type View } from '../src/index.ts';

type Tale = TaleOf<View, Event>;

const nameOf = ({ view, inGame }: Tale, place: number): string => heroName(inGame, view, place);

function headline({ view: { ending }, say }: Tale): string {
  if (ending === null) return say('df.ending.open');
  return say(ending.winners.length > 0 ? 'df.ending.won' : 'df.ending.lost');
}

/** Who struck the boss down, or whom the party could not get past. */
function lastBlow(tale: Tale): string {
  const { view, events, say, inGame } = tale;
  const fallen = all(events, 'defeated').at(-1);
  if (view.ending !== null && view.ending.winners.length > 0 && fallen !== undefined)
    return say('df.ending.blow', { hero: nameOf(tale, fallen.hero), monster: monsterName(inGame, fallen.monster) });
  const met = all(events, 'monsterRevealed').at(-1);
  return met === undefined ? '' : say('df.ending.fellTo', { monster: monsterName(inGame, met.monster), n: view.beaten.length });
}

function bestThrow(tale: Tale): string {
  const top = best(all(tale.events, 'struck'), ({ amount }) => amount);
  return top === null || top.amount < 8 ? '' : tale.say('df.ending.best', { hero: nameOf(tale, top.hero), n: top.amount });
}

function bullseyes({ events, say }: Tale): string {
  const n = all(events, 'thrown').filter(({ verdict }) => verdict.section === 10).length;
  return n === 0 ? '' : say('df.ending.bulls', { n });
}

function misses({ events, say }: Tale): string {
  const thrown = all(events, 'thrown');
  const holes = thrown.filter(({ verdict }) => verdict.miss === 'hole').length;
  return holes < 2 ? '' : say('df.ending.holes', { n: holes });
}

const PARTS = ['players', 'coins', 'dice', 'unscarred', 'difficulty', 'scars', 'angels'] as const;

function points({ view: { ending }, say }: Tale): string {
  const told = (ending?.parts ?? []).flatMap((n, i) => (n === 0 ? [] : [say(`df.part.${PARTS[i] ?? 'players'}`, { n })]));
  return told.length === 0 ? '' : say('df.ending.points', { list: told.join(', ') });
}

/** A person's heroes together. */
const of =
  ({ view }: Tale, figureOf: (hero: View['heroes'][number]) => number) =>
  (seat: number): number =>
    view.heroes.filter((hero) => hero.seat === seat).reduce((sum, hero) => sum + figureOf(hero), 0);

export const ending = endingOf<View, Event>({
  headline,
  story: (tale) => [lastBlow(tale), bestThrow(tale), bullseyes(tale), misses(tale), points(tale)],
  figures: (tale) => [
    figure(
      tale,
      'df.figure.throws',
      of(tale, ({ throws }) => throws),
    ),
    figure(
      tale,
      'df.figure.hits',
      of(tale, ({ hits }) => hits),
    ),
    figure(
      tale,
      'df.figure.dealt',
      of(tale, ({ dealt }) => dealt),
    ),
    figure(
      tale,
      'df.figure.suffered',
      of(tale, ({ suffered }) => suffered),
    ),
    figure(
      tale,
      'df.figure.faints',
      of(tale, ({ faints }) => faints),
    ),
  ],
});
