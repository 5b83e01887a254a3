/**
 * The first game, with the cellar rat: hire, equip, two quests with banner and rune, a wound, and the town grows. What
 * `lesson-steps.ts` says was sought by `test/web/seek-lesson.ts`, so that all of this happens.
 */
import type { Lesson, Tutorial } from '@undercroft/board/contract.ts';
import { teaching } from '@undercroft/board/lesson/lesson.ts';
import type { MessageKey } from '@undercroft/board/text.ts';
import { sameDecision } from '@undercroft/engine';
import type { Decision } from '../src/index.ts';
import { SEED, STEPS } from './lesson-steps.ts';
import { OPTIONS, rival } from './lesson-table.ts';

type Ap = Lesson<Decision>;
const { listen } = teaching<Decision>();

/** What the rat says of a deed the first time and after that, where one looks, and what it explains before. */
interface Topic {
  first: MessageKey;
  again: MessageKey;
  look: string;
  before?: readonly Ap[];
}

const OAK = '.ap-town-oak';
const TRAY = '.ap-tray';
const ACT = '.ap-act';

const TOPICS: Readonly<Record<string, Topic>> = {
  'tavern hire': {
    first: 'ap.lesson.hire',
    again: 'ap.lesson.hireAgain',
    look: '.ap-niches',
    before: [listen('ap.lesson.welcome'), listen('ap.lesson.town', '.ap-track'), listen('ap.lesson.cards', '.ap-niches')],
  },
  'tavern equip': { first: 'ap.lesson.equip', again: 'ap.lesson.equipAgain', look: OAK },
  'tavern leave': { first: 'ap.lesson.leave', again: 'ap.lesson.leaveAgain', look: OAK },
  quest: {
    first: 'ap.lesson.quest',
    again: 'ap.lesson.questAgain',
    look: '.ap-regions',
    before: [listen('ap.lesson.quests', '.ap-regions')],
  },
  'pool roll': { first: 'ap.lesson.roll', again: 'ap.lesson.rollAgain', look: ACT, before: [listen('ap.lesson.needs', '.ap-quest')] },
  'roll evaluate': {
    first: 'ap.lesson.evaluate',
    again: 'ap.lesson.evaluateAgain',
    look: ACT,
    before: [listen('ap.lesson.lamp', '.ap-lamp')],
  },
  'roll banner': { first: 'ap.lesson.banner', again: 'ap.lesson.banner', look: TRAY, before: [listen('ap.lesson.dice', TRAY)] },
  'roll rune': { first: 'ap.lesson.rune', again: 'ap.lesson.runeAgain', look: TRAY },
  wound: { first: 'ap.lesson.wound', again: 'ap.lesson.wound', look: ACT },
  collect: { first: 'ap.lesson.collect', again: 'ap.lesson.collectAgain', look: ACT },
};
const ANY: Topic = { first: 'ap.lesson.goOn', again: 'ap.lesson.goOn', look: ACT };

const nameOf = (d: Decision): string => ('do' in d ? `${d.kind} ${d.do}` : d.kind);

/** The lessons for one answer of the learner. */
function lessonsFor(d: Decision, at: number): Ap[] {
  const topic = TOPICS[nameOf(d)] ?? ANY;
  const isFirst = STEPS.findIndex((each) => nameOf(each) === nameOf(d)) === at;
  const deed: Ap = {
    say: isFirst ? topic.first : topic.again,
    look: topic.look,
    until: { decide: d.kind, only: (each) => sameDecision(each, d) },
  };
  return [...(isFirst ? (topic.before ?? []) : []), deed];
}

export const tutorial: Tutorial<Decision> = {
  seats: 2,
  seed: SEED,
  options: OPTIONS,
  rival,
  lessons: [...STEPS.flatMap(lessonsFor), listen('ap.lesson.grew', '.ap-track'), listen('ap.lesson.goodbye')],
};
