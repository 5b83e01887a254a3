/** Who of those who helped has got their way, and what a victim feels. */
import { expect, test } from 'vitest';
import { counterIndex } from '../../src/rules/winning.ts';
import { attack, canDo, dice, fightNow, held, item, press, take, told, turnOf, use, waiting } from '../table.ts';

const of = (t: ReturnType<typeof turnOf>, counter: 'helped' | 'defended' | 'hits') => t.seats.map((s) => s.counts[counterIndex(counter)]);

test('PHF-106 PHF-101 damage of exactly 1 is a hit: the attacker’s helper got their way, the defender’s did not', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}, {}, {}] });
  const out = fightNow(t, [4, 3, 3, 3], { 2: 'attack', 3: 'defend' });
  expect(told(out, 'fought')).toMatchObject([{ damage: 1 }]);
  expect([of(t, 'hits'), of(t, 'helped'), of(t, 'defended')]).toEqual([
    [1, 0, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 0],
  ]);
});

test('PHF-101 a repelled attack: the defender’s helper got their way', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}, {}, {}] });
  fightNow(t, [3, 3, 3, 3], { 2: 'attack', 3: 'defend' });
  expect([of(t, 'hits'), of(t, 'helped'), of(t, 'defended')]).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 1],
    [0, 0, 0, 1],
  ]);
});

test('PHF-109 R-PHF-29 what was used once a life can be used again by whoever kills for it', () => {
  const t = turnOf({
    map: 'PPP',
    party: [
      { at: 1, ability: 'Walks Softly' },
      { at: 1, start: 2, hp: 1, items: ['Homing Slippers'] },
    ],
  });
  t.usedLife = [item('Homing Slippers')];
  take(t, attack(1));
  dice(t, 6, 1);
  take(t, press());
  expect([held(t, 0), waiting(t), t.usedLife]).toEqual([['Homing Slippers'], ['0 turn'], []]);
  t.seats[0]!.start = 0;
  expect(canDo(t, use(item('Homing Slippers')))).toBe(true);
});
