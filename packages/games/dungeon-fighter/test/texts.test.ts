import { inLanguage } from '@undercroft/engine';
import { speaksSuite } from '@undercroft/testkit/suite';
import { expect, test } from 'vitest';
import { BOSS_SHEETS, cardName, EQUIPMENT, game, HEROES, heroName, MONSTERS, partName, SHEETS } from '../src/index.ts';

speaksSuite(game, new URL('../src/texts/', import.meta.url));

test('no two sheets or cards share an id, so each has a name of its own in every language', () => {
  const ids = [...HEROES, ...MONSTERS, ...EQUIPMENT, ...SHEETS, ...BOSS_SHEETS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('damage is added up by the names of cards in the language of the page', async () => {
  const { say } = (await inLanguage(game, 'de')).words;
  const hat = EQUIPMENT.find(({ id }) => id === 'hat-pulled-too-low')!;
  expect(partName(say!, [3, hat.name])).toBe('Zu tiefer Hut');
  expect(heroName(say!, { heroes: [{ card: 6 } as never] }, 0)).toBe('Opa Grubb');
  expect(cardName(say!, { id: 'own', name: 'Drawn at Home' })).toBe('Drawn at Home');
});
