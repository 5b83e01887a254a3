import { momentFrom } from '@undercroft/client';
import { Match } from '@undercroft/engine';
import { game } from '@undercroft/table-dungeon';
import { expect, test } from 'vitest';
import { momentPath } from '../../src/play/moment.ts';

test('the address of a moment names it, and whose eyes; the match stands behind the #', async () => {
  const save = new Match(game, { seats: 2, seed: 'a'.repeat(64) }).save();
  const [path, text] = (await momentPath(save, 7, 1)).split('#');
  expect(path).toBe('/replay/file?at=7&seat=1');
  expect(await momentFrom(text!)).toMatchObject({ game: 'table-dungeon', seed: save.seed, log: [] });
  expect((await momentPath(save, 0, null)).split('#')[0]).toBe('/replay/file?at=0');
});
