import { readMaterial } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { DROWNED_BAILEY } from '../src/content/scenarios.ts';
import { evaluate } from '../src/formula/evaluate.ts';
import { parseFormula } from '../src/formula/parse.ts';
import { game } from '../src/index.ts';
import type { Book } from '../src/scenario/book.ts';
import { readScenario } from '../src/scenario/read.ts';

const worked = (text: string, values: Record<string, number>): number => {
  const result = parseFormula(text);
  return 'read' in result ? evaluate(result.read, { values }) : Number.NaN;
};

test("the scenarios of the house are read like anybody's, and nothing is wrong with them", () => {
  const { shipped } = game.doors!.material!;
  for (const json of Object.values(shipped)) expect(readScenario(json)).toEqual({ scenario: json });
  expect(shipped['drowned-bailey']).toEqual(DROWNED_BAILEY);
  const copied = readMaterial(game, structuredClone(shipped['drowned-bailey']));
  expect(readMaterial(game, 'drowned-bailey').hash).toBe(copied.hash);
  expect(JSON.stringify(readMaterial(game, 'drowned-bailey').value)).toBe(JSON.stringify(copied.value));
});

test('the Drowned Bailey has as much in it as it promises', () => {
  const { races, classes, abilities, items, quirks, quests } = DROWNED_BAILEY;
  expect([races.length, classes.length, quests.length]).toEqual([6, 6, 4]);
  expect(abilities.length).toBeGreaterThanOrEqual(20);
  expect(items.length).toBeGreaterThanOrEqual(30);
  expect(quirks.length).toBeGreaterThanOrEqual(6);
});

test('every item of the Drowned Bailey can be found', () => {
  const { chestTable, startingTable, quests, items } = DROWNED_BAILEY;
  const found = new Set([...chestTable, ...startingTable].flatMap((row) => row.items?.map(({ item }) => item) ?? []));
  for (const { goals } of quests) for (const goal of goals) if (goal.goal === 'treasureHunt') found.add(goal.prize);
  for (const { goals } of quests) for (const goal of goals) if (goal.goal === 'trapped') found.add(goal.key);
  expect(items.filter(({ id }) => !found.has(id))).toEqual([]);
});

test('the four quests tell one story, one after the other', () => {
  expect(DROWNED_BAILEY.quests.map(({ id, after, goals }) => [id, after ?? [], goals[0]!.goal])).toEqual([
    ['toll', [], 'treasureHunt'],
    ['gate', ['toll'], 'trapped'],
    ['water', ['gate'], 'survival'],
    ['king', ['water'], 'bigBoss'],
  ]);
});

test('a Bog Oracle of hearts at level 4 has 41 health, target 8 at distance 2 and 16 damage and Over', () => {
  const { Q, suits } = DROWNED_BAILEY.enemies;
  expect(worked(Q.hp, { avgLv: 4 }) + worked(suits.hearts.hp!, { avgLv: 4 })).toBe(41);
  expect(worked(Q.attack.target, { avgLv: 4, R: 2 })).toBe(8);
  expect(worked(Q.attack.damage, { avgLv: 4, Over: 0 })).toBe(16);
});

test('P52-065 a Drowned Reeve with all four suits at level 1 is the Minor Boss of the sample', () => {
  const { K, suits } = DROWNED_BAILEY.enemies;
  expect(worked(K.hp, { avgLv: 1 }) + worked(suits.hearts.hp!, { avgLv: 1 })).toBe(24);
  expect(worked(K.attack.damage, { avgLv: 1, Over: 0 }) + worked(suits.spades.damage!, { avgLv: 1 })).toBe(9);
  expect(worked(K.movement, { avgLv: 1 }) + worked(suits.clubs.movement!, { avgLv: 1 })).toBe(2);
});

test('E-P52-03 the quirk of the example: closes in first, defends better beside an enemy', () => {
  const quirk = DROWNED_BAILEY.quirks.find(({ id }) => id === 'hailFellow');
  expect(quirk).toMatchObject({
    penalties: [{ twist: 'must', what: 'closeInFirst' }],
    bonuses: [{ twist: 'modify', what: 'defenceTarget', by: '-3', when: 'sameSpot or adjacent' }],
  });
});

test('P52-005 Level Nine, Short Stay is another world in the same format: goals of its own, an enemy that is nobody else', () => {
  const { title, value } = readMaterial(game, 'short-stay');
  expect(title).toBe('Level Nine, Short Stay');
  const { scenario } = value as Book;
  expect(scenario.quests.map(({ goals }) => goals[0]!.goal)).toEqual(['collect', 'escort', 'bigBoss']);
  expect(scenario.enemies.overrides?.[0]?.enemy.name).toBe("Somebody's Sat-Nav");
  const ours = new Set([...scenario.races, ...scenario.classes].map(({ name }) => name));
  expect([...DROWNED_BAILEY.races, ...DROWNED_BAILEY.classes].filter(({ name }) => ours.has(name))).toEqual([]);
});
