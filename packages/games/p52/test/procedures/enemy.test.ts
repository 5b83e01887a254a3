import { sfc32 } from '@undercroft/engine';
import { asked, running, startAt } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { bookFor } from '../../src/doors.ts';
import type { P52Event } from '../../src/events.ts';
import { enemyBlow, type Manner } from '../../src/procedures/blows.ts';
import { enemyStrike } from '../../src/procedures/enemy-strike.ts';
import { enemyTurn } from '../../src/procedures/enemy-turn.ts';
import { majorBoss } from '../../src/rules/fight/enemy.ts';
import type { Table } from '../../src/table.ts';
import { enemyAt, scene, startTurn } from '../fight.ts';
import { cards, game, itemsOf, play, stack } from '../table.ts';

const HERO = {
  cores: { Lift: 5, Think: 4, Balance: 7, Move: 7, Lead: 3 },
  abilities: [
    { id: 'knife', level: 2 },
    { id: 'bulwark', level: 2 },
  ],
};

const strikes = (t: Table, enemy: number, manner: Manner = 'turn'): P52Event[] =>
  startAt(game, t, running(enemyStrike, enemyBlow(enemy, 0, manner)));
const acts = (t: Table, enemy: number): P52Event[] => startAt(game, t, running(enemyTurn, { enemy, refuges: [] }));

/** A Drowned Reeve of hearts beside a character of 23 health; average level 1, so 7 and Over damage against target 7. */
function duel(options: Record<string, unknown> = {}) {
  const { t, at } = scene('S a b d', [HERO], options);
  return { t, at, enemy: enemyAt(t, 'K♥', at('S'), { hp: 20 }) };
}

test('P52-197 P52-202 a hit asks for a defence, and without one it hurts', () => {
  const { t, enemy } = duel();
  stack(t.action, '9♦');
  const out = strikes(t, enemy);
  expect(out[0]).toMatchObject({ type: 'enemyStruck', total: 9, target: 7, over: 2, damage: 9 });
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'defend' }]);
  play(game, t, { seat: 0, kind: 'defend', ability: null, stamina: 0 });
  expect([t.heroes[0]!.hp, t.heroes[0]!.lastHurter]).toEqual([14, enemy]);
});

test('P52-197 R-P52-04 its target must be beaten', () => {
  const { t, enemy } = duel();
  stack(t.action, '7♦');
  expect(strikes(t, enemy)[0]).toMatchObject({ hits: false });
  expect(asked(game, t)).toEqual([]);
});

test('P52-200 R-P52-07 a King adds its bonus', () => {
  const { t, enemy } = duel();
  stack(t.action, 'K♦');
  expect(strikes(t, enemy)[0]).toMatchObject({ over: 6, damage: 16 });
});

test('E-P52-26 P52-199 after its Ace the one attacked may counter', () => {
  const { t, enemy } = duel();
  stack(t.action, 'A♦');
  strikes(t, enemy);
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'counter' }]);
  stack(t.action, '10♣', '2♦');
  const out = play(game, t, { seat: 0, kind: 'counter', ability: 'knife', stamina: 0 });
  expect(out.find(({ type }) => type === 'struck')).toMatchObject({ counter: true });
  expect(out).toContainEqual(expect.objectContaining({ type: 'enemyHurt', enemy, amount: 9, hp: 11 }));
});

test('R-P52-08 without a chain, a counter is not countered', () => {
  for (const [counterChain, kinds] of [
    [true, ['counter']],
    [false, []],
  ] as const) {
    const { t, enemy } = duel({ counterChain });
    stack(t.action, 'A♦');
    strikes(t, enemy, 'counter');
    expect(asked(game, t).map(({ kind }) => kind)).toEqual(kinds);
  }
});

test('P52-203 P52-233 a trained defence cuts, and counts', () => {
  const { t, enemy } = duel();
  stack(t.action, '9♦', '8♦');
  strikes(t, enemy);
  const out = play(game, t, { seat: 0, kind: 'defend', ability: 'bulwark', stamina: 0 });
  // Bulwark 2: target 6, Over 2, cuts 2 + 5/2 + 2.
  expect(out[0]).toMatchObject({ type: 'defended', total: 8, target: 6, succeeds: true, left: 3 });
  expect(t.heroes[0]!.hp).toBe(20);
  expect(t.heroes[0]!.tally.defended).toEqual(['bulwark']);
});

test('E-P52-30 P52-205 untrained: level 1, target 3 higher, the stance helps', () => {
  const { t, enemy } = duel();
  t.heroes[0]!.stance = 2;
  stack(t.action, '9♦', '9♣');
  strikes(t, enemy);
  const out = play(game, t, { seat: 0, kind: 'defend', ability: 'slip', stamina: 0 });
  expect(out[0]).toMatchObject({ total: 11, target: 11, succeeds: true, left: 4 });
  expect(t.heroes[0]!.stance).toBe(2);
});

test('P52-180 P52-181 a failed or missing defence ends the stance', () => {
  for (const ability of ['slip', null]) {
    const { t, enemy } = duel();
    t.heroes[0]!.stance = 2;
    stack(t.action, '9♦', '2♣');
    strikes(t, enemy);
    play(game, t, { seat: 0, kind: 'defend', ability, stamina: 0 });
    expect(t.heroes[0]!.stance).toBe(0);
  }
});

test('P52-174 E-P52-49 R-P52-40 a hit ends the aim, or takes one point', () => {
  for (const [aimLossOnHit, left] of [
    ['all', 0],
    ['one', 2],
  ] as const) {
    const { t, enemy } = duel({ aimLossOnHit });
    Object.assign(t.heroes[0]!, { aimAt: enemy, aim: 3 });
    stack(t.action, '9♦');
    strikes(t, enemy);
    expect(t.heroes[0]!.aim).toBe(left);
  }
});

test('P52-173 choosing to defend ends what is left of the aim', () => {
  const { t, enemy } = duel({ aimLossOnHit: 'one' });
  Object.assign(t.heroes[0]!, { aimAt: enemy, aim: 3 });
  stack(t.action, '9♦', '9♣');
  strikes(t, enemy);
  play(game, t, { seat: 0, kind: 'defend', ability: 'slip', stamina: 0 });
  expect(t.heroes[0]!.aim).toBe(0);
});

test('R-P52-71 what is worn comes after the defence', () => {
  const { t, enemy } = duel();
  t.heroes[0]!.sheet = { ...t.heroes[0]!.sheet!, items: [{ item: 'eelhideVest', equipped: true }] };
  stack(t.action, '9♦', '9♣');
  strikes(t, enemy);
  play(game, t, { seat: 0, kind: 'defend', ability: null, stamina: 0 });
  expect(t.heroes[0]!.hp).toBe(23 - 8);
});

test('P52-208 P52-209 the dead drop everything where they fell', () => {
  const { t, at, enemy } = duel();
  t.heroes[0]!.hp = 3;
  t.heroes[0]!.sheet = { ...t.heroes[0]!.sheet!, items: [{ item: 'gateKey', equipped: false }] };
  stack(t.action, '9♦');
  strikes(t, enemy);
  play(game, t, { seat: 0, kind: 'defend', ability: null, stamina: 0 });
  expect(t.heroes[0]!.hp).toBe(-6);
  expect(itemsOf(t, 0)).toEqual([]);
  expect(t.spots[at('S')]!.items).toEqual(['gateKey']);
});

test('P52-147 P52-148 running past an enemy lets it strike, with 1 more on its target', () => {
  const { t, at } = scene('S a b d', [HERO]);
  enemyAt(t, 'K♥', at('a'), { hp: 20 });
  startTurn(t, 0);
  t.heroes[0]!.sheet = { ...t.heroes[0]!.sheet!, cores: { ...HERO.cores, Move: 8 } };
  stack(t.action, '8♦');
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') });
  const out = play(game, t, { seat: 0, kind: 'step', to: at('b') });
  expect(out[0]).toMatchObject({ type: 'enemyStruck', target: 8, hits: false });
  expect(t.heroes[0]!.place).toBe(at('b'));
});

test('E-P52-37 P52-149 R-P52-39 a King stops the runner, and the second enemy does not strike', () => {
  const { t, at } = scene('S a b d', [HERO]);
  const first = enemyAt(t, 'K♣', at('a'), { hp: 20 });
  enemyAt(t, 'K♥', at('a'), { hp: 20 });
  startTurn(t, 0);
  stack(t.action, 'K♦');
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') });
  const out = play(game, t, { seat: 0, kind: 'step', to: at('b') }, { seat: 0, kind: 'defend', ability: null, stamina: 0 });
  expect(out.filter((e) => e.type === 'enemyStruck')).toMatchObject([{ enemy: first }]);
  expect(t.heroes[0]!.place).toBe(at('a'));
});

test('R-P52-39 leaving a spot one began the turn on provokes nothing', () => {
  const { t, at } = scene('S a b', [HERO]);
  enemyAt(t, 'K♥', at('S'), { hp: 20 });
  startTurn(t, 0);
  const out = play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') });
  expect(out[0]).toMatchObject({ type: 'moved', to: at('a') });
});

test('P52-189 R-P52-44 on its turn it attacks, and the round remembers whom', () => {
  const { t, enemy } = duel();
  stack(t.action, '3♦');
  acts(t, enemy);
  expect(t.attacked).toEqual([0]);
});

test('P52-191 R-P52-45 out of range it comes nearer, and does not attack in the same turn', () => {
  const { t, at } = scene('S a b d', [HERO]);
  const enemy = enemyAt(t, 'K♣', at('b'), { hp: 20 });
  const out = acts(t, enemy);
  expect(out.map(({ type }) => type)).toEqual(['enemyChose', 'enemyMoved', 'enemyMoved']);
  expect(t.enemies[0]!.place).toBe(at('S'));
});

test('E-P52-29 P52-188 cornered below a quarter, it heals 1', () => {
  const { t, at } = scene('a S b d e', [HERO, HERO]);
  t.heroes[1]!.place = at('e');
  const enemy = enemyAt(t, 'J♠', at('b'), { hp: 1 });
  t.enemies[0] = { ...t.enemies[0]!, sheet: { ...t.enemies[0]!.sheet, maxHp: 14 } };
  acts(t, enemy);
  expect([t.enemies[0]!.place, t.enemies[0]!.hp]).toEqual([at('b'), 2]);
});

test('P52-187 where several refuges are equal, the party chooses', () => {
  const { t, at } = scene('. a .\nb d e\n. S .', [HERO]);
  const enemy = enemyAt(t, 'K♠', at('d'), { hp: 1 });
  acts(t, enemy);
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'refuge' }]);
  play(game, t, { seat: 0, kind: 'refuge', to: at('b') });
  expect(t.enemies[0]!.place).toBe(at('b'));
});

test('P52-192 one that has lost its turn recovers 1', () => {
  const { t, enemy } = duel();
  t.enemies[0] = { ...t.enemies[0]!, lostTurns: 1, hp: 10 };
  acts(t, enemy);
  expect(t.enemies[0]).toMatchObject({ lostTurns: 0, hp: 11 });
});

test('R-P52-29 an enemy of Movement 1 pushes into an obstructed spot over two turns', () => {
  const { t, at } = scene('S x b', [HERO]);
  const enemy = enemyAt(t, 'K♥', at('b'), { hp: 20 });
  acts(t, enemy);
  expect([t.enemies[0]!.place, t.enemies[0]!.pushing]).toEqual([at('b'), at('x')]);
  acts(t, enemy);
  expect(t.enemies[0]!.place).toBe(at('x'));
});

test('P52-066 the Major Boss heals by a flip instead of fleeing, twice', () => {
  const { t, at } = scene('S a b', [HERO]);
  const enemy = enemyAt(t, 'K♥', at('a'), { hp: 1, boss: 'major' });
  stack(t.action, '5♦', '4♦');
  acts(t, enemy);
  expect(t.enemies[0]!.hp).toBe(6);
  t.enemies[0] = { ...t.enemies[0]!, hp: 1 };
  acts(t, enemy);
  expect(t.enemies[0]!.hp).toBe(5);
  t.enemies[0] = { ...t.enemies[0]!, hp: 1 };
  acts(t, enemy);
  expect(t.enemies[0]!.place).toBe(at('b'));
});

test('P52-127 enemies ignore traps', () => {
  const { t, at } = scene('S t b', [HERO]);
  const enemy = enemyAt(t, 'K♥', at('b'), { hp: 20 });
  const out = acts(t, enemy);
  expect(out.map(({ type }) => type)).toEqual(['enemyChose', 'enemyMoved']);
  expect(cards('K♥')).toContain(t.enemies[0]!.card);
});

test('P52-193 a boss attacks, comes nearer and flees by the same rules, but for what its entry says', () => {
  const { t, at } = scene('S a b d', [HERO]);
  const enemy = enemyAt(t, 'K♥', at('b'), { boss: 'minor' });
  acts(t, enemy);
  expect(t.enemies[0]!.place).toBe(at('a'));
  t.enemies[0] = { ...t.enemies[0]!, hp: 1 };
  acts(t, enemy);
  // A Minor Boss has no entry of its own about low health: it runs.
  expect(t.enemies[0]!.place).toBe(at('b'));
  const major = majorBoss({ characters: 3, avgLv: 1 }, bookFor(t));
  t.enemies[0] = { ...t.enemies[0]!, boss: 'major', sheet: major, hp: major.maxHp };
  stack(t.action, '10♣');
  // At a distance it has another attack than on a shared spot.
  expect(acts(t, enemy).find(({ type }) => type === 'enemyStruck')).toMatchObject({ attack: major.reaches[1]!.attack.name });
});

test('P52-195 each attack chooses anew, as health has changed', () => {
  const { t, at } = scene('S a', [HERO, HERO], { focusFire: 'weakest' });
  const enemy = enemyAt(t, 'K♥', at('S'));
  const victim = (): unknown => {
    stack(t.action, '2♦');
    return acts(t, enemy).flatMap((e) => (e.type === 'enemyStruck' ? [e.seat] : []))[0];
  };
  t.heroes[0]!.hp = 9;
  const first = victim();
  t.heroes[1]!.hp = 4;
  expect([first, victim()]).toEqual([0, 1]);
});

test('P52-131 a ranged attack from a Hidden spot is never countered, nor by a defence that strikes back; a boss’s blow on its own spot may be', () => {
  const { t, at } = scene('S h', [{ ...HERO, abilities: [{ id: 'slingstaff', level: 2 }] }]);
  t.heroes[0]!.place = at('h');
  const enemy = enemyAt(t, 'K♥', at('h'));
  const major = majorBoss({ characters: 3, avgLv: 1 }, bookFor(t));
  t.enemies[0] = { ...t.enemies[0]!, sheet: major };
  stack(t.action, 'A♦');
  strikes(t, enemy);
  // Its maul reaches nobody but on its own spot.
  expect(asked(game, t)).toMatchObject([{ kind: 'counter' }]);
  t.heroes[0]!.place = at('S');
  stack(t.action, 'A♣');
  strikes(t, enemy);
  expect(asked(game, t)).toEqual([]);
});

test('P52-187 R-P52-43 anybody of the party may say where it flees to, and time chooses too', () => {
  const { t, at } = scene('. a .\nb d e\n. S .', [HERO, HERO]);
  const enemy = enemyAt(t, 'K♠', at('d'), { hp: 1 });
  acts(t, enemy);
  expect(asked(game, t).map(({ seat }) => seat)).toEqual([0, 1]);
  expect(game.play.refuse(t, game.play.questions.refuge.fallback(t, { seat: 1, kind: 'refuge' }))).toBeNull();
  play(game, t, { seat: 1, kind: 'refuge', to: at('e') });
  expect(t.enemies[0]!.place).toBe(at('e'));
});

test('P52-194 R-P52-45 between two who are equally near and weak, chance says whom it comes for', () => {
  const chosen = new Set<unknown>();
  for (let seed = 1; seed <= 20; seed++) {
    const { t, at } = scene('a b S d e', [HERO, HERO]);
    t.heroes[0]!.place = at('a');
    t.heroes[1]!.place = at('e');
    t.random = sfc32(seed);
    acts(t, enemyAt(t, 'K♥', at('S')));
    chosen.add(t.enemies[0]!.place);
  }
  expect(chosen.size).toBe(2);
});

test('R-P52-08 P52-203 a defence that holds asks for no counter unless it says so', () => {
  const { t, enemy } = duel();
  stack(t.action, '9♦', 'Q♦');
  strikes(t, enemy);
  play(game, t, { seat: 0, kind: 'defend', ability: 'bulwark', stamina: 0 });
  expect(asked(game, t)).toEqual([]);
});
