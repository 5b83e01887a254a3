import { sayer } from '@undercroft/board/text.ts';
import type { TableInfo } from '@undercroft/client';
import { expect, test } from 'vitest';
import english from '../../../src/messages/en.json' with { type: 'json' };
import { freeSeats, inOrder, isMyTurn, lineOf, openSeats } from '../../../src/pages/home/table-words.ts';

const maud = { id: 'm', name: 'Maud' };
const odo = { id: 'o', name: 'Odo' };
const speech = { say: sayer(english, 'en'), language: 'en' };

function tableOf(change: Partial<TableInfo>): TableInfo {
  const seats = [maud, odo, null].map((person, seat) => ({ seat, person, bot: null, away: false }));
  return {
    id: 'x', name: 'A table', game: 'cellar', version: '1', status: 'running', visibility: 'public', options: {}, clock: { kind: 'none' }, pace: 'brisk', dice: 'house', practice: false, watched: false, before: null, rematch: null, material: null,
    host: maud, seats, commit: '', fair: { round: 0, commits: [], open: [], revealing: null, withheld: [], without: [] }, invitesFrom: 0,
      hostAway: null, seq: 1, createdAt: 0, updatedAt: 0, waitingFor: [], waitingSince: Date.now(), outcome: null, fork: null, ...change,
  };
} // biome-ignore format: a table's fields in few lines

test('a table that waits for me says so', () => {
  const info = tableOf({ waitingFor: [0, 1], waitingSince: Date.now() - 2 * 3_600_000 });
  expect(isMyTurn(info, maud)).toBe(true);
  expect(isMyTurn(info, null)).toBe(false);
  expect(lineOf(info, maud, speech)).toBe('it is your turn (2 hours ago)');
});

test('a table that waits for others names each once, bots too', () => {
  const seats = [maud, odo, odo].map((person, seat) => ({ seat, person, bot: null, away: false }));
  expect(lineOf(tableOf({ seats, waitingFor: [1, 2] }), maud, speech)).toBe('waits for Odo (now)');
  const bots = seats.map((seat) => (seat.seat === 2 ? { ...seat, person: null, bot: 'greedy' } : seat));
  expect(lineOf(tableOf({ seats: bots, waitingFor: [2] }), maud, speech)).toBe('waits for a bot (now)');
});

test('an open table counts its free chairs', () => {
  expect(freeSeats(tableOf({}))).toBe(1);
  expect(lineOf(tableOf({ status: 'open' }), null, speech)).toBe('one chair free');
});

test('a chair that is kept for somebody is open to nobody else', () => {
  const { seats } = tableOf({});
  const info = tableOf({
    status: 'open',
    seats: seats.map((seat) => (seat.person === odo ? { ...seat, person: null, keptFor: odo } : seat)),
  });
  expect([freeSeats(info), openSeats(info, odo), openSeats(info, maud), openSeats(info, null)]).toEqual([2, 2, 1, 1]);
  expect(lineOf(info, maud, speech)).toBe('one chair free');
});

test('tables that wait for me come first, those over last', () => {
  const over = tableOf({ id: 'over', status: 'finished', updatedAt: 9 });
  const others = tableOf({ id: 'others', waitingFor: [1], updatedAt: 5 });
  const open = tableOf({ id: 'open', status: 'open', updatedAt: 7 });
  const mine = tableOf({ id: 'mine', waitingFor: [0], updatedAt: 1 });
  expect(inOrder([over, others, open, mine], maud).map(({ id }) => id)).toEqual(['mine', 'others', 'open', 'over']);
});

test('a table that is over says who won, and a party that it did so together', () => {
  const over = (outcome: TableInfo['outcome']) => lineOf(tableOf({ status: 'finished', outcome, updatedAt: Date.now() }), null, speech);
  const party = (won: boolean) => [{ name: 'party', seats: [0, 1, 2], won, score: 3 }];
  expect(over({ winners: [1], scores: [1, 4, 2], reason: '' })).toBe('Odo won (now)');
  expect(over({ winners: [0, 2], scores: [4, 1, 4], reason: '' })).toBe('Maud, a bot won (now)');
  expect(over({ winners: [], scores: [0, 0, 0], reason: '' })).toBe('nobody won (now)');
  expect(over({ winners: [0, 1, 2], scores: [3, 3, 3], reason: '', sides: party(true) })).toBe('won, all together (now)');
  expect(over({ winners: [], scores: [3, 3, 3], reason: '', sides: party(false) })).toBe('lost, all together (now)');
  expect(over(null)).toBe('over, now');
});
