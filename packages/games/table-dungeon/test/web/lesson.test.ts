import { sayer } from '@undercroft/board/text.ts';
import { decideFor, greedy } from '@undercroft/bots';
import { Match, sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { tutorial } from '../../web/lesson.ts';
import english from '../../web/messages/en.json' with { type: 'json' };

const LEARNER = 0;

/** Answers for all other seats until only the learner is asked. */
function othersAnswer(match: Match, random: ReturnType<typeof sfc32>): void {
  for (;;) {
    const ask = game.play.pending(match.table).find((a) => a.seat !== LEARNER && a.may !== true);
    if (ask === undefined) return;
    match.decide(decideFor(greedy, { game, t: match.table, ask }, random));
  }
}

/** Plays the lessons; returns how many were met. */
function learn(botSeed: number): number {
  const { seats, seed, options, lessons } = tutorial;
  const match = new Match(game, { seats, seed, options });
  const random = sfc32(botSeed);
  for (const [i, { until }] of lessons.entries()) {
    othersAnswer(match as never, random);
    if (until === 'next') continue;
    const ask = game.play.pending(match.table).find((a) => a.seat === LEARNER && a.kind === until.decide);
    if (ask === undefined) return i;
    const allowed = game.play.options(match.table, ask).filter((d) => until.only?.(d) ?? true);
    if (allowed.length === 0) return i;
    match.decide(allowed.at(-1));
  }
  return lessons.length;
}

test('every lesson finds its question open and its answer legal, whatever the other seat does', () => {
  for (let botSeed = 1; botSeed <= 25; botSeed++) expect(learn(botSeed)).toBe(tutorial.lessons.length);
});

const words = sayer(english, 'en');

test('the rat says one sentence at a time', () => {
  for (const { say } of tutorial.lessons) expect(words(say)).toMatch(/^[^.!?]+(?:\d [^.!?]+)*[.!?]$/);
});

test('between them the lessons cover what a first game needs', () => {
  const kinds = tutorial.lessons.flatMap(({ until }) => (until === 'next' ? [] : [until.decide]));
  expect(new Set(kinds)).toEqual(new Set(['class', 'accent', 'play', 'claim', 'item', 'levelUp', 'royal']));
  expect(kinds.length).toBeGreaterThanOrEqual(10);
});
