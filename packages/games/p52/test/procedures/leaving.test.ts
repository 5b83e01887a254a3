import { asked } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { growCores } from '../../src/growth.ts';
import { hurt, hurtEnemy } from '../../src/harm.ts';
import { turnUp } from '../../src/reveal.ts';
import { actionDeck, enemyDeck, roomDeck } from '../../src/rules/cards.ts';
import { learnable } from '../../src/rules/creation.ts';
import { enemyFrom } from '../../src/rules/fight/enemy.ts';
import { maxHpOf, sheetOf } from '../../src/rules/heroes.ts';
import { canSee } from '../../src/rules/rooms/sight.ts';
import { FACE_DOWN, NO_QUEST, type Table } from '../../src/table.ts';
import { enemyAt, movesOf, optionsOf, scene, startRounds, startTurn } from '../fight.ts';
import { PLAIN_BOOK } from '../plain.ts';
import { drawn } from '../rules/rooms/drawn.ts';
import { cards, game, itemsOf, play, stack, startRoom, startSession, tableWith } from '../table.ts';

const mayGo = (t: Table, seat = 0): boolean => optionsOf(t, seat).some((d) => d.do === 'leave');
const pass = (seat: number) => ({ seat, kind: 'act', do: 'pass' }) as const;
const keys = (number: number) => ({ items: Array.from({ length: number }, () => ({ item: 'gateKey', equipped: false })) });

/** All stand on the exit of a room of Trapped, and a round has passed. */
function atTheGate(held: number, rooms: number): Table {
  const { t, at } = scene('S a', [keys(held)]);
  t.quest = { ...NO_QUEST, id: 'gate', entered: 2, rooms };
  t.exit = at('S');
  startRounds(t);
  play(game, t, pass(0));
  return t;
}

test('P52-057 P52-059 the last room of Trapped is left with both keys, enemies or not', () => {
  expect([mayGo(atTheGate(1, 1)), mayGo(atTheGate(2, 1)), mayGo(atTheGate(0, -1))]).toEqual([false, true, true]);
});

test('P52-056 with two keys in hand the next room is the last', () => {
  for (const [held, rooms] of [
    [1, -1],
    [2, 1],
  ] as const) {
    const t = tableWith([keys(held)]);
    t.quest = { ...NO_QUEST, id: 'gate', entered: 1 };
    startRoom(t);
    expect(t.quest.rooms).toBe(rooms);
  }
});

test('P52-058 P52-206 a dead carrier’s key lies where it fell, for anybody', () => {
  const { t } = scene('S a', [keys(1), {}]);
  t.quest = { ...NO_QUEST, id: 'gate', entered: 1 };
  hurt(t, 0, 5, null);
  expect(t.heroes[0]!.hp).toBe(18);
  hurt(t, 0, 40, null);
  startTurn(t, 1);
  play(game, t, { seat: 1, kind: 'act', do: 'take', item: 'gateKey' });
  expect(itemsOf(t, 1)).toEqual(['gateKey']);
});

test('P52-145 P52-226 nobody leaves alone, and nobody through a barricade', () => {
  const { t, at } = scene('S a', [{}, {}]);
  t.exit = at('S');
  t.heroes[1]!.place = at('a');
  startRounds(t);
  play(game, t, pass(0), pass(1));
  expect(mayGo(t)).toBe(false);
  t.heroes[1]!.place = at('S');
  play(game, t, pass(0), pass(1));
  expect(mayGo(t)).toBe(true);
  t.isBarred = true;
  expect(mayGo(t)).toBe(false);
});

test('P52-069 R-P52-49 the party may run from a boss', () => {
  const { t, at } = scene('S a', [{ cores: { Lift: 5, Think: 4, Balance: 1, Move: 9, Lead: 9 } }]);
  t.quest = { ...NO_QUEST, id: 'king', entered: 1 };
  t.exit = at('S');
  enemyAt(t, 'K♠', at('a'), { boss: 'minor', lostTurns: 9 });
  stack(t.action, '7♦');
  startRounds(t);
  play(game, t, pass(0));
  expect(mayGo(t)).toBe(true);
});

test('E-P52-45 P52-071 a boss that was run from comes back whole; then the Major Boss, and its fall wins', () => {
  const { t, at } = scene('S a b', [{}]);
  t.quest = { ...NO_QUEST, id: 'king', entered: 2 };
  const ace = (card: string, place: number): void => {
    t.spots[place] = FACE_DOWN;
    t.roomDeck = cards(card);
    turnUp(t, [place], null);
  };
  ace('A♠', at('a'));
  const { card, hp } = t.enemies[0]!;
  hurtEnemy(t, t.enemies[0]!.id, 3, 0, null);
  // Run from it: the next room has its card out of the deck, and the next Ace is the same boss.
  t.enemies.length = 0;
  ace('A♥', at('b'));
  expect(t.enemies[0]).toMatchObject({ card, hp, boss: 'minor' });
  hurtEnemy(t, t.enemies[0]!.id, 999, 0, null);
  ace('A♦', at('a'));
  expect(t.enemies[0]).toMatchObject({ boss: 'major', sheet: { name: 'The Sluice King' } });
  startTurn(t, 0);
  hurtEnemy(t, t.enemies[0]!.id, 999, 0, null);
  const out = play(game, t, pass(0));
  expect([t.quest.beaten, t.stack, out.some(({ type }) => type === 'turnBegan')]).toEqual([2, [], false]);
});

test('P52-001 P52-198 an enemy’s turn asks nobody: the card is turned for it', () => {
  const { t } = scene('S a', [{ cores: { Lift: 5, Think: 4, Balance: 1, Move: 1, Lead: 1 } }]);
  enemyAt(t, 'J♠', t.start);
  startTurn(t, 0);
  stack(t.action, '9♦');
  play(game, t, pass(0));
  expect(asked(game, t)).toMatchObject([{ seat: 0, kind: 'defend' }]);
});

test('P52-002 two packs without jokers: 12 and 40 of the first, 52 of the second', () => {
  expect([enemyDeck().length, roomDeck().length, actionDeck(4).length]).toEqual([12, 40, 52]);
  expect(new Set([...enemyDeck(), ...roomDeck()]).size).toBe(52);
});

test('P52-003 six characters play with one Action deck, seven with two', () => {
  expect([actionDeck(6).length, actionDeck(7).length]).toEqual([52, 104]);
});

test('P52-010 a die of thirteen sides leaves the deck alone', () => {
  const { t } = scene('S t', [{}], { flipSource: 'd13' });
  const before = t.action.slice();
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: 1 }, { seat: 0, kind: 'trap', stamina: 0 });
  expect([t.action, t.actionDiscards]).toEqual([before, []]);
});

test('P52-011 P52-043 a session begins with whole decks, and the quest comes first', () => {
  const t = tableWith([{}]);
  t.actionDiscards = t.action.splice(0, 20);
  startSession(t);
  expect([t.action.length, t.actionDiscards, t.roomDeck.length]).toEqual([52, [], 40]);
  expect(t.action).not.toEqual(actionDeck(1));
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'quest' }]);
});

test('P52-075 a quest may fix where it takes place', () => {
  const t = tableWith([{}]);
  startSession(t);
  const out = play(game, t, { seat: 0, kind: 'quest', quest: 'gate' });
  expect([t.place, out.some(({ type }) => type === 'placeFlipped')]).toEqual(['inside', false]);
});

test('P52-048 the rooms the party goes through are counted', () => {
  const t = tableWith([{}]);
  t.quest = { ...NO_QUEST, id: 'toll', entered: 3 };
  startRoom(t);
  expect(t.quest.entered).toBe(4);
});

test('P52-097 P52-099 a drawn room has one start, on one grid', () => {
  const t = tableWith([{}], { options: { layout: 'manual' } });
  t.quest = { ...NO_QUEST, id: 'toll' };
  stack(t.roomDeck, '2♠', '2♥', '4♥');
  startRoom(t);
  const rows = (...lines: string[]) => ({ seat: 0, kind: 'layout', rows: lines }) as const;
  expect(game.play.refuse(t, rows('#S', '#S'))).toMatchObject({ rule: 'P52-097' });
  stack(t.roomDeck, '6♦');
  play(game, t, rows('##', '#S'));
  expect([t.squares, t.start, t.heroes[0]!.place]).toEqual([[0, 0, 1, 0, 0, 1, 1, 1], 3, 3]);
});

test('P52-113 a chest opens once', () => {
  const { t, at } = scene('S c', [{}]);
  t.heroes[0]!.place = at('c');
  startTurn(t, 0);
  stack(t.action, 'Q♦', '4♦', '6♣');
  play(game, t, { seat: 0, kind: 'act', do: 'smash', stamina: 0 });
  expect(t.spots[at('c')]).toMatchObject({ chest: 'none', is: 'path' });
});

test('P52-183 a chest attempt uses the turn even if it fails', () => {
  const { t, at } = scene('S c', [{}, {}]);
  t.heroes[0]!.place = at('c');
  enemyAt(t, 'K♠', at('S'), { lostTurns: 9 });
  startTurn(t, 0);
  stack(t.action, '5♦');
  const out = play(game, t, { seat: 0, kind: 'act', do: 'smash', stamina: 0 });
  expect(out.find(({ type }) => type === 'chestSmashed')).toMatchObject({ result: 'nothing' });
  expect(out.some(({ type }) => type === 'roundBegan')).toBe(true);
});

test('P52-146 every spot that is reached shows what is around it', () => {
  const { t, at } = scene('S a b d', [{}]);
  t.isLit = false;
  for (const place of [at('b'), at('d')]) t.spots[place] = FACE_DOWN;
  stack(t.roomDeck, '6♠', '6♥');
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') });
  expect([t.spots[at('b')]!.card >= 0, t.spots[at('d')]!.card]).toEqual([true, -1]);
  play(game, t, { seat: 0, kind: 'step', to: at('b') });
  expect(t.spots[at('d')]!.card >= 0).toBe(true);
});

test('P52-151 who counters while running past stays there', () => {
  const { t, at } = scene('S a b', [{ cores: { Lift: 5, Think: 4, Balance: 1, Move: 9, Lead: 3 } }]);
  const enemy = enemyAt(t, 'K♠', at('a'), { hp: 90 });
  startTurn(t, 0);
  stack(t.action, 'A♦', '9♦', '2♦');
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') }, { seat: 0, kind: 'step', to: at('b') });
  expect(asked(game, t)).toMatchObject([{ seat: 0, kind: 'counter' }]);
  play(game, t, { seat: 0, kind: 'counter', ability: 'billhook', stamina: 0 });
  expect([t.heroes[0]!.place, t.enemies.find(({ id }) => id === enemy)!.hp < 90]).toEqual([at('a'), true]);
});

test('P52-154 P52-161 an enemy that is hit defends, unless its entry forbids it', () => {
  for (const defenceless of [[], ['melee']] as const) {
    const { t } = scene('S a', [{}]);
    const enemy = enemyAt(t, 'K♠', t.start, { hp: 90 });
    t.enemies[0] = { ...t.enemies[0]!, sheet: { ...t.enemies[0]!.sheet, defenceless } };
    startTurn(t, 0);
    stack(t.action, '10♦', '2♦');
    const out = play(game, t, { seat: 0, kind: 'act', do: 'attack', ability: 'billhook', enemy, stamina: 0 });
    expect(out.some(({ type }) => type === 'enemyDefended')).toBe(defenceless.length === 0);
  }
});

test('P52-204 Stamina on a defence is declared before any card is turned', () => {
  const { t } = scene('S a', [{ cores: { Lift: 5, Think: 4, Balance: 1, Move: 1, Lead: 1 } }]);
  t.heroes[0]!.stamina = cards('4♣');
  enemyAt(t, 'K♠', t.start);
  startTurn(t, 0);
  stack(t.action, '9♦');
  play(game, t, { seat: 0, kind: 'act', do: 'stance' });
  const stamina = game.play
    .options(t, { seat: 0, kind: 'defend' })
    .flatMap((d) => (d.kind === 'defend' && d.ability === 'bulwark' ? [d.stamina] : []));
  expect([stamina, t.heroes[0]!.stamina.length]).toEqual([[0, 1], 1]);
});

test('P52-248 higher levels make stronger enemies', () => {
  const at = (avgLv: number) => enemyFrom(cards('K♥')[0]!, { characters: 3, avgLv }, PLAIN_BOOK);
  expect([at(1).maxHp, at(5).maxHp]).toEqual([24, 56]);
});

test('P52-249 with every ability learned there is none to learn, and play goes on', () => {
  const abilities = PLAIN_BOOK.scenario.abilities.map(({ id }) => ({ id, level: 1 }));
  const { t } = scene('S a', [{ abilities }]);
  expect(learnable(sheetOf(t, 0), PLAIN_BOOK)).toEqual([]);
});

test('P52-255 R-P52-62 growth recomputes health by step 7, or by the foot of the sheet', () => {
  for (const [hpBase, before, after] of [
    ['3', 23, 27],
    ['0', 20, 24],
  ] as const) {
    const { t } = scene('S a', [{}], { hpBase });
    expect(maxHpOf(t, 0)).toBe(before);
    growCores(t, 0, { Lift: 1 }, null);
    expect(maxHpOf(t, 0)).toBe(after);
  }
});

test('R-P52-25 sight runs between the middles: a corner is blocked only between two gaps', () => {
  const open = drawn('o E\nP .');
  const shut = drawn('o o o\no . E\no P .');
  expect([canSee(open.room, open.at('P'), open.at('E')), canSee(shut.room, shut.at('P'), shut.at('E'))]).toEqual([true, false]);
});

test('R-P52-27 an enemy that was seen can be attacked on a spot that still lies face down', () => {
  const { t, at } = scene('S a', [{ abilities: [{ id: 'slingstaff', level: 1 }] }]);
  const enemy = enemyAt(t, 'K♠', at('a'));
  t.spots[at('a')] = FACE_DOWN;
  startTurn(t, 0);
  expect(optionsOf(t, 0).some((d) => d.do === 'attack' && d.enemy === enemy)).toBe(true);
  expect([t.spots[at('a')]!.card, movesOf(t, 0)]).toEqual([-1, [at('a')]]);
});
