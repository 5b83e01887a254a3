import { LOOKS, lookAt } from '@undercroft/web/e2e/faults.ts';
import { openHouse } from '@undercroft/web/e2e/house.ts';
import { test } from 'vitest';
import { goodRoll, openAt } from './party.ts';

const house = openHouse();

test('the theatre while somebody rolls', async () => {
  const visitor = await openAt(house(), goodRoll);
  await visitor.page.locator('.ap-die-button[data-decision]').first().click();
  await lookAt(visitor, 'the roll');
});

test.each(['pool', 'wound', 'shields', 'collect'])("the question '%s'", async (wanted) => {
  const visitor = await openAt(house(), ({ kind }) => kind === wanted);
  await lookAt(visitor, wanted, [LOOKS[0]!, LOOKS[2]!]);
});
