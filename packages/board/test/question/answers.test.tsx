import { Answers, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import type { ActProps, Question } from '@undercroft/board/question/question.ts';
import type { DecisionBase, EventBase } from '@undercroft/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

type Step = DecisionBase & { to: string };
const [LEAVE, STAY] = [
  { seat: 0, kind: 'step', to: 'leave' },
  { seat: 0, kind: 'step', to: 'stay' },
] as const satisfies Step[];

const asked = (hopeless: readonly Step[]): Question<Step> => ({
  asked: { ask: { seat: 0, kind: 'step' }, options: [LEAVE, STAY], deadline: null },
  chosen: null,
  choose: () => undefined,
  answer: () => undefined,
  open: true,
  isHopeless: (d) => hopeless.includes(d),
});

const goldOf = (html: string): string[] =>
  [...html.matchAll(/class="button gold[^"]*"[^>]*><span class="words">([^<]*)/g)].map((m) => m[1] ?? '');

test('the gold button is never an answer that leads nowhere', () => {
  const gold = (hopeless: readonly Step[]) =>
    goldOf(
      renderToStaticMarkup(
        <GoldAnswer question={asked(hopeless)} d={LEAVE} missing="">
          leave
        </GoldAnswer>,
      ),
    );
  expect(gold([])).toEqual(['leave']);
  expect(gold([LEAVE])).toEqual([]);
});

test('of several answers the first that leads somewhere is gold', () => {
  const words = { decision: (_view: unknown, d: Step) => d.to };
  const props = { view: null, words, seats: [] } as unknown as ActProps<unknown, Step, EventBase>['props'];
  const gold = (hopeless: readonly Step[]) => goldOf(renderToStaticMarkup(<Answers props={props} question={asked(hopeless)} />));
  expect(gold([])).toEqual(['leave']);
  expect(gold([LEAVE])).toEqual(['stay']);
});
