import { asked, counts } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { textOf } from '../src/content/effects.ts';
import { EVENTS, type EventId } from '../src/content/events.ts';
import { ITEMS } from '../src/content/items.ts';
import { ROOMS } from '../src/content/rooms.ts';
import { game } from '../src/index.ts';
import { deckOf } from '../src/table.ts';
import { cellarWith, startEvent, startTurn } from './table.ts';

test('every effect is used by a card, and printed from what it does', () => {
  const used = new Set(Object.values(EVENTS).map(({ deed }) => deed.effect));
  expect([...used].sort()).toEqual(['findItem', 'gainGold', 'monster', 'trap']);
  expect(textOf(EVENTS['cellar-troll'].deed)).toBe('Fight strength 8; hoard 5.');
});

test('the decks are as printed', () => {
  expect(deckOf(EVENTS)).toHaveLength(26);
  expect(deckOf(ITEMS)).toHaveLength(16);
});

test('doors lead both ways, and numbers on cards are those in their text', () => {
  for (const [id, room] of Object.entries(ROOMS))
    for (const exit of room.exits) expect(Object.entries(ROOMS).find(([room]) => room === exit)?.[1].exits).toContain(id);
  for (const card of Object.values(ITEMS)) expect(card.text).toContain(`+${card.bonus}`);
});

test.each(deckOf(EVENTS).filter((id, i, all) => all.indexOf(id) === i))('%s resolves and the game goes on', (id: EventId) => {
  const t = cellarWith({ 0: { room: 'crypt' } });
  t.events.push(id);
  expect(startEvent(t, 0, 'vault')).toContainEqual({ type: 'eventDrawn', seat: 0, card: id });
  expect(asked(game, t).length).toBeGreaterThan(0);
});

test('distinct tables after one, two and three decisions', () => {
  const t = cellarWith({ 1: { room: 'crypt', gold: 2 }, 2: { room: 'crypt', hand: ['flask-of-oil'] } });
  startTurn(t, 0);
  expect(counts(game, t, 3)).toEqual([5, 18, 47]);
});
