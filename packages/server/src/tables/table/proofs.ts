/**
 * By which rules a table is played, and what shows that its log still means the same. Whoever replays a log by other rules
 * than wrote it might get another past: so what a start or a decision led to is kept with it, as a hash of all that happened
 * and, at the start and every now and then, of the whole table. A log replayed by other rules must lead to the same hashes.
 */

import { hash } from 'node:crypto';
import { canonical, type EventBase, type Game, type Material, type TableBase } from '@undercroft/engine';
import { TableError } from '../said/contract.ts';
import { contentOf, type RulesOf } from './content.ts';
import type { Course } from './state.ts';

/** Decisions between two hashes of the whole table. */
const WHOLE_EVERY = 16;

/** Hexadecimal digits: nobody tries to find another table with the same hash. */
const DIGITS = 24;

/** The rules of a game as this process has them. */
export const rulesOf = (game: Game, material: Material | null): RulesOf => ({
  version: game.about.version,
  content: contentOf(game, material),
});

export const isSame = (a: RulesOf, b: RulesOf): boolean => a.version === b.version && a.content === b.content;

/** Everything but the key of chance, which the seed gives. */
function whole({ random, ...table }: TableBase): string {
  return canonical({ ...table, random: { ...random, words: random.words.slice(-1) } });
}

/** What the last decision (or the start) led to. */
export function proofOf({ table, log }: Course, events: readonly EventBase[]): string {
  const told = JSON.stringify(events);
  const all = log.length % WHOLE_EVERY === 0 ? `${told} ${whole(table)}` : told;
  return hash('sha256', all).slice(0, DIGITS);
}

const numbersOf = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10) || 0);

/** Whether one version of a game's rules came after another. */
export function isNewer(one: string, other: string): boolean {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const by = (a[i] ?? 0) - (b[i] ?? 0);
    if (by !== 0) return by > 0;
  }
  return false;
}

/** This process has older rules than those the table is played by: others may know them, this one must not guess. */
export function mustNotBeNewer(rules: Pick<RulesOf, 'version'>, game: Game): void {
  const { version, name } = game.about;
  if (isNewer(rules.version, version))
    throw new TableError('newer-rules', 503, `this table is played by version ${rules.version} of ${name}, and this server has ${version}`);
}

/** What can still be done with a game that these rules do not lead through. */
export const otherRules = ({ version }: Pick<RulesOf, 'version'>): TableError =>
  new TableError(
    'rules-changed',
    409,
    `this game was played by version ${version} of its rules, and those of today lead elsewhere: it can be looked at as far as they agree, and exported, but not played on`,
  );
