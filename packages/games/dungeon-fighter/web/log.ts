/** Lines of the log: the game's words with their topic and rule, throws and blows on slips, and a heading for each round. */
import type { Topic as Filter, LogLine, PageWords } from '@undercroft/board/contract.ts';
import { type Acts, act } from '@undercroft/board/film/film.ts';
import type { Slip } from '@undercroft/board/log/line.ts';
import { decimal, type Say } from '@undercroft/board/text.ts';
import type { Say as GameSay } from '@undercroft/engine';
import { type Decision, type Event, LOG, type View } from '../src/index.ts';
import { reasonsOf, struckRows, type Thrown } from './account.ts';
import { TICKS_PER_SECOND } from './trail.ts';

/** What one can look for in the log. */
export const topics: readonly Filter[] = [
  { id: 'throw', title: 'df.topic.throw' },
  { id: 'fight', title: 'df.topic.fight' },
  { id: 'party', title: 'df.topic.party' },
  { id: 'map', title: 'df.topic.map' },
];

interface Teller {
  say: Say;
  inGame: GameSay;
}

/** Each reason with its tick or cross and its rule; how long it took, if a die flew. */
function thrownSlip({ say, inGame }: Teller, e: Thrown): Slip[] {
  const reasons = reasonsOf(e, say, inGame).map(({ ok, text, rule }): Slip => [ok ? '✓' : '✗', `${text} (${rule})`]);
  if (e.seen === null) return reasons;
  return [...reasons, ['', say('df.contact.rest', { s: decimal(e.verdict.facts.ticks / TICKS_PER_SECOND, 2) })]];
}

const SLIPS: Acts<Event, Teller, readonly Slip[]> = {
  thrown: thrownSlip,
  struck: ({ say, inGame }, e) => [...struckRows(e, say, inGame), [`${e.hp}`, say('df.slip.left')]],
};

export function logLine(e: Event, view: View, words: PageWords<View, Decision, Event>, say: Say): LogLine | null {
  const text = words.event(view, e);
  if (text === null) return null;
  const { topic, rule } = LOG[e.type];
  const slip = act(SLIPS, { say, inGame: words.say }, e);
  const heading = e.type === 'roundBegan' ? { heading: say('board.round', { n: e.round }) } : {};
  return { text, topic, rule, ...(slip !== undefined && { slip }), ...heading };
}
