import { openHouse } from '@undercroft/web/e2e/house.ts';
import { DEVICES, learn } from '@undercroft/web/e2e/lesson.ts';
import { expect, test } from 'vitest';
import { tutorial } from '../web/lesson.ts';

const house = openHouse();

test.each(DEVICES)('the rat teaches to the end on $device', async ({ viewport }) => {
  // The last thing it says may be gone before it is read.
  const sentences = new Set(tutorial.lessons.map(({ say }) => say));
  expect(await learn(house(), 'adventure-party', viewport)).toBeGreaterThanOrEqual(sentences.size - 1);
});
