/** The worked examples that the other tests do not show. */
import { describe, expect, test } from 'vitest';
import { EQUIPMENT } from '../../src/content/equipment.ts';
import { rankOf } from '../../src/content/ranks.ts';
import { game } from '../../src/index.ts';
import { scoreParts } from '../../src/rules/score.ts';
import { NONE } from '../../src/table.ts';
import {
  asks,
  decide,
  fighting,
  find,
  hps,
  maintaining,
  optionsOf,
  ownGear,
  ownMonster,
  ownSheet,
  refusal,
  scene,
  swing,
  throwDie,
  useIcon,
  weapon,
} from '../table.ts';

const blind = weapon('blind', { plus: 3 });
const twice = weapon('jump', { times: 2 });
const four = weapon('nose', { plus: 4 });
const PAIR = ownSheet([], ['weapon', 'weapon', 'item']);

describe('of the book', () => {
  test('V-DF-02 two misses, a bonus die, forced recovery', () => {
    const t = fighting({ monster: ownMonster({ level: 1, hp: 7, damage: 1, gold: 1 }), dice: 1, coins: 2 });
    throwDie(t, { die: 2, section: 2 });
    expect(t.hp).toBe(5);
    throwDie(t, { die: 0, miss: 'no-bounce' });
    throwDie(t, { die: 1, miss: 'off-board' });
    expect(hps(t)).toEqual([9, 8, 8]);
    throwDie(t, { die: 3, section: 4 });
    expect([t.hp, t.dice]).toEqual([1, 0]);
    expect(optionsOf(t, 1, 'swing').map((d) => d.do)).toEqual(['recover']);
    decide(t, { seat: 1, kind: 'swing', do: 'recover' });
    expect([hps(t), t.available, t.whites, t.thrower, t.shots]).toEqual([[8, 7, 7], [0, 1, 2], 0, 1, 4]);
  });
  test('V-DF-03 Berserk and a weapon: (3×2)+3 = 9', () => {
    const card = ownSheet([{ ability: 'pickpocket' }, { ability: 'pickpocket' }, { ability: 'berserk' }], ['weapon', 'weapon', 'armor']);
    const t = fighting({ monster: ownMonster({ hp: 7 }), heroes: [{ card, gear: [blind] }, {}], dice: 1 });
    throwDie(t, { die: 2, section: 3, icon: true, weapons: [blind] });
    const events = useIcon(t, 2);
    expect(find(events, 'struck').amount).toBe(9);
    expect([t.heroes[0]!.hp, t.dice]).toEqual([8, 3]);
  });
  test('V-DF-05 monster, room and weapon together', () => {
    const t = fighting({ sheets: [2, 0, 0], room: 5, monster: ownMonster({ throw: 'crossbow', hp: 20 }), heroes: [{ gear: [blind] }, {}] });
    swing(t, { weapons: [blind] });
    expect(new Set(t.wanted)).toEqual(new Set(['crossbow', 'two-bounce', 'blind']));
    decide(t, { seat: 0, kind: 'tell', told: { section: 4, miss: null, iconUp: false, done: ['crossbow', 'blind'] } });
    decide(t, { seat: 1, kind: 'confirm', refuse: null });
    expect([t.hp, t.heroes[0]!.hp]).toEqual([20, 8]);
  });
  test('V-DF-07 slots W, W, I with one item: a second item only when the first is out of the way, armor never', () => {
    const soup = ownGear({ effect: 'use', do: 'heal-hero', amount: 4 });
    const { t } = maintaining({ room: 5, heroes: [{ card: PAIR, gear: [soup] }, { card: PAIR }], coins: 20 });
    const items = EQUIPMENT.flatMap((card, i) => (card.type === 'item' && i < 53 ? [i] : []));
    const armor = EQUIPMENT.findIndex(({ type }) => type === 'armor');
    t.stall = [items[0]!, armor];
    const buy = (card: number, hero: number, drop = NONE) => refusal(t, { seat: 0, kind: 'shop', do: 'buy', card, hero, drop });
    expect(buy(items[0]!, 0)).toMatchObject({ rule: 'DF-238' });
    expect(buy(armor, 0)).toMatchObject({ rule: 'DF-237' });
    expect([buy(items[0]!, 0, soup), buy(items[0]!, 1)]).toEqual([null, null]);
  });
  test('V-DF-08 backing down with 9, 4, 2', () => {
    const t = fighting({ monster: ownMonster({ throw: 'nose' }), heroes: [{ hp: 9 }, { hp: 4 }, { hp: 2 }] });
    const next = t.tierI.at(-1);
    decide(t, { seat: 2, kind: 'retreat' }, { seat: 0, kind: 'backDown', yes: true }, { seat: 1, kind: 'backDown', yes: true });
    expect([hps(t), t.monster]).toEqual([[8, 3, 1], next]);
  });
});

describe('added', () => {
  test('V-DF-09 ×2 and +4: section 5 is 14, the bullseye 24', () => {
    const deal = (section: 5 | 10) => {
      const t = fighting({ hp: 40, heroes: [{ card: PAIR, gear: [twice, four] }, {}] });
      return find(throwDie(t, { section, weapons: [twice, four] }), 'struck').amount;
    };
    expect([deal(5), deal(10)]).toEqual([14, 24]);
  });
  test('V-DF-10 Focused on section 1, ×2, Tracking: 11; against Tricky a miss', () => {
    const card = ownSheet([{ ability: 'focused-damage' }], ['weapon', 'weapon', 'item']);
    const t = fighting({ hp: 40, heroes: [{ card, gear: [twice] }, {}] });
    t.tracked = true;
    throwDie(t, { die: 0, section: 1, icon: true, weapons: [twice] });
    expect(find(useIcon(t, 0), 'struck').amount).toBe(11);
    const tricky = fighting({ monster: ownMonster({ hp: 20, ability: { ability: 'tricky' } }), heroes: [{ card, gear: [twice] }, {}] });
    throwDie(tricky, { die: 0, section: 1, icon: true, weapons: [twice] });
    expect([tricky.hp, asks(tricky)[0]!.kind]).toEqual([20, 'swing']);
  });
  test('V-DF-11 Double Swing: 12 to 8, then a miss: −3, two shots, the turn passes once', () => {
    const card = ownSheet([{ ability: 'double-swing' }]);
    const t = fighting({ monster: ownMonster({ hp: 12, damage: 3 }), heroes: [{ card }, {}, {}] });
    throwDie(t, { die: 0, section: 4, icon: true });
    useIcon(t, 0);
    throwDie(t, { miss: 'off-board' });
    expect([t.hp, t.heroes[0]!.hp, t.shots, t.thrower]).toEqual([8, 6, 2, 1]);
  });
  test('V-DF-12 Swing Again on a miss against Greedy: nothing lost, then −2', () => {
    const card = ownSheet([{ ability: 'swing-again' }]);
    const t = fighting({ monster: ownMonster({ hp: 12, damage: 3, ability: { ability: 'greedy' } }), heroes: [{ card }, {}], coins: 2 });
    throwDie(t, { die: 0, miss: 'hole', icon: true });
    useIcon(t, 0);
    throwDie(t, { section: 2 });
    expect([t.heroes[0]!.hp, t.coins, t.hp, t.shots]).toEqual([9, 2, 10, 1]);
  });
  test('V-DF-13 R-DF-25 Rabid 3 with the Toad: Beer 0, armor does not help the ally, the third 1', () => {
    const pan = ownGear({ effect: 'reduce', amount: 1 });
    const t = fighting({ monster: ownMonster({ hp: 20, damage: 3, ability: { ability: 'rabid' } }), heroes: [{}, { gear: [pan] }, {}] });
    t.toad = true;
    t.beer = 0;
    throwDie(t, { miss: 'hole' });
    expect(hps(t)).toEqual([9, 8, 8]);
  });
  test('V-DF-15 Leeching 3, printed 10, now 8: 10', () => {
    const t = fighting({ monster: ownMonster({ hp: 10, ability: { ability: 'leeching', amount: 3 } }), hp: 8 });
    throwDie(t, { miss: 'hole' });
    expect(t.hp).toBe(10);
  });
  test('V-DF-16 Resistant red: after blue and green A or B; after B two dice, level III costs 3', () => {
    const t = fighting({ monster: ownMonster({ level: 3, hp: 30, ability: { ability: 'resistant', colours: [2] } }), dice: 1 });
    throwDie(t, { die: 0, section: 1 });
    throwDie(t, { die: 1, section: 1 });
    expect(optionsOf(t, 2, 'swing').map((d) => d.do)).toEqual(['throw', 'recover']);
    decide(t, { seat: 2, kind: 'swing', do: 'recover' });
    expect([hps(t), optionsOf(t, 2, 'swing').length]).toEqual([[6, 6, 6], 2]);
  });
  test('V-DF-17 recovery at level IV with 4, 5, 9 and armor: 0, 1, 5; the next clockwise throws', () => {
    const armor = ownGear({ effect: 'reduce', amount: 2 });
    const t = fighting({
      available: [],
      monster: ownMonster({ level: 4, hp: 30 }),
      heroes: [{ hp: 4, gear: [armor] }, { hp: 5, gear: [armor] }, { gear: [armor] }],
    });
    decide(t, { seat: 0, kind: 'swing', do: 'recover' });
    expect([hps(t), t.thrower]).toEqual([[0, 1, 5], 1]);
  });
  test('V-DF-18 nine dice on the Chest: nothing to gain; eight: one of two', () => {
    expect(maintaining({ shots: 2, dice: 9 }).t.dice).toBe(9);
    expect(maintaining({ shots: 1, dice: 8 }).t.dice).toBe(9);
  });
  test('V-DF-19 two Scars and a faint: eliminated, −5, and the shop shows 5 cards', () => {
    const { t } = maintaining({ room: 5, heroes: [{}, {}, { fainted: true, hp: 0, scars: 3 }] });
    expect([t.heroes[2]!.eliminated, scoreParts(t)[6], t.stall.length]).toEqual([true, -5, 5]);
  });
  test('V-DF-20 seven coins: heal 2, two dice, 1 coin left', () => {
    const { t } = maintaining({ room: 5, coins: 7, dice: 1, heroes: [{ hp: 9 }, { hp: 5, scars: 1 }, { hp: 1, scars: 3 }] });
    for (const act of ['heal', 'heal', 'die', 'die'] as const) for (const { seat } of asks(t)) decide(t, { seat, kind: 'shop', do: act });
    expect([hps(t), t.dice, t.coins]).toEqual([[9, 6, 3], 3, 1]);
  });
  test('V-DF-22 the boss at 3, the last die misses, two seduced monsters: won', () => {
    const admirers = [ownMonster({ damage: 1 }), ownMonster({ damage: 2 })];
    const t = fighting({
      floor: 3,
      room: NONE,
      monster: ownMonster({ level: 0, hp: 28 }),
      hp: 3,
      dice: 0,
      available: [1],
      heroes: [{ seduced: admirers }, {}],
    });
    throwDie(t, { miss: 'off-table' });
    decide(t, { seat: 0, kind: 'seduced', monsters: admirers });
    expect(game.play.outcome(t)?.winners).toEqual([0, 1]);
  });
  test('V-DF-23 the boss at 1 and no die: lost; with one bonus die it is the only option', () => {
    const boss = { floor: 3, room: NONE, monster: ownMonster({ level: 0, hp: 28 }), hp: 1, available: [] };
    expect(game.play.outcome(fighting({ ...boss, dice: 0 }))?.reason).toBe('out-of-dice');
    expect(optionsOf(fighting({ ...boss, dice: 1 }), 0, 'swing')).toHaveLength(1);
  });
  test('V-DF-25 4+3+6+10−2 = 21', () => {
    const t = scene({ heroes: [{ scars: 1 }, { scars: 4 }, {}, {}], coins: 7, dice: 3, rules: { 'play.difficulty': 'normal' } });
    t.everScarred = true;
    const score = scoreParts(t).reduce((sum, part) => sum + part, 0);
    expect([score, rankOf(score)]).toEqual([21, 'statistically-heroic']);
  });
  test('V-DF-26 R-DF-44 3+15−1−5 = 12; 40 and 41 are different titles', () => {
    const t = scene({
      heroes: [{ eliminated: true, scars: 3 }, { scars: 1 }, {}],
      coins: 0,
      dice: 0,
      rules: { 'play.difficulty': 'insane' },
    });
    t.everScarred = true;
    expect(scoreParts(t).reduce((sum, part) => sum + part, 0)).toBe(12);
    expect([rankOf(12), rankOf(40), rankOf(41)]).toEqual(['torch-carriers-first-class', 'owners-of-the-copyright', 'please-stop']);
  });
  test('V-DF-28 R-DF-28 Sworn Enemy on a miss: −4 and −2; against others 0 and −2', () => {
    const card = ownSheet([{ ability: 'sworn-enemy', amount: 4, type: 'undead' }]);
    const miss = (type: 'undead' | 'fiend') => {
      const t = fighting({ monster: ownMonster({ type, hp: 20, damage: 2 }), heroes: [{ card }, {}] });
      throwDie(t, { die: 0, miss: 'hole', icon: true });
      if (asks(t)[0]!.kind === 'icon') useIcon(t, 0);
      return [t.hp, t.heroes[0]!.hp];
    };
    expect([miss('undead'), miss('fiend')]).toEqual([
      [16, 7],
      [20, 7],
    ]);
  });
  test('V-DF-29 Greedy with no coin, Kleptomaniac with no gear: the damage is still taken', () => {
    for (const ability of ['greedy', 'kleptomaniac'] as const) {
      const t = fighting({ monster: ownMonster({ hp: 20, damage: 2, ability: { ability } }), coins: 0 });
      throwDie(t, { miss: 'hole' });
      expect([t.heroes[0]!.hp, t.coins, asks(t)[0]!.kind]).toEqual([7, 0, 'swing']);
    }
  });
  test('V-DF-30 bullseye and icon with a failed requirement: no kill, but Heal Hero works', () => {
    const card = ownSheet([{ ability: 'heal-hero', amount: 3 }]);
    const t = fighting({ monster: ownMonster({ hp: 20, damage: 1 }), heroes: [{ card, hp: 4, gear: [blind] }, {}] });
    throwDie(t, { die: 0, section: 10, icon: true, weapons: [blind], done: [] });
    expect(optionsOf(t, 0, 'icon').map((d) => d.do)).toEqual(['ability', 'nothing']);
    useIcon(t, 0, 0);
    expect([t.hp, t.heroes[0]!.hp]).toEqual([20, 6]);
  });
});
