import { botByName, questionFor } from '@undercroft/bots';
import { configFor, sfc32, simulatedTable } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { type Event, game, type View } from '../../src/index.ts';
import { film, pictureOf, seenOf } from '../../web/film.ts';

interface Moment {
  before: View;
  events: Event[];
  after: View;
}

/** The first decisions of a game with dice that are really thrown. */
function watch(decisions: number): Moment[] {
  const config = configFor(game, { seats: 2, options: { 'play.throws': 'physics' } });
  const t = simulatedTable(game, config, 5);
  const [bot, random] = [botByName('random'), sfc32(2)];
  const moments: Moment[] = [];
  for (let i = 0; i < decisions && t.stack.length > 0; i++) {
    const ask = game.play.pending(t).find(({ may }) => may !== true)!;
    const before = game.sight.view(t, 0);
    const events: Event[] = [];
    game.play.decide(t, bot.decide(questionFor({ game, t, ask }, true), random), events);
    moments.push({ before, events, after: game.sight.view(t, 0) });
  }
  return moments;
}

const MOMENTS = watch(120);

test('a film of a throw ends where the rules say the dice lie', () => {
  const thrown = MOMENTS.flatMap(({ before, events }) => film(events, before).filter(({ name }) => name === 'thrown' || name === 'judged'));
  const flights = thrown.filter(({ name }) => name === 'thrown');
  expect(flights.length).toBeGreaterThan(5);
  for (const [i, { name, picture }] of thrown.entries()) {
    if (name !== 'thrown') continue;
    const { film: frames, dice } = picture.flight!;
    const told = thrown[i + 1]!.picture.lying;
    const at = frames.ticks * 7;
    const [x, y] = [frames.dice[0]![at]!, frames.dice[0]![at + 1]!];
    expect(told.at(-1)!.die).toBe(dice[0]);
    const lies = told.at(-1)!.pose.place;
    expect(Math.hypot(x * 1000 - lies[0], y * 1000 - lies[1])).toBeLessThan(2);
  }
});

test('between scenes the picture is the table', () => {
  for (const { after } of MOMENTS) expect(pictureOf(after).lying).toEqual(after.lying);
});

test('while a die flies nothing in the picture knows how it ends; then every count is what was told last', () => {
  const flown = MOMENTS.map(({ before, events }) => ({ before, events, shots: film(events, before) })).filter(({ shots }) =>
    shots.some(({ name }) => name === 'thrown'),
  );
  expect(flown.length).toBeGreaterThan(5);
  for (const { before, events, shots } of flown) {
    const flies = shots.find(({ name }) => name === 'thrown')!.picture;
    expect(flies).toMatchObject({ account: null, moment: null, judging: false, hp: before.hp, coins: before.coins });
    expect(flies.heroes.map(({ hp }) => hp)).toEqual(before.heroes.map(({ hp }) => hp));
    expect(flies.lying).toEqual(before.lying);
    const struck = events.findLast((e) => e.type === 'struck');
    const end = shots.at(-1)!.picture;
    if (struck !== undefined && !events.some(({ type }) => type === 'monsterRevealed' || type === 'leeched'))
      expect(end.hp).toBe(struck.hp);
    for (const e of events)
      if (e.type === 'suffered' && e === events.findLast((each) => each.type === 'suffered' && each.hero === e.hero))
        expect(seenOf(before, end).heroes[e.hero]!.hp).toBeLessThanOrEqual(before.heroes[e.hero]!.hp);
  }
});

test('between scenes the seen table is the table', () => {
  for (const { after } of MOMENTS) expect(seenOf(after, pictureOf(after))).toEqual(after);
});
