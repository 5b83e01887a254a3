/** How bots throw: think of many throws, rehearse them with a hand like one's own, keep the best, and then make it as well as one can. */
import type { Random } from '@undercroft/engine';
import { carryOut } from '../carry-out.ts';
import { checkThrow } from '../check.ts';
import type { Aim, PlainThrow } from '../contract.ts';
import type { ThrowKey } from '../keys.ts';
import type { Lying, ThrowRecord } from '../record.ts';
import type { Skill } from '../verdict.ts';
import { fumble } from './fumble.ts';
import { diceOf, intend } from './intend.ts';

interface Task {
  lying: readonly Lying[];
  wanted: readonly ThrowKey[];
  skill: Skill;
  random: Random;
}

interface Idea {
  record: ThrowRecord;
  worth: number;
  tries: number;
}

/** What a rehearsal was worth: the section it hit, or a little for coming near, so that there is something to improve. */
function rehearse(record: ThrowRecord, { lying, wanted, skill, random }: Task): number {
  const { verdict } = carryOut(fumble(record, wanted, skill, random), wanted, lying, 0, random);
  if (verdict.miss === null) return verdict.section + 2;
  const passed = verdict.done.filter((one) => one.passed).length;
  const near = (verdict.facts.lies > 0 ? 0.4 : 0) + (verdict.facts.bounces > 0 ? 0.1 : 0);
  return near + (0.3 * passed) / Math.max(1, wanted.length);
}

function rehearseAll(ideas: readonly Idea[], times: number, task: Task): Idea[] {
  for (const idea of ideas) {
    for (let i = 0; i < times; i++) idea.worth += rehearse(idea.record, task);
    idea.tries += times;
  }
  // A stable order: equal ones stay as they were thought of.
  return [...ideas].sort((a, b) => b.worth / b.tries - a.worth / a.tries);
}

const TRIES = 6;

/** A record that may be carried out: an idea that stands in a die or a box is no idea. */
function think({ lying, wanted, random }: Task): ThrowRecord {
  const dice = diceOf(random);
  let record = intend(wanted, dice);
  for (let i = 0; i < TRIES && checkThrow(record, wanted, lying) !== null; i++) record = intend(wanted, dice);
  return record;
}

/** As well as one can; what nobody could do (a hand inside the table) is done as it was meant. */
function make(record: ThrowRecord, { lying, wanted, skill, random }: Task): ThrowRecord {
  for (let i = 0; i < TRIES; i++) {
    const made = fumble(record, wanted, skill, random);
    if (checkThrow(made, wanted, lying) === null) return made;
  }
  return record;
}

/** How many ideas, how many variants of the better ones, and how often the best are rehearsed again. */
interface Effort {
  ideas: number;
  variants: number;
  again: readonly (readonly [kept: number, times: number])[];
}

const CAREFUL: Effort = {
  ideas: 48,
  variants: 16,
  again: [
    [14, 3],
    [5, 6],
    [3, 10],
  ],
};
const QUICK: Effort = { ideas: 12, variants: 0, again: [[3, 3]] };

const idea = (record: ThrowRecord): Idea => ({ record, worth: 0, tries: 0 });

/** The same throw, a little otherwise: as a clumsier hand would have made it. */
function vary({ record }: Idea, { lying, wanted, random }: Task): Idea {
  const other = fumble(record, [], 'regular', random);
  return idea(checkThrow(other, wanted, lying) === null ? other : record);
}

function best(task: Task, { ideas, variants, again }: Effort): ThrowRecord {
  let found = rehearseAll(
    Array.from({ length: ideas }, () => idea(think(task))),
    1,
    task,
  );
  const more = Array.from({ length: variants }, (_, i) => vary(found[i % 8]!, task));
  found = [...found.slice(0, Math.ceil(ideas / 3)), ...rehearseAll(more, 1, task)].sort((a, b) => b.worth / b.tries - a.worth / a.tries);
  for (const [kept, times] of again) found = rehearseAll(found.slice(0, kept), times, task);
  return found[0]!.record;
}

/** What somebody of this skill would mean to do. */
export const idealThrow: Aim = (lying, wanted, skill, random) => best({ lying, wanted, skill, random }, CAREFUL);

export const aim: Aim = (lying, wanted, skill, random) => make(idealThrow(lying, wanted, skill, random), { lying, wanted, skill, random });

/** For whoever runs out of time: a regular's throw without much thought. */
export const plainThrow: PlainThrow = (lying, wanted, random) => {
  const task: Task = { lying, wanted, skill: 'regular', random };
  return make(best(task, QUICK), task);
};
