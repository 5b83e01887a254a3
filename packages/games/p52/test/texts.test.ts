import { inLanguage } from '@undercroft/engine';
import { speaksSuite } from '@undercroft/testkit/suite';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';

speaksSuite(game, new URL('../src/texts/', import.meta.url));

test('the game speaks German', async () => {
  const { about } = await inLanguage(game, 'de');
  expect(about.houseRules['startTrap']?.name).toBe('Falle an der Tür');
});
