import { expect, test } from 'vitest';
import { ASSISTS, assisted, nextAssist } from '../../../web/throw/assist.ts';
import { AT_REST, recordOf } from '../../../web/throw/hand.ts';
import { arcOf, NO_FIGHT, rehearse } from '../../../web/throw/preview.ts';

const record = recordOf(AT_REST);
const throwing = {
  open: true,
  arc: arcOf(record),
  rehearsals: rehearse({ record, wanted: [], lying: [], die: 0, habits: [], fight: NO_FIGHT }, 7),
};

test('without help neither arc nor spread is told, with some the arc alone, with all both', () => {
  const told = ASSISTS.map((assist) => {
    const { arc, rehearsals, open } = assisted(throwing, assist);
    return [assist, arc !== null, rehearsals !== null, open];
  });
  expect(told).toEqual([
    ['spread', true, true, true],
    ['arc', true, false, true],
    ['none', false, false, true],
  ]);
});

test('one button goes through all kinds of help', () => {
  expect(ASSISTS.map(nextAssist)).toEqual(['arc', 'none', 'spread']);
});
