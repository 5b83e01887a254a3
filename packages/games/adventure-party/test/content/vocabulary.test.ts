/** No word without a card: what no card says, the rules need not know. */
import { expect, test } from 'vitest';
import { HEROES, ITEMS } from '../../src/content/cards.ts';
import type { Condition, Count, EndCount, Moment, Operation, Power } from '../../src/content/vocabulary.ts';

/** Every word; the type checker misses none, and knows none that is not in the vocabulary. */
const OPERATIONS: Record<Operation['do'], true> = {
  addDie: true,
  add: true,
  reroll: true,
  setFace: true,
  convert: true,
  ignore: true,
  downgrade: true,
  heal: true,
  levelUp: true,
  draw: true,
  gold: true,
  vp: true,
  banner: true,
  extraHero: true,
  endImmunity: true,
  discount: true,
  moreWounds: true,
  takeGold: true,
};
const MOMENTS: Record<Moment, true> = {
  declare: true,
  pool: true,
  roll: true,
  evaluate: true,
  runeSpent: true,
  wounds: true,
  kill: true,
  success: true,
  failure: true,
  payday: true,
  tavern: true,
  retire: true,
  end: true,
  declared: true,
  rolled: true,
  succeeded: true,
};
const CONDITIONS: Record<Condition['if'], true> = {
  critical: true,
  upgraded: true,
  wounded: true,
  colour: true,
  symbol: true,
  tier: true,
  fewerHeroes: true,
};
const COUNTS: Record<Count, true> = { critical: true, locked: true, wounded: true, blank: true };
const END_COUNTS: Record<EndCount, true> = { town: true, forest: true, mountain: true, set: true, retired: true, relic: true, gold: true };
const COSTS = { rune: true, gold: true };

const POWERS: Power[] = [...HEROES.flatMap(({ standard, upgraded }) => [standard, upgraded ?? standard]), ...ITEMS].flatMap(
  ({ powers = [] }) => powers,
);
const OPS: Operation[] = POWERS.flatMap(({ does }) => does);
const used = (words: (string | undefined)[]): string[] => [...new Set(words)].filter((word) => word !== undefined).sort();

test.each<[string, object, string[]]>([
  ['operation', OPERATIONS, used(OPS.map((op) => op.do))],
  ['moment', MOMENTS, used(POWERS.map(({ when }) => when))],
  ['condition', CONDITIONS, used(POWERS.map((power) => power.if?.if))],
  ['count', COUNTS, used(OPS.map((op) => (op.do === 'add' ? op.per : undefined)))],
  ['count of the end', END_COUNTS, used(OPS.map((op) => (op.do === 'vp' ? op.per : undefined)))],
  ['cost', COSTS, used(POWERS.map(({ cost }) => (typeof cost === 'object' ? 'gold' : cost)))],
])('every %s of the vocabulary is used by a card', (_kind, words, said) => {
  expect(said).toEqual(Object.keys(words).sort());
});
