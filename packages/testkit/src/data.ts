/** Looking at data: is it plain, and where do two pieces of it differ. */
import { type Carries, MATERIAL, materialOf } from '@undercroft/engine';

/** Where a value is not plain JSON (`thieves.2.hand is a Map`), or null if it is. */
export function notPlain(value: unknown, path = 'table'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  return Array.isArray(value) ? notPlainList(value, path) : notPlainObject(value, path);
}

function notPlainList(list: unknown[], path: string): string | null {
  for (let i = 0; i < list.length; i++) {
    const found = notPlain(list[i], `${path}.${i}`);
    if (found) return found;
  }
  return Object.keys(list).length === list.length ? null : `${path} is a list with holes or names`;
}

function notPlainObject(value: object, path: string): string | null {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is a ${value.constructor?.name ?? 'class instance'}`;
  // Material is carried outside the data; everything else is part of it.
  if (Object.getOwnPropertySymbols(value).some((symbol) => symbol !== MATERIAL)) return `${path} has a symbol`;
  for (const [key, inner] of Object.entries(value)) {
    const found = notPlain(inner, `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;
const short = (x: unknown): string => (JSON.stringify(x) ?? String(x)).slice(0, 60);
const entry = (x: object, key: string): unknown => Object.getOwnPropertyDescriptor(x, key)?.value;

/** Where two pieces of plain data first differ (`round: 3 / 4`), or null if they say the same. Order of keys is no difference. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return `${path || 'it'}: ${short(a)} / ${short(b)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference(entry(a, key), entry(b, key), path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return null;
}

/** A copy by way of JSON: shares nothing but the material, and does not rely on the game's own clone. */
export function copyOf<X>(value: X): X {
  const copy: X = JSON.parse(JSON.stringify(value));
  const carried = isObject(value) ? materialOf<unknown>(value as Carries<unknown>) : undefined;
  return carried === undefined ? copy : (Object.assign(copy as object, { [MATERIAL]: carried }) as X);
}
