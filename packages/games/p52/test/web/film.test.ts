import { expect, test } from 'vitest';
import type { View } from '../../src/index.ts';
import { film, pictureOf } from '../../web/film.ts';
import { lastFlip } from '../../web/parts/strip/flips.ts';
import { watchGame } from './play.ts';

const MOMENTS = watchGame('scenes', 3);

test('the last picture of a scene is the table as it is then: who stands where with how much health', () => {
  let scenes = 0;
  for (const { before, events, after } of MOMENTS) {
    const last = film(events, before).at(-1)?.picture.view;
    if (last === undefined || after.squares !== last.squares) continue;
    scenes++;
    expect(last.heroes.map(({ place }) => place)).toEqual(after.heroes.map(({ place }) => place));
    expect(last.enemies.map(({ id, place }) => [id, place])).toEqual(after.enemies.map(({ id, place }) => [id, place]));
    expect(last.enemies.map(({ hp }) => hp)).toEqual(after.enemies.map(({ hp }) => hp));
    expect(last.spots.map(({ card }) => card)).toEqual(after.spots.map(({ card }) => card));
  }
  expect(scenes).toBeGreaterThan(100);
});

test('P52-156 a flip with Stamina shows Stamina alone first, then everything', () => {
  const shots = MOMENTS.flatMap(({ before, events }) => film(events, before));
  const alone = shots.filter(({ picture }) => picture.beat === 'stamina');
  expect(alone.length).toBeGreaterThan(3);
  for (const shot of alone) expect(shots[shots.indexOf(shot) + 1]).toMatchObject({ name: shot.name, picture: { beat: 'all' } });
});

test('somebody who falls is seen falling, and is gone in the next picture', () => {
  const { before, events } = MOMENTS.find((moment) => moment.events.some((e) => e.type === 'enemyDefeated'))!;
  const fall = events.find((e) => e.type === 'enemyDefeated')!;
  const shots = film(events, before);
  const at = shots.findIndex(({ name }) => name === 'enemyDefeated');
  const isThere = (view: View): boolean => view.enemies.some(({ id }) => fall.type === 'enemyDefeated' && id === fall.enemy);
  expect(isThere(shots[at]!.picture.view)).toBe(true);
  expect(shots.slice(at + 1).some(({ picture }) => isThere(picture.view))).toBe(false);
});

test('the strip keeps the last flip with its defence, its damage and what was dropped', () => {
  const all = MOMENTS.flatMap(({ events }) => events);
  const at = all.findIndex((e, i) => e.type === 'enemyHurt' && all[i + 1]?.type === 'enemyDefeated' && all[i + 2]?.type === 'dropFlipped');
  const flip = lastFlip(all.slice(0, at + 3));
  expect(flip?.first.type).toBe('struck');
  expect(flip?.defence?.type).toBe('enemyDefended');
  expect(flip?.harm).toBe(all[at]);
  expect(flip?.drop).toBe(all[at + 2]);
});

test('at rest nothing is told, and who has just come sees no scene', () => {
  expect(pictureOf(MOMENTS.at(-1)!.after, null).told).toBeNull();
  expect(film(MOMENTS.at(-1)!.events, null)).toEqual([]);
});
