/** What is gold where a die is chosen. */
import type { Question } from '@undercroft/board/question/question.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Decision, SwingDecision } from '../../src/index.ts';
import { game } from '../../src/index.ts';
import type { Props } from '../../web/board-props.ts';
import { SwingAct } from '../../web/parts/acts/swing-act.tsx';
import type { Swing } from '../../web/parts/swing.ts';
import { fighting, optionsOf, ownMonster, weapon } from '../table.ts';

const GEAR = [weapon('card-jump', { plus: 1 }), weapon('slam', { plus: 1 }), weapon('far', { plus: 1 })];

/** The names of the gold buttons, with that answer prepared. */
function goldWith(t: ReturnType<typeof fighting>, pick: (options: SwingDecision[]) => SwingDecision | undefined): string[] {
  const view = game.sight.view(t, 0);
  const ask = { seat: 0, kind: 'swing' } as const;
  const options = optionsOf(t, 0, 'swing');
  const answer = pick(options);
  const hopeless = (d: Decision) => game.bots.hopeless!(view, ask, d) && options.some((other) => !game.bots.hopeless!(view, ask, other));
  const question: Question<Decision> = {
    asked: { ask, options, deadline: null },
    chosen: null,
    choose: () => undefined,
    answer: () => undefined,
    open: true,
    isHopeless: hopeless,
  };
  const dice = options.flatMap((d) => (d.do === 'throw' ? [d.die] : []));
  const die = answer?.do === 'throw' ? answer.die : null;
  const weapons = answer?.do === 'throw' ? answer.weapons : [];
  const recover = options.find((d) => d.do === 'recover');
  const swing: Swing = { dice: [...new Set(dice)], die, carried: GEAR, weapons, takeDie() {}, toggleWeapon() {}, answer, recover };
  const words = { ask: () => '' };
  const html = renderToStaticMarkup(<SwingAct props={{ view, words } as unknown as Props} question={question} swing={swing} />);
  return [...html.matchAll(/class="button gold[^"]*"[^>]*>.*?class="words">([^<]*)/g)].map(([, name]) => name ?? '');
}

test('DF-183 a plain throw is gold, a heap of weapons that hardly any throw can serve is not', () => {
  const t = fighting({ heroes: [{ gear: GEAR }], rules: { 'play.throws': 'rough' } });
  expect(goldWith(t, (all) => all.find((d) => d.do === 'throw' && d.weapons.length === 0))).toHaveLength(1);
  expect(goldWith(t, (all) => all.find((d) => d.do === 'throw' && d.weapons.length === 3))).toEqual([]);
});

test('DF-162 without dice recovery is gold: it is all there is', () => {
  const t = fighting({ heroes: [{ hp: 2 }], monster: ownMonster({ level: 3 }), available: [], dice: 0 });
  expect(goldWith(t, () => undefined)).toHaveLength(1);
});
