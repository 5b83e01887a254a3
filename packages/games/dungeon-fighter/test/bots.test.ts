/** What bots think: no move that a first-time player would laugh at; and what is done when time is up. */
import { greedy } from '@undercroft/bots';
import { sfc32 } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import type { Decision, Kind } from '../src/decisions.ts';
import { game } from '../src/index.ts';
import { hitChance } from '../src/judgement/chances.ts';
import { NONE, type Table } from '../src/table.ts';
import { asks, fighting, gear, maintaining, ownMonster, ownSheet, throwDie, weapon } from './table.ts';

/** What the greedy bot answers. */
function answer(t: Table, seat: number, kind: Kind): Decision {
  const ask = { seat, kind };
  return greedy.decide({ game, view: game.sight.view(t, seat), ask, options: game.play.options(t, ask) }, sfc32(1)) as Decision;
}

describe('greedy', () => {
  test('uses a weapon that pays and leaves one that does not', () => {
    const [good, poor] = [weapon('sitting', { plus: 3 }), weapon('card-jump', { plus: 1 })];
    const t = fighting({ hp: 20, heroes: [{ card: ownSheet([], ['weapon', 'weapon', 'item']), gear: [good, poor] }, {}] });
    expect(answer(t, 0, 'swing')).toMatchObject({ do: 'throw', weapons: [good] });
  });
  test('needs no weapon for the last hit point', () => {
    const hard = weapon('nose', { plus: 4 });
    const t = fighting({ hp: 1, heroes: [{ gear: [hard] }, {}] });
    expect(answer(t, 0, 'swing')).toMatchObject({ weapons: [] });
  });
  test('spares its last dice for the boss, but not against it', () => {
    const level1 = ownMonster({ level: 1, hp: 20 });
    expect(answer(fighting({ monster: level1, available: [], dice: 4 }), 0, 'swing')).toMatchObject({ do: 'recover' });
    expect(answer(fighting({ monster: level1, hp: 1, available: [], dice: 7, heroes: [{ hp: 2 }, { hp: 2 }] }), 0, 'swing')).toMatchObject({
      do: 'throw',
    });
  });
  test('does not recover where all would faint', () => {
    const t = fighting({ monster: ownMonster({ level: 4, hp: 20 }), available: [], dice: 2, heroes: [{ hp: 3 }, { hp: 4 }] });
    expect(answer(t, 0, 'swing')).toMatchObject({ do: 'throw' });
  });
  test('takes the kill, keeps a good throw, takes a miss back', () => {
    const card = ownSheet([{ ability: 'swing-again' }]);
    const kill = fighting({ hp: 30, monster: ownMonster({ hp: 30 }), heroes: [{ card }, {}] });
    throwDie(kill, { die: 0, section: 10, icon: true });
    expect(answer(kill, 0, 'icon')).toMatchObject({ do: 'kill' });
    const good = fighting({ hp: 30, monster: ownMonster({ hp: 30 }), heroes: [{ card }, {}] });
    throwDie(good, { die: 0, section: 5, icon: true });
    expect(answer(good, 0, 'icon')).toMatchObject({ do: 'nothing' });
    const miss = fighting({ hp: 30, monster: ownMonster({ hp: 30 }), heroes: [{ card }, {}] });
    throwDie(miss, { die: 0, miss: 'hole', icon: true });
    expect(answer(miss, 0, 'icon')).toMatchObject({ do: 'ability' });
  });
  test('heals whoever needs it', () => {
    const card = ownSheet([{ ability: 'heal-hero', amount: 3 }]);
    const t = fighting({ hp: 30, heroes: [{ card, hp: 8 }, { hp: 2 }, { hp: 9 }] });
    throwDie(t, { die: 0, section: 2, icon: true });
    expect(answer(t, 0, 'icon')).toMatchObject({ do: 'ability', target: 1 });
  });
  test('never backs down for nothing', () => {
    const t = fighting({ monster: ownMonster({ throw: 'sitting', hp: 20 }) });
    const ask = { seat: 0, kind: 'retreat' as const, may: true as const };
    expect(game.bots.judge(game.sight.view(t, 0), ask, { seat: 0, kind: 'retreat' })).toBeLessThanOrEqual(0);
    const hopeless = fighting({ monster: ownMonster({ throw: 'card-jump', hp: 20 }) });
    expect(game.bots.judge(game.sight.view(hopeless, 0), ask, { seat: 0, kind: 'retreat' })).toBeGreaterThan(0);
  });
  test('only the leader has a voice among bots: people are not outvoted', () => {
    const { t } = maintaining({ room: 5, coins: 9, dice: 1, leader: 1, heroes: [{ hp: 2 }, { hp: 3 }, { hp: 2 }] });
    expect(answer(t, 0, 'shop')).toMatchObject({ do: 'abstain' });
    expect(answer(t, 1, 'shop')).not.toMatchObject({ do: 'abstain' });
  });
  test('saves somebody with a soup and does not waste it', () => {
    const soup = gear('soup-of-the-day');
    const hit = (hp: number) => {
      const t = fighting({ monster: ownMonster({ damage: 3, hp: 20 }), heroes: [{ hp }, { gear: [soup] }] });
      throwDie(t, { miss: 'hole' });
      return answer(t, 1, 'react');
    };
    expect([hit(2), hit(8)]).toMatchObject([{ card: soup }, { card: NONE }]);
  });
  test('covers the ability it needs least', () => {
    const card = ownSheet([{ ability: 'heal-party', amount: 1 }, { ability: 'reduced-damage', amount: 2 }, { ability: 'double-swing' }]);
    const { t } = maintaining({ heroes: [{ card, fainted: true, hp: 0 }, {}] });
    expect(answer(t, 0, 'scar')).toMatchObject({ colour: 1 });
  });
  test('show-offs hit more than regulars, and those more than first-timers', () => {
    const chances = (['show-off', 'regular', 'first-timer'] as const).map((skill) => hitChance([], skill));
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(Math.abs(chances[1]! - 0.7)).toBeLessThan(0.06);
  });
});

describe('when time is up', () => {
  const fallback = (t: Table, seat: number, kind: Kind) => game.play.questions[kind].fallback(t, { seat, kind });
  test('the first coloured die without weapons; a bonus die if there is one, else recovery', () => {
    const armed = [{ gear: [weapon('far', { plus: 2 })] }, {}];
    expect(fallback(fighting({ heroes: armed, available: [1, 2] }), 0, 'swing')).toMatchObject({ die: 1, weapons: [] });
    expect(fallback(fighting({ heroes: armed, available: [], dice: 1 }), 0, 'swing')).toMatchObject({ die: 3, weapons: [] });
    expect(fallback(fighting({ heroes: armed, available: [], dice: 0 }), 0, 'swing')).toMatchObject({ do: 'recover' });
  });
  test('free abilities on the neediest, paid ones declined', () => {
    const healer = fighting({ hp: 30, heroes: [{ card: ownSheet([{ ability: 'heal-hero', amount: 3 }]), hp: 8 }, { hp: 2 }] });
    throwDie(healer, { die: 0, section: 2, icon: true });
    expect(fallback(healer, 0, 'icon')).toMatchObject({ target: 1 });
    const berserk = fighting({ hp: 30, heroes: [{ card: ownSheet([{ ability: 'berserk' }]) }, {}] });
    throwDie(berserk, { die: 0, section: 2, icon: true });
    expect(fallback(berserk, 0, 'icon')).toMatchObject({ do: 'nothing' });
  });
  test('the rightmost free ability under the Scar; the leader leaves the shop, the others have no voice', () => {
    const { t } = maintaining({ heroes: [{ fainted: true, hp: 0, scars: 4 }, {}] });
    expect(fallback(t, 0, 'scar')).toMatchObject({ colour: 1 });
    const shop = maintaining({ room: 5, leader: 1 }).t;
    expect([fallback(shop, 0, 'shop'), fallback(shop, 1, 'shop')]).toMatchObject([{ do: 'abstain' }, { do: 'leave' }]);
  });
  test('clocks: 30 s for the die, 60 for the throw, 3 for reactions, 20 for Scars, 120 in the shop', () => {
    const seconds = (['swing', 'throw', 'react', 'scar', 'shop', 'room'] as const).map((kind) => game.play.questions[kind].seconds);
    expect(seconds).toEqual([30, 60, 3, 20, 120, 30]);
    expect(asks(fighting())[0]!.kind).toBe('swing');
  });
});
