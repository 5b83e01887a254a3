import { expect, test } from 'vitest';
import { checkCards, GOAL_LINES, tagOf } from '../../src/index.ts';
import { inEnglish } from '../../src/texts.ts';
import { blankSheet, cardFrom, linesFor, type Sheet } from '../../web/parts/draft/honour.tsx';

const sheet = (part: Partial<Sheet>): Sheet => ({ ...blankSheet(1), name: ' Crown ', text: ' Shiny. ', ...part });
const refusal = (...sheets: Sheet[]) => checkCards({ seat: 0, kind: 'write', cards: sheets.map(cardFrom) } as never, 4, 4);

test('a card of each deck can be handed in as the form makes it', () => {
  expect(refusal(sheet({ deck: 'goal' }), sheet({ deck: 'event' }), sheet({ deck: 'ability' }), sheet({ deck: 'item' }))).toBeNull();
  expect(refusal(sheet({ deck: 'goal', text: '', picks: [0, 3] }))).toBeNull();
});

test('what does not belong to the deck is left out', () => {
  expect(cardFrom(sheet({ deck: 'ability', picks: [1] }))).toEqual({ deck: 'ability', name: 'Crown', text: 'Shiny.', picks: [] });
  expect(cardFrom(sheet({ deck: 'item', picks: [1], treasure: 4, category: 'none' }))).toMatchObject({ picks: [], treasure: 4 });
});

test('PHF-018 at two seats no line looks at somebody else', () => {
  expect(linesFor(inEnglish, 'goal', 3)).toHaveLength(GOAL_LINES.length);
  expect(linesFor(inEnglish, 'goal', 2).every(({ line }) => tagOf(GOAL_LINES[line]!) === 'none')).toBe(true);
});
