import { readFileSync } from 'node:fs';
import { game as cellar } from '@undercroft/cellar';
import type { GameInfo } from '@undercroft/client';
import { configFor, type Game, readRules } from '@undercroft/engine';
import { game as partyHasFallen } from '@undercroft/party-has-fallen';
import { game as tableDungeon } from '@undercroft/table-dungeon';
import { describe, expect, test } from 'vitest';
import { changesOf, filled, presetOf, presetsFor } from '../../src/pages/presets.ts';
import { tableFrom, usualDraft, withPreset, withVisibility } from '../../src/pages/setup/draft.ts';

const infoOf = ({ about: { slug, id, name, tagline, version, seats, houseRules, houseRuleGroups = {} } }: Game): GameInfo => {
  const doors = { material: null, thing: null };
  return { slug, id, name, tagline, version, seats, houseRuleGroups, houseRules, ...doors, questions: [] };
};

describe.each([
  ['table-dungeon', tableDungeon],
  ['cellar', cellar],
  ['party-has-fallen', partyHasFallen],
] as [string, Game][])('%s', (slug, game) => {
  const info = infoOf(game);

  test('every preset names existing options with allowed values, and makes a table that can be set up', () => {
    for (const preset of presetsFor(slug)) {
      const { seats, options } = tableFrom(info, withPreset(info, usualDraft(info), preset));
      expect(() => configFor(game, { seats: seats!, options: options! })).not.toThrow();
      expect(options).toEqual(preset.options);
    }
  });

  test('every preset differs from the others and is recognised', () => {
    for (const preset of presetsFor(slug)) {
      for (const visibility of ['public', 'private'] as const)
        expect(presetOf(info, visibility, filled(info, visibility, preset.options))?.id).toBe(preset.id);
    }
  });

  test('every ruling behind a house rule is in the rules reference', () => {
    const ids = new Set(readRules(readFileSync(game.about.rules, 'utf8')).map(({ id }) => id));
    for (const { ruling } of Object.values(info.houseRules)) expect([ruling, ids.has(ruling ?? '')]).toEqual([ruling, true]);
  });
});

test('only what differs from the book is sent', () => {
  const info = infoOf(tableDungeon);
  expect(changesOf(info, 'public', { ...filled(info, 'public'), 'end.aces': 3 })).toEqual({ 'end.aces': 3 });
});

test('coming back from a preset for one person brings chairs back', () => {
  const info = infoOf(tableDungeon);
  const solo = presetsFor('table-dungeon').find(({ id }) => id === 'solo')!;
  const alone = withPreset(info, usualDraft(info), solo);
  expect(alone.sitters).toEqual(['me']);
  expect(withPreset(info, alone, presetsFor('table-dungeon')[0]!).sitters.length).toBe(info.seats.usual);
});

test('R-PHF-50 the form shows what will hold: votes at private tables, none at public ones, unless somebody chose', () => {
  const info = infoOf(partyHasFallen);
  const usual = usualDraft(info);
  expect([usual.options['table.vote'], tableFrom(info, usual).options]).toEqual([true, {}]);
  const shown = withVisibility(info, usual, 'public');
  expect([shown.options['table.vote'], tableFrom(info, shown).options]).toEqual([false, {}]);
  const chosen = withVisibility(info, { ...shown, options: { ...shown.options, 'table.vote': true, 'move.minOne': true } }, 'private');
  expect(tableFrom(info, chosen).options).toEqual({ 'move.minOne': true });
  const without = { ...usual, options: { ...usual.options, 'table.vote': false } };
  expect(tableFrom(info, without).options).toEqual({ 'table.vote': false });
});
