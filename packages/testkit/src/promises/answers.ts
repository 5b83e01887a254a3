/** Promises about questions and answers: what is offered is accepted, what is not is refused. */
import {
  type Ask,
  canonical,
  type DecisionBase,
  type Game,
  Refused,
  sameDecision,
  secondsFor,
  shuffle,
  type TableBase,
} from '@undercroft/engine';
import { copyOf, notPlain } from '../data.ts';
import { differs, firstOf, type GamePromise, type Moment } from './promise.ts';
import { wrongAnswers } from './wrong.ts';

const named = (ask: Ask): string => `'${ask.kind}' of seat ${ask.seat}`;

const lists: GamePromise = {
  name: 'options',
  says: 'every question has options: some, different, always in the same order, for the seat and kind that is asked',
  at: ({ game, t, looked }) => {
    looked();
    const asks: readonly Ask[] = game.play.pending(t);
    const names = asks.map(named);
    if (new Set(names).size < names.length) return `somebody is asked the same twice: ${names.join(', ')}`;
    return firstOf(asks, (ask) => (ask.open ? null : checkList(game, t, ask)));
  },
};

function checkList(game: Game, t: TableBase, ask: Ask): string | null {
  const options: DecisionBase[] = game.play.options(t, ask);
  if (options.length === 0) return `${named(ask)} has no options`;
  const texts = options.map(canonical);
  if (new Set(texts).size < texts.length) return `${named(ask)} lists an option twice`;
  const stray = options.find((d) => d.seat !== ask.seat || d.kind !== ask.kind);
  if (stray) return `${named(ask)} lists ${canonical(stray)}, which answers another question`;
  const unlike = notPlain(options, 'an option');
  if (unlike) return unlike;
  const again = [t, copyOf(t), game.sight.clone(t)].map((table) => game.play.options(table, ask).map(canonical).join());
  return again.every((list) => list === texts.join()) ? null : `${named(ask)} lists other options, or another order, when asked again`;
}

/** More options than this are sampled. */
const MANY = 12;

const accepted: GamePromise = {
  name: 'accepted',
  says: 'every option is accepted',
  at: ({ game, t, random, looked }) =>
    firstOf(game.play.pending(t), (ask: Ask) => {
      const options: DecisionBase[] = ask.open ? [] : game.play.options(t, ask).slice();
      if (options.length > 0) looked();
      if (options.length > MANY) shuffle(random, options);
      return firstOf(options.slice(0, MANY), (d) => checkAccepted(game, t, d));
    }),
};

function checkAccepted(game: Game, t: TableBase, d: DecisionBase): string | null {
  const refusal = game.play.refuse(t, d);
  if (refusal) return `the option ${canonical(d)} is refused: ${refusal.message}`;
  try {
    game.play.decide(copyOf(t), copyOf(d), null);
    return null;
  } catch (error) {
    return `the option ${canonical(d)} cannot be carried out: ${error}`;
  }
}

const open: GamePromise = {
  name: 'open',
  says: 'samples are legal, and only open questions have a check',
  at: ({ game, t, random, looked }) =>
    firstOf(game.play.pending(t), (ask: Ask) => {
      looked();
      const { check, sample } = game.play.questions[ask.kind]!;
      if (!ask.open && check) return `${named(ask)} is not asked as open but has a check`;
      if (!ask.open && !sample) return null;
      if ((ask.open && !check) || !sample) return `${named(ask)} is open but has no check or no sample`;
      return firstOf(Array.from({ length: 10 }), () => checkSample(game, t, sample(t, ask, random)));
    }),
};

function checkSample(game: Game, t: TableBase, d: DecisionBase): string | null {
  const refusal = game.play.refuse(t, d);
  return refusal ? `the sample ${canonical(d)} is refused: ${refusal.message}` : checkAccepted(game, t, d);
}

const fallback: GamePromise = {
  name: 'fallback',
  says: 'every question has a legal fallback that depends only on what its seat knows',
  at: ({ game, t, random, looked }) =>
    firstOf(game.play.pending(t), (ask: Ask) => {
      looked();
      const { fallback } = game.play.questions[ask.kind]!;
      const d = fallback(t, ask);
      const refusal = game.play.refuse(t, d);
      if (refusal) return `the fallback ${canonical(d)} is refused: ${refusal.message}`;
      if (!(secondsFor(game, t, ask) > 0)) return `${named(ask)} has no time to answer`;
      return firstOf([1, 2], () => {
        const imagined = game.sight.imagine(game.sight.view(t, ask.seat), random);
        return (
          differs(`the fallback of ${named(ask)} depends on what it cannot know`, fallback(imagined, ask), d) ??
          differs(`the time for ${named(ask)} depends on what it cannot know`, secondsFor(game, imagined, ask), secondsFor(game, t, ask))
        );
      });
    }),
};

const known: GamePromise = {
  name: 'known-options',
  says: 'what a seat may answer depends only on what it knows',
  at: ({ game, t, random, looked }) =>
    firstOf(game.play.pending(t), (ask: Ask) => {
      looked();
      const imagined = game.sight.imagine(game.sight.view(t, ask.seat), random);
      if (!game.play.pending(imagined).some((other: Ask) => differs('', other, ask) === null))
        return `${named(ask)} is not asked at a table that looks the same to it`;
      return differs(
        `the options of ${named(ask)} depend on what it cannot know`,
        game.play.options(imagined, ask),
        game.play.options(t, ask),
      );
    }),
};

const refusals: GamePromise = {
  name: 'refusals',
  says: 'a wrong answer is refused and changes nothing',
  at: ({ game, t, random, looked }) =>
    firstOf(wrongAnswers(game, t, random), (d) => {
      looked();
      return checkWrong(game, t, d);
    }),
};

function checkWrong(game: Game, t: TableBase, d: unknown): string | null {
  const before = JSON.stringify(t);
  const refusal = refusalOf(game, t, d);
  if (typeof refusal === 'string') return refusal;
  if (JSON.stringify(t) !== before) return `asking whether ${brief(d)} may be taken changed the table`;
  if (refusal === null) return isLegal(game, t, d) ? checkAccepted(game, t, copyOf(d)) : `accepted ${brief(d)}, which is no option`;
  if (!refusal.message) return `refused ${brief(d)} without a word`;
  return checkRefused(game, copyOf(t), d);
}

function checkRefused(game: Game, t: TableBase, d: unknown): string | null {
  const before = JSON.stringify(t);
  try {
    game.play.decide(t, d, []);
    return `${brief(d)} is refused by 'refuse' and accepted by 'decide'`;
  } catch (error) {
    if (!(error instanceof Refused)) return `${brief(d)} made 'decide' fail: ${error}`;
  }
  return JSON.stringify(t) === before ? null : `the refused ${brief(d)} changed the table`;
}

function refusalOf(game: Game, t: TableBase, d: unknown) {
  try {
    return game.play.refuse(t, d);
  } catch (error) {
    return `${brief(d)} made 'refuse' fail: ${error}`;
  }
}

const explanations: GamePromise = {
  name: 'explanations',
  says: 'why a wrong answer is refused can be said without failing, whatever it holds, and tells nothing that its seat cannot know',
  at: (moment) => {
    const { game, t, next, random, looked } = moment;
    return firstOf([next, ...wrongAnswers(game, t, random)], (d) => {
      looked();
      return checkExplained(game, t, d) ?? checkDiscreet(moment, d);
    });
  },
};

/** The same answer is refused in the same words at any table that looks the same to its seat. */
function checkDiscreet({ game, t, random, seats }: Moment, d: unknown): string | null {
  if (typeof d !== 'object' || d === null || !('seat' in d)) return null;
  const { seat } = d;
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= seats) return null;
  const imagined = game.sight.imagine(game.sight.view(t, seat), random);
  const here = game.play.refuse(t, d);
  return differs(`why ${brief(d)} is refused depends on what seat ${seat} cannot know`, game.play.refuse(imagined, copyOf(d)), here);
}

/** People get a plain refusal where an explanation fails; here it is a fault. */
function checkExplained(game: Game, t: TableBase, d: unknown): string | null {
  if (!isAnswer(game, t, d)) return null;
  try {
    game.play.explain?.(t, d);
    return null;
  } catch (error) {
    return `explaining ${brief(d)} failed: ${error}`;
  }
}

/** A kind of answer there is, by a seat that was ever asked something. */
function isAnswer(game: Game, t: TableBase, d: unknown): d is DecisionBase {
  if (typeof d !== 'object' || d === null || !('seat' in d) || !('kind' in d) || typeof d.kind !== 'string') return false;
  return Object.hasOwn(game.play.questions, d.kind) && game.play.pending(t).some((ask: Ask) => ask.seat === d.seat);
}

/** Whether an accepted answer is one of the options. Open questions have the last word themselves. */
function isLegal(game: Game, t: TableBase, d: unknown): d is DecisionBase {
  return game.play.pending(t).some((ask: Ask) => {
    if (!ask.open) return game.play.options(t, ask).some((option: DecisionBase) => sameDecision(option, d));
    return typeof d === 'object' && d !== null && 'seat' in d && 'kind' in d && d.seat === ask.seat && d.kind === ask.kind;
  });
}

function brief(d: unknown): string {
  try {
    return (JSON.stringify(d) ?? String(d)).slice(0, 80);
  } catch {
    return String(d).slice(0, 80);
  }
}

export const answers = [lists, accepted, open, fallback, known, refusals, explanations];
