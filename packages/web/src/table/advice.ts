/** What a bot's figures allow one to say of the answers: one went best, some are about equally good, or it was only a glance. */
import type { DecisionBase } from '@undercroft/engine';

/** An answer (null: rather none) as a bot ranked it. */
export interface Choice {
  decision: DecisionBase | null;
  /** How well the imagined games went, 0 .. 1, if it was tried in some; else the judgement's own number. */
  value: number;
  /** In how many imagined games it was tried; left out: it was judged at a glance. */
  visits?: number;
}

export type Advice =
  /** Nothing was imagined: the game's own judgement. */
  | { kind: 'glance'; best: Choice; others: Choice[] }
  /** Better than every other by more than chance explains. `price`: what the second best costs. */
  | { kind: 'best'; best: Choice; others: Choice[]; price: number }
  /** Chance explains the differences among these; `liked` is what the judgement would take, if it is one of them. */
  | { kind: 'even'; among: Choice[]; liked: Choice | null };

/** An answer tried in fewer games than this share of the most tried says nothing yet. */
const ENOUGH = 0.1;
/** Half of a 95 % interval, in standard errors. */
const SURE = 1.96;
/** So many are shown besides. */
const MOST_OTHERS = 2;
const MOST_EVEN = 3;

const sameAs = (a: DecisionBase | null) => (b: Choice) => JSON.stringify(a) === JSON.stringify(b.decision);

/** What chance alone may make of the difference between two shares of games won, at its worst. */
const noise = (a: number, b: number): number => SURE * Math.sqrt(0.25 / a + 0.25 / b);

/** `glance`: what the judgement likes best. Null: nothing was ranked. */
export function adviceOf(ranked: readonly Choice[], glance: DecisionBase | null): Advice | null {
  const [first] = ranked;
  if (first === undefined) return null;
  if (ranked.some(({ visits }) => visits === undefined)) return { kind: 'glance', best: first, others: ranked.slice(1, 1 + MOST_OTHERS) };
  const most = Math.max(...ranked.map(({ visits }) => visits!));
  const tried = ranked.filter(({ visits }) => visits! > 0 && visits! >= most * ENOUGH).toSorted((a, b) => b.value - a.value);
  const [best, ...others] = tried;
  if (best === undefined) return null;
  const near = others.filter((other) => best.value - other.value <= noise(best.visits!, other.visits!));
  if (near.length === 0)
    return { kind: 'best', best, others: others.slice(0, MOST_OTHERS), price: best.value - (others[0]?.value ?? best.value) };
  const even = [best, ...near];
  const liked = even.find(sameAs(glance)) ?? null;
  const among = liked === null ? even : [liked, ...even.filter((choice) => choice !== liked)];
  return { kind: 'even', among: among.slice(0, MOST_EVEN), liked };
}
