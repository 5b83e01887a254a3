/**
 * Functions that handle all fields of a record, as if written by hand: `{ a: x.a, b: x.b.slice() }`. Such literals are several
 * times faster than a loop over names, and search copies tables all the time. Browsers must not make code at run time (the
 * policy of our pages forbids it); there a loop does the same.
 */

/** A piece of code for a field, and the same as a function. The record is `x`; `$` holds what the code refers to. */
export interface Part {
  name: string;
  code: string;
  /** The value as it is. */
  same?: true;
  run(...given: never[]): unknown;
}

/** More of the record than its parts, made at once by a function that gets the same as the code; its names are known beforehand. */
export interface Besides {
  readonly names: readonly string[];
  make(...given: never[]): object;
}

const inBrowser = 'navigator' in globalThis && 'location' in globalThis;

const NOTHING_BESIDES: Besides = { names: [], make: () => ({}) };

/** A function that makes a record of the parts. `parameters` are the names that the code uses, the record's first. */
export function recordMaker<F>(
  parts: readonly Part[],
  parameters: readonly string[],
  scope: object,
  compiled = !inBrowser,
  besides: Besides = NOTHING_BESIDES,
): F {
  if (compiled) return written(parts, parameters, scope, besides) as F;
  const loop: (...given: never[]) => object = parts.some(({ same }) => same) ? looped(parts) : gathered(parts);
  return (besides === NOTHING_BESIDES ? loop : (...given: never[]) => Object.assign(loop(...given), besides.make(...given))) as F;
}

function written(parts: readonly Part[], parameters: readonly string[], scope: object, { names, make }: Besides): unknown {
  const given = parameters.join(', ');
  const own = names.map((name) => ({ name, code: `own[${JSON.stringify(name)}]` }));
  const body = [...parts, ...own].map(({ name, code }) => `${JSON.stringify(name)}: ${code}`).join(',\n');
  const before = names.length > 0 ? `const own = make(${given});` : '';
  return new Function('$', 'make', `'use strict'; return (${given}) => { ${before} return { ${body} }; };`)(scope, make);
}

/** Starts from a copy of the whole record: objects of a known shape are copied at once, names added one by one are slow. */
function looped(parts: readonly Part[]): (...given: never[]) => object {
  const names = new Set(parts.map(({ name }) => name));
  const changed = parts.filter(({ same }) => !same);
  return (x: object, ...rest: never[]) => {
    const made: Record<string, unknown> = { ...x };
    for (const name in made) if (!names.has(name)) made[name] = undefined;
    for (const { name, run } of changed) made[name] = run(x as never, ...rest);
    return made;
  };
}

/** Where nothing of the given record stays as it is. */
function gathered(parts: readonly Part[]): (...given: never[]) => object {
  return (...given) => Object.fromEntries(parts.map(({ name, run }) => [name, run(...given)]));
}
