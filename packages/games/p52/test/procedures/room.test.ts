import { MATERIAL, sfc32 } from '@undercroft/engine';
import { asked } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { settleAction } from '../../src/decks.ts';
import { bringEnemy } from '../../src/reveal.ts';
import { isRed } from '../../src/rules/cards.ts';
import { bookOf } from '../../src/scenario/book.ts';
import type { Table } from '../../src/table.ts';
import { NO_QUEST } from '../../src/table.ts';
import { PLAIN } from '../plain.ts';
import { cards, game, play, stack, startRoom, startSession, tableWith } from '../table.ts';

/** A party about to enter its first room in a quest; a room drawn by hand lies as the tests need it. */
function party(size: number, quest = 'toll', options: Record<string, unknown> = { layout: 'manual' }): Table {
  const t = tableWith(
    Array.from({ length: size }, () => ({})),
    { options },
  );
  t.quest = { ...NO_QUEST, id: quest };
  return t;
}

/** Lays out the room with these Room cards, which are shuffled just before. */
function enter(t: Table, names: string[], rows: string[]) {
  const out = startRoom(t);
  const drawn = t.roomDiscards.length;
  expect(drawn).toBeGreaterThan(0);
  stack(t.roomDeck, ...names);
  const seat = asked(game, t)[0]!.seat;
  const spots = Number(t.stack.at(-1)!.vars.spots);
  t.stack.at(-1)!.vars.spots = rows.join('').replaceAll('.', '').length;
  return { out: [...out, ...play(game, t, { seat, kind: 'layout', rows })], spots };
}

test('P52-012 P52-095 two cards say the size, three with four characters', () => {
  for (const [size, number] of [
    [3, 2],
    [4, 3],
  ] as const) {
    const t = party(size);
    const out = startRoom(t);
    const sized = out.find((e) => e.type === 'roomSized');
    expect(sized?.type === 'roomSized' && sized.cards).toHaveLength(number);
    expect(t.roomDiscards).toHaveLength(number + 1);
  }
});

test('R-P52-31 the dead do not count', () => {
  const t = party(4);
  t.heroes[2]!.hp = -1;
  startRoom(t);
  expect(t.characters).toBe(3);
  expect(t.roomDiscards).toHaveLength(3);
});

test('E-P52-50 R-P52-32 AvgLv is of those who enter alive', () => {
  const t = party(3);
  for (const [seat, level] of [2, 4, 9].entries()) t.heroes[seat]!.sheet = { ...t.heroes[seat]!.sheet!, level };
  t.heroes[2]!.hp = -1;
  startRoom(t);
  expect(t.avgLv).toBe(3);
});

test('E-P52-46 P52-078 P52-080 outside, spaces take turns', () => {
  const t = party(2);
  t.place = 'outside';
  t.firstPhase = cards('4♥')[0]!;
  const lit: boolean[] = [];
  for (let i = 0; i < 3; i++) {
    startRoom(t);
    lit.push(t.isLit);
  }
  expect(lit).toEqual([true, false, true]);
  expect(t.roomDiscards).toHaveLength(2);
});

test('P52-100 the layout duty goes round', () => {
  const t = party(2);
  const owners = [0, 1, 2].map(() => {
    startRoom(t);
    return asked(game, t)[0]!.seat;
  });
  expect(owners).toEqual([0, 1, 0]);
});

test('P52-098 R-P52-21 a drawn room is checked', () => {
  const t = party(2);
  startRoom(t);
  t.stack.at(-1)!.vars.spots = 4;
  const refused = (...rows: string[]) => game.play.refuse(t, { seat: 0, kind: 'layout', rows })?.rule;
  expect(refused('##', '#S')).toBeUndefined();
  expect(refused('###', '.#S')).toBe('P52-095');
  expect(refused('##.', '#.S')).toBe('P52-098');
  expect(refused('S#', '##')).toBe('R-P52-20');
  expect(refused('##', 'SS')).toBe('P52-097');
  expect(game.play.refuse(t, { seat: 0, kind: 'layout', rows: ['x#', '#S'] })).toMatchObject({ code: 'malformed' });
});

test('P52-101 P52-102 P52-104 the exit is flipped and marked', () => {
  const t = party(2);
  enter(t, ['3♠'], ['.##', '##.', '.S#']);
  expect([t.exit, t.start, t.isBarred]).toEqual([2, 4, false]);
});

test('P52-103 R-P52-19 an Ace bars the exit and is flipped again', () => {
  const t = party(2);
  enter(t, ['A♠', 'A♥', '6♠'], ['.##', '##.', '.S#']);
  expect([t.exit, t.isBarred]).toEqual([0, true]);
});

test('P52-062 in Survival every exit is barred', () => {
  const t = party(2, 'water');
  enter(t, ['6♠'], ['##', 'S#']);
  expect(t.isBarred).toBe(true);
});

test('R-P52-54 the last room of Trapped is never barred', () => {
  const t = party(2, 'gate');
  t.heroes[0]!.sheet = {
    ...t.heroes[0]!.sheet!,
    items: [
      { item: 'gateKey', equipped: false },
      { item: 'gateKey', equipped: false },
    ],
  };
  enter(t, ['A♠', '6♠'], ['##', 'S#']);
  expect(t.isBarred).toBe(false);
});

test('P52-132 P52-105 R-P52-22 all begin on the start spot and turn up what they see', () => {
  const t = party(2);
  t.place = 'outside';
  t.firstPhase = cards('4♠')[0]!;
  enter(t, ['3♠', '6♠', '4♥', '7♣'], ['.#.', '###', '.S.']);
  expect(t.heroes.map(({ place }) => place)).toEqual([4, 4]);
  expect(t.spots.map(({ is }) => is)).toEqual(['', '', 'hidden', '', 'path']);
});

/** A lit cross of five spots, so that all of it is turned up at once: start, middle, north, west, east. */
function litCross(t: Table, ...names: string[]) {
  t.place = 'outside';
  t.firstPhase = cards('4♥')[0]!;
  return enter(t, ['6♦', ...names], ['.#.', '###', '.S.']);
}

test('P52-106 P52-110 enemies come where their cards lie', () => {
  const t = party(2);
  stack(t.enemyDeck, 'J♠');
  litCross(t, '10♥', '8♠', '6♥', '5♥', '7♥');
  expect(t.spots.map(({ is }) => is)).toEqual(['path', 'obstructed', 'enemy', 'chest', 'path']);
  expect(t.enemies).toMatchObject([{ id: 0, place: 2, boss: 'none' }]);
  expect(t.enemyDeck).toHaveLength(11);
  expect(t.spots[3]!.chest).toBe('locked');
});

test('P52-111 P52-112 R-P52-72 where two enemies come they come first', () => {
  const t = party(4);
  litCross(t, '10♥', '8♠', '10♠', '5♥', '9♥');
  expect(t.enemies.map(({ place }) => place)).toEqual([0, 0, 2, 3]);
});

test('R-P52-33 without cards no enemy comes', () => {
  const t = party(2);
  startRoom(t);
  t.enemyDeck.length = 1;
  t.stack.at(-1)!.vars.spots = 3;
  stack(t.roomDeck, '6♦', '10♥', '8♠', '8♥');
  t.isLit = true;
  play(game, t, { seat: 0, kind: 'layout', rows: ['#', '#', 'S'] });
  expect(t.spots.map(({ is }) => is)).toEqual(['enemy', 'enemy', 'path']);
  expect(t.enemies.map(({ place }) => place)).toEqual([1]);
});

test('P52-049 in a Treasure Hunt an Ace is a special chest with a guard', () => {
  const t = party(2);
  litCross(t, '10♥', 'A♠', '6♥', '5♥', '7♥');
  expect(t.spots[2]).toMatchObject({ is: 'specialChest', chest: 'locked' });
  expect(t.enemies.map(({ place }) => place)).toEqual([2]);
});

test('R-P52-53 with the prize in hand it is an ordinary chest with a guard', () => {
  const t = party(2);
  t.quest = { ...t.quest, rooms: 1 };
  litCross(t, '10♥', 'A♠', '6♥', '5♥', '7♥');
  expect(t.spots[2]).toMatchObject({ is: 'chest', chest: 'locked' });
  expect(t.enemies).toHaveLength(1);
});

test('P52-054 R-P52-54 in Trapped an Ace holds a key, but not with both in hand', () => {
  const t = party(2, 'gate');
  litCross(t, '10♥', 'A♠', '6♥', '5♥', '7♥');
  expect(t.spots[2]).toMatchObject({ is: 'key', items: ['gateKey'] });
  const two = party(2, 'gate');
  two.heroes[0]!.sheet = {
    ...two.heroes[0]!.sheet!,
    items: [
      { item: 'gateKey', equipped: false },
      { item: 'gateKey', equipped: false },
    ],
  };
  litCross(two, '10♥', 'A♠', '6♥', '5♥', '7♥');
  expect(two.spots[2]).toMatchObject({ is: 'path', items: [] });
});

test('P52-064 P52-065 the first Ace of Big Boss is the Minor Boss', () => {
  const t = party(3, 'king');
  litCross(t, '10♥', 'A♠', '6♥', '5♥', '7♥');
  expect(t.enemies).toMatchObject([{ boss: 'minor', place: 2 }]);
  expect(t.quest.bossCard).toBe(t.enemies[0]!.card);
});

test('P52-067 P52-068 the Major Boss chases all others away and none come after', () => {
  const t = party(3, 'king');
  t.quest = { ...t.quest, beaten: 1 };
  litCross(t, '10♥', 'A♠', '8♥', '5♥', '8♦');
  expect(t.enemies).toMatchObject([{ boss: 'major', place: 2, hp: 65 }]);
});

test('R-P52-52 a second Ace while a boss lives is a plain path', () => {
  const t = party(3, 'king');
  litCross(t, '10♥', 'A♠', 'A♥', '5♥', '6♥');
  expect(t.enemies).toHaveLength(1);
  expect(t.spots.map(({ is }) => is)).toEqual(['path', 'obstructed', 'boss', 'path', 'path']);
});

test('P52-070 R-P52-52 the next Ace is the boss that was run from, its card kept out of the deck', () => {
  const t = party(3, 'king');
  const [card] = cards('Q♠');
  t.quest = { ...t.quest, bossCard: card! };
  const { out } = litCross(t, '10♥', 'A♠', '6♥', '5♥', '7♥');
  expect(t.enemies).toMatchObject([{ boss: 'minor', card }]);
  expect(t.enemies[0]!.hp).toBe(t.enemies[0]!.sheet.maxHp);
  expect(t.enemyDeck).not.toContain(card);
  expect(out.at(-1)).toMatchObject({ type: 'enemyCame', card });
});

test('a brazier turns up and lights what it sees', () => {
  const t = party(2);
  t.place = 'outside';
  t.firstPhase = cards('4♠')[0]!;
  enter(t, ['3♠', '6♠', '2♥', '4♥', '6♥'], ['####', 'S...']);
  expect(t.spots.map(({ is }) => is)).toEqual(['brazier', 'hidden', 'path', '', 'path']);
  expect(t.spots.map(({ isLit }) => isLit)).toEqual([true, true, true, false, true]);
});

test('R-P52-21 P52-095 the house lays out in six ways, or by the drawings of the scenario alone', () => {
  const shapes = (layout: string): string[] => {
    const found = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const t = party(2, 'toll', { layout });
      t.random = sfc32(seed);
      const out = startRoom(t);
      for (const e of out) if (e.type === 'roomLaidOut') found.add(e.shape);
      expect(t.spots.length).toBe(out.flatMap((e) => (e.type === 'roomSized' ? [e.spots] : []))[0]);
    }
    return [...found].sort();
  };
  expect(shapes('generator')).toEqual(['blob', 'corridor', 'ring', 'roomsAndDoors', 'snake', 'template']);
  expect(shapes('template')).toEqual(['template']);
});

test('R-P52-21 time is up: a room grows by itself, as many spots as the cards said', () => {
  const t = party(2, 'toll', { layout: 'manual' });
  startRoom(t);
  const d = game.play.questions.layout.fallback(t, { seat: 0, kind: 'layout', open: true });
  expect([game.play.refuse(t, d), d]).toEqual([null, game.play.questions.layout.fallback(t, { seat: 0, kind: 'layout', open: true })]);
});

test('P52-053 R-P52-53 E-P52-44 the way back goes through the same rooms, entered where they were left, with new cards', () => {
  const t = party(2, 'toll', { layout: 'generator', returnTrip: 'retrace' });
  startRoom(t);
  startRoom(t);
  const [first, second] = t.maps;
  // The prize was found in the second room: one room is left to cross when that is left.
  t.quest = { ...t.quest, rooms: 0 };
  const out = startRoom(t);
  expect([t.squares, t.start, t.exit]).toEqual([first!.squares, first!.exit, first!.start]);
  expect(t.heroes[0]!.place).toBe(first!.exit);
  expect(out.some(({ type }) => type === 'roomSized')).toBe(false);
  expect(second!.squares).not.toEqual(first!.squares);
  t.quest = { ...t.quest, rooms: -1 };
  expect(startRoom(t).some(({ type }) => type === 'roomSized')).toBe(true);
});

test('P52-003 R-P52-12 eight characters play with two Action decks, shuffled again at 26', () => {
  const t = party(8, 'toll', { layout: 'generator' });
  startRoom(t);
  expect([t.action.length, t.characters, t.heroes.every(({ place }) => place === t.start)]).toEqual([104, 8, true]);
  for (const left of [27, 26]) {
    t.actionDiscards.push(...t.action.splice(left));
    settleAction(t, null);
    expect(t.action.length).toBe(left === 27 ? 27 : 104);
  }
});

test('E-P52-34 R-P52-13 size, light and exit cards stay out: with thirty spots six are left, one of them for the exit', () => {
  const t = party(4);
  startRoom(t);
  expect(t.roomDiscards).toHaveLength(4);
  t.stack.at(-1)!.vars.spots = 30;
  stack(t.roomDeck, '6♦');
  play(game, t, { seat: 0, kind: 'layout', rows: [...Array.from({ length: 29 }, () => '#'), 'S'] });
  const faceDown = t.spots.filter(({ card }) => card < 0).length;
  expect([t.roomDiscards.length, t.roomDeck.length - faceDown]).toEqual([5, 5]);
});

test('P52-077 P52-096 inside, the colour of a Room card lights the room or not', () => {
  const seen = new Set<boolean>();
  for (let seed = 1; seed <= 12; seed++) {
    const t = party(2);
    t.random = sfc32(seed);
    const flipped = startRoom(t).flatMap((e) => (e.type === 'lightFlipped' ? [e.card] : []));
    expect(flipped.map(isRed)).toEqual([t.isLit]);
    seen.add(t.isLit);
  }
  expect(seen.size).toBe(2);
});

test('R-P52-33 with an empty Enemy deck nobody comes, unless beaten ones are shuffled in again', () => {
  for (const [recycleEnemies, number] of [
    [false, 0],
    [true, 1],
  ] as const) {
    const t = party(2, 'toll', { layout: 'generator', recycleEnemies });
    startRoom(t);
    t.enemies.length = 0;
    t.enemyDeck = [];
    t.beaten = cards('J♠');
    bringEnemy(t, t.exit, null);
    expect([t.enemies.length, t.beaten.length]).toEqual([number, 1 - number]);
  }
});

test('P52-079 a scenario that leads outside only later has its time of day all the same', () => {
  const t = tableWith([{}]);
  t[MATERIAL] = bookOf({ ...PLAIN, environment: { place: 'rooms', rooms: ['inside', 'outside'] } });
  startSession(t);
  const out = play(game, t, { seat: 0, kind: 'quest', quest: 'toll' });
  expect([t.place, out.some(({ type }) => type === 'phaseFlipped')]).toEqual(['inside', true]);
});

test('P52-064 R-P52-52 with both bosses beaten an Ace is a plain path', () => {
  const t = party(3, 'king');
  t.quest = { ...t.quest, beaten: 2 };
  litCross(t, '10♥', 'A♠', '6♥', '5♥', '6♦');
  expect([t.enemies, t.spots[2]!.is]).toEqual([[], 'path']);
});

test('R-P52-53 with the prize in hand special chests are ordinary ones, in the last room of the way back too', () => {
  for (const [rooms, is] of [
    [-1, 'specialChest'],
    [0, 'chest'],
    [2, 'chest'],
  ] as const) {
    const t = party(3);
    t.quest = { ...t.quest, rooms };
    litCross(t, '10♥', 'A♠', '6♥', '5♥', '6♦');
    expect([t.spots[2]!.is, t.enemies.length]).toEqual([is, 1]);
  }
});
