/** R-PHF-42  [items.hidden]  No question, and no missing one, tells what is in a hidden hand. */
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { dice, held, nextEvents, optionsOf, roll, type Scene, step, take, turnOf, waiting } from '../table.ts';

const hidden = { 'items.hidden': true };
const CHEESE = 'Emergency Cheese';
const RING = 'Ring of Being a Ring';
const WAND = 'Wand of Second Opinions';

/** What everybody else sees at tables that differ only in one item of seat 0. */
function tellsApart(scene: Omit<Scene, 'party'>, items: string[], play: (t: ReturnType<typeof turnOf>) => void): boolean {
  const [one, other] = items.map((item) => {
    const t = turnOf({ ...scene, party: [{ items: [item] }, { at: 2 }] });
    play(t);
    return [game.play.pending(t).filter((ask) => !ask.may), game.sight.view(t, 1).stack];
  });
  return JSON.stringify(one) !== JSON.stringify(other);
}

test('R-PHF-42 PHF-070 a forced step waits for everybody with a hidden hand, whether there is a card to use or not', () => {
  const rolls = (t: ReturnType<typeof turnOf>) => {
    dice(t, 2);
    take(t, roll());
    expect(waiting(t)).toEqual(['0 step']);
  };
  expect(tellsApart({ map: 'PPP', options: hidden }, [CHEESE, RING], rolls)).toBe(false);
  const empty = turnOf({ map: 'PPP', party: [{}, { at: 2 }], options: hidden });
  dice(empty, 2);
  take(empty, roll());
  expect([empty.seats[0]!.room, waiting(empty)]).toEqual([2, ['0 turn']]);
  const open = turnOf({ map: 'PPP', party: [{ items: [RING] }, { at: 2 }] });
  dice(open, 2);
  take(open, roll());
  expect(open.seats[0]!.room).toBe(2);
});

test('R-PHF-42 PHF-087 a check waits for everybody with a hidden hand; without a card there is nothing but to keep the die', () => {
  const checks = (t: ReturnType<typeof turnOf>) => {
    dice(t, 1, 1, [8, 8]);
    take(t, roll(), step(1));
    expect(waiting(t)).toEqual(['0 reroll']);
  };
  expect(tellsApart({ map: 'PSP', options: hidden }, [WAND, RING], checks)).toBe(false);
  const answers = [WAND, RING].map((item) => {
    const t = turnOf({ map: 'PSP', party: [{ items: [item] }, { at: 2 }], options: hidden });
    checks(t);
    return optionsOf(t, 0, 'reroll');
  });
  expect(answers).toEqual([[{ yes: true }, { yes: false }], [{ yes: false }]]);
  // Other dice have no item to roll them again with, so nobody is asked about them.
  const fight = turnOf({ map: 'PP', party: [{ items: [WAND] }, {}], options: hidden });
  take(fight, { seat: 0, kind: 'turn', do: 'attack', target: 1 }, { seat: 0, kind: 'press', on: true });
  expect(waiting(fight)).toEqual(['0 turn']);
});

test('R-PHF-42 a choice that a hidden hand leaves no choice in is put all the same', () => {
  const taxed = (t: ReturnType<typeof turnOf>) => {
    nextEvents(t, 'Tax Collector of the Deep');
    dice(t, 1);
    take(t, roll(), step(1));
    expect(waiting(t)).toEqual(['0 option']);
  };
  expect(tellsApart({ map: 'PEP', options: hidden }, [CHEESE, RING], taxed)).toBe(false);
  const t = turnOf({ map: 'PEP', party: [{ items: [CHEESE] }, { at: 2 }], options: hidden });
  taxed(t);
  expect(optionsOf(t, 0, 'option')).toEqual([{ option: 0 }]);
  take(t, { seat: 0, kind: 'option', option: 0 });
  expect([held(t, 0), waiting(t)]).toEqual([[], ['0 turn']]);
});
