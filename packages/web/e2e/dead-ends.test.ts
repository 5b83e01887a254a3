import type { NewTable } from '@undercroft/client';
import { expect, test } from 'vitest';
import { CROWDED, GAME } from '../../games/party-has-fallen/e2e/party.ts';
import { PATIENCE } from './hands.ts';
import { DESKTOP, openHouse, PHONE } from './house.ts';
import { playThrough, returnTo } from './moments.ts';
import { deadEnd } from './reach.ts';

const house = openHouse();

/** `seeds`: games that meet much between them; `meets`: a moment that must be among those that were looked at. */
const TABLES: { title: string; seeds: readonly number[]; meets: string; table: NewTable }[] = [
  {
    title: 'The Party Has Fallen, crowded',
    seeds: [1, 2, 3, 4, 5],
    meets: 'fight > trigger > effects',
    table: { game: GAME, seats: 4, options: CROWDED },
  },
  {
    title: 'The Party Has Fallen, with the Marauder',
    seeds: [1, 2, 3],
    meets: 'summon',
    table: { game: GAME, seats: 4, options: { ...CROWDED, 'expansion.marauder': true } },
  },
  { title: 'Table Dungeon', seeds: [1, 2], meets: 'royal', table: { game: 'table-dungeon', seats: 3 } },
  {
    title: 'Dungeon Fighter',
    seeds: [1, 2],
    meets: 'swing',
    table: { game: 'dungeon-fighter', seats: 3, options: { 'play.throws': 'rough', 'play.skill': 'show-off' } },
  },
  { title: 'P52', seeds: [1], meets: 'defend', table: { game: 'p52', seats: 2 } },
  { title: 'Adventure Party', seeds: [1], meets: 'tavern', table: { game: 'adventure-party', seats: 3 } },
];

test.each(TABLES)(
  'every question of $title can be answered where it is asked',
  async ({ table, seeds, meets }) => {
    const visitor = await house().visitor();
    const person = await visitor.become('Ada');
    const [known, tried] = [new Set<string>(), new Set<string>()];
    const found: string[] = [];
    for (const seed of seeds) {
      for (const moment of await playThrough(house(), { visitor, person, table, seed, known, tried })) {
        await returnTo(visitor, moment, table);
        await visitor.page.waitForFunction(() => document.querySelector('.table-screen[data-asked]:not([data-scene])'), undefined, {
          timeout: PATIENCE,
        });
        for (const size of [DESKTOP, PHONE]) {
          await visitor.page.setViewportSize(size);
          const trouble = await deadEnd(visitor.page);
          if (trouble !== null) found.push(`${size.width}: ${trouble} (${moment.about})`);
        }
      }
    }
    expect([...known].filter((about) => about.includes(meets))).not.toEqual([]);
    expect(found).toEqual([]);
  },
  400_000,
);
