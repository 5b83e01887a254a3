import { loadGame } from '@undercroft/catalog';
import { expect, test } from 'vitest';
import { simulate, simulationConfig } from '../src/index.ts';

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
