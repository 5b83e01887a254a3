/** The questions of making a character, and of its levels. */
import { below, type DecisionBase, type Random, type Refusal, type Seat } from '@undercroft/engine';
import type { Decision } from '../decisions.ts';
import { bookFor } from '../doors.ts';
import { CORES } from '../formula/syntax.ts';
import { isReadable } from '../readable.ts';
import { bonusPoints, grantedAbilities, isSplitOf, learnable, startingCores, summedCores } from '../rules/creation.ts';
import { FACES, isFace } from '../rules/faces.ts';
import { NAMES, readyFor, SEATS } from '../rules/ready.ts';
import type { Table } from '../table.ts';
import type { P52Question } from './question.ts';

/** P52-022; and P52-021 who is ready, after those who are made. */
export const race: P52Question = {
  options: (t, { seat }) => [
    ...bookFor(t).scenario.races.map(({ id }): Decision => ({ seat, kind: 'race', race: id })),
    ...readyFor(seat, bookFor(t)).map((ready): Decision => ({ seat, kind: 'race', race: ready.race, ready: ready.profession })),
  ],
  fallback: (t, { seat }) => ({ seat, kind: 'race', race: bookFor(t).scenario.races[0]!.id }),
  seconds: 120,
};

export const profession: P52Question = {
  options: (t, { seat }) => bookFor(t).scenario.classes.map(({ id }): Decision => ({ seat, kind: 'profession', profession: id })),
  fallback: (t, { seat }) => ({ seat, kind: 'profession', profession: bookFor(t).scenario.classes[0]!.id }),
  seconds: 120,
};

/** P52-030  Optional, and advised. */
export const quirk: P52Question = {
  options: (t, { seat }) =>
    [null, ...bookFor(t).scenario.quirks.map(({ id }) => id)].map((id): Decision => ({ seat, kind: 'quirk', quirk: id })),
  fallback: (_t, { seat }) => ({ seat, kind: 'quirk', quirk: null }),
  seconds: 120,
};

/** Of the three cards while a character is made, of the level once it is. */
function pointsFor(t: Table, seat: Seat): number {
  const { sheet, draft } = t.heroes[seat]!;
  return sheet === null ? bonusPoints(draft.flipped) : Number(t.stack.at(-1)?.vars.points);
}

/** P52-036  Spread as evenly as it goes: what somebody gets who does not answer. */
export function evenSplit(points: number): Record<string, number> {
  const split: Record<string, number> = {};
  for (let i = 0; i < points; i++) split[CORES[i % 5]!] = (split[CORES[i % 5]!] ?? 0) + 1;
  return split;
}

function sampleSplit(points: number, random: Random): Record<string, number> {
  const split: Record<string, number> = {};
  for (let i = 0; i < points; i++) {
    const core = CORES[below(random, 5)]!;
    split[core] = (split[core] ?? 0) + 1;
  }
  return split;
}

type Loose = DecisionBase & { [key: string]: unknown };
const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

function checkSplit(points: number, d: Loose): Refusal | null {
  if (!isRecord(d.split) || Object.keys(d).length !== 3)
    return { code: 'malformed', message: 'a split says how many points each core gets' };
  if (isSplitOf(points, d.split)) return null;
  return { code: 'against-the-rules', message: `exactly ${points} points go to cores, none below 0`, rule: 'P52-036' };
}

export const split: P52Question = {
  options: () => [],
  check: (t, { seat }, d) => checkSplit(pointsFor(t, seat), { ...d }),
  sample: (t, { seat }, random) => ({ seat, kind: 'split', split: sampleSplit(pointsFor(t, seat), random) }),
  fallback: (t, { seat }) => ({ seat, kind: 'split', split: evenSplit(pointsFor(t, seat)) }),
  seconds: 120,
};

/** P52-038 P52-245  What a seat could learn: its draft, or its character. */
function open(t: Table, seat: Seat): string[] {
  const { draft, sheet } = t.heroes[seat]!;
  const book = bookFor(t);
  if (sheet !== null) return learnable(sheet, book).map(({ id }) => id);
  const cores = startingCores(summedCores(draft.race, draft.profession, book), draft.split, t.house);
  const abilities = grantedAbilities(draft.race, draft.profession, book);
  return learnable({ race: draft.race, cores, abilities }, book).map(({ id }) => id);
}

export const learn: P52Question = {
  options: (t, { seat }) => [null, ...open(t, seat)].map((ability): Decision => ({ seat, kind: 'learn', ability })),
  fallback: (t, { seat }) => ({ seat, kind: 'learn', ability: open(t, seat)[0] ?? null }),
  seconds: 120,
};

const [LONGEST_NAME, LONGEST_STORY] = [30, 600];
const isText = (x: unknown, most: number): x is string => typeof x === 'string' && x.length <= most && isReadable(x);

function checkName(d: Loose): Refusal | null {
  const { face, ...named } = d;
  if (Object.keys(named).length !== 4) return { code: 'malformed', message: 'a character has a name, a backstory and a face' };
  if (face !== undefined && !isFace(face)) return { code: 'malformed', message: `a face is one of ${FACES.join(', ')}`, rule: 'P52-042' };
  if (!isText(d.name, LONGEST_NAME) || d.name.trim() === '')
    return { code: 'malformed', message: `a name has 1 to ${LONGEST_NAME} readable characters`, rule: 'P52-042' };
  return isText(d.backstory, LONGEST_STORY)
    ? null
    : { code: 'malformed', message: `a backstory has at most ${LONGEST_STORY} readable characters` };
}

const namedFor = (seat: Seat): Decision => ({ seat, kind: 'name', name: NAMES[seat % SEATS]!, backstory: '' });

export const name: P52Question = {
  options: () => [],
  check: (_t, _ask, d) => checkName({ ...d }),
  sample: (_t, { seat }) => namedFor(seat),
  fallback: (_t, { seat }) => namedFor(seat),
  seconds: 120,
};
