import { lengthOf } from '@undercroft/board/film/film.ts';
import { expect, test } from 'vitest';
import type { Event } from '../../src/index.ts';
import { after, fightAt, film, pictureOf } from '../../web/film.ts';
import { watchGame } from './play.ts';

const MOMENTS = [
  ...watchGame('scenes', 4),
  ...watchGame('haunted scenes 2', 6, { 'expansion.marauder': true }),
  ...watchGame('brawl', 3, { 'dungeon.mix': 'custom', 'mix.empty': 4, 'mix.skill': 1, 'mix.item': 1, 'mix.event': 1, 'game.roundCap': 20 }),
  ...watchGame('a', 3, { 'expansion.marauder': true, 'game.roundCap': 30 }),
];
const has = (events: readonly Event[], ...types: Event['type'][]) => events.some((e) => types.includes(e.type));

test('what is acted out ends where the view is: tokens, face-up rooms, the Marauder', () => {
  for (const { before, events, after: view } of MOMENTS) {
    const last = events.reduce(after, pictureOf(before));
    const { tokens, open, haunt } = pictureOf(view);
    expect({ tokens: last.tokens, open: last.open, haunt: last.haunt }).toEqual({ tokens, open, haunt });
  }
});

test('HP end where the view is, unless somebody got a new hero', () => {
  const moments = MOMENTS.filter(
    ({ events }) => !has(events, 'partyShown', 'reentered', 'voted', 'changed', 'itemLost', 'itemPassed', 'itemDrawn'),
  );
  for (const { before, events, after: view } of moments) {
    expect(events.reduce(after, pictureOf(before)).hp).toEqual(pictureOf(view).hp);
  }
});

test('a token hops room by room, one shot for each step', () => {
  const walks = MOMENTS.filter(({ events }) => has(events, 'stepped'));
  expect(walks.length).toBeGreaterThan(20);
  for (const { before, events } of walks) {
    const shots = film(events, before).filter((shot) => shot.name === 'stepped');
    const steps = events.filter((e) => e.type === 'stepped');
    expect(shots.map((shot) => shot.picture.trail.at(-1))).toEqual(steps.map((e) => e.room));
    expect(shots.every((shot) => shot.picture.stage === null)).toBe(true);
  }
});

test('the Marauder walks room by room', () => {
  const moved = MOMENTS.filter(({ events }) => has(events, 'marauderMoved'));
  expect(moved.length).toBeGreaterThan(0);
  for (const { before, events } of moved) {
    const shots = film(events, before).filter((shot) => shot.name === 'marauderMoved');
    expect(shots.map((shot) => shot.picture.haunt)).toEqual(events.flatMap((e) => (e.type === 'marauderMoved' ? [e.room] : [])));
  }
});

test('starting rooms are turned in one shot', () => {
  const start = MOMENTS.find(({ events }) => has(events, 'partyShown'))!;
  expect(film(start.events, start.before).filter((shot) => shot.name === 'flipped')).toHaveLength(1);
});

test('a fight shows every roll before it is judged', () => {
  const fights = MOMENTS.filter(({ events }) => has(events, 'fought'));
  expect(fights.length).toBeGreaterThan(0);
  for (const { before, events } of fights) {
    for (const shot of film(events, before).filter(({ name }) => name === 'fought')) {
      const { stage } = shot.picture;
      expect(stage?.kind).toBe('fight');
      if (stage?.kind !== 'fight') continue;
      const fighters = [...stage.attack, ...stage.defend].filter((f) => !f.refused);
      expect(fighters.every((f) => f.total !== null)).toBe(true);
      expect(stage.meetings).toHaveLength(stage.attack.filter((f) => !f.refused).length);
    }
  }
});

test('a fight that waits for an answer lies on the map', () => {
  const waiting = MOMENTS.find(({ after: view }) => view.stack.at(-1)?.proc === 'fight' && view.stack.at(-1)!.asks.length > 0);
  const stage = fightAt(waiting!.after)!;
  expect(stage.attack[0]!.seat).toBe(stage.attacker);
  expect(stage.defend[0]!.seat).toBe(stage.victim);
});

test('nobody who has just come is shown anything', () => {
  expect(film(MOMENTS[0]!.events, null)).toEqual([]);
  expect(lengthOf([])).toBe(0);
});

test('an own card lies there long enough to be read, somebody else’s only as long as all cards', () => {
  const drawn = MOMENTS.flatMap(({ before, events }) => events.flatMap((e) => (e.type === 'eventDrawn' ? [{ e, before }] : [])));
  expect(drawn.length).toBeGreaterThan(5);
  for (const { e, before } of drawn) {
    const seenBy = (viewer: number) => lengthOf(film([e], { ...before, viewer }));
    expect(seenBy(e.seat)).toBeGreaterThan(seenBy(e.seat + 1));
    expect(seenBy(e.seat)).toBeLessThanOrEqual(4500);
  }
});

const ROLLS: readonly Event['type'][] = ['checked', 'moveRolled', 'firstRolled', 'fightRolled', 'marauderFight', 'marauderRolled'];

test('while dice are in the air nothing is to be seen of what comes of them', () => {
  let seen = 0;
  for (const { before, events } of MOMENTS) {
    const shots = film(events, before);
    for (const [i, { name, picture }] of shots.entries()) {
      if (!picture.tumbling) continue;
      seen++;
      const [last, next] = [shots[i - 1]?.picture ?? pictureOf(before), shots[i + 1]];
      expect([next?.name, next?.picture.tumbling]).toEqual([name, false]);
      expect(ROLLS).toContain(name);
      expect({ points: picture.points, hp: picture.hp, tokens: picture.tokens, moment: picture.moment }).toEqual({
        ...{ points: last.points, hp: last.hp, tokens: last.tokens, moment: null },
      });
      if (picture.stage?.kind === 'fight') {
        const totals = (p: typeof picture) =>
          p.stage?.kind === 'fight' ? [...p.stage.attack, ...p.stage.defend].flatMap((f) => f.total ?? []) : [];
        expect(totals(picture).length).toBe(totals(next!.picture).length - 1);
      }
    }
  }
  const rolled = MOMENTS.flatMap(({ events }) => events.filter(({ type }) => ROLLS.includes(type)));
  expect(seen).toBe(rolled.length);
  // Who begins is rolled before anybody sees the table.
  const kinds: Event['type'][] = ['checked', 'fightRolled', 'marauderFight', 'marauderRolled', 'moveRolled'];
  expect([...new Set(rolled.map(({ type }) => type))].sort()).toEqual(kinds);
});

test('what matters more is looked at longer and weighs more: a scratch, a blow, a death', () => {
  const shots = MOMENTS.flatMap(({ before, events }) => film(events, before)).filter(({ picture }) => picture.moment !== null);
  const weights = (type: Event['type']) => new Set(shots.filter(({ name }) => name === type).map(({ picture }) => picture.moment!.weight));
  expect(weights('hurt').size).toBeGreaterThan(1);
  const { before } = MOMENTS[0]!;
  expect(film([{ type: 'died', seat: 1, killer: 0 }], before)[0]!.picture.moment).toMatchObject({ weight: 3, tone: 'bad' });
  const lengthOfHurt = (weight: number) => shots.find((s) => s.name === 'hurt' && s.picture.moment!.weight === weight)!.ms;
  expect(lengthOfHurt(2)).toBeGreaterThan(lengthOfHurt(1));
});
