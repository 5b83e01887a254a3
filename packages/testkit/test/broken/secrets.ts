/** Games that show what they must not. */
import { ask, go, reveal } from '@undercroft/engine';
import { type Broken, breakGame, clone, drawCard, imagine, steps, view } from './base.ts';

export const leaky: Broken[] = [
  {
    wrong: 'the view shows the next card of the pile',
    breaks: 'imagine',
    game: breakGame({
      sight: {
        view: (t, viewer) => ({ ...view(t, viewer), extra: t.pile.at(-1) ?? null }),
      },
    }),
  },
  {
    wrong: 'the view shows what others have bid while somebody still thinks',
    breaks: 'sealed',
    game: breakGame({
      sight: {
        view: (t, viewer) => ({ ...view(t, viewer), stack: clone(t).stack }),
      },
    }),
  },
  {
    wrong: 'an event shows a card drawn by somebody else',
    breaks: 'events',
    game: breakGame({
      sight: {
        redact: (e) => e,
      },
    }),
  },
  {
    wrong: 'a question is put only to somebody who holds a certain card',
    breaks: 'asks',
    game: breakGame(
      {},
      {
        showdown: (t, f, out) => {
          const next = steps.showdown(t, f, out);
          const winner = typeof next === 'string' ? undefined : next.asks[0]?.seat;
          return winner === undefined || t.hands[winner]!.some((card) => card > 6) ? next : ask([{ seat: 0, kind: 'draw' }], 'drawn');
        },
      },
    ),
  },
  {
    wrong: 'a question is passed over for somebody whose hidden cards leave no choice',
    breaks: 'asks',
    game: breakGame(
      {},
      {
        showdown: (t, f, out) => {
          const next = steps.showdown(t, f, out);
          const winner = typeof next === 'string' ? undefined : next.asks[0]?.seat;
          if (winner === undefined || !t.hands[winner]!.some((card) => card > 6)) return next;
          reveal(t);
          drawCard(t, winner, out);
          return ask([], 'drawn');
        },
      },
    ),
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
    game: breakGame({
      sight: {
        view: (t, viewer) => ({ ...view(t, viewer), extra: t.random.words.slice() }),
      },
    }),
  },
  {
    wrong: 'the view shares a list with the table',
    breaks: 'views-stay',
    game: breakGame({
      sight: {
        view: (t, viewer) => ({ ...view(t, viewer), points: t.points }),
      },
    }),
  },
  {
    wrong: 'an imagined table shares a list with the view',
    breaks: 'imagine',
    game: breakGame({
      sight: {
        imagine: (v, random) => ({ ...imagine(v, random), points: v.points }),
      },
    }),
  },
  {
    wrong: 'redacting changes the event',
    breaks: 'redact',
    game: breakGame({
      sight: {
        redact: (e, viewer) => {
          if (e.type === 'drew' && e.seat !== viewer) e.card = null;
          return e;
        },
      },
    }),
  },
];
