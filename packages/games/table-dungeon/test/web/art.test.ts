import { expect, test } from 'vitest';
import { CLASS_SHEETS, ENEMIES } from '../../src/index.ts';
import { HEROES, ITEMS } from '../../web/art/heroes.ts';
import { LOOKS as LEVEL_1 } from '../../web/art/sheet-1.ts';
import { LOOKS as LEVEL_2 } from '../../web/art/sheet-2.ts';
import { LOOKS as LEVEL_3 } from '../../web/art/sheet-3.ts';
import { LOOKS as LEVEL_4 } from '../../web/art/sheet-4.ts';

const LEVELS = [LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4];

test('every row of the Enemy Table has a look with a drawing and a prop', () => {
  expect(LEVELS.map((looks) => looks.length)).toEqual(ENEMIES.map((rows) => rows.length));
  for (const look of LEVELS.flat()) {
    expect(look.base).toMatch(/^<(path|g)/);
    expect(look.props.length).toBeGreaterThan(0);
    for (const prop of look.props) expect(prop.drawing).toMatch(/^<(path|g)/);
  }
});

test('no two enemies look alike', () => {
  const looks = LEVELS.flat().map((look) => JSON.stringify(look));
  expect(new Set(looks).size).toBe(96);
});

test('every class has a standee and three item icons', () => {
  expect(HEROES).toHaveLength(CLASS_SHEETS.length);
  expect(ITEMS.map((items) => items.length)).toEqual(CLASS_SHEETS.map((sheet) => sheet.items.length));
});
