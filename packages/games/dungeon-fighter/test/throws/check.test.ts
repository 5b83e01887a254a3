/** What is refused, with its rule, before anything happens. */

import { sfc32 } from '@undercroft/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aim, checkThrow, type Lying, type Obstacle, THROW_KEYS, type ThrowKey, type ThrowRecord } from '../../src/throws/index.ts';
import { LEVEL, recordOf } from './outcomes.ts';

const flaw = (more: Partial<ThrowRecord>, wanted: readonly ThrowKey[] = [], lying: readonly Lying[] = []) => {
  const found = checkThrow(recordOf(more), wanted, lying);
  return found === null ? null : `${found.code} ${found.rule}`;
};

test('a plain throw from the near side is fine', () => {
  expect(flaw({})).toBeNull();
});

describe('anything', () => {
  test('that is no record is refused, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(checkThrow(json, [], [])?.code).toBe('unreadable');
      }),
    );
    expect(checkThrow(undefined, [], [])?.rule).toBe('DF-105');
  });

  test('in place of one field is refused or fits it', () => {
    const fields = Object.keys(recordOf()) as (keyof ThrowRecord)[];
    const odd = fc.oneof(fc.jsonValue(), fc.double(), fc.constantFrom(undefined, Number.NaN, 1e300, -0, [Number.NaN, 0, 0], { length: 3 }));
    fc.assert(
      fc.property(fc.constantFrom(...fields), odd, (field, value) => {
        const record = { ...recordOf(), [field]: value };
        const found = checkThrow(record, [], []);
        if (found === null) expect(JSON.parse(JSON.stringify(record))).toEqual(record);
      }),
    );
  });

  test.each([
    ['a fraction', { velocity: [0, 1500.5, 0] }],
    ['a huge place', { place: [0, -1e9, 0] }],
    ['a quaternion that is none', { turned: [100, 0, 0, 0] }],
    ['a field more', { cheat: 1 }],
    ['an unknown channel', { channels: { magic: {} } }],
    ['a channel with one lever more', { channels: { jump: { after: 1, before: 2 } } }],
    ['a lever too far', { channels: { jump: { after: 99_999 } } }],
    ['a key of every object', { channels: { constructor: {} } }],
    ['three things to stand up', { obstacles: [0, 1, 2].map((i) => ({ kind: 'card', x: 300_000 + i, y: 0, facing: 0 })) }],
  ])('%s is unreadable', (_, more) => {
    expect(checkThrow({ ...recordOf(), ...more }, ['jump'], [])?.code).toBe('unreadable');
  });
});

describe('R-DF-49 the zone of the hand', () => {
  test('R-DF-49 at most 8 cm inside the edge, 80 cm high, on any side', () => {
    expect(flaw({ place: [0, -470_000, 100_000] })).toBeNull();
    expect(flaw({ place: [0, -469_999, 100_000] })).toBe('leans-in R-DF-49');
    expect(flaw({ place: [480_000, 100_000, 100_000], station: 100 })).toBeNull();
    expect(flaw({ place: [0, -500_000, 800_000] })).toBeNull();
    expect(flaw({ place: [0, -500_000, 800_001] })).toBe('too-high R-DF-49');
  });

  test('R-DF-49 not in the table, below the floor, in the next room, or round the corner', () => {
    expect(flaw({ place: [0, -500_000, 5_000] })).toBe('in-the-table R-DF-49');
    expect(flaw({ place: [0, -700_000, -739_000] })).toBe('below-floor R-DF-49');
    expect(flaw({ place: [0, -2_200_000, 100_000] })).toBe('too-far-off R-DF-49');
    expect(flaw({ station: 900 })).toBe('out-of-reach R-DF-49');
  });

  test('R-DF-49 the swat of a Slam is in the zone too', () => {
    const slam = (toss: number, swat: number): Partial<ThrowRecord> => ({
      launchers: ['slam'],
      channels: { slam: { toss, swat } },
      place: [0, -500_000, 400_000],
    });
    expect(flaw(slam(2500, 250), ['slam'])).toBeNull();
    expect(flaw(slam(3500, 350), ['slam'])).toBe('swat-too-high R-DF-49');
  });
});

describe('the envelope', () => {
  test('DF-105 0.3 to 6 m/s and at most 120 rad/s', () => {
    expect(flaw({ velocity: [0, 300, 0] })).toBeNull();
    expect(flaw({ velocity: [0, 299, 0] })).toBe('too-slow DF-105');
    expect(flaw({ velocity: [0, 4300, -4300] })).toBe('too-fast DF-105');
    expect(flaw({ spin: [0, 100_000, 80_000] })).toBe('spins-too-fast DF-105');
  });

  test('DF-097 the hand is in no die that lies there', () => {
    const lying: Lying[] = [{ die: 0, pose: { place: [0, -500_000, 130_000], turned: [...LEVEL] } }];
    expect(flaw({}, [], lying)).toBe('in-a-die DF-097');
  });
});

describe('requirements', () => {
  test('DF-106 DF-308 the writing hand, or the other where that is asked; never the wrong one', () => {
    expect(flaw({ hand: 'weak' })).toBe('weak-hand DF-106');
    expect(flaw({ hand: 'strong' }, ['weak-hand'])).toBe('strong-hand DF-308');
    expect(flaw({ hand: 'weak' }, ['weak-hand'])).toBeNull();
  });

  test('DF-117 levers of every requirement, and of no other', () => {
    expect(flaw({}, ['jump'])).toBe('left-out DF-117');
    expect(flaw({ channels: { jump: { after: 200 } } })).toBe('unasked DF-117');
    expect(flaw({ channels: { jump: { after: 200 } } }, ['jump'])).toBeNull();
  });

  test('R-DF-48 every launcher asked for, once, in any order', () => {
    const channels = { pious: { held: 400, apart: 0 }, crossbow: { sway: 0, aside: 0, above: 0 } };
    const launchers = (...list: ThrowRecord['launchers']) => flaw({ channels, launchers: list }, ['pious', 'crossbow']);
    expect(launchers('pious', 'crossbow')).toBeNull();
    expect(launchers('crossbow', 'pious')).toBeNull();
    expect(launchers('pious')).toBe('launchers R-DF-48');
    expect(launchers('pious', 'pious')).toBe('launchers R-DF-48');
  });

  test('DF-303 the card lies over the edge of the table', () => {
    const catapult = (place: ThrowRecord['place']) =>
      flaw(
        {
          place,
          velocity: [0, 0, 0],
          launchers: ['catapult'],
          channels: { catapult: { overhang: 40_000, flick: 2000, pushed: 0, aside: 0 } },
        },
        ['catapult'],
      );
    expect(catapult([0, -580_000, 10_000])).toBeNull();
    expect(catapult([0, -500_000, 100_000])).toBe('not-at-edge DF-303');
  });
});

describe('things on the table', () => {
  const card = (x: number, y: number): Obstacle => ({ kind: 'card', x, y, facing: 2700 });
  const box = (x: number, y: number): Obstacle => ({ kind: 'box', x, y, facing: 2700 });

  test('DF-320 DF-322 a card for Card-jump, a box or sheet for Bank, nothing unasked', () => {
    expect(flaw({ obstacles: [card(0, -300_000)] }, ['card-jump'])).toBeNull();
    expect(flaw({ obstacles: [] }, ['card-jump'])).toBe('card DF-320');
    expect(flaw({ obstacles: [card(0, -300_000)] })).toBe('card DF-320');
    expect(flaw({ obstacles: [box(0, 300_000)] }, ['bank'])).toBeNull();
    expect(flaw({ obstacles: [box(0, 300_000)] })).toBe('bank DF-322');
  });

  test('DF-320 DF-322 not on the board, on a die, over the edge, in the hand or through each other', () => {
    expect(flaw({ obstacles: [card(0, -205_000)] }, ['card-jump'])).toBe('stands-on-board DF-320');
    expect(flaw({ obstacles: [box(0, 240_000)] }, ['bank'])).toBe('stands-on-board DF-322');
    expect(flaw({ obstacles: [box(0, 530_000)] }, ['bank'])).toBe('stands-off-table DF-322');
    expect(flaw({ obstacles: [box(0, -480_000)] }, ['bank'])).toBe('stands-in-hand DF-322');
    const lying: Lying[] = [{ die: 1, pose: { place: [20_000, -305_000, 8_000], turned: [...LEVEL] } }];
    expect(flaw({ obstacles: [card(0, -300_000)] }, ['card-jump'], lying)).toBe('stands-on-die DF-320');
    expect(flaw({ obstacles: [card(0, -300_000), box(0, -310_000)] }, ['card-jump', 'bank'])).toBe('stands-in-another DF-320');
  });
});

test.each(THROW_KEYS)('what bots aim passes: %s', (key) => {
  const random = sfc32(3);
  for (const skill of ['first-timer', 'show-off'] as const) expect(checkThrow(aim([], [key], skill, random), [key], [])).toBeNull();
});
