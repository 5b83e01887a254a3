import { asked } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { FACE_DOWN, type Table } from '../../src/table.ts';
import { enemyAt, optionsOf, scene, startRounds } from '../fight.ts';
import { cards, game, play, stack, startRoom } from '../table.ts';

/** Initiative is Move + 6. */
const fast = (Move: number) => ({ cores: { Lift: 5, Think: 4, Balance: 7, Move, Lead: 3 }, abilities: [{ id: 'knife', level: 1 }] });
const pass = (seat: number) => ({ seat, kind: 'act', do: 'pass' }) as const;
const wait = (seat: number) => ({ seat, kind: 'act', do: 'wait' }) as const;
const whoActs = (t: Table): number[] =>
  asked(game, t)
    .filter(({ kind }) => kind === 'act')
    .map(({ seat }) => seat);

/** Two characters (initiative 14 and 10) and a Reed Stalker (12) that is out of reach for now. */
function fight(options: Record<string, unknown> = {}) {
  const { t, at } = scene('S a b d e f g h i j k', [fast(8), fast(4)], options);
  const enemy = enemyAt(t, 'J♠', at('k'), { lostTurns: 99 });
  t.enemies[0] = { ...t.enemies[0]!, sheet: { ...t.enemies[0]!.sheet, initiative: 12 } };
  t.exit = at('a');
  return { t, at, enemy };
}

test('P52-133 P52-136 with an enemy in sight one card is flipped, and initiative rules', () => {
  const { t } = fight();
  stack(t.action, '7♦');
  expect(startRounds(t)[0]).toMatchObject({ type: 'surpriseFlipped' });
  expect(whoActs(t)).toEqual([0]);
  expect(t.order.map(({ side, id }) => side + id)).toEqual(['enemy0', 'party1']);
});

test('P52-134 an Ace: the enemies act first, then everybody', () => {
  const { t } = fight();
  stack(t.action, 'A♦');
  startRounds(t);
  expect(whoActs(t)).toEqual([0]);
  expect(t.enemies[0]!.lostTurns).toBe(98);
});

test('P52-135 a King: the characters act twice before the enemy does', () => {
  const { t } = fight();
  stack(t.action, 'K♦');
  startRounds(t);
  play(game, t, pass(0), pass(1), pass(0));
  expect(whoActs(t)).toEqual([1]);
  expect(t.enemies[0]!.lostTurns).toBe(98);
});

test('P52-137 R-P52-36 while nobody is seen, whoever wants goes first, each once a round', () => {
  const { t } = fight();
  t.enemies.length = 0;
  t.spots[t.exit] = FACE_DOWN;
  startRounds(t);
  expect(whoActs(t)).toEqual([0, 1]);
  play(game, t, pass(1));
  expect(whoActs(t)).toEqual([0]);
  play(game, t, pass(0));
  expect([whoActs(t), t.round]).toEqual([[0, 1], 3]);
});

test('P52-141 R-P52-37 whoever waits is asked again after each later turn', () => {
  const { t } = fight();
  stack(t.action, '7♦');
  startRounds(t);
  play(game, t, wait(0));
  expect([whoActs(t), t.enemies[0]!.lostTurns]).toEqual([[0], 98]);
  play(game, t, wait(0));
  expect(whoActs(t)).toEqual([1]);
});

test('E-P52-39 P52-142 a held turn lapses when the own place comes up, without Stamina', () => {
  const { t } = fight();
  stack(t.action, '7♦');
  startRounds(t);
  play(game, t, wait(0), wait(0), pass(1));
  // Asked once more after the last turn of round 1; then its own place opens round 2, and nothing is held any more.
  expect([whoActs(t), t.round]).toEqual([[0], 1]);
  play(game, t, wait(0));
  expect([whoActs(t), t.round]).toEqual([[0], 2]);
  expect(t.heroes[0]!.stamina).toEqual([]);
  play(game, t, pass(0));
  expect(whoActs(t)).toEqual([1]);
});

const both = (t: Table, place: number): void => {
  for (const hero of t.heroes) hero.place = place;
};
const mayGo = (t: Table, seat: number): boolean => optionsOf(t, seat).some((d) => d.do === 'leave');

test('E-P52-11 P52-227 R-P52-50 the enemies act once more, then the party may go', () => {
  const { t } = fight();
  both(t, t.exit);
  stack(t.action, '7♦');
  startRounds(t);
  expect(mayGo(t, 0)).toBe(false);
  play(game, t, pass(0));
  expect([whoActs(t), mayGo(t, 1)]).toEqual([[1], true]);
});

test('E-P52-38 R-P52-50 by the other timing, at the top of the next round', () => {
  const { t } = fight({ exitTiming: 'topOfRound' });
  both(t, t.exit);
  stack(t.action, '7♦');
  startRounds(t);
  play(game, t, pass(0));
  expect(mayGo(t, 1)).toBe(false);
  play(game, t, pass(1));
  expect([whoActs(t), mayGo(t, 0)]).toEqual([[0], true]);
});

test('P52-227 R-P52-50 without enemies, from the next round on; stepping off cancels', () => {
  const { t, at } = fight();
  t.enemies.length = 0;
  both(t, t.exit);
  startRounds(t);
  expect(mayGo(t, 0)).toBe(false);
  stack(t.action, '9♦', '9♣', '9♥', '9♠');
  play(game, t, pass(0), pass(1));
  expect(mayGo(t, 0)).toBe(true);
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('b') }, { seat: 0, kind: 'step', to: null });
  expect(mayGo(t, 1)).toBe(false);
});

test('P52-103 R-P52-66 a barricade opens for good once all is turned up and no enemy is left', () => {
  const { t } = fight();
  t.isBarred = true;
  stack(t.action, '7♦');
  startRounds(t);
  expect(t.isBarred).toBe(true);
  t.enemies.length = 0;
  play(game, t, pass(0));
  expect(t.isBarred).toBe(false);
});

test('E-P52-12 P52-228 R-P52-51 the delay flip comes after rounds that began without an enemy', () => {
  const { t } = fight();
  stack(t.action, '7♦', '2♦', '3♦', '9♦');
  startRounds(t);
  const first = play(game, t, pass(0));
  t.enemies.length = 0;
  t.order.splice(0, t.order.length, ...t.order.filter(({ side }) => side === 'party'));
  const second = play(game, t, pass(1));
  expect([...first, ...second].some(({ type }) => type === 'delayFlipped')).toBe(false);
  stack(t.action, 'K♣', 'Q♣', '9♥');
  const third = play(game, t, pass(0), pass(1));
  expect(third.filter(({ type }) => type === 'delayFlipped')).toHaveLength(1);
});

test('P52-229 four or less brings an enemy to the exit, which acts at once', () => {
  const { t } = fight();
  t.enemies.length = 0;
  startRounds(t);
  play(game, t, pass(0));
  stack(t.action, 'K♣', '4♥', '9♣');
  t.heroes[1]!.stamina.length = 5;
  stack(t.action, '4♥', '2♣', '3♣');
  const out = play(game, t, pass(1));
  expect(out.find(({ type }) => type === 'delayFlipped')).toMatchObject({ comes: true });
  expect(out.find(({ type }) => type === 'enemyCame')).toMatchObject({ place: t.exit });
});

test('P52-230 no delay flip while the exit is unrevealed', () => {
  const { t } = fight();
  t.enemies.length = 0;
  t.spots[t.exit] = FACE_DOWN;
  startRounds(t);
  const out = play(game, t, pass(0), pass(1), pass(0), pass(1));
  expect(out.some(({ type }) => type === 'delayFlipped')).toBe(false);
});

test('R-P52-30 a trap at the door catches each who enters, or nobody', () => {
  for (const [startTrap, kind] of [
    [true, 'trap'],
    [false, 'act'],
  ] as const) {
    const { t } = fight({ startTrap });
    t.enemies.length = 0;
    t.spots[t.start] = { ...t.spots[t.start]!, is: 'trap' };
    startRounds(t);
    expect(asked(game, t)[0]!.kind).toBe(kind);
  }
});

test('P52-138 R-P52-35 in the dark a step that shows an enemy flips for an ambush', () => {
  const { t, at } = fight();
  t.enemies.length = 0;
  t.isLit = false;
  for (const sign of ['b', 'd', 'e']) t.spots[at(sign)] = FACE_DOWN;
  startRounds(t);
  stack(t.roomDeck, '8♠');
  stack(t.action, '3♦');
  const out = play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') });
  expect(out.map(({ type }) => type)).toEqual(['turnBegan', 'moved', 'spotTurned', 'enemyCame', 'ambushFlipped']);
  expect(out.at(-1)).toMatchObject({ springs: true });
});

test('R-P52-50 P52-227 nobody waits for the turn of an enemy that has fallen', () => {
  const { t, at } = scene('S a', [{ abilities: [{ id: 'billhook', level: 9 }] }]);
  t.exit = at('S');
  const enemy = enemyAt(t, 'J♠', at('S'), { hp: 1, lostTurns: 9 });
  stack(t.action, '7♦', 'Q♦', '2♦', '3♦');
  startRounds(t);
  expect(t.toActFirst).toEqual([enemy]);
  play(game, t, { seat: 0, kind: 'act', do: 'attack', ability: 'billhook', enemy, stamina: 0 });
  expect([t.enemies, t.toActFirst, mayGo(t, 0)]).toEqual([[], [], true]);
});

test('P52-135 R-P52-34 nobody slots in before those who surprised the enemy, and then everybody has a place', () => {
  const { t, at } = fight();
  t.spots[at('b')] = FACE_DOWN;
  t.spots[at('d')] = FACE_DOWN;
  t.enemyDeck = [];
  stack(t.action, 'K♦');
  startRounds(t);
  stack(t.roomDeck, '8♠', '6♠');
  t.enemyDeck = cards('J♣');
  // The newcomer (initiative 14) comes while the first of the surprising party moves.
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') }, { seat: 0, kind: 'step', to: null });
  expect(t.enemies).toHaveLength(2);
  expect(whoActs(t)).toEqual([1]);
  expect(t.order.map(({ side, id }) => side + id)).toEqual(['party0', 'enemy1', 'enemy0', 'party1']);
});

test('R-P52-50 stepping off the exit and back in one turn cancels too', () => {
  const { t, at } = fight();
  t.heroes[0]!.sheet = { ...t.heroes[0]!.sheet!, cores: { ...t.heroes[0]!.sheet!.cores, Move: 12 } };
  both(t, t.exit);
  stack(t.action, '7♦');
  startRounds(t);
  const [first] = whoActs(t);
  play(game, t, pass(first!));
  expect(mayGo(t, 1)).toBe(true);
  t.heroes[1]!.sheet = { ...t.heroes[1]!.sheet!, cores: { ...t.heroes[1]!.sheet!.cores, Move: 12 } };
  play(
    game,
    t,
    { seat: 1, kind: 'act', do: 'move', to: at('b') },
    { seat: 1, kind: 'step', to: at('a') },
    { seat: 1, kind: 'step', to: null },
  );
  expect([t.toActFirst, mayGo(t, 0)]).toEqual([[0], false]);
});

test('R-P52-37 a held turn lapses when the fight is over and everybody’s place has come', () => {
  const { t } = fight();
  t.spots[t.exit] = FACE_DOWN;
  stack(t.action, '7♦');
  startRounds(t);
  play(game, t, wait(0), wait(0));
  t.enemies.length = 0;
  play(game, t, pass(1), wait(0));
  // Exploring: one turn each, and none that was held.
  play(game, t, pass(0));
  expect(whoActs(t)).toEqual([1]);
  play(game, t, pass(1));
  expect(t.round).toBe(3);
});

test('R-P52-35 with ambushInterrupts whoever springs from the dark cuts the move short; else the mover finishes', () => {
  for (const [ambushInterrupts, kind] of [
    [true, 'act'],
    [false, 'step'],
  ] as const) {
    const { t, at } = fight({ ambushInterrupts });
    t.enemies.length = 0;
    t.isLit = false;
    for (const sign of ['b', 'd', 'e', 'f']) t.spots[at(sign)] = FACE_DOWN;
    startRounds(t);
    stack(t.roomDeck, '8♠');
    t.enemyDeck = cards('K♥');
    stack(t.action, '3♦');
    play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') });
    expect(asked(game, t)[0]!.kind).toBe(kind);
  }
});

test('R-P52-35 P52-138 a flip of four is no ambush, and interrupts nobody', () => {
  const { t, at } = fight({ ambushInterrupts: true });
  t.enemies.length = 0;
  t.isLit = false;
  for (const sign of ['b', 'd']) t.spots[at(sign)] = FACE_DOWN;
  startRounds(t);
  stack(t.roomDeck, '8♠');
  stack(t.action, '4♦');
  play(game, t, { seat: 0, kind: 'act', do: 'move', to: at('a') });
  expect(asked(game, t)[0]).toMatchObject({ seat: 0, kind: 'step' });
});

test('R-P52-44 who was attacked is forgotten with the round', () => {
  const { t } = fight();
  stack(t.action, '7♦');
  startRounds(t);
  t.attacked.push(0, 1);
  play(game, t, pass(0), pass(1));
  expect([t.round, t.attacked]).toEqual([2, []]);
});

test('P52-132 a new room begins with no lost turns, no aim and no extra turns', () => {
  const { t } = fight();
  t.house = { ...t.house, layout: 'generator' };
  Object.assign(t.heroes[0]!, { lostTurns: 2, extraNow: 1, aim: 2, aimAt: 0, stance: 3, pushing: 4, lastHurter: 0, hasAskedToEnd: true });
  startRoom(t);
  expect(t.heroes[0]).toMatchObject({
    lostTurns: 0,
    extraNow: 0,
    aim: 0,
    aimAt: -1,
    stance: 0,
    pushing: -1,
    lastHurter: -1,
    hasAskedToEnd: false,
  });
});
