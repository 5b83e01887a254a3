import { expect, test } from 'vitest';
import type { P52Event } from '../../src/index.ts';
import { cardNamed } from '../../src/rules/cards.ts';
import { barOf, beatsOf, staminaOf, sum, worth } from '../../web/parts/strip/figures.ts';
import { type Contest, isContest, lastFlip } from '../../web/parts/strip/flips.ts';
import { emptyWords, tagsOf } from '../../web/parts/strip/strip.tsx';
import { watchGame } from './play.ts';

const MOMENTS = [...watchGame('scenes', 3), ...watchGame('strip', 2)];
const EVENTS = MOMENTS.flatMap(({ events }) => events);
const contests = EVENTS.filter(isContest);

test('P52-147 P52-160 P52-158 a counter, a blow in passing and a power attack are called what they are', () => {
  const struck = contests.find((e) => e.type === 'struck')!;
  const blow = contests.find((e) => e.type === 'enemyStruck')!;
  const king = cardNamed('K♠')!;
  const six = cardNamed('6♠')!;
  expect(tagsOf({ ...struck, card: six, hits: true } as Contest, 'all')).toEqual([]);
  expect(tagsOf({ ...struck, counter: true, card: six } as Contest, 'all')).toEqual(['counter']);
  expect(tagsOf({ ...blow, manner: 'passing', card: six } as Contest, 'all')).toEqual(['passing']);
  expect(tagsOf({ ...blow, manner: 'counter', card: king, hits: true } as Contest, 'all')).toEqual(['counter', 'king']);
  expect(tagsOf({ ...struck, card: king, hits: true } as Contest, 'all')).toEqual(['power']);
  // Nobody is told of the King while it turns.
  expect(tagsOf({ ...struck, card: king, hits: true } as Contest, 'card')).toEqual([]);
});

test('the parts of a flip make its total, and it grows card by card', () => {
  expect(contests.length).toBeGreaterThan(50);
  for (const e of contests) {
    if (!('total' in e) || e.card === null) continue;
    expect(barOf(e, 'all').total).toBe(e.total);
    expect(barOf(e, 'back').total).toBe(sum(e.added));
    expect(barOf(e, 'stamina').total).toBe(sum(e.added) + worth(staminaOf(e)));
  }
  const defended = EVENTS.filter((e): e is Extract<P52Event, { type: 'defended' }> => e.type === 'defended');
  expect(defended.length).toBeGreaterThan(0);
  for (const e of defended) expect(worth([e.card, ...e.stamina]) + sum(e.added)).toBe(e.total);
});

test('while the defence turns the blow lies there, and while a drop turns both do', () => {
  const at = EVENTS.findIndex((e) => e.type === 'enemyDefended');
  const flip = lastFlip(EVENTS.slice(0, at + 1))!;
  expect(beatsOf(flip, 'back')).toEqual({ first: 'all', defence: 'back', drop: 'back' });
  expect(beatsOf({ ...flip, defence: null }, 'card').first).toBe('card');
});

test('that no card has been turned is said only while none has', () => {
  for (const { after } of MOMENTS) {
    const turned = after.quest.entered > 0 || after.actionDiscards.length > 0;
    expect(emptyWords(after)).toBe(turned ? 'p52.flipEarlier' : 'p52.noFlip');
  }
  // The discards may just have been shuffled in, in the middle of a room.
  const { after } = MOMENTS.find(({ after: then }) => then.round > 3)!;
  expect(emptyWords({ quest: after.quest, actionDiscards: [] })).toBe('p52.flipEarlier');
  expect(emptyWords({ quest: { ...after.quest, entered: 0 }, actionDiscards: [] })).toBe('p52.noFlip');
});
