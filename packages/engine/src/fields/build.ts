/** Fresh records and copies, from their description. */
import type { Config, TableBase } from '../contract.ts';
import { type Carries, MATERIAL } from '../material.ts';
import { copyStack } from '../procedure.ts';
import { copyRandom, type Random } from '../random.ts';
import { type Part, recordMaker } from './compile.ts';
import type { Field, Fields, RecordOf } from './field.ts';
import { carrying } from './material.ts';

const freshParts = (described: Fields, scope: Record<string, unknown>): Part[] =>
  Object.entries(described).map(([name, { make }]) => {
    scope[name] = make;
    return { name, code: `$[${JSON.stringify(name)}]()`, run: make };
  });

/** Makes records as they begin. Fresh records, copies and imagined ones have their fields in the same order: engines like that. */
export function maker<F extends Fields>(described: F, compiled?: boolean): () => RecordOf<F> {
  const scope = {};
  return recordMaker(freshParts(described, scope), [], scope, compiled);
}

/** Makes tables as they begin, with nothing running; set-up does the rest. */
export function tableMaker<T extends TableBase>(described: Fields, compiled?: boolean): (config: Config, random: Random) => T {
  const scope = {};
  const running: Part[] = [
    { name: 'stack', code: '[]', run: () => [] },
    { name: 'random', code: 'random', run: (_config: Config, random: Random) => random },
    { name: 'revealed', code: '0', run: () => 0 },
    { name: 'shut', code: 'config.shut ?? []', run: (config: Config) => config.shut ?? [] },
  ];
  type Make = (config: Config, random: Random) => T;
  const make = recordMaker<Make>([...running, ...freshParts(described, scope)], ['config', 'random'], scope, compiled);
  return carrying(described, make, (config) => config.material?.value);
}

function copyLists(lists: readonly unknown[][]): unknown[][] {
  const copies: unknown[][] = [];
  for (let i = 0; i < lists.length; i++) copies.push(lists[i]!.slice());
  return copies;
}

const copyEach =
  (copy: (x: never) => unknown) =>
  (records: readonly never[]): unknown[] => {
    const copies: unknown[] = [];
    for (let i = 0; i < records.length; i++) copies.push(copy(records[i]!));
    return copies;
  };

type Holder = Record<string, never>;

function copyPart(name: string, { shape, of }: Field, scope: Record<string, unknown>, compiled: boolean | undefined): Part {
  const key = JSON.stringify(name);
  if (shape === 'plain' || shape === 'one') return { name, code: `x[${key}]`, same: true, run: (x: Holder) => x[name] };
  if (shape === 'list') return { name, code: `x[${key}].slice()`, run: (x: Record<string, unknown[]>) => x[name]!.slice() };
  const copy = shape === 'lists' ? copyLists : copyEach(copier(of!, compiled));
  scope[name] = copy;
  return { name, code: `$[${key}](x[${key}])`, run: (x: Holder) => copy(x[name]!) };
}

function copyParts(described: Fields, scope: Record<string, unknown>, compiled: boolean | undefined): Part[] {
  return Object.entries(described).map(([name, field]) => copyPart(name, field, scope, compiled));
}

/** Copies a record: lists are copied; everything else is replaced and never changed, so copies share it. */
export function copier<F extends Fields>(described: F, compiled?: boolean): (x: RecordOf<F>) => RecordOf<F> {
  const scope = {};
  return recordMaker(copyParts(described, scope, compiled), ['x'], scope, compiled);
}

const RUNNING: readonly Part[] = [
  { name: 'stack', code: '$.copyStack(x.stack)', run: (x: TableBase) => copyStack(x.stack) },
  { name: 'random', code: '$.copyRandom(x.random)', run: (x: TableBase) => copyRandom(x.random) },
  { name: 'revealed', code: 'x.revealed', same: true, run: (x: TableBase) => x.revealed },
  { name: 'shut', code: 'x.shut', same: true, run: (x: TableBase) => x.shut },
];

/** Copies a table with all that is running and its chance. */
export function tableCopier<T extends TableBase>(described: Fields, compiled?: boolean): (t: T) => T {
  const scope = { copyStack, copyRandom };
  const copy = recordMaker<(t: T) => T>([...RUNNING, ...copyParts(described, scope, compiled)], ['x'], scope, compiled);
  return carrying(described, copy, (t: T & Carries<unknown>) => t[MATERIAL]);
}
