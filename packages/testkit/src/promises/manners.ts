/** Promises about the rest: words, judgement, result, definition, and no source of chance or time but the table. */
import {
  type Ask,
  canonical,
  type DecisionBase,
  type EventBase,
  fillOptions,
  type Game,
  type Outcome,
  oddSides,
  sfc32,
  type TableBase,
  wrongGroups,
} from '@undercroft/engine';
import { notPlain } from '../data.ts';
import { anyAnswer, freshTable, type Recording } from '../play.ts';
import { firstOf, type GamePromise, type Moment, seatsOf } from './promise.ts';

const saysNothing = (text: unknown): boolean => typeof text !== 'string' || text.trim() === '';

const words: GamePromise = {
  name: 'words',
  says: 'there are words for every question, decision, event and seat',
  at: (moment) => {
    moment.looked();
    return wordsForAsks(moment) ?? wordsForSeats(moment) ?? wordsForEvents(moment);
  },
};

function wordsForAsks({ game, t, random }: Moment): string | null {
  return firstOf(game.play.pending(t), (ask: Ask) => {
    const view = game.sight.view(t, ask.seat);
    if (saysNothing(game.words.ask(view, ask))) return `no words for the question '${ask.kind}'`;
    const answers: DecisionBase[] = ask.open ? [anyAnswer(game, t, ask, random)] : game.play.options(t, ask);
    return firstOf(answers.slice(0, 20), (d) =>
      saysNothing(game.words.decision(view, d)) ? `no words for the decision ${canonical(d)}` : null,
    );
  });
}

function wordsForSeats(moment: Moment): string | null {
  const { game, t } = moment;
  return firstOf(seatsOf(moment), (seat) =>
    saysNothing(game.words.seat(game.sight.view(t, null), seat)) ? `seat ${seat} has no name` : null,
  );
}

function wordsForEvents(moment: Moment): string | null {
  const { game, t, next } = moment;
  const out: EventBase[] = [];
  game.play.decide(t, next, out);
  return firstOf([null, ...seatsOf(moment)], (viewer) => {
    const view = game.sight.view(t, viewer);
    return firstOf(out, (e) => {
      const seen = game.sight.redact(e, viewer);
      if (seen === null) return null;
      const line = game.words.event(view, seen);
      return line !== null && saysNothing(line) ? `no words for the event '${e.type}'` : null;
    });
  });
}

const judgement: GamePromise = {
  name: 'judgement',
  says: 'answers are judged with finite numbers, tables are worth 0 to 1 to each seat',
  at: (moment) => {
    const { game, t, random, seats } = moment;
    moment.looked();
    const worth: number[] = [];
    game.bots.worth(t, worth);
    if (worth.length !== seats || worth.some((x) => !(x >= 0 && x <= 1))) return `the table is worth ${canonical(worth)}`;
    return firstOf(game.play.pending(t), (ask: Ask) => {
      const view = game.sight.view(t, ask.seat);
      const answers: DecisionBase[] = ask.open ? [anyAnswer(game, t, ask, random)] : game.play.options(t, ask);
      const odd = answers.find((d) => !Number.isFinite(game.bots.judge(view, ask, d)));
      return odd ? `${canonical(odd)} is judged ${game.bots.judge(view, ask, odd)}` : null;
    });
  },
};

const outcome: GamePromise = {
  name: 'outcome',
  says: 'there is a result when the game is over, and only then',
  whole: (game, { config, seed, log, crash }, looked) => {
    looked();
    const t = freshTable(game, config, seed);
    for (const [i, d] of (crash === null ? log : log.slice(0, -1)).entries()) {
      if (game.play.outcome(t) !== null) return `there is a result before decision ${i + 1}, and the game goes on`;
      if (game.play.pending(t).length === 0) return `nobody is asked anything before decision ${i + 1}, and the game goes on`;
      game.play.decide(t, d, null);
    }
    return crash === null ? checkOutcome(game, t, config.seats) : null;
  },
};

function checkOutcome(game: Game, t: TableBase, seats: number): string | null {
  const result: Outcome | null = game.play.outcome(t);
  if (result === null) return 'the game is over and has no result';
  const { winners, scores, reason } = result;
  if (new Set(winners).size < winners.length || winners.some((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seats)) {
    return `the winners are ${canonical(winners)}`;
  }
  if (scores.length !== seats || !scores.every(Number.isFinite)) return `the scores are ${canonical(scores)}`;
  const odd = oddSides(result, seats);
  if (odd !== null) return odd;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(reason)) return `the reason '${reason}' is not a short stable word`;
  if (!Number.isFinite(game.lab.length.of(t))) return `the game lasted ${game.lab.length.of(t)} ${game.lab.length.unit}`;
  return firstOf(usesOf(game, t), ([category, thing]) =>
    saysNothing(category) || saysNothing(thing) ? 'something without a name was used' : null,
  );
}

function usesOf(game: Game, t: TableBase): [string, string][] {
  const uses: [string, string][] = [];
  game.lab.used?.(t, (category, thing) => uses.push([category, thing]));
  return uses;
}

const definition: GamePromise = {
  name: 'definition',
  says: 'the game says sensible things about itself',
  once: ({ about, lab }) => {
    const { min, max, usual } = about.seats;
    if (!(min >= 1 && min <= usual && usual <= max)) return `seats ${canonical(about.seats)}`;
    if (!/^[a-z][a-z0-9]*$/.test(about.id)) return `the id '${about.id}' is not a short lower-case word`;
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(about.slug)) return `the slug '${about.slug}' is not in kebab-case`;
    if ([about.name, about.tagline, about.version, lab.length.unit].some(saysNothing))
      return 'name, tagline, version or unit of length is missing';
    const longest = lab.longest({ seats: usual, options: fillOptions(about.houseRules) });
    if (!(longest > 0 && Number.isFinite(longest))) return `the longest game takes ${longest} decisions`;
    return wrongGroups(about.houseRules, about.houseRuleGroups) ?? notPlain(about.content, 'content');
  },
};

/** Runs with every other source of chance and time replaced by one that throws. */
function withoutClock<X>(run: () => X): X {
  const { random } = Math;
  const { Date: date } = globalThis;
  const { now } = performance;
  const forbid = (what: string) => (): never => {
    throw new Error(`${what} was used: chance comes from the table, and time is not part of the rules`);
  };
  Math.random = forbid('Math.random');
  performance.now = forbid('performance.now');
  globalThis.Date = new Proxy(date, { construct: forbid('Date'), apply: forbid('Date'), get: forbid('Date') });
  try {
    return run();
  } finally {
    Math.random = random;
    performance.now = now;
    globalThis.Date = date;
  }
}

const clock: GamePromise = {
  name: 'clock',
  says: 'Math.random and the clock are not used',
  whole: (game, recording, looked) =>
    withoutClock(() => {
      looked();
      try {
        useEverything(game, recording);
        return null;
      } catch (error) {
        return String(error);
      }
    }),
};

function useEverything(game: Game, { config, seed, log, crash }: Recording): void {
  const t = freshTable(game, config, seed);
  const random = sfc32(1);
  for (const d of crash === null ? log : log.slice(0, -1)) {
    const ask = game.play.pending(t).find((asked) => asked.seat === d.seat && asked.kind === d.kind);
    const view = game.sight.view(t, d.seat);
    if (ask) game.bots.judge(view, ask, d);
    game.words.decision(view, d);
    game.bots.worth(game.sight.imagine(view, random), []);
    const out: EventBase[] = [];
    game.play.decide(t, d, out);
    for (const e of out) game.words.event(game.sight.view(t, null), game.sight.redact(e, null) ?? e);
  }
}

export const manners = [words, judgement, outcome, definition, clock];
