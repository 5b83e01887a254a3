import { lengthOf } from '@undercroft/board/film/film.ts';
import { expect, test } from 'vitest';
import type { Event, View } from '../../src/index.ts';
import { film, pictureOf, type Shot } from '../../web/film.ts';
import { watchGame } from './play.ts';

const GAMES = [watchGame('scenes', 4), watchGame('more scenes', 2), watchGame('alone', 1, { 'solo.mode': 'oneHero' })];
const MOMENTS = GAMES.flat();
const names = (shots: readonly Shot[]) => shots.map((shot) => shot.name);

test('the last picture of every scene says what the view says', () => {
  for (const { before, events, after } of MOMENTS) {
    const last = film(events, before).at(-1)?.picture;
    if (last === undefined) continue;
    const { seats, aces, enemy, total, verdict } = pictureOf(after);
    expect(last.seats).toEqual(seats);
    expect(last.aces).toBe(aces);
    expect(last.enemy?.name).toBe(enemy?.name);
    if (after.ending === null) expect([last.total, last.verdict]).toEqual([total, verdict]);
  }
});

test('a reveal turns the cards together, counts seat by seat, waits at the flag, then judges', () => {
  const fight = MOMENTS.find(({ events }) => events[0]?.type === 'revealed' && events[1]?.type === 'fought');
  const shots = film(fight!.events, fight!.before);
  const blows = fight!.before.seats.filter((s) => s.alive).length;
  expect(names(shots).slice(0, blows + 3)).toEqual(['flip', ...Array.from({ length: blows }, () => 'blow'), 'flag', 'verdict']);
  const totals = shots.slice(0, blows + 1).map((shot) => shot.picture.total);
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  expect(shots[0]!.picture.shown.every((shown) => !shown.counted)).toBe(true);
});

test('seats that are hurt at the same moment share a shot', () => {
  const lost = MOMENTS.find(({ events }) => events.filter((e) => e.type === 'hurt' && e.why === 'damage').length > 1);
  const shots = film(lost!.events, lost!.before).filter((shot) => shot.name === 'hurt');
  expect(shots[0]!.picture.changes.length).toBeGreaterThan(1);
});

test('each ace puts out one candle', () => {
  const aces = MOMENTS.flatMap(({ before, events }) => film(events, before).filter((shot) => shot.name === 'ace'));
  const drawn = MOMENTS.flatMap(({ events }) => events.filter((e) => e.type === 'aceDrawn'));
  expect(aces.map((shot) => shot.picture.aces)).toEqual(drawn.map((e) => e.aces));
});

test('dice tumble before what they decide: an enemy, who gets the loot', () => {
  const shots = MOMENTS.flatMap(({ before, events }) => film(events, before));
  for (const [i, { name, picture }] of shots.entries()) {
    expect(picture.rolling).toBe(name === 'roll');
    if (picture.rolling) expect(['arrive', 'roll-off']).toContain(shots[i + 1]?.name);
    else if (name === 'arrive' || name === 'roll-off') expect(shots[i - 1]?.name).toBe('roll');
  }
  expect(new Set(shots.filter((_, i) => shots[i - 1]?.name === 'roll').map(({ name }) => name)).size).toBeGreaterThan(0);
});

test('a loss weighs by what there was to lose, and a death most', () => {
  const shots = MOMENTS.flatMap(({ before, events }) => film(events, before));
  const weights = (name: string) => new Set(shots.flatMap((shot) => (shot.name === name ? (shot.picture.moment?.weight ?? 0) : [])));
  expect(weights('hurt').size).toBeGreaterThan(1);
  expect(film([{ type: 'died', seat: 1, lootLost: 0 }], MOMENTS[0]!.before)[0]!.picture.moment).toEqual({ weight: 3, tone: 'bad' });
  expect([...weights('ace')].every((weight) => weight >= 2)).toBe(true);
});

test('what only the talk is about is not acted out, and nobody waits long', () => {
  const view = MOMENTS.find(({ before }) => before.round === 1)!.before;
  const claimed: Event = { type: 'claimed', seat: 1, claim: { claim: 'low' } };
  expect(lengthOf(film([claimed], view))).toBe(0);
  for (const { before, events } of MOMENTS) expect(lengthOf(film(events, before))).toBeLessThan(16_000);
});

test('somebody who has just come sees no scene', () => {
  const nothing: View | null = null;
  expect(film(MOMENTS.at(-1)!.events, nothing)).toEqual([]);
});

test('whoever hears at once what happened since before there were heroes sees the first enemy come, and then the table as it is', () => {
  const moments = GAMES[0]!;
  const start = moments.find(({ before }) => before.round === 0)!.before;
  const since = moments.flatMap(({ events }) => events);
  expect(since.some(({ type }) => type === 'revealed')).toBe(true);
  expect(names(film(since, start)).at(-1)).toBe('arrive');
});
