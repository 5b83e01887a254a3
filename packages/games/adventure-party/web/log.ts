/** Lines of the log, richer than the game's words: the dice on a slip in the order of the pool, what changed them, and the rule. */
import type { Topic as Filter, LogLine, PageWords } from '@undercroft/board/contract.ts';
import { type Acts, act } from '@undercroft/board/film/film.ts';
import { part, type Slip, type Teller } from '@undercroft/board/log/line.ts';
import type { Say } from '@undercroft/board/text.ts';
import type { Say as GameSay } from '@undercroft/engine';
import { type Decision, type Die, dieName, type Event, HEROES, LOG, questName, sourceName, type View } from '../src/index.ts';

type Told<K extends Event['type']> = Extract<Event, { type: K }>;

/** What one can look for in the log. */
export const topics: readonly Filter[] = [
  { id: 'roll', title: 'ap.topic.roll' },
  { id: 'quest', title: 'ap.topic.quest' },
  { id: 'tavern', title: 'ap.topic.tavern' },
  { id: 'town', title: 'ap.topic.town' },
];

/** The Arena and the boss are looked for with the quests. */
const topicOf = (type: Event['type']): string => {
  const { topic } = LOG[type];
  return topic === 'arena' || topic === 'boss' ? 'quest' : topic;
};

/** Each die by its number, in the order of the pool. */
const diceSlip = (inGame: GameSay, dice: readonly Die[]): Slip[] => dice.map((die, at): Slip => [`${at + 1}`, dieName(inGame, die, at)]);

/** Which die became what, and by what. */
function rerolledSlip(inGame: GameSay, { changes, from }: Told<'rerolled'>): Slip[] {
  const lines = changes.flatMap(({ at, was, now }): Slip[] => [
    [`${at + 1}`, dieName(inGame, was, at)],
    ['→', dieName(inGame, now, at)],
  ]);
  return [...lines, ['', sourceName(inGame, from)]];
}

const setSlip = (inGame: GameSay, { at, was, now, from }: Told<'dieSet'>): Slip[] => [
  [`${at + 1}`, dieName(inGame, was, at)],
  ['→', dieName(inGame, now, at)],
  ['', sourceName(inGame, from)],
];

/** Wounds before shields, and what shields are there. */
function evaluatedSlip({ say }: Teller, e: Told<'evaluated'>): Slip[] {
  const verdict: Slip =
    e.trial === 'arena' ? [`${e.total}`, say('ap.slip.counted')] : ['', say(e.succeeded ? 'ap.slip.met' : 'ap.slip.unmet')];
  return [verdict, [`${e.deadly}`, say('ap.slip.deadly')], [`${e.light}`, say('ap.slip.light')], [`${e.shields}`, say('ap.slip.shields')]];
}

function hiredSlip({ say }: Teller, e: Told<'hired'>): Slip[] {
  const full = HEROES[e.hero]!.cost;
  return [[`${full}`, say('ap.slip.onCard')], ...part(e.cost - full, say('ap.slip.discount')), [`= ${e.cost}`, say('ap.slip.paid')]];
}

const questSlip = ({ say, inGame }: ApTeller, e: Told<'questCompleted'>): Slip[] => [
  [`${e.vp}`, say('ap.slip.vpOf', { quest: questName(inGame, e.quest) })],
];

const placeSlip = ({ say }: Teller, e: Told<'arenaPaid'>): Slip[] => [
  [`${e.total}`, say('ap.slip.counted')],
  ...(e.place === 0 ? [] : [[`${e.place}`, say('ap.slip.place')] satisfies Slip]),
  [`${e.tier}`, say(e.tied ? 'ap.slip.tierTied' : 'ap.slip.tier')],
];

interface ApTeller extends Teller {
  inGame: GameSay;
  /** Who begins each round. */
  starter: number;
}

const SLIPS: Acts<Event, ApTeller, readonly Slip[] | undefined> = {
  rolled: ({ inGame }, e) => (e.dice.length === 0 ? undefined : diceSlip(inGame, e.dice)),
  rerolled: ({ inGame }, e) => rerolledSlip(inGame, e),
  dieSet: ({ inGame }, e) => setSlip(inGame, e),
  evaluated: evaluatedSlip,
  hired: hiredSlip,
  questCompleted: questSlip,
  arenaPaid: placeSlip,
};

const HEADINGS: Acts<Event, ApTeller, { heading?: string; text: string }> = {
  // The heading says which round it is.
  turnBegan: ({ say, text, starter }, e) => {
    const rest = text.replace(/^\S+ \d+: /, '');
    return e.seat === starter ? { heading: say('board.round', { n: e.round }), text: rest } : { text: rest };
  },
  arenaBegan: ({ say, text }) => ({ heading: say('ap.arena'), text }),
  bossBegan: ({ say, text }) => ({ heading: say('ap.boss'), text }),
};

/** Rules and topics stand with the events of the game; slips speak of dice in its words. */
export function logLine(e: Event, view: View, words: PageWords<View, Decision, Event>, say: Say): LogLine | null {
  const text = words.event(view, e);
  if (text === null) return null;
  const teller: ApTeller = { say, text, name: (seat) => words.seat(view, seat), inGame: words.say, starter: view.starter };
  const slip = act(SLIPS, teller, e);
  return { text, topic: topicOf(e.type), rule: LOG[e.type].rule, ...(slip !== undefined && { slip }), ...act(HEADINGS, teller, e) };
}
