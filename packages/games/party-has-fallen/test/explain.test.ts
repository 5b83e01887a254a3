import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { OUT } from '../src/state.ts';
import { attack, beginTurn, dice, fightNow, item, join, roll, step, tableWith, take, turnOf, use, why } from './table.ts';

test('refusals name the rule behind them', () => {
  const t = turnOf({ map: 'PP/PP', party: [{ items: ['Homing Slippers'] }, { at: 1 }] });
  expect(why(t, attack(1))).toBe('PHF-092');
  expect(why(t, join(1, 'attack'))).toBe('R-PHF-27');
  expect(why(t, { seat: 1, kind: 'turn', do: 'end' })).toBe('PHF-065');
  expect(why(t, use(item('Half a Crown')))).toBe('PHF-070');
  expect(why(t, use(item('Homing Slippers')))).toBe('PHF-070');
  expect(why(t, { seat: 1, kind: 'answerOffer', offer: 7, accept: true, items: [] })).toBe('R-PHF-43');
  dice(t, 2);
  take(t, roll());
  expect([why(t, step(3)), why(t, step(0)), why(t, step(-1))]).toEqual(['PHF-072', 'PHF-073', 'R-PHF-14']);
});

test('used-up attacks, the dead and those who are out', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}, {}] });
  fightNow(t, [1, 6], { 2: 'out' });
  expect(why(t, attack(2))).toBe('PHF-069');
  const out = tableWith({ map: 'PP', party: [{}, {}] });
  out.seats[1]!.status = OUT;
  beginTurn(out);
  expect(why(out, { seat: 1, kind: 'turn', do: 'roll' })).toBe('R-PHF-31');
});

test('what has no rule behind it is still refused with a word', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}] });
  expect(game.refuse(t, { seat: 0, kind: 'vote', yes: true })).toMatchObject({ code: 'not-asked' });
  expect(game.refuse(t, { seat: 5, kind: 'turn', do: 'end' })?.message).toBeTruthy();
});
