import { type KnownTerms, piecesOf } from '@undercroft/board/terms/terms.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const known: KnownTerms = {
  pieces: (text) => text.split(/(flight)/).map((part) => (part === 'flight' ? { text: part, term: 'flight' } : part)),
  open: () => undefined,
};
const drawn = (text: string) => renderToStaticMarkup(<p>{piecesOf(known, text)}</p>);

test('what closes a word stays with its term, and no letter is lost or doubled', () => {
  const html = drawn('After a flight, nobody (not one flight!) is hurt.');
  expect(html).toMatch(/<span class="term-whole"><button[^>]*>flight<\/button>,<\/span> nobody/);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('After a flight, nobody (not one flight!) is hurt.');
});

test('a term opens its line once', () => {
  expect(drawn('A flight is a flight: a flight').match(/<button/g)).toHaveLength(1);
});
