/** What differs between two simulations of one game: other bots, other house rules, another rules version. */
import { differenceInterval, type Interval, rounded, wilson } from './intervals.ts';
import type { Report } from './report.ts';
import { BadSimulation } from './simulate.ts';

export interface Difference {
  /** What is compared: an outcome, the wins of a side or a seat, a thing's wins, or what its category counts. */
  of: { outcome: string } | { side: string } | { seat: number } | { category: string; thing: string };
  a: number;
  b: number;
  /** b - a. */
  difference: number;
  interval: Interval;
  /** Zero is outside the interval: chance alone does this once in twenty. */
  significant: boolean;
}

export interface Comparison {
  game: string;
  /** What was set up differently, by name; `a` and `b` as in the reports. */
  setUp: Record<string, { a: unknown; b: unknown }>;
  differences: Difference[];
  /** How many of the differences would be marked by chance alone, on average. */
  byChance: number;
}

interface Measured {
  share: number;
  interval: Interval;
}

function difference(of: Difference['of'], a: Measured, b: Measured): Difference {
  const interval = differenceInterval(a, b);
  return { of, a: a.share, b: b.share, difference: rounded(b.share - a.share), interval, significant: interval[0] > 0 || interval[1] < 0 };
}

const winRate = ({ winRate: share, interval }: { winRate: number; interval: Interval }): Measured => ({ share, interval });

const isOfParty = ({ bySide }: Report): boolean => Object.keys(bySide ?? {}).length === 1;

/** Every key of either record, in order. */
const keysOf = (a: object, b: object) => [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();

export function compare(a: Report, b: Report): Comparison {
  if (a.game !== b.game) throw new BadSimulation(`a report on ${a.game} cannot be compared with one on ${b.game}`);
  const differences = [
    ...compareOutcomes(a, b),
    ...compareSides(a, b),
    ...compareSeats(a, b),
    ...compareContent(a, b),
    ...compareDeeds(a, b),
  ];
  return { game: a.game, setUp: setUpOf(a, b), differences, byChance: rounded(differences.length * 0.05) };
}

function setUpOf(a: Report, b: Report): Comparison['setUp'] {
  const flat = ({ version, content, seats, bots, options }: Report) =>
    new Map<string, unknown>(Object.entries({ version, content, seats, bots: bots.join(' '), ...options }));
  const [of, to] = [flat(a), flat(b)];
  const keys = [...new Set([...of.keys(), ...to.keys()])].filter((key) => of.get(key) !== to.get(key));
  return Object.fromEntries(keys.map((key) => [key, { a: of.get(key) ?? null, b: to.get(key) ?? null }]));
}

function compareOutcomes(a: Report, b: Report): Difference[] {
  /** An outcome that never came has a share of 0, with the interval of the games it did not come in. */
  const never = ({ finished }: Report): Measured => ({ share: 0, interval: wilson(0, finished) });
  return keysOf(a.outcomes, b.outcomes).map((outcome) =>
    difference({ outcome }, a.outcomes[outcome] ?? never(a), b.outcomes[outcome] ?? never(b)),
  );
}

function compareSides(a: Report, b: Report): Difference[] {
  return Object.entries(a.bySide ?? {}).flatMap(([side, line]) => {
    const other = b.bySide?.[side];
    return other ? [difference({ side }, winRate(line), winRate(other))] : [];
  });
}

/** In a party every seat wins as often as the party: there is nothing to compare besides. */
function compareSeats(a: Report, b: Report): Difference[] {
  if (isOfParty(a) && isOfParty(b)) return [];
  return a.bySeat.flatMap((line, seat) => {
    const other = b.bySeat[seat];
    return other ? [difference({ seat }, winRate(line), winRate(other))] : [];
  });
}

/** Things used in both: a thing nobody used has no win rate. */
function compareContent(a: Report, b: Report): Difference[] {
  return Object.entries(a.byContent).flatMap(([category, things]) =>
    Object.entries(things).flatMap(([thing, line]) => {
      const other = b.byContent[category]?.[thing];
      return other ? [difference({ category, thing }, winRate(line), winRate(other))] : [];
    }),
  );
}

function compareDeeds(a: Report, b: Report): Difference[] {
  return Object.entries(a.byDeed).flatMap(([category, { things }]) =>
    Object.entries(things).flatMap(([thing, line]) => {
      const other = b.byDeed[category]?.things[thing];
      return other ? [difference({ category, thing }, line, other)] : [];
    }),
  );
}
