import { expect, test } from 'vitest';
import { NONE } from '../../src/content/cards.ts';
import { NO_DIE } from '../../src/decisions.ts';
import {
  choosingQuest,
  face,
  finishRoll,
  item,
  march,
  optionsOf,
  ownHero,
  ownQuest,
  poolOf,
  refusedBy,
  tableWith,
  take,
  told,
  waiting,
  willShow,
} from '../table.ts';

const SKULLS = { 'play.skullScrolls': true };
const nothing = (seat: number) => ({ seat, kind: 'react', card: NONE, die: NO_DIE }) as const;

function declared(hands: string[][], rules: Record<string, boolean> = SKULLS) {
  const quest = ownQuest({ needs: { hearts: 1 }, rewards: { gold: 3 } });
  const t = tableWith({
    parties: [
      { heroes: ['tolly-quill'], gold: 0 },
      { hand: hands[0]!, gold: 0 },
      { hand: hands[1]!, gold: 0 },
    ],
    rules,
  });
  t.town.push(quest);
  choosingQuest(t);
  march(t, quest, ['tolly-quill']);
  return t;
}

test('R-AP-48 all others are asked at the same time, with or without a skull scroll', () => {
  const t = declared([['tripwire'], []]);
  expect(waiting(t)).toEqual(['1 react', '2 react']);
  expect(optionsOf(t, 2, 'react')).toEqual([{ card: NONE, die: NO_DIE }]);
});

test('AP-150 after a declaration: one more light wound', () => {
  const t = declared([['tripwire'], []]);
  const out = take(t, { seat: 1, kind: 'react', card: item('tripwire'), die: NO_DIE }, nothing(2));
  expect(told(out, 'reacted')).toMatchObject([{ seat: 1, to: 0 }]);
  expect(t.moreLight).toBe(1);
  expect(t.itemDiscard).toEqual([item('tripwire')]);
  expect(waiting(t)).toEqual(['0 pool']);
});

test('AP-150 after the roll: a die is rerolled', () => {
  const t = declared([['helpful-advice'], []]);
  take(t, nothing(1), nothing(2));
  willShow(t, face('green AA'), face('green blank'));
  take(t, { seat: 0, kind: 'pool', do: 'roll' });
  expect(waiting(t)).toEqual(['1 react', '2 react']);
  expect(refusedBy(t, { seat: 1, kind: 'react', card: item('tripwire'), die: NO_DIE })).toBe('AP-150');
  take(t, { seat: 1, kind: 'react', card: item('helpful-advice'), die: 0 }, nothing(2));
  expect(poolOf(t)).toEqual(['green blank']);
  expect(waiting(t)).toEqual(['0 roll']);
});

test('AP-150 on a success: some of the gold changes hands', () => {
  const t = declared([[], ['bill-please']]);
  take(t, nothing(1), nothing(2));
  willShow(t, face('green AA'));
  take(t, { seat: 0, kind: 'pool', do: 'roll' }, nothing(1), nothing(2));
  finishRoll(t);
  expect(waiting(t)).toEqual(['1 react', '2 react']);
  take(t, nothing(1), { seat: 2, kind: 'react', card: item('bill-please'), die: NO_DIE });
  expect(t.seats.map((s) => s.gold)).toEqual([2, 0, 1]);
  expect(waiting(t)).toEqual(['0 tavern']);
});

test('AP-040 R-AP-05 without the house rule nobody is asked, and no skull scroll is in the deck', () => {
  const t = declared([[], []], {});
  expect(waiting(t)).toEqual(['0 pool']);
  expect(t.itemDeck).not.toContain(item('tripwire'));
  expect(declared([[], []]).itemDeck).toContain(item('tripwire'));
});

test('AP-150 R-AP-59 a scroll against shields strikes dice that show one, and no others', () => {
  const hero = ownHero({ standard: { dice: 'RY' } });
  const quest = ownQuest({});
  const t = tableWith({ parties: [{ heroes: [hero] }, { hand: ['unsigned-complaint'] }, {}], rules: SKULLS });
  t.town.push(quest);
  choosingQuest(t);
  march(t, quest, [hero]);
  take(t, nothing(1), nothing(2));
  willShow(t, face('red S'), face('yellow H'));
  take(t, { seat: 0, kind: 'pool', do: 'roll' });
  expect(optionsOf(t, 1, 'react').map((d) => d.die)).toEqual([NO_DIE, 1]);
});

test('R-AP-48 several at once act clockwise from the left of the roller', () => {
  const quest = ownQuest({});
  const bill = (id: string) => ({ hand: [id], gold: 0 });
  const t = tableWith({
    parties: [bill('bill-please'), { heroes: ['tolly-quill'], gold: 1 }, bill('finders-fee')],
    turn: 1,
    rules: SKULLS,
  });
  t.town.push(quest);
  choosingQuest(t);
  march(t, quest, ['tolly-quill']);
  take(t, nothing(0), nothing(2), { seat: 1, kind: 'pool', do: 'roll' }, nothing(0), nothing(2));
  finishRoll(t);
  const play = (seat: number, id: string) => ({ seat, kind: 'react', card: item(id), die: NO_DIE }) as const;
  take(t, play(0, 'bill-please'), play(2, 'finders-fee'));
  expect(t.seats.map((s) => s.gold)).toEqual([0, 0, 1]);
});
