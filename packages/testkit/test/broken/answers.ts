/** Games whose questions and answers do not fit together. */
import { end, go } from '@undercroft/engine';
import { type Broken, breakGame, type Decision, type Parts, questions, type Table } from './base.ts';

type Question = Parts['play']['questions']['bid'];
const { bid, draw, name } = questions;
const withBid = (broken: Partial<Question>) =>
  breakGame({
    play: {
      questions: { ...questions, bid: { ...bid, ...broken } },
    },
  });
const withName = (broken: Partial<Question>) =>
  breakGame({
    play: {
      questions: { ...questions, name: { ...name, ...broken } },
    },
  });

/** True at every other call: what a module variable does to a game. */
function everyOther(): () => boolean {
  let calls = 0;
  return () => ++calls % 2 === 0;
}
const forgets = everyOther();
const turns = everyOther();

export const inconsistent: Broken[] = [
  {
    wrong: 'an option is sometimes forgotten',
    breaks: 'options',
    game: withBid({ options: (t, ask) => bid.options(t, ask).slice(forgets() && t.hands[ask.seat]!.length > 1 ? 1 : 0) }),
  },
  {
    wrong: 'the order of options changes',
    breaks: 'options',
    game: withBid({ options: (t, ask) => (turns() ? bid.options(t, ask) : bid.options(t, ask).toReversed()) }),
  },
  {
    wrong: 'an option is listed twice',
    breaks: 'options',
    game: withBid({ options: (t, ask) => bid.options(t, ask).flatMap((d): Decision[] => [d, { ...d }]) }),
  },
  {
    wrong: 'a question has no options',
    breaks: 'ends',
    game: breakGame({
      play: {
        questions: { ...questions, draw: { ...draw, options: (t, ask) => (t.round < 2 ? draw.options(t, ask) : []) } },
      },
    }),
  },
  {
    wrong: 'options depend on cards that others hold',
    breaks: 'known-options',
    game: withBid({ options: (t, ask) => affordable(t, bid.options(t, ask)) }),
  },
  {
    wrong: 'the fallback is no option',
    breaks: 'fallback',
    game: withBid({ fallback: (_t, { seat }) => ({ seat, kind: 'bid', card: 99 }) }),
  },
  {
    wrong: 'the fallback depends on cards that others hold',
    breaks: 'fallback',
    game: withBid({ fallback: (t, ask) => affordable(t, bid.options(t, ask)).at(-1)! }),
  },
  {
    wrong: 'asking for options changes the table',
    breaks: 'refusals',
    game: withBid({
      options: (t, ask) => {
        t.revealed++;
        return bid.options(t, ask);
      },
    }),
  },
  {
    wrong: 'asking for options puts the hand in order',
    breaks: 'read-only',
    game: withBid({
      options: (t, ask) => {
        t.hands[ask.seat]!.sort((a, b) => a - b);
        return bid.options(t, ask);
      },
    }),
  },
  {
    wrong: 'a sample of an open question is illegal',
    breaks: 'open',
    game: withName({ sample: (_t, { seat }) => ({ seat, kind: 'name', n: 7 }) }),
  },
  {
    wrong: 'the check of an open question trips over odd answers',
    breaks: 'refusals',
    game: withName({
      check: (t, ask, d: { n?: unknown } & Decision) => name.check!(t, ask, { ...d, ...{ n: JSON.parse(`${String(d.n)}`) } }),
    }),
  },
  {
    wrong: 'the check of an open question accepts what the rules cannot digest',
    breaks: 'refusals',
    game: breakGame(
      { play: { questions: { ...questions, name: { ...name, check: () => null } } } },
      {
        named: (_t, f) => {
          for (const d of f.answers) if (d.kind === 'name' && !Number.isInteger(d.n)) throw new Error('not a number');
          return end();
        },
      },
    ),
  },
  {
    wrong: 'explaining a refusal fails',
    breaks: 'explanations',
    game: breakGame({
      play: {
        explain: (_t, d) => {
          if (d.kind === 'bid' && !Number.isInteger(d.card)) throw new Error('no idea what card that is');
          return null;
        },
      },
    }),
  },
  {
    wrong: 'an option cannot be carried out',
    breaks: 'accepted',
    game: breakGame(
      {},
      {
        drawn: (t, f) => {
          if (f.answers.some((d) => d.kind === 'draw' && d.yes)) throw new Error('no idea how to draw');
          t.round++;
          return go('bid');
        },
      },
    ),
  },
];

/** Bids below the highest card of anybody: a rule nobody could follow without looking into all hands. */
function affordable(t: Table, bids: Decision[]): Decision[] {
  const top = Math.max(...t.hands.flat());
  return bids.filter((d) => d.kind === 'bid' && (d.card < top || bids.length === 1));
}
