import { expect, test } from 'vitest';
import { lookAt } from './faults.ts';
import { openHouse } from './house.ts';

const house = openHouse();

/** What a hint of each kind says, and never says. */
const SAYS: Record<string, { shown: RegExp; never: RegExp }> = {
  best: { shown: /went best for you: \d+ ?%/, never: /equally good/ },
  even: { shown: /About equally good/, never: /went best|%/ },
  glance: { shown: /At first glance this looks best/, never: /went best|%|equally good/ },
};

test.each([
  { game: 'table-dungeon', seats: 3 },
  { game: 'adventure-party', seats: 2 },
])('a hint at $game claims no more than its figures allow', async (table) => {
  const visitor = await house().visitor();
  await visitor.become('Ada');
  await visitor.play({ ...table, bots: [null, 'greedy', 'greedy'].slice(0, table.seats) });
  const { page } = visitor;
  await page.locator('[data-status="your-turn"]').waitFor();
  await page.getByRole('button', { name: 'What would a bot do?' }).click();
  const best = page.locator('.hint-best');
  await best.waitFor();
  const kind = (await best.getAttribute('data-advice')) ?? '';
  const said = (await page.locator('dialog[open]').textContent()) ?? '';
  expect(said).toMatch(SAYS[kind]!.shown);
  expect(said).not.toMatch(SAYS[kind]!.never);
  const answers = await best.locator('li').allTextContents();
  expect(answers.length > 1).toBe(kind === 'even');
  await lookAt(visitor, 'hint');
});
