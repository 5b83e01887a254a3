import { abouts } from '@undercroft/catalog/abouts';
import { expect, test } from 'vitest';
import { FINGER, tooSmall } from './fingers.ts';
import { openHouse, PHONE } from './house.ts';
import { playUntil } from './swift.ts';

const house = openHouse();
const games = abouts.filter(({ door }) => door !== null).map(({ slug }) => slug);

test('on a phone, fingers find every control of the pages around the tables', async () => {
  const visitor = await house().visitor({ viewport: PHONE, locale: 'de-DE', hasTouch: true });
  const { page } = visitor;
  await visitor.become('Ada');
  const { id } = await visitor.newTable({ game: 'p52', seats: 3 });
  const small: Record<string, string[]> = {};
  for (const [path, there] of [
    ['/', '.door'],
    ['/shelf', '.shelf-board'],
    ['/about', 'h1'],
    [`/t/${id}`, '.rules-summary li'],
    ...games.map((slug) => [`/games/${slug}`, '.rule-group'] as const),
  ] as const) {
    await visitor.go(path);
    await page.locator(there).first().waitFor();
    small[path] = await page.evaluate(tooSmall, FINGER);
  }
  expect(Object.entries(small).filter(([, names]) => names.length > 0)).toEqual([]);
});

test('on a phone, fingers find the names of the seats while a card is chosen', async () => {
  const [ada, ben] = [await house().visitor({ viewport: PHONE, hasTouch: true }), await house().visitor()];
  const people = [await ada.become('Ada'), await ben.become('Ben')];
  const { id } = await ada.newTable({ game: 'table-dungeon', seats: 2, visibility: 'public' });
  await ben.sit(id, 1);
  await ada.start(id);
  await playUntil(house(), id, { people, until: ({ kind }) => kind === 'play' });
  await ada.go(`/t/${id}`);
  await ada.page.locator('.table-screen[data-asked~="play"] .td-who').first().waitFor();
  expect(await ada.page.evaluate(tooSmall, FINGER)).toEqual([]);
});
