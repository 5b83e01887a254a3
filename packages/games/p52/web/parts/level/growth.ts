/**
 * A new level, chosen as a whole before it is taken: points, an ability, exp spent. The rules ask for these one after the other;
 * what is still to be answered is always worked out from how the character stands, so nothing is answered twice.
 */
import type { Seat } from '@undercroft/engine';
import { bookFor, type Decision, type View } from '../../../src/index.ts';
import { cardOf, KING } from '../../../src/rules/cards.ts';
import { averageLevel, type Character, coresOf, levelIn } from '../../../src/rules/character.ts';
import { learnable } from '../../../src/rules/creation.ts';
import { enemyFrom } from '../../../src/rules/fight/enemy.ts';
import { living, sheetOf } from '../../../src/rules/heroes.ts';
import { learnsAt, mustLevel, raiseCost } from '../../../src/rules/levels.ts';
import type { Ability } from '../../../src/scenario/pieces.ts';
import { asSplit, type Points, spent } from '../create/split.tsx';

/** What was chosen so far. */
export interface Growth {
  points: Points;
  /** Null: nothing; undefined: not chosen yet. */
  learn: string | null | undefined;
  /** Up to which level known abilities are to be raised. */
  raise: Readonly<Record<string, number>>;
}
export const NO_GROWTH: Growth = { points: {}, learn: undefined, raise: {} };

type Step = 'split' | 'learn' | 'raise';
const isStep = (kind: string | undefined): kind is Step => kind === 'split' || kind === 'learn' || kind === 'raise';

/** Whose level it is, where that stands, and what it gives. */
export interface Growing {
  seat: Seat;
  step: Step;
  sheet: Character;
  /** Levels gained since this began. */
  levels: number;
  /** Points that wait for their cores. */
  points: number;
  /** P52-245  One new ability goes with it, if there is one to be had. */
  learns: boolean;
  /** R-P52-57  Another level follows at once: until then nobody knows what exp is left. */
  again: boolean;
}

/** The level a seat is asked about; null: none. */
export function growingOf(view: View, seat: Seat): Growing | null {
  const frame = view.stack.at(-1);
  const step = frame?.asks.find((ask) => ask.seat === seat && ask.may !== true)?.kind;
  if (frame?.proc !== 'levelUp' || !isStep(step)) return null;
  const sheet = sheetOf(view, seat);
  const levels = Number(frame.vars.levels);
  const isLast = view.house.oneLevelPerRoom && levels > 0;
  return {
    seat,
    step,
    sheet,
    levels,
    points: step === 'split' ? Number(frame.vars.points) : 0,
    learns: step === 'learn' || (step === 'split' && learnsAt(sheet.level)),
    again: step !== 'raise' && mustLevel(sheet) && !isLast,
  };
}

/** The same level as long as this is the same. */
export const levelKey = (view: View, { seat, sheet }: Growing): string =>
  [seat, sheet.level, view.quest.entered, ...view.stack.map(({ proc }) => proc)].join(' ');

const withPoints = (sheet: Character, points: Points): Character => ({
  ...sheet,
  cores: coresOf((core) => sheet.cores[core] + (points[core] ?? 0)),
});

/** P52-245  What could be learned with these points; they may open more. */
export function openTo(view: View, { learns, sheet }: Growing, { points }: Growth): Ability[] {
  return learns ? learnable(withPoints(sheet, points), bookFor(view)) : [];
}

/** What was chosen to be learned, as long as the points allow it. */
const learnedIn = (view: View, growing: Growing, growth: Growth): string | null | undefined =>
  growth.learn == null || openTo(view, growing, growth).some(({ id }) => id === growth.learn) ? growth.learn : undefined;

/** With points and a new ability, and nothing raised yet. */
function taught(view: View, growing: Growing, growth: Growth): Character {
  const sheet = withPoints(growing.sheet, growing.step === 'split' ? growth.points : {});
  const id = growing.learns ? learnedIn(view, growing, growth) : null;
  return id == null ? sheet : { ...sheet, abilities: [...sheet.abilities, { id, level: 1 }] };
}

/** P52-247 R-P52-58  One level after the other. */
function costOf(view: View, { id, level }: { id: string; level: number }, to: number): number {
  let cost = 0;
  for (let at = level; at < to; at++) cost += raiseCost(bookFor(view).ability(id), at, view.house);
  return cost;
}

/** The character as it will be. */
export function grown(view: View, growing: Growing, growth: Growth): Character {
  const before = taught(view, growing, growth);
  if (growing.again) return before;
  const raised = before.abilities.map((known) => ({ ...known, level: Math.max(known.level, growth.raise[known.id] ?? 0) }));
  const cost = before.abilities.reduce((sum, known, i) => sum + costOf(view, known, raised[i]!.level), 0);
  return { ...before, abilities: raised, exp: before.exp - cost };
}

/** An ability whose level exp can buy. */
export interface Raising {
  id: string;
  level: number;
  to: number;
  /** Of the next level. */
  cost: number;
  /** Exp that is missing for it. */
  short: number;
}

/** P52-247  Every known ability with what its next level costs; nothing while another level follows. */
export function raisings(view: View, growing: Growing, growth: Growth): Raising[] {
  if (growing.again) return [];
  const then = grown(view, growing, growth);
  return taught(view, growing, growth).abilities.map(({ id, level }) => {
    const to = levelIn(then, id);
    const cost = raiseCost(bookFor(view).ability(id), to, view.house);
    return { id, level, to, cost, short: Math.max(0, cost - then.exp) };
  });
}

/** Another press buys another level, and where exp does not reach, one more gives all back. */
export function pressedRaise({ raise }: Growth, { id, to, short }: Raising): Growth['raise'] {
  return { ...raise, [id]: short > 0 ? 0 : to + 1 };
}

/** What is still to be chosen before it can be taken. */
export function missingIn(view: View, growing: Growing, growth: Growth): 'points' | 'ability' | null {
  if (growing.step === 'split' && spent(growth.points) !== growing.points) return 'points';
  const isOpen = openTo(view, growing, growth).length > 0;
  return isOpen && learnedIn(view, growing, growth) === undefined ? 'ability' : null;
}

/** The answers that are still to be given, in the order the rules ask for them. */
export function answersFor(view: View, growing: Growing, growth: Growth): Decision[] {
  const { seat, step } = growing;
  const answers: Decision[] = [];
  if (step === 'split') answers.push({ seat, kind: 'split', split: asSplit(growth.points) });
  if (openTo(view, growing, growth).length > 0) answers.push({ seat, kind: 'learn', ability: learnedIn(view, growing, growth) ?? null });
  if (growing.again) return answers;
  const all = raisings(view, growing, growth);
  for (const { id, level, to } of all) for (let at = level; at < to; at++) answers.push({ seat, kind: 'raise', ability: id });
  // Somebody is asked as long as something could be raised.
  if (all.some(({ short }) => short === 0)) answers.push({ seat, kind: 'raise', ability: null });
  return answers;
}

/** P52-196 P52-248  What this level makes of the enemies: the party's average, and the health of their kings before and after. */
export function enemiesGrow(view: View, { seat, levels }: Pick<Growing, 'seat' | 'levels'>) {
  const seats = living(view);
  const now = seats.map((other) => sheetOf(view, other).level);
  const own = seats.indexOf(seat);
  // Without a new level: what the next one will do.
  const change = levels > 0 ? -levels : 1;
  const other = averageLevel(now.with(own, now[own]! + change));
  const [before, after] = levels > 0 ? [other, averageLevel(now)] : [averageLevel(now), other];
  const king = (avgLv: number) => enemyFrom(KING_OF_DIAMONDS, { characters: seats.length, avgLv }, bookFor(view));
  return { before, after, name: king(after).name, hp: [king(before).maxHp, king(after).maxHp] as const };
}

/** Any King would do: this one's suit adds no health in the scenarios of the house. */
const KING_OF_DIAMONDS = cardOf(KING, 'diamonds');
