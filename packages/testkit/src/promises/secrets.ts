/** Promises about who may know what: views, imagined tables, redacted events, undo. */
import {
  type Ask,
  canonical,
  copyRandom,
  type DecisionBase,
  type EventBase,
  type Game,
  pick,
  type Random,
  type Seat,
  samePoint,
  type TableBase,
} from '@undercroft/engine';
import { copyOf, notPlain } from '../data.ts';
import { anyAnswer, anyDecision } from '../play.ts';
import { differs, firstOf, follow, type GamePromise, type Moment, seatsOf } from './promise.ts';

const whose = (viewer: Seat | null): string => (viewer === null ? "a spectator's" : `seat ${viewer}'s`);

const imagine: GamePromise = {
  name: 'imagine',
  says: 'a table imagined from a view looks the same to its viewer: the view holds no secrets',
  at: (moment) => firstOf(seatsOf(moment), (seat) => checkImagined(moment, seat)),
};

function checkImagined({ game, t, random, looked }: Moment, seat: Seat): string | null {
  looked();
  const view = game.sight.view(t, seat);
  const before = canonical(view);
  const imagined: TableBase = game.sight.imagine(view, random);
  const found =
    notPlain(imagined, 'the imagined table') ??
    differs(`${whose(seat)} view is not the same at a table imagined from it`, game.sight.view(imagined, seat), view) ??
    differs(`seat ${seat} is asked something else at an imagined table`, asksTo(game, imagined, seat), asksTo(game, t, seat));
  if (found) return found;
  for (let i = 0; i < 6 && imagined.stack.length > 0; i++) game.play.decide(imagined, anyDecision(game, imagined, random), null);
  return canonical(view) === before ? null : `${whose(seat)} view changed when the table imagined from it went on`;
}

const asksTo = (game: Game, t: TableBase, seat: Seat): Ask[] => game.play.pending(t).filter((ask) => ask.seat === seat);

const chanceIsSecret: GamePromise = {
  name: 'chance',
  says: 'no view shows anything of the generator',
  at: ({ game, t, seats, looked }) =>
    firstOf([null, ...Array.from({ length: seats }, (_none, seat) => seat)], (viewer) => {
      looked();
      const view = canonical(game.sight.view(t, viewer));
      // Small words could be there by accident; the key of a real table has eight large ones.
      const shown = t.random.words.filter((word) => Math.abs(word) > 99_999 && view.includes(String(word)));
      return shown.length > 0 ? `${whose(viewer)} view shows the generator` : null;
    }),
};

const standAlone: GamePromise = {
  name: 'views-stay',
  says: 'a view, once taken, does not change with its table',
  at: (moment) => {
    const { game, t, random } = moment;
    const views = [null, ...seatsOf(moment)].map((viewer) => game.sight.view(t, viewer));
    moment.looked();
    const before = canonical(views);
    game.play.decide(t, moment.next, null);
    for (let i = 0; i < 4 && t.stack.length > 0; i++) game.play.decide(t, anyDecision(game, t, random), null);
    return canonical(views) === before ? null : 'a view changed when its table went on';
  },
};

/** A table that looks the same to the viewer and has the same chance ahead, if the decision can be taken there too. */
function lookalike({ game, t, next, random }: Moment, viewer: Seat): TableBase | null {
  const imagined: TableBase = game.sight.imagine(game.sight.view(t, viewer), random);
  imagined.random = copyRandom(t.random);
  return game.play.refuse(imagined, next) === null ? imagined : null;
}

/** A lookalike at which others have given the very answers they gave; null if they could not have. */
function twin(moment: Moment, viewer: Seat): TableBase | null {
  const { game, t } = moment;
  const other = lookalike(moment, viewer);
  const could = other?.stack.every((f, i) => t.stack[i]!.answers.every((d) => canAnswer(game, other, f.asks.length > 0, d)));
  if (!other || !could) return null;
  for (const [i, f] of other.stack.entries()) f.answers = copyOf(t).stack[i]!.answers;
  return other;
}

/** Whether a seat could have answered so. What is not waited for any more has had its effect already. */
function canAnswer(game: Game, t: TableBase, isSealed: boolean, d: DecisionBase): boolean {
  const question = game.play.questions[d.kind]!;
  if (!isSealed) return true;
  const ask = { seat: d.seat, kind: d.kind };
  return question.check
    ? question.check(t, ask, d) === null
    : game.play.options(t, ask).some((option) => canonical(option) === canonical(d));
}

const events: GamePromise = {
  name: 'events',
  says: 'events tell a seat nothing that its view does not show',
  everywhere: true,
  at: (moment) =>
    firstOf(seatsOf(moment), (viewer) => {
      const { game, t, next } = moment;
      const other = twin(moment, viewer);
      if (!other) return null;
      const real = follow(game, copyOf(t), next, viewer);
      const imagined = follow(game, other, next, viewer);
      if (canonical(real.sees) !== canonical(imagined.sees)) return null;
      moment.looked();
      return differs(`seat ${viewer} is told what it cannot see, after ${canonical(next)}`, imagined.told, real.told);
    }),
};

/** A table after a decision, what one viewer was told on the way, and what else than running procedures that viewer sees now. */
interface Course {
  t: TableBase;
  told: EventBase[];
  sees: unknown;
}

function courseOf(game: Game, t: TableBase, d: unknown, viewer: Seat): Course {
  const { told, sees } = follow(game, t, d, viewer);
  return { t, told, sees: typeof sees === 'object' ? { ...sees, stack: null } : sees };
}

/** What everybody waits for. */
const waitedFor = (game: Game, t: TableBase): Ask[] => game.play.pending(t).filter((ask) => !ask.may);

const startsWith = (told: readonly EventBase[], first: readonly EventBase[]): boolean =>
  canonical(told.slice(0, first.length)) === canonical(first);

/** Whether the longer course is what follows when the question that the shorter one waits with is answered: it was not put there. */
function wasNotAsked(game: Game, short: Course, long: Course, viewer: Seat): boolean {
  if (!startsWith(long.told, short.told)) return false;
  return waitedFor(game, short.t).some((ask) =>
    game.play.options(short.t, ask).some((d) => {
      const { told } = follow(game, copyOf(short.t), d, viewer);
      const on = [...short.told, ...told].slice(0, long.told.length);
      return told.length > 0 && startsWith(long.told, on);
    }),
  );
}

/** What a seat is told and sees must be all that makes a difference to who is asked. */
function checkAsks(game: Game, real: Course, imagined: Course, viewer: Seat): string | null {
  const found = differs('', waitedFor(game, imagined.t), waitedFor(game, real.t));
  if (found === null) return null;
  const [short, long] = real.told.length < imagined.told.length ? [real, imagined] : [imagined, real];
  const isSame = canonical([short.told, short.sees]) === canonical([long.told, long.sees]);
  return isSame || wasNotAsked(game, short, long, viewer) ? found : null;
}

const asking: GamePromise = {
  name: 'asks',
  says: 'a question gives nothing away: whom the table asks what depends on nothing that a seat cannot know and is not told',
  everywhere: true,
  at: (moment) =>
    firstOf(seatsOf(moment), (viewer) => {
      const { game, t, next } = moment;
      const other = twin(moment, viewer);
      if (!other) return null;
      moment.looked();
      const found = checkAsks(game, courseOf(game, copyOf(t), next, viewer), courseOf(game, other, next, viewer), viewer);
      return found && `seat ${viewer} learns a secret from who is asked what after ${canonical(next)}${found}`;
    }),
};

const sealed: GamePromise = {
  name: 'sealed',
  says: 'while others still think, nobody can tell what a seat has answered',
  floor: 0,
  about: ({ sealed }) => sealed,
  everywhere: true,
  at: (moment) => {
    const { game, t, random } = moment;
    const asks = game.play.pending(t).filter((ask) => !ask.may);
    if (asks.length < 2 || t.stack.at(-1)?.until !== 'all') return null;
    const ask = pick(random, asks);
    if (game.play.questions[ask.kind]!.visible) return null;
    moment.looked();
    const [one, other] = [anyAnswer(game, t, ask, random), anyAnswer(game, t, ask, random)];
    return firstOf([null, ...seatsOf(moment)], (viewer) =>
      viewer === ask.seat
        ? null
        : differs(
            `${whose(viewer)} messages tell ${canonical(one)} from ${canonical(other)}`,
            follow(game, copyOf(t), one, viewer),
            follow(game, copyOf(t), other, viewer),
          ),
    );
  },
};

const undo: GamePromise = {
  name: 'revealed',
  says: 'a decision that shows somebody something hidden is marked with `reveal`, so that it cannot be undone',
  floor: 0,
  about: ({ secrets, undoable }) => secrets && undoable,
  everywhere: true,
  at: (moment) => {
    const { game, t, next } = moment;
    const after = copyOf(t);
    game.play.decide(after, next, null);
    if (after.revealed !== t.revealed || !samePoint(after.random, t.random)) return null;
    return firstOf(seatsOf(moment), (viewer) =>
      firstOf([1, 2], () => {
        const other = lookalike(moment, viewer);
        if (!other) return null;
        moment.looked();
        const { sees } = follow(game, other, next, viewer);
        return differs(
          `${canonical(next)} showed seat ${viewer} something hidden without \`reveal\``,
          sees,
          game.sight.view(after, viewer),
        );
      }),
    );
  },
};

const readOnly: GamePromise = {
  name: 'read-only',
  says: 'looking at a table does not change it',
  at: (moment) => {
    const { game, t, random } = moment;
    const before = JSON.stringify(t);
    return firstOf(looks(game, random), ([what, look]) => {
      moment.looked();
      look(t, moment);
      return JSON.stringify(t) === before ? null : `${what} changed the table`;
    });
  },
};

type Look = [string, (t: TableBase, moment: Moment) => unknown];
function looks(game: Game, random: Random): Look[] {
  const view = (t: TableBase, moment: Moment) => game.sight.view(t, pick(random, [null, ...seatsOf(moment)]));
  return [
    ['pending', (t) => game.play.pending(t)],
    ['options', (t) => game.play.pending(t).map((ask) => game.play.options(t, ask))],
    ['fallback', (t) => game.play.pending(t).map((ask) => game.play.questions[ask.kind]!.fallback(t, ask))],
    ['view', view],
    ['imagine', (t, moment) => game.sight.imagine(game.sight.view(t, moment.next.seat), random)],
    ['clone', (t) => game.sight.clone(t)],
    ['outcome', (t) => game.play.outcome(t)],
    ['length', (t) => game.lab.length.of(t)],
    ['worth', (t) => game.bots.worth(t, [])],
    ['words', (t, moment) => game.words.decision(game.sight.view(t, moment.next.seat), moment.next)],
  ];
}

const redactOnly: GamePromise = {
  name: 'redact',
  says: 'redacting an event makes a new one and leaves the event as it was',
  at: (moment) => {
    const { game, t, next } = moment;
    const out: EventBase[] = [];
    game.play.decide(t, next, out);
    const before = canonical(out);
    if (out.length > 0) moment.looked();
    for (const viewer of [null, ...seatsOf(moment)]) for (const e of out) game.sight.redact(e, viewer);
    return canonical(out) === before ? null : 'redacting an event changed it';
  },
};

export const secrets = [imagine, chanceIsSecret, standAlone, events, asking, sealed, undo, readOnly, redactOnly];
