/**
 * A table is described once: each field says what it begins as and who may know it. The type, fresh tables, copies, the plain
 * part of views and the tests' idea of a secret come from that (`build.ts`, `sight.ts`, `secrets.ts`).
 *
 *     export const SEAT = fields({
 *       health: everybody(10),
 *       hand: owner(list<Card>()),            // others see how many
 *       amulet: owner(one(NONE)),             // others see whether there is one
 *       pile: owner(heap<Card>()),            // its owner knows which, nobody in which order
 *       stamina: nobody(heap<Card>()),
 *       plan: owner(nothing<Plan>(), (t: Table) => t.revealed),
 *     });
 *     export const TABLE = fields({ seats: each(SEAT), level: everybody(1), deck: nobody(heap<Card>()) });
 *     export interface Table extends TableWith<typeof TABLE, Decision> {}
 */
import type { DecisionBase, Json, Seat, TableBase } from '../contract.ts';

/**
 * Whether a viewer (null: a spectator) may know a field of a seat (-1: of the table itself). It may read the table only
 * as far as the viewer could: that somebody may know a secret is no secret itself.
 */
// biome-ignore lint/suspicious/noExplicitAny: the table's type is made of the fields that hold these rules
export type Rule = (t: any, of: Seat, viewer: Seat | null) => boolean;

/** Who knows the value: everybody, the seat it belongs to, nobody, or whoever a rule says. */
export type Who = 'everybody' | 'owner' | 'nobody' | Rule;

/** What a field holds, and so how it is copied: what is replaced but never changed is shared by copies. */
export type Shape = 'plain' | 'one' | 'list' | 'lists' | 'each';

/** What a field begins as; made anew for each table. */
export interface Begin<T, S extends Shape = Shape> {
  shape: S;
  make(): T;
  /** A list whose order nobody knows: those who know it are shown which things are in it, sorted. */
  heap?: true;
  /** Places of the list that a viewer knows all the same, such as an open top card. The game's own `view` shows them. */
  open?: Places;
  /** Of each thing in the list only these parts are secret. */
  parts?: readonly string[];
  /** What it might be instead, for tests, where the value of another seat would not do. */
  instead?: Instead;
}

/** Gets the record that the value lies in. */
// biome-ignore lint/suspicious/noExplicitAny: the record's type is made of the fields that hold these
export type Instead = (record: any) => unknown;

/** Which places of a list a viewer knows; of a list of lists, which of them. Like a `Rule`, it may read only what the viewer could. */
// biome-ignore lint/suspicious/noExplicitAny: the table's type is made of the fields that hold these
export type Places = (t: any, of: Seat, viewer: Seat | null) => readonly number[];

/** How views tell of a field: to all; to those who may know it; only how many; or by the game itself, in its own way. */
export type Sight = 'known' | 'veiled' | 'counted' | 'aside';

export interface Field<T = unknown, S extends Shape = Shape, K extends Sight = Sight, V = unknown> {
  readonly shape: S;
  readonly make: () => T;
  readonly heap: boolean;
  readonly open: Places | null;
  readonly parts: readonly string[] | null;
  readonly instead: Instead | null;
  readonly who: Who;
  /** Besides `who`, whoever this allows. */
  readonly also: Rule | null;
  readonly sight: K;
  /** What those see who may not know it. */
  readonly veil: V;
  /** For `each`. */
  readonly of: Fields | null;
}

export type Fields = Readonly<Record<string, Field>>;

/** One thing, or none yet: that it lies there everybody may know, if not what it is (`hasHero`). */
export function one<T>(none: T): Begin<T, 'one'> {
  return { shape: 'one', make: () => none };
}

/** A list that changes in place. */
export function list<X>(...begin: X[]): Begin<X[], 'list'> {
  return { shape: 'list', make: () => begin.slice() };
}

/** A list of lists, such as piles by deck. */
export function lists<X>(...begin: X[][]): Begin<X[][], 'lists'> {
  return { shape: 'lists', make: () => begin.map((inner) => inner.slice()) };
}

/** A list in an order that nobody knows: a shuffled pile. */
export function heap<X>(...begin: X[]): Begin<X[], 'list'> {
  return { shape: 'list', make: () => begin.slice(), heap: true };
}

/** A list or heap of which some places are open to somebody who may not know the rest. */
export function openAt<X, S extends Shape>(begin: Begin<X, S>, places: Places): Begin<X, S> {
  return { ...begin, open: places };
}

/** A list of things of which only some parts are secret, such as what stands on cards whose backs everybody knows. */
export function partly<X, S extends Shape>(begin: Begin<X[], S>, ...parts: (keyof X & string)[]): Begin<X[], S> {
  return { ...begin, parts };
}

/** A secret that other fields have to agree with: tests put this in its place, and nobody may notice. */
export function couldBe<T>(begin: T, instead: Instead): Begin<T, 'plain'> {
  return { shape: 'plain', make: () => begin, instead };
}

/** Nothing yet. */
export const nothing = <T>(): T | null => null;

type Given<T, S extends Shape> = Begin<T, S> | T;
const isBegin = (given: unknown): given is Begin<never> =>
  typeof given === 'object' && given !== null && 'shape' in given && 'make' in given;

function field(given: unknown, rest: Pick<Field, 'who' | 'also' | 'sight' | 'veil'>): Field {
  const begin = isBegin(given) ? given : { shape: 'plain' as const, make: () => given };
  return {
    shape: begin.shape,
    make: begin.make,
    heap: 'heap' in begin,
    open: ('open' in begin ? begin.open : null) ?? null,
    parts: ('parts' in begin ? begin.parts : null) ?? null,
    instead: ('instead' in begin ? begin.instead : null) ?? null,
    of: null,
    ...rest,
  };
}

/** Known to everybody, spectators too. */
export function everybody<T, S extends Shape = 'plain'>(begin: Given<T, S>): Field<T, S, 'known', null> {
  return field(begin, { who: 'everybody', also: null, sight: 'known', veil: null }) as Field<T, S, 'known', null>;
}

/** Known to the seat it belongs to, and to whoever the rule allows besides. Of a list, others see how many (`handSize`). */
export function owner<T, S extends Shape = 'plain'>(begin: Given<T, S>, also: Rule | null = null): Field<T, S, 'veiled', null> {
  return field(begin, { who: 'owner', also, sight: 'veiled', veil: null }) as Field<T, S, 'veiled', null>;
}

/** Known to nobody at all; of a list, everybody sees how many (`deckSize`). */
export function nobody<T, S extends Shape = 'plain'>(begin: Given<T, S>): Field<T, S, 'counted', null> {
  return field(begin, { who: 'nobody', also: null, sight: 'counted', veil: null }) as Field<T, S, 'counted', null>;
}

/** Known to whoever the rule says. */
export function whoever<T, S extends Shape = 'plain'>(rule: Rule, begin: Given<T, S>): Field<T, S, 'veiled', null> {
  return field(begin, { who: rule, also: null, sight: 'veiled', veil: null }) as Field<T, S, 'veiled', null>;
}

/** The game's own `view` tells this field in its own way, to those who may know it; the plain part of views leaves it out. */
export function aside<T, S extends Shape, V>(of: Field<T, S, Sight, V>): Field<T, S, 'aside', V> {
  return { ...of, sight: 'aside' };
}

/** What those see who may not know it, instead of null. */
export function veiledAs<T, S extends Shape, const V extends Json>(veil: V, of: Field<T, S, 'veiled', null>): Field<T, S, 'veiled', V> {
  return { ...of, veil };
}

/** One record for each seat. */
export function each<F extends Fields>(of: F): Field<RecordOf<F>[], 'each', 'known', F> & { readonly of: F } {
  const plain = { heap: false, open: null, parts: null, instead: null };
  return { shape: 'each', make: () => [], ...plain, who: 'everybody', also: null, sight: 'known', veil: null as never, of };
}

/** Checks that every field is described; the names stay. */
export const fields = <const F extends Fields>(described: F): F => described;

type ValueOf<X> = X extends Field<infer T, Shape, Sight, unknown> ? T : never;

/** The record that a description describes. */
export type RecordOf<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };

/** The table that a description describes. */
export type TableWith<F extends Fields, D extends DecisionBase> = TableBase<D> & RecordOf<F>;

type ShownOf<X> =
  X extends Field<infer T, infer S, infer K, infer V>
    ? S extends 'each'
      ? V extends Fields
        ? SightOf<V>[]
        : never
      : K extends 'known'
        ? T
        : V extends T
          ? T
          : T | V
    : never;

/**
 * What the plain part of a view shows of a record: fields by name; of what not everybody knows, how long the lists are and
 * whether there is something.
 */
export type SightOf<F extends Fields> = {
  -readonly [K in keyof F as F[K]['sight'] extends 'known' | 'veiled' ? K : never]: ShownOf<F[K]>;
} & {
  -readonly [K in keyof F as F[K] extends Field<unknown, 'list' | 'lists', 'veiled' | 'counted', unknown>
    ? `${K & string}Size`
    : never]: number;
} & {
  -readonly [K in keyof F as F[K] extends Field<unknown, 'one', 'veiled' | 'counted', unknown>
    ? `has${Capitalize<K & string>}`
    : never]: boolean;
};
