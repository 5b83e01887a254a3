import { lengthOf } from '@undercroft/board/film/film.ts';
import { expect, test } from 'vitest';
import { type Event, faceOf, HEROES, isLegend, isRolled, NONE, type View } from '../../src/index.ts';
import { landingOf } from '../../web/film/landing.ts';
import { film, lyingIn, pictureOf, type Shot, SOUNDS } from '../../web/film.ts';
import { arenaRolls, rollerIn } from '../../web/parts/arena/rolls.ts';
import { watchGame } from './play.ts';

const MOMENTS = [watchGame('scenes', 3), watchGame('together', 2, { 'play.mode': 'together' })].flat();

test('the dice of the last picture of a roll lie as the view says', () => {
  let rolls = 0;
  for (const { before, events, after } of MOMENTS) {
    const last = film(events, before).at(-1)?.picture;
    if (last === undefined || after.roller !== before.roller || after.step !== 'roll') continue;
    rolls++;
    expect(last.view.pool).toEqual(after.pool);
  }
  expect(rolls).toBeGreaterThan(50);
});

test('a roll lets every die tumble, a reroll only those that are rolled', () => {
  const shots = MOMENTS.flatMap(({ before, events }) => film(events, before).map((shot, i) => ({ shot, e: events, i })));
  const rolled = shots.filter(({ shot }) => shot.name === 'rolled');
  for (const { shot } of rolled) expect(shot.picture.tumbling.toSorted((a, b) => a - b)).toEqual(shot.picture.view.pool.map((_, at) => at));
  const rerolled = shots.filter(({ shot }) => shot.name === 'rerolled');
  expect(rerolled.length).toBeGreaterThan(10);
  for (const { shot } of rerolled) {
    const { told } = shot.picture;
    const changed = told?.type === 'rerolled' ? told.changes.map(({ at }) => at) : [];
    expect(shot.picture.tumbling.toSorted((a, b) => a - b)).toEqual(changed);
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

const SHOTS: readonly Shot[] = MOMENTS.flatMap(({ before, events }) => film(events, before));

test('while dice tumble nothing knows how they will lie: neither die nor lamp nor socket nor chance', () => {
  const throwing = SHOTS.filter(({ picture }) => picture.tumbling.length > 0);
  expect(throwing.length).toBeGreaterThan(100);
  for (const { picture } of throwing) {
    const { pool, rolling } = lyingIn(picture.view);
    for (const at of picture.tumbling) {
      expect(isRolled(pool[at]!)).toBe(false);
      expect(rolling!.dice[at]).toMatchObject({ face: 7, fills: [], stops: 0, counts: 0, free: false });
    }
    for (const { die } of [...rolling!.sockets, ...rolling!.wounds]) expect(picture.tumbling).not.toContain(die);
    expect(rolling!.dice.every(({ chance, tools }) => chance === null && tools.length === 0)).toBe(true);
  }
});

test('before its event nothing of the end is seen: neither verdict, gold, points, wounds nor who was hired', () => {
  const inSight = ({ verdict, view }: Shot['picture']) =>
    JSON.stringify([verdict, view.level, view.seats.map(({ gold, vp, heroes, quests, handSize }) => [gold, vp, heroes, quests, handSize])]);
  for (const { before, events } of MOMENTS) {
    for (const [i] of events.entries()) {
      const sofar = film(events.slice(0, i), before);
      const whole = film(events, before);
      expect(sofar.map(({ picture }) => inSight(picture))).toEqual(whole.slice(0, sofar.length).map(({ picture }) => inSight(picture)));
    }
  }
});

test('dice come to rest one after the other, the one that decides last', () => {
  let decided = 0;
  for (const { before, events } of MOMENTS) {
    const shots = film(events, before);
    shots.forEach(({ name, picture: { tumbling, told, view } }, i) => {
      if ((name !== 'rolled' && name !== 'rerolled') || told === null) return;
      const landing = shots.slice(i + 1, i + 1 + tumbling.length);
      expect(landing.map(({ picture }) => picture.landed)).toEqual(tumbling.map((at) => [at]));
      expect(landing.map(({ picture }) => picture.tumbling.length)).toEqual(tumbling.map((_, at) => tumbling.length - 1 - at));
      expect(landing.at(-1)!.picture.view.pool.every((die) => faceOf(die) < 6)).toBe(true);
      const { decides } = landingOf(told, view, tumbling);
      if (decides < 0) return;
      decided++;
      expect(tumbling.at(-1)).toBe(decides);
    });
  }
  expect(decided).toBeGreaterThan(20);
});

test('a critical, a wound, a death, a treasure and hiring have a moment of their own, by how much they matter', () => {
  const weights = (name: Shot['name']) => SHOTS.filter((shot) => shot.name === name).map(({ picture }) => picture.moment?.weight ?? 0);
  for (const name of ['wounded', 'died', 'hired', 'evaluated', 'goldTaken'] as const) {
    expect(weights(name).length).toBeGreaterThan(0);
    expect(Math.min(...weights(name))).toBeGreaterThan(0);
  }
  expect(Math.min(...weights('died'))).toBeGreaterThan(Math.min(...weights('wounded')));
  expect(weights('landed')).toContain(2);
  expect(weights('landed')).toContain(0);
});

test('a legend and a victory are heard', () => {
  const view = MOMENTS[0]!.before;
  const heard = (e: Event) => {
    const [shot] = film([e], view);
    const sound = SOUNDS[shot!.name];
    return typeof sound === 'function' ? sound(shot!.picture) : sound;
  };
  const legend = HEROES.findIndex((_, card) => isLegend(card));
  const hired = (hero: number) => heard({ type: 'hired', seat: 0, hero, cost: 3, over: NONE });
  expect([hired(legend), hired(0)]).toEqual(['legend', 'coins']);
  const fought = (result: 'stage 2' | 'beaten back') => heard({ type: 'bossFought', seat: 0, result, vp: 0 });
  expect(fought('stage 2')).toBe('victory');
  expect(fought('beaten back')).not.toBe('victory');
});

test('whoever is hired or falls stands where they stood until it has been seen', () => {
  for (const { picture, name } of SHOTS) {
    const { told, view } = picture;
    if (name === 'hired' && told?.type === 'hired')
      expect([...view.heroRow, view.heroTop, ...view.legendRow, view.legendTop]).toContain(told.hero);
    if (name === 'died' && told?.type === 'died') expect(view.seats[told.seat]!.party.map(({ card }) => card)).toContain(told.hero);
  }
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
