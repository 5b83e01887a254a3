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
  const { verdict } = carryOut(fumble(record, skill, random), wanted, lying, 0, random);
  if (verdict.miss === null) return verdict.section + 1;
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
    const made = fumble(record, skill, random);
    if (checkThrow(made, wanted, lying) === null) return made;
  }
  return record;
}

/** How many ideas, and how often the better ones are rehearsed again. */
interface Effort {
  ideas: number;
  once: number;
  again: readonly (readonly [kept: number, times: number])[];
}

const CAREFUL: Effort = {
  ideas: 48,
  once: 1,
  again: [
    [14, 3],
    [5, 6],
    [2, 10],
  ],
};
const QUICK: Effort = { ideas: 10, once: 1, again: [[3, 2]] };

function best(task: Task, effort: Effort): ThrowRecord {
  let ideas: Idea[] = Array.from({ length: effort.ideas }, () => ({ record: think(task), worth: 0, tries: 0 }));
  ideas = rehearseAll(ideas, effort.once, task);
  for (const [kept, times] of effort.again) ideas = rehearseAll(ideas.slice(0, kept), times, task);
  return ideas[0]!.record;
}

export const aim: Aim = (lying, wanted, skill, random) => {
  const task: Task = { lying, wanted, skill, random };
  return make(best(task, CAREFUL), task);
};

/** For whoever runs out of time: a regular's throw without much thought. */
export const plainThrow: PlainThrow = (lying, wanted, random) => {
  const task: Task = { lying, wanted, skill: 'regular', random };
  return make(best(task, QUICK), task);
};
