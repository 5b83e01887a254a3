import { Match, sfc32 } from '@undercroft/engine';
import { widthOf } from '@undercroft/terminal/text.ts';
import { anyDecision } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { board } from '../../terminal/board.ts';
import { fighting, gear, maintaining, ownMonster, refusal, swing } from '../table.ts';

const plainInk = (_style: unknown, text: string): string => text;
const draw = (view: ReturnType<typeof game.sight.view>, viewer: number | null, seats: number): string[] =>
  board.draw(view, { viewer, ink: plainInk, width: 80, seats, name: (seat) => game.words.seat(view, seat) });

test.each([[1], [2], [6]])('no line is wider than 80 columns: %i seats', (seats) => {
  const match = new Match(game, { seats, seed: `wide ${seats}`, options: { 'play.throws': 'rough', 'play.skill': 'show-off' } });
  const random = sfc32(seats);
  for (let i = 0; !match.over && i < 300; i++) {
    for (const viewer of [null, 0])
      for (const line of draw(game.sight.view(match.table, viewer), viewer, seats)) expect(widthOf(line)).toBeLessThanOrEqual(80);
    match.decide(anyDecision(game, match.table, random));
  }
});

test('the monster, what it requires, heroes with their abilities, and the shop are drawn', () => {
  const t = fighting({
    monster: ownMonster({ name: 'Test Ogre', throw: 'nose', hp: 12 }),
    heroes: [{ scars: 1 }, { gear: [gear('soup-of-the-day')] }],
  });
  const drawn = draw(game.sight.view(t, 0), 0, 2).join('\n');
  for (const part of ['Test Ogre', '12 of 12 hit points', 'required: Nose', '✗ Heal Hero 2', 'Soup of the Day', 'Chest: 2 coins'])
    expect(drawn).toContain(part);
  const { t: shop } = maintaining({ room: 5 });
  expect(draw(game.sight.view(shop, 0), 0, 3).join('\n')).toContain('For sale');
});

describe('forms', () => {
  const typed = (...lines: string[]) => ({ name: String, say: () => {}, line: () => Promise.resolve(lines.shift() ?? null) });
  test('a real throw is told line by line', async () => {
    const t = fighting({ monster: ownMonster({ throw: 'nose', hp: 12 }) });
    swing(t);
    const d = await board.fill!(game.sight.view(t, 0), { seat: 0, kind: 'tell' }, typed('y', 'seven', '4 icon'));
    expect(d).toEqual({ seat: 0, kind: 'tell', told: { section: 4, miss: null, iconUp: true, done: ['nose'] } });
    expect(refusal(t, d)).toBeNull();
    const missed = await board.fill!(game.sight.view(t, 0), { seat: 0, kind: 'tell' }, typed('n', 'hole'));
    expect(missed).toMatchObject({ told: { section: 0, miss: 'hole', iconUp: false, done: [] } });
  });
  test('a throw on the screen is aimed by a regular hand, and a word changes it', async () => {
    const t = fighting({ rules: { 'play.throws': 'physics' } });
    swing(t);
    const view = game.sight.view(t, 0);
    const [plain, other] = [
      await board.fill!(view, { seat: 0, kind: 'throw' }, typed('')),
      await board.fill!(view, { seat: 0, kind: 'throw' }, typed('left')),
    ];
    expect([refusal(t, plain), refusal(t, other)]).toEqual([null, null]);
    expect(plain).not.toEqual(other);
  });
});
