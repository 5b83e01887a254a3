/** Sounds: none until somebody wants them, then as loud as they like, and gone at a touch. */
import { expect, test } from 'vitest';
import { FINGER, tooSmall } from './fingers.ts';
import { DESKTOP, openHouse, PHONE } from './house.ts';
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
  if (device === 'a phone') {
    await page.getByRole('checkbox', { name: 'Sounds' }).uncheck();
    await page.keyboard.press('Escape');
  } else {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Mute the sounds' }).click();
    await page.getByRole('button', { name: 'Hear the sounds' }).waitFor();
  }
  const muted = await sounds();
  await page.locator('[data-decision]:not(:disabled)').first().click();
  expect(await sounds()).toBe(muted);
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
