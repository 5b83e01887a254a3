import { lengthOf } from '@undercroft/board/film/film.ts';
import { expect, test } from 'vitest';
import type { View } from '../../src/index.ts';
import { film, pictureOf } from '../../web/film.ts';
import { arenaRolls, rollerIn } from '../../web/parts/arena/rolls.ts';
import { viewIn } from '../../web/shown-view.ts';
import { watchGame } from './play.ts';

const MOMENTS = [watchGame('scenes', 3), watchGame('together', 2, { 'play.mode': 'together' })].flat();

test('the dice of the last picture of a roll lie as the view says', () => {
  let rolls = 0;
  for (const { before, events, after } of MOMENTS) {
    const last = film(events, before).at(-1)?.picture;
    if (last === undefined || after.roller !== before.roller || after.step !== 'roll') continue;
    rolls++;
    expect(last.pool).toEqual(after.pool);
  }
  expect(rolls).toBeGreaterThan(50);
});

test('a roll lets every die tumble, a reroll only those that are rolled', () => {
  const shots = MOMENTS.flatMap(({ before, events }) => film(events, before).map((shot, i) => ({ shot, e: events, i })));
  const rolled = shots.filter(({ shot }) => shot.name === 'rolled');
  for (const { shot } of rolled) expect(shot.picture.tumbling).toEqual(shot.picture.pool.map((_, at) => at));
  const rerolled = shots.filter(({ shot }) => shot.name === 'rerolled');
  expect(rerolled.length).toBeGreaterThan(10);
  for (const { shot } of rerolled) {
    const { told } = shot.picture;
    expect(shot.picture.tumbling).toEqual(told?.type === 'rerolled' ? told.changes.map(({ at }) => at) : null);
  }
});

test('what is seen for a moment is gone in the next picture, and at rest', () => {
  const death = MOMENTS.find(({ events }) => events.some((e) => e.type === 'died'))!;
  const shots = film(death.events, death.before);
  const at = shots.findIndex(({ name }) => name === 'died');
  expect(shots[at]!.picture.struck?.dies).toBe(true);
  expect(shots.slice(at + 1).every(({ name, picture }) => picture.struck === null || name === 'died' || name === 'wounded')).toBe(true);
  expect(pictureOf(death.after).struck).toBeNull();
});

test('while dice tumble the board shows the view in which they have fallen', () => {
  const moment = MOMENTS.find(({ events, after }) => events.some((e) => e.type === 'rolled') && after.step === 'roll')!;
  const scene = { ...moment, ms: 0, speed: 1 };
  const shots = film(moment.events, moment.before);
  const fallen = shots.find(({ name }) => name === 'rolled')!.picture;
  expect(viewIn({ scene, view: moment.before }, fallen)).toBe(moment.after);
  expect(viewIn({ scene, view: moment.before }, pictureOf(moment.before))).toBe(moment.before);
});

test('nobody waits long, and somebody who has just come sees no scene', () => {
  for (const { before, events } of MOMENTS) expect(lengthOf(film(events, before))).toBeLessThan(16_000);
  const nothing: View | null = null;
  expect(film(MOMENTS.at(-1)!.events, nothing)).toEqual([]);
});

test('while dice lie before somebody in the Arena, the picture says before whom', () => {
  const pictures = MOMENTS.flatMap(({ before, events }) => film(events, before).map(({ picture }) => picture));
  const rolling = pictures.filter(({ told }) => told?.type === 'rolled' || told?.type === 'evaluated');
  expect(rolling.length).toBeGreaterThan(50);
  for (const picture of rolling) expect(rollerIn(picture)).toBe(picture.told !== null && 'seat' in picture.told && picture.told.seat);
  for (const picture of pictures.filter(({ told }) => told?.type === 'hired')) expect(rollerIn(picture)).toBeNull();
});

test('whoever comes to the Arena in the middle of a roll sees the dice of those who roll after it', () => {
  const told = MOMENTS.flatMap(({ events }) => events);
  const begins = told.flatMap((e, i) => (e.type === 'dieSet' || e.type === 'rerolled' ? [i] : []));
  expect(begins.length).toBeGreaterThan(20);
  for (const begin of begins) {
    const all = told.slice(begin);
    expect([...arenaRolls(all)]).toEqual([...arenaRolls(all.slice(all.findIndex(({ type }) => type === 'rolled')))]);
  }
});
