/** Before all browser tests: the pages are built and a Chromium is started, once. Every file has windows of its own in it. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { needChromium } from '../../../tools/chromium.mjs';
import { builtPages } from '../build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built pages and the address of the Chromium that runs, or why there is neither. */
    browser: { pages: string; chromium: string } | { trouble: string };
  }
}

/** What Chromium need not do. The last list counts, so the first line repeats what Playwright turns off for good reasons. */
const OFF = [
  ...[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ],
  ...['AimEnabled', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PreconnectToSearch', 'Translate'],
  // Two pages of the browser's own behind each window: half a second each time a visitor comes.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
];

const ARGS = [
  `--disable-features=${OFF.join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  try {
    const pages = await builtPages();
    const args = process.getuid?.() === 0 ? [...ARGS, '--no-sandbox'] : ARGS;
    const browser = await chromium.launchServer({ executablePath: await needChromium(), args, host: '127.0.0.1' });
    project.provide('browser', { chromium: browser.wsEndpoint(), pages });
    return () => browser.close();
  } catch (error) {
    // Every browser test fails of it; the other tests still count.
    project.provide('browser', { trouble: String(error) });
    return undefined;
  }
}
