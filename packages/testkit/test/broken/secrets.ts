/** Games that show what they must not. */
import { go } from '@undercroft/engine';
import { type Broken, breakGame, clone, drawCard, imagine, view } from './base.ts';

export const leaky: Broken[] = [
  {
    wrong: 'the view shows the next card of the pile',
    breaks: 'imagine',
    game: breakGame({ view: (t, viewer) => ({ ...view(t, viewer), extra: t.pile.at(-1) ?? null }) }),
  },
  {
    wrong: 'the view shows what others have bid while somebody still thinks',
    breaks: 'sealed',
    game: breakGame({ view: (t, viewer) => ({ ...view(t, viewer), stack: clone(t).stack }) }),
  },
  {
    wrong: 'an event shows a card drawn by somebody else',
    breaks: 'events',
    game: breakGame({ redact: (e) => e }),
  },
  {
    wrong: 'a drawn card is not marked as revealed',
    breaks: 'revealed',
    game: breakGame(
      {},
      {
        drawn: (t, f, out) => {
          for (const d of f.answers) if (d.kind === 'draw' && d.yes) drawCard(t, d.seat, out);
          t.round++;
          return go('bid');
        },
      },
    ),
  },
  {
    wrong: 'the view shows the generator',
    breaks: 'chance',
    game: breakGame({ view: (t, viewer) => ({ ...view(t, viewer), extra: t.random.words.slice() }) }),
  },
  {
    wrong: 'the view shares a list with the table',
    breaks: 'views-stay',
    game: breakGame({ view: (t, viewer) => ({ ...view(t, viewer), points: t.points }) }),
  },
  {
    wrong: 'an imagined table shares a list with the view',
    breaks: 'imagine',
    game: breakGame({ imagine: (v, random) => ({ ...imagine(v, random), points: v.points }) }),
  },
  {
    wrong: 'redacting changes the event',
    breaks: 'redact',
    game: breakGame({
      redact: (e, viewer) => {
        if (e.type === 'drew' && e.seat !== viewer) e.card = null;
        return e;
      },
    }),
  },
];
