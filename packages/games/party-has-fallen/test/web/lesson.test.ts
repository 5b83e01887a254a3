import { sayer } from '@undercroft/board/text.ts';
import { Match } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { type Decision, game, kindName } from '../../src/index.ts';
import { rival, tutorial } from '../../web/lesson.ts';
import english from '../../web/messages/en.json' with { type: 'json' };

const LEARNER = 0;

/** The other seat answers as in the lesson. */
function othersAnswer({ table, ...match }: { table: Parameters<typeof game.play.pending>[0]; decide(d: Decision): unknown }): void {
  for (;;) {
    const answers = game.play
      .pending(table)
      .flatMap((ask) => (ask.seat === LEARNER ? [] : (rival(ask, game.play.options(table, ask)) ?? [])));
    if (answers.length === 0) return;
    match.decide(answers[0]!);
  }
}

/** Plays the lessons; says how many were met and where it ended. */
function learn() {
  const { seats, seed, options, lessons } = tutorial;
  const match = new Match(game, { seats, seed, options });
  const { table } = match;
  const others = () => othersAnswer({ table, decide: (d) => match.decide(d) });
  for (const [i, { until }] of lessons.entries()) {
    others();
    if (until === 'next') continue;
    const ask = game.play.pending(table).find((a) => a.seat === LEARNER && a.kind === until.decide);
    if (ask === undefined) return { met: i, table };
    const offer: Decision = { seat: LEARNER, kind: 'offer', moves: [], with: [1], threat: false, pact: 'peace', promise: '' };
    const answers = ask.open ? [offer] : game.play.options(table, ask).filter((d) => until.only?.(d) ?? true);
    if (answers.length === 0) return { met: i, table };
    match.decide(answers[0]!);
  }
  return { met: lessons.length, table };
}

// After a change of cards or rules: run `seek-lesson.ts`.
test('every lesson finds its question open and its answer legal, and the last one ends on EXIT', () => {
  const { met, table } = learn();
  expect(met).toBe(tutorial.lessons.length);
  const { room, items } = table.seats[LEARNER]!;
  expect(kindName(table.rooms[room]!)).toBe('exit');
  expect(items.length).toBeGreaterThan(0);
  expect(table.seats[1]!.hp).toBeGreaterThan(0);
  expect(table.pacts.length).toBeGreaterThan(0);
});

const words = sayer(english, 'en');

test('the rat says one sentence at a time', () => {
  for (const { say } of tutorial.lessons) expect(words(say)).toMatch(/^[^.!?]+[.!?]$/);
});
