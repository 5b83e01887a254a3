import { expect, test } from 'vitest';
import type { Act } from '../src/decisions.ts';
import { game } from '../src/game.ts';
import { hopeless } from '../src/judgement/hopeless.ts';
import { actionDeck, rankOf } from '../src/rules/cards.ts';
import { NO_WISH, planFor } from '../web/parts/acts/plan.ts';
import { enemyAt, optionsOf, scene, startTurn } from './fight.ts';
import { cards } from './table.ts';

const ask = { seat: 0, kind: 'act' } as const;

/** Only small cards are still to come: enough for a skilled knife, not for a slingstaff. */
function fight() {
  const { t, at } = scene('S a', [
    {
      cores: { Lift: 5, Think: 4, Balance: 7, Move: 7, Lead: 3 },
      abilities: [
        { id: 'knife', level: 6 },
        { id: 'slingstaff', level: 1 },
      ],
    },
  ]);
  t.heroes[0]!.stamina = cards('4♠', '3♠');
  t.actionDiscards = actionDeck(1).filter((card) => rankOf(card) > 4);
  enemyAt(t, 'K♠', at('S'));
  startTurn(t, 0);
  return { view: game.sight.view(t, 0), options: optionsOf(t, 0) };
}

const isAttack = (d: Act): d is Extract<Act, { do: 'attack' }> => d.do === 'attack';

test('P52-152 an attack that no card can make is hopeless, and with Stamina it is not', () => {
  const { view, options } = fight();
  const staff = options.filter(isAttack).filter(({ ability }) => ability === 'slingstaff');
  expect(staff.map((d) => [d.stamina, hopeless(view, ask, d)])).toEqual([
    [0, true],
    [1, false],
  ]);
  const knife = options.filter(isAttack).filter(({ ability }) => ability === 'knife');
  expect(knife.some((d) => hopeless(view, ask, d))).toBe(false);
  expect(options.filter((d) => !isAttack(d)).some((d) => hopeless(view, ask, d))).toBe(false);
});

test('what leads nowhere is not what a turn begins with', () => {
  const { view, options } = fight();
  const staffFirst = [...options].sort(
    (a, b) => Number(isAttack(b) && b.ability === 'slingstaff') - Number(isAttack(a) && a.ability === 'slingstaff'),
  );
  const isHopeless = (d: Act): boolean => hopeless(view, ask, d);
  expect(planFor(view, staffFirst, NO_WISH).thing).toBe('slingstaff');
  expect(planFor(view, staffFirst, NO_WISH, isHopeless).d).toMatchObject({ ability: 'knife' });
});
