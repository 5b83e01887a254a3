/** What is told of a real throw while it is put together: where the die lies or why it missed, which face is up, what was done. */
import { useEffect, useState } from 'react';
import type { Told, View } from '../../src/index.ts';
import type { ThrowKey } from '../../src/throws/index.ts';
import { liesAt } from '../../src/throws/judge.ts';
import type { Question } from '../board-props.ts';

export type Lies = Told['section'] | NonNullable<Told['miss']>;
/** In micrometres of the table. */
export type Spot = readonly [x: number, y: number];

export interface Telling {
  kind: 'tell' | 'enter' | 'correct';
  wanted: readonly ThrowKey[];
  /** Null: not said yet. */
  lies: Lies | null;
  /** Where somebody pointed; null: it was said in words. */
  at: Spot | null;
  iconUp: boolean;
  done: readonly ThrowKey[];
  /** All of it; null: something is missing. */
  told: Told | null;
  isHit: boolean;
  lie(lies: Lies): void;
  point(at: Spot): void;
  turn(iconUp: boolean): void;
  tick(key: ThrowKey): void;
}

/** Where a finger points, as it would be said of a die that lies there (DF-110, DF-113 to 115). */
export function liesWhere([x, y]: Spot): Lies {
  const { section, miss } = liesAt(x, y);
  // What lies flat over a hole has fallen into it.
  if (miss !== null) return miss === 'over-hole' ? 'hole' : miss;
  return section;
}

/** A miss for want of a requirement is not told: the ticks say it (DF-117). */
export function toldOf(lies: Lies | null, iconUp: boolean, done: readonly ThrowKey[], wanted: readonly ThrowKey[]): Told | null {
  if (lies === null) return null;
  const where = typeof lies === 'number' ? { section: lies, miss: null } : ({ section: 0, miss: lies } as const);
  return { ...where, iconUp, done: wanted.filter((key) => done.includes(key)) };
}

/** What had to be done: of the throw that is corrected, or of this one. */
const wantedIn = (view: View, kind: string): readonly ThrowKey[] => (kind === 'correct' ? (view.before?.wanted ?? []) : view.wanted);

type Wish = Pick<Telling, 'lies' | 'at' | 'iconUp'> & { undone: readonly ThrowKey[] };
const NOTHING: Wish = { lies: null, at: null, iconUp: false, undone: [] };

/** Null while nothing is to be told. Each question begins with nothing said. */
export function useTelling(view: View, { asked, open }: Question): Telling | null {
  const kind = asked?.ask.kind;
  const [wish, setWish] = useState(NOTHING);
  useEffect(() => {
    if (kind !== undefined) setWish(NOTHING);
  }, [kind]);
  if (kind !== 'tell' && kind !== 'enter' && kind !== 'correct') return null;
  const { lies, at, iconUp, undone } = wish;
  const wanted = wantedIn(view, kind);
  const done = wanted.filter((key) => !undone.includes(key));
  const told = open ? toldOf(lies, iconUp, done, wanted) : null;
  return {
    kind,
    wanted,
    lies,
    at,
    iconUp,
    done,
    told,
    isHit: told !== null && told.miss === null && undone.length === 0,
    lie: (said) => setWish({ ...wish, lies: said, at: null }),
    point: (spot) => setWish({ ...wish, lies: liesWhere(spot), at: spot }),
    turn: (up) => setWish({ ...wish, iconUp: up }),
    tick: (key) => setWish({ ...wish, undone: undone.includes(key) ? undone.filter((each) => each !== key) : [...undone, key] }),
  };
}
