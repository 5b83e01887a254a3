import { distance } from '@undercroft/mechanics';
import { expect, test } from 'vitest';
import type { Event, View } from '../../src/index.ts';
import { isFar } from '../../web/far.ts';
import { watchGame } from './play.ts';

const MOMENTS = [...watchGame('far off', 4), ...watchGame('brawl', 6)];
const FAR = MOMENTS.filter(({ events, before }) => events.length > 0 && isFar(events, before));

/** Whom an event is about, as far as it says so. */
const peopleIn = (e: Event): unknown[] =>
  Object.entries(e).flatMap(([key, value]) => (/^(seat|attacker|victim|from|to)$/.test(key) ? [value] : []));

test('much of a game is far off, and much is not', () => {
  expect(FAR.length).toBeGreaterThan(MOMENTS.length / 20);
  expect(FAR.length).toBeLessThan(MOMENTS.length * 0.9);
});

test('what is far off is not in the next room before or after, and nothing to the viewer', () => {
  for (const { before, events, after } of FAR) {
    const here = before.seats[before.viewer!]!.room;
    for (const e of events) {
      // Whose turn it is says itself.
      if (e.type === 'turnBegan' || e.type === 'roundBegan') continue;
      expect(peopleIn(e)).not.toContain(before.viewer);
      for (const { seats, layout } of [before, after]) {
        const there = 'seat' in e ? (seats[e.seat]?.room ?? -1) : -1;
        if (there >= 0) expect(distance(layout, here, there)).toBeGreaterThanOrEqual(2);
      }
    }
  }
});

test('a fight, a death, an offer and the end are never far off; nor is anything to who has no hero in the dungeon', () => {
  const [{ before, events }] = FAR as [(typeof FAR)[number]];
  const near: Event[] = [
    { type: 'attacked', attacker: 1, victim: 2 },
    { type: 'died', seat: 1, killer: 2 },
    { type: 'won', seat: 1, reason: 'goal', goals: [] },
  ];
  for (const e of near) expect(isFar([...events, e], before)).toBe(false);
  const outside = (change: Partial<View>): View => ({ ...before, ...change });
  expect(isFar(events, outside({ viewer: null }))).toBe(false);
  expect(isFar(events, outside({ seats: before.seats.map((seat) => ({ ...seat, room: -1 })) }))).toBe(false);
});
