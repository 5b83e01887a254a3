/** The last page: who got away with how much, and the figures. */
import { all, endingOf, figure, mostOften } from '@undercroft/board/ending/tale.ts';
import type { CellarEvent, View } from '../src/index.ts';
import { richest } from '../src/rules/thieves.ts';

export const ending = endingOf<View, CellarEvent>({
  headline: ({ view: { escaped, house, thieves }, events, names, say }) => {
    // CEL-024  With one purse all win or lose together.
    if (house.together) return say(all(events, 'escapedTogether').length > 0 ? 'cel.ending.allWin' : 'cel.ending.allLose');
    const winners = (escaped === null ? richest(thieves) : [escaped]).map((seat) => names[seat] ?? '');
    return say('cel.ending.wins', { n: winners.length, names: winners.join(' + ') });
  },
  story: ({ view, events, names, say }) => {
    const faint = mostOften(all(events, 'fainted'), names);
    return [
      say(view.house.together ? 'cel.ending.together' : view.escaped === null ? 'cel.ending.candle' : 'cel.ending.escaped', {
        n: view.round,
      }),
      faint === null ? '' : say('cel.ending.faint', { ...faint }),
    ];
  },
  figures: (tale) => [
    figure(tale, 'cel.figure.gold', (seat) => tale.view.thieves[seat]!.gold),
    figure(tale, 'cel.figure.fights', (seat) => all(tale.events, 'struck').filter((e) => e.seat === seat && e.won).length),
    figure(tale, 'cel.figure.rooms', (seat) => all(tale.events, 'roomEntered').filter((e) => e.seat === seat).length),
  ],
});
