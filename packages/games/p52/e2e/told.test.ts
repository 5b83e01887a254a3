import { openHouse } from '@undercroft/web/e2e/house.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Moment, openAt } from './moments.ts';

const house = openHouse();
const attacks = ({ kind, options }: Moment): boolean => kind === 'act' && options.some((d) => d.kind === 'act' && d.do === 'attack');

interface Picture {
  beat: string;
  /** Somebody defends, or is about to: the blow itself lies there already. */
  defended: boolean;
  verdict: string;
  sentence: string;
  lines: number;
}

declare global {
  var pictures: Picture[];
}

/** Writes down whatever the page shows of a flip, at each change of it. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.pictures = [];
    const look = () => {
      const strip = document.querySelector<HTMLElement>('.p52-strip');
      if (strip === null || document.querySelector('[data-scene]') === null) return;
      globalThis.pictures.push({
        beat: strip.dataset['beat'] ?? '',
        defended: strip.querySelectorAll(':scope > .p52-card').length > 0,
        verdict: strip.querySelector('.verdict')?.textContent ?? '',
        sentence: document.querySelector('.p52-waits')?.textContent ?? '',
        lines: document.querySelectorAll('.log-lines li, .log-panel li').length,
      });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

test('while a card turns nothing on the page knows what it comes to, and then it is written', async () => {
  const { page } = await openAt(house(), attacks, { reducedMotion: 'no-preference' });
  await watch(page);
  await page.locator('.p52-go .gold, .p52-go .button.big').first().click();
  await page.waitForFunction(
    () =>
      globalThis.pictures.some(({ beat, verdict }) => beat === 'all' && verdict !== '') &&
      globalThis.pictures.some(({ beat }) => beat === 'card'),
  );
  const pictures = await page.evaluate(() => globalThis.pictures);
  const turning = pictures.filter(({ beat }) => beat !== 'all');
  expect(turning.length).toBeGreaterThan(1);
  expect(new Set(turning.map(({ sentence }) => sentence))).toEqual(new Set(['']));
  expect(new Set(turning.filter(({ defended }) => !defended).map(({ verdict }) => verdict))).toEqual(new Set(['']));
  // The log keeps still as long as the scene is acted out.
  const first = pictures.findIndex(({ beat, verdict }) => beat === 'all' && verdict !== '');
  expect(new Set(pictures.slice(0, first + 1).map(({ lines }) => lines)).size).toBe(1);
});

test('each part of a sum has its name on the strip, once the cards lie there', async () => {
  const { page } = await openAt(house(), attacks);
  await page.locator('.p52-go .gold, .p52-go .button.big').first().click();
  await page.locator('.table-screen[data-asked] .p52-sums').waitFor();
  const sums = await page.locator('.p52-sum').allTextContents();
  expect(sums.length).toBeGreaterThan(1);
  for (const sum of sums) {
    const [total, parts = ''] = sum.split(' = ');
    const numbers = [...parts.matchAll(/[+−-]?\d+(?= )/g)].map(([n]) => Number(n.replace('−', '-')));
    if (parts !== '') expect(numbers.reduce((a, b) => a + b, 0)).toBe(Number(/\d+$/.exec(total!)![0]));
    // A number without a name would stand before the next number or the end.
    expect(parts).not.toMatch(/\d+ +[+−-]?\d|\d+ *$/);
  }
});

test('who wants less movement sees the same cards and nothing that moves', async () => {
  const { page } = await openAt(house(), attacks);
  await page.locator('.p52-go .gold, .p52-go .button.big').first().click();
  await page.locator('.table-screen[data-asked] .p52-strip .verdict').first().waitFor();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((each) => {
        const { target } = each.effect as KeyframeEffect;
        return (
          each.playState === 'running' &&
          target?.closest('.p52-token, .p52-strip') !== null &&
          each.effect!.getComputedTiming().duration !== 0
        );
      }).length,
  );
  expect(moving).toBe(0);
});
