import { sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { attack, beginTurn, dice, fightNow, item, join, roll, tableWith, take, told, turnOf } from './table.ts';

test('PHF-129 R-PHF-42 holdings, treasure totals, HP, heroes and abilities are public', () => {
  const t = turnOf({ map: 'PP', party: [{}, { items: ['Very Large Coin', 'Half a Crown'] }] });
  for (const viewer of [null, 0, 1]) {
    expect(game.sight.view(t, viewer).seats[1]).toMatchObject({
      items: [item('Very Large Coin'), item('Half a Crown')],
      treasure: 8,
      hp: 20,
      maxHp: 20,
    });
    expect(game.sight.view(t, viewer).seats[1]!.ability).toBe(t.seats[1]!.ability);
  }
});

test('R-PHF-42 [items.hidden] only their number is public, until one is seen at work', () => {
  const t = tableWith({ map: 'PP', party: [{}, { items: ['Dented Breastplate', 'Half a Crown'] }], options: { 'items.hidden': true } });
  beginTurn(t);
  expect(game.sight.view(t, 0).seats[1]).toMatchObject({ items: [], itemCount: 2, treasure: 0 });
  expect(game.sight.view(t, 1).seats[1]!.items).toHaveLength(2);
  fightNow(t, [1, 1]);
  expect(game.sight.view(t, 0).seats[1]!.items).toEqual([item('Dented Breastplate')]);
  const imagined = game.sight.imagine(game.sight.view(t, 0), sfc32(3));
  expect(imagined.seats[1]!.items).toHaveLength(2);
  expect(imagined.seats[1]!.items).toContain(item('Dented Breastplate'));
});

test('R-PHF-42 [items.hidden] nobody is told which item was drawn', () => {
  for (const hidden of [true, false]) {
    const t = turnOf({ map: 'PI', party: [{}, {}], options: { 'items.hidden': hidden } });
    dice(t, 1);
    expect(told(take(t, roll()), 'itemDrawn')[0]!.item).toBe(hidden ? null : t.seats[0]!.items[0]);
  }
});

test('PHF-056 goals are the owner’s, progress too; all are shown at the end', () => {
  const t = turnOf({ map: 'PP', party: [{ goal: 'Hatstand', items: ['Half a Crown'] }, {}] });
  expect(game.sight.view(t, 0).seats[0]).toMatchObject({ goal: t.seats[0]!.goal, goalLines: [false], goalDone: false });
  expect(game.sight.view(t, 1).seats[0]).toMatchObject({ goal: -1, goalLines: [] });
});

test('while others think, nobody sees who joins whom', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}, {}] });
  take(t, attack(1), join(2, 'defend'));
  const seen = (viewer: number | null) => game.sight.view(t, viewer).stack.at(-1)!.answers;
  expect(seen(0)).toEqual([{ seat: 2, kind: 'join', sealed: true }]);
  expect(seen(2)).toEqual([join(2, 'defend')]);
});

test('PHF-003 a face-down room is known to nobody, also when it was crossed', () => {
  const t = turnOf({ map: 'PpPP', party: [{}, { at: 3 }] });
  dice(t, 2);
  take(t, roll());
  for (const viewer of [null, 0, 1]) expect(game.sight.view(t, viewer).rooms[1]).toBe(-1);
  // Nor is one that somebody was sent to by a card.
  t.seats[1]!.room = 1;
  for (const viewer of [null, 0, 1]) expect(game.sight.view(t, viewer).rooms[1]).toBe(-1);
});

test('imagined tables deal what is hidden anew, and keep what is known', () => {
  const t = turnOf({ map: 'PpppX', party: [{ items: ['Half a Crown'] }, { at: 4 }] });
  t.known[2] = 1;
  const view = game.sight.view(t, 0);
  const imagined = game.sight.imagine(view, sfc32(2));
  expect(imagined.rooms[2]).toBe(t.rooms[2]);
  expect(imagined.seats[0]!.goal).toBe(t.seats[0]!.goal);
  expect(imagined.seats[0]!.items).toEqual(t.seats[0]!.items);
  expect(imagined.draw.map((pile) => pile.length).slice(3)).toEqual(t.draw.map((pile) => pile.length).slice(3));
});

test('every event is told in words', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}] });
  const out = fightNow(t, [6, 2]);
  const lines = out.map((e) => game.words.event(game.sight.view(t, null), e));
  expect(lines).toContain('Seat 1, the Fighter attacks with 6: 6.');
  expect(lines).toContain('6 against 2: Seat 2, the Fighter takes 4 damage.');
  expect(told(out, 'hurt')).toHaveLength(1);
});
