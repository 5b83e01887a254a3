/**
 * Names of the people who share this screen. The server knows one person who holds several seats; what they call each
 * other stays in this browser, by table and seat.
 */
import type { Seat } from '@undercroft/engine';
import { cleanName } from './names.ts';

const PLACE = 'undercroft-nicknames';
/** Older tables are forgotten. */
const MOST_TABLES = 40;

type Nicknames = Record<string, string>;

/** What was stored, whatever it was: only names by table and seat are believed. */
export function readNicknames(text: string | null): [table: string, names: Nicknames][] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((each): each is [string, Nicknames] => {
      const [table, names]: unknown[] = Array.isArray(each) ? each : [];
      return (
        typeof table === 'string' && typeof names === 'object' && names !== null && Object.values(names).every((n) => typeof n === 'string')
      );
    });
  } catch {
    return [];
  }
}

function stored(): [string, Nicknames][] {
  try {
    return readNicknames(localStorage.getItem(PLACE));
  } catch {
    // Storage is forbidden.
    return [];
  }
}

/** Nicknames by seat at a table; seats without one are not in it. */
export function nicknamesOf(table: string): ReadonlyMap<Seat, string> {
  const found = stored().find(([id]) => id === table)?.[1] ?? {};
  return new Map(Object.entries(found).map(([seat, name]) => [Number(seat), name]));
}

export function keepNicknames(table: string, names: ReadonlyMap<Seat, string>): void {
  const others = stored().filter(([id]) => id !== table);
  const cleaned = [...names].map(([seat, name]) => [seat, cleanName(name)]).filter(([, name]) => name !== '');
  try {
    localStorage.setItem(PLACE, JSON.stringify([...others, [table, Object.fromEntries(cleaned)]].slice(-MOST_TABLES)));
  } catch {
    // Private windows may have no storage: the seats are called by their person's name.
  }
}
