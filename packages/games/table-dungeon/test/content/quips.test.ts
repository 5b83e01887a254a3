import { expect, test } from 'vitest';
import { ACCENTS, CLASS_QUIPS, QUIP_EVENTS, QUIPS } from '../../src/content/quips.ts';
import { CLASSES } from '../../src/content/vocabulary.ts';

const lines = [...Object.values(QUIPS), ...Object.values(CLASS_QUIPS)].flatMap((bank) => Object.values(bank).flat());

test('TD-006 there are eight accents to choose from, each with its own name', () => {
  expect(ACCENTS).toHaveLength(8);
  expect(new Set(ACCENTS.map((accent) => accent.id)).size).toBe(8);
  expect(ACCENTS.map((accent) => accent.name)).toEqual(
    expect.arrayContaining(['Very Far North', 'Bored Noble', 'Pirate Accountant', 'Opera', 'Villain On Holiday', 'Goose']),
  );
});

test('TD-006 every accent has at least three lines for every moment', () => {
  expect(Object.keys(QUIPS).sort()).toEqual(ACCENTS.map((accent) => accent.id).sort());
  const short = ACCENTS.flatMap(({ id }) => QUIP_EVENTS.filter((event) => QUIPS[id][event].length < 3).map((event) => `${id} ${event}`));
  expect(short).toEqual([]);
});

test('TD-006 every class has at least two lines for every moment', () => {
  expect(Object.keys(CLASS_QUIPS).sort()).toEqual([...CLASSES].sort());
  const short = CLASSES.flatMap((id) => QUIP_EVENTS.filter((event) => CLASS_QUIPS[id][event].length < 2).map((event) => `${id} ${event}`));
  expect(short).toEqual([]);
});

test('no line is said twice, is empty or runs over 90 characters', () => {
  const said = lines.map((line) => line.toLowerCase());
  expect(said.filter((line, i) => said.indexOf(line) !== i)).toEqual([]);
  expect(lines.filter((line) => line.trim() === '' || line.length > 90)).toEqual([]);
});
