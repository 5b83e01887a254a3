import { expect, test } from 'vitest';
import { SIDES } from '../../src/content/dice.ts';
import { challengeOfQuest } from '../../src/rules/challenge.ts';
import { rolledTo } from '../../src/rules/dice.ts';
import { succeeds } from '../../src/rules/fulfilment.ts';
import { chanceIfRerolled, chanceOf } from '../../src/rules/odds.ts';
import { ownQuest, questCard, rolled, tableWith } from '../table.ts';

const colours = (letters: string): number[] => [...letters].map((letter) => 'RGBY'.indexOf(letter));
const hearts = (n: number) => challengeOfQuest(ownQuest({ needs: { hearts: n } }));

test.each([
  ['R', 1, 83],
  ['RB', 2, 64],
  ['RGB', 3, 55],
  ['RRGB', 4, 55],
  ['RRGGBB', 5, 70],
])('R-AP-04 a throw of %s meets %i hearts with %i %%', (dice, n, percent) => {
  expect(Math.round(chanceOf(hearts(n), colours(dice)) * 100)).toBe(percent);
});

test('R-AP-04 three red, a green, a blue and a yellow die beat the dragon with 47 %', () => {
  expect(Math.round(chanceOf(challengeOfQuest(questCard('dragon-middle-aged')), colours('RRRGBY')) * 100)).toBe(47);
});

/** Tries every throw of the dice named. */
function counted(t: ReturnType<typeof tableWith>, dice: number[]): number {
  let good = 0;
  const all = SIDES ** dice.length;
  for (let n = 0; n < all; n++) {
    const copy = { ...t, pool: t.pool.slice() };
    dice.forEach((at, i) => {
      copy.pool[at] = rolledTo(copy.pool[at]!, Math.floor(n / SIDES ** i) % SIDES);
    });
    if (succeeds(copy)) good++;
  }
  return good / all;
}

test.each([[[0]], [[2]], [[0, 1]], [[0, 1, 2]]])('the chance of rerolling dice %j is what trying every throw gives', (dice) => {
  const plain = tableWith({ parties: [{ heroes: ['gretchen-firmgrip'] }, {}] });
  rolled(plain, ownQuest({ needs: { magic: 1, hearts: 2 }, immune: 'arrow' }), ['blue blank', 'red S', 'green A', 'yellow H']);
  expect(chanceIfRerolled(plain, dice)).toBeCloseTo(counted(plain, dice), 12);

  const passing = tableWith({ parties: [{ heroes: ['aunt-cataclysm/bow-with-opinions'] }, {}] });
  rolled(passing, ownQuest({ needs: { magic: 1, arrow: 1, hearts: 2 } }), ['red blank', 'red S', 'green A', 'yellow H']);
  expect(chanceIfRerolled(passing, dice)).toBeCloseTo(counted(passing, dice), 12);
  passing.conversions = [3, 2, 1];
  expect(chanceIfRerolled(passing, dice)).toBeCloseTo(counted(passing, dice), 12);
});
