import { expect, test } from 'vitest';
// @ts-expect-error a script without types
import { rings } from '../cycles.mjs';

const file = (name: string, ...targets: string[]): [string, string] => [
  `src/${name}.ts`,
  targets.map((target) => `import { x } from './${target}.ts';`).join('\n'),
];
const found = (...files: [string, string][]): string[][] => rings(files).map((ring: string[]) => ring.toSorted());

test('files that import each other are found, however long the ring', () => {
  expect(found(file('a', 'b'), file('b', 'c'), file('c'))).toEqual([]);
  expect(found(file('a', 'b'), file('b', 'a'))).toEqual([['src/a.ts', 'src/b.ts']]);
  expect(found(file('a', 'b'), file('b', 'c'), file('c', 'a'), file('d', 'a'))).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts']]);
});

test('types alone make no ring: they are gone before anything runs', () => {
  const types: [string, string] = ['src/a.ts', "import type { B } from './b.ts';\nimport { type C } from './b.ts';"];
  expect(found(types, file('b', 'a'))).toEqual([]);
  expect(found(['src/a.ts', "import { type B,\n  b } from './b.ts';"], file('b', 'a'))).toHaveLength(1);
});

test('other folders and packages are none of ours', () => {
  expect(found(['src/a.ts', "import { x } from '../other/b.ts';\nexport * from '@undercroft/engine';"])).toEqual([]);
});
