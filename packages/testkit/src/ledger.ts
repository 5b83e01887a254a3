/**
 * Whether a game's `rules.md` still says what its rules were settled as. Each game keeps a short hash of every settled
 * statement in `ledger.json`, made by `tools/ledger.mjs` where the ledgers are at hand. What the software adds to a statement
 * stands after it and is marked: `**Ours:** …`. The house rules that turn on it, `[move.minOne]`, stand between the two.
 */
import { readRules, sha256 } from '@undercroft/engine';

/** The settled statements of a game, by id. */
export type Ledger = Readonly<Record<string, string>>;

const OURS = /\s*\*\*Ours:\*\*\s+\S.*$/s;
const HOUSE_RULES = /(?:[\s,;]*\[[a-z]\w*\.\w+\])+[.\s]*$/;

/** What is settled of a statement as `rules.md` has it: without what is ours. */
export const settledOf = (text: string): string => text.replace(OURS, '');

/** The words of a statement: neither bold nor capitals nor the last full stop mean anything. */
export const wordsOf = (text: string): string =>
  text
    .replaceAll(/[*→]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim()
    .toLowerCase();

/** Long enough that no other statement has it by chance. */
export const pinOf = (settled: string): string => sha256(wordsOf(settled)).slice(0, 12);

/** Some statements were settled with the house rules that turn on them, to others our names of these were added. */
const isSettled = (text: string, pin: string | undefined): boolean =>
  pinOf(settledOf(text)) === pin || pinOf(settledOf(text).replace(HOUSE_RULES, '')) === pin;

export interface Departures {
  /** Statements that are not as they were settled. */
  changed: string[];
  /** Settled, and not in the rules. */
  missing: string[];
  /** In the rules, and never settled. */
  added: string[];
}

export function departures(ledger: Ledger, rules: string): Departures {
  const stated = new Map(readRules(rules).map(({ id, text }) => [id, text]));
  return {
    changed: [...stated].flatMap(([id, text]) => (id in ledger && !isSettled(text, ledger[id]) ? [id] : [])),
    missing: Object.keys(ledger).filter((id) => !stated.has(id)),
    added: [...stated.keys()].filter((id) => !(id in ledger)),
  };
}
