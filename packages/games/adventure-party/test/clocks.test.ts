/** When time is up: every question has an answer that harms nobody (section 19). */
import { expect, test } from 'vitest';
import { NONE } from '../src/content/cards.ts';
import { type Decision, game, type Kind } from '../src/index.ts';
import { beginTurn, inTavern, item, optionsOf, ownQuest, rolled, tableWith, take } from './table.ts';

const SECONDS: Partial<Record<Kind, number>> = { tavern: 60, quest: 45, roll: 60, wound: 30, discard: 20, arena: 20, react: 5 };

test('the clocks of the phases', () => {
  for (const [kind, seconds] of Object.entries(SECONDS)) expect([kind, game.play.questions[kind as Kind].seconds]).toEqual([kind, seconds]);
});

const answer = (t: ReturnType<typeof tableWith>, kind: Kind): Decision => game.play.questions[kind].fallback(t, { seat: 0, kind });

test('AP-062 the Tavern is left and no quest is chosen, whatever is offered', () => {
  const scene = {
    parties: [{ heroes: ['tolly-quill'], gold: 20, hand: ['bow-with-opinions'] }, {}],
    level: 3,
    heroRow: ['nib-twopence'],
    town: ['rats-beneath-the-rats'],
  };
  const t = tableWith(scene);
  inTavern(t);
  expect(new Set(optionsOf(t, 0, 'tavern').map((d) => d.do)).size).toBeGreaterThan(5);
  expect(answer(t, 'tavern')).toEqual({ seat: 0, kind: 'tavern', do: 'leave' });
  take(t, { seat: 0, kind: 'tavern', do: 'leave' });
  expect(optionsOf(t, 0, 'quest')).toHaveLength(2);
  expect(answer(t, 'quest')).toEqual({ seat: 0, kind: 'quest', quest: NONE, heroes: [] });
});

test('R-AP-63 nothing is given away', () => {
  const t = tableWith({ parties: [{ gold: 3, hand: ['second-draft'] }, {}], rules: { 'play.mode': 'together' } });
  beginTurn(t);
  expect(optionsOf(t, 0, 'tavern').map((d) => d.do)).toEqual(['leave', 'giveItem', 'giveGold']);
  expect(answer(t, 'tavern')).toMatchObject({ do: 'leave' });
});

test('AP-086 the roll is evaluated, and shields stop deadly wounds first', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill', 'nib-twopence'] }, {}] });
  rolled(t, ownQuest({ slots: 2, damage: { light: 2, deadly: 1 } }), ['yellow HH']);
  expect(answer(t, 'roll')).toEqual({ seat: 0, kind: 'roll', do: 'evaluate' });
  take(t, answer(t, 'roll'));
  expect(answer(t, 'shields')).toEqual({ seat: 0, kind: 'shields', deadly: 1, light: 1 });
});

test('AP-124 wounds fall so that the fewest and cheapest heroes are lost', () => {
  const t = tableWith({ parties: [{ heroes: ['aunt-cataclysm', 'tolly-quill!', 'nib-twopence'] }, {}] });
  rolled(t, ownQuest({ slots: 3, damage: { light: 1, deadly: 1 } }), []);
  take(t, { seat: 0, kind: 'roll', do: 'evaluate' });
  const dealt = [answer(t, 'wound')];
  take(t, dealt[0]!);
  dealt.push(answer(t, 'wound'));
  take(t, dealt[1]!);
  expect([t.seats[0]!.lost, t.seats[0]!.heroes.length, t.legendDiscard]).toEqual([1, 2, []]);
});

test('AP-140 the least valued card is discarded: a Legendary potion is kept', () => {
  const t = tableWith({ parties: [{ hand: ['elixir-of-being-elsewhere', 'bottled-second-wind'] }, {}] });
  expect(answer(t, 'discard')).toMatchObject({ item: item('bottled-second-wind') });
});

test('AP-150 no skull scroll is played', () => {
  const t = tableWith({ parties: [{ hand: ['tripwire'] }, { heroes: ['tolly-quill'] }], turn: 1, rules: { 'play.skullScrolls': true } });
  rolled(t, ownQuest({}), ['red S']);
  t.step = 'declare';
  expect(optionsOf(t, 0, 'react')).toHaveLength(2);
  expect(answer(t, 'react')).toMatchObject({ card: NONE });
});
