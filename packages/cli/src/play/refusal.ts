/** A refusal in words, with its rule. */

import { type Refusal, searchRules } from '@undercroft/engine';
import { showRules } from '../reference.ts';
import type { Session } from './session.ts';

/** Prints a refusal and, if it names a rule, the rule. */
export function explainRefusal({ screen, rules }: Session, refusal: Refusal): void {
  const sentence = refusal.message.charAt(0).toUpperCase() + refusal.message.slice(1);
  screen.say(screen.ink('red', `${sentence}${/[.!?]$/.test(sentence) ? '' : '.'}`));
  const { rule } = refusal;
  if (rule)
    showRules(
      screen,
      searchRules(rules, rule).filter((s) => s.id === rule),
    );
}
