/** A house for browser tests: one server with the built pages, the Chromium of all tests, and visitors with a browser of their own. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, readConfig, startServer } from '@undercroft/server';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { Gate } from './gate.ts';
import { PATIENCE } from './hands.ts';
import { Visitor } from './visitor.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Without a graphics card textures, shadows and filters are half of a page's work, and move nothing. */
const PLAIN = `*, *::before, *::after {
  background-image: none !important;
  box-shadow: none !important;
  filter: none !important;
  mask: none !important;
  mix-blend-mode: normal !important;
  text-shadow: none !important;
}`;

/** What colours look like is looked at without this sheet. */
function paintPlainly(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Ids and secrets that are the same in every run, so that tables of tests have the same dice. */
function sameEachTime(): { id(key: string | null): string; secret(): string } {
  let [tables, secrets] = [0, 0];
  return {
    // A key is somebody's for one thing, such as the rematch of a table: asked for again, it is the same id.
    id: (key) => (key?.startsWith('rematch:') ? key.replaceAll(/[^a-z0-9]/gi, '-') : `table-${String(++tables).padStart(6, '0')}`),
    secret: () => createHash('sha256').update(`secret ${++secrets}`).digest('hex'),
  };
}

export class House {
  readonly server: RunningServer;
  readonly url: string;
  /** The server's clock runs this much ahead, in milliseconds. */
  ahead = 0;
  private readonly browser: Browser;
  private readonly folder: string;
  private readonly gates: Gate[] = [];
  private visitors: Visitor[] = [];

  private constructor(parts: { server: RunningServer; browser: Browser; folder: string }) {
    this.server = parts.server;
    this.browser = parts.browser;
    this.folder = parts.folder;
    this.url = parts.server.url;
  }

  static async open(): Promise<House> {
    const built = inject('browser');
    if ('trouble' in built) throw new Error(built.trouble);
    const folder = await mkdtemp(join(tmpdir(), 'undercroft-browser-'));
    const config = { ...readConfig([], {}), port: 0, rateLimit: 0, data: folder, logLevel: 'error', pages: built.pages };
    const time = { now: () => Date.now() + (house?.ahead ?? 0) };
    let house: House | undefined;
    const bots = { delayMs: 0, threads: 1 };
    const server = await startServer(config, { tables: { bots, clock: time, fresh: sameEachTime() } });
    const browser = await chromium.connect(built.chromium);
    house = new House({ server, browser, folder });
    return house;
  }

  /**
   * Somebody with a browser of their own; movement is off unless asked for, so that nothing needs waiting for. What is
   * to be measured is painted `fully`.
   */
  async visitor(options: BrowserContextOptions & { at?: string; fully?: boolean } = {}): Promise<Visitor> {
    const { at = this.url, fully = false, ...rest } = options;
    const context = await this.browser.newContext({
      viewport: DESKTOP,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...rest,
    });
    context.setDefaultTimeout(PATIENCE);
    if (!fully) await context.addInitScript(paintPlainly, PLAIN);
    const visitor = new Visitor(context, await context.newPage(), at);
    this.visitors.push(visitor);
    return visitor;
  }

  /** Another way into the house, that can be cut. */
  async gate(): Promise<Gate> {
    const gate = await Gate.open(this.server.port);
    this.gates.push(gate);
    return gate;
  }

  /** Sends everybody home, and says what their browsers complained of. */
  async clear(): Promise<string[]> {
    const leaving = this.visitors;
    this.visitors = [];
    await Promise.all(leaving.map((visitor) => visitor.context.close()));
    return leaving.flatMap((visitor) => visitor.complaints);
  }

  async close(): Promise<void> {
    await this.browser.close();
    for (const gate of this.gates) await gate.close();
    await this.server.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/**
 * A house for the tests of a file. After each test nobody may have complained: no error on a page, nothing the
 * security policy forbids, no request to anywhere else.
 */
export function openHouse(): () => House {
  let house: House | undefined;
  beforeAll(async () => {
    house = await House.open();
  });
  afterEach(async () => {
    expect(await house?.clear()).toEqual([]);
  });
  afterAll(() => house?.close());
  return () => {
    if (!house) throw new Error('the house opens before the first test');
    return house;
  };
}
