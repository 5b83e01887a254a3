import { loadGame } from '@undercroft/catalog';
import { contentHash } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { compare, simulate, simulationConfig } from '../src/index.ts';

const game = await loadGame('dungeon-fighter');

test('what takes long is simulated by the game’s faster house rules, unless they are named', () => {
  expect(simulationConfig(game, { seats: 3 }).options['play.throws']).toBe('rough');
  const asked = simulationConfig(game, { seats: 3, options: { 'play.throws': 'physics', 'play.difficulty': 'easy' } });
  expect(asked.options).toMatchObject({ 'play.throws': 'physics', 'play.difficulty': 'easy' });
});

test('no die flies in a simulation, and the report says by which rules it was played', async () => {
  const report = await simulate({ game: 'dungeon-fighter', games: 20, seats: 3, bots: ['greedy'], seed: 'x', workers: 0 });
  expect(report).toMatchObject({ finished: 20, errors: 0, options: { 'play.throws': 'rough' } });
});

test('a report says what its cards are, by name, and with what they were played', async () => {
  const report = await simulate({ game: 'adventure-party', games: 12, seats: 2, bots: ['greedy'], seed: 'x', workers: 0 });
  expect(report.content).toBe(contentHash(await loadGame('adventure-party')));
  const { quest, 'tie-break': tie } = report.byDeed;
  // A quest is solved or not, whoever wins the game.
  expect(quest!.deed).toBe('solved');
  expect(report.byContent).not.toHaveProperty('quest');
  const [id, line] = Object.entries(quest!.things)[0]!;
  expect(line.name).not.toBe(id);
  expect(line.name).toMatch(/^[A-Z]/);
  expect(line.share).toBeCloseTo(line.count / line.used, 5);
  for (const each of Object.values(quest!.things)) expect(each.count).toBeLessThanOrEqual(each.used);
  // What is only counted is a share of all of its kind.
  expect(tie!.deed).toBeNull();
  expect(Object.values(tie!.things).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 5);
  expect(Object.keys(report.byContent)).toContain('weapon used');
});

test.each(['dungeon-fighter', 'party-has-fallen', 'table-dungeon', 'adventure-party'])('%s: no row is named by an id', async (slug) => {
  const { byContent, byDeed } = await simulate({ game: slug, games: 8, bots: ['greedy'], seed: 'names', workers: 0 });
  const lines = [...Object.values(byContent), ...Object.values(byDeed).map(({ things }) => things)].flatMap((things) =>
    Object.values(things),
  );
  const content = JSON.stringify((await loadGame(slug)).about.content);
  expect(lines.map(({ name }) => name).filter((name) => content.includes(`"id":"${name}"`))).toEqual([]);
});

test('other cards are told apart, and what a category counts is compared', async () => {
  const spec = { game: 'adventure-party', games: 12, seats: 2, bots: ['greedy'], seed: 'x', workers: 0 };
  const [a, b] = await Promise.all([simulate(spec), simulate({ ...spec, seed: 'y' })]);
  const { setUp, differences } = compare(a, { ...b, content: 'other cards' });
  expect(setUp).toMatchObject({ content: { a: a.content, b: 'other cards' } });
  expect(differences.some(({ of }) => 'category' in of && of.category === 'quest')).toBe(true);
});
