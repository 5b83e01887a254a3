import { type Moment, soundOf, weightOf } from '@undercroft/board/film/moment.tsx';
import { Frame } from '@undercroft/board/frame.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

test('how much something matters is measured by what there is to lose', () => {
  expect([1, 4, 5, 9, 10, 30].map((amount) => weightOf(amount, 20))).toEqual([1, 1, 2, 2, 3, 3]);
  expect(weightOf(-10, 20)).toBe(3);
  expect(weightOf(1, 0)).toBe(3);
});

test('a loss sounds by its weight, and luck otherwise', () => {
  const heard = ([1, 2, 3] as const).map((weight) => soundOf({ weight, tone: 'bad' }));
  expect(new Set(heard).size).toBe(3);
  expect(heard).not.toContain(soundOf({ weight: 3, tone: 'good' }));
});

const BLOW: Moment = { weight: 3, tone: 'bad' };
const drawn = (moment: Moment | null, shot: { name: string } | null) =>
  renderToStaticMarkup(
    <Frame className="td" shot={shot} moment={moment} cry="Down!">
      <p>the table</p>
    </Frame>,
  );

test('a moment lights the board and calls its words, for the length of its shot only', () => {
  const shown = drawn(BLOW, { name: 'hurt' });
  expect(shown).toMatch(/class="board td"[^>]*data-weight="3" data-tone="bad"/);
  expect(shown).toContain('moment-light');
  expect(shown).toContain('<span>Down!</span>');
  for (const quiet of [drawn(null, { name: 'hurt' }), drawn(BLOW, null)]) expect(quiet).not.toMatch(/moment-light|Down!/);
});
