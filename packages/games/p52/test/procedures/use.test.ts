import { MATERIAL } from '@undercroft/engine';
import { asked } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import type { Act } from '../../src/decisions.ts';
import { spendStamina } from '../../src/decks.ts';
import { bookOf } from '../../src/scenario/book.ts';
import type { Effect } from '../../src/scenario/effects.ts';
import type { Ability } from '../../src/scenario/pieces.ts';
import type { Table } from '../../src/table.ts';
import { enemyAt, optionsOf, scene, startTurn } from '../fight.ts';
import { PLAIN } from '../plain.ts';
import { cards, game, itemsOf, play, stack } from '../table.ts';

const WELL = { cores: { Lift: 5, Think: 6, Balance: 5, Move: 7, Lead: 4 } };
const carrying = (...items: string[]) => ({ ...WELL, items: items.map((item) => ({ item, equipped: false })) });
const knowing = (...ids: string[]) => ({ ...WELL, abilities: ids.map((id) => ({ id, level: 2 })) });
const useItem = (item: string, on = -1, way = 0): Act => ({ seat: 0, kind: 'act', do: 'use', item, way, on });
const cast = (ability: string, on = -1, stamina = 0): Act => ({ seat: 0, kind: 'act', do: 'cast', ability, on, stamina });

/** The scenario with one more ability, always successful, that does these things. */
function withAbility(t: Table, kind: 'attack' | 'utility', ...effects: Effect[]): void {
  const base = { id: 'odd', name: 'Odd', text: 'Odd.', needs: {}, range: { from: 0, to: 3 }, effects, exp: 5 };
  const odd: Ability = kind === 'attack' ? { kind, ...base, target: '2', attackType: 'melee' } : { kind, ...base };
  t[MATERIAL] = bookOf({ ...PLAIN, abilities: [...PLAIN.abilities, odd] });
}

test('P52-182 R-P52-38 an item heals a friend on the same spot and uses the turn', () => {
  const { t } = scene('S a', [carrying('bitterroot'), WELL]);
  t.heroes[1]!.hp = 5;
  startTurn(t, 0);
  const out = play(game, t, useItem('bitterroot', 1));
  expect([t.heroes[1]!.hp, itemsOf(t, 0)]).toEqual([17, []]);
  expect(out.filter(({ type }) => type === 'turnBegan')).not.toContainEqual({ type: 'turnBegan', seat: 0 });
});

test('R-P52-38 range 0: nobody a spot away', () => {
  const { t, at } = scene('S a', [carrying('bitterroot'), WELL]);
  t.heroes[1]!.place = at('a');
  startTurn(t, 0);
  expect(optionsOf(t, 0).filter((d) => d.do === 'use')).toEqual([useItem('bitterroot', 0)]);
});

test('R-P52-67 no healing lifts health above its maximum', () => {
  const { t } = scene('S a', [carrying('ferrymansCoin')]);
  t.heroes[0]!.hp = 30;
  startTurn(t, 0);
  play(game, t, useItem('ferrymansCoin', 0));
  expect(t.heroes[0]!.hp).toBe(33);
});

test('P52-207 R-P52-46 the stunned use items on themselves and nothing on others', () => {
  const { t } = scene('S a', [{ ...carrying('bitterroot', 'pitchJar'), abilities: [{ id: 'poultice', level: 1 }] }, WELL]);
  enemyAt(t, 'J♠', 0);
  t.heroes[0]!.hp = 0;
  t.heroes[0]!.stamina = cards('4♣');
  startTurn(t, 0);
  const uses = optionsOf(t, 0).filter((d) => d.do === 'use' || d.do === 'cast' || d.do === 'trade');
  expect(uses).toEqual([cast('poultice', 0), useItem('bitterroot', 0)]);
});

test('P52-238 P52-085 an ability that needed a flip and succeeded counts; a cost of Stamina is paid', () => {
  const { t } = scene('S a', [knowing('poultice'), WELL]);
  t.heroes[1]!.hp = 5;
  t.heroes[0]!.stamina = cards('4♣', '5♣');
  startTurn(t, 0);
  stack(t.action, '8♦');
  play(game, t, cast('poultice', 1));
  // Target 7 + 0 - 1, over 2: Lead 4 + 4 + 2.
  expect([t.heroes[1]!.hp, t.heroes[0]!.tally.used, t.heroes[0]!.stamina.length]).toEqual([15, 1, 1]);
});

test('R-P52-05 R-P52-09 on an ability an Ace is just 1, and Stamina adds', () => {
  const { t } = scene('S a', [knowing('poultice'), WELL]);
  t.heroes[1]!.hp = 5;
  t.heroes[0]!.stamina = cards('4♣', '6♣');
  startTurn(t, 0);
  stack(t.action, 'A♦');
  const out = play(game, t, cast('poultice', 1, 1));
  expect(out.find(({ type }) => type === 'abilityUsed')).toMatchObject({ total: 7, target: 6, succeeds: true });
});

test('R-P52-70 a thrown jar always hits; its flip is what each enemy defends against', () => {
  const { t, at } = scene('S a', [carrying('pitchJar')]);
  const [first, second] = [enemyAt(t, 'K♠', at('a'), { hp: 40 }), enemyAt(t, 'K♥', at('a'), { hp: 40 })];
  startTurn(t, 0);
  // 6 + 8 each; the first defends with 9 and holds, the second with 4 and does not.
  stack(t.action, '8♦', '9♦', '4♦');
  const out = play(game, t, useItem('pitchJar', first));
  expect(out.filter(({ type }) => type === 'enemyHurt')).toMatchObject([{ enemy: second, amount: 14, hp: 26 }]);
  expect(t.heroes[0]!.tally.attacked.map(({ enemy }) => enemy)).toEqual([first, second]);
});

test('P52-192 a frost jar costs every enemy on the spot a turn', () => {
  const { t, at } = scene('S a', [carrying('frostJar')]);
  const enemy = enemyAt(t, 'K♠', at('a'), { hp: 10 });
  startTurn(t, 0);
  play(game, t, useItem('frostJar', enemy), { seat: 0, kind: 'act', do: 'stance' });
  expect(t.enemies[0]).toMatchObject({ hp: 11, lostTurns: 0, place: at('a') });
});

test('P52-208 P52-209 R-P52-64 a coin brings somebody back, who may pick everything up again', () => {
  const { t } = scene('S a', [carrying('ferrymansCoin'), WELL]);
  t.heroes[1]!.hp = -4;
  t.heroes[1]!.stamina = cards('4♣');
  t.spots[t.start] = { ...t.spots[t.start]!, items: ['lockPick'] };
  startTurn(t, 0);
  const out = play(game, t, useItem('ferrymansCoin', 1, 1));
  expect(out).toContainEqual({ type: 'heroRevived', seat: 1, hp: 16 });
  expect([t.heroes[1]!.stamina.length, optionsOf(t, 1).some((d) => d.do === 'take' && d.item === 'lockPick')]).toEqual([1, true]);
});

test('R-P52-64 whoever was left behind is beyond every coin', () => {
  const { t } = scene('S a', [carrying('ferrymansCoin'), WELL]);
  Object.assign(t.heroes[1]!, { hp: -4, isLeftBehind: true });
  startTurn(t, 0);
  expect(optionsOf(t, 0).some((d) => d.do === 'use' && d.way === 1)).toBe(false);
});

test('P52-085 P52-088 a deep breath draws three, up to seven', () => {
  const { t } = scene('S a', [carrying('deepBreath')]);
  t.heroes[0]!.stamina = t.action.splice(-5);
  startTurn(t, 0);
  play(game, t, useItem('deepBreath'));
  expect(t.heroes[0]!.stamina.length).toBe(7);
});

test('P52-139 a boost is one more turn now and one after the next', () => {
  const { t } = scene('S a', [carrying('adrenalineBoost'), WELL]);
  enemyAt(t, 'K♠', 1, { hp: 90, lostTurns: 9 });
  startTurn(t, 0);
  const pass = { seat: 0, kind: 'act', do: 'pass' } as const;
  play(game, t, useItem('adrenalineBoost'), pass);
  expect(asked(game, t)).toMatchObject([{ seat: 0, kind: 'act' }]);
  play(game, t, pass);
  // The next round has begun, and its turn is worth two.
  expect([t.heroes[0]!.extraNow, t.heroes[0]!.extraLater]).toEqual([1, 0]);
});

test('P52-077 a torch lights the space, and everybody sees farther', () => {
  const { t, at } = scene('S a b d', [carrying('rushTorch')]);
  t.isLit = false;
  for (const place of [at('b'), at('d')]) t.spots[place] = { ...t.spots[place]!, card: -1, is: '' };
  startTurn(t, 0);
  play(game, t, useItem('rushTorch'));
  expect([t.isLit, t.spots[at('b')]!.card >= 0, t.spots[at('d')]!.card]).toEqual([true, true, -1]);
});

test('P52-150 an eel step goes farther and nobody strikes in passing', () => {
  const { t, at } = scene('S a b d e', [{ ...knowing('eelStep'), cores: { ...WELL.cores, Move: 4 } }]);
  enemyAt(t, 'K♠', at('a'), { hp: 90 });
  startTurn(t, 0);
  stack(t.action, '9♦');
  const step = (to: string) => ({ seat: 0, kind: 'step', to: at(to) }) as const;
  const out = play(game, t, cast('eelStep'), step('a'), step('b'), step('d'), step('e'));
  expect([t.heroes[0]!.place, out.some(({ type }) => type === 'enemyStruck')]).toEqual([at('e'), false]);
});

test('P52-009 cards that are foreseen lie open, can be put in order, and are flipped first', () => {
  const { t } = scene('S a', [knowing('readTheWater')]);
  startTurn(t, 0);
  stack(t.action, '9♦', '2♣', 'K♣');
  play(game, t, cast('readTheWater'), { seat: 0, kind: 'order', order: [1, 0] });
  expect(t.ahead).toEqual(cards('K♣', '2♣'));
});

test('P52-087 Stamina never comes from cards that lie open', () => {
  const { t } = scene('S a', [WELL]);
  t.ahead = t.action.splice(-2);
  const open = t.ahead.slice();
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'pass' });
  expect(t.heroes[0]!.stamina.some((card) => open.includes(card))).toBe(false);
});

test('P52-244 a letter raises a core of one’s choice for good', () => {
  const { t } = scene('S a', [carrying('drownedLetter')]);
  startTurn(t, 0);
  play(game, t, useItem('drownedLetter'), { seat: 0, kind: 'grow', core: 'Think' });
  expect([t.heroes[0]!.sheet!.cores.Think, t.heroes[0]!.hp]).toEqual([7, 38]);
});

test('R-P52-22 R-P52-29 a rope leads to any spot that is turned up, and one sees what is around it', () => {
  const { t, at } = scene('S a b d', [carrying('reedRope')]);
  t.spots[at('d')] = { ...t.spots[at('d')]!, card: -1, is: '' };
  startTurn(t, 0);
  play(game, t, useItem('reedRope'));
  expect(game.play.options(t, { seat: 0, kind: 'place' }).map((d) => d.kind === 'place' && d.to)).toEqual([at('S'), at('a'), at('b')]);
  play(game, t, { seat: 0, kind: 'place', to: at('b') });
  expect([t.heroes[0]!.place, t.spots[at('d')]!.card >= 0]).toEqual([at('b'), true]);
});

test('P52-164 whoever was robbed drops nothing', () => {
  const { t } = scene('S a', [knowing('cutpurse', 'knife')]);
  const enemy = enemyAt(t, 'K♠', t.start, { hp: 1, lostTurns: 5 });
  startTurn(t, 0);
  stack(t.action, 'K♦', '4♦', '5♣');
  const out = play(game, t, cast('cutpurse', enemy));
  expect(out.map(({ type }) => type)).toContain('itemFlipped');
  expect(t.enemies[0]!.isRobbed).toBe(true);
});

test('R-P52-55 lingering damage comes at the enemy’s turns and credits its owner', () => {
  const { t } = scene('S a', [knowing('leechJar')]);
  const enemy = enemyAt(t, 'K♠', t.start, { hp: 3 });
  startTurn(t, 0);
  stack(t.action, 'Q♦', '2♦');
  // Over 5 of target 7: 2 + 2 each turn.
  play(game, t, { seat: 0, kind: 'act', do: 'attack', ability: 'leechJar', enemy, stamina: 0 }, { seat: 0, kind: 'act', do: 'stance' });
  expect([t.enemies.length, t.heroes[0]!.tally.defeated.length]).toEqual([0, 1]);
});

test('P52-152 a boot pushes a spot away, a harpoon pulls a spot nearer', () => {
  const { t, at } = scene('S a b', [knowing('boot', 'harpoon')]);
  const enemy = enemyAt(t, 'K♠', at('S'), { hp: 90, lostTurns: 9 });
  const attack = (ability: string): Act => ({ seat: 0, kind: 'act', do: 'attack', ability, enemy, stamina: 0 });
  startTurn(t, 0);
  stack(t.action, '10♦', '2♦', 'Q♦', '3♦');
  play(game, t, attack('boot'));
  expect(t.enemies[0]!.place).toBe(at('a'));
  play(game, t, attack('harpoon'));
  expect(t.enemies[0]!.place).toBe(at('S'));
});

test('R-P52-66 what is frightened away is gone, and gives nothing', () => {
  const { t } = scene('S a', [{ ...knowing('ghostBell'), abilities: [{ id: 'ghostBell', level: 5 }] }]);
  const enemy = enemyAt(t, 'J♠', t.start, { hp: 9 });
  startTurn(t, 0);
  stack(t.action, 'Q♦', '2♦');
  play(game, t, { seat: 0, kind: 'act', do: 'attack', ability: 'ghostBell', enemy, stamina: 0 });
  expect([t.enemies, t.heroes[0]!.tally.defeated]).toEqual([[], []]);
});

test('P52-225 a coat is worth something for so many hits, and a King doubles it', () => {
  const { t } = scene('S a', [{ ...carrying('eelOil'), abilities: [{ id: 'knife', level: 2 }] }]);
  const enemy = enemyAt(t, 'K♠', t.start, { hp: 90, lostTurns: 9 });
  startTurn(t, 0);
  play(game, t, useItem('eelOil', 0));
  stack(t.action, '10♦', '2♦');
  // 5/2 + 2 x 3, and 2 more.
  const out = play(game, t, { seat: 0, kind: 'act', do: 'attack', ability: 'knife', enemy, stamina: 0 });
  expect(out.find(({ type }) => type === 'enemyHurt')).toMatchObject({ amount: 10 });
  expect(t.heroes[0]!.lasting).toEqual([{ is: 'coat', amount: 2, left: 2 }]);
});

test('R-P52-71 a shield is taken off last, like what is worn', () => {
  const { t } = scene('S a', [knowing('sluiceGate')]);
  t.heroes[0]!.lasting = [{ is: 'shield', amount: 4, left: 3 }];
  enemyAt(t, 'K♥', t.start, { hp: 90 });
  startTurn(t, 0);
  stack(t.action, '9♦');
  // Maul: 5 + 2 + 0 + over 2 is 9, less the shield's 4.
  const stance = { seat: 0, kind: 'act', do: 'stance' } as const;
  const out = play(game, t, stance, stance, { seat: 0, kind: 'defend', ability: null, stamina: 0 });
  expect(out).toContainEqual(expect.objectContaining({ type: 'heroHurt', seat: 0, amount: 5 }));
});

test('P52-189 nobody attacks whom nobody can see', () => {
  const { t } = scene('S a', [WELL]);
  t.heroes[0]!.lasting = [{ is: 'untargetable', amount: 0, left: 3 }];
  enemyAt(t, 'K♥', t.start, { hp: 90 });
  startTurn(t, 0);
  const out = play(game, t, { seat: 0, kind: 'act', do: 'stance' }, { seat: 0, kind: 'act', do: 'stance' });
  expect(out.map(({ type }) => type)).toContain('roundBegan');
  expect(out.some(({ type }) => type === 'enemyStruck')).toBe(false);
});

test('P52-194 whoever taunts is attacked, however healthy', () => {
  const { t } = scene('S a', [WELL, WELL]);
  t.heroes[0]!.lasting = [{ is: 'taunt', amount: 0, left: 3 }];
  t.heroes[1]!.hp = 1;
  enemyAt(t, 'K♥', t.start, { hp: 90 });
  startTurn(t, 0);
  const stance = (seat: number) => ({ seat, kind: 'act', do: 'stance' }) as const;
  const out = play(game, t, stance(0), stance(0), stance(1));
  expect(out.find(({ type }) => type === 'enemyStruck')).toMatchObject({ seat: 0 });
});

test('P52-239 friendly fire burns whoever stands there and costs exp', () => {
  const { t, at } = scene('S a', [{ ...WELL, abilities: [{ id: 'odd', level: 1 }] }, WELL]);
  withAbility(t, 'attack', { effect: 'damage', amount: '6', on: 'spot', friendlyFire: true, sure: true });
  t.heroes[1]!.place = at('a');
  const enemy = enemyAt(t, 'K♥', at('a'), { hp: 90, lostTurns: 9 });
  startTurn(t, 0);
  stack(t.action, '9♦');
  play(game, t, { seat: 0, kind: 'act', do: 'attack', ability: 'odd', enemy, stamina: 0 });
  expect([t.heroes[1]!.hp, t.heroes[0]!.tally.friendlyHits]).toEqual([27, 1]);
});

test('P52-155 what an attack does for its user comes with the hit', () => {
  const { t } = scene('S a', [{ ...WELL, abilities: [{ id: 'odd', level: 1 }] }]);
  withAbility(t, 'attack', { effect: 'damage', amount: '1', on: 'one' }, { effect: 'heal', amount: '5', on: 'self' });
  t.heroes[0]!.hp = 10;
  const enemy = enemyAt(t, 'K♥', t.start, { hp: 90, lostTurns: 9 });
  startTurn(t, 0);
  stack(t.action, '9♦', '2♦');
  play(game, t, { seat: 0, kind: 'act', do: 'attack', ability: 'odd', enemy, stamina: 0 });
  expect(t.heroes[0]!.hp).toBe(15);
});

test('P52-005 an ability with a limit can be used so often and no more', () => {
  const { t } = scene('S a', [knowing('secondWind')]);
  startTurn(t, 0);
  stack(t.action, '9♦');
  play(game, t, cast('secondWind'));
  expect([t.heroes[0]!.usedInRoom, optionsOf(t, 0).some((d) => d.do === 'cast')]).toEqual([{ secondWind: 1 }, false]);
});

test('P52-182 the second at the table helps the first', () => {
  const { t } = scene('S a', [{}, { items: [{ item: 'bitterroot', equipped: false }] }]);
  t.heroes[0]!.hp = 1;
  startTurn(t, 1);
  play(game, t, { seat: 1, kind: 'act', do: 'use', item: 'bitterroot', way: 0, on: 0 });
  expect([t.heroes[0]!.hp, t.heroes[1]!.hp]).toEqual([13, 23]);
});

test('P52-140 P52-139 resting in an extra turn draws its card, whatever was free in the turn before', () => {
  const { t } = scene('S a', [{ items: [{ item: 'rushTorch', equipped: false }] }]);
  t.heroes[0]!.extraNow = 1;
  t.spots[t.start] = { ...t.spots[t.start]!, items: ['lockPick'] };
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'take', item: 'lockPick' }, { seat: 0, kind: 'act', do: 'stance' });
  play(game, t, { seat: 0, kind: 'act', do: 'pass' });
  expect(t.heroes[0]!.stamina).toHaveLength(1);
});

test('P52-085 a cost of Stamina takes no more than there is', () => {
  const { t } = scene('S a', [{}]);
  t.heroes[0]!.stamina = cards('4♣');
  spendStamina(t, 0, 3);
  expect([t.heroes[0]!.stamina, t.actionDiscards.slice(-1)]).toEqual([[], cards('4♣')]);
});
