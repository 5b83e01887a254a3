/** Games that use what they must not, or lack what they must have. */
import { type Broken, base, breakGame, steps } from './base.ts';

const { words, bots } = base;

/** How often a die was about to be rolled: known to this module, not to the table. */
let rolls = 0;

export const rude: Broken[] = [
  {
    wrong: 'it says that nothing is hidden, and hides hands',
    breaks: 'open',
    game: breakGame({
      sight: {
        openly: () => true,
      },
    }),
  },
  {
    wrong: 'it remembers outside the table that a step has begun',
    breaks: 'real-dice',
    game: breakGame(
      {},
      {
        named: (t, f, out) => {
          t.points[0]! += ++rolls % 2;
          return steps.named(t, f, out);
        },
      },
    ),
  },
  {
    wrong: 'it uses Math.random',
    breaks: 'clock',
    game: breakGame(
      {},
      {
        drawn: (t, f, out) => {
          if (Math.random() < 0.5) t.pile.reverse();
          return steps.drawn(t, f, out);
        },
      },
    ),
  },
  {
    wrong: 'its judgement looks at the clock',
    breaks: 'clock',
    game: breakGame({
      bots: { ...bots, judge: () => Date.now() },
    }),
  },
  {
    wrong: 'its set-up makes a date',
    breaks: 'clock',
    game: breakGame({
      play: {
        setup: (config, random) => ({ ...base.play.setup(config, random), extra: new Date(0).getTime() }),
      },
    }),
  },
  {
    wrong: 'it has no words for a decision',
    breaks: 'words',
    game: breakGame({
      words: { ...words, decision: (_view, d) => (d.kind === 'draw' && d.yes ? '' : 'Yes') },
    }),
  },
  {
    wrong: 'it has no words for a question',
    breaks: 'words',
    game: breakGame({
      words: { ...words, ask: () => ' ' },
    }),
  },
  {
    wrong: 'it has no words for an event',
    breaks: 'words',
    game: breakGame({
      words: { ...words, event: (_view, e) => (e.type === 'shown' ? '' : 'So it was') },
    }),
  },
  {
    wrong: 'it judges with no number',
    breaks: 'judgement',
    game: breakGame({
      bots: { ...bots, judge: () => Number.NaN },
    }),
  },
  {
    wrong: 'it finds a table worth more than 1',
    breaks: 'judgement',
    game: breakGame({
      bots: { ...bots, worth: (t, worth) => worth.push(...t.points.map(() => 2)) },
    }),
  },
  {
    wrong: 'it has a result too early',
    breaks: 'outcome',
    game: breakGame({
      play: {
        outcome: (t) => (t.round < 3 ? null : { winners: [0], scores: t.points.slice(), reason: 'counted' }),
      },
    }),
  },
  {
    wrong: 'somebody wins who is not there',
    breaks: 'outcome',
    game: breakGame({
      play: {
        outcome: (t) => (t.stack.length > 0 ? null : { winners: [7], scores: t.points.slice(), reason: 'counted' }),
      },
    }),
  },
  {
    wrong: 'a house rule is of a group that nobody named',
    breaks: 'definition',
    game: breakGame({
      about: { houseRules: { dark: { type: 'switch', default: false, name: 'Dark', help: 'No light.', group: 'light' } } },
    }),
  },
  {
    wrong: 'it usually has too many seats',
    breaks: 'definition',
    game: breakGame({
      about: {
        seats: { min: 2, max: 3, usual: 4 },
      },
    }),
  },
];
