import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('.', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, here), 'utf8');

test('every typeface is shipped with the text of its licence, and the credits lead to it', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read('../package.json'));
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) {
    const file = `licences/${font.split('/')[1]}.txt`;
    expect(existsSync(new URL(`../public/${file}`, here)), file).toBe(true);
    expect(read(`../public/${file}`)).toBe(read(`../../../node_modules/${font}/LICENSE`));
    expect(read(`../public/${file}`)).toContain('SIL OPEN FONT LICENSE');
    expect(read('../src/pages/about.tsx')).toContain(`href="/${file}"`);
  }
});
