import { asked, running, startAt } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { drawStamina } from '../../src/decks.ts';
import { loseAim } from '../../src/focus.ts';
import { enemyBlow } from '../../src/procedures/blows.ts';
import { enemyStrike } from '../../src/procedures/enemy-strike.ts';
import { enemyAt, movesOf, optionsOf, scene, startTurn } from '../fight.ts';
import { cards, game, itemsOf, play, stack } from '../table.ts';

const cores = (Move: number, Balance = 1) => ({ Lift: 5, Think: 4, Balance, Move, Lead: 3 });

test('E-P52-09 P52-143 Movement 3: stop after any step, three at most', () => {
  const { t, at } = scene('S a b d e', [{ cores: cores(8) }]);
  startTurn(t, 0);
  play(
    game,
    t,
    { seat: 0, kind: 'act', do: 'move', to: at('a') },
    { seat: 0, kind: 'step', to: at('b') },
    { seat: 0, kind: 'step', to: at('d') },
  );
  expect(t.heroes[0]!.place).toBe(at('d'));
  expect(asked(game, t)[0]?.kind).toBe('act');
});

test('P52-143 fewer steps are allowed', () => {
  const { t, at } = scene('S a b d e', [{ cores: cores(8) }]);
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') }, { seat: 0, kind: 'step', to: null });
  expect(t.heroes[0]!.place).toBe(at('a'));
});

test('P52-144 P52-108 only orthogonal neighbours with a card', () => {
  const { t, at } = scene('a b\nd S .', [{}]);
  startTurn(t, 0);
  expect(movesOf(t, 0)).toEqual([at('b'), at('d')]);
});

test('E-P52-51 P52-128 Movement 3 crosses a plain and an obstructed spot', () => {
  const { t, at } = scene('S a x b', [{ cores: cores(8) }]);
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') }, { seat: 0, kind: 'step', to: at('x') });
  expect(t.heroes[0]!.place).toBe(at('x'));
  expect(asked(game, t)[0]?.kind).toBe('act');
});

test('E-P52-51 R-P52-29 Movement 2 after a plain step stops before it', () => {
  const { t, at } = scene('S a x b', [{ cores: cores(4) }]);
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') });
  expect(game.play.options(t, { seat: 0, kind: 'step' })).toEqual([
    { seat: 0, kind: 'step', to: null },
    { seat: 0, kind: 'step', to: at('S') },
  ]);
});

test('E-P52-51 P52-129 Movement 1 needs two turns in a row', () => {
  const { t, at } = scene('S x b', [{ cores: cores(1) }]);
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('x') });
  expect([t.heroes[0]!.place, t.heroes[0]!.pushing]).toEqual([at('S'), at('x')]);
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('x') });
  expect(t.heroes[0]!.place).toBe(at('x'));
});

test('R-P52-29 whatever else is done in between, the push begins anew', () => {
  const { t, at } = scene('S x b', [{ cores: cores(1) }]);
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('x') });
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'stance' });
  expect(t.heroes[0]!.pushing).toBe(-1);
});

test('P52-128 Fenfolk wade through what obstructs others', () => {
  const { t, at } = scene('S x b', [{ cores: cores(1), race: 'fenfolk' }]);
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('x') });
  expect(t.heroes[0]!.place).toBe(at('x'));
});

/** A character of Balance 4 and Move 3 that has just stepped onto a trap. */
function onTrap() {
  const { t, at } = scene('S t b', [{ cores: cores(3, 4) }]);
  t.heroes[0]!.stamina = cards('3♠', '9♥');
  t.heroes[0]!.hp = 2;
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('t') });
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'trap' }]);
  return t;
}

test('E-P52-31 P52-125 a flip of 6 is safe, 5 is not', () => {
  for (const [card, hp] of [
    ['6♦', 2],
    ['5♦', 0],
  ] as const) {
    const t = onTrap();
    stack(t.action, card);
    play(game, t, { seat: 0, kind: 'trap', stamina: 0 });
    expect(t.heroes[0]!.hp).toBe(hp);
  }
});

test('E-P52-31 P52-083 E-P52-48 Stamina helps, the top card of the pile', () => {
  const t = onTrap();
  stack(t.action, '3♦');
  play(game, t, { seat: 0, kind: 'trap', stamina: 1 });
  expect(t.heroes[0]!.hp).toBe(2);
  expect(t.heroes[0]!.stamina).toEqual(cards('9♥'));
});

test('E-P52-32 P52-126 P52-208 a trap can kill', () => {
  const t = onTrap();
  t.heroes[0]!.hp = 1;
  stack(t.action, '2♦');
  const out = play(game, t, { seat: 0, kind: 'trap', stamina: 0 });
  expect(out).toContainEqual({ type: 'heroDied', seat: 0 });
});

test('P52-086 P52-140 doing nothing draws a Stamina card to the bottom', () => {
  const { t } = scene('S a', [{}]);
  t.heroes[0]!.stamina = cards('4♠', 'K♠');
  t.action = t.action.filter((card) => !cards('4♠', 'K♠', '9♦').includes(card));
  t.action.push(...cards('9♦'));
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'pass' });
  expect(t.heroes[0]!.stamina).toEqual(cards('4♠', 'K♠', '9♦'));
});

test('E-P52-48 P52-088 a full pile takes no more', () => {
  const { t } = scene('S a', [{}]);
  t.heroes[0]!.stamina = cards('4♠', 'K♠', '2♠', '3♠', '5♠');
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'pass' });
  expect(t.heroes[0]!.stamina).toHaveLength(5);
});

test('R-P52-10 P52-055 taking something is free, but then resting draws nothing', () => {
  const { t, at } = scene('S a', [{}]);
  t.spots[at('S')] = { ...t.spots[at('S')]!, items: ['gateKey'] };
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'take', item: 'gateKey' });
  expect(itemsOf(t, 0)).toEqual(['gateKey']);
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'act' }]);
  play(game, t, { seat: 0, kind: 'act', do: 'pass' });
  expect(t.heroes[0]!.stamina).toEqual([]);
});

test('P52-207 R-P52-46 the stunned neither attack nor aim nor pick up', () => {
  const { t, at } = scene('S a', [{}]);
  enemyAt(t, 'J♠', at('S'));
  t.spots[at('S')] = { ...t.spots[at('S')]!, items: ['gateKey'] };
  t.heroes[0]!.hp = 0;
  startTurn(t, 0);
  expect([...new Set(optionsOf(t, 0).map((d) => d.do))]).toEqual(['move', 'stance', 'wait', 'pass']);
});

test('P52-171 P52-172 E-P52-49 aiming four times is +3', () => {
  const { t, at } = scene('S a', [{}]);
  const enemy = enemyAt(t, 'J♠', at('a'), { lostTurns: 9 });
  for (const bonus of [1, 2, 3, 3]) {
    startTurn(t, 0);
    play(game, t, { seat: 0, kind: 'act', do: 'aim', enemy });
    expect([t.heroes[0]!.aimAt, t.heroes[0]!.aim]).toEqual([enemy, bonus]);
  }
});

test('P52-176 aiming at another begins anew, P52-173 moving ends it', () => {
  const { t, at } = scene('S a', [{}]);
  const [one, two] = [enemyAt(t, 'J♠', at('a'), { lostTurns: 9 }), enemyAt(t, 'J♥', at('a'), { lostTurns: 9 })];
  Object.assign(t.heroes[0]!, { aimAt: one, aim: 2 });
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'aim', enemy: two });
  expect([t.heroes[0]!.aimAt, t.heroes[0]!.aim]).toEqual([two, 1]);
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') });
  expect([t.heroes[0]!.aimAt, t.heroes[0]!.aim]).toEqual([-1, 0]);
});

test('P52-178 P52-179 R-P52-41 a stance adds up to +3 and ends with any other action', () => {
  const { t } = scene('S a', [{}]);
  for (const bonus of [1, 2, 3, 3]) {
    startTurn(t, 0);
    play(game, t, { seat: 0, kind: 'act', do: 'stance' });
    expect(t.heroes[0]!.stance).toBe(bonus);
  }
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'pass' });
  expect(t.heroes[0]!.stance).toBe(0);
});

test('R-P52-10 strict rest draws its card at the next own turn', () => {
  const { t } = scene('S a', [{}], { restStrict: true });
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'pass' });
  expect(t.heroes[0]!.stamina).toEqual([]);
  startTurn(t, 0);
  expect(t.heroes[0]!.stamina).toHaveLength(1);
});

test('R-P52-10 and not if a defence was needed meanwhile', () => {
  const { t, at } = scene('S a', [{}], { restStrict: true });
  const enemy = enemyAt(t, 'K♥', at('S'), { hp: 20 });
  t.heroes[0]!.isResting = true;
  stack(t.action, '9♦', '9♣');
  startAt(game, t, running(enemyStrike, enemyBlow(enemy, 0, 'turn')));
  play(game, t, { seat: 0, kind: 'defend', ability: 'slip', stamina: 0 });
  startTurn(t, 0);
  expect(t.heroes[0]!.stamina).toEqual([]);
});

test('R-P52-12 P52-088 no Stamina is drawn that would leave fewer than three cards outside the piles', () => {
  const { t } = scene('S a', [{}]);
  t.actionDiscards.push(...t.action.splice(0, t.action.length - 1));
  t.actionDiscards.length = 3;
  expect([drawStamina(t, 0, 1, null), drawStamina(t, 0, 1, null)]).toEqual([1, 0]);
  expect(t.action.length + t.actionDiscards.length).toBe(3);
});

test('P52-012 R-P52-12 a die of thirteen sides has Stamina that is only counted', () => {
  const { t } = scene('S a', [{}], { flipSource: 'd13' });
  const before = t.action.length;
  drawStamina(t, 0, 2, null);
  expect([t.heroes[0]!.stamina, t.action.length]).toEqual([[0, 0], before]);
});

test('R-P52-40 with one point lost to a hit, the aim stays on its enemy', () => {
  const { t } = scene('S a', [{}], { aimLossOnHit: 'one' });
  Object.assign(t.heroes[0]!, { aimAt: 4, aim: 2 });
  loseAim(t, 0);
  expect(t.heroes[0]).toMatchObject({ aimAt: 4, aim: 1 });
  loseAim(t, 0);
  expect(t.heroes[0]).toMatchObject({ aimAt: -1, aim: 0 });
});

test('R-P52-39 several enemies strike in passing by initiative, then by health', () => {
  const { t, at } = scene('S a b', [{ cores: { Lift: 9, Think: 9, Balance: 1, Move: 9, Lead: 3 } }]);
  const slow = enemyAt(t, 'K♥', at('a'), { hp: 9 });
  const fit = enemyAt(t, 'K♦', at('a'), { hp: 12 });
  const quick = enemyAt(t, 'K♣', at('a'), { hp: 3 });
  startTurn(t, 0);
  stack(t.action, '2♣', '2♦', '2♥');
  const out = play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') }, { seat: 0, kind: 'step', to: at('b') });
  expect(out.flatMap((e) => (e.type === 'enemyStruck' ? [e.enemy] : []))).toEqual([quick, fit, slow]);
});

test('P52-114 silt costs two and ends the move', () => {
  const { t, at } = scene('S a b', [{ cores: cores(12) }]);
  t.spots[at('a')] = { ...t.spots[at('a')]!, is: 'silt' };
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') });
  expect(asked(game, t).some(({ kind }) => kind === 'step')).toBe(false);
  expect(t.heroes[0]!.place).toBe(at('a'));
});

test('P52-179 P52-171 aiming ends a stance', () => {
  const { t } = scene('S a', [{}]);
  const enemy = enemyAt(t, 'K♠', t.start, { lostTurns: 9 });
  t.heroes[0]!.stance = 2;
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'aim', enemy });
  expect(t.heroes[0]).toMatchObject({ stance: 0, aim: 1 });
});

test('P52-179 an attack ends a stance, and so does a counter-attack off one’s turn', () => {
  const fighter = { cores: { Lift: 9, Think: 9, Balance: 1, Move: 9, Lead: 3 }, abilities: [{ id: 'billhook', level: 1 }] };
  const { t } = scene('S a', [fighter]);
  const enemy = enemyAt(t, 'K♠', t.start, { hp: 40 });
  t.heroes[0]!.stance = 2;
  startTurn(t, 0);
  stack(t.action, '2♣', '3♦');
  play(game, t, { seat: 0, kind: 'act', do: 'attack', ability: 'billhook', enemy, stamina: 0 });
  expect(t.heroes[0]!.stance).toBe(0);

  const { t: other } = scene('S a', [fighter]);
  const reeve = enemyAt(other, 'K♠', other.start, { hp: 40 });
  other.heroes[0]!.stance = 2;
  stack(other.action, 'A♣', '2♣');
  startAt(game, other, running(enemyStrike, enemyBlow(reeve, 0, 'turn')));
  // The Ace that opens the counter has not touched the stance yet.
  expect(other.heroes[0]!.stance).toBe(2);
  play(game, other, { seat: 0, kind: 'counter', ability: 'billhook', stamina: 0 });
  expect(other.heroes[0]!.stance).toBe(0);
});

test('R-P52-39 whoever loses turns strikes at nobody in passing', () => {
  const { t, at } = scene('S a b', [{ cores: { Lift: 9, Think: 9, Balance: 1, Move: 9, Lead: 3 } }]);
  enemyAt(t, 'K♥', at('a'), { hp: 9, lostTurns: 1 });
  const able = enemyAt(t, 'K♦', at('a'), { hp: 3 });
  startTurn(t, 0);
  stack(t.action, '2♣', '2♦');
  const out = play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') }, { seat: 0, kind: 'step', to: at('b') });
  expect(out.flatMap((e) => (e.type === 'enemyStruck' ? [e.enemy] : []))).toEqual([able]);
  expect(t.heroes[0]!.place).toBe(at('b'));
});
