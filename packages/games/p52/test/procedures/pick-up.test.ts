import { asked } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { NO_QUEST } from '../../src/table.ts';
import { enemyAt, scene, startTurn } from '../fight.ts';
import { game, itemsOf, play, stack } from '../table.ts';

const quick = { cores: { Lift: 5, Think: 4, Balance: 1, Move: 7, Lead: 3 } };

test('R-P52-38 P52-055 a key is picked up on arriving, and the move goes on', () => {
  const { t, at } = scene('S a b', [quick]);
  t.quest = { ...NO_QUEST, id: 'gate', entered: 1 };
  t.spots[at('a')] = { ...t.spots[at('a')]!, items: ['gateKey'] };
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') }, { seat: 0, kind: 'step', to: null, take: 'gateKey' });
  expect([itemsOf(t, 0), asked(game, t)[0]]).toMatchObject([['gateKey'], { seat: 0, kind: 'step' }]);
  play(game, t, { seat: 0, kind: 'step', to: at('b') });
  expect(t.heroes[0]!.place).toBe(at('b'));
});

test('R-P52-38 P52-165 with no movement left one is still asked about what lies there', () => {
  const { t, at } = scene('S a b', [{ cores: { Lift: 5, Think: 4, Balance: 1, Move: 1, Lead: 3 } }]);
  t.spots[at('a')] = { ...t.spots[at('a')]!, drops: 1 };
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') });
  stack(t.action, '2♠', '4♥');
  // Six: torches.
  play(game, t, { seat: 0, kind: 'step', to: null, take: '' });
  play(game, t, { seat: 0, kind: 'item', item: 'rushTorch' }, { seat: 0, kind: 'keep', keep: true });
  expect([itemsOf(t, 0).includes('rushTorch'), t.spots[at('a')]!.drops]).toEqual([true, 0]);
});

test('R-P52-38 what falls at one’s feet after an attack may be picked up in the same turn', () => {
  const { t } = scene('S a', [quick]);
  const enemy = enemyAt(t, 'J♠', t.start, { hp: 1 });
  startTurn(t, 0);
  stack(t.action, '10♦', '2♦', 'Q♦');
  play(game, t, { seat: 0, kind: 'act', do: 'attack', ability: 'billhook', enemy, stamina: 0 });
  expect(game.play.options(t, { seat: 0, kind: 'step' })).toEqual([
    { seat: 0, kind: 'step', to: null },
    { seat: 0, kind: 'step', to: null, take: '' },
  ]);
});

test('R-P52-38 what was left on purpose is not asked about again', () => {
  const { t } = scene('S a', [quick]);
  t.spots[t.start] = { ...t.spots[t.start]!, items: ['rushTorch'] };
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'stance' });
  expect(asked(game, t).some(({ kind }) => kind === 'step')).toBe(false);
});

test('R-P52-46 R-P52-38 the stunned pick nothing up on their way', () => {
  const { t, at } = scene('S a b', [quick]);
  t.heroes[0]!.hp = 0;
  t.spots[at('a')] = { ...t.spots[at('a')]!, items: ['rushTorch'] };
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') });
  expect(game.play.refuse(t, { seat: 0, kind: 'step', to: null, take: 'rushTorch' })).not.toBeNull();
});
