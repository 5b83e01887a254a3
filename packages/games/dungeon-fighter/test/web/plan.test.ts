import { expect, test } from 'vitest';
import { BOSS_SHEETS, EQUIPMENT, HEROES, MONSTERS, SHEETS } from '../../src/index.ts';
import { planOf } from '../../web/map-plan.ts';
import { gearArt, heroArt, monsterArt } from '../../web/parts/pictures.tsx';

test.each([...SHEETS, ...BOSS_SHEETS])('$name: every corridor leads to the right, and no two rooms lie on each other', (sheet) => {
  const plan = planOf(sheet);
  for (const { room, column } of plan) for (const next of sheet.rooms[room]!.exits) expect(plan[next]!.column).toBeGreaterThan(column);
  expect(new Set(plan.map(({ column, row }) => `${column} ${row}`)).size).toBe(sheet.rooms.length);
});

test('every hero, monster and piece of equipment has a picture of its own', () => {
  expect(HEROES.map((_, card) => heroArt(card)).every(Boolean)).toBe(true);
  expect(MONSTERS.map((_, monster) => monsterArt(monster)).every(Boolean)).toBe(true);
  expect(new Set(EQUIPMENT.map((_, gear) => gearArt(gear))).size).toBeGreaterThan(48);
});
