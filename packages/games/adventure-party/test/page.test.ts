import { readFileSync } from 'node:fs';
import { readReference } from '@undercroft/engine';
import { expect, test } from 'vitest';

const pageOf = (file: string) => readReference(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).page;

test.each([
  { file: 'rules.md', title: 'How you begin', words: ['hire', 'chance', 'march'] },
  { file: 'rules.de.md', title: 'Wie du anfängst', words: ['Heuere', 'Chance', 'zieh los'] },
])('the first page says how one begins: AP-052 AP-055 AP-062 ($file)', ({ file, title, words }) => {
  const begins = pageOf(file).find((passage) => passage.title === title)!;
  for (const word of words) expect(begins.text).toContain(word);
});
