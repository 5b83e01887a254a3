/**
 * Chance by people: a table may be played with real dice and real cards. Where a step takes a die that nobody has told yet, the
 * step is undone, the people are asked what the die shows, and the step begins again as if the generator had said so. Games know
 * nothing of it. A card that a game turns up (`turned`) is asked for alike; the game says which ones may lie there. Shuffles, and
 * whatever else is neither, stay with the house.
 */
import type { Ask, Config, DecisionBase, EventBase, Frame, Procedure, Question, Refusal, Seat, TableBase } from './contract.ts';
import { CHANCE } from './dice-words.ts';
import { DieWanted, newPeopleDice } from './people-dice.ts';
import { follow, RUNAWAY, where } from './procedure.ts';
import { below } from './random.ts';

/** What a die shows, from 1 to its sides, or which card it is; 0: the house rolls this one. Anybody at the table may say it. */
export interface DieTold extends DecisionBase {
  kind: typeof CHANCE;
  /** Which die of this table: an answer that comes too late is not taken for the next one. */
  die: number;
  shows: number;
}

/** From here on the people roll, if the table is set up so. What was dealt before stays. */
export function handOutDice(t: TableBase, { dice, seats }: Config): void {
  if (dice === 'people') t.random.people ??= newPeopleDice(seats);
}

/** Sides of the die that the table waits for; 0: it waits for none. */
export const dieWanted = (t: TableBase): number => t.random.people?.wanted ?? 0;

/** The question what the die shows, to everybody; the first answer counts. */
export function diceAsks(t: TableBase): readonly Ask[] {
  if (dieWanted(t) === 0) return [];
  const { seats, which } = t.random.people!;
  return Array.from({ length: seats }, (_none, seat) =>
    which === undefined ? { seat, kind: CHANCE } : { seat, kind: CHANCE, die: which },
  );
}

const telling = (t: TableBase, seat: Seat, shows: number): DieTold => ({ seat, kind: CHANCE, die: t.random.people!.count + 1, shows });

function tellings(t: TableBase, seat: Seat): DieTold[] {
  return [...facesWanted(t), 0].map((shows) => telling(t, seat, shows));
}

/** All that may be told now. */
const facesWanted = (t: TableBase): readonly number[] =>
  t.random.people?.faces ?? Array.from({ length: dieWanted(t) }, (_none, i) => i + 1);

export const chanceQuestion: Question<TableBase, DieTold> = {
  options: (t, { seat }) => tellings(t, seat),
  // Nobody has rolled: the house does.
  fallback: (t, { seat }) => telling(t, seat, 0),
  seconds: 120,
  visible: true,
};

/** The die as told, or why it cannot be: nothing about the answer is known but its seat and kind. */
export function judgeTold(t: TableBase, d: DecisionBase): { told: DieTold; refusal: null } | { told: null; refusal: Refusal } {
  const no = (code: Refusal['code'], message: string) => ({ told: null, refusal: { code, message } });
  const sides = dieWanted(t);
  if (sides === 0) return no('not-asked', 'the table waits for no die');
  if (d.seat < 0 || d.seat >= t.random.people!.seats) return no('not-asked', `there is no seat ${d.seat}`);
  const { die, shows }: Partial<Record<keyof DieTold, unknown>> = d;
  if (die !== t.random.people!.count + 1) return no('not-asked', 'that is not the die the table waits for');
  if (typeof shows !== 'number' || !Number.isInteger(shows) || shows < 0 || shows > sides || Object.keys(d).length !== 4) {
    return no('not-an-option', `a die with ${sides} sides shows 1 to ${sides}, or 0: the house rolls`);
  }
  if (shows > 0 && !facesWanted(t).includes(shows)) return no('not-an-option', 'that card cannot lie there: it is known to be elsewhere');
  return { told: telling(t, d.seat, shows), refusal: null };
}

/** Notes what the die shows. The step that wants it can begin again. */
export function tellDie(t: TableBase, shows: number): void {
  const dice = t.random.people!;
  // A card of the house is the one that lies there: no number is drawn for it.
  dice.entered.push(shows === 0 && dice.faces === undefined ? below(t.random, dice.wanted) + 1 : shows);
  dice.wanted = 0;
  delete dice.which;
  delete dice.faces;
  dice.count++;
}

/** `advance` for a table whose people roll: one step after the other, each on a table that can be put back. */
export function advanceByHand<T extends TableBase<D>, D extends DecisionBase, E extends EventBase>(
  game: { procedures: Record<string, Procedure<T, D, E, never>>; clone(t: T): T },
  t: T,
  out: E[] | null,
): boolean {
  for (let n = 0; n < RUNAWAY; n++) {
    const f = t.stack.at(-1)!;
    const before = game.clone(t);
    const told = out?.length ?? 0;
    try {
      const next = game.procedures[f.proc]!.steps[f.step]!(t, f as Frame<D, never>, out);
      settle(t);
      const then = follow(game.procedures, t, next);
      if (then !== 'goes on') return then === 'asks';
    } catch (error) {
      if (!(error instanceof DieWanted)) throw error;
      putBack(t, before);
      out?.splice(told);
      t.random.people!.wanted = error.sides;
      if (error.which !== undefined) t.random.people!.which = error.which;
      if (error.faces !== undefined) t.random.people!.faces = error.faces;
      return true;
    }
  }
  throw new Error(`the rules run in a circle at ${where(t)}`);
}

/** The step is done, and what was told for it is used up. */
function settle(t: TableBase): void {
  const dice = t.random.people!;
  if (dice.taken < dice.entered.length) throw new Error(`at ${where(t)} a step took other dice when it began again`);
  dice.entered = [];
  dice.taken = 0;
}

/** The table is again what it was; whoever holds it holds the same object. */
function putBack<T extends object>(t: T, before: T): void {
  for (const key of Object.keys(t)) if (!Object.hasOwn(before, key)) delete t[key as keyof T];
  Object.assign(t, before);
}
