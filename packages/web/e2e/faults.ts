/** What axe finds wrong with a page, in both themes and both sizes. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE } from './house.ts';
import type { Visitor } from './visitor.ts';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(options: object): Promise<AxeResults> };
  }
}

/** What axe finds serious or worse on the page as it is now, in one line each. */
async function faults({ page }: Visitor): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'], elementRef: false }));
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.split('\n').slice(1).join(' ').trim()}`),
    );
}

export const LOOKS = [
  { name: 'dark, desktop', theme: 'dark', size: DESKTOP },
  { name: 'light, desktop', theme: 'light', size: DESKTOP },
  { name: 'light, phone', theme: 'light', size: PHONE },
  { name: 'dark, phone', theme: 'dark', size: PHONE },
];

/** Looks at the page in both themes and both sizes, or only in some. */
export async function lookAt(visitor: Visitor, what: string, looks = LOOKS): Promise<void> {
  const found: string[] = [];
  for (const { name, theme, size } of looks) {
    await visitor.page.setViewportSize(size);
    await visitor.page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme;
      // Two frames: layouts follow the size, and what fades has faded.
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, theme);
    found.push(...(await faults(visitor)).map((fault) => `${what}, ${name}: ${fault}`));
  }
  await visitor.page.setViewportSize(DESKTOP);
  expect.soft(found).toEqual([]);
}
