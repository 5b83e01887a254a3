/**
 * Promises that are checked against the table's own description: each field there says who may know it, so a secret can be
 * exchanged for another and everybody asked who may not know it. Unlike an imagined table, which the game itself makes from
 * what it shows, this finds what is shown by mistake.
 */
import {
  canonical,
  configFor,
  type Game,
  type Random,
  type Seat,
  type Secret,
  secretsOf,
  seedFrom,
  shuffle,
  type TableBase,
} from '@undercroft/engine';
import { copyOf } from '../data.ts';
import { freshTable, record } from '../play.ts';
import { called, differs, follow, type GamePromise, type Moment, seatsOf } from './promise.ts';

const viewersOf = (moment: Moment): (Seat | null)[] => [null, ...seatsOf(moment)];

/** What has ever lain in each field, by its name, over a game or two: things that may be exchanged for each other. */
type Universe = Map<string, Set<unknown>>;
const universes = new WeakMap<Game, Universe>();
const nameOf = ({ path }: Secret): string => path.slice(path.lastIndexOf('.') + 1);

function universeOf(game: Game): Universe {
  const known = universes.get(game);
  if (known !== undefined) return known;
  const universe: Universe = new Map();
  for (const seed of ['one', 'another']) gather(game, universe, seed);
  universes.set(game, universe);
  return universe;
}

function gather(game: Game, universe: Universe, seed: string): void {
  const config = configFor(game, {});
  const { log } = record(game, config, seedFrom(`universe ${seed}`), { bound: 1500 });
  const t = freshTable(game, config, seedFrom(`universe ${seed}`));
  for (const d of log) {
    for (const secret of secretsOf(game.sight.fields ?? {}, t)) {
      const value = secret.get(t);
      const seen = universe.get(nameOf(secret)) ?? new Set();
      for (const x of Array.isArray(value) ? value.flat() : [value]) seen.add(x);
      universe.set(nameOf(secret), seen);
    }
    game.play.decide(t, d, null);
  }
}

const mayMix = (universe: Universe, a: Secret, b: Secret): boolean => {
  const [here, there] = [universe.get(nameOf(a)), universe.get(nameOf(b))];
  return here !== undefined && there !== undefined && [...here].some((x) => there.has(x));
};

/** Another value for a secret: the same things in another order, or others that could lie there. What is open stays. */
function another(secret: Secret, all: readonly Secret[], moment: Moment, viewer: Seat | null): unknown {
  const { t, random } = moment;
  const value = secret.get(t);
  if (secret.field.instead !== null) return secret.instead(t);
  if (!Array.isArray(value)) return otherScalar(secret, all, t);
  const open = new Set(secret.openTo(t, viewer));
  if (isLists(value)) return value.map((inner, i) => (open.has(i) ? inner : reordered(inner, random)));
  const hidden = value.filter((_x, i) => !open.has(i));
  const { parts } = secret.field;
  if (parts !== null) return withParts(value, open, reordered(hidden, random), parts);
  const others = secret.isKnownTo(t, viewer) ? hidden : exchanged(secret, all, moment, viewer, hidden);
  const next = reordered(others, random);
  return value.map((x, i) => (open.has(i) ? x : next.pop()));
}

/** The same things, with the secret parts of others. */
function withParts(things: readonly unknown[], open: ReadonlySet<number>, givers: unknown[], parts: readonly string[]): unknown[] {
  return things.map((thing, i) => {
    if (open.has(i)) return thing;
    const giver = givers.pop() as Record<string, unknown>;
    return { ...(thing as object), ...Object.fromEntries(parts.map((part) => [part, giver[part]])) };
  });
}

const isLists = (value: readonly unknown[]): value is unknown[][] => value.length > 0 && value.every(Array.isArray);

function reordered(list: readonly unknown[], random: Random): unknown[] {
  const copy = list.slice();
  shuffle(random, copy);
  return canonical(copy) === canonical(list) ? copy.reverse() : copy;
}

/** The value that the same field has at another seat. Of `one` thing everybody knows whether it is there. */
function otherScalar({ field, get }: Secret, all: readonly Secret[], t: TableBase): unknown {
  const value = get(t);
  const isThere = (x: unknown) => field.shape !== 'one' || x !== field.make();
  if (!isThere(value)) return value;
  const others = all.filter((each) => each.field === field).map((each) => each.get(t));
  return others.find((other) => isThere(other) && canonical(other) !== canonical(value)) ?? value;
}

/** As many things from elsewhere, as long as the viewer does not know what lies there either. */
function exchanged(secret: Secret, all: readonly Secret[], { game, t, random }: Moment, viewer: Seat | null, hidden: unknown[]): unknown[] {
  const universe = universeOf(game);
  const elsewhere = all
    .filter(
      (each) => each.path !== secret.path && each.field.shape === 'list' && !each.isKnownTo(t, viewer) && mayMix(universe, secret, each),
    )
    .filter((each) => each.of === secret.of || each.of < 0 || secret.of < 0)
    .flatMap((each) => (each.get(t) as unknown[]).filter((_x, i) => !each.openTo(t, viewer).includes(i)));
  shuffle(random, elsewhere);
  return [...elsewhere, ...hidden].slice(0, hidden.length);
}

/** What one viewer can tell of a table: everything that reaches their page. */
function told(game: Game, t: TableBase, viewer: Seat | null): unknown {
  const asks = game.play.pending(t);
  const mine = asks.filter((ask) => ask.seat === viewer);
  return {
    view: game.sight.view(t, viewer),
    waitingFor: asks.filter((ask) => !ask.may),
    options: mine.map((ask) => game.play.options(t, ask)),
    fallback: mine.map((ask) => game.play.questions[ask.kind]!.fallback(t, ask)),
  };
}

/** The same table with one secret exchanged; null if there is nothing to exchange it for. */
function altered(secret: Secret, all: readonly Secret[], moment: Moment, viewer: Seat | null): TableBase | null {
  const other = copyOf(moment.t);
  secret.set(other, another(secret, all, moment, viewer));
  return canonical(secret.get(other)) === canonical(secret.get(moment.t)) ? null : other;
}

/** Every secret that a viewer must not notice the exchange of: what they may not know, and the order of what they do. */
function* secretsFrom(moment: Moment): Generator<{ viewer: Seat | null; secret: Secret; other: TableBase }> {
  const { game, t } = moment;
  const all = secretsOf(game.sight.fields ?? {}, t);
  for (const viewer of viewersOf(moment)) {
    for (const secret of all) {
      if (secret.isKnownTo(t, viewer) && !(secret.field.heap && secret.field.sight !== 'aside')) continue;
      const other = altered(secret, all, moment, viewer);
      if (other !== null) yield { viewer, secret, other };
    }
  }
}

const still: GamePromise = {
  name: 'secrets',
  says: 'nobody sees a difference when a secret they may not know is another: in view, questions, options, sizes or order',
  floor: 50,
  about: ({ secrets }) => secrets,
  at: (moment) => {
    const { game, t } = moment;
    for (const { viewer, secret, other } of secretsFrom(moment)) {
      moment.looked();
      const found = differs(`${called(viewer)} notices ${secret.path}`, told(game, other, viewer), told(game, t, viewer));
      if (found) return found;
    }
    return null;
  },
};

/** A table with an exchanged secret may be an impossible one, with an answer given for a card that is not there. */
function followIfPossible(...[game, t, d, viewer]: Parameters<typeof follow>): ReturnType<typeof follow> | null {
  try {
    return follow(game, t, d, viewer);
  } catch {
    return null;
  }
}

const after: GamePromise = {
  name: 'secrets-after',
  says: 'likewise after the next decision, unless it shows something hidden: in events, views and whom the table asks',
  floor: 8,
  about: ({ secrets }) => secrets,
  at: (moment) => {
    const { game, t, next } = moment;
    for (const { viewer, secret, other } of secretsFrom(moment)) {
      if (game.play.refuse(other, next) !== null) continue;
      const [here, there] = [copyOf(t), other];
      const real = follow(game, here, next, viewer);
      const changed = followIfPossible(game, there, next, viewer);
      if (changed === null) continue;
      // Something hidden was shown: what followed from it is no leak.
      if (here.revealed !== t.revealed || there.revealed !== t.revealed || here.stack.length === 0 || there.stack.length === 0) continue;
      if (secret.isKnownTo(here, viewer) && !secret.field.heap) continue;
      moment.looked();
      const asked = (x: TableBase) => game.play.pending(x).filter((ask) => !ask.may);
      const found = differs(
        `${called(viewer)} notices ${secret.path} after ${canonical(next)}`,
        { ...changed, asked: asked(there) },
        { ...real, asked: asked(here) },
      );
      if (found) return found;
    }
    return null;
  },
};

const hiddenVars: GamePromise = {
  name: 'hidden-variables',
  says: 'no view shows a variable of a procedure that its chapter does not show',
  about: ({ hiddenVars }) => hiddenVars,
  at: (moment) => {
    const { game, t } = moment;
    for (const [i, f] of t.stack.entries()) {
      const shows = game.play.procedures[f.proc]!.shows;
      for (const name of Object.keys(f.vars).filter((each) => !shows.includes(each))) {
        const other = copyOf(t);
        other.stack[i]!.vars[name] = 'something else';
        for (const viewer of viewersOf(moment)) {
          moment.looked();
          const found = differs(
            `${called(viewer)} sees the variable '${name}' of '${f.proc}'`,
            game.sight.view(other, viewer),
            game.sight.view(t, viewer),
          );
          if (found) return found;
        }
      }
    }
    return null;
  },
};

export const leaks = [still, after, hiddenVars];
