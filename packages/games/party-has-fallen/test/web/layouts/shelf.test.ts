import { expect, test } from 'vitest';
import { asText, fromText } from '../../../web/parts/layouts/shelf.ts';

const KEPT = [
  { name: 'Two halls', drawing: '##.##/#####' },
  { name: 'Corridor', drawing: '#####' },
];

test('what is written as text can be read again', () => {
  expect(fromText(asText(KEPT), 'Nameless')).toEqual(KEPT);
});

test('a bare drawing gets a name, with slashes or lines; prose is no dungeon', () => {
  expect(fromText('##/.#', 'Nameless')).toEqual([{ name: 'Nameless', drawing: '##/.#' }]);
  expect(fromText('  ## \r\n .# ', 'Nameless')).toEqual([{ name: 'Nameless', drawing: '##/.#' }]);
  expect(fromText('Dear Ada,\nhow are you?', 'Nameless')).toEqual([]);
  expect(fromText('Empty\n....', 'Nameless')).toEqual([]);
  expect(fromText(`Long\n${'#'.repeat(41)}`, 'Nameless')).toEqual([]);
});
