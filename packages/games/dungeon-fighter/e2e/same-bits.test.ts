/** Two thousand throws in a real Chromium, page and worker: the bits that Node computes. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const physics = join(import.meta.dirname, '../../../physics');
const golden: { physics: string; first: string; all: string } = JSON.parse(readFileSync(join(physics, 'test/golden/bits.json'), 'utf8'));
const HOUSE = 'http://physics.test';

let browser: Browser;
let page: Page;

/** The sources as they are, without their types: no bundler stands between the code and the engine. */
beforeAll(async () => {
  const found = inject('browser');
  if ('trouble' in found) throw new Error(found.trouble);
  browser = await chromium.connect(found.chromium);
  page = await browser.newPage();
  await page.route(`${HOUSE}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (!path.endsWith('.ts')) return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    const code = stripTypeScriptTypes(readFileSync(join(physics, path), 'utf8'));
    return route.fulfill({ contentType: 'text/javascript', body: code });
  });
  await page.goto(HOUSE);
});

afterAll(() => browser?.close());

test('a page computes the same bits', async () => {
  // As text: what the test runner makes of `import` means nothing in a page.
  const hashes = await page.evaluate(`import('${HOUSE}/test/bits.ts').then((bits) => bits.hashes())`);
  expect(hashes).toEqual(golden);
});

test('so does a worker', async () => {
  const hashes = await page.evaluate((url) => {
    const code = `import(${JSON.stringify(url)}).then((bits) => postMessage(bits.hashes()), (error) => postMessage(String(error)));`;
    const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })), { type: 'module' });
    return new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
    });
  }, `${HOUSE}/test/bits.ts`);
  expect(hashes).toEqual(golden);
});
