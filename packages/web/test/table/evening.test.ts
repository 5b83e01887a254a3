import type { TableInfo } from '@undercroft/client';
import { expect, test } from 'vitest';
import { eveningOf, scoreSheet } from '../../src/table/evening.ts';

const [maud, odo, ida] = ['Maud', 'Odo', 'Ida'].map((name) => ({ id: name.toLowerCase(), name })) as [Person, Person, Person];
type Person = { id: string; name: string };

/** A game of these people, with what each came to; the highest wins. */
function game(id: string, before: string | null, people: readonly (Person | null)[], scores: readonly number[] | null): TableInfo {
  const most = Math.max(...(scores ?? []));
  const winners = (scores ?? []).flatMap((score, seat) => (score === most ? [seat] : []));
  const outcome = scores && { winners, scores: [...scores], reason: 'end' };
  const seats = people.map((person, seat) => ({ seat, person, bot: person ? null : 'greedy', away: false }));
  return { id, before, seats, outcome } as unknown as TableInfo;
}

const EVENING = [
  game('one', null, [maud, odo, null], [3, 5, 9]),
  game('two', 'one', [maud, odo, ida], [7, 2, 1]),
  game('three', 'two', [maud, odo, ida], [4, 1, 4]),
];
const tableOf = async (id: string): Promise<TableInfo> => {
  const found = EVENING.find((each) => each.id === id);
  if (found === undefined) throw new Error('no such table');
  return found;
};

test('an evening is all the games that led here, oldest first, as far as one may know them', async () => {
  expect((await eveningOf(EVENING[2]!, tableOf)).map(({ id }) => id)).toEqual(['one', 'two', 'three']);
  expect((await eveningOf(EVENING[0]!, tableOf)).map(({ id }) => id)).toEqual(['one']);
  const stranger = game('x', 'hidden', [maud], [1]);
  expect((await eveningOf(stranger, tableOf)).map(({ id }) => id)).toEqual(['x']);
  // A chain without an end has one all the same.
  const endless = async (id: string) => game(id, `${id}.`, [maud], [1]);
  expect(await eveningOf(game('e', 'e.', [maud], [1]), endless)).toHaveLength(20);
});

test('the sheet has everybody who sat there, whoever won most first, and no bot', () => {
  const rows = scoreSheet(EVENING);
  expect(rows.map(({ name, wins }) => [name, wins])).toEqual([
    ['Maud', 2],
    ['Ida', 1],
    ['Odo', 0],
  ]);
  expect(rows.map(({ games }) => games.map((each) => each?.score ?? null))).toEqual([
    [3, 7, 4],
    [null, 1, 4],
    [5, 2, 1],
  ]);
});

test('a game without an end is on no sheet, and whose seat somebody else played has what it came to', () => {
  const lent = game('four', 'three', [ida, odo], [8, 2]);
  lent.seats[0]!.owner = maud;
  const rows = scoreSheet([game('three', null, [maud, odo], null), lent]);
  expect(rows.map(({ name, games }) => [name, games])).toEqual([
    ['Maud', [{ score: 8, won: true }]],
    ['Odo', [{ score: 2, won: false }]],
  ]);
});
