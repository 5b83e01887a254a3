import { loadGame } from '@undercroft/catalog';
import { configFor, type DecisionBase, pick, seedFrom, sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { beginCourse, take } from '../../src/tables/table/course.ts';

test.each(['table-dungeon', 'party-has-fallen', 'cellar'])('%s: a question asked again is a new wait, with its own time', async (slug) => {
  const game = await loadGame(slug);
  const rules = { game, config: configFor(game, { seats: 3 }), seed: seedFrom(`waits ${slug}`) };
  const { course } = beginCourse(rules, { seq: 1, at: 0 });
  const random = sfc32(3);
  let again = 0;
  for (let seq = 2; seq < 400 && course.table.stack.length > 0; seq++) {
    const ask = course.table.stack.at(-1)!.asks[0]!;
    const { sample } = game.play.questions[ask.kind]!;
    const d: DecisionBase = ask.open ? sample!(course.table, ask, random) : pick(random, game.play.options(course.table, ask));
    take(rules, course, d, { seq, at: seq * 1000 });
    const next = course.waits.find((wait) => wait.ask.seat === d.seat && wait.ask.kind === d.kind);
    if (next === undefined) continue;
    expect(next).toMatchObject({ seq, since: seq * 1000, busy: false });
    again++;
  }
  expect(again).toBeGreaterThan(0);
});
