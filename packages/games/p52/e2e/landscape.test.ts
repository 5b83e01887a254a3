import { FINGER, tooSmall } from '@undercroft/web/e2e/fingers.ts';
import { openHouse, PHONE } from '@undercroft/web/e2e/house.ts';
import { outOfSight } from '@undercroft/web/e2e/in-sight.ts';
import { isOnOneScreen, LOW } from '@undercroft/web/e2e/one-screen.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Moment, openAt } from './moments.ts';

const house = openHouse();

const lowAt = async (until: (moment: Moment) => boolean): Promise<Page> =>
  (await openAt(house(), until, { viewport: LOW, hasTouch: true })).page;

const levelOf = ({ view }: Moment): number => view.heroes[0]!.sheet?.level ?? 0;

test('a new character: those who are ready, and behind a press the peoples, with the question above them', async () => {
  const page = await lowAt(({ kind }) => kind === 'race');
  await isOnOneScreen(page, 'race', '.p52-stage h2');
  expect(await outOfSight(page.locator('.p52-ready .button'))).toEqual([]);
  await page.locator('.p52-ready.own .button').click();
  await page.locator('.p52-pick').first().waitFor();
  await isOnOneScreen(page, 'race', '.p52-stage h2');
});

test('a new character: every core has its two buttons in sight, and what is left to place stands beside them', async () => {
  const page = await lowAt(({ kind }) => kind === 'split');
  await isOnOneScreen(page, 'split', '.p52-stage h2');
  expect(await outOfSight(page.locator('.p52-split .stepper .button, .p52-foot .button, .p52-left'))).toEqual([]);
});

test('quests: all bills on the wall, and the gold button', async () => {
  const page = await lowAt(({ kind }) => kind === 'quest');
  await isOnOneScreen(page, 'quest', '.p52-quests .ask');
  expect(await outOfSight(page.locator('.p52-quest, .p52-quests .gold'))).toEqual([]);
});

test('before the first room: what is taken beside the quest', async () => {
  const page = await lowAt(({ kind, view }) => kind === 'item' && view.quest.entered === 0);
  await isOnOneScreen(page, 'item', '.p52-act .ask');
  expect(await outOfSight(page.locator('.p52-act .gold'))).toEqual([]);
});

test('a turn: the room is as high as the screen, and its verbs and the deed stand beside it', async () => {
  const page = await lowAt(({ kind, view }) => kind === 'act' && view.enemies.length > 0);
  await isOnOneScreen(page, 'act', '.p52-verbs');
  expect(await outOfSight(page.locator('.p52-verb, .p52-go > *, .p52-tabs button'))).toEqual([]);
  const room = (await page.locator('.p52-frame').boundingBox())!;
  expect(room.height).toBeGreaterThan(LOW.height / 2);
  expect(await outOfSight(page.locator('.p52-frame'))).toEqual([]);
  // The sheet lies over the room and leaves the question where it is.
  await page.locator('.p52-tabs button').last().click();
  await page.locator('.p52-sheet').waitFor();
  expect(await outOfSight(page.locator('.p52-sheet, .p52-go > *'))).toEqual([]);
});

test('a blow: what may be done against it, and the deed under none of it', async () => {
  const page = await lowAt(({ kind, options }) => kind === 'defend' && options.length > 2);
  await isOnOneScreen(page, 'defend', '.p52-act .ask');
  expect(await outOfSight(page.locator('.p52-act .p52-row, .p52-go > *'))).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await outOfSight(page.locator('.p52-act .p52-row, .p52-go > *'))).toEqual([]);
});

test('after a room: what is chosen first, and taking it beside it', async () => {
  let asked = '';
  const page = await lowAt((moment) => {
    asked = moment.kind;
    return asked === 'raise' || (asked === 'split' && levelOf(moment) > 0);
  });
  await isOnOneScreen(page, asked, '.p52-band h2');
  expect(await outOfSight(page.locator('.p52-take .button, .p52-tile:visible'))).toEqual([]);
});

test('fingers find every verb of a turn, on its side and on the narrowest phone', async () => {
  const page = await lowAt(({ kind, options }) => kind === 'act' && options.some(({ kind, ...d }) => kind === 'act' && 'enemy' in d));
  for (const size of [LOW, { width: 360, height: 640 }]) {
    await page.setViewportSize(size);
    expect([size, await page.evaluate(tooSmall, FINGER)]).toEqual([size, []]);
  }
});

/** A phone upright, and what browsers leave of it. */
const UPRIGHT = [PHONE, { width: 390, height: 664 }];

test('upright the deed is in sight however many quests hang on the wall, and however much there is to take', async () => {
  for (const wanted of ['quest', 'item']) {
    const page = await lowAt(({ kind, view }) => kind === wanted && view.quest.entered === 0);
    for (const size of UPRIGHT) {
      await page.setViewportSize(size);
      expect([wanted, size, await outOfSight(page.locator('.p52-go .button:visible'))]).toEqual([wanted, size, []]);
    }
  }
});

test('upright every core has its two buttons in sight', async () => {
  const page = await lowAt(({ kind }) => kind === 'split');
  await page.setViewportSize(PHONE);
  expect(await outOfSight(page.locator('.p52-split .stepper .button, .p52-foot .button, .p52-left'))).toEqual([]);
});

test('upright a turn is on one screen, also where browsers leave little of it', async () => {
  const page = await lowAt(({ kind, view }) => kind === 'act' && view.enemies.length > 0);
  await page.setViewportSize({ width: 390, height: 664 });
  expect(await outOfSight(page.locator('.p52-verb, .p52-go > *, .p52-tabs button'))).toEqual([]);
});
