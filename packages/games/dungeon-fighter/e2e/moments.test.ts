import { openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FLYING, isPlain, openWhen, takeDie } from './throwing.ts';

const house = openHouse();
const MOVING = { reducedMotion: 'no-preference' } as const;
const AT_REST = '.table-screen[data-asked]:not([data-scene])';

/** All that could tell of a throw: words and numbers of the table, what is lit, and how long the log is. */
const TELLING = [
  '.df-placard .seals',
  '.df-left',
  '.bar',
  '.df-flag',
  '.df-verdict',
  '.df-chart',
  '.cry',
  '.moment-light',
  '.burst',
  '.log-line',
];

/** Looks at each picture while that shot lasts; what it saw, each once. */
async function seenDuring(page: Page, shot: string): Promise<string[]> {
  const found = await page.waitForFunction(
    ([wanted, selectors]) => {
      const now = document.querySelector<HTMLElement>('.board')?.dataset['shot'];
      const kept = globalThis as { dfSeen?: Set<string> };
      const seen = kept.dfSeen ?? new Set<string>();
      kept.dfSeen = seen;
      if (now !== wanted) return seen.size > 0 ? [...seen] : null;
      const isShown = (e: Element) => e.checkVisibility({ visibilityProperty: true });
      const texts = selectors.map((each) => [...document.querySelectorAll(each)].filter(isShown).map((e) => e.textContent ?? ''));
      seen.add(JSON.stringify(texts));
      return null;
    },
    [shot, TELLING] as const,
    { polling: 'raf' },
  );
  return (await found.jsonValue()) ?? [];
}

const textsNow = (page: Page): Promise<string> =>
  page.evaluate((selectors) => {
    const isShown = (e: Element) => e.checkVisibility({ visibilityProperty: true });
    return JSON.stringify(selectors.map((each) => [...document.querySelectorAll(each)].filter(isShown).map((e) => e.textContent ?? '')));
  }, TELLING);

test('while a die flies nothing on the page tells how it ends', async () => {
  const { page } = await openWhen(house(), { ...FLYING, kind: 'throw', when: isPlain }, MOVING);
  const pull = await takeDie(page);
  await pull(0.5);
  const watched = seenDuring(page, 'thrown');
  await page.mouse.up();
  const seen = await watched;
  // The chances are gone, and whatever else is said stays the same from the first picture to the last.
  expect(seen).toHaveLength(1);
  const during = JSON.parse(seen[0]!) as string[][];
  const gone = ['.df-flag', '.df-verdict', '.df-chart', '.cry', '.moment-light', '.burst'];
  expect(gone.filter((each) => during[TELLING.indexOf(each)]!.length > 0)).toEqual([]);
  const lines = during[TELLING.indexOf('.log-line')]!.length;
  expect(lines).toBeGreaterThan(3);
  await page.locator(AT_REST).waitFor();
  const after = JSON.parse(await textsNow(page)) as string[][];
  expect(after[TELLING.indexOf('.log-line')]!.length).toBeGreaterThan(lines);
});

/** A bull's eye at a real table, told on this screen. */
async function tellBull(options: Parameters<typeof openWhen>[2]): Promise<Page> {
  const { page } = await openWhen(house(), { kind: 'tell', seats: 1, options: { 'play.throws': 'told' }, when: isPlain }, options);
  await page.locator('.df-section.ring-10').click();
  await page.getByRole('button', { name: 'Enter a hit: 10' }).click();
  return page;
}

test.each([{ title: 'desktop' }, { title: 'phone', viewport: PHONE }])(
  'a bull’s eye lights the board, bursts and is called on a $title; a press ends it',
  async ({ viewport }) => {
    const page = await tellBull({ ...MOVING, ...(viewport !== undefined && { viewport }) });
    await page.locator('[data-shot="judged"] .cry').waitFor();
    expect(await page.locator('.cry').textContent()).toBe('Bull’s eye!');
    expect(await page.locator('.moment-light').getAttribute('data-weight')).toBe('3');
    expect(await page.locator('.df-strike .burst').textContent()).toBe('10');
    await page.keyboard.press('Escape');
    await page.locator(AT_REST).waitFor();
    expect(await page.locator('.cry').count()).toBe(0);
  },
);

test('whoever wants calm is asked on at once', async () => {
  const page = await tellBull({ reducedMotion: 'reduce' });
  await page.locator(`${AT_REST}:not([data-asked~="tell"])`).waitFor();
  expect(await page.locator('.cry').count()).toBe(0);
});

test.each([{ title: 'desktop' }, { title: 'tablet', viewport: { width: 820, height: 1180 } }, { title: 'phone', viewport: PHONE }])(
  'after a throw no words over the table lie on each other or on what else lies there on a $title',
  async ({ viewport }) => {
    const { page } = await openWhen(house(), { ...FLYING, kind: 'throw', when: isPlain }, viewport === undefined ? {} : { viewport });
    await (await takeDie(page))(0.5);
    await page.mouse.up();
    await page.locator('.df-flag').waitFor();
    const clashes = await page.evaluate(() => {
      const parts = [
        '.df-flag',
        '.df-contact > i',
        '.df-placard',
        '.df-table-buttons > *',
        '.df-side',
        '.df-loupe',
        '.df-act',
        '.df-sheet',
      ];
      const found = parts
        .flatMap((each) => [...document.querySelectorAll(each)])
        .filter((e) => e.checkVisibility({ visibilityProperty: true }));
      const rects = found.map((e) => ({ name: e.className, box: e.getBoundingClientRect() }));
      return rects.flatMap(({ name, box: a }, i) =>
        rects
          .slice(i + 1)
          .filter(({ box: b }) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
          .map((other) => `${name} on ${other.name}`),
      );
    });
    expect(clashes).toEqual([]);
    expect(await page.locator('.df-contact').count()).toBeGreaterThan(0);
  },
);

test.each([
  { title: 'a hit makes it flinch', press: '.df-section.ring-2', mood: 'hit', moves: 'df-flinch' },
  { title: 'a miss makes it lean in', press: null, mood: 'miss', moves: 'df-lean-in' },
])('the monster on the flat table lives: $title', async ({ press, mood, moves }) => {
  const real = { kind: 'tell', seats: 1, options: { 'play.throws': 'told' }, when: isPlain };
  const { page } = await openWhen(house(), real, MOVING);
  if (press === null) {
    await page.locator('.df-missed').click();
    await page.locator('.df-reasons .chip').first().click();
  } else await page.locator(press).click();
  await page.locator('.df-act .gold').click();
  await page.locator(`.df-fight[data-mood="${mood}"]`).waitFor();
  expect(await page.locator('.df-arch .art-standee').evaluate((e) => getComputedStyle(e).animationName)).toBe(moves);
});
