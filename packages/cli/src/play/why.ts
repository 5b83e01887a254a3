/** Why something cannot be done now: the refusal in words and the rule behind it. */

import { type DecisionBase, searchRules } from '@undercroft/engine';
import { clip, harmless } from '@undercroft/terminal/text.ts';
import { showRules, showSearch } from '../reference.ts';
import { label, numberOf, type Turn } from './answers.ts';
import { explainRefusal } from './refusal.ts';

/** Explains a text typed instead of an option: why it is not offered, or what the rules say about its words. */
export function explainText(turn: Turn, text: string): void {
  const { session } = turn;
  const d = decisionMeant(turn, text);
  const refusal = d ? session.game.play.refuse(session.match.table, d) : null;
  if (refusal) explainRefusal(session, refusal);
  else if (d) session.screen.say(`Nothing forbids it${numbered(turn, d)}.`);
  else session.screen.say(`'${clip(harmless(text), 40)}' is no answer here. Type a number, or ? for help.`);
}

const numbered = (turn: Turn, d: DecisionBase): string => {
  const n = numberOf(turn, d);
  return n > 0 ? `: it is number ${n}, '${label(turn, d)}'` : '';
};

/** `why 3`, `why play 7♥`, `why offer`, `why {...}`: explains, or looks the words up in the rules. */
export function why(turn: Turn, text: string): void {
  const { session, options, ask } = turn;
  const n = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (text === '') session.screen.say(`Why what? 'why 2' or 'why <something>'. You are asked: ${session.game.words.ask(turn.view, ask)}`);
  else if (n > 0 && n <= options.length) session.screen.say(`Nothing forbids number ${n}: '${label(turn, options[n - 1]!)}'.`);
  else if (n > 0) session.screen.say(`There is no number ${n}; only what the rules allow is listed.`);
  else if (decisionMeant(turn, text)) explainWithRules(turn, text);
  else showSearch(session.screen, session.rules, clip(harmless(text), 60));
}

/** Some refusals only say that it is not the time; then the rules about it say when it is. */
function explainWithRules(turn: Turn, text: string): void {
  const { session } = turn;
  const refusal = session.game.play.refuse(session.match.table, decisionMeant(turn, text));
  explainText(turn, text);
  if (refusal && !refusal.rule) showRules(session.screen, searchRules(session.rules, text).slice(0, MOST_RULES));
}

const MOST_RULES = 4;

/** The decision a text speaks of: JSON, an answer that was offered at some time, or a kind of decision. */
function decisionMeant(turn: Turn, text: string): DecisionBase | null {
  const { session, seat, ask } = turn;
  if (text.startsWith('{')) {
    try {
      return { seat, kind: ask.kind, ...JSON.parse(text) };
    } catch {
      return null;
    }
  }
  const words = text.toLowerCase().split(/\s+/);
  const known = [...session.offered].filter(([key]) => key.startsWith(`${seat} `) && words.every((word) => key.includes(word)));
  const shortest = known.sort(([a], [b]) => a.length - b.length)[0];
  if (shortest) return shortest[1];
  const kind = Object.keys(session.game.play.questions).find((name) => name.toLowerCase() === words[0]);
  return kind === undefined ? null : { seat, kind };
}
