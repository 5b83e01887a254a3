import { expect, test } from 'vitest';
import { a, capital, listed, sentence, signed, vocabulary } from '../src/index.ts';

test('small words of printed English', () => {
  expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '+0']);
  expect([a(1, 'item'), a(1, 'room'), a(3, 'item')]).toEqual(['an item', 'a room', '3 items']);
  expect([listed([]), listed(['one']), listed(['one', 'two']), listed(['one', 'two', 'three'])]).toEqual([
    '',
    'one',
    'one and two',
    'one, two and three',
  ]);
  expect([capital('ink'), sentence('ink dries'), sentence('')]).toEqual(['Ink', 'Ink dries.', '']);
});

type Word = { effect: 'gain'; gold: number } | { effect: 'rest' };

test('a word of a vocabulary is printed and carried out from the same data', () => {
  const purse = { gold: 1 };
  const { textOf, carryOut } = vocabulary<Word, [typeof purse], number>({
    gain: { text: ({ gold }) => `Take ${gold} gold.`, carryOut: ({ gold }, to) => (to.gold += gold) },
    rest: { text: () => 'Rest.', carryOut: (_word, { gold }) => gold },
  });
  expect([textOf({ effect: 'gain', gold: 4 }), textOf({ effect: 'rest' })]).toEqual(['Take 4 gold.', 'Rest.']);
  expect([carryOut({ effect: 'gain', gold: 4 }, purse), carryOut({ effect: 'rest' }, purse)]).toEqual([5, 5]);
});
