import { readFileSync } from 'node:fs';
import { lengthOf } from '@undercroft/board/film/film.ts';
import { sayer } from '@undercroft/board/text.ts';
import { greedy } from '@undercroft/bots';
import { Match } from '@undercroft/engine';
import { watchMatch } from '@undercroft/testkit/watch.ts';
import { expect, test } from 'vitest';
import { COUNTS_CELLAR } from '../../src/content/plan.ts';
import abbey from '../../src/content/plans/abbey.json' with { type: 'json' };
import { readPlan } from '../../src/content/read-plan.ts';
import { game } from '../../src/index.ts';
import { chartOf } from '../../web/art/rooms.ts';
import { ending } from '../../web/ending.ts';
import { film, pictureOf } from '../../web/film.ts';
import { tutorial } from '../../web/lesson.ts';
import { logLine } from '../../web/log.ts';
import english from '../../web/messages/en.json' with { type: 'json' };

const say = sayer(english, 'en');
const words = { say: (key: string) => key, ...game.words };
const MOMENTS = watchMatch(game, greedy, { seed: 'cellar scenes', seats: 3, options: {} });

test('CEL-028 passages on the map are the doors of the plan', () => {
  for (const plan of [COUNTS_CELLAR, readPlan(abbey).value!]) {
    const { places, layout } = chartOf(plan);
    for (const [i, room] of places.entries()) {
      const near = layout.near.slice(i * 4, i * 4 + 4).flatMap((next) => places[next] ?? []);
      expect(near.toSorted(), room).toEqual(plan.rooms[room]!.exits.toSorted());
    }
  }
});

test('the last picture of every scene shows rooms, life and gold as the view does', () => {
  const figures = (picture: ReturnType<typeof pictureOf>) => picture.thieves.map(({ room, life, gold }) => ({ room, life, gold }));
  let seen = 0;
  for (const { before, events, after } of MOMENTS) {
    // A sale moves gold without a scene of its own.
    const last = events.some((e) => e.type === 'sold') ? undefined : film(events, before).at(-1)?.picture;
    if (last === undefined) continue;
    expect(figures(last)).toEqual(figures(pictureOf(after)));
    seen++;
  }
  expect(seen).toBeGreaterThan(15);
  for (const { before, events } of MOMENTS) expect(lengthOf(film(events, before))).toBeLessThan(12_000);
});

test('every line of the log names a rule, and the sums on slips add up', () => {
  const rules = readFileSync(game.about.rules, 'utf8');
  const lines = MOMENTS.flatMap(({ events, after }) => events.map((e) => logLine(e, after, words, say)));
  for (const line of lines) expect(rules).toContain(line?.rule);
  const slips = lines.flatMap((line) => (line?.slip === undefined ? [] : [line.slip]));
  expect(slips.length).toBeGreaterThan(2);
  for (const [[die], [helps], [total]] of slips.map((slip) => [slip[0]!, slip[1]!, slip[2]!] as const))
    expect(Number(die) + Number(helps)).toBe(Number(total.slice(2)));
  expect(lines.flatMap((line) => line?.heading ?? [])).toContain('Round 2');
});

test('the last page names the winner and has a figure for every thief', () => {
  const { after } = MOMENTS.at(-1)!;
  const names = ['Odo', 'Pim', 'Ham'];
  const page = ending(
    after,
    MOMENTS.flatMap(({ events }) => events),
    names,
    say,
  );
  expect(names.some((name) => page.headline?.includes(name))).toBe(true);
  expect(page.figures[0]?.values).toEqual(after.thieves.map(({ gold }) => gold));
});

test('every lesson finds its question open, and the rat says one sentence at a time', () => {
  const match = new Match(game, { seats: tutorial.seats, seed: tutorial.seed, options: tutorial.options });
  for (const { until, say: key } of tutorial.lessons) {
    expect(say(key)).toMatch(/^[^.!?]+[.!?]$/);
    if (until === 'next') continue;
    const pending = game.play.pending(match.table).filter((ask) => ask.may !== true);
    expect(pending.find((ask) => ask.seat === 0)?.kind).toBe(until.decide);
    for (const ask of pending) {
      const answers = ask.open ? [game.play.questions[ask.kind]!.fallback(match.table, ask)] : game.play.options(match.table, ask);
      match.decide(answers.find((d) => ask.seat !== 0 || (until.only?.(d) ?? true))!);
    }
  }
});
