import { asked, running, startAt } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import type { P52Event } from '../../src/events.ts';
import { growCores } from '../../src/growth.ts';
import { award } from '../../src/procedures/award.ts';
import { game as wholeGame } from '../../src/procedures/game.ts';
import { levelUp } from '../../src/procedures/level-up.ts';
import { reward } from '../../src/procedures/reward.ts';
import type { Character } from '../../src/rules/character.ts';
import { emptyTally } from '../../src/rules/experience.ts';
import { NO_QUEST, type Table } from '../../src/table.ts';
import { scene, startTurn } from '../fight.ts';
import { cards, game, itemsOf, play, stack, tableWith } from '../table.ts';

const startAward = (t: Table): P52Event[] => startAt(game, t, running(award, { training: [], levelling: [] }));
const startLevels = (t: Table): P52Event[] => startAt(game, t, running(levelUp, { seat: 0, points: 0, levels: 0 }));
const sheet = (t: Table, seat = 0): Character => t.heroes[seat]!.sheet!;

test('P52-231 P52-240 everybody alive gets 5, each its own account', () => {
  const t = tableWith([{}, {}]);
  t.heroes[1]!.tally = { ...emptyTally(), picked: 1 };
  startAward(t);
  expect([sheet(t, 0).exp, sheet(t, 1).exp]).toEqual([5, 8]);
});

test('P52-210 what the dead earned is kept for their return', () => {
  const t = tableWith([{}, {}]);
  t.heroes[1]!.hp = -1;
  t.heroes[1]!.tally = { ...emptyTally(), picked: 1 };
  startAward(t);
  expect([sheet(t, 1).exp, t.heroes[1]!.owed]).toEqual([0, 3]);
});

test('P52-236 E-P52-40 three enemies with the Knife: Lift or Balance', () => {
  const t = tableWith([{}]);
  t.heroes[0]!.tally = { ...emptyTally(), attacked: [1, 2, 3].map((enemy) => ({ enemy, ability: 'knife' })) };
  startAward(t);
  expect(game.play.options(t, { seat: 0, kind: 'train' })).toEqual([
    { seat: 0, kind: 'train', core: 'Lift' },
    { seat: 0, kind: 'train', core: 'Balance' },
  ]);
  play(game, t, { seat: 0, kind: 'train', core: 'Balance' });
  expect(sheet(t).cores.Balance).toBe(2);
});

test('E-P52-14 P52-237 where there is one core, nothing is asked', () => {
  const t = tableWith([{}]);
  t.heroes[0]!.tally = {
    ...emptyTally(),
    attacked: [1, 2, 3].map((enemy) => ({ enemy, ability: 'cinderDart' })),
    defended: ['bulwark', 'bulwark', 'bulwark'],
  };
  startAward(t);
  expect(sheet(t).cores).toMatchObject({ Think: 5, Lift: 6 });
});

test('P52-244 R-P52-59 health follows the cores', () => {
  const t = tableWith([{}]);
  t.heroes[0]!.hp = 10;
  t.heroes[0]!.tally = { ...emptyTally(), defended: ['bulwark', 'bulwark', 'bulwark'] };
  startAward(t);
  expect(t.heroes[0]!.hp).toBe(14);
});

test('P52-084 leaving a space brings one Stamina card', () => {
  const t = tableWith([{}]);
  startAward(t);
  expect(t.heroes[0]!.stamina).toHaveLength(1);
});

test('R-P52-60 between rooms nothing heals, unless the house likes', () => {
  for (const [roomRecovery, hp] of [
    [false, 2],
    [true, 10],
  ] as const) {
    const t = tableWith([{}], { options: { roomRecovery } });
    t.heroes[0]!.hp = 2;
    stack(t.action, '2♠', '9♥');
    startAward(t);
    expect(t.heroes[0]!.hp).toBe(hp);
  }
});

test('E-P52-41 P52-243 P52-245 55 exp: two levels, four points, then none, and an ability', () => {
  const t = tableWith([{ exp: 55 }]);
  stack(t.action, '9♠', 'A♥');
  startLevels(t);
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'split', open: true }]);
  expect(game.play.refuse(t, { seat: 0, kind: 'split', split: { Lift: 5 } })).toMatchObject({ rule: 'P52-036' });
  play(game, t, { seat: 0, kind: 'split', split: { Lift: 1, Lead: 3 } });
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'learn' }]);
  play(game, t, { seat: 0, kind: 'learn', ability: 'rally' });
  expect(sheet(t)).toMatchObject({ level: 3, exp: 5, cores: { Lift: 6, Lead: 6 } });
  expect(sheet(t).abilities.at(-1)).toEqual({ id: 'rally', level: 1 });
});

test('E-P52-13 P52-246 level 2 with 30 exp is level 3 with none', () => {
  const t = tableWith([{ level: 2, exp: 30 }]);
  stack(t.action, 'A♥');
  startLevels(t);
  expect(sheet(t)).toMatchObject({ level: 3, exp: 0 });
});

test('R-P52-57 one level a room, if the house likes', () => {
  const t = tableWith([{ exp: 55 }], { options: { oneLevelPerRoom: true } });
  stack(t.action, 'A♥');
  startLevels(t);
  expect(sheet(t)).toMatchObject({ level: 2, exp: 35 });
});

test('P52-247 exp that is left may raise what is known, never more than there is', () => {
  const t = tableWith([
    {
      exp: 17,
      abilities: [
        { id: 'billhook', level: 1 },
        { id: 'slip', level: 1 },
      ],
    },
  ]);
  startLevels(t);
  play(game, t, { seat: 0, kind: 'raise', ability: 'billhook' });
  expect(sheet(t)).toMatchObject({
    exp: 9,
    abilities: [
      { id: 'billhook', level: 2 },
      { id: 'slip', level: 1 },
    ],
  });
  expect(game.play.options(t, { seat: 0, kind: 'raise' })).toEqual([
    { seat: 0, kind: 'raise', ability: null },
    { seat: 0, kind: 'raise', ability: 'billhook' },
  ]);
});

function rewarded(quest: string, changes: Partial<Character> = {}): Table {
  const t = tableWith([{ level: 3, ...changes }]);
  t.quest = { ...NO_QUEST, id: quest };
  t.heroes[0]!.hp = 1;
  startAt(game, t, running(reward, { seats: [], kinds: [] }));
  return t;
}

test('P52-053 P52-073 Treasure Hunt: five times the level, and an Adrenaline Boost', () => {
  const t = rewarded('toll');
  expect([sheet(t).exp, itemsOf(t, 0)]).toEqual([15, ['adrenalineBoost']]);
});

test('P52-060 P52-063 Trapped gives Move, Survival gives Lift', () => {
  expect(sheet(rewarded('gate')).cores.Move).toBe(10);
  expect(sheet(rewarded('water')).cores.Lift).toBe(8);
});

test('P52-072 R-P52-65 Big Boss hones an attack and a defence, as far as one knows them', () => {
  const t = rewarded('king', {
    abilities: [
      { id: 'billhook', level: 1 },
      { id: 'bulwark', level: 1 },
      { id: 'poultice', level: 1 },
    ],
  });
  play(game, t, { seat: 0, kind: 'hone', ability: 'billhook' });
  expect(game.play.options(t, { seat: 0, kind: 'hone' }).map((d) => (d.kind === 'hone' ? d.ability : ''))).toEqual(['bulwark', 'poultice']);
  play(game, t, { seat: 0, kind: 'hone', ability: 'poultice' });
  expect(sheet(t).abilities.map(({ level }) => level)).toEqual([2, 1, 2]);
  const none = rewarded('king', { abilities: [{ id: 'billhook', level: 1 }] });
  play(game, none, { seat: 0, kind: 'hone', ability: 'billhook' });
  expect(asked(game, none).map(({ kind }) => kind)).not.toContain('hone');
});

test('P52-250 R-P52-65 the bonus may bring another level at once', () => {
  const t = rewarded('toll', { exp: 30 });
  expect(sheet(t)).toMatchObject({ level: 4, exp: 5 });
});

test('P52-251 everybody starts the next session at full health', () => {
  const t = rewarded('toll');
  if (asked(game, t).length > 0) play(game, t, { seat: 0, kind: 'raise', ability: null });
  expect(t.heroes[0]!.hp).toBe(23);
});

const endOfRoom = (t: Table, result: string): P52Event[] => startAt(game, t, { ...running(wholeGame, { played: '' }, 'played'), result });

test('P52-252 all dead: no exp for this room, and the session is over', () => {
  const t = tableWith([{}]);
  t.quest = { ...NO_QUEST, id: 'water', entered: 1, rooms: 3 };
  t.heroes[0]!.hp = -3;
  endOfRoom(t, 'died');
  play(game, t, { seat: 0, kind: 'vote', yes: false });
  expect([t.ending, sheet(t).exp, t.stack]).toEqual(['died', 0, []]);
});

test('R-P52-68 P52-061 Survival ends on leaving its last room', () => {
  const t = tableWith([{}]);
  t.quest = { ...NO_QUEST, id: 'water', entered: 3, rooms: 3 };
  endOfRoom(t, 'left');
  expect(sheet(t).exp).toBe(10);
  play(game, t, { seat: 0, kind: 'raise', ability: null });
  expect([t.ending, t.stack]).toEqual(['won', []]);
});

test('P52-094 R-P52-64 else another room, without the dead and their Stamina', () => {
  const t = tableWith([{}, {}]);
  t.quest = { ...NO_QUEST, id: 'water', entered: 1, rooms: 3 };
  t.heroes[1]!.hp = -1;
  t.heroes[1]!.stamina = cards('4♠');
  endOfRoom(t, 'left');
  expect([t.quest.entered, t.characters, t.heroes[1]!.isLeftBehind, t.heroes[1]!.stamina]).toEqual([2, 1, true, []]);
  expect(t.actionDiscards).toContain(cards('4♠')[0]);
});

test('P52-241 levels come after exp and before the breath: what is drawn and healed is the grown one’s', () => {
  const { t } = scene('S a', [{ exp: 19 }], { roomRecovery: true });
  stack(t.action, '2♣', '2♦', '8♦');
  const out = [...startAt(game, t, running(award, { training: [], levelling: [] }))];
  out.push(...play(game, t, { seat: 0, kind: 'split', split: { Lift: 1 } }));
  const order = out.map(({ type }) => type).filter((type) => ['expGained', 'levelGained', 'staminaDrawn'].includes(type));
  expect(order).toEqual(['expGained', 'levelGained', 'staminaDrawn']);
});

test('R-P52-11 P52-085 P52-086 Stamina comes in all three ways: by leaving, by an item, by doing nothing', () => {
  const { t } = scene('S a', [{ items: [{ item: 'deepBreath', equipped: false }] }]);
  const size = (): number => t.heroes[0]!.stamina.length;
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'pass' });
  const rested = size();
  play(game, t, { seat: 0, kind: 'act', do: 'use', item: 'deepBreath', way: 0, on: -1 });
  const breathed = size();
  startAt(game, t, running(award, { training: [], levelling: [] }));
  expect([rested, breathed, size()]).toEqual([1, 4, 5]);
});

test('R-P52-55 R-P52-58 R-P52-59 the house’s rules of growing are those that are played by', () => {
  const t = tableWith([{ exp: 10, abilities: [{ id: 'knife', level: 2 }] }], {
    options: { trainNeedsKill: true, abilityCost: 'timesLevel', hpOnLevel: 'full' },
  });
  t.heroes[0]!.hp = 3;
  const attacked = [0, 1, 2].map((enemy) => ({ enemy, ability: 'knife' }));
  t.heroes[0]!.tally = { ...emptyTally(), attacked };
  startAward(t);
  // Nobody fell, so nothing was trained; a Knife of level 2 costs 12, and 18 exp are there.
  expect(asked(game, t)).toMatchObject([{ kind: 'raise' }]);
  play(game, t, { seat: 0, kind: 'raise', ability: 'knife' });
  expect(sheet(t)).toMatchObject({ exp: 6, abilities: [{ id: 'knife', level: 3 }] });
  growCores(t, 0, { Lift: 1 }, null);
  expect(t.heroes[0]!.hp).toBe(27);
});
