import { sayer } from '@undercroft/board/text.ts';
import { Match } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { type Decision, type Event, game } from '../../src/index.ts';
import { tutorial } from '../../web/lesson.ts';
import { rival } from '../../web/lesson-table.ts';
import german from '../../web/messages/de.json' with { type: 'json' };
import english from '../../web/messages/en.json' with { type: 'json' };

const LEARNER = 0;

/** Plays the lessons; says how many were met, what happened and where it ended. */
function learn() {
  const { seats, seed, options, lessons } = tutorial;
  const match = new Match(game, { seats, seed, options });
  const { table } = match;
  const happened: Event[] = [];
  const decide = (d: Decision) => happened.push(...match.decide(d));
  const others = () => {
    for (;;) {
      const ask = game.play.pending(table).find((each) => each.seat !== LEARNER && each.may !== true);
      const d = ask === undefined ? null : rival(ask, game.play.options(table, ask));
      if (d === null) return;
      decide(d);
    }
  };
  for (const [i, { until }] of lessons.entries()) {
    others();
    if (until === 'next') continue;
    const ask = game.play.pending(table).find((each) => each.seat === LEARNER && each.kind === until.decide);
    if (ask === undefined) return { met: i, table, happened };
    const answers = game.play.options(table, ask).filter((d) => until.only?.(d) ?? true);
    if (answers.length !== 1) return { met: i, table, happened };
    decide(answers[0]!);
  }
  return { met: lessons.length, table, happened };
}

// After a change of cards or rules: run `seek-lesson.ts`.
test('every lesson finds its question open and its one answer legal; two quests later the town has grown', () => {
  const { met, table } = learn();
  expect(met).toBe(tutorial.lessons.length);
  expect(table.seats[LEARNER]!.quests).toHaveLength(2);
  expect(table.level).toBe(2);
});

test('nobody dies of what the rat says', () => {
  const told = learn().happened.map(({ type }) => type);
  expect(told).toContain('wounded');
  expect(told).not.toContain('died');
});

test('the lessons teach hiring, equipping, both ways to reroll, evaluating and a wound', () => {
  const said = tutorial.lessons.map(({ say }) => say.replace('ap.lesson.', ''));
  expect(said).toEqual(expect.arrayContaining(['hire', 'equip', 'quest', 'roll', 'banner', 'rune', 'evaluate', 'wound', 'grew']));
  expect(said).not.toContain('goOn');
});

test.each([
  { language: 'en', texts: english },
  { language: 'de', texts: german },
])('the rat says one sentence at a time ($language)', ({ language, texts }) => {
  const say = sayer(texts, language);
  for (const lesson of tutorial.lessons) expect(say(lesson.say)).toMatch(/^[^.!?]+[.!?]$/);
});
