import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/content/vocabulary.ts';
import { game } from '../../src/index.ts';
import { MISS_REASONS } from '../../src/rules/hand.ts';
import { NONE, type Table } from '../../src/table.ts';
import { isOnBoard, type MissReason } from '../../src/throws/index.ts';
import {
  all,
  asks,
  decide,
  type Fall,
  fall,
  fighting,
  hps,
  maintaining,
  noIcon,
  optionsOf,
  ownMonster,
  ownSheet,
  refusal,
  type Scene,
  swing,
  throwDie,
  types,
  useIcon,
  type Who,
  weapon,
} from '../table.ts';

/** The thrower has this ability on blue, and throws blue with the icon up. */
function shown(ability: Ability, how: Fall, given: Scene & { me?: Who } = {}): Table {
  const card = ownSheet([ability, { ability: 'pickpocket' }, { ability: 'pickpocket' }]);
  const heroes = given.heroes ?? [{}, {}, {}];
  const t = fighting({
    hp: 20,
    monster: ownMonster({ damage: 3, hp: 20 }),
    ...given,
    heroes: heroes.map((who, i) => (i === 0 ? { card, ...who, ...given.me } : who)),
  });
  throwDie(t, { die: 0, icon: true, ...how });
  return t;
}
const HIT: Fall = { section: 3 };
const MISS: Fall = { miss: 'off-board' };
const colours = (t: Table) => optionsOf(t, t.heroes[t.thrower]!.seat, 'icon').flatMap((d) => (d.do === 'ability' ? [d.colour] : []));

describe('which ability', () => {
  test('DF-151 a coloured die activates the ability of its colour', () => {
    const t = fighting({ hp: 20 });
    throwDie(t, { die: 1, section: 2, icon: true });
    expect(colours(t)).toEqual([1]);
    expect(refusal(t, { seat: 0, kind: 'icon', do: 'ability', colour: 2, target: NONE })).toMatchObject({ rule: 'DF-151' });
  });
  test('DF-152 a bonus die any one of them', () => {
    const t = fighting({ hp: 20, available: [], dice: 1, heroes: [{ hp: 5 }, {}] });
    throwDie(t, { die: 3, section: 2, icon: true });
    expect(new Set(colours(t))).toEqual(new Set([0, 1, 2]));
  });
  test('DF-153 DF-210 V-DF-24 an ability under a Scar is gone for good', () => {
    const t = fighting({ hp: 20, available: [], dice: 1, heroes: [{ hp: 5, scars: 1 }, {}] });
    throwDie(t, { die: 3, section: 2, icon: true });
    expect(colours(t)).toEqual([1, 2]);
    expect(refusal(t, { seat: 0, kind: 'icon', do: 'ability', colour: 0, target: 0 })).toMatchObject({ rule: 'DF-153' });
    expect(optionsOf(t, 0, 'icon').map((d) => d.do)).toContain('nothing');
  });
  test('DF-157 a blank face activates nothing', () => {
    const t = fighting({ hp: 20 });
    throwDie(t, { die: 1, section: 2 });
    expect(asks(t)).toEqual([{ seat: 1, kind: 'swing' }]);
  });
  test('DF-154 R-DF-05 board only: on a hit; a house may take every die that lies there', () => {
    expect(asks(shown({ ability: 'berserk' }, { miss: 'bone' }))).toEqual([{ seat: 1, kind: 'swing' }]);
    const physical = shown({ ability: 'divine-intervention' }, { miss: 'bone' }, { rules: { 'icons.boardOnly': 'physical' } });
    expect(colours(physical)).toEqual([0]);
    expect(
      asks(shown({ ability: 'divine-intervention' }, { miss: 'off-board' }, { rules: { 'icons.boardOnly': 'physical' } }))[0]!.kind,
    ).toBe('swing');
  });
  test('R-DF-05 a die on bones or without a bounce lies on the board; one in a hole, at the edge or beside it does not', () => {
    const acts = (miss: MissReason) =>
      asks(shown({ ability: 'berserk' }, { miss }, { rules: { 'icons.boardOnly': 'physical' } }))[0]!.kind === 'icon';
    expect(MISS_REASONS.filter(acts)).toEqual(['no-bounce', 'bone', 'over-hole']);
    expect(MISS_REASONS.filter((miss) => isOnBoard([miss]))).toEqual(['no-bounce', 'bone', 'over-hole']);
  });
  test('R-DF-06 a shown icon may be used; a house may say must', () => {
    expect(optionsOf(shown({ ability: 'pickpocket' }, HIT), 0, 'icon').map((d) => d.do)).toEqual(['ability', 'nothing']);
    const must = shown({ ability: 'pickpocket' }, HIT, { rules: { 'icons.mandatory': true } });
    expect(optionsOf(must, 0, 'icon').map((d) => d.do)).toEqual(['ability']);
    expect(refusal(must, { seat: 0, kind: 'icon', do: 'nothing' })).toMatchObject({ rule: 'R-DF-06' });
  });
  test('DF-155 abilities work against the Final Boss', () => {
    const t = shown({ ability: 'pickpocket' }, HIT, { monster: ownMonster({ level: 0, hp: 20 }), floor: 3, room: NONE, coins: 0 });
    useIcon(t, 0);
    expect(t.coins).toBe(2);
  });
  test('DF-156 abilities on cards have no colour: armor works by itself', () => {
    const t = fighting({ heroes: [{ gear: [] }, {}], monster: ownMonster({ ability: { ability: 'greedy' } }), coins: 2 });
    throwDie(t, { miss: 'hole' });
    expect(t.coins).toBe(1);
  });
});

describe('swings', () => {
  test('DF-340 R-DF-08 Double Swing deals, then throws the same die again, weapons declared anew; a second miss undoes nothing', () => {
    const blind = weapon('blind', { plus: 3 });
    const t = shown({ ability: 'double-swing' }, { section: 4, weapons: [] }, { me: { gear: [blind] } });
    useIcon(t, 0);
    expect([t.hp, t.holding, t.thrower]).toEqual([16, 0, 0]);
    expect(optionsOf(t, 0, 'swing')).toHaveLength(2);
    expect(refusal(t, { seat: 0, kind: 'swing', do: 'throw', die: 1, weapons: [] })).toMatchObject({ rule: 'DF-340' });
    throwDie(t, { miss: 'hole', weapons: [blind] });
    expect([t.hp, t.heroes[0]!.hp, t.shots]).toEqual([16, 6, 2]);
    expect(asks(t)).toEqual([{ seat: 1, kind: 'swing' }]);
  });
  test('R-DF-08 no second throw if the first kills', () => {
    const t = shown({ ability: 'double-swing' }, { section: 5 }, { hp: 5 });
    useIcon(t, 0);
    expect(t.beaten).toHaveLength(1);
  });
  test('DF-341 R-DF-09 once a turn: the icon of the second throw has nothing left, but the bullseye still kills', () => {
    const t = shown({ ability: 'double-swing' }, { section: 2 });
    useIcon(t, 0);
    throwDie(t, { section: 2, icon: true });
    expect(asks(t)).toEqual([{ seat: 1, kind: 'swing' }]);
    const lucky = shown({ ability: 'double-swing' }, { section: 2 });
    useIcon(lucky, 0);
    throwDie(lucky, { section: 10, icon: true });
    expect(optionsOf(lucky, 0, 'icon').map((d) => d.do)).toEqual(['kill', 'nothing']);
  });
  test('R-DF-09 R-DF-55 on a white die too, and its second icon may activate another ability', () => {
    const card = ownSheet([{ ability: 'double-swing' }, { ability: 'pickpocket' }, { ability: 'swing-again' }]);
    const t = fighting({ hp: 20, available: [], dice: 1, coins: 0, heroes: [{ card }, {}] });
    throwDie(t, { die: 3, section: 1, icon: true });
    useIcon(t, 0);
    expect([t.holding, t.dice]).toEqual([3, 0]);
    throwDie(t, { die: 3, section: 1, icon: true });
    expect(colours(t)).toEqual([1, 2]);
    useIcon(t, 1);
    expect([t.coins, t.whites]).toEqual([2, 1]);
  });
  test('DF-349 Swing Again: everything of the first throw is void', () => {
    const t = shown({ ability: 'swing-again' }, { section: 2 });
    const events = useIcon(t, 0);
    expect(types(events)).toContain('throwVoided');
    expect([t.hp, t.holding, t.shots]).toEqual([20, 0, 0]);
    throwDie(t, { section: 5 });
    expect([t.hp, t.shots]).toEqual([15, 1]);
  });
  test('R-DF-11 it chains; a house may allow it once', () => {
    const t = shown({ ability: 'swing-again' }, HIT);
    useIcon(t, 0);
    throwDie(t, { ...HIT, icon: true });
    expect(colours(t)).toEqual([0]);
    const once = shown({ ability: 'swing-again' }, HIT, { rules: { 'icons.swingAgainLimit': true } });
    useIcon(once, 0);
    throwDie(once, { ...HIT, icon: true });
    expect(asks(once)).toEqual([{ seat: 1, kind: 'swing' }]);
  });
});

describe('damage', () => {
  test('DF-342 Berserk: lose 1 hit point, double the damage', () => {
    const t = shown({ ability: 'berserk' }, { section: 4 });
    useIcon(t, 0);
    expect([t.hp, t.heroes[0]!.hp]).toEqual([12, 8]);
  });
  test('R-DF-50 Berserk is allowed with 1 hit point: the damage comes first', () => {
    const t = shown({ ability: 'berserk' }, { section: 4 }, { me: { hp: 1 } });
    useIcon(t, 0);
    expect([t.hp, t.heroes[0]!.fainted]).toEqual([12, true]);
  });
  test('DF-347 Piercing adds to the section', () => {
    const t = shown({ ability: 'piercing', amount: 3 }, { section: 2 });
    useIcon(t, 0);
    expect(t.hp).toBe(15);
  });
  test('DF-353 Focused Damage: base 5, bonuses are added', () => {
    const blind = weapon('blind', { plus: 3 });
    const t = shown({ ability: 'focused-damage' }, { section: 1, weapons: [blind] }, { me: { gear: [blind] } });
    useIcon(t, 0);
    expect(t.hp).toBe(12);
  });
  test('DF-357 Sworn Enemy: more against its type, hit or miss', () => {
    const against = (type: 'undead' | 'slime') => {
      const t = shown({ ability: 'sworn-enemy', amount: 4, type: 'undead' }, { section: 2 }, { monster: ownMonster({ type, hp: 20 }) });
      if (asks(t)[0]!.kind === 'icon') useIcon(t, 0);
      return t.hp;
    };
    expect([against('undead'), against('slime')]).toEqual([14, 18]);
  });
  test('R-DF-28 a house may want a hit for Sworn Enemy', () => {
    const monster = ownMonster({ type: 'undead', hp: 20 });
    const t = shown({ ability: 'sworn-enemy', amount: 4, type: 'undead' }, MISS, { monster, rules: { 'icons.swornNeedsHit': true } });
    expect([asks(t)[0]!.kind, t.hp]).toEqual(['swing', 20]);
  });
  test('DF-348 Tracking: all heroes deal 1 more, on hits only, until the encounter ends', () => {
    const t = shown({ ability: 'tracking-strike' }, { section: 2 });
    useIcon(t, 0);
    expect(t.hp).toBe(17);
    throwDie(t, { section: 1 });
    expect(t.hp).toBe(15);
    throwDie(t, MISS);
    expect(t.hp).toBe(15);
    expect(maintaining().t.tracked).toBe(false);
  });
});

describe('healing and coins', () => {
  test('DF-343 Heal Hero: one hero of the thrower’s choice', () => {
    const t = shown({ ability: 'heal-hero', amount: 2 }, HIT, { heroes: [{}, { hp: 4 }, { hp: 8 }] });
    expect(optionsOf(t, 0, 'icon').flatMap((d) => (d.do === 'ability' ? [d.target] : []))).toEqual([1, 2]);
    useIcon(t, 0, 1);
    expect(hps(t)).toEqual([9, 6, 8]);
  });
  test('DF-344 Heal Party: everybody', () => {
    const t = shown({ ability: 'heal-party', amount: 1 }, HIT, { heroes: [{ hp: 8 }, { hp: 4 }, {}] });
    useIcon(t, 0);
    expect(hps(t)).toEqual([9, 5, 9]);
  });
  test('R-DF-23 the fainted are not healed, and nobody above the maximum', () => {
    const t = shown({ ability: 'heal-party', amount: 5 }, HIT, { heroes: [{}, { hp: 0, fainted: true }, { hp: 5, scars: 1 }] });
    useIcon(t, 0);
    expect(hps(t)).toEqual([9, 0, 6]);
  });
  test('DF-345 Pickpocket: 2 coins', () => {
    const t = shown({ ability: 'pickpocket' }, MISS, { coins: 0 });
    useIcon(t, 0);
    expect(t.coins).toBe(2);
  });
  test('R-DF-32 30 coins are all there are, unless the house has more', () => {
    const t = shown({ ability: 'pickpocket' }, MISS, { coins: 29 });
    useIcon(t, 0);
    expect(t.coins).toBe(30);
    const rich = shown({ ability: 'pickpocket' }, MISS, { coins: 30, rules: { 'party.coins': 'unlimited' } });
    useIcon(rich, 0);
    expect(rich.coins).toBe(32);
  });
  test('DF-359 Divine Intervention: the party names who recovers what is dealt', () => {
    const t = shown({ ability: 'divine-intervention' }, { section: 4 }, { heroes: [{}, { hp: 2 }, { hp: 3 }] });
    useIcon(t, 0);
    expect(asks(t).map(({ kind }) => kind)).toEqual(['bless', 'bless', 'bless']);
    decide(t, { seat: 0, kind: 'bless', hero: 1 }, { seat: 1, kind: 'bless', hero: NONE }, { seat: 2, kind: 'bless', hero: 1 });
    expect(hps(t)).toEqual([9, 6, 3]);
  });
});

describe('protection', () => {
  test('DF-346 R-DF-27 Reduced Damage by icon: this miss only', () => {
    const t = shown({ ability: 'reduced-damage', amount: 2 }, MISS);
    useIcon(t, 0);
    expect(t.heroes[0]!.hp).toBe(8);
    throwDie(t, { section: 1 });
    throwDie(t, { section: 1 });
    decide(t, { seat: 0, kind: 'swing', do: 'recover' });
    throwDie(t, MISS);
    expect(t.heroes[0]!.hp).toBe(8 - 1 - 3);
  });
  test('DF-352 Agile Instincts: no damage for this miss', () => {
    const t = shown({ ability: 'agile-instincts' }, MISS);
    useIcon(t, 0);
    expect(t.heroes[0]!.hp).toBe(9);
  });
  test('DF-350 Beer: that hero’s own misses cost nothing for the rest of the encounter', () => {
    const t = shown({ ability: 'beer' }, HIT);
    useIcon(t, 0, 1);
    throwDie(t, MISS);
    throwDie(t, MISS);
    expect(hps(t)).toEqual([9, 9, 6]);
    expect(maintaining().t.beer).toBe(NONE);
  });
  test('DF-351 activated again, it moves to another hero', () => {
    const again = shown({ ability: 'beer' }, HIT);
    again.beer = 1;
    expect(optionsOf(again, 0, 'icon').flatMap((d) => (d.do === 'ability' ? [d.target] : []))).toEqual([0, 2]);
    useIcon(again, 0, 2);
    expect(again.beer).toBe(2);
  });
  test('DF-360 Metamorphosis: misses hurt everybody 2 less in this encounter', () => {
    const t = shown({ ability: 'metamorphosis' }, MISS);
    useIcon(t, 0);
    throwDie(t, MISS);
    expect(hps(t)).toEqual([8, 8, 9]);
    expect(t.toad).toBe(true);
  });
  test('DF-358 Counterblow by icon: what is suffered is dealt back', () => {
    const t = shown({ ability: 'counterblow' }, MISS);
    useIcon(t, 0);
    expect([t.heroes[0]!.hp, t.hp]).toEqual([6, 17]);
  });
  test('R-DF-30 a token that lies there already does nothing more', () => {
    for (const ability of ['tracking-strike', 'metamorphosis', 'seduction', 'enchanting-melody'] as const) {
      const t = fighting({
        hp: 20,
        monster: ownMonster({ ability: { ability: 'greedy' }, hp: 20 }),
        heroes: [{ card: ownSheet([{ ability }]) }, {}],
      });
      Object.assign(t, { tracked: true, toad: true, song: true, charmedBy: 1 });
      throwDie(t, { die: 0, section: 1, icon: true });
      expect([asks(t)[0]!.kind, t.charmedBy]).toEqual(['swing', 1]);
    }
  });
});

describe('stealing, singing, seducing', () => {
  test('DF-354 Five-finger Discount: a card face down, which nobody sees', () => {
    const t = shown({ ability: 'five-finger-discount' }, MISS);
    const top = t.deck.at(-1);
    useIcon(t, 0);
    expect(t.heroes[0]!.stolen).toEqual([top]);
    const view = game.sight.view(t, 0);
    expect([view.heroes[0]!.stolenSize, 'stolen' in view.heroes[0]!]).toEqual([1, false]);
  });
  test('R-DF-41 stolen cards are inert: no slot, no use, safe from thieves', () => {
    const t = fighting({ heroes: [{ stolen: [30] }, {}], monster: ownMonster({ ability: { ability: 'kleptomaniac' }, hp: 20 }) });
    throwDie(t, MISS);
    expect([asks(t)[0]!.kind, t.heroes[0]!.stolen]).toEqual(['swing', [30]]);
  });
  test('DF-356 Enchanting Melody: for 1 coin, by vote, the monster loses its abilities', () => {
    const monster = ownMonster({ hp: 20, damage: 3, ability: { ability: 'rabid' } });
    const t = shown({ ability: 'enchanting-melody' }, MISS, { monster, coins: 2 });
    useIcon(t, 0);
    expect(asks(t).map(({ kind }) => kind)).toEqual(['melody', 'melody', 'melody']);
    decide(t, { seat: 0, kind: 'melody', pay: true }, { seat: 1, kind: 'melody', pay: null }, { seat: 2, kind: 'melody', pay: null });
    expect([t.coins, t.song, ...hps(t)]).toEqual([1, true, 6, 9, 9]);
  });
  test('DF-356 not paid, not sung', () => {
    const monster = ownMonster({ hp: 20, ability: { ability: 'greedy' } });
    const t = shown({ ability: 'enchanting-melody' }, HIT, { monster, coins: 2, leader: 2 });
    useIcon(t, 0);
    decide(t, { seat: 0, kind: 'melody', pay: true }, { seat: 1, kind: 'melody', pay: null }, { seat: 2, kind: 'melody', pay: false });
    expect([t.coins, t.song]).toEqual([2, false]);
  });
  test('R-DF-29 the Song lifts the monster’s requirement, not the room’s; a house may keep both', () => {
    const wanted = (keeps: boolean) => {
      const t = fighting({ room: 2, monster: ownMonster({ throw: 'nose', hp: 20 }), rules: { 'icons.songKeepsThrow': keeps } });
      t.song = true;
      swing(t);
      return t.wanted;
    };
    expect([wanted(false), wanted(true)]).toEqual([['blind'], ['nose', 'blind']]);
  });
  test('DF-361 DF-363 Seduction: once beaten the monster lies in front of the seducer; it needs no slot', () => {
    const beaten = ownMonster({ damage: 2 });
    const { t } = maintaining({ monster: beaten, charmedBy: 1 });
    expect([t.heroes[1]!.seduced, t.monsterDiscard, t.charmedBy]).toEqual([[beaten], [], NONE]);
    expect(t.heroes[1]!.gear).toEqual([]);
  });
  test('DF-362 R-DF-31 the owner may discard them to add their damage, after multipliers, even to a miss', () => {
    const [weak, strong] = [ownMonster({ damage: 1 }), ownMonster({ damage: 3 })];
    const t = fighting({ hp: 20, heroes: [{ seduced: [weak, strong] }, { seduced: [weak] }] });
    throwDie(t, MISS);
    expect(optionsOf(t, 0, 'seduced').map(({ monsters }) => monsters)).toEqual([[], [weak], [strong], [weak, strong]]);
    decide(t, { seat: 0, kind: 'seduced', monsters: [weak, strong] });
    expect([t.hp, t.heroes[0]!.seduced, t.heroes[1]!.seduced]).toEqual([16, [], [weak]]);
  });
  test('DF-362 DF-363 however many follow a hero, each of them can be spent, alone or together', () => {
    const followers = Array.from({ length: 8 }, () => ownMonster({ damage: 1 }));
    const spent = (monsters: number[]) => {
      const t = fighting({ hp: 20, heroes: [{ seduced: followers.slice() }, {}] });
      throwDie(t, MISS);
      expect(optionsOf(t, 0, 'seduced')).toHaveLength(256);
      decide(t, { seat: 0, kind: 'seduced', monsters });
      return [20 - t.hp, t.heroes[0]!.seduced];
    };
    expect(spent([followers[6]!])).toEqual([1, followers.filter((_, i) => i !== 6)]);
    expect(spent(followers)).toEqual([8, []]);
  });
  test('R-DF-31 the boss cannot be seduced', () => {
    const t = shown({ ability: 'seduction' }, HIT, { monster: ownMonster({ level: 0, hp: 20 }), floor: 3, room: NONE });
    expect(asks(t)).toEqual([{ seat: 1, kind: 'swing' }]);
  });
});

describe('shots', () => {
  test('R-DF-10 each resolved throw is a shot; a house may count turns', () => {
    const card = ownSheet([{ ability: 'double-swing' }]);
    const shots = (rule: string) => {
      const t = fighting({ hp: 20, heroes: [{ card }, {}], rules: { 'fight.shots': rule } });
      swing(t, { die: 0 });
      fall(t, { section: 1, icon: true });
      useIcon(t, 0);
      throwDie(t, { section: 1 });
      return t.shots;
    };
    expect([shots('throws'), shots('turns')]).toEqual([2, 1]);
  });
  test('using no icon leaves the throw as it is', () => {
    const t = shown({ ability: 'berserk' }, { section: 3 });
    noIcon(t);
    expect([t.hp, t.heroes[0]!.hp]).toEqual([17, 9]);
    expect(all(t, (seat) => ({ seat, kind: 'swing', do: 'throw', die: 1, weapons: [] }))).not.toEqual([]);
  });
});
