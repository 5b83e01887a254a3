/** Games that do not run as they should. */
import { ask, type EventOf, go, RECONSIDER, type TableOf } from '@undercroft/engine';
import { type Broken, base, bidding, breakGame, questions, steps } from './base.ts';

const { bid } = questions;
const sound = breakGame({});
let tablesSetUp = 0;
const main = bidding();
let lookUps = 0;

/** The steps as they are, but every third one looked up scores a point. */
const moody = (of: typeof main.steps, name: string): (typeof main.steps)[string] => {
  const step = of[name]!;
  if (++lookUps % 3 > 0) return step;
  return (t, f, out) => {
    t.points[0]!++;
    return step(t, f, out);
  };
};

export const stray: Broken[] = [
  {
    wrong: 'the second to answer has less choice',
    breaks: 'order',
    game: breakGame({
      play: {
        questions: {
          ...questions,
          bid: { ...bid, options: (t, ask) => bid.options(t, ask).slice(0, t.stack.at(-1)!.answers.length > 0 ? 1 : 9) },
        },
      },
    }),
  },
  {
    wrong: 'it never ends',
    breaks: 'ends',
    game: breakGame({}, { named: () => ask([{ seat: 0, kind: 'name', open: true }], 'named') }),
  },
  { wrong: 'its rules run in a circle', breaks: 'ends', game: breakGame({}, { named: () => go('named') }) },
  {
    wrong: 'it counts the tables that were set up before',
    breaks: 'replays',
    game: breakGame({
      play: {
        setup: (config, random) => ({ ...base.play.setup(config, random), extra: ++tablesSetUp }),
      },
    }),
  },
  {
    wrong: 'its clone is shallow',
    breaks: 'clone',
    game: breakGame({
      sight: {
        clone: (t) => ({ ...t }),
      },
    }),
  },
  {
    wrong: 'its clone forgets a field',
    breaks: 'clone',
    game: breakGame({
      sight: {
        clone: (t) => ({ ...base.sight.clone(t), round: 0 }),
      },
    }),
  },
  {
    wrong: 'it keeps a Map in the table',
    breaks: 'plain',
    game: breakGame({
      play: {
        setup: (config, random) => ({ ...base.play.setup(config, random), extra: new Map([['a', 1]]) }),
      },
    }),
  },
  {
    wrong: 'it keeps an undefined in the table',
    breaks: 'plain',
    game: breakGame({
      play: {
        setup: (config, random) => ({ ...base.play.setup(config, random), extra: { nothing: undefined } }),
      },
    }),
  },
  {
    wrong: 'it scores only when somebody listens',
    breaks: 'silence',
    game: breakGame(
      {},
      {
        drawn: (t, f, out) => {
          if (out) t.points[0]!++;
          return steps.drawn(t, f, out);
        },
      },
    ),
  },
  {
    wrong: 'a step is another one each time it is looked up',
    breaks: 'shortcuts',
    game: breakGame({ play: { procedures: [{ ...main, steps: new Proxy(main.steps, { get: moody }) }, base.play.procedures[1]!] } }),
  },
  {
    wrong: 'it remembers that somebody took an answer back',
    breaks: 'reconsider',
    game: {
      ...sound,
      play: {
        ...sound.play,
        decide: (t: TableOf<typeof sound>, d: unknown, out: EventOf<typeof sound>[] | null) => {
          if (JSON.stringify(d).includes(RECONSIDER)) t.revealed++;
          return sound.play.decide(t, d, out);
        },
      },
    },
  },
];
