/** Whatever people read or hear comes from messages, which every language has: code itself says nothing but names. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../..');
const SOURCES = ['web/src/**/*.tsx', 'board/src/**/*.tsx', 'games/*/web/**/*.tsx'];
const UNDRAWN = SOURCES.map((pattern) => pattern.replace(/tsx$/, 'ts'));
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

const isWording = (text: string): boolean => /\p{L}{2}/u.test(text) && !/^[a-z]+$/.test(text);
/** The letters of a literal or of what stands between the places of a template. */
const lettersOf = ({ type, value, quasis }: Node): string[] =>
  type === 'Literal' && typeof value === 'string'
    ? [value.trim()]
    : type === 'TemplateLiteral'
      ? (quasis as { value: { cooked: string } }[]).map(({ value: { cooked } }) => cooked.trim())
      : [];

/** What an expression may come to as text: either side of a choice, and what stands behind a condition. */
function choicesOf(node: Node): string[] {
  if (node.type === 'JSXExpressionContainer' || node.type === 'ParenthesizedExpression') return choicesOf(node['expression'] as Node);
  if (node.type === 'ConditionalExpression') return [node['consequent'], node['alternate']].flatMap((side) => choicesOf(side as Node));
  if (node.type === 'LogicalExpression') return [node['left'], node['right']].flatMap((side) => choicesOf(side as Node));
  if (node.type === 'BinaryExpression' && node['operator'] === '+')
    return [node['left'], node['right']].flatMap((side) => choicesOf(side as Node));
  return lettersOf(node);
}

/** What this very piece of a page says in letters. One small word is a key. */
function saidBy(node: Node): string[] {
  const { type, name, value } = node;
  const told =
    type === 'JSXText'
      ? [String(value).trim()]
      : type === 'JSXAttribute' && WORDS.has(name?.name ?? '') && isNode(value)
        ? choicesOf(value)
        : type === 'JSXElement' || type === 'JSXFragment'
          ? (node['children'] as Node[]).filter((child) => child.type === 'JSXExpressionContainer').flatMap(choicesOf)
          : [];
  return told.filter(isWording);
}

const saidIn = (node: Node): string[] => [...saidBy(node), ...partsOf(node).flatMap(saidIn)];
const saidByCode = (file: string, code: string): string[] => saidIn(parseSync(file, code, { lang: 'tsx' }).program as unknown as Node);

/** Several words, the first with a capital letter: a sentence, or a title. */
const isSentence = (text: string): boolean => /^\p{Lu}[\p{L}’']*[ ,].*\p{L}/u.test(text);
/** Errors are for whoever mends them. */
const isForDevelopers = ({ type, callee }: Node): boolean =>
  type === 'ThrowStatement' || (type === 'NewExpression' && isNode(callee) && /Error$/.test(String(callee['name'] as unknown)));

/** `{ en: …, de: … }`: a text that stands here in every language. */
const isInEachLanguage = ({ type, properties }: Node): boolean =>
  type === 'ObjectExpression' &&
  ['en', 'de'].every((code) => (properties as Node[]).some(({ key }) => isNode(key) && (key['name'] as unknown) === code));

/** Sentences anywhere in code that draws nothing itself. */
function sentencesIn(node: Node): string[] {
  if (isForDevelopers(node) || isInEachLanguage(node)) return [];
  // What a record is looked up by is a name.
  const parts = node.type === 'Property' && !node['computed'] ? [node['value']].filter(isNode) : partsOf(node);
  return [...lettersOf(node).filter(isSentence), ...parts.flatMap(sentencesIn)];
}
const sentencesOf = (file: string, code: string): string[] => sentencesIn(parseSync(file, code, { lang: 'ts' }).program as unknown as Node);

const whatIsSaid = (patterns: readonly string[], find: (file: string, code: string) => string[]): string[] => {
  const files = globSync(patterns, { cwd: PACKAGES });
  expect(files.length).toBeGreaterThan(200);
  const said = files.flatMap((file) => find(file, readFileSync(join(PACKAGES, file), 'utf8')).map((text) => `${file}: ${text}`));
  return said.filter((each) => !NAMES.has(each.slice(each.indexOf(': ') + 2)));
};

test('no page and no board says a word that is not among its messages', () => {
  expect(whatIsSaid(SOURCES, saidByCode)).toEqual([]);
});

test('nor does the code behind them', () => {
  expect(whatIsSaid(UNDRAWN, sentencesOf)).toEqual([]);
});

test('words between tags, in attributes and on either side of a choice are found, keys and what is computed are not', () => {
  const code = `const Page = () => <p title="Go on" className="big" label="keys" aria-label={say('a.b')}>Hello, {name}<b>{n}</b> ×</p>;`;
  expect(saidByCode('page.tsx', code)).toEqual(['Go on', 'Hello,']);
  expect(
    saidByCode('page.tsx', `const Page = () => <b title={x && 'Up'}>{a ? 'Play' : (b ?? 'Nothing')}{\`\${n} Coins\`}{say('go.on')}</b>;`),
  ).toEqual(['Play', 'Nothing', 'Coins', 'Up']);
});

test('sentences in plain code are found, names of things and errors are not', () => {
  const code = `const x = { 'A key': 1, z: { en: 'For all', de: 'Für alle' }, y: ['Your turn', \`Round \${n}\`, 'Escape', 'button gold', '.Big one'] }; throw new Error('This is for us');`;
  expect(sentencesOf('code.ts', code)).toEqual(['Your turn']);
});
