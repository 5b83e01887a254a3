import { asked, running, startAt } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { game as wholeGame } from '../../src/procedures/game.ts';
import type { Character } from '../../src/rules/character.ts';
import type { Table } from '../../src/table.ts';
import { enemyAt, optionsOf, scene, startTurn } from '../fight.ts';
import { cards, game, itemsOf, play, stack } from '../table.ts';

const PICK = { item: 'lockPick', equipped: false };

/** Somebody on a locked chest, whose turn it is. */
function atChest(changes: Partial<Character> = {}, kind = 'chest'): Table {
  const { t, at } = scene('c S', [changes]);
  t.heroes[0]!.place = at('c');
  t.spots[at('c')] = { ...t.spots[at('c')]!, is: kind };
  startTurn(t, 0);
  return t;
}
const pick = (picks: number) => ({ seat: 0, kind: 'act', do: 'pick', picks, stamina: 0 }) as const;
const smash = (stamina = 0) => ({ seat: 0, kind: 'act', do: 'smash', stamina }) as const;
const chestOf = (t: Table): string => t.spots[0]!.chest;
const TRAINED = { abilities: [{ id: 'lockPicking', level: 2 }], items: [PICK, PICK] };

test('E-P52-43 P52-211 P52-217 trained with two Lock Picks, a 4 opens, and they are kept', () => {
  const t = atChest(TRAINED);
  stack(t.action, '4♠', '2♠', '3♥');
  const out = play(game, t, pick(2), { seat: 0, kind: 'item', item: 'rushTorch' }, { seat: 0, kind: 'keep', keep: true });
  expect(out.find(({ type }) => type === 'chestPicked')).toMatchObject({ target: 8, result: 'opened' });
  expect(itemsOf(t, 0)).toEqual(['lockPick', 'lockPick', 'rushTorch', 'rushTorch']);
  expect([chestOf(t), t.spots[0]!.is, t.heroes[0]!.tally.picked]).toEqual(['none', 'path', 1]);
});

test('E-P52-43 P52-213 P52-216 a 3 fails, and both are lost', () => {
  const t = atChest(TRAINED);
  stack(t.action, '3♠');
  play(game, t, pick(2));
  expect([chestOf(t), itemsOf(t, 0)]).toEqual(['locked', []]);
});

test('P52-212 R-P52-47 an Ace breaks the lock: only attacking opens it then', () => {
  const t = atChest(TRAINED);
  stack(t.action, 'A♠');
  play(game, t, pick(2));
  expect([chestOf(t), itemsOf(t, 0)]).toEqual(['broken', []]);
  startTurn(t, 0);
  expect(optionsOf(t, 0).some((d) => d.do === 'pick')).toBe(false);
  expect(optionsOf(t, 0).some((d) => d.do === 'smash')).toBe(true);
});

test('E-P52-08 P52-215 the untrained need Lock Picks, which are their level', () => {
  expect(optionsOf(atChest(), 0).some((d) => d.do === 'pick')).toBe(false);
  const t = atChest({ items: [PICK, PICK, PICK] });
  expect(optionsOf(t, 0).flatMap((d) => (d.do === 'pick' ? [d.picks] : []))).toEqual([1, 2, 3]);
  stack(t.action, '6♠');
  expect(play(game, t, pick(3)).find(({ type }) => type === 'chestPicked')).toMatchObject({ target: 7, result: 'failed' });
});

test('P52-214 P52-219 a King holds two items; two of a suit bring a Lock Pick', () => {
  const t = atChest(TRAINED);
  stack(t.action, 'K♠', '4♣', '4♥', '8♦', '2♦');
  play(game, t, pick(0), { seat: 0, kind: 'item', item: 'lockPick' }, { seat: 0, kind: 'keep', keep: true });
  play(game, t, { seat: 0, kind: 'item', item: 'bitterroot' }, { seat: 0, kind: 'keep', keep: true });
  expect(itemsOf(t, 0).sort()).toEqual(['bitterroot', ...Array(5).fill('lockPick')]);
});

test('P52-220 what is left stays on the spot', () => {
  const t = atChest(TRAINED);
  stack(t.action, '10♠', '2♠', '3♥');
  play(game, t, pick(0), { seat: 0, kind: 'item', item: 'rushTorch' }, { seat: 0, kind: 'keep', keep: false });
  expect([itemsOf(t, 0), t.spots[0]!.items]).toEqual([
    ['lockPick', 'lockPick'],
    ['rushTorch', 'rushTorch'],
  ]);
});

test('R-P52-67 a snapping lid hurts by half a flip, without defence', () => {
  const t = atChest(TRAINED);
  stack(t.action, '10♠', 'A♠', '2♥', '9♥');
  play(game, t, pick(0));
  expect(t.heroes[0]!.hp).toBe(23 - 4);
});

const thinker = (Think: number) => ({ cores: { Lift: 5, Think, Balance: 1, Move: 7, Lead: 3 } });

test('E-P52-42 P52-221 smashing: 8 with Think 7 opens, 7 does nothing, 3 with Think 2 destroys', () => {
  for (const [think, card, chest, is] of [
    [7, '8♠', 'none', 'path'],
    [7, '7♠', 'locked', 'chest'],
    [2, '3♠', 'none', 'path'],
  ] as const) {
    const t = atChest(thinker(think));
    stack(t.action, card, '5♠', '5♥');
    play(game, t, smash());
    expect([chestOf(t), t.spots[0]!.is]).toEqual([chest, is]);
    expect(t.heroes[0]!.tally.smashed).toBe(card === '8♠' ? 1 : 0);
  }
});

test('E-P52-42 P52-222 an Ace explodes for twice the average level', () => {
  const t = atChest(thinker(7));
  t.avgLv = 3;
  const { hp } = t.heroes[0]!;
  stack(t.action, 'A♠');
  play(game, t, smash());
  expect([t.heroes[0]!.hp, chestOf(t)]).toEqual([hp - 6, 'none']);
});

test('E-P52-42 P52-223 Stamina helps to smash', () => {
  const t = atChest(thinker(2));
  t.heroes[0]!.stamina = cards('7♣');
  stack(t.action, '3♠', '5♠', '5♥');
  expect(play(game, t, smash(1)).find(({ type }) => type === 'chestSmashed')).toMatchObject({ result: 'opened' });
});

test('P52-050 E-P52-44 R-P52-53 a special chest may hold the prize, in the place of its item', () => {
  const t = atChest(TRAINED, 'specialChest');
  t.quest = { ...t.quest, entered: 3 };
  stack(t.action, '10♠', '7♥');
  play(game, t, pick(0));
  expect([itemsOf(t, 0).at(-1), t.quest.rooms]).toEqual(['tollBook', 2]);
  expect(asked(game, t)[0]?.kind).toBe('act');
});

test('P52-050 R-P52-53 or be a fake with an ordinary item', () => {
  const t = atChest(TRAINED, 'specialChest');
  stack(t.action, '10♠', '6♥', '2♠', '3♥');
  play(game, t, pick(0));
  expect([t.quest.rooms, asked(game, t)[0]?.kind]).toEqual([-1, 'item']);
});

/** Leaves a room of the Treasure Hunt with so many rooms to go, carrying the prize or not. */
function leaving(rooms: number, carried: boolean): Table {
  const { t } = scene('c S', [{ items: carried ? [{ item: 'tollBook', equipped: false }] : [] }]);
  t.quest = { ...t.quest, entered: 3, rooms };
  startAt(game, t, { ...running<never>(wholeGame, { played: '' }, 'played'), result: 'left' });
  return t;
}

test('P52-051 P52-052 E-P52-44 with the prize and no room left to cross, the quest is done', () => {
  expect(leaving(0, true).stack.map(({ proc }) => proc)).toContain('reward');
  const on = leaving(2, true);
  expect([on.quest.rooms, on.quest.entered]).toEqual([1, 4]);
});

test('R-P52-53 a prize left behind must be found anew', () => {
  const t = leaving(0, false);
  expect([t.quest.rooms, t.quest.entered]).toEqual([-1, 4]);
});

test('P52-165 R-P52-38 a drop is looked at on its spot, free', () => {
  const { t, at } = scene('S a', [{}]);
  t.spots[at('S')] = { ...t.spots[at('S')]!, drops: 1 };
  enemyAt(t, 'J♠', at('a'), { lostTurns: 9 });
  startTurn(t, 0);
  stack(t.action, '2♠', '3♥');
  play(game, t, { seat: 0, kind: 'act', do: 'search' }, { seat: 0, kind: 'item', item: 'leadLine' }, { seat: 0, kind: 'keep', keep: true });
  expect([itemsOf(t, 0), t.spots[at('S')]!.drops]).toEqual([['leadLine'], 0]);
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'act' }]);
});

test('P52-224 P52-225 R-P52-48 one thing for each part of the body, and two hands', () => {
  const carried = ['wadingBoots', 'heronBoots', 'fineKnife', 'fineBillhook', 'bitterroot'].map((item) => ({ item, equipped: false }));
  const { t } = scene('S a', [{ items: carried }]);
  startTurn(t, 0);
  const wearable = () => optionsOf(t, 0).flatMap((d) => (d.do === 'wear' ? [d.item] : []));
  expect(wearable()).toEqual(['wadingBoots', 'heronBoots', 'fineKnife', 'fineBillhook']);
  play(game, t, { seat: 0, kind: 'act', do: 'wear', item: 'wadingBoots' }, { seat: 0, kind: 'act', do: 'wear', item: 'fineKnife' });
  expect(wearable()).toEqual(['wadingBoots', 'fineKnife']);
  play(game, t, { seat: 0, kind: 'act', do: 'wear', item: 'fineKnife' });
  expect(wearable()).toEqual(['wadingBoots', 'fineKnife', 'fineBillhook']);
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'act' }]);
});

test('R-P52-67 P52-220 a snapping lid is nothing to take', () => {
  const { t, at } = scene('S c', [{}]);
  t.heroes[0]!.place = at('c');
  startTurn(t, 0);
  stack(t.action, 'Q♦', 'A♦', 'A♣', '6♠');
  const out = play(game, t, { seat: 0, kind: 'act', do: 'smash', stamina: 0 });
  expect(out.filter(({ type }) => type === 'heroHurt')).toMatchObject([{ amount: 3 }]);
  expect([itemsOf(t, 0), asked(game, t).some(({ kind }) => kind === 'keep')]).toEqual([[], false]);
});
