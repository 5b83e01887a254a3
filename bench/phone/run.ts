/**
 * `npm run bench:phone [-- --runs 3 --only p52 --pages packages/web/dist --pages <another build> --reports <folder>]`
 *
 * Lighthouse on each kind of page as a phone sees it: a slow network and a processor four times slower, both simulated. Each page is
 * opened in a browser that never saw it, at a table in the middle of its game. Prints medians; `--pages` compares builds, page by page.
 * Lighthouse itself is fetched when it is first wanted: nobody else needs it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { builtPages } from '@undercroft/web/build';
import { median } from '../median.ts';
import { type Marks, marksOf } from './lighthouse.ts';
import { openPlaces, type Place } from './places.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '.' },
    pages: { type: 'string', multiple: true },
    /** Where Lighthouse's whole reports are kept. */
    reports: { type: 'string' },
  },
});

const COLUMNS: readonly (keyof Marks)[] = [
  'performance',
  'accessibility',
  'practices',
  'seo',
  'firstPaint',
  'largestPaint',
  'blocked',
  'shift',
  'kilobytes',
  'machine',
];

async function measure(place: Place, runs: number): Promise<Marks> {
  const all: Marks[] = [];
  for (let run = 0; run < runs; run++) all.push(await marksOf(place));
  return Object.fromEntries(COLUMNS.map((column) => [column, median(all.map((marks) => marks[column]))])) as unknown as Marks;
}

const line = (cells: readonly (string | number)[]): string =>
  cells.map((cell, i) => (i === 0 ? String(cell).padEnd(34) : String(cell).padStart(15))).join('');

const runs = Number(values.runs);
const folder = await mkdtemp(join(tmpdir(), 'undercroft-phone-'));
const builds = values.pages?.map((pages) => resolve(pages)) ?? [await builtPages()];
const only = new RegExp(values.only);
console.log(line(['page', ...COLUMNS]));
try {
  const houses = await Promise.all(
    builds.map((pages, i) => openPlaces(pages, { data: join(folder, String(i)), reports: resolve(values.reports ?? folder) })),
  );
  for (const [i, { name }] of (houses[0]?.places ?? []).entries()) {
    if (!only.test(name)) continue;
    for (const { places } of houses) {
      const marks = await measure(places[i]!, runs);
      console.log(line([name, ...COLUMNS.map((column) => marks[column])]));
    }
  }
  for (const { close } of houses) await close();
} finally {
  await rm(folder, { recursive: true, force: true });
}
