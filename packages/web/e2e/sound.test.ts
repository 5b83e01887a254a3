/** Sounds: none until somebody wants them, then as loud as they like, and gone at a touch. */
import { expect, test } from 'vitest';
import { FINGER, tooSmall } from './fingers.ts';
import { DESKTOP, openHouse, PHONE } from './house.ts';
import { outOfSight } from './in-sight.ts';
import { playUntil } from './swift.ts';

const house = openHouse();

/** Counts every tone and hiss that the page lets sound. */
function countSounds(): void {
  const { start } = AudioScheduledSourceNode.prototype;
  document.documentElement.dataset['sounds'] = '0';
  AudioScheduledSourceNode.prototype.start = function (...when) {
    const { dataset } = document.documentElement;
    dataset['sounds'] = String(Number(dataset['sounds']) + 1);
    return start.apply(this, when);
  };
}

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s a table is silent until sounds are wanted; their volume and an end to them are at hand', async (device, viewport) => {
  const visitor = await house().visitor({ viewport, hasTouch: device === 'a phone' });
  const { page } = visitor;
  await visitor.become('Ada');
  await visitor.play({ game: 'table-dungeon', seats: 2 });
  await page.locator('.table-screen[data-asked]').waitFor();
  await page.evaluate(countSounds);
  const sounds = async () => Number(await page.locator('html').getAttribute('data-sounds'));
  await page.locator('[data-decision]:not(:disabled)').first().click();
  expect(await sounds()).toBe(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Sounds' }).check();
  const volume = page.getByRole('slider', { name: 'Volume' });
  await volume.press('ArrowRight');
  await expect.poll(sounds).toBeGreaterThan(0);
  expect(await page.evaluate(tooSmall, FINGER)).toEqual([]);
  // Silence at the end of the slider, and at one touch.
  await volume.press('Home');
  const before = await sounds();
  await volume.press('Home');
  expect(await sounds()).toBe(before);
  await volume.press('End');
  await expect.poll(sounds).toBeGreaterThan(before);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mute the sounds' }).click();
  await page.getByRole('button', { name: device === 'a phone' ? 'Settings' : 'Hear the sounds' }).waitFor();
  const muted = await sounds();
  await page.locator('[data-decision]:not(:disabled)').first().click();
  expect(await sounds()).toBe(muted);
});

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s sounds are offered once, at the first press of a game, and nothing moves', async (device, viewport) => {
  const visitor = await house().visitor({ viewport, hasTouch: device === 'a phone' });
  const { page } = visitor;
  await visitor.become('Ada');
  await visitor.play({ game: 'cellar', seats: 2 });
  await page.locator('.table-screen[data-asked~="prepare"]').waitFor();
  await page.evaluate(countSounds);
  const board = () => page.locator('.table-board').boundingBox();
  const before = await board();
  const offer = page.getByRole('button', { name: 'Sound on?' });
  expect(await offer.count()).toBe(0);
  await page.locator('[data-decision="prepare"]:not(:disabled)').first().click();
  await offer.waitFor();
  expect(await board()).toEqual(before);
  expect(await outOfSight(page.locator('.sound-offer button'))).toEqual([]);
  await offer.click();
  await expect.poll(async () => Number(await page.locator('html').getAttribute('data-sounds'))).toBeGreaterThan(0);
  await offer.waitFor({ state: 'detached' });
  // One press away again, and nobody is asked twice: not at the next table either.
  await page.getByRole('button', { name: 'Mute the sounds' }).click();
  await visitor.play({ game: 'cellar', seats: 2 });
  await page.locator('[data-decision="prepare"]:not(:disabled)').first().click();
  await page.locator('.table-screen[data-asked]:not([data-asked~="prepare"])').waitFor();
  expect(await offer.count()).toBe(0);
});

test('whoever does not care goes on playing, and the offer is gone', async () => {
  const visitor = await house().visitor({ viewport: PHONE, hasTouch: true });
  const { page } = visitor;
  await visitor.become('Ada');
  await visitor.play({ game: 'cellar', seats: 2 });
  await page.locator('[data-decision="prepare"]:not(:disabled)').first().click();
  await page.getByRole('button', { name: 'Sound on?' }).waitFor();
  await page.locator('.table-screen[data-asked~="step"]').waitFor();
  await page.locator('[data-decision="step"]:not(:disabled)').first().click();
  await page.getByRole('button', { name: 'Sound on?' }).waitFor({ state: 'detached' });
});

test('on a phone every page leads to how it works', async () => {
  const visitor = await house().visitor({ viewport: PHONE, hasTouch: true });
  const { page } = visitor;
  await visitor.become('Ada');
  const { id } = await visitor.newTable({ game: 'cellar', seats: 2, visibility: 'public' });
  for (const path of ['/', '/games/cellar', '/shelf', '/learn/cellar', '/alone/cellar', `/t/${id}`, '/nowhere']) {
    await visitor.go(path);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'How it works' }).click();
    await page.waitForURL(/\/about$/);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

test('the end of a game is heard by whoever saw it being played, and by nobody who comes afterwards', async () => {
  const [ada, ben, cyd] = [await house().visitor(), await house().visitor(), await house().visitor()];
  const people = [await ada.become('Ada'), await ben.become('Ben')];
  const { id } = await ada.newTable({ game: 'table-dungeon', seats: 2, visibility: 'public' });
  await ben.sit(id, 1);
  await ada.start(id);
  // Nothing moves and it is nobody's turn here: the end is all there is to hear.
  await cyd.context.addInitScript(() => localStorage.setItem('undercroft-settings', '{"sound":true}'));
  const { page } = cyd;
  const sounds = async () => Number(await page.locator('html').getAttribute('data-sounds'));
  await cyd.go(`/t/${id}`);
  await page.locator('.table-screen').click({ position: { x: 400, y: 20 } });
  await page.evaluate(countSounds);
  await playUntil(house(), id, { people, until: () => false });
  await page.locator('.ending').waitFor();
  await expect.poll(sounds).toBeGreaterThan(2);
  await page.reload();
  await page.evaluate(countSounds);
  await page.locator('.ending').click({ position: { x: 5, y: 5 } });
  expect(await sounds()).toBe(0);
});
