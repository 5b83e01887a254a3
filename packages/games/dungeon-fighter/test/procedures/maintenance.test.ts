import { describe, expect, test } from 'vitest';
import { EQUIPMENT } from '../../src/content/equipment.ts';
import { game } from '../../src/index.ts';
import { diceForShots } from '../../src/procedures/maintenance.ts';
import { diceLeft } from '../../src/rules/party.ts';
import { NONE, type Table } from '../../src/table.ts';
import {
  all,
  asks,
  decide,
  fighting,
  gear,
  hps,
  maintaining,
  mayAsks,
  optionsOf,
  ownGear,
  ownMonster,
  ownSheet,
  refusal,
  throwDie,
  types,
} from '../table.ts';

const armor = ownGear({ effect: 'counterblow' });
const item = ownGear({ effect: 'use', do: 'dice', amount: 1 });
const sword = ownGear({ effect: 'weapon', throw: 'far', plus: 2 });
const onward = (t: Table) => all(t, (seat) => ({ seat, kind: 'room', room: optionsOf(t, seat, 'room')[0]!.room }));

describe('rewards', () => {
  test('DF-200 DF-201 DF-202 one shot pays two dice, two pay one, more none', () => {
    expect([1, 2, 3, 9].map(diceForShots)).toEqual([2, 1, 0, 0]);
    expect([1, 2, 3].map((shots) => maintaining({ shots, dice: 1 }).t.dice)).toEqual([3, 2, 1]);
  });
  test('R-DF-10 a kill without any shot pays as one', () => expect(maintaining({ shots: 0, dice: 1 }).t.dice).toBe(3));
  test('DF-204 R-DF-33 used dice return before the reward is paid, and nine is all there are', () => {
    const t = fighting({ available: [], dice: 9, hp: 1 });
    throwDie(t, { die: 3, section: 1 });
    expect([t.dice, t.whites, diceLeft(t)]).toEqual([9, 0, 0]);
  });
  test('DF-205 coins on the card go to the Chest', () => expect(maintaining({ onMonster: 4, coins: 2 }).t.coins).toBe(6));
  test('DF-207 the monster goes to the discards', () => {
    const beaten = ownMonster();
    expect(maintaining({ monster: beaten }).t.monsterDiscard).toEqual([beaten]);
  });
  test('DF-203 the player to the left of the last thrower begins', () => {
    const { t } = maintaining({ lastThrower: 1 });
    onward(t);
    expect([t.first, t.thrower, t.available]).toEqual([2, 2, [0, 1, 2]]);
  });
  test('R-DF-37 eliminated heroes are skipped, revived ones count', () => {
    const { t } = maintaining({ lastThrower: 0, heroes: [{}, { eliminated: true, hp: 0 }, { fainted: true, hp: 0 }] });
    decide(t, { seat: 2, kind: 'scar', colour: 0 });
    expect(t.first).toBe(2);
  });
});

describe('Scars', () => {
  test('DF-018 DF-208 R-DF-19 each fainted hero’s player covers one uncovered ability', () => {
    const { t } = maintaining({ heroes: [{}, { fainted: true, hp: 0, scars: 2 }] });
    expect(asks(t)).toEqual([{ seat: 1, kind: 'scar' }]);
    expect(optionsOf(t, 1, 'scar').map(({ colour }) => colour)).toEqual([0, 2]);
    expect(refusal(t, { seat: 1, kind: 'scar', colour: 1 })).toMatchObject({ rule: 'DF-208' });
  });
  test('DF-209 V-DF-06 revived with 3 less for each Scar', () => {
    const { t } = maintaining({ heroes: [{}, { fainted: true, hp: 0 }] });
    decide(t, { seat: 1, kind: 'scar', colour: 1 });
    expect(t.heroes[1]).toMatchObject({ hp: 6, scars: 2, fainted: false });
    const second = maintaining({ heroes: [{}, { fainted: true, hp: 0, scars: 2 }] }).t;
    decide(second, { seat: 1, kind: 'scar', colour: 0 });
    expect(second.heroes[1]!.hp).toBe(3);
  });
  test('V-DF-06 the covered ability gives nothing, the others still work', () => {
    const t = fighting({ heroes: [{ scars: 2, hp: 6 }, {}], hp: 20, coins: 0 });
    throwDie(t, { die: 1, section: 1, icon: true });
    expect(t.thrower).toBe(1);
    const red = fighting({ heroes: [{ scars: 2, hp: 6 }, {}], hp: 20 });
    throwDie(red, { die: 2, section: 1, icon: true });
    expect(asks(red)).toEqual([{ seat: 0, kind: 'icon' }]);
  });
  test('DF-211 a third Scar eliminates', () => {
    const { t, events } = maintaining({ heroes: [{}, { fainted: true, hp: 0, scars: 5 }, {}] });
    expect(types(events)).toContain('eliminated');
    expect(t.heroes[1]).toMatchObject({ eliminated: true, hp: 0 });
  });
  test('R-DF-36 an eliminated leader’s token passes left; a house may leave it', () => {
    const heroes = [{}, { fainted: true, hp: 0, scars: 5 }, {}];
    expect(maintaining({ heroes, leader: 1 }).t.leader).toBe(2);
    expect(maintaining({ heroes, leader: 1, rules: { 'party.leaderStays': true } }).t.leader).toBe(1);
  });
  test('R-DF-53 the gear of an eliminated hero is shared out, the rest discarded', () => {
    const { t } = maintaining({ heroes: [{}, { fainted: true, hp: 0, scars: 5, gear: [sword, item] }, {}] });
    expect(asks(t)).toEqual([
      { seat: 0, kind: 'share' },
      { seat: 2, kind: 'share' },
    ]);
    decide(t, { seat: 0, kind: 'share', hero: 2, drop: NONE }, { seat: 2, kind: 'share', hero: 2, drop: NONE });
    expect(t.heroes[2]!.gear).toEqual([sword]);
    decide(t, { seat: 0, kind: 'share', hero: NONE, drop: NONE }, { seat: 2, kind: 'share', hero: NONE, drop: NONE });
    expect(t.discard).toContain(item);
  });
  test('R-DF-31 seduced monsters are lost with their owner', () => {
    const admirer = ownMonster();
    const { t } = maintaining({ heroes: [{}, { fainted: true, hp: 0, scars: 5, seduced: [admirer] }] });
    expect([t.heroes[1]!.seduced, t.monsterDiscard.includes(admirer)]).toEqual([[], true]);
  });
  test('R-DF-54 if nobody is left after a won fight the game is lost', () => {
    const { t } = maintaining({
      heroes: [
        { fainted: true, hp: 0, scars: 3 },
        { eliminated: true, hp: 0 },
      ],
    });
    expect(game.play.outcome(t)).toMatchObject({ winners: [], reason: 'nobody-left' });
  });
});

describe('Equipment', () => {
  test('DF-206 DF-355 stolen cards are turned up and shared out by vote', () => {
    const { t, events } = maintaining({ heroes: [{ stolen: [gear('soup-of-the-day')] }, {}, {}], leader: 1 });
    expect(types(events)).toContain('lootShown');
    expect(asks(t).map(({ kind }) => kind)).toEqual(['share', 'share', 'share']);
    decide(
      t,
      { seat: 0, kind: 'share', hero: 0, drop: NONE },
      { seat: 1, kind: 'share', hero: 2, drop: NONE },
      { seat: 2, kind: 'share', hero: -2, drop: NONE },
    );
    expect(t.heroes[2]!.gear).toEqual([gear('soup-of-the-day')]);
  });
  test('DF-212 heroes may pass Equipment among themselves, if the party agrees', () => {
    const { t } = maintaining({ heroes: [{ gear: [armor] }, {}, {}], leader: 1 });
    expect(mayAsks(t)).toEqual([{ seat: 0, kind: 'pass' }]);
    decide(t, { seat: 0, kind: 'pass', card: armor, to: 2, back: NONE });
    expect(asks(t).map(({ kind }) => kind)).toEqual(['agree', 'agree']);
    decide(t, { seat: 1, kind: 'agree', yes: null }, { seat: 2, kind: 'agree', yes: null });
    expect([t.heroes[0]!.gear, t.heroes[2]!.gear]).toEqual([[], [armor]]);
  });
  test('R-DF-51 the majority may refuse, and the leader breaks a tie', () => {
    const { t } = maintaining({ heroes: [{ gear: [armor] }, {}, {}], leader: 1 });
    decide(
      t,
      { seat: 0, kind: 'pass', card: armor, to: 2, back: NONE },
      { seat: 1, kind: 'agree', yes: false },
      { seat: 2, kind: 'agree', yes: null },
    );
    expect(t.heroes[0]!.gear).toEqual([armor]);
  });
  test('DF-212 not in the middle of a fight', () => {
    const t = fighting({ heroes: [{ gear: [armor] }, {}] });
    expect(refusal(t, { seat: 0, kind: 'pass', card: armor, to: 1, back: NONE })).toMatchObject({ rule: 'DF-212' });
  });
  test('DF-237 DF-238 no more of a type than icons; a full slot takes a card only for one given away', () => {
    const card = ownSheet([], ['weapon', 'weapon', 'item']);
    const other = ownGear({ effect: 'use', do: 'coins', amount: 1 });
    const { t } = maintaining({ heroes: [{ gear: [armor, other] }, { card, gear: [item] }] });
    const ways = optionsOf(t, 0, 'pass').map(({ card: passed, to, back }) => [passed, to, back]);
    expect(ways).toEqual([
      [armor, NONE, NONE],
      [other, 1, item],
      [other, NONE, NONE],
    ]);
    expect(refusal(t, { seat: 0, kind: 'pass', card: armor, to: 1, back: NONE })).toMatchObject({ rule: 'DF-237' });
    expect(refusal(t, { seat: 0, kind: 'pass', card: other, to: 1, back: NONE })).toMatchObject({ rule: 'DF-238' });
    decide(t, { seat: 0, kind: 'pass', card: other, to: 1, back: item }, { seat: 1, kind: 'agree', yes: true });
    expect([t.heroes[0]!.gear, t.heroes[1]!.gear]).toEqual([[armor, item], [other]]);
  });
  test('DF-239 a discard-after-use card may be used between fights too', () => {
    const { t } = maintaining({ heroes: [{ gear: [item] }, {}], dice: 1 });
    decide(t, { seat: 0, kind: 'item', card: item, target: NONE });
    expect([t.dice, t.heroes[0]!.gear]).toEqual([2, []]);
  });
});

describe('rooms', () => {
  const SHOP = { room: 5 };
  const FOUNTAIN = { room: 3 };
  const GEAR = { room: 4 };

  test('DF-213 DF-226 a fountain heals everybody to the scarred maximum; Scars stay', () => {
    const { t } = maintaining({ ...FOUNTAIN, heroes: [{ hp: 2 }, { hp: 1, scars: 1 }] });
    expect(hps(t)).toEqual([9, 6]);
    expect(t.heroes[1]!.scars).toBe(1);
  });
  test('DF-227 a Treasure Chamber pays coins or dice to the Chest', () => {
    const coins = maintaining({ sheets: [3, 0, 0], room: 3, coins: 1 }).t;
    expect(coins.coins).toBe(3);
    const dice = maintaining({ sheets: [2, 0, 0], room: 4, dice: 1 }).t;
    expect(dice.dice).toBe(2);
  });
  test('DF-228 of Equipment the leader draws the top card and alone says who gets it', () => {
    const { t } = maintaining({ ...GEAR, leader: 1 });
    expect(asks(t)).toEqual([{ seat: 1, kind: 'share' }]);
    expect(refusal(t, { seat: 0, kind: 'share', hero: 0, drop: NONE })).toMatchObject({ rule: 'DF-228' });
  });
  test('R-DF-40 without a slot room is made, or it is discarded', () => {
    const full = { card: ownSheet([], ['weapon', 'item', 'item']), gear: [sword] };
    const top = gear('whirligig-mace');
    const { t } = maintaining({ heroes: [full, { card: ownSheet([], ['armor', 'armor', 'item']) }], ...GEAR });
    t.loot = [top];
    expect(optionsOf(t, 0, 'share').map(({ hero, drop }) => [hero, drop])).toEqual([
      [0, sword],
      [NONE, NONE],
    ]);
    decide(t, { seat: 0, kind: 'share', hero: 0, drop: sword });
    expect([t.heroes[0]!.gear, t.discard.includes(sword)]).toEqual([[top], true]);
  });
  test('DF-220 DF-221 R-DF-38 a shop shows 3 cards and one for each hero who is left', () => {
    const { t } = maintaining({ ...SHOP, heroes: [{}, {}, { eliminated: true, hp: 0 }] });
    expect(t.stall).toHaveLength(5);
    expect(asks(t)).toEqual([
      { seat: 0, kind: 'shop' },
      { seat: 1, kind: 'shop' },
    ]);
  });
  test('R-DF-52 eliminated players do not vote', () => {
    const { t } = maintaining({ ...SHOP, heroes: [{}, {}, { eliminated: true, hp: 0 }] });
    expect(refusal(t, { seat: 2, kind: 'shop', do: 'leave' })).toMatchObject({ rule: 'R-DF-52' });
  });
  test('DF-222 DF-225 any card shown may be bought for its price by a hero with room', () => {
    const { t } = maintaining({ ...SHOP, heroes: [{}, {}], coins: 20 });
    const card = t.stall.find((each) => EQUIPMENT[each]!.type === 'item')!;
    all(t, (seat) => ({ seat, kind: 'shop', do: 'buy', card, hero: 1, drop: NONE }));
    expect([t.coins, t.heroes[1]!.gear, t.stall.includes(card)]).toEqual([20 - EQUIPMENT[card]!.price, [card], false]);
    expect(asks(t)[0]!.kind).toBe('shop');
  });
  test('coins one has not got buy nothing', () => {
    const { t } = maintaining({ ...SHOP, heroes: [{ hp: 1 }, {}], coins: 0 });
    const [card] = t.stall;
    expect(refusal(t, { seat: 0, kind: 'shop', do: 'buy', card, hero: 0, drop: NONE })).toMatchObject({ rule: 'DF-222' });
    expect(refusal(t, { seat: 0, kind: 'shop', do: 'heal' })).toMatchObject({ rule: 'DF-223' });
    expect(refusal(t, { seat: 0, kind: 'shop', do: 'die' })).toMatchObject({ rule: 'DF-224' });
  });
  test('DF-223 a coin heals 1 on every hero', () => {
    const { t } = maintaining({ ...SHOP, heroes: [{ hp: 3 }, {}, { hp: 4, scars: 1 }], coins: 3 });
    all(t, (seat) => ({ seat, kind: 'shop', do: 'heal' }));
    expect([...hps(t), t.coins]).toEqual([4, 9, 5, 2]);
  });
  test('DF-224 a bonus die costs 2 coins', () => {
    const { t } = maintaining({ ...SHOP, coins: 5, dice: 1 });
    all(t, (seat) => ({ seat, kind: 'shop', do: 'die' }));
    expect([t.coins, t.dice]).toEqual([3, 2]);
  });
  test('R-DF-38 what is not bought is discarded; an empty deck is made of the discards', () => {
    const { t } = maintaining({ ...SHOP });
    const shown = t.stall.slice();
    all(t, (seat) => ({ seat, kind: 'shop', do: 'leave' }));
    expect(t.discard).toEqual(shown);
    t.deck = [];
    const { t: again } = maintaining({ ...SHOP });
    expect(again.stall).toHaveLength(6);
  });
  test('R-DF-39 at the counter room may be made: the card of that type that is dropped goes to the discards', () => {
    const card = ownSheet([], ['armor', 'item', 'item']);
    const { t } = maintaining({
      ...SHOP,
      heroes: [
        { card, gear: [armor] },
        { card, gear: [armor] },
      ],
      coins: 20,
    });
    t.stall = [gear('secondbest-saucepan')];
    const buys = optionsOf(t, 0, 'shop').flatMap((d) => (d.do === 'buy' && d.hero === 0 ? [d.drop] : []));
    expect(buys).toEqual([armor]);
  });
  test('R-DF-51 the shop goes by majority, the leader breaks ties, abstainers do not block', () => {
    const { t } = maintaining({ ...SHOP, coins: 5, dice: 1, leader: 2, heroes: [{}, { hp: 3 }, {}] });
    decide(t, { seat: 0, kind: 'shop', do: 'heal' }, { seat: 1, kind: 'shop', do: 'abstain' }, { seat: 2, kind: 'shop', do: 'die' });
    expect([t.dice, t.heroes[1]!.hp]).toEqual([2, 3]);
    decide(t, { seat: 0, kind: 'shop', do: 'heal' }, { seat: 1, kind: 'shop', do: 'heal' }, { seat: 2, kind: 'shop', do: 'die' });
    expect([t.dice, t.heroes[1]!.hp]).toEqual([2, 4]);
  });
  test('R-DF-52 nobody must use a room: the party may leave at once', () => {
    const { t } = maintaining({ ...SHOP, coins: 9 });
    all(t, (seat) => ({ seat, kind: 'shop', do: 'leave' }));
    expect([t.coins, t.phase]).toEqual([9, 'encounter']);
  });
});
