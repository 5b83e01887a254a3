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

/** All that another theme can change. */
const COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** What axe finds serious or worse on the page as it is now, in one line each. */
async function faults({ page }: Visitor, rules: object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const options = { resultTypes: ['violations'], elementRef: false, preload: false, ...rules };
  const { violations } = await page.evaluate((options) => window.axe.run(options), options);
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

/** Paints the page as people see it, and not only as far as tests need; resolves with how to stop that. */
async function paintFully({ page }: Visitor): Promise<() => Promise<void>> {
  // The plain sheet came before the page's own, which says each game's light.
  const plain = await page.evaluateHandle(() => document.adoptedStyleSheets.shift());
  return () => page.evaluate((plain) => void (plain && document.adoptedStyleSheets.unshift(plain)), plain);
}

/** Looks at the page in both themes and both sizes, or only in some. */
export async function lookAt(visitor: Visitor, what: string, looks = LOOKS): Promise<void> {
  const found: string[] = [];
  const paintPlainly = await paintFully(visitor);
  const seen = new Set<object>();
  for (const { name, theme, size } of looks) {
    await visitor.page.setViewportSize(size);
    await visitor.page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme;
      // Two frames: layouts follow the size, and what fades has faded.
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, theme);
    const rules = seen.has(size) ? COLOURS : {};
    seen.add(size);
    found.push(...(await faults(visitor, rules)).map((fault) => `${what}, ${name}: ${fault}`));
  }
  await paintPlainly();
  await visitor.page.setViewportSize(DESKTOP);
  expect.soft(found).toEqual([]);
}
