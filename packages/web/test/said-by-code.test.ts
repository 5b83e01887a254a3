/** Whatever people read or hear comes from messages, which every language has: code itself says nothing but names. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../..');
const SOURCES = ['web/src/**/*.tsx', 'board/src/**/*.tsx', 'games/*/web/**/*.tsx'];
/** What is said aloud, shown as a hint or given to a control as its words. */
const WORDS = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'help',
  'label',
  'placeholder',
  'title',
]);
/** Names of ours and of others, and a command to type: the same in every language. */
const NAMES = new Set([
  'Undercroft',
  'Grenze Gotisch',
  'Atkinson Hyperlegible Next',
  '(Omnibus-Type),',
  '(Braille Institute)',
  'SIL Open Font License 1.1',
  'CC BY 3.0',
  'CC BY-NC-SA 3.0',
  'game-icons.net',
  'undercroft verify',
]);

interface Node {
  type: string;
  name?: { name: string };
  value?: unknown;
  [part: string]: unknown;
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** What this very piece of a page says in letters, if it does. */
function saidBy({ type, name, value }: Node): string | null {
  const told = type === 'JSXAttribute' && WORDS.has(name?.name ?? '') && isNode(value) ? value['value'] : type === 'JSXText' ? value : null;
  const text = typeof told === 'string' ? told.trim() : '';
  // One small word is a key.
  return /\p{L}{2}/u.test(text) && !/^[a-z]+$/.test(text) ? text : null;
}

const saidIn = (node: Node): string[] => [saidBy(node) ?? [], ...partsOf(node).map(saidIn)].flat();
const saidByCode = (file: string, code: string): string[] => saidIn(parseSync(file, code, { lang: 'tsx' }).program as unknown as Node);

test('no page and no board says a word that is not among its messages', () => {
  const files = globSync(SOURCES, { cwd: PACKAGES });
  expect(files.length).toBeGreaterThan(200);
  const said = files.flatMap((file) => saidByCode(file, readFileSync(join(PACKAGES, file), 'utf8')).map((text) => `${file}: ${text}`));
  expect(said.filter((each) => !NAMES.has(each.slice(each.indexOf(': ') + 2)))).toEqual([]);
});

test('words between tags and in attributes are found, keys and what is computed are not', () => {
  const code = `const Page = () => <p title="Go on" className="big" label="keys" aria-label={say('a.b')}>Hello, {name}<b>{n}</b> ×</p>;`;
  expect(saidByCode('page.tsx', code)).toEqual(['Go on', 'Hello,']);
});
