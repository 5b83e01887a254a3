import { Match, sfc32 } from '@undercroft/engine';
import { widthOf } from '@undercroft/terminal/text.ts';
import { anyDecision } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { board } from '../../terminal/board.ts';
import { ownQuest, rolled, tableWith } from '../table.ts';

const plainInk = (_style: unknown, text: string): string => text;
const draw = (view: ReturnType<typeof game.sight.view>, viewer: number | null, seats: number): string[] =>
  board.draw(view, { viewer, ink: plainInk, width: 80, seats, name: (seat) => game.words.seat(view, seat) });

test.each([
  [4, 'rivals'],
  [3, 'together'],
  [1, 'alone'],
])('no line is wider than 80 columns: %i seats, %s', (seats, mode) => {
  const match = new Match(game, { seats, seed: `wide ${seats}`, options: { 'play.mode': mode } });
  const random = sfc32(seats);
  for (let i = 0; !match.over && i < 400; i++) {
    for (const viewer of [null, 0])
      for (const line of draw(game.sight.view(match.table, viewer), viewer, seats)) expect(widthOf(line)).toBeLessThanOrEqual(80);
    match.decide(anyDecision(game, match.table, random));
  }
});

test('the roll is drawn with its lamp, its dice and the chance of a reroll', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill'] }, {}] });
  rolled(t, ownQuest({ needs: { magic: 1 } }), ['blue blank', 'red S#']);
  const drawn = draw(game.sight.view(t, 0), 0, 2).join('\n');
  expect(drawn).toContain('Still missing 1 magic');
  expect(drawn).toContain('reroll 67 %');
  expect(drawn).toContain('locked');
});
