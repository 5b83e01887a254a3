import { expect, test } from 'vitest';
import { ARENAS } from '../../src/content/arenas.ts';
import { BOSSES } from '../../src/content/bosses.ts';
import { HEROES, ITEMS, QUESTS } from '../../src/content/cards.ts';
import * as arenas from '../../web/art/arenas.ts';
import * as bosses from '../../web/art/bosses.ts';
import * as heroes from '../../web/art/heroes.ts';
import * as items from '../../web/art/items.ts';
import { FOREST } from '../../web/art/quests-forest.ts';
import { MOUNTAIN } from '../../web/art/quests-mountain.ts';
import { TOWN } from '../../web/art/quests-town.ts';

const ids = (cards: readonly { id: string }[]): string[] => cards.map(({ id }) => id);
const QUEST_ART = { ...TOWN, ...FOREST, ...MOUNTAIN };

test('every hero, quest and boss has a standee with a prop, and there is none too many', () => {
  expect(Object.keys(heroes.HEROES)).toEqual(ids(HEROES));
  expect(Object.keys(QUEST_ART)).toEqual(ids(QUESTS));
  expect(Object.keys(bosses.BOSSES)).toEqual(ids(BOSSES));
  for (const { base, props } of Object.values({ ...heroes.HEROES, ...QUEST_ART, ...bosses.BOSSES })) {
    expect(base).toMatch(/^<(path|g)/);
    expect(props.length).toBeGreaterThan(0);
    for (const { drawing } of props) expect(drawing).toMatch(/^<(path|g)/);
  }
});

test('every item and every Arena has a drawing', () => {
  expect(Object.keys(items.ITEMS).toSorted()).toEqual(ids(ITEMS).toSorted());
  expect(Object.keys(arenas.ARENAS)).toEqual(ids(ARENAS));
  for (const drawing of Object.values({ ...items.ITEMS, ...arenas.ARENAS })) expect(drawing).toMatch(/^<(path|g)/);
});

test('no two cards of a kind look alike', () => {
  for (const art of [heroes.HEROES, QUEST_ART, bosses.BOSSES, items.ITEMS]) {
    const looks = Object.values<unknown>(art).map((look) => JSON.stringify(look));
    expect(new Set(looks).size).toBe(looks.length);
  }
});
