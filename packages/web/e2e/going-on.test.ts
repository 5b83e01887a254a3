import { sfc32 } from '@undercroft/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerByKeys } from '../../games/party-has-fallen/e2e/party.ts';
import { PATIENCE, robot } from './hands.ts';
import { openHouse, PHONE } from './house.ts';

const house = openHouse();

/** Where each board says what is going on. */
const SAYING = {
  'table-dungeon': '.td-say',
  'party-has-fallen': '.phf-act .ask h2',
  'dungeon-fighter': '.df-act > p',
  p52: '.p52-waits',
  'adventure-party': '.ap-act > p',
} as const;

/** Collects what the board says while scenes play or others are waited for. */
async function listen(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle((selector) => {
    const said: string[] = [];
    const note = () => {
      const screen = document.querySelector<HTMLElement>('.table-screen');
      const text = document.querySelector(selector)?.textContent ?? '';
      if (screen?.dataset['status'] === 'waiting' && text !== '' && said.at(-1) !== text) said.push(text);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    return said;
  }, selector);
  return () => heard.evaluate((said) => said);
}

const VAGUE = /something is happening|the table is busy/i;

test.each([
  { title: 'Table Dungeon', game: 'table-dungeon' as const },
  { title: 'The Party Has Fallen', game: 'party-has-fallen' as const },
  { title: 'Dungeon Fighter', game: 'dungeon-fighter' as const, options: { 'play.throws': 'rough' } },
  { title: 'P52', game: 'p52' as const },
  { title: 'Adventure Party', game: 'adventure-party' as const },
])('while others act, $title says what they do', async ({ game, options = {} }) => {
  const visitor = await house().visitor({ reducedMotion: 'no-preference', viewport: PHONE });
  await visitor.become('Ada');
  await visitor.play({ game, options, seats: 3, pace: 'brisk', bots: [null, 'greedy', 'greedy'] });
  const { page } = visitor;
  const said = await listen(page, SAYING[game]);
  const random = sfc32(5);
  if (game === 'party-has-fallen') for (let turn = 0; turn < 14; turn++) await answerByKeys(page, random);
  else await robot(page, { seed: 5, most: game === 'p52' ? 110 : 50 });
  await expect.poll(async () => (await said()).length, { timeout: PATIENCE }).toBeGreaterThan(4);
  const sentences = await said();
  expect(sentences.filter((sentence) => VAGUE.test(sentence))).toEqual([]);
  // Names of those who act, and not only whom the table waits for.
  expect(
    sentences.some((sentence) => /Odo|Pim|Sister Ham|Ada/.test(sentence) && !/think|wait/i.test(sentence)),
    sentences.join('\n'),
  ).toBe(true);
});

test('a lesson that waits for its reader says what to press', async () => {
  const { page } = await house().visitor();
  await page.goto(`${house().url}/learn/table-dungeon`);
  await page.locator('.lesson [data-lesson="next"]').waitFor();
  await page.getByText('Press “Go on” when you have read it.').waitFor();
  expect(await page.locator('body').textContent()).not.toMatch(VAGUE);
});
