import { expect, test } from 'vitest';
import { ITEM_DECK } from '../../src/decks.ts';
import type { Table } from '../../src/table.ts';
import { haunted } from '../haunted.ts';
import { beginTurn, dice, held, hps, item, nextItems, optionsOf, roll, take, waiting } from '../table.ts';

/** Seat 0, with 10 HP, has just beaten the Marauder. */
function beaten(...stash: string[]): Table {
  const t = haunted({ map: 'PP', party: [{ hp: 10 }, {}] }, 1, { hauntHp: 1 });
  t.stash = stash.map(item);
  t.draw[ITEM_DECK] = t.draw[ITEM_DECK]!.filter((card) => !t.stash.includes(card));
  beginTurn(t);
  dice(t, 1, 6, 2);
  take(t, roll());
  expect(waiting(t)).toEqual(['0 spoils']);
  return t;
}

test('PHF-176 R-PHF-60 one of its items, else one from the deck; or HP; or nothing', () => {
  const t = beaten('Half a Crown', 'Very Large Coin');
  expect(optionsOf(t, 0, 'spoils').map((d) => [d.take, d.item])).toEqual([
    ['item', item('Half a Crown')],
    ['item', item('Very Large Coin')],
    ['heal', -1],
    ['nothing', -1],
  ]);
  const poor = beaten();
  nextItems(poor, 'Goblin Payroll');
  take(poor, { seat: 0, kind: 'spoils', take: 'draw', item: -1 });
  expect([held(poor, 0), hps(poor)[0]]).toEqual([['Goblin Payroll'], 10]);
});

test('PHF-177 PHF-178 R-PHF-60 5 HP instead of an item, and all its items are discarded', () => {
  const t = beaten('Half a Crown', 'Very Large Coin');
  take(t, { seat: 0, kind: 'spoils', take: 'heal', item: -1 });
  expect([hps(t)[0], held(t, 0), t.stash]).toEqual([15, [], []]);
  expect(t.discard[ITEM_DECK]).toEqual([item('Half a Crown'), item('Very Large Coin')]);
});
