/** A scenario of one's own in the browser: what is wrong with it is told as the command tells it. */
import { readFileSync } from 'node:fs';
import { flawsInText } from '@undercroft/engine';
import { openHouse } from '@undercroft/web/e2e/house.ts';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';

const house = openHouse();
const TEXT = readFileSync(new URL('../src/content/short-stay/scenario.json', import.meta.url), 'utf8');
const asFile = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('flaws have the lines of the file, also where it is no JSON at all', async () => {
  const visitor = await house().visitor();
  const page = await visitor.go('/games/p52');
  await page.getByLabel('A file of your own').check();
  const bring = (text: string) => page.locator('input[type=file]').first().setInputFiles(asFile('mine.json', text));
  const places = async (text: string) => {
    await bring(text);
    const told = flawsInText(game, text).map(({ at }) => at);
    expect(told.length).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.flaws code').allInnerTexts()).toEqual(told);
    return told;
  };
  // One line for two members: nothing that writes the JSON anew would find these places.
  const oneLine = TEXT.replace(/\n\s*/g, ' ').replace('"8 - aLv/2"', '"8 - aLb/2"');
  expect(await places(oneLine)).toEqual([expect.stringMatching(/^line 1, column \d{3,}$/)]);
  const halved = TEXT.slice(0, TEXT.length / 2);
  expect(await places(halved)).toEqual([expect.stringMatching(/^line \d{2,}, column \d+$/)]);
  await bring(TEXT);
  await page.getByText(/^Read: /).waitFor();
  expect(await page.locator('.flaws').count()).toBe(0);
});
