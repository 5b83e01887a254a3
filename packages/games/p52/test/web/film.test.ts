import { expect, test } from 'vitest';
import type { P52Event, View } from '../../src/index.ts';
import { maxHpOf } from '../../src/rules/heroes.ts';
import { film, flipIn, pictureOf } from '../../web/film.ts';
import { momentOf } from '../../web/moments.ts';
import { blowOf, burstOf, strikesNow } from '../../web/parts/room/deeds.ts';
import { standingIn } from '../../web/parts/room/standing.ts';
import { lastFlip } from '../../web/parts/strip/flips.ts';
import { watchGame } from './play.ts';

const MOMENTS = [...watchGame('scenes', 3), ...watchGame('more scenes', 2), ...watchGame('and more', 4)];

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

test('P52-156 cards turn one after the other, and the one that decides comes last', () => {
  const shots = MOMENTS.flatMap(({ before, events }) => film(events, before));
  const beats = new Map<unknown, string[]>();
  for (const { picture } of shots) if (picture.told !== null) beats.set(picture.told, [...(beats.get(picture.told) ?? []), picture.beat]);
  const struck = [...beats].filter(([told]) => (told as P52Event).type === 'struck' || (told as P52Event).type === 'defended');
  const orders = new Set(struck.map(([, order]) => order.join(' ')));
  expect([...orders].sort()).toEqual(['back card all', 'back stamina card all']);
});

test('nothing is told before the card lies there: no health, no exit, no moment', () => {
  const shots = MOMENTS.flatMap(({ before, events }) => film(events, before));
  let turning = 0;
  for (const [i, { picture, name }] of shots.entries()) {
    if (picture.beat === 'all') continue;
    turning++;
    expect(picture.moment).toBeNull();
    // Until then the table is as it was, and the next picture of the same event goes on with it.
    expect(shots[i + 1]?.name).toBe(name);
    if (i > 0 && shots[i - 1]!.picture.told !== picture.told && shots[i - 1]!.picture.view.spots.length === picture.view.spots.length)
      expect(picture.view.exit).toBe(shots[i - 1]!.picture.view.exit);
  }
  expect(turning).toBeGreaterThan(100);
});

test('a defence that somebody was asked for goes on with the blow from before, and is acted out too', () => {
  const scene = MOMENTS.findIndex(({ events: all }) => all.some((e) => e.type === 'defended'));
  const { before, events } = MOMENTS[scene]!;
  const at = events.findIndex((e) => e.type === 'defended');
  const earlier = [...MOMENTS.slice(0, scene).flatMap((moment) => moment.events), ...events.slice(0, at)];
  const blow = earlier.findLast((e) => e.type === 'enemyStruck')!;
  const shots = film(events.slice(at, at + 1), before);
  expect(shots.map(({ picture }) => picture.beat).at(-1)).toBe('all');
  expect(shots.length).toBeGreaterThan(2);
  expect(flipIn(shots[0]!.picture, lastFlip([blow]))).toMatchObject({ first: blow, defence: events[at] });
});

test('a blow weighs by what there was to lose: two and fourteen points do not look alike', () => {
  const { after } = MOMENTS.at(-1)!;
  const view = { ...after, heroes: after.heroes.map((hero) => ({ ...hero, hp: 25 })) };
  const weigh = (amount: number, hp: number) => momentOf({ type: 'heroHurt', seat: 0, amount, hp }, view)?.weight ?? 0;
  const whole = maxHpOf(view, 0);
  expect(weigh(1, whole - 1)).toBe(1);
  expect(weigh(Math.ceil(whole * 0.3), Math.ceil(whole * 0.5))).toBe(2);
  expect(weigh(Math.ceil(whole * 0.6), Math.ceil(whole * 0.4))).toBe(3);
  // The last hit point turns the game, however small the scratch.
  expect(weigh(1, 1)).toBe(3);
  expect(momentOf({ type: 'heroHurt', seat: 0, amount: 0, hp: 5 }, view)).toBeNull();
  expect(momentOf({ type: 'heroDied', seat: 0 }, view)).toMatchObject({ weight: 3, tone: 'bad' });
  expect(momentOf({ type: 'prizeFlipped', seat: 0, card: 3, isPrize: true }, view)).toMatchObject({ weight: 3, tone: 'good' });
});

test('what matters is looked at longer', () => {
  const { after } = MOMENTS.at(-1)!;
  const lengthOf = (amount: number) => film([{ type: 'heroHurt', seat: 0, amount, hp: 9 }], after)[0]!.ms;
  expect(lengthOf(maxHpOf(after, 0))).toBeGreaterThan(lengthOf(1));
});

test('whoever strikes lunges at whom they strike, once the card lies there', () => {
  const shots = MOMENTS.flatMap(({ before, events }) => film(events, before)).filter(
    ({ name }) => name === 'struck' || name === 'enemyStruck',
  );
  for (const { picture, name } of shots) {
    const blow = blowOf(picture.told, standingIn(picture.view));
    if (blow === null) continue;
    expect(name === 'struck' ? blow.by.enemy : blow.at.enemy).toBeNull();
    expect(strikesNow(picture)).toBe(picture.beat === 'all');
  }
  const hurt = MOMENTS.flatMap(({ before, events }) => film(events, before)).find(
    ({ picture }) => picture.told?.type === 'enemyHurt' && picture.told.amount > 0,
  )!;
  const bursts = standingIn(hurt.picture.view).flatMap((one) => burstOf(hurt.picture.told, one, hurt.picture.view)?.words ?? []);
  expect(bursts).toEqual([`−${(hurt.picture.told as { amount: number }).amount}`]);
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
