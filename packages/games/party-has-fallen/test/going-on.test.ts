/** What views tell of what is going on, so that boards need not know how chapters go about it. */
import { type Seat, sfc32 } from '@undercroft/engine';
import { running } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import type { Decision } from '../src/decisions.ts';
import { game } from '../src/index.ts';
import { trigger } from '../src/procedures/trigger.ts';
import type { Table } from '../src/table.ts';
import { accept, attack, beginTurn, dice, item, join, nextEvents, press, roll, step, tableWith, take, turnOf, waiting } from './table.ts';

const seen = (t: Table, viewer: Seat | null = null) => game.sight.view(t, viewer);
const NOTHING = { fight: null, die: null, tested: null, card: null, reaction: null, sheet: null, motion: null };

test('nothing is going on while somebody thinks what to do', () => {
  expect(seen(turnOf({ map: 'PP', party: [{}, {}] }))).toMatchObject(NOTHING);
});

test('a fight: who leads, who has not decided, and who stands on which side', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}, {}, {}] });
  take(t, attack(1));
  expect(seen(t).fight).toMatchObject({ attacker: 0, victim: 1, undecided: [2, 3], damage: 0 });
  take(t, join(2, 'defend'));
  // What was answered shows with all others.
  expect(seen(t, 3).fight).toMatchObject({ undecided: [3], defend: [{ seat: 1, die: null, total: null }] });
  take(t, join(3, 'out'), press());
  expect(seen(t).fight!.defend.map(({ seat }) => seat)).toEqual([1, 2]);
  take(t, accept(1));
  expect(seen(t).fight).toBeNull();
});

test('a fight: dice that may be rolled again lie there, and totals once they are made', () => {
  const t = turnOf({ map: 'PP', party: [{}, { ability: 'Loaded Die (Allegedly)' }] });
  take(t, attack(1));
  dice(t, 4, 2);
  take(t, press());
  expect(waiting(t)).toEqual(['1 reroll']);
  expect(seen(t)).toMatchObject({
    die: null,
    fight: { attack: [{ seat: 0, die: null, total: 4 }], defend: [{ seat: 1, die: 2, total: null }] },
  });
});

test('a die of a check that may be rolled again says what it is for', () => {
  const t = turnOf({ map: 'PSP', party: [{ items: ['Wand of Second Opinions'] }, { at: 2 }] });
  dice(t, 1, 1, [8, 8]);
  take(t, roll());
  if (waiting(t)[0] === '0 step') take(t, step(1));
  expect(seen(t)).toMatchObject({ ...NOTHING, die: { seat: 0, value: 8, for: 'check', stat: 0 } });
});

test('R-PHF-49 whose skill is tested, while the dungeon master picks it', () => {
  const t = turnOf({ map: 'PS', party: [{}, {}], options: { 'dm.extra': true, 'dm.powers': 'pickSkill' } });
  dice(t, 1);
  take(t, roll());
  expect(seen(t)).toMatchObject({ ...NOTHING, tested: 0 });
});

test('a card that asks: whose it is and what it does', () => {
  const t = turnOf({ map: 'PEP', party: [{ items: ['Half a Crown'] }, { at: 2 }] });
  nextEvents(t, 'Tax Collector of the Deep');
  dice(t, 1);
  take(t, roll());
  if (waiting(t)[0] === '0 step') take(t, step(1));
  expect(waiting(t)).toEqual(['0 option']);
  const { card } = seen(t);
  expect(card).toMatchObject({ seat: 0, source: 'Tax Collector of the Deep', effect: { do: 'choose' } });
  expect(game.words.ask(seen(t), { seat: 0, kind: 'option' })).toContain('Tax Collector of the Deep');
});

test('R-PHF-42 a card that may act by itself is shown, those that come after it are not', () => {
  const scene = { map: 'PP/P.', party: [{}, { ability: 'Strategic Cowardice', items: ['Nosy Skull'] }], options: { 'items.hidden': true } };
  const t = tableWith(scene);
  beginTurn(t);
  take(t, attack(1));
  expect(seen(t, 0).reaction).toEqual({ seat: 1, card: -1 });
  t.stack.at(-1)!.vars.queue = [1, item('Nosy Skull')];
  expect(JSON.stringify(seen(t, 0).stack)).not.toContain('queue');
});

test('R-PHF-42 cards that act after the one that is shown are imagined from the hands', () => {
  const t = turnOf({ map: 'PP', party: [{}, { items: ['Ring of the Generous', 'Half a Crown', 'Hungry Backpack'] }] });
  const on = { on: 'endTurn' as const, other: -1, seats: [0, 1], seat: 0, card: -1, queue: [] };
  t.stack.push({ ...running(trigger, on, 'answered'), asks: [{ seat: 0, kind: 'react' }] });
  const { queue } = game.sight.imagine(game.sight.view(t, 1), sfc32(1)).stack.at(-1)!.vars;
  expect(queue).toEqual([1, item('Ring of the Generous'), 1, item('Hungry Backpack')]);
});

test('R-PHF-50 what is voted on', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}, {}], options: { 'table.vote': true } });
  const fix: Decision = { seat: 0, kind: 'propose', reason: 'We forgot.', fix: 'hp', who: 1, to: 7 };
  take(t, fix);
  expect(seen(t).motion).toEqual({ on: 'fix', seat: 0, fix: { fix: 'hp', who: 1, to: 7 }, reason: 'We forgot.' });
});
