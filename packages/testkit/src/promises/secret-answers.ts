/** The promise about answers of which others are never told a part: exchanging that part, they notice nothing. */
import { type Ask, canonical, type DecisionBase, type Game, type Random, type Seat, shuffle, type TableBase } from '@undercroft/engine';
import { copyOf } from '../data.ts';
import { anyAnswer } from '../play.ts';
import { called, differs, firstOf, follow, type GamePromise, type Moment, seatsOf } from './promise.ts';

/** Answers to an open question that are tried. */
const SAMPLES = 24;
const MOST = 3;

/** One who is not told everything of an answer, and other legal answers that differ from it in just that. */
interface Kept {
  viewer: Seat | null;
  others: DecisionBase[];
}

/** Who is not told everything of this answer, as far as another could have been given. */
export function keptFrom(game: Game, t: TableBase, d: DecisionBase, seats: number, random: Random): Kept[] {
  const ask = game.play.pending(t).find(({ seat, kind }) => seat === d.seat && kind === d.kind);
  const question = ask && game.play.questions[ask.kind];
  if (!ask || !question?.secret) return [];
  const viewers = [null, ...Array.from({ length: seats }, (_none, seat) => seat)].filter((viewer) => viewer !== d.seat);
  return viewers.flatMap((viewer): Kept[] => {
    const others = alike({ game, t, ask, d, viewer }, random);
    return others.length === 0 ? [] : [{ viewer, others }];
  });
}

/** An answer and somebody who is not told all of it. */
interface Told {
  game: Game;
  t: TableBase;
  ask: Ask;
  d: DecisionBase;
  viewer: Seat | null;
}

/** Answers of which the same is kept from the viewer, and the rest is the same. */
function alike({ game, t, ask, d, viewer }: Told, random: Random): DecisionBase[] {
  const { secret } = game.play.questions[ask.kind]!;
  const fields = secret!(t, d, viewer);
  if (fields.length === 0) return [];
  const open = (answer: DecisionBase): string =>
    canonical([secret!(t, answer, viewer), Object.entries(answer).filter(([key]) => !fields.includes(key))]);
  const answers: DecisionBase[] = ask.open
    ? Array.from({ length: SAMPLES }, () => anyAnswer(game, t, ask, random))
    : game.play.options(t, ask).slice();
  shuffle(random, answers);
  return answers.filter((other) => open(other) === open(d) && canonical(other) !== canonical(d)).slice(0, MOST);
}

const keptSecret: GamePromise = {
  name: 'secret-answers',
  says: 'what a question keeps secret of its answers nobody else is told or shown, not even once all are in',
  everywhere: true,
  floor: 0,
  about: ({ secretAnswers }) => secretAnswers,
  at: (moment) =>
    firstOf(keptFrom(moment.game, moment.t, moment.next, seatsOf(moment).length, moment.random), (kept) => notices(moment, kept)),
};

function notices({ game, t, next, looked }: Moment, { viewer, others }: Kept): string | null {
  const real = follow(game, copyOf(t), next, viewer);
  return firstOf(others, (other) => {
    looked();
    return differs(`${called(viewer)} can tell ${canonical(next)} from ${canonical(other)}`, follow(game, copyOf(t), other, viewer), real);
  });
}

export const secretAnswers = [keptSecret];
