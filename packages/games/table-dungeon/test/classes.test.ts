import { expect, test } from 'vitest';
import { card } from '../src/cards.ts';
import { CLASS_SHEETS, favouredSuit, ITEM_WINDOWS } from '../src/content/classes.ts';
import { CLASSES } from '../src/content/vocabulary.ts';
import { game } from '../src/index.ts';
import { facing } from './table.ts';

test('TD-008 there are four classes: Fighter, Wizard, Rogue and Cleric, and each can be chosen', () => {
  expect(CLASS_SHEETS.map((sheet) => sheet.name)).toEqual(['Fighter', 'Wizard', 'Rogue', 'Cleric']);
  expect(CLASS_SHEETS.map((sheet) => sheet.id)).toEqual(CLASSES);
});

test.each([
  ['fighter', { constitution: 2, dexterity: 1, strength: 3, intelligence: 0 }],
  ['wizard', { constitution: 1, dexterity: 1, strength: 0, intelligence: 4 }],
  ['rogue', { constitution: 0, dexterity: 3, strength: 1, intelligence: 2 }],
  ['cleric', { constitution: 3, dexterity: 0, strength: 2, intelligence: 1 }],
] as const)('TD-009 the sheet of the %s has four stats', (id, stats) => {
  const sheet = CLASS_SHEETS.find((s) => s.id === id)!;
  const [constitution, dexterity, strength, intelligence] = sheet.stats;
  expect({ constitution, dexterity, strength, intelligence }).toEqual(stats);
  // The stat of the removed suit has no use.
  expect(sheet.stats[sheet.removed]).toBe(0);
});

test('TD-009 each sheet says what jack, queen and king are worth: at least one always works, at least one works once', () => {
  for (const { items } of CLASS_SHEETS) {
    expect(items).toHaveLength(3);
    expect(items.filter((item) => item.windows.length === 0).length).toBeGreaterThan(0);
    expect(items.filter((item) => item.windows.length > 0).length).toBeGreaterThan(0);
    for (const item of items) expect(item.windows.every((window) => ITEM_WINDOWS.includes(window))).toBe(true);
  }
  expect(new Set(CLASS_SHEETS.flatMap((sheet) => sheet.items.map((item) => item.name))).size).toBe(12);
});

test('TD-009 a view shows health, action pile, XP pile, discard pile and loot pile of every sheet', () => {
  const t = facing({
    heroes: [
      { class: 'fighter', hand: '4C' },
      { class: 'cleric', hand: '2C', discard: '5H', points: '9S', items: 'J' },
    ],
  });
  const { seats } = game.sight.view(t, 0);
  expect(seats[1]).toMatchObject({
    health: 10,
    maxHealth: 10,
    actionSize: 19,
    xpSize: 18,
    discard: [card('5H')],
    score: 9,
    items: [1, 0, 0],
  });
});

test('the suit an item favours is the strongest attack suit of its class', () => {
  for (const sheet of CLASS_SHEETS) {
    const item = sheet.items.find((i) => i.effect === 'suitAttack');
    if (item === undefined) continue;
    const best = [1, 2, 3].reduce((a, b) => (sheet.stats[b]! > sheet.stats[a]! ? b : a));
    expect([sheet.id, favouredSuit(sheet)]).toEqual([sheet.id, best]);
  }
});
