/** What a viewer may know of a table, from its description: what is not described is not shown. */
import type { DecisionBase, Procedure, Question, Seat, TableBase } from '../contract.ts';
import { type Carries, MATERIAL } from '../material.ts';
import { type Besides, type Part, recordMaker } from './compile.ts';
import type { Field, Fields, RecordOf, SightOf } from './field.ts';
import { carrying } from './material.ts';
import { type FrameSight, sightOfStack } from './running.ts';

/** Whether a viewer may know a field of a seat (-1: of the table itself). */
export function maySee({ who, also }: Pick<Field, 'who' | 'also'>, t: unknown, of: Seat, viewer: Seat | null): boolean {
  if (who === 'everybody' || (who === 'owner' && of === viewer)) return true;
  if (typeof who === 'function' && who(t, of, viewer)) return true;
  return also?.(t, of, viewer) === true;
}

const isAfter = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number' ? a > b : JSON.stringify(a) > JSON.stringify(b);

/** Which things are in a list, in an order that tells nothing. Lists are short, so they are sorted as cards in a hand are. */
export function sorted<X>(list: readonly X[]): X[] {
  const copy = list.slice();
  for (let i = 1; i < copy.length; i++) {
    const x = copy[i]!;
    let j = i;
    for (; j > 0 && isAfter(copy[j - 1], x); j--) copy[j] = copy[j - 1]!;
    copy[j] = x;
  }
  return copy;
}

/** What somebody sees who may know the value. Nothing that changes is shared with the table. */
function shown({ shape, heap }: Field, value: unknown): unknown {
  if (!Array.isArray(value) || shape === 'plain' || shape === 'one') return value;
  if (shape === 'lists') return value.map((inner: unknown[]) => inner.slice());
  return heap ? sorted(value) : value.slice();
}

type Holder = Record<string, unknown>;

function eachPart(name: string, of: Fields, scope: Holder, { compiled, besides }: How): Part {
  const show = sightOf(of, compiled, besides?.[name]);
  const showEach = (records: readonly never[], t: unknown, viewer: Seat | null) => records.map((x, seat) => show(x, t, seat, viewer));
  scope[name] = showEach;
  const key = JSON.stringify(name);
  const run = (x: Record<string, never[]>, t: unknown, _of: Seat, viewer: Seat | null) => showEach(x[name]!, t, viewer);
  return { name, code: `$[${key}](x[${key}], t, viewer)`, run };
}

/** Whether the viewer may know it, as code. */
function mayCode({ who, also }: Field, key: string): string {
  if (who === 'owner') return also === null ? 'of === viewer' : `(of === viewer || $[${key}].also(t, of, viewer))`;
  return `$[${key}].may(t, of, viewer)`;
}

function valuePart(name: string, field: Field, scope: Holder): Part {
  const { shape, heap, sight, veil } = field;
  const key = JSON.stringify(name);
  scope[name] = {
    shown: (value: unknown) => shown(field, value),
    may: (t: unknown, of: Seat, viewer: Seat | null) => maySee(field, t, of, viewer),
    also: field.also,
    veil,
  };
  const plainly =
    shape === 'plain' || shape === 'one' ? `x[${key}]` : shape === 'list' && !heap ? `x[${key}].slice()` : `$[${key}].shown(x[${key}])`;
  const run = (x: Holder, t: unknown, of: Seat, viewer: Seat | null) => (maySee(field, t, of, viewer) ? shown(field, x[name]) : veil);
  const same = sight === 'known' && (shape === 'plain' || shape === 'one');
  return { name, ...(same && { same }), code: sight === 'known' ? plainly : `${mayCode(field, key)} ? ${plainly} : $[${key}].veil`, run };
}

/** `hasHero`: whether there is something other than what it began as. */
function presencePart(name: string, { make }: Field, scope: Holder): Part {
  const key = JSON.stringify(`none ${name}`);
  const none = make();
  scope[`none ${name}`] = none;
  return {
    name: `has${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    code: `x[${JSON.stringify(name)}] !== $[${key}]`,
    run: (x: Holder) => x[name] !== none,
  };
}

/** Whether as code; and what games add of their own, by the field whose records it is for. */
interface How {
  compiled?: boolean | undefined;
  besides?: Readonly<Record<string, Besides>>;
}

function partsOf(name: string, field: Field, scope: Holder, how: How): Part[] {
  const { shape, sight, of } = field;
  if (sight === 'aside') return [];
  if (of !== null) return [eachPart(name, of, scope, how)];
  const value = sight === 'counted' ? [] : [valuePart(name, field, scope)];
  if (sight === 'known' || shape === 'plain') return value;
  if (shape === 'one') return [...value, presencePart(name, field, scope)];
  const size: Part = {
    name: `${name}Size`,
    code: `x[${JSON.stringify(name)}].length`,
    run: (x: Record<string, unknown[]>) => x[name]!.length,
  };
  return [...value, size];
}

/** Shows a record to a viewer; `of` is the seat it belongs to, -1 for the table itself. */
export type Show<F extends Fields> = (x: RecordOf<F>, t: unknown, of: Seat, viewer: Seat | null) => SightOf<F>;

export function sightOf<F extends Fields>(described: F, compiled?: boolean, besides?: Besides): Show<F> {
  const scope = {};
  const parts = Object.entries(described).flatMap(([name, field]) => partsOf(name, field, scope, { compiled }));
  return recordMaker(parts, ['x', 't', 'of', 'viewer'], scope, compiled, besides);
}

/**
 * What every view carries besides the table's own fields. How often something hidden was shown (`revealed`) is not among it:
 * some of it may have been shown to somebody else in secret.
 */
export interface ViewBase<D extends DecisionBase> {
  /** Whose view this is; null: a spectator's. */
  viewer: Seat | null;
  shut: string[];
  stack: FrameSight<D>[];
}

/** The view of a table that shows what its description says, and no more. */
export type ViewWith<F extends Fields, D extends DecisionBase> = ViewBase<D> & SightOf<F>;

/**
 * The plain part of a view; what is peculiar to a game it adds itself. If that is much, and views are made all the time, it can
 * be given here: `table` for the table, and for the records of a field by its name.
 */
export function sightOfTable<
  F extends Fields,
  T extends TableBase<D> & RecordOf<F>,
  D extends DecisionBase,
  V extends ViewBase<D> = ViewWith<F, D>,
>(
  described: F,
  chapters: readonly Procedure<never, D, never, never>[],
  questions: Record<D['kind'], Question<T, D>>,
  how: How = {},
): (t: T, viewer: Seat | null) => V {
  const running = (t: T, viewer: Seat | null) => sightOfStack(t.stack, viewer, chapters, questions);
  const scope = { running };
  const base: Part[] = [
    { name: 'viewer', code: 'viewer', run: (_x: T, _t: T, _of: Seat, viewer: Seat | null) => viewer },
    { name: 'shut', code: 'x.shut', run: (x: T) => x.shut },
    { name: 'stack', code: '$.running(t, viewer)', run: (_x: T, t: T, _of: Seat, viewer: Seat | null) => running(t, viewer) },
  ];
  const parts = Object.entries(described).flatMap(([name, field]) => partsOf(name, field, scope, how));
  type ShowAll = (x: T, t: T, of: Seat, viewer: Seat | null) => V;
  const show = recordMaker<ShowAll>([...base, ...parts], ['x', 't', 'of', 'viewer'], scope, how.compiled, how.besides?.table);
  const see = (t: T, viewer: Seat | null): V => show(t, t, -1, viewer);
  return carrying(described, see, (t: T & Carries<unknown>) => t[MATERIAL]);
}
