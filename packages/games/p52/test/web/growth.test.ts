import { running, startAt } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import type { View } from '../../src/index.ts';
import { levelUp } from '../../src/procedures/level-up.ts';
import { type Character, levelIn } from '../../src/rules/character.ts';
import type { Table } from '../../src/table.ts';
import {
  answersFor,
  enemiesGrow,
  type Growing,
  type Growth,
  growingOf,
  grown,
  missingIn,
  NO_GROWTH,
  openTo,
  pressedRaise,
  raisings,
} from '../../web/parts/level/growth.ts';
import { game, play, stack, tableWith } from '../table.ts';

/** Somebody whose levels are counted now, with these cards. */
function levelling(sheet: Partial<Character>, cards: string[], others: Partial<Character>[] = []): Table {
  const t = tableWith([sheet, ...others]);
  stack(t.action, ...cards);
  startAt(game, t, running(levelUp, { seat: 0, points: 0, levels: 0 }));
  return t;
}

function look(t: Table): { view: View; growing: Growing } {
  const view = game.sight.view(t, 0);
  return { view, growing: growingOf(view, 0)! };
}

/** Gives answer after answer, each worked out anew from how things stand, as the page does; says which kinds were given. */
function take(t: Table, growth: Growth, most = 10): string[] {
  const kinds: string[] = [];
  for (let i = 0; i < most && growingOf(game.sight.view(t, 0), 0) !== null; i++) {
    const { view, growing } = look(t);
    const [next] = answersFor(view, growing, growth);
    kinds.push(next!.kind);
    play(game, t, next!);
  }
  return kinds;
}

const RICH = { level: 2, exp: 50 };

test('P52-243 P52-245 P52-247 points, an ability and exp are chosen together, and the sheet shows what the rules then make of it', () => {
  const t = levelling(RICH, ['9♠']);
  const { view, growing } = look(t);
  expect(growing).toMatchObject({ step: 'split', points: 4, learns: true, again: false, levels: 1 });
  const growth: Growth = { points: { Lift: 3, Think: 1 }, learn: 'bulwark', raise: { billhook: 2, bulwark: 2 } };
  const planned = grown(view, growing, growth);
  expect(take(t, growth)).toEqual(['split', 'learn', 'raise', 'raise']);
  expect(t.heroes[0]!.sheet).toEqual(planned);
  expect(planned.exp).toBe(20 - 8 - 7);
});

test('P52-247 exp that is kept is answered for, and nothing is asked when nothing could be raised', () => {
  const kept = levelling({ level: 1, exp: 30 }, ['2♠']);
  expect(take(kept, { ...NO_GROWTH, points: { Lead: 1 } })).toEqual(['split', 'raise']);
  expect(kept.heroes[0]!.sheet!.exp).toBe(10);
  const poor = levelling({ level: 1, exp: 22 }, ['2♠']);
  expect(take(poor, { ...NO_GROWTH, points: { Lead: 1 } })).toEqual(['split']);
});

test('whoever comes back in the middle is asked for what is left, and nothing is answered twice', () => {
  const growth: Growth = { points: { Lift: 4 }, learn: 'bulwark', raise: { billhook: 2 } };
  const t = levelling(RICH, ['9♠']);
  take(t, growth, 1);
  const { view, growing } = look(t);
  expect(growing).toMatchObject({ step: 'learn', points: 0, learns: true });
  expect(missingIn(view, growing, NO_GROWTH)).toBe('ability');
  // What was chosen before still fits: points count once, what is learned is learned once.
  expect(grown(view, growing, growth).cores).toEqual(t.heroes[0]!.sheet!.cores);
  expect(take(t, growth, 2)).toEqual(['learn', 'raise']);
  expect(answersFor(look(t).view, look(t).growing, growth)).toEqual([{ seat: 0, kind: 'raise', ability: null }]);
});

test('points open abilities, and an ability they no longer open is not chosen any more', () => {
  const { view, growing } = look(levelling({ ...RICH, cores: { Lift: 2, Think: 4, Balance: 1, Move: 7, Lead: 3 } }, ['9♠']));
  const ids = (growth: Growth): string[] => openTo(view, growing, growth).map(({ id }) => id);
  expect(ids(NO_GROWTH)).not.toContain('bulwark');
  const growth: Growth = { ...NO_GROWTH, points: { Lift: 4 }, learn: 'bulwark' };
  expect(ids(growth)).toContain('bulwark');
  expect(missingIn(view, growing, growth)).toBeNull();
  const without: Growth = { ...growth, points: { Lead: 4 } };
  expect(missingIn(view, growing, without)).toBe('ability');
  expect(levelIn(grown(view, growing, without), 'bulwark')).toBe(0);
  expect(missingIn(view, growing, { ...growth, points: { Lift: 3 } })).toBe('points');
});

test('P52-247 R-P52-58 a press buys a level, another one more, and where exp ends one more gives all back', () => {
  const { view, growing } = look(levelling({ level: 1, exp: 37 }, ['2♠']));
  let growth = NO_GROWTH;
  const press = (): number => {
    const billhook = raisings(view, growing, growth).find(({ id }) => id === 'billhook')!;
    growth = { ...growth, raise: pressedRaise(growth, billhook) };
    return levelIn(grown(view, growing, growth), 'billhook');
  };
  expect([press(), press(), press()]).toEqual([2, 3, 1]);
});

test('R-P52-57 while another level follows, exp waits', () => {
  const t = levelling({ level: 1, exp: 55 }, ['9♠', 'A♠']);
  const { view, growing } = look(t);
  expect(growing.again).toBe(true);
  expect(raisings(view, growing, NO_GROWTH)).toEqual([]);
  expect(answersFor(view, growing, { ...NO_GROWTH, points: { Move: 4 } }).map(({ kind }) => kind)).toEqual(['split']);
  play(game, t, { seat: 0, kind: 'split', split: { Move: 4 } });
  expect(look(t).growing).toMatchObject({ step: 'learn', levels: 2, again: false });
});

test('P52-196 P52-248 the next King, before and after this level', () => {
  const grows = look(levelling({ level: 3, exp: 40 }, ['9♠'], [{ level: 4 }, { level: 4 }]));
  expect(enemiesGrow(grows.view, grows.growing)).toEqual({ before: 3, after: 4, name: 'Drowned Reeve', hp: [30, 36] });
  const stays = look(levelling({ level: 3, exp: 40 }, ['9♠'], [{ level: 3 }, { level: 3 }]));
  expect(enemiesGrow(stays.view, stays.growing)).toMatchObject({ before: 3, after: 3, hp: [30, 30] });
  // Nobody rose: what the next level will do.
  const later = look(levelling({ level: 3, exp: 8 }, [], [{ level: 4 }, { level: 4 }]));
  expect(enemiesGrow(later.view, later.growing)).toMatchObject({ before: 3, after: 4 });
});
