import { expect, test } from 'vitest';
import type { View } from '../../src/view.ts';
import { board } from '../../terminal/board.ts';
import { enemyAt, scene } from '../fight.ts';
import { game } from '../table.ts';

test('the terminal board fits 80 columns and shows who is where', () => {
  const { t, at } = scene('S a b d e f g', [{}, {}, {}, {}, {}, {}]);
  enemyAt(t, 'K♠', at('b'));
  const view: View = game.sight.view(t, 0);
  const lines = board.draw(view, { viewer: 0, ink: (_colour, text) => text, width: 80, seats: 6, name: (seat) => `Somebody ${seat}` });
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(lines.join('\n')).toMatch(/123456/);
  expect(lines.some((line) => line.startsWith('K♠  Drowned Reeve'))).toBe(true);
});

test('whoever is escorted stands on the map and has a line of its own', () => {
  const { t, at } = scene('S a b', [{}]);
  t.ward = { name: 'The miller', hp: 3, maxHp: 6, place: at('b') };
  const lines = board.draw(game.sight.view(t, 0), { viewer: 0, ink: (_colour, text) => text, width: 80, seats: 1, name: () => 'Gorm' });
  expect(lines.some((line) => line.startsWith('+   The miller'))).toBe(true);
  expect(lines.some((line) => /^ 1 .*\+/.test(line))).toBe(true);
});
