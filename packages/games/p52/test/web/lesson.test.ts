import { sayer } from '@undercroft/board/text.ts';
import { Match } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { game, type P52Event } from '../../src/index.ts';
import { tutorial } from '../../web/lesson.ts';
import german from '../../web/messages/de.json' with { type: 'json' };
import english from '../../web/messages/en.json' with { type: 'json' };

/** Plays the lessons; says how many were met and what happened. */
function learn() {
  const { seats, seed, options, brings, lessons } = tutorial;
  const match = new Match(game, { seats, seed, options, ...(brings !== undefined && { brings }) });
  const told: P52Event[] = [];
  for (const [i, { until }] of lessons.entries()) {
    if (until === 'next') continue;
    const ask = game.play.pending(match.table).find(({ kind }) => kind === until.decide);
    const answers = ask === undefined ? [] : game.play.options(match.table, ask).filter((d) => until.only?.(d) ?? true);
    if (answers.length !== 1) return { met: i, told };
    told.push(...match.decide(answers[0]!));
  }
  return { met: lessons.length, told };
}

// After a change of cards or rules: run `seek-lesson.ts`.
test('every lesson finds its question open and its one answer legal, and in the end an enemy has fallen', () => {
  const { met, told } = learn();
  expect(met).toBe(tutorial.lessons.length);
  expect(told.map(({ type }) => type)).toEqual(expect.arrayContaining(['moved', 'struck', 'enemyStruck', 'defended', 'enemyDefeated']));
});

test('the lessons teach walking, striking with Stamina and defending', () => {
  const said = tutorial.lessons.map(({ say }) => say.replace('p52.lesson.', ''));
  expect(said).toEqual(expect.arrayContaining(['stamina', 'quest', 'room', 'move', 'enemy', 'target', 'attack', 'defend', 'beaten']));
  expect(said).not.toContain('goOn');
});

test.each([
  { language: 'en', texts: english },
  { language: 'de', texts: german },
])('the rat says one sentence at a time ($language)', ({ language, texts }) => {
  const say = sayer(texts, language);
  for (const lesson of tutorial.lessons) expect(say(lesson.say)).toMatch(/^[^.!?]+[.!?]$/);
});

test('where the rat only speaks, it points at something that is there: what is asked is shut away meanwhile', () => {
  const listening = tutorial.lessons.filter(({ until }) => until === 'next');
  expect(listening.length).toBeGreaterThan(5);
  for (const { look } of listening) expect(look).not.toBe('.p52-act');
});
