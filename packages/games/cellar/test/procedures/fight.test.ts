import { asked, mayBeAsked, play } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import type { ItemId } from '../../src/content/items.ts';
import { game } from '../../src/index.ts';
import { cellarWith, startEvent, startFight } from '../table.ts';

const join = (seat: number, joins: boolean) => ({ seat, kind: 'join' as const, join: joins });
const strike = (seat: number, item: ItemId | null = null) => ({ seat, kind: 'fight' as const, flee: false, item });
const flee = (seat: number) => ({ seat, kind: 'fight' as const, flee: true, item: null });
const NEVER_HIT = 99;
const ALWAYS_HIT = 1;

test('CEL-016 everybody in the room or one door away is asked at once; nobody else, and nobody may trade meanwhile', () => {
  const t = cellarWith({ 0: { room: 'cistern' }, 1: { room: 'cistern' }, 2: { room: 'vault' }, 3: { room: 'stairs' } }, { seats: 4 });
  t.events.push('rat-king');
  startEvent(t, 0, 'larder');
  expect(asked(game, t)).toEqual([1, 2].map((seat) => ({ seat, kind: 'join' })));
  expect(mayBeAsked(game, t)).toEqual([]);
  play(game, t, join(2, true));
  expect(JSON.stringify(game.sight.view(t, 1))).not.toContain('"join":true');
  expect(play(game, t, join(1, false))).toContainEqual({ type: 'helpCame', seat: 0, helpers: [2] });
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'fight' }]);
});

test('CEL-017 a thief strikes until the fight is decided, each time with an item or without', () => {
  const t = cellarWith({ 0: { room: 'vault', life: 3, hand: ['rolling-pin'] } });
  startFight(t, 0, NEVER_HIT, 'crypt');
  expect(game.play.options(t, { seat: 0, kind: 'fight' })).toEqual([strike(0), strike(0, 'rolling-pin'), flee(0)]);
  play(game, t, strike(0));
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'fight' }]);
  play(game, t, strike(0, 'rolling-pin'));
  expect(t.thieves[0]!.hand).toEqual([]);
  expect(t.spentItems).toEqual(['rolling-pin']);
  expect(game.play.options(t, { seat: 0, kind: 'fight' })).toEqual([strike(0), flee(0)]);
});

test('CEL-018 a strike is a die, might, the item and the helpers; it must reach the strength', () => {
  const thieves = {
    0: { room: 'vault', might: 2, hand: ['flask-of-oil'] },
    1: { room: 'crypt', might: 1 },
    2: { room: 'crypt', might: 3 },
  } as const;
  for (const [missing, won] of [
    [0, true],
    [1, false],
  ] as const) {
    const t = cellarWith({ 0: { ...thieves[0], hand: ['flask-of-oil'] }, 1: thieves[1], 2: thieves[2] });
    // The die to come is looked up on a copy of the table.
    const trial = game.sight.clone(t);
    startFight(trial, 0, NEVER_HIT, 'crypt');
    const struck = play(game, trial, join(1, true), join(2, false), strike(0)).find((e) => e.type === 'struck')!;
    const total = struck.die + 2 + 3 + (1 + 1);

    startFight(t, 0, total + missing, 'crypt');
    const out = play(game, t, join(1, true), join(2, false), strike(0, 'flask-of-oil'));
    expect(out).toContainEqual({ type: 'struck', seat: 0, die: struck.die, total, strength: total + missing, won });
  }
});

test('CEL-019 a miss costs all in the fight a life, others none; a helper who faints is out', () => {
  const t = cellarWith({ 0: { room: 'vault' }, 1: { room: 'crypt', life: 1, gold: 5 }, 2: { room: 'vault', life: 3 } });
  startFight(t, 0, NEVER_HIT, 'crypt');
  play(game, t, join(1, true), join(2, false), strike(0));
  expect(t.thieves.map((thief) => thief.life)).toEqual([2, 3, 3]);
  expect(t.thieves[1]).toMatchObject({ room: 'stairs', gold: 2 });
  expect(t.stack.at(-1)!.vars).toMatchObject({ helpers: [] });
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'fight' }]);
});

test('CEL-010 CEL-019 a fighter who faints has lost', () => {
  const t = cellarWith({ 0: { room: 'vault', life: 1, gold: 4 } });
  startFight(t, 0, NEVER_HIT, 'crypt');
  play(game, t, strike(0));
  expect(t.thieves[0]).toMatchObject({ room: 'stairs', life: 3, gold: 2 });
  expect(asked(game, t)).toEqual([{ seat: 1, kind: 'step' }]);
});

test.each([
  [false, 4],
  [true, 3],
])('CEL-020 fleeing leads back and ends the turn; with costly flight (%s) 4 gold become %i', (costlyFlight, gold) => {
  const t = cellarWith({ 0: { room: 'vault', gold: 4 } }, { seats: 3, options: { costlyFlight } });
  startFight(t, 0, ALWAYS_HIT, 'crypt');
  play(game, t, flee(0));
  expect(t.thieves[0]).toMatchObject({ room: 'crypt', gold, life: 3 });
  expect(asked(game, t)).toEqual([{ seat: 1, kind: 'step' }]);
});

test('CEL-021 the winner takes the hoard, and helpers choose at once', () => {
  const t = cellarWith({ 0: { room: 'vault' }, 1: { room: 'vault' }, 2: { room: 'crypt' } });
  startFight(t, 0, ALWAYS_HIT, 'crypt');
  play(game, t, join(1, true), join(2, true), strike(0));
  expect(asked(game, t)).toEqual([1, 2].map((seat) => ({ seat, kind: 'spoils' })));
  play(game, t, { seat: 2, kind: 'spoils', take: 'item' }, { seat: 1, kind: 'spoils', take: 'gold' });
  expect(t.thieves.map((thief) => [thief.gold, thief.hand.length])).toEqual([
    [3, 0],
    [1, 0],
    [0, 1],
  ]);
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'step' }]);
});

test('CEL-025 with one purse a thief who falls in a fight ends the game for all, there and then', () => {
  const t = cellarWith({ 0: { life: 1 }, 1: { gold: 24 } }, { seats: 2, options: { together: true } });
  startFight(t, 0, 99);
  play(game, t, { seat: 1, kind: 'join', join: false });
  const out = play(game, t, { seat: 0, kind: 'fight', flee: false, item: null });
  expect(out.at(-1)).toEqual({ type: 'fell', seat: 0 });
  expect(asked(game, t)).toEqual([]);
  expect(game.play.outcome(t)).toMatchObject({ winners: [], reason: 'fell', sides: [{ won: false, score: 24 }] });
});
