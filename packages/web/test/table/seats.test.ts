import type { TableView } from '@undercroft/client';
import { expect, test } from 'vitest';
import { seatsOnPage } from '../../src/table/seats.ts';

/** A table with these people on its first seats and bots after them; what bots are called on this page. */
function namesOf(people: string[], bots: number, names: string): string[] {
  const seats = Array.from({ length: people.length + bots }, (_, seat) => ({
    seat,
    person: people[seat] === undefined ? null : { id: `p${seat}`, name: people[seat] },
    bot: people[seat] === undefined ? 'greedy' : null,
    away: false,
    owner: null,
  }));
  const view = { info: { status: 'open', seats, waitingFor: [] }, mine: [] };
  return seatsOnPage(view as unknown as TableView, [], names).map(({ name }) => name);
}

test('a bot has a name of its own unless somebody here has one that looks like it', () => {
  expect(namesOf(['Ada'], 2, 'Odo, Maud, Brock, Wilma')).toEqual(['Ada', 'Maud', 'Brock']);
  for (const person of ['Maud', 'maud', 'Ma\u200bud', 'Ma\u3164ud', 'Mаud']) {
    expect(namesOf([person], 2, 'Odo, Maud, Brock, Wilma')).toEqual([person, 'Wilma', 'Brock']);
  }
});
