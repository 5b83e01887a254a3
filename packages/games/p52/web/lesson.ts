/**
 * The first session, with the cellar rat: a ready character, a quest, two steps in the dark, and an enemy that strikes back. What
 * `lesson-steps.ts` says was sought by `test/web/seek-lesson.ts`, so that all of this happens.
 */
import type { Lesson, Tutorial } from '@undercroft/board/contract.ts';
import { teaching } from '@undercroft/board/lesson/lesson.ts';
import type { MessageKey } from '@undercroft/board/text.ts';
import { sameDecision } from '@undercroft/engine';
import type { Decision } from '../src/index.ts';
import { SEED, STEPS, TANSY } from './lesson-steps.ts';
import { OPTIONS } from './lesson-table.ts';

type P52Lesson = Lesson<Decision>;
const { listen } = teaching<Decision>();

/** What the rat says of a deed the first time and after that, where one looks, and what it explains before. */
interface Topic {
  first: MessageKey;
  again: MessageKey;
  look: string;
  before?: readonly P52Lesson[];
  /** What there is to see of it the first time. */
  after?: readonly P52Lesson[];
}

const ACT = '.p52-act';
const ROOM = '.p52-room';

const TOPICS: Readonly<Record<string, Topic>> = {
  quest: {
    first: 'p52.lesson.quest',
    again: 'p52.lesson.quest',
    look: '.p52-quests',
    before: [listen('p52.lesson.welcome'), listen('p52.lesson.sheet', '.p52-sheet'), listen('p52.lesson.stamina', '.p52-stamina')],
  },
  item: { first: 'p52.lesson.item', again: 'p52.lesson.item', look: ACT, before: [listen('p52.lesson.cards', '.p52-strip')] },
  'act wear': { first: 'p52.lesson.wear', again: 'p52.lesson.wear', look: ACT, before: [listen('p52.lesson.room', ROOM)] },
  'act move': { first: 'p52.lesson.move', again: 'p52.lesson.moveAgain', look: ROOM },
  'act attack': {
    first: 'p52.lesson.attack',
    again: 'p52.lesson.attackAgain',
    look: ACT,
    before: [listen('p52.lesson.enemy', '.p52-order')],
    after: [listen('p52.lesson.target', '.p52-strip')],
  },
  defend: { first: 'p52.lesson.defend', again: 'p52.lesson.defendAgain', look: ACT, before: [listen('p52.lesson.struck', '.p52-strip')] },
};
const ANY: Topic = { first: 'p52.lesson.goOn', again: 'p52.lesson.goOn', look: ACT };

const nameOf = (d: Decision): string => (d.kind === 'act' ? `act ${d.do}` : d.kind);

/** The lessons for one answer of the learner. */
function lessonsFor(d: Decision, at: number): P52Lesson[] {
  const topic = TOPICS[nameOf(d)] ?? ANY;
  const isFirst = STEPS.findIndex((each) => nameOf(each) === nameOf(d)) === at;
  const deed: P52Lesson = {
    say: isFirst ? topic.first : topic.again,
    look: topic.look,
    until: { decide: d.kind, only: (each) => sameDecision(each, d) },
  };
  return isFirst ? [...(topic.before ?? []), deed, ...(topic.after ?? [])] : [deed];
}

export const tutorial: Tutorial<Decision> = {
  seats: 1,
  seed: SEED,
  options: OPTIONS,
  brings: [TANSY],
  lessons: [
    ...STEPS.flatMap(lessonsFor),
    listen('p52.lesson.beaten', '.p52-strip'),
    listen('p52.lesson.on', ROOM),
    listen('p52.lesson.goodbye'),
  ],
};
