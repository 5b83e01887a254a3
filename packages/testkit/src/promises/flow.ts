/** Promises about how tables go on: replays, copies, order of answers, the end. */
import { canonical, type DecisionBase, type EventBase, type Game, RECONSIDER, shuffle, type TableBase } from '@undercroft/engine';
import { withoutShortcuts } from '../altered.ts';
import { copyOf, notPlain } from '../data.ts';
import { anyAnswer, anyDecision, freshTable, type Recording } from '../play.ts';
import { differs, type GamePromise, type Moment } from './promise.ts';

const replays: GamePromise = {
  name: 'replays',
  says: 'the same seed and log lead to the same table and events',
  whole: (game, recording, looked) => {
    looked();
    const [a, b] = [replay(game, recording), replay(game, recording)];
    return differs('two replays lead to different tables', a.t, b.t) ?? differs('two replays tell different events', a.out, b.out);
  },
};

/** Decisions come back from storage as JSON, so they are replayed as that. */
function replay(game: Game, { config, seed, log, crash }: Recording): { t: TableBase; out: EventBase[] } {
  const t = freshTable(game, config, seed);
  const out: EventBase[] = [];
  for (const d of crash === null ? log : log.slice(0, -1)) game.play.decide(t, copyOf(d), out);
  return { t, out };
}

const plain: GamePromise = {
  name: 'plain',
  says: 'tables, events, views and options are plain JSON',
  whole: (game, { config, seed, log }, looked) => {
    const t = freshTable(game, config, seed);
    let found = notPlain(t);
    looked();
    for (let i = 0; i < log.length && found === null; i++) {
      const out: EventBase[] = [];
      game.play.decide(t, log[i], out);
      found =
        notPlain(t) ??
        notPlain(out, 'events') ??
        notPlain(game.sight.view(t, i % config.seats), 'view') ??
        notPlain(game.sight.view(t, null), 'view');
      if (found) found += ` after decision ${i + 1}`;
    }
    return found;
  },
};

const clone: GamePromise = {
  name: 'clone',
  says: 'a clone equals its original and neither changes with the other',
  at: ({ game, t, next, random, looked }) => {
    looked();
    const before = canonical(t);
    const copy: TableBase = game.sight.clone(t);
    if (canonical(copy) !== before) return differs('a clone is not like its original', copy, t);
    playOn(copy, [next]);
    if (canonical(t) !== before) return 'a table changed when its clone went on';
    const kept: TableBase = game.sight.clone(t);
    playOn(t, []);
    return canonical(kept) === before ? null : 'a clone changed when its original went on';

    function playOn(table: TableBase, first: DecisionBase[]): void {
      for (const d of first) game.play.decide(table, d, null);
      for (let i = 0; i < 8 && table.stack.length > 0; i++) game.play.decide(table, anyDecision(game, table, random), null);
    }
  },
};

/** One answer to each question that must be answered, if there are several and all are waited for. */
function answersForAll({ game, t, random }: Moment): DecisionBase[] {
  if (t.stack[t.stack.length - 1]?.until !== 'all') return [];
  const asks = game.play.pending(t).filter((ask) => !ask.may);
  return asks.length < 2 ? [] : asks.map((ask) => anyAnswer(game, t, ask, random));
}

const order: GamePromise = {
  name: 'order',
  says: 'simultaneous answers give the same table and events in any order',
  floor: 0,
  about: ({ several }) => several,
  everywhere: true,
  at: (moment) => {
    const { game, t, random } = moment;
    const answers = answersForAll(moment);
    if (answers.length === 0) return null;
    moment.looked();
    const inOrder = takeAll(answers);
    const reversed = takeAll(answers.toReversed());
    shuffle(random, answers);
    const mixed = takeAll(answers);
    return (
      differs('the order of answers made a difference', inOrder, reversed) ??
      differs('the order of answers made a difference', inOrder, mixed)
    );

    function takeAll(decisions: DecisionBase[]): unknown {
      const table = copyOf(t);
      const out: EventBase[] = [];
      for (const d of decisions) game.play.decide(table, d, out);
      return { table, out };
    }
  },
};

const reconsider: GamePromise = {
  name: 'reconsider',
  says: 'taking an answer back leaves no trace',
  floor: 0,
  about: ({ several }) => several,
  everywhere: true,
  at: (moment) => {
    const { game, t } = moment;
    // Reconsidering takes back all a seat has answered, so one that has answered nothing yet is needed.
    const answered = t.stack[t.stack.length - 1]?.answers.map((given) => given.seat);
    const d = answersForAll(moment).find(({ seat }) => !answered?.includes(seat));
    if (!d) return null;
    moment.looked();
    const table = copyOf(t);
    game.play.decide(table, d, null);
    game.play.decide(table, { seat: d.seat, kind: RECONSIDER }, null);
    const trace = differs('taking an answer back left a trace', table, t);
    if (trace) return trace;
    game.play.decide(table, d, null);
    game.play.decide(t, d, null);
    return differs('answering again was not like answering once', table, t);
  },
};

const silence: GamePromise = {
  name: 'silence',
  says: 'not listening to events changes nothing',
  at: ({ game, t, next, looked }) => {
    looked();
    const quiet = copyOf(t);
    game.play.decide(quiet, next, null);
    game.play.decide(t, next, []);
    return differs('a table without listeners went another way', quiet, t);
  },
};

const shortcuts: GamePromise = {
  name: 'shortcuts',
  says: 'the fast engine and the plain one lead to the same tables, events and questions',
  whole: (game, { config, seed, log, crash }, looked) => {
    const games = [game, withoutShortcuts(game)];
    const tables = games.map((each) => freshTable(each, config, seed));
    for (const [i, d] of (crash === null ? log : log.slice(0, -1)).entries()) {
      const [fast, slow] = games.map((each, k) => {
        const out: EventBase[] = [];
        const anew = each.play.decide(tables[k]!, copyOf(d), out);
        return { anew, out, table: tables[k]! };
      });
      looked();
      const found = differs(`a shortcut led elsewhere with decision ${i + 1}`, fast, slow);
      if (found) return found;
    }
    return null;
  },
};

const ends: GamePromise = {
  name: 'ends',
  says: 'every game comes to its end',
  whole: (_game, { crash }, looked) => {
    looked();
    return crash;
  },
};

export const flow = [replays, plain, clone, order, reconsider, silence, shortcuts, ends];
