/** The plain part of imagined tables: whatever a view shows is put back, everything else begins anew for the game to deal. */

import type { TableBase } from '../contract.ts';
import { type Carries, MATERIAL } from '../material.ts';
import { bits32, type Random, sfc32, shuffle } from '../random.ts';
import { type Part, recordMaker } from './compile.ts';
import type { Field, Fields, RecordOf, SightOf } from './field.ts';
import { carrying } from './material.ts';
import { stackFrom } from './running.ts';
import type { ViewBase } from './sight.ts';

function put({ shape, heap }: Field, value: unknown, random: Random): unknown {
  if (!Array.isArray(value) || shape === 'plain' || shape === 'one') return value;
  if (shape === 'lists') return value.map((inner: unknown[]) => inner.slice());
  const copy = value.slice();
  if (heap) shuffle(random, copy);
  return copy;
}

type Holder = Record<string, unknown>;

function putPart(name: string, field: Field, scope: Holder, compiled: boolean | undefined): Part {
  const { shape, heap, sight, veil, make, of } = field;
  const key = JSON.stringify(name);
  const from = of === null ? null : recordFrom(of, compiled);
  const putEach = (records: readonly never[], random: Random) => records.map((v) => from!(v, random));
  scope[name] = { make, veil, put: (value: unknown, random: Random) => put(field, value, random), putEach };
  if (sight === 'aside' || sight === 'counted') return { name, code: `$[${key}].make()`, run: () => make() };
  if (from !== null)
    return { name, code: `$[${key}].putEach(x[${key}], random)`, run: (x: Record<string, never[]>, r: Random) => putEach(x[name]!, r) };
  const plainly =
    shape === 'plain' || shape === 'one'
      ? `x[${key}]`
      : shape === 'list' && !heap
        ? `x[${key}].slice()`
        : `$[${key}].put(x[${key}], random)`;
  const run = (x: Holder, random: Random) => (sight === 'veiled' && x[name] === veil ? make() : put(field, x[name], random));
  return { name, code: sight === 'known' ? plainly : `x[${key}] === $[${key}].veil ? $[${key}].make() : ${plainly}`, run };
}

const putParts = (described: Fields, scope: Holder, compiled: boolean | undefined): Part[] =>
  Object.entries(described).map(([name, field]) => putPart(name, field, scope, compiled));

/** A record that looks like this; heaps lie in some order, and what is not shown is as it was at the beginning. */
export function recordFrom<F extends Fields>(described: F, compiled?: boolean): (sight: SightOf<F>, random: Random) => RecordOf<F> {
  const scope = {};
  return recordMaker(putParts(described, scope, compiled), ['x', 'random'], scope, compiled);
}

/** A table that looks like this, with chance of its own; answers that were sealed are missing (`imagineAnswers`). */
export function tableFrom<T extends TableBase, V extends ViewBase<T['stack'][number]['answers'][number]>>(
  described: Fields,
  compiled?: boolean,
): (view: V, random: Random) => T {
  const chanceFrom = (random: Random) => sfc32(bits32(random));
  const scope = { stackFrom, chanceFrom };
  const running: Part[] = [
    { name: 'stack', code: '$.stackFrom(x.stack)', run: (x: V) => stackFrom(x.stack) },
    { name: 'random', code: '$.chanceFrom(random)', run: (_x: V, random: Random) => chanceFrom(random) },
    { name: 'revealed', code: '0', run: () => 0 },
    { name: 'shut', code: 'x.shut', run: (x: V) => x.shut },
  ];
  type Make = (view: V, random: Random) => T;
  const make = recordMaker<Make>([...running, ...putParts(described, scope, compiled)], ['x', 'random'], scope, compiled);
  return carrying(described, make, (view: V & Carries<unknown>) => view[MATERIAL]);
}
