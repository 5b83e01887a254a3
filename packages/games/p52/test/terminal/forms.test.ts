import type { Asking } from '@undercroft/terminal/board.ts';
import { expect, test } from 'vitest';
import { creation } from '../../src/procedures/creation.ts';
import { NO_QUEST, type Table } from '../../src/table.ts';
import { board } from '../../terminal/board.ts';
import { scene, startTurn } from '../fight.ts';
import { cards, game, play, startRoom, tableWith } from '../table.ts';

/** Fills a form in with typed lines; what comes of it must be legal. */
async function typed(t: Table, kind: string, ...lines: string[]) {
  const asking: Asking = { name: String, say: () => undefined, line: async () => lines.shift() ?? null };
  const d = await board.fill!(game.sight.view(t, 0), { seat: 0, kind, open: true }, asking);
  if (d !== null) expect(game.play.refuse(t, d)).toBeNull();
  return d;
}

test('P52-036 P52-042 points and a name are typed in', async () => {
  const t = tableWith([{}]);
  t.heroes[0]!.sheet = null;
  const made = { race: 'cragborn', profession: 'shieldhand', quirk: null, flipped: cards('2♠', '5♠', '6♠'), split: {}, ability: null };
  t.heroes[0]!.draft = made;
  t.stack.push({
    proc: creation.name,
    step: 'learn',
    vars: {},
    asks: [{ seat: 0, kind: 'split', open: true }],
    until: 'all',
    windows: [],
    answers: [],
    result: null,
  });
  expect(await typed(t, 'split', '3 2 0 0 0')).toEqual({
    seat: 0,
    kind: 'split',
    split: { Lift: 3, Think: 2, Balance: 0, Move: 0, Lead: 0 },
  });
  t.stack[0]!.asks = [{ seat: 0, kind: 'name', open: true }];
  const wick = { seat: 0, kind: 'name', name: 'Wick', backstory: 'Was a candle.' };
  expect(await typed(t, 'name', 'Wick', 'Was a candle.')).toEqual(wick);
  expect(await typed(t, 'name', 'Wick', 'Was a candle.', '3')).toEqual({ ...wick, face: 'spectacles' });
});

test('R-P52-21 a room is drawn row by row, and what cannot be drawn is asked for again', async () => {
  const t = tableWith([{}], { options: { layout: 'manual' } });
  t.quest = { ...NO_QUEST, id: 'toll' };
  startRoom(t);
  t.stack.at(-1)!.vars.spots = 4;
  expect(await typed(t, 'layout', '##', 'x?', '#S', '')).toEqual({ seat: 0, kind: 'layout', rows: ['##', '#S'] });
});

test('P52-184 a trade is put together from two lists', async () => {
  const carrying = (...items: string[]) => ({ items: items.map((item) => ({ item, equipped: false })) });
  const { t } = scene('S a', [carrying('lockPick', 'rushTorch'), carrying('bitterroot')]);
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'trade', with: 1 });
  expect(await typed(t, 'offer', '1, 2', '1')).toEqual({ seat: 0, kind: 'offer', give: ['lockPick', 'rushTorch'], want: ['bitterroot'] });
});
