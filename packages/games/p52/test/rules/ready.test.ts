import { expect, test } from 'vitest';
import { DROWNED_BAILEY } from '../../src/content/scenarios.ts';
import shortStay from '../../src/content/short-stay/scenario.json' with { type: 'json' };
import { RULEBOOK } from '../../src/house-rules.ts';
import { cardOf } from '../../src/rules/cards.ts';
import { bonusPoints, created, isSplitOf } from '../../src/rules/creation.ts';
import { choicesOf, NAMES, readyFor, SEATS } from '../../src/rules/ready.ts';
import { bookOf } from '../../src/scenario/book.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';

const BOOKS = [DROWNED_BAILEY, shortStay as unknown as Scenario].map(bookOf);
const SEATED = Array.from({ length: SEATS }, (_, seat) => seat);
const three = (...ranks: number[]): number[] => ranks.map((rank, i) => cardOf(rank, (['spades', 'hearts', 'diamonds'] as const)[i]!));

test('P52-021 each seat chooses among three trades, and no two at a table have the same name', () => {
  for (const book of BOOKS) {
    const offered = SEATED.map((seat) => readyFor(seat, book));
    for (const each of offered) expect(new Set(each.map(({ profession }) => profession)).size).toBe(3);
    expect(new Set(offered.flat().map(({ name }) => name)).size).toBe(NAMES.length);
  }
});

test('P52-021 P52-036 P52-038 whatever the three cards are, a ready character is one that the seven steps could make', () => {
  for (const book of BOOKS)
    for (const ready of SEATED.flatMap((seat) => readyFor(seat, book)))
      for (const house of [RULEBOOK, { ...RULEBOOK, floorLast: true }])
        for (const flipped of [three(1, 1, 1), three(2, 5, 6), three(7, 9, 12), three(13, 13, 13)]) {
          const choices = choicesOf(ready, flipped, house, book);
          expect(isSplitOf(bonusPoints(flipped), choices.split)).toBe(true);
          const made = created(choices, house, book);
          expect(made).toMatchObject({ name: ready.name, race: ready.race, profession: ready.profession, level: 1 });
          // Nobody goes down there without a blow.
          expect(made!.abilities.some(({ id }) => book.ability(id).kind === 'attack')).toBe(true);
        }
});

test('P52-021 the trade decides who does it: the people that are best at it', () => {
  const best = Object.fromEntries([0, 1].flatMap((seat) => readyFor(seat, BOOKS[0]!)).map(({ profession, race }) => [profession, race]));
  expect(best).toMatchObject({ shieldhand: 'cragborn', emberAdept: 'lanternkin' });
  expect(new Set(Object.values(best)).size).toBe(6);
});
