import { describe, expect, test } from 'vitest';
import { BY_LEVEL, MONSTERS } from '../../src/content/monsters.ts';
import { game } from '../../src/index.ts';
import { STOCK, scoreParts } from '../../src/rules/score.ts';
import { NONE, type Table } from '../../src/table.ts';
import {
  asks,
  decide,
  fighting,
  find,
  hps,
  maintaining,
  mayAsks,
  optionsOf,
  ownGear,
  ownMonster,
  refusal,
  type Scene,
  scene,
  throwDie,
  types,
} from '../table.ts';

const bossFight = (given: Scene = {}): Table =>
  fighting({ floor: 3, room: NONE, monster: ownMonster({ level: 0, hp: 28, damage: 4 }), ...given });

describe('the Final Boss', () => {
  test('DF-252 DF-253 no recovery: after the coloured dice only bonus dice', () => {
    const t = bossFight({ available: [], dice: 2 });
    expect(optionsOf(t, 0, 'swing').map((d) => d.do)).toEqual(['throw']);
    expect(refusal(t, { seat: 0, kind: 'swing', do: 'recover' })).toMatchObject({ rule: 'DF-253' });
  });
  test('DF-004 DF-254 no die left and the boss alive: lost', () => {
    const t = bossFight({ available: [2], dice: 0 });
    throwDie(t, { section: 5 });
    expect(game.play.outcome(t)).toMatchObject({ winners: [], reason: 'out-of-dice' });
  });
  test('R-DF-45 only when a die must be chosen: items may still help', () => {
    const bag = ownGear({ effect: 'use', do: 'dice', amount: 1 });
    const t = bossFight({ available: [2], dice: 0, heroes: [{}, { gear: [bag] }] });
    throwDie(t, { section: 5 });
    expect(asks(t)).toEqual([{ seat: 1, kind: 'react' }]);
    decide(t, { seat: 1, kind: 'react', card: bag, target: NONE });
    expect(optionsOf(t, 1, 'swing')).toEqual([{ seat: 1, kind: 'swing', do: 'throw', die: 3, weapons: [] }]);
    const lost = bossFight({ available: [2], dice: 0, heroes: [{}, { gear: [bag] }] });
    throwDie(lost, { section: 5 });
    decide(lost, { seat: 1, kind: 'react', card: NONE, target: NONE });
    expect(game.play.outcome(lost)?.reason).toBe('out-of-dice');
  });
  test('DF-001 DF-002 DF-255 at 0 or less all win', () => {
    const t = bossFight({ hp: 3 });
    throwDie(t, { section: 4 });
    expect(game.play.outcome(t)).toMatchObject({ winners: [0, 1, 2], reason: 'boss-defeated' });
  });
  test('R-DF-45 no Maintenance afterwards: no Scars', () => {
    const t = bossFight({ hp: 3, heroes: [{}, { fainted: true, hp: 0 }] });
    throwDie(t, { section: 4 });
    expect([t.heroes[1]!.scars, t.everScarred]).toEqual([0, false]);
  });
  test('DF-250 after the last shop the party stands before the boss', () => {
    const { t } = maintaining({ floor: 2, room: 4 });
    for (const { seat } of asks(t)) decide(t, { seat, kind: 'shop', do: 'leave' });
    expect([t.floor, MONSTERS[t.monster]!.level]).toEqual([3, 0]);
  });
});

describe('kills and faints at once', () => {
  const spikes = ownGear({ effect: 'counterblow' });
  const both = (rules = {}) => {
    const t = fighting({
      heroes: [
        { hp: 2, gear: [spikes] },
        { fainted: true, hp: 0 },
      ],
      monster: ownMonster({ damage: 4, hp: 4 }),
      rules,
    });
    throwDie(t, { miss: 'hole' });
    return t;
  };
  test('R-DF-22 V-DF-14 the kill counts first, the hero is scarred; a house may call it a loss', () => {
    const t = both();
    expect([t.beaten.length, asks(t)[0]!.kind]).toEqual([1, 'scar']);
    expect(game.play.outcome(both({ 'fight.doubleKO': 'loss' }))?.reason).toBe('all-fainted');
  });
  test('R-DF-26 Counterblow deals what was to be suffered, more than the hero had', () => {
    const t = fighting({ heroes: [{ hp: 2, gear: [spikes] }, {}], monster: ownMonster({ damage: 4, hp: 20 }) });
    throwDie(t, { miss: 'hole' });
    expect([t.heroes[0]!.fainted, t.hp]).toEqual([true, 16]);
  });
  test('R-DF-26 R-DF-25 what Rabid spills over is dealt back by a carried card', () => {
    const t = fighting({ heroes: [{}, { gear: [spikes] }], monster: ownMonster({ damage: 3, hp: 20, ability: { ability: 'rabid' } }) });
    throwDie(t, { miss: 'hole' });
    expect([t.hp, ...hps(t)]).toEqual([17, 6, 6]);
  });
});

describe('backing down', () => {
  const facing = (given: Scene = {}) => fighting({ monster: ownMonster({ throw: 'nose', hp: 20, level: 1, gold: 2 }), ...given });
  const agree = (t: Table, ...yes: (boolean | null)[]) =>
    asks(t).flatMap(({ seat }, i) => decide(t, { seat, kind: 'backDown', yes: yes[i] ?? null }));

  test('DF-260 only with a compulsory requirement', () => {
    const t = facing();
    expect(mayAsks(t).map(({ kind }) => kind)).toEqual(['retreat', 'retreat', 'retreat']);
    const plain = fighting();
    expect(mayAsks(plain)).toEqual([]);
    expect(refusal(plain, { seat: 0, kind: 'retreat' })).toMatchObject({ rule: 'R-DF-42' });
  });
  test('DF-261 DF-262 DF-263 each loses 1, the monster goes under its pile, another one comes to the same room', () => {
    const t = facing({ heroes: [{ hp: 9 }, { hp: 4 }, { hp: 2 }] });
    const [left, next] = [t.monster, t.tierI.at(-1)!];
    decide(t, { seat: 0, kind: 'retreat' });
    agree(t, true, null);
    expect(hps(t)).toEqual([8, 3, 1]);
    expect([t.under[0], t.monster, t.room]).toEqual([[left], next, 0]);
    expect(asks(t)).toEqual([{ seat: 0, kind: 'swing' }]);
  });
  test('R-DF-42 unanimous: one no keeps the party there, and it is asked once between two throws', () => {
    const t = facing();
    decide(t, { seat: 0, kind: 'retreat' });
    agree(t, true, false);
    expect([t.backedDown, hps(t)]).toEqual([0, [9, 9, 9]]);
    expect(refusal(t, { seat: 1, kind: 'retreat' })).toMatchObject({ rule: 'R-DF-42' });
    throwDie(t, { section: 1 });
    expect(mayAsks(t).filter(({ kind }) => kind === 'retreat')).toHaveLength(3);
  });
  test('R-DF-42 Beer, fainted and thrown dice stay; coins, tokens and shots do not', () => {
    const t = facing({ available: [2], heroes: [{}, { fainted: true, hp: 0 }, {}] });
    Object.assign(t, { beer: 2, tracked: true, toad: true, shots: 3, onMonster: 2 });
    decide(t, { seat: 0, kind: 'retreat' });
    agree(t);
    expect([t.beer, t.tracked, t.toad, t.shots, t.available, t.heroes[1]!.fainted]).toEqual([2, false, false, 0, [2], true]);
    expect(t.coins).toBe(2);
  });
  test('R-DF-42 whoever was to throw and faints of it passes the swing on; all faint: lost', () => {
    const t = facing({ heroes: [{ hp: 1 }, {}] });
    decide(t, { seat: 0, kind: 'retreat' });
    agree(t);
    expect(asks(t)).toEqual([{ seat: 1, kind: 'swing' }]);
    const lost = facing({ heroes: [{ hp: 1 }, { hp: 1 }] });
    decide(lost, { seat: 0, kind: 'retreat' });
    agree(lost);
    expect(game.play.outcome(lost)?.reason).toBe('all-fainted');
  });
  test('R-DF-42 never from the boss; a house may allow it only before the first throw', () => {
    const boss = bossFight({ monster: ownMonster({ level: 0, hp: 28, throw: 'nose' }) });
    expect(refusal(boss, { seat: 0, kind: 'retreat' })).toMatchObject({ rule: 'R-DF-42' });
    const t = facing({ rules: { 'fight.backDown': 'beforeFirst' } });
    expect(mayAsks(t)).toHaveLength(3);
    throwDie(t, { section: 1 });
    expect(mayAsks(t).filter(({ kind }) => kind === 'retreat')).toEqual([]);
  });
  test('DF-264 V-DF-21 the last card of its pile: the next comes from the tier below, and the left one is met first later', () => {
    const hydra = BY_LEVEL[2]!.find((card) => MONSTERS[card]!.throw !== undefined)!;
    const five = BY_LEVEL[3]!.slice(0, 5);
    const t = fighting({ monster: hydra, tower: [[], [], [], five] });
    decide(t, { seat: 0, kind: 'retreat' });
    agree(t);
    expect([t.monster, t.under[2]]).toEqual([five.at(-1), [hydra]]);
    t.hp = 1;
    throwDie(t, { section: 5 });
    for (const { seat } of asks(t)) decide(t, { seat, kind: 'room', room: 1 });
    expect([t.monster, t.under[2]]).toEqual([hydra, []]);
  });
  test('R-DF-42 nothing lower: an unused card of its level', () => {
    const minotaur = BY_LEVEL[3]!.find((card) => MONSTERS[card]!.throw !== undefined)!;
    const t = fighting({ monster: minotaur, tower: [[], [], [], []] });
    const unused = t.reserve.filter((card) => BY_LEVEL[3]!.includes(card));
    decide(t, { seat: 0, kind: 'retreat' });
    agree(t);
    expect(unused).toContain(t.monster);
    expect(t.reserve).not.toContain(t.monster);
  });
});

describe('scoring', () => {
  const parts = (given: Scene, more: Partial<Table> = {}) => scoreParts(Object.assign(scene(given), { everScarred: true, ...more }));
  test('DF-270 one for each player', () => expect(parts({ heroes: [{}, {}, {}, {}] })[0]).toBe(4));
  test('DF-271 one for each full pair of coins', () => expect([7, 6, 1].map((coins) => parts({ coins })[1])).toEqual([3, 3, 0]));
  test('DF-272 two for each bonus die', () => expect(parts({ dice: 3 })[2]).toBe(6));
  test('DF-273 five if the party never took a Scar', () => {
    expect([parts({})[3], parts({}, { everScarred: false })[3]]).toEqual([0, 5]);
  });
  test('DF-274 5, 10 or 15 for the difficulty', () => {
    expect(Object.values(STOCK).map(({ points }) => points)).toEqual([5, 10, 15]);
    expect(parts({ rules: { 'play.difficulty': 'insane' } })[4]).toBe(15);
  });
  test('DF-275 minus one for each Scar', () => expect(parts({ heroes: [{ scars: 3 }, { scars: 4 }] })[5]).toBe(-3));
  test('DF-276 R-DF-34 minus five for each eliminated hero, whose Scars cost nothing more unless the house says so', () => {
    const heroes = [{ eliminated: true, scars: 3 }, { scars: 1 }];
    expect(parts({ heroes }).slice(5)).toEqual([-1, -5]);
    expect(parts({ heroes, rules: { 'score.angelScars': true } }).slice(5)).toEqual([-4, -5]);
  });
  test('R-DF-44 only victories are scored, unless the house scores defeats', () => {
    const lost = (rules = {}) => {
      const t = fighting({ heroes: [{ hp: 1 }, { fainted: true, hp: 0 }], rules });
      const events = throwDie(t, { miss: 'hole' });
      return find(events, 'ended').ending;
    };
    expect([lost().parts, lost().sides![0]!.score, lost().sides![0]!.rank]).toEqual([[], 0, undefined]);
    expect(lost({ 'score.defeats': true }).parts).toHaveLength(7);
  });
  test('the end names score and rank', () => {
    const t = bossFight({ hp: 1 });
    const events = throwDie(t, { section: 4 });
    expect(types(events)).toContain('ended');
    expect(find(events, 'ended').ending.sides![0]).toMatchObject({ won: true, score: 3 + 1 + 2 + 5 + 5, rank: 'locally-tolerated' });
  });
});
