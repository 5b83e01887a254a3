import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { rounded } from '../icons.ts';

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> };

/** A path as its letters and numbers, flags of arcs among them. */
const tokensOf = (path: string): string[] => path.match(/[a-z]|-?(?:\d*\.\d+|\d+)/gi) ?? [];

test('drawings are rounded to a tenth, and no number is lost, joined or moved', () => {
  const paths = Object.values(icons).flatMap(({ body }) => [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path!));
  expect(paths.length).toBeGreaterThan(4000);
  // Flags that were written together (`a1 1 0 01.5.5`) would be read as one number.
  expect(paths.filter((path) => /(^|[^\d.])0\d/.test(path))).toEqual([]);
  let [before, after] = [0, 0];
  const broken = paths.filter((path) => {
    const [whole, short] = [tokensOf(path), tokensOf(rounded(path))];
    before += path.length;
    after += rounded(path).length;
    const same = (token: string, i: number) => token === short[i] || Math.abs(Number(token) - Number(short[i])) <= 0.0501;
    return whole.length !== short.length || !whole.every(same);
  });
  expect(broken.slice(0, 3)).toEqual([]);
  expect(after / before).toBeLessThan(0.85);
});
