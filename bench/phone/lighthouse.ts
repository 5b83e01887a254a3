/** What Lighthouse says of one page, in a browser that was just opened. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { needChromium } from '../../tools/chromium.mjs';
import type { Place } from './places.ts';

/** Marks of 100, times in milliseconds. */
export interface Marks {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  kilobytes: number;
  /** How fast the machine was meanwhile: figures of a busy one (under 1500 or so) say little. */
  machine: number;
}

const LIGHTHOUSE = 'lighthouse@13.5.0';
const FLAGS = ['--quiet', '--output=json', '--only-categories=performance,accessibility,best-practices,seo'];
const BROWSER = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function readMarks({ categories, audits, environment }: Report): Marks {
  const mark = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    practices: mark('best-practices'),
    seo: mark('seo'),
    firstPaint: Math.round(figure('first-contentful-paint')),
    largestPaint: Math.round(figure('largest-contentful-paint')),
    blocked: Math.round(figure('total-blocking-time')),
    shift: Math.round(figure('cumulative-layout-shift') * 1000) / 1000,
    kilobytes: Math.round(figure('total-byte-weight') / 1000),
    machine: Math.round(environment.benchmarkIndex),
  };
}

/** Its recording of a page fails now and then. */
const TRIES = 3;

export async function marksOf(place: Place): Promise<Marks> {
  for (let tries = 1; ; tries++) {
    try {
      return await look(place);
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

/** A browser that knows nothing but who its owner is. */
async function look({ name, url, cookies, reports }: Place): Promise<Marks> {
  const port = await freePort();
  const asRoot = process.getuid?.() === 0;
  const context = await chromium.launchPersistentContext('', {
    executablePath: await needChromium(),
    args: [...BROWSER, ...(asRoot ? ['--no-sandbox'] : []), `--remote-debugging-port=${port}`],
  });
  try {
    await context.addCookies(cookies);
    const file = join(reports, `${name.replace(' ', '-')}-${port}.json`);
    const args = ['exec', '--yes', '--', LIGHTHOUSE, url, `--port=${port}`, `--output-path=${file}`, ...FLAGS];
    await promisify(execFile)('npm', args);
    return readMarks(JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await context.close();
  }
}
