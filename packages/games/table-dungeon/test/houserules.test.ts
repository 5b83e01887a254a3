import { configFor, fillOptions } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { HOUSE_RULES, rulesFrom } from '../src/house-rules.ts';
import { game } from '../src/index.ts';

const refusal = (seats: number, options = {}) => {
  try {
    configFor(game, { seats, options });
    return null;
  } catch (error) {
    return String(error);
  }
};

test('TD-001 two to four players', () => {
  expect([2, 3, 4].map((seats) => refusal(seats))).toEqual([null, null, null]);
  expect(refusal(5)).toContain('5');
  expect(refusal(0)).not.toBeNull();
});

test('R-TD-11 [solo.mode] nobody plays alone in the standard game; one hero has one seat, two heroes have two', () => {
  expect(refusal(1)).toContain('solo.mode');
  expect([refusal(1, { 'solo.mode': 'oneHero' }), refusal(2, { 'solo.mode': 'twoHeroes' })]).toEqual([null, null]);
  for (const [seats, mode] of [
    [2, 'oneHero'],
    [1, 'twoHeroes'],
    [3, 'twoHeroes'],
  ] as const) {
    const words = { oneHero: 'one hero there is 1 seat', twoHeroes: 'two heroes has 2 seats' }[mode];
    expect(refusal(seats, { 'solo.mode': mode })).toContain(`${words}, not ${seats}: see solo.mode (R-TD-11)`);
  }
});

test('the defaults are those of the rulings', () => {
  expect(rulesFrom(fillOptions(HOUSE_RULES))).toEqual({
    fixedDice: false,
    lastAliveWins: false,
    acesToEnd: 4,
    sharedVictory: false,
    solo: 'off',
    uniqueClasses: false,
    lootTie: 'rolloff',
    tradeItems: false,
    talk: 'free',
    leave: 'bot',
  });
});

test('every house rule reaches the rules', () => {
  const standard = JSON.stringify(rulesFrom(fillOptions(HOUSE_RULES)));
  for (const [key, spec] of Object.entries(HOUSE_RULES)) {
    const others = spec.type === 'switch' ? [true] : spec.type === 'number' ? [spec.min] : Object.keys(spec.choices).slice(1);
    for (const value of others) expect(JSON.stringify(rulesFrom(fillOptions(HOUSE_RULES, { [key]: value }))), key).not.toBe(standard);
  }
});

test.each([
  ['dice.fixed', 'R-TD-09'],
  ['end.lastAlive', 'R-TD-10'],
  ['end.aces', 'R-TD-22'],
  ['end.shared', 'R-TD-33'],
  ['solo.mode', 'R-TD-11'],
  ['class.unique', 'R-TD-12'],
  ['loot.tie', 'R-TD-20'],
  ['items.trade', 'R-TD-32'],
  ['talk.mode', 'R-TD-34'],
  ['seat.leave', 'R-TD-35'],
])('%s belongs to the ruling %s', (key, ruling) => expect(HOUSE_RULES[key]?.ruling).toBe(ruling));

test('R-TD-22 [end.aces] is 3 or 4', () => {
  expect([3, 4].map((aces) => refusal(2, { 'end.aces': aces }))).toEqual([null, null]);
  expect([2, 5].map((aces) => refusal(2, { 'end.aces': aces }) !== null)).toEqual([true, true]);
});
