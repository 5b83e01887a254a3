import { below, CHANCE, canonical, dieWanted, Match, sfc32 } from '@undercroft/engine';
import { anyDecision } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { game, type Table } from '../src/index.ts';

const tableOf = ({ table: { random: _, ...rest } }: { table: Table }): string => canonical(rest);

test.each([1, 2, 3, 4, 5])('dice that the house rolls one by one make the very game it plays by itself (%i)', (n) => {
  const setup = {
    seats: 2 + (n % 3),
    seed: `same ${n}`,
    options: { 'play.mode': n === 5 ? 'together' : 'rivals', 'play.skullScrolls': n === 2 },
  };
  const house = new Match(game, setup);
  const people = new Match(game, { ...setup, dice: 'people' });
  const random = sfc32(n);
  let dice = 0;
  while (!house.over) {
    const d = anyDecision(game, house.table, random);
    const told = house.decide(d).slice();
    const seen = people.decide(d).slice();
    while (dieWanted(people.table) > 0) {
      seen.push(...people.decide({ seat: below(random, setup.seats), kind: CHANCE, die: ++dice, shows: 0 }));
    }
    expect(seen).toEqual(told);
    expect(tableOf(people)).toBe(tableOf(house));
  }
  expect(dice).toBeGreaterThan(0);
  expect(people.outcome()).toEqual(house.outcome());
});
