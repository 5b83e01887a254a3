/** What the board says while others act never runs ahead of what is seen. */
import type { Face } from '@undercroft/board/contract.ts';
import type { EventBase } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { sentencesOf } from '../../src/table/going-on.ts';

interface Rolled extends EventBase {
  seat: number;
  ms: number[];
}
const rolled = (seat: number, ...ms: number[]): Rolled => ({ type: 'rolled', seat, ms });
const film = (events: readonly Rolled[]) => events.flatMap(({ ms }) => ms.map((each) => ({ ms: each })));
const told = {
  face: { film, game: { words: {} } } as unknown as Face,
  words: {
    event: (_view: unknown, { seat, ms }: Rolled) => `seat ${seat} rolled ${ms.length}`,
    seat: (_view: unknown, seat: number) => `Seat ${seat}`,
    say: (key: string) => key,
  },
  seats: [{ seat: 1, name: 'Maud' }],
  say: (key: string) => key,
} as unknown as Parameters<typeof sentencesOf>[1];
const tells = (...events: Rolled[]) =>
  sentencesOf({ events, before: {}, after: {}, ms: 0, speed: 0.5, id: 1 }, told, (name) => `${name} acts`);

test('what is seen at once is said at once', () => {
  expect(tells(rolled(1, 600), rolled(1, 400))).toEqual([
    { text: 'seat 1 rolled 1', at: 0 },
    { text: 'seat 1 rolled 1', at: 300 },
  ]);
});

test('while dice are in the air it is said who throws them; how they lie, when they lie', () => {
  expect(tells(rolled(1, 700, 500), rolled(1, 800, 400))).toEqual([
    { text: 'Maud acts', at: 0 },
    { text: 'seat 1 rolled 2', at: 350 },
    { text: 'seat 1 rolled 2', at: 1000 },
  ]);
});

test('what is told and not shown is said where it happened', () => {
  expect(tells(rolled(1, 600), rolled(1)).map(({ at }) => at)).toEqual([0, 300]);
});
