/** The same bits on every machine: hashes of 2,000 throws are part of the project. A browser test compares them too. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const file = join(import.meta.dirname, 'golden', 'bits.json');
const hashed = (...args: string[]) => {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const rest = args.filter((arg) => !arg.startsWith('--'));
  return JSON.parse(execFileSync(process.execPath, [...flags, join(import.meta.dirname, 'print-bits.ts'), ...rest], { encoding: 'utf8' }));
};

const now = hashed();
if (process.env['UPDATE_GOLDEN']) writeFileSync(file, `${JSON.stringify(now)}\n`);
const golden = JSON.parse(readFileSync(file, 'utf8'));

test('2,000 throws have the bits they always had', () => {
  expect(now).toEqual(golden);
});

test('the order of throws leaves no trace', () => {
  expect(hashed('2000', 'backwards')).toEqual(golden);
});

test('without the compiler the bits are the same', () => {
  expect(hashed('--no-opt', '60').first).toBe(golden.first);
});
