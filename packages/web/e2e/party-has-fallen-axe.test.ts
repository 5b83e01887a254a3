import { sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { LOOKS, lookAt } from './faults.ts';
import { robot } from './hands.ts';
import { openHouse } from './house.ts';
import { GAME, next, TREASURY } from './party.ts';

const house = openHouse();

/** One theme for each size. */
const SOME = LOOKS.slice(1, 3);
const OTHERS = [LOOKS[0]!, LOOKS[3]!];

test('the workshop for dungeons', async () => {
  const visitor = await house().visitor();
  const page = await visitor.go('/games/party-has-fallen/layouts');
  await page.locator('.phf-paper').waitFor();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.locator('[data-spot="0 0"]').click();
  await page.locator('.phf-checks .unmet').first().waitFor();
  await lookAt(visitor, 'workshop');
  await page.getByRole('button', { name: 'As text' }).click();
  await page.locator('dialog[open]').waitFor();
  await lookAt(visitor, 'dungeons as text', SOME);
});

test('a game from its drafts to its ending', async () => {
  const visitor = await house().visitor();
  await visitor.become('Adept');
  await visitor.play({ game: GAME, seats: 4, options: { ...TREASURY, 'dungeon.layout': 'custom', 'game.roundCap': 2, 'mix.empty': 4 } });
  const { page } = visitor;
  const seen = new Set<string>();
  const open = async (name: string, selector: string) => {
    await page.locator(selector).first().click();
    await page.locator('dialog[open]').waitFor();
    await lookAt(visitor, name, SOME);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  };
  const lookOnce = async () => {
    const kind = await page.evaluate(() => {
      if (document.querySelector('dialog[open]')) return undefined;
      const control = document.querySelector<HTMLElement>('.phf-draft [data-decision], .phf-act [data-decision]');
      return control?.dataset['decision'];
    });
    if (kind === undefined || seen.has(kind)) return;
    seen.add(kind);
    await lookAt(visitor, `the question '${kind}'`, kind === 'turn' ? LOOKS : seen.size % 2 === 0 ? SOME : OTHERS);
    if (kind !== 'turn') return;
    await open('hero sheet', '.phf-seat button');
    await open('trade', '.phf-meanwhile [data-decision="offer"]');
  };
  await robot(page, { seed: 12, before: lookOnce });
  expect([...seen]).toEqual(expect.arrayContaining(['layout', 'goal', 'hero', 'ability', 'start', 'turn', 'step']));
  await lookAt(visitor, 'ending');
});

declare global {
  interface Window {
    /** How long timers take, against what they are told. */
    tempo: number;
  }
}

test('the theatre of a fight', async () => {
  const visitor = await house().visitor({ reducedMotion: 'no-preference' });
  const { page } = visitor;
  await page.addInitScript(() => {
    const real = window.setTimeout;
    window.tempo = 0.01;
    window.setTimeout = ((run: () => void, ms = 0) => real(run, ms * window.tempo)) as typeof window.setTimeout;
  });
  await visitor.become('Slow');
  await visitor.play({ game: GAME, seats: 2, options: { ...TREASURY, 'mix.item': 4, 'win.minRounds': 10 } });
  const attack = page.locator('.danger[data-want]');
  const tempo = (times: number) =>
    page.evaluate((times) => {
      window.tempo = times;
    }, times);
  const random = sfc32(4);
  for (let presses = 0; presses < 500; presses++) {
    if ((await next(page, random)) === null) await page.waitForTimeout(10);
    else if ((await attack.count()) > 0) {
      // From here on everything takes its time; unless the moment has passed.
      await tempo(30);
      const pressed = await attack.click({ timeout: 2000 }).then(
        () => true,
        () => false,
      );
      if (pressed) break;
      await tempo(0.01);
    } else
      await page
        .locator('[data-want]')
        .click({ timeout: 1000 })
        .catch(() => undefined);
  }
  await page.locator('[data-stage="fight"]').waitFor();
  await lookAt(visitor, 'fight');
  expect(await page.locator('[data-stage="fight"]').count()).toBe(1);
});
