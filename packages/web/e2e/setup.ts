/** Before all browser tests: the pages are built and Chromium is found, once. */
import type { TestProject } from 'vitest/node';
import { needChromium } from '../../../tools/chromium.mjs';
import { builtPages } from '../build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built pages, Chromium's program, and why there are none. */
    browser: { pages: string; chromium: string } | { trouble: string };
  }
}

export default async function setup(project: TestProject): Promise<void> {
  try {
    project.provide('browser', { chromium: await needChromium(), pages: await builtPages() });
  } catch (error) {
    // Every browser test fails of it; the other tests still count.
    project.provide('browser', { trouble: String(error) });
  }
}
