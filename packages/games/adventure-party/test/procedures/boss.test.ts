import { expect, test } from 'vitest';
import { BOSSES } from '../../src/content/bosses.ts';
import { NONE } from '../../src/content/cards.ts';
import { bossOrder } from '../../src/procedures/boss.ts';
import { endingOf, vpOf } from '../../src/rules/score.ts';
import {
  beginTurn,
  bossArrives,
  byClock,
  dicesLie,
  finishRoll,
  heroCard,
  optionsOf,
  ownQuest,
  party,
  refusedBy,
  rolled,
  tableWith,
  take,
  told,
  waiting,
} from '../table.ts';

const TRIO = ['gretchen-firmgrip', 'wanda-probably', 'tolly-quill'];
const fights = (scene: { heroes?: string[]; rules?: Record<string, string | boolean>; boss?: string } = {}) => {
  const { heroes = TRIO, rules = {}, boss = 'colossal-gerbil' } = scene;
  const t = tableWith({ parties: [{ heroes, banner: false }, {}], level: 3, boss, rules });
  const out = bossArrives(t);
  return { t, out };
};
/** The stage is fought with dice that lie like this. */
function stage(t: ReturnType<typeof tableWith>, ...dice: string[]) {
  take(t, { seat: 0, kind: 'boss', fight: true });
  byClock(t, 'send', 'slotWound', 'colour', 'pool');
  dicesLie(t, ...dice);
  return finishRoll(t);
}
/** The first stage is won, and one hero dies. */
function winWithADeath(t: ReturnType<typeof tableWith>) {
  take(t, { seat: 0, kind: 'boss', fight: true }, { seat: 0, kind: 'pool', do: 'roll' });
  dicesLie(t, ...SIX);
  t.moreDeadly = 1;
  finishRoll(t);
}
const SIX = ['red SS', 'red SS', 'red SS'];
const SHIELDS = ['yellow HH', 'yellow H'];

test('AP-212 R-AP-41 all heroes are healed before the boss, the dead stay dead', () => {
  const t = tableWith({ parties: [{ heroes: ['gretchen-firmgrip!', 'wanda-probably', 'tolly-quill!'] }, {}], level: 3 });
  t.heroDiscard = [heroCard('nib-twopence')];
  expect(told(bossArrives(t), 'healed')).toHaveLength(2);
  expect([party(t, 0), t.heroDiscard]).toEqual([TRIO, [heroCard('nib-twopence')]]);
});

test('AP-212 R-AP-41 the heroes of every party are healed, whoever began the game', () => {
  const parties = [['gretchen-firmgrip!'], ['nib-twopence!', 'hob-of-nowhere'], ['perpetua-snuff!', 'wanda-probably!']];
  for (const starter of [0, 1, 2]) {
    const t = tableWith({ parties: parties.map((heroes) => ({ heroes })), level: 3, starter });
    const healed = told(bossArrives(t), 'healed').map(({ seat, from }) => [seat, from.by]);
    expect(healed).toEqual([0, 1, 2, 2].map((seat) => [seat, 'boss']));
    expect([0, 1, 2].map((seat) => party(t, seat))).toEqual(parties.map((heroes) => heroes.map((each) => each.replace('!', ''))));
  }
});

test('AP-213 AP-214 a victory does not stop the others', () => {
  const t = tableWith({
    parties: [{ heroes: TRIO }, { heroes: ['nib-twopence', 'hob-of-nowhere', 'perpetua-snuff'] }],
    level: 3,
    boss: 'colossal-gerbil',
  });
  bossArrives(t);
  stage(t, ...SIX, ...SHIELDS);
  stage(t, ...SIX, 'red S', ...SHIELDS);
  expect(t.seats[0]).toMatchObject({ boss: 'stage 2', tokens: BOSSES[t.boss]!.stages[1].vp });
  expect(waiting(t)).toEqual(['1 boss']);
});

test('AP-215 R-AP-43 powers and limits begin anew with the second stage; wounds stay', () => {
  const { t } = fights({ heroes: ['wanda-probably+', 'gretchen-firmgrip', 'tolly-quill'] });
  take(t, { seat: 0, kind: 'boss', fight: true }, { seat: 0, kind: 'pool', do: 'roll' });
  dicesLie(t, ...SIX, 'blue blank');
  take(
    t,
    { seat: 0, kind: 'roll', do: 'hero', card: heroCard('wanda-probably'), power: 0, die: 3, rune: -2 },
    { seat: 0, kind: 'face', face: 0 },
  );
  expect(optionsOf(t, 0, 'roll').some((d) => d.do === 'hero')).toBe(false);
  finishRoll(t);
  expect(party(t, 0).filter((hero) => hero.endsWith('!')).length).toBeGreaterThan(0);
  take(t, { seat: 0, kind: 'boss', fight: true });
  byClock(t, 'send', 'pool');
  dicesLie(t, 'blue blank');
  expect(party(t, 0)).toContain('wanda-probably+!');
  expect(optionsOf(t, 0, 'roll').some((d) => d.do === 'hero')).toBe(true);
});

test('R-AP-43 the survivors fight the second stage, all of them if too few; with the house rule only full parties', () => {
  const { t } = fights();
  winWithADeath(t);
  const living = party(t, 0).length;
  expect(living).toBe(2);
  take(t, { seat: 0, kind: 'boss', fight: true });
  expect(t.active).toHaveLength(living);

  const exact = fights({ rules: { 'boss.stage2': 'exact' } }).t;
  winWithADeath(exact);
  expect(exact.seats[0]).toMatchObject({ boss: 'stage 1', tokens: 3 });
});

test('R-AP-44 AP-216 the first stage done and all dead: the first reward, no second stage', () => {
  const { t } = fights({ heroes: ['the-unsinkable-mould', 'aunt-cataclysm'], boss: 'the-committee' });
  take(t, { seat: 0, kind: 'boss', fight: true });
  byClock(t, 'send', 'pool');
  dicesLie(t, 'red SS', 'green A', 'blue M');
  t.moreDeadly = 3;
  finishRoll(t);
  expect(t.seats[0]).toMatchObject({ boss: 'stage 1', tokens: 3, heroes: [] });
});

test('R-AP-30 a lost stage turns the banner back', () => {
  const { t } = fights();
  stage(t, 'red S', ...SHIELDS, ...SHIELDS);
  expect(t.seats[0]).toMatchObject({ boss: 'beaten back', tokens: 0, banner: true });
});

test('R-AP-45 nobody must fight, and the second stage may be declined too', () => {
  const { t } = fights();
  take(t, { seat: 0, kind: 'boss', fight: false });
  expect(t.seats[0]!.boss).toBe('declined');
  const second = fights().t;
  stage(second, ...SIX, ...SHIELDS);
  take(second, { seat: 0, kind: 'boss', fight: false });
  expect(second.seats[0]).toMatchObject({ boss: 'stage 1', tokens: 3 });
});

test('R-AP-42 the order at the boss: from the starting player, or from whoever triggered it', () => {
  const order = (rule: string) => {
    const t = tableWith({ parties: [{}, {}, {}], rules: { 'boss.order': rule }, starter: 1 });
    t.trigger = 2;
    return bossOrder(t);
  };
  expect(order('seat')).toEqual([1, 2, 0]);
  expect(order('trigger')).toEqual([2, 0, 1]);
});

test('AP-218 R-AP-51 nobody beat the boss: all lose, or by house rule the best VP wins', () => {
  const parties = [{ tokens: 5 }, { tokens: 9 }];
  expect(endingOf(tableWith({ parties })).winners).toEqual([]);
  expect(endingOf(tableWith({ parties, rules: { 'score.allLose': false } }))).toMatchObject({ winners: [1], reason: 'most-vp' });
});

test('AP-006 AP-219 if somebody beat the boss the most VP win', () => {
  const t = tableWith({ parties: [{ tokens: 5, boss: 'stage 2' }, { tokens: 9 }] });
  expect(endingOf(t).winners).toEqual([1]);
});

test('R-AP-46 equal VP: the boss decides, then gold, then they share', () => {
  const ending = (a: object, b: object) =>
    endingOf(
      tableWith({
        parties: [
          { tokens: 7, boss: 'stage 2', gold: 1, ...a },
          { tokens: 7, gold: 1, ...b },
        ],
      }),
    );
  expect(ending({}, {})).toMatchObject({ winners: [0], tieBreak: 'boss' });
  expect(ending({}, { boss: 'stage 2', gold: 3 })).toMatchObject({ winners: [1], tieBreak: 'gold' });
  expect(ending({}, { boss: 'stage 2' })).toMatchObject({ winners: [0, 1], tieBreak: 'shared' });
});

test('R-AP-49 heroes left at the end count nothing, or by house rule what they retire for', () => {
  const vp = (endRetire: boolean) => {
    const t = tableWith({ parties: [{ heroes: ['gretchen-firmgrip+', 'tolly-quill'] }, {}], rules: { 'score.endRetire': endRetire } });
    return vpOf(t.rules, t.seats[0]!);
  };
  expect([vp(false), vp(true)]).toEqual([0, 2]);
});

test('R-AP-57 after 40 rounds the boss comes by itself, last turns from the starting player', () => {
  const t = tableWith({ parties: [{}, {}], round: 40, turn: 1 });
  beginTurn(t, 1);
  const idle = (seat: number) =>
    take(t, { seat, kind: 'tavern', do: 'leave' }, { seat, kind: 'quest', quest: NONE, heroes: [] }, { seat, kind: 'tavern', do: 'leave' });
  expect(told(idle(1), 'bossTriggered')).toMatchObject([{ why: 'rounds', vp: 0 }]);
  expect([t.turn, t.boss === NONE]).toEqual([0, false]);
  idle(0);
  idle(1);
  expect(t.ending).not.toBeNull();
});

test('AP-188 the boss that was shown at level 3 is the one that comes', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill'], quests: ['yeti-choir'] }, {}], level: 3, boss: 'the-committee' });
  rolled(t, ownQuest({}, 'mountain'), ['green A']);
  finishRoll(t);
  expect([t.bossComes, BOSSES[t.boss]!.id]).toEqual([true, 'the-committee']);
});

test('AP-215 the stages come one after the other, the dice of the first are put away, and it is nobody’s turn', () => {
  const { t } = fights();
  expect([t.trial, t.turn]).toEqual(['stage1', NONE]);
  stage(t, ...SIX, ...SHIELDS);
  expect([waiting(t), t.trial, t.pool]).toEqual([['0 boss'], 'stage2', []]);
});

test('AP-213 whoever is not asked does not fight', () => {
  const t = tableWith({ parties: [{ heroes: TRIO }, { heroes: ['nib-twopence', 'hob-of-nowhere', 'perpetua-snuff'] }], level: 3 });
  bossArrives(t);
  expect(refusedBy(t, { seat: 1, kind: 'boss', fight: true })).toBe('AP-213');
});

test.each([
  [true, 39, 40],
  [false, 79, 80],
])('R-AP-57 with the house rule %s the boss does not come after %i rounds, but after %i', (isOn, before, after) => {
  const comes = (round: number): boolean => {
    const t = tableWith({ parties: [{}, {}], round, turn: 1, rules: { 'play.lastRound': isOn } });
    beginTurn(t, 1);
    take(t, { seat: 1, kind: 'tavern', do: 'leave' }, { seat: 1, kind: 'quest', quest: NONE, heroes: [] });
    take(t, { seat: 1, kind: 'tavern', do: 'leave' });
    return t.bossComes;
  };
  expect([comes(before), comes(after)]).toEqual([false, true]);
});

test('R-AP-57 R-AP-40 once the boss comes by itself no level is reached, and the Arena falls away', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill'], quests: ['moss-knight'] }, {}, {}], level: 2, arena: 'shield-social' });
  t.bossComes = true;
  t.lastTurns = 3;
  rolled(t, ownQuest({}, 'forest'), ['green A']);
  const out = finishRoll(t);
  expect([t.level, t.seats[0]!.tokens, told(out, 'arenaBegan')]).toEqual([2, 0, []]);
  expect(waiting(t)).toEqual(['0 tavern']);
});

test('R-AP-31 the banner serves at the boss', () => {
  const { t } = fights();
  t.seats[0]!.banner = true;
  take(t, { seat: 0, kind: 'boss', fight: true }, { seat: 0, kind: 'pool', do: 'roll' });
  expect(optionsOf(t, 0, 'roll').some((d) => d.do === 'banner')).toBe(true);
});
