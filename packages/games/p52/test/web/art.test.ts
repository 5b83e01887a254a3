import { expect, test } from 'vitest';
import { DROWNED_BAILEY } from '../../src/content/scenarios.ts';
import { FACES } from '../../src/rules/faces.ts';
import { figureOf } from '../../web/art/figures.ts';
import { foeOf } from '../../web/art/foes.ts';
import { abilityIcon, itemIcon, spotIcon } from '../../web/art/icons.ts';

const { abilities, items, races, classes, spots, enemies, majorBoss } = DROWNED_BAILEY;

test('no two abilities look alike, no two races, no two classes of one race, no two enemies', () => {
  const all = (looks: readonly unknown[]) => expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(looks.length);
  all(abilities.map(abilityIcon));
  all(races.map(({ id }) => figureOf(id, '')));
  all(classes.map(({ id }) => figureOf(races[0]!.id, id)));
  const sheet = (name: string, rank: number) => ({ sheet: { name, rank } as never, boss: 'none' as const });
  all([sheet(enemies.J.name, 11), sheet(enemies.Q.name, 12), sheet(enemies.K.name, 13), sheet(majorBoss.name, 13)].map(foeOf));
});

test('every people has faces that can be told apart, and whoever chose none keeps the old one', () => {
  for (const race of [...races.map(({ id }) => id), 'somebodyElse']) {
    const looks = FACES.map((face) => JSON.stringify(figureOf(race, 'mender', face)));
    expect(new Set(looks).size).toBe(FACES.length);
    expect(figureOf(race, 'mender', 'plain')).toEqual(figureOf(race, 'mender'));
  }
});

test('every item and every kind of spot has a drawing; strangers have that of their kind', () => {
  for (const item of items) expect(itemIcon(item)).toMatch(/^<(path|g)/);
  for (const { id } of spots ?? []) expect(spotIcon(id)).toMatch(/^<(path|g)/);
  expect(itemIcon({ ...items[0]!, id: 'somethingElse' })).toMatch(/^<(path|g)/);
  expect(spotIcon('path')).toBeNull();
  expect(figureOf('somebodyElse', 'somethingElse').base).toMatch(/^<(path|g)/);
});
