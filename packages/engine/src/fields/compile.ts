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

const inBrowser = 'navigator' in globalThis && 'location' in globalThis;

/** A function that makes a record of the parts. `parameters` are the names that the code uses, the record's first. */
export function recordMaker<F>(parts: readonly Part[], parameters: readonly string[], scope: object, compiled = !inBrowser): F {
  const loop = parts.some(({ same }) => same) ? looped : gathered;
  return (compiled ? written(parts, parameters, scope) : loop(parts)) as F;
}

function written(parts: readonly Part[], parameters: readonly string[], scope: object): unknown {
  const body = parts.map(({ name, code }) => `${JSON.stringify(name)}: ${code}`).join(',\n');
  return new Function('$', `'use strict'; return (${parameters.join(', ')}) => ({ ${body} });`)(scope);
}

/** Starts from a copy of the whole record: objects of a known shape are copied at once, names added one by one are slow. */
function looped(parts: readonly Part[]): (x: object, ...rest: never[]) => object {
  const names = new Set(parts.map(({ name }) => name));
  const changed = parts.filter(({ same }) => !same);
  return (x, ...rest) => {
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
