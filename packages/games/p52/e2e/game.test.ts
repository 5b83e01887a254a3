import { robot } from '@undercroft/web/e2e/hands.ts';
import { openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import { expect, test } from 'vitest';
import { GAME, openAt } from './moments.ts';

const house = openHouse();

test('a robot makes a character, explores and fights with two bots, and nothing is out of reach', async () => {
  const visitor = await house().visitor();
  await visitor.become('Robot');
  await visitor.play({ game: GAME, seats: 3, bots: [null, 'greedy', 'greedy'] });
  await robot(visitor.page, { seed: 4, most: 150 });
  expect(await visitor.page.locator('[data-decision], .ending-page').count()).toBeGreaterThan(0);
});

test('a robot with a finger plays on from a fight on a phone, and nothing is wider than it', async () => {
  const visitor = await openAt(house(), ({ options }) => options.some((d) => d.kind === 'act' && d.do === 'attack'), {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  let widest = 0;
  const measure = async () => {
    widest = Math.max(widest, await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
  };
  await robot(visitor.page, { seed: 3, touch: true, before: measure, most: 70 });
  expect(widest).toBeLessThanOrEqual(0);
});

test('rooms are drawn by hand where the house leaves that to people', async () => {
  const { page } = await openAt(house(), ({ kind }) => kind === 'layout', {}, { layout: 'manual' });
  await page.locator('.p52-paper [data-square="5 9"]').click();
  expect(await page.locator('.p52-findings .bad').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Ring' }).click();
  expect(await page.locator('.p52-findings .bad').count()).toBe(0);
  await page.locator('.gold[data-decision="layout"]').click();
  await page.locator('.p52-room').waitFor();
});

test('the session log that is printed says where it was and when', async () => {
  const visitor = await openAt(house(), ({ options }) => options.some((d) => d.kind === 'act' && d.do === 'move'));
  const { page } = visitor;
  await page.getByRole('tab', { name: 'Session' }).click();
  await page.emulateMedia({ media: 'print' });
  const where = page.locator('.p52-log-sheet .where');
  await where.waitFor();
  const day = await page.evaluate(async () => {
    const { createdAt } = await (await fetch(`/api${location.pathname.replace('/t/', '/tables/')}`)).json();
    return new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(createdAt);
  });
  const [first, host, date] = ((await where.textContent()) ?? '').split(' · ');
  expect(first).toMatch(/^The Drowned Bailey, (inside|outside)$/);
  expect(host).toBe(new URL(page.url()).host);
  expect(date).toBe(day);
});
