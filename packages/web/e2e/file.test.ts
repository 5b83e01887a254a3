import { loadGame } from '@undercroft/catalog';
import { momentText } from '@undercroft/client';
import { configFor, seedFrom } from '@undercroft/engine';
import { record } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';

const house = openHouse();

const MOMENT = 30;

/** A crash as the fuzzer keeps it: the last decision is the one that broke. */
async function crash() {
  const game = await loadGame('table-dungeon');
  const { config, seed, log } = record(game, configFor(game, { seats: 3 }), seedFrom('a crash'), { bound: 400 });
  const { seats, options } = config;
  const broken = [...log.slice(0, MOMENT), { seat: 0, kind: 'nonsense' }];
  const found = { error: 'the rules broke', where: 'round.play' };
  return {
    format: 'undercroft-crash-1',
    game: game.about.slug,
    version: game.about.version,
    seats,
    options,
    shut: [],
    seed,
    log: broken,
    ...found,
  };
}

test('a crash file opens at its moment on the game’s board, can be scrubbed, and is sent nowhere', async () => {
  const visitor = await house().visitor();
  const sent: string[] = [];
  visitor.page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  const text = await momentText(await crash());
  const page = await visitor.go(`/replay/file?at=${MOMENT}&seat=1#${text}`);
  const slider = page.getByRole('slider');
  await slider.waitFor();
  expect([await slider.inputValue(), await slider.getAttribute('max')]).toEqual([`${MOMENT}`, `${MOMENT}`]);
  await page.locator('[data-status]').waitFor();
  await slider.fill('3');
  await expect.poll(() => slider.inputValue()).toBe('3');
  expect(sent.filter((each) => each.replace(/#.*/, '').includes(text.slice(0, 30)))).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});

test('letters that are no match get a friendly page with a way home', async () => {
  const visitor = await house().visitor();
  const page = await visitor.go('/replay/file#nonsense');
  await page.locator('main').getByRole('link').first().waitFor();
  expect(await page.locator('main').textContent()).not.toContain('JSON');
});
