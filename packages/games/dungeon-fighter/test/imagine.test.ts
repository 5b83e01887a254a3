import { chacha8, configFor, sfc32, simulatedTable } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';

const t = simulatedTable(game, configFor(game, { seats: 2 }), 1);

test('in a bot’s mind throws are left to chance, at a table dealt anew to be played they are thrown', () => {
  const view = game.sight.view(t, 0);
  expect(game.sight.imagine(view, sfc32(1)).imagined).toBe(true);
  expect(game.sight.imagine(view, chacha8('00'.repeat(32))).imagined).toBe(false);
});
