import { readFileSync } from 'node:fs';
import { inLanguage, textsOf } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';

const german = JSON.parse(readFileSync(new URL('../src/texts/de.json', import.meta.url), 'utf8'));

test('German says everything that English says, and nothing else', () => {
  expect(Object.keys(german).sort()).toEqual(Object.keys(textsOf(game)).sort());
});

test('the places of every German sentence are those of the English one', () => {
  const places = (message: unknown): string[] => [...new Set(JSON.stringify(message).match(/\{\w+\}/g) ?? [])].sort();
  const english = textsOf(game);
  expect(Object.keys(english).filter((key) => String(places(english[key])) !== String(places(german[key])))).toEqual([]);
});

test('the game speaks German', async () => {
  const { about } = await inLanguage(game, 'de');
  expect(about.houseRules['startTrap']?.name).toBe('Falle an der Tür');
});
