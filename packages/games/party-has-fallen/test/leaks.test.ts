/** Leaks of the kinds this game could have, planted: each is caught by the promises that know the table's description. */
import type { Game, Seat } from '@undercroft/engine';
import { altered, conformance } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { game, type Table } from '../src/index.ts';

const options = { 'game.roundCap': 4, 'win.minRounds': 1, 'items.hidden': true, 'table.vote': true, 'custom.honour': 4 };
const budget = { games: 3, moments: 25, seats: [4], options, only: ['secrets', 'secrets-after'] };

/** What the view shows besides what it should. */
const showing = (extra: (t: Table, viewer: Seat | null) => unknown): Game =>
  altered(game, { sight: { view: (t: Table, viewer: Seat | null) => ({ ...game.sight.view(t, viewer), extra: extra(t, viewer) }) } });

const plants: [string, Game][] = [
  ['a goal', showing((t) => t.seats[1]!.goal)],
  ['that a goal was drawn anew', showing((t) => t.seats.map((s) => s.believed !== null))],
  ['hidden items', showing((t) => t.seats[0]!.items)],
  ['which goals were thrown away', showing((t) => t.discard[0])],
  ['the top of a pile', showing((t) => t.draw[3]!.at(-1))],
  ['a face-down room', showing((t) => t.rooms[0])],
  ['cards to choose from', showing((t) => t.seats.map((s) => s.pool))],
  ['what stands on an honour card', showing((t) => t.written.map(({ name }) => name))],
];

test.each(plants)('a view that tells %s is caught', (_what, leaky) => {
  expect(conformance(leaky, budget)).not.toEqual([]);
});
