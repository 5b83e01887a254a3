import { expect, test } from 'vitest';
import { DROWNED_BAILEY } from '../../src/content/scenarios.ts';
import { RULEBOOK } from '../../src/house-rules.ts';
import { cardOf } from '../../src/rules/cards.ts';
import {
  bonusPoints,
  type Choices,
  canLearn,
  created,
  grantedAbilities,
  isSplitOf,
  learnable,
  startingCores,
  summedCores,
} from '../../src/rules/creation.ts';
import { bookOf } from '../../src/scenario/book.ts';

const book = bookOf(DROWNED_BAILEY);
const flips = (...ranks: number[]): number[] => ranks.map((rank, i) => cardOf(rank, (['spades', 'hearts', 'diamonds'] as const)[i]!));

const choices = (changes: Partial<Choices> = {}): Choices => ({
  name: 'Ladle',
  race: 'fenfolk',
  profession: 'prowler',
  quirk: 'magpie',
  backstory: 'Born in a boat.',
  flipped: flips(2, 5, 6),
  split: { Balance: 5 },
  ability: null,
  ...changes,
});

test('P52-028 cores start at 1, and race and class are summed in', () => {
  expect(summedCores('fenfolk', 'prowler', book)).toEqual({ Lift: 0, Think: 3, Balance: 4, Move: 3, Lead: 0 });
});

test('P52-029 after that no core is below 1', () => {
  expect(startingCores(summedCores('fenfolk', 'prowler', book), {}, RULEBOOK)).toEqual({ Lift: 1, Think: 3, Balance: 4, Move: 3, Lead: 1 });
});

test('E-P52-19 R-P52-14 floor first, then points; or the other way round', () => {
  const summed = { Lift: 1, Think: -1, Balance: 1, Move: 1, Lead: 1 };
  expect(startingCores(summed, { Think: 2 }, RULEBOOK).Think).toBe(3);
  expect(startingCores(summed, { Think: 2 }, { floorLast: true }).Think).toBe(1);
});

test('E-P52-02 P52-033 the middle of three cards', () => {
  expect(bonusPoints(flips(2, 5, 6))).toBe(5);
  expect(bonusPoints(flips(6, 2, 5))).toBe(5);
});

test('E-P52-18 P52-034 P52-035 pairs count as themselves, three alike for two more', () => {
  expect([bonusPoints(flips(3, 6, 6)), bonusPoints(flips(3, 3, 9)), bonusPoints(flips(13, 13, 13)), bonusPoints(flips(1, 1, 1))]).toEqual([
    6, 3, 15, 3,
  ]);
});

test('P52-036 points go to cores only, all of them, in any split', () => {
  expect(isSplitOf(5, { Lift: 5 })).toBe(true);
  expect(isSplitOf(5, { Lift: 2, Lead: 3 })).toBe(true);
  expect(isSplitOf(5, { Lift: 4 })).toBe(false);
  expect(isSplitOf(5, { knife: 5 })).toBe(false);
  expect(isSplitOf(5, { Lift: 6, Lead: -1 })).toBe(false);
  expect(isSplitOf(5, { Lift: 2.5, Lead: 2.5 })).toBe(false);
});

test('P52-026 R-P52-15 the class grants its abilities at level 1, needs waived', () => {
  const sickly = created(
    choices({ race: 'lanternkin', profession: 'mender', flipped: flips(1, 1, 2), split: { Move: 1 } }),
    RULEBOOK,
    book,
  );
  expect(sickly?.abilities).toEqual([
    { id: 'poultice', level: 1 },
    { id: 'knife', level: 1 },
    { id: 'slip', level: 1 },
  ]);
  expect(canLearn({ ...sickly!, abilities: [] }, book.ability('knife'))).toBe(false);
  expect(sickly).toMatchObject({ level: 1, exp: 0 });
});

test('P52-023 a race grants too, and nothing twice', () => {
  const twice = bookOf({ ...DROWNED_BAILEY, races: [{ ...DROWNED_BAILEY.races[0]!, abilities: ['knife', 'glimmer'] }] });
  expect(grantedAbilities('fenfolk', 'prowler', twice).map(({ id }) => id)).toEqual(['knife', 'glimmer', 'slip', 'lockPicking']);
});

test('P52-037 P52-038 one more ability, if its needs are met', () => {
  expect(created(choices({ ability: 'glimmer' }), RULEBOOK, book)?.abilities.at(-1)).toEqual({ id: 'glimmer', level: 1 });
  expect(created(choices({ ability: 'billhook' }), RULEBOOK, book)).toBeNull();
  expect(created(choices({ ability: 'knife' }), RULEBOOK, book)).toBeNull();
});

test('P52-036 the points make the difference for what can be learned', () => {
  expect(created(choices({ ability: 'billhook', split: { Lift: 3, Balance: 2 } }), RULEBOOK, book)?.cores.Lift).toBe(4);
});

test('P52-024 some abilities are reserved to a race', () => {
  const fen = created(choices(), RULEBOOK, book)!;
  expect(canLearn(fen, book.ability('reedBreath'))).toBe(true);
  expect(canLearn({ ...fen, race: 'harrowed' }, book.ability('reedBreath'))).toBe(false);
});

test('P52-038 an ability may need another one', () => {
  const cores = { Lift: 9, Think: 9, Balance: 9, Move: 9, Lead: 9 };
  expect(canLearn({ race: 'fenfolk', cores, abilities: [] }, book.ability('ghostBell'))).toBe(false);
  expect(canLearn({ race: 'fenfolk', cores, abilities: [{ id: 'bellow', level: 1 }] }, book.ability('ghostBell'))).toBe(true);
});

test('R-P52-69 there may be nothing to learn', () => {
  const abilities = DROWNED_BAILEY.abilities.map(({ id }) => ({ id, level: 1 }));
  const cores = { Lift: 9, Think: 9, Balance: 9, Move: 9, Lead: 9 };
  expect(learnable({ race: 'fenfolk', cores, abilities }, book)).toEqual([]);
  expect(learnable({ race: 'fenfolk', cores: { Lift: 1, Think: 1, Balance: 1, Move: 1, Lead: 1 }, abilities: [] }, book)).toEqual([]);
});
