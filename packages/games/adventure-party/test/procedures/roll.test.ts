import { expect, test } from 'vitest';
import { NONE } from '../../src/content/cards.ts';
import { LOOSE, NO_DIE, NO_RUNE } from '../../src/decisions.ts';
import { game } from '../../src/index.ts';
import { clearTrial } from '../../src/procedures/trial.ts';
import { addedBy } from '../../src/rules/added.ts';
import { succeeds } from '../../src/rules/fulfilment.ts';
import { potionsOf } from '../../src/rules/modify.ts';
import { coloursLeft } from '../../src/rules/reach.ts';
import type { Table } from '../../src/table.ts';
import {
  choosingQuest,
  die,
  face,
  finishRoll,
  heroCard,
  inTavern,
  item,
  march,
  optionsOf,
  ownHero,
  ownQuest,
  party,
  poolOf,
  refusedBy,
  rolled,
  tableWith,
  take,
  told,
  waiting,
  willShow,
} from '../table.ts';

const PAIR = ['gretchen-firmgrip', 'tolly-quill'];
const rolling = (
  dice: string[],
  scene: { heroes?: string[]; needs?: object; damage?: object; banner?: boolean; rewards?: object; hand?: string[] } = {},
) => {
  const { heroes = PAIR, needs = {}, damage = {}, rewards = {}, banner = true, hand = [] } = scene;
  const t = tableWith({ parties: [{ heroes, banner, gold: 0, hand }, {}] });
  rolled(t, ownQuest({ slots: heroes.length, needs, damage, rewards }), dice);
  return t;
};

/** Everything that holds for one roll only. */
const prepared = ({ used, added, conversions, runesSpent, anyDice, ignoredLight, ignoredAny, ...t }: Table) => [
  [used, added, conversions, runesSpent, anyDice, ignoredLight, ignoredAny],
  [t.downgraded, t.moreLight, t.immunityGone, t.victims],
];

test('AP-079 AP-081 AP-082 the dice of those who go are the pool, and all are rolled in its order', () => {
  const t = tableWith({ parties: [{ heroes: ['dame-ottoline-brisket', 'tolly-quill', 'wanda-probably'] }, {}] });
  const quest = ownQuest({ slots: 2 });
  t.town.push(quest);
  choosingQuest(t);
  march(t, quest, ['dame-ottoline-brisket', 'tolly-quill']);
  expect(t.pool.map((die) => die & 3)).toEqual([0, 3, 1]);
  willShow(t, 4, 2, 5);
  take(t, { seat: 0, kind: 'pool', do: 'roll' });
  expect(poolOf(t)).toEqual(['red SS', 'yellow HH', 'green blank']);
});

test('AP-100 AP-101 the banner rerolls one die, once', () => {
  const t = rolling(['red blank', 'green A']);
  willShow(t, face('red SS'));
  take(t, { seat: 0, kind: 'roll', do: 'banner', die: 0 });
  expect([poolOf(t)[0], t.seats[0]!.banner]).toEqual(['red SS', false]);
  expect(optionsOf(t, 0, 'roll').some((d) => d.do === 'banner')).toBe(false);
});

test('AP-095 AP-096 R-AP-30 a failure turns the banner back, a success does not', () => {
  const fails = rolling(['red blank'], { needs: { hearts: 9 }, banner: false });
  finishRoll(fails);
  expect([fails.seats[0]!.banner, fails.trial]).toEqual([true, 'none']);
  const wins = rolling(['red S'], { needs: { hearts: 1 }, banner: false });
  finishRoll(wins);
  expect(wins.seats[0]!.banner).toBe(false);
});

test('AP-106 AP-109 AP-110 a rune rerolls another die; unused runes can be rerolled away', () => {
  const t = rolling(['green A+R', 'green R'], { needs: { arrow: 1 } });
  expect(optionsOf(t, 0, 'roll').filter((d) => d.do === 'rune')).toEqual([
    { do: 'rune', die: 1, rune: 0 },
    { do: 'rune', die: 0, rune: 1 },
  ]);
  willShow(t, face('green blank'));
  take(t, { seat: 0, kind: 'roll', do: 'rune', die: 1, rune: 0 });
  expect(poolOf(t)).toEqual(['green A+R#', 'green blank']);
  expect(succeeds(t)).toBe(true);
  expect(optionsOf(t, 0, 'roll').some((d) => d.do === 'rune')).toBe(false);
});

test('R-AP-21 a loose rune locks nothing', () => {
  const t = rolling(['red blank', 'red S']);
  t.added.push(addedBy(0, 4));
  willShow(t, face('red SS'));
  take(t, { seat: 0, kind: 'roll', do: 'rune', die: 0, rune: LOOSE });
  expect(poolOf(t)).toEqual(['red SS', 'red S']);
  expect(optionsOf(t, 0, 'roll').some((d) => d.do === 'rune')).toBe(false);
});

test('AP-111 a rune for an ability locks its die as well', () => {
  const t = rolling(['green R', 'red S'], { heroes: ['brother-ampersand!', 'tolly-quill'] });
  take(t, { seat: 0, kind: 'roll', do: 'hero', card: heroCard('brother-ampersand'), power: 0, die: NO_DIE, rune: 0 });
  expect(poolOf(t)).toEqual(['green R#', 'red S']);
  expect(party(t, 0)).toEqual(['brother-ampersand', 'tolly-quill']);
});

test('R-AP-19 an ability without a rune works once per quest', () => {
  const t = rolling(['yellow H'], { heroes: ['dame-ottoline-brisket+'] });
  const use = { seat: 0, kind: 'roll', do: 'hero', card: heroCard('dame-ottoline-brisket'), power: 0, die: 0, rune: -2 } as const;
  take(t, use);
  expect(game.play.refuse(t, use)?.rule).toBe('R-AP-19');
});

test.each([
  [{ hearts: 3 }, ['red S', 'green A', 'blue M'], true],
  [{ hearts: 3 }, ['red S', 'green A', 'yellow H'], false],
  [{ arrow: 1 }, ['red SS', 'blue M'], false],
  [{ arrow: 1 }, ['green A+R'], true],
  [{}, ['red blank'], true],
])('AP-115 AP-116 AP-118 %j by %j: %s', (needs, dice, success) => {
  expect(succeeds(rolling(dice, { needs }))).toBe(success);
});

test('AP-120 AP-121 AP-122 a light wound wounds, the second kills, a deadly one kills at once', () => {
  const t = rolling(['red S'], { heroes: ['gretchen-firmgrip', 'tolly-quill', 'wanda-probably'], damage: { light: 2, deadly: 1 } });
  take(t, { seat: 0, kind: 'roll', do: 'evaluate' });
  const wound = (kind: 'light' | 'deadly', id: string) => take(t, { seat: 0, kind: 'wound', wound: kind, hero: heroCard(id) });
  wound('light', 'gretchen-firmgrip');
  expect(party(t, 0)[0]).toBe('gretchen-firmgrip!');
  wound('light', 'gretchen-firmgrip');
  expect(party(t, 0)).toEqual(['tolly-quill', 'wanda-probably']);
  wound('deadly', 'tolly-quill');
  expect(party(t, 0)).toEqual(['wanda-probably']);
});

test('AP-123 AP-087 R-AP-26 a shield stops one wound of either kind, if its owner wants', () => {
  const t = rolling(['yellow HH'], { damage: { light: 1, deadly: 1 } });
  take(t, { seat: 0, kind: 'roll', do: 'evaluate' });
  expect(optionsOf(t, 0, 'shields')[0]).toEqual({ deadly: 1, light: 1 });
  expect(optionsOf(t, 0, 'shields').at(-1)).toEqual({ deadly: 0, light: 0 });
  take(t, { seat: 0, kind: 'shields', deadly: 1, light: 0 });
  expect([t.deadly, t.light, t.shields, waiting(t)]).toEqual([0, 1, 1, ['0 wound']]);
});

test('AP-125 a deadly wound may go to somebody wounded already', () => {
  const t = rolling(['red S'], { heroes: ['gretchen-firmgrip!', 'tolly-quill'], damage: { deadly: 1 } });
  take(t, { seat: 0, kind: 'roll', do: 'evaluate' });
  expect(optionsOf(t, 0, 'wound')).toContainEqual({ wound: 'deadly', hero: heroCard('gretchen-firmgrip') });
});

test('AP-089 a quest is completed even if everybody dies on it', () => {
  const t = rolling(['red S'], { damage: { deadly: 2 }, rewards: { gold: 3 } });
  finishRoll(t);
  expect(t.seats[0]).toMatchObject({ heroes: [], gold: 3 });
  expect(t.seats[0]!.quests).toHaveLength(1);
});

test('AP-130 AP-132 AP-133 gold and items are paid', () => {
  const t = rolling(['red S'], { rewards: { gold: 2, items: 1, legendary: 1 } });
  const out = finishRoll(t);
  expect(t.seats[0]!.gold).toBe(2);
  expect(told(out, 'itemsDrawn').map(({ deck }) => deck)).toEqual(['standard', 'legendary']);
});

test('AP-166 what stands in brackets on the standard side does nothing', () => {
  const uses = (hero: string) => optionsOf(rolling(['blue blank'], { heroes: [hero] }), 0, 'roll').filter((d) => d.do === 'hero').length;
  expect([uses('wanda-probably'), uses('wanda-probably+')]).toEqual([0, 1]);
});

test('R-AP-28 rewards may be declined', () => {
  const t = rolling(['red S'], { rewards: { gold: 2, items: 1, levelUps: 1 } });
  take(
    t,
    { seat: 0, kind: 'roll', do: 'evaluate' },
    { seat: 0, kind: 'collect', gold: 0, items: 0, legendary: 0 },
    { seat: 0, kind: 'levelUp', hero: NONE },
  );
  expect(t.seats[0]).toMatchObject({ gold: 0, hand: [] });
  expect(party(t, 0)).toEqual(PAIR);
  expect(waiting(t)).toEqual(['0 tavern']);
});

test('AP-144 AP-145 a scroll is read in the own roll and discarded, and in no other', () => {
  const t = rolling(['red blank', 'red S'], { hand: ['note-from-mother'] });
  t.seats[1]!.hand = [item('second-draft')];
  expect(refusedBy(t, { seat: 1, kind: 'roll', do: 'scroll', card: item('second-draft'), power: 0, die: 0, rune: -2 })).toBe('AP-084');
  take(t, { seat: 0, kind: 'roll', do: 'scroll', card: item('note-from-mother'), power: 0, die: 0, rune: -2 });
  expect([poolOf(t), t.seats[0]!.hand, t.itemDiscard]).toEqual([['red S', 'red S'], [], [item('note-from-mother')]]);
});

test('AP-147 a weapon that is borne is not moved, nor sold', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill/bow-with-opinions', 'nib-twopence'], gold: 9 }, {}], level: 3 });
  inTavern(t);
  const bow = item('bow-with-opinions');
  expect(optionsOf(t, 0, 'tavern').some((d) => d.item === bow)).toBe(false);
  const moved = { seat: 0, kind: 'tavern', do: 'equip', item: bow, hero: heroCard('nib-twopence'), drop: NONE };
  expect(refusedBy(t, moved)).toBe('AP-058');
  expect(refusedBy(t, { seat: 0, kind: 'tavern', do: 'sellItem', item: bow })).toBe('R-AP-33');
});

test('AP-146 a weapon is lost with its hero', () => {
  const t = rolling(['red S'], { heroes: ['tolly-quill/bow-with-opinions'], damage: { deadly: 1 } });
  finishRoll(t);
  expect(t.itemDiscard).toEqual([item('bow-with-opinions')]);
});

test('R-AP-22 all symbols of a face count at the same time', () => {
  const t = rolling(['red S+H'], { heroes: ['tolly-quill'], needs: { sword: 1 }, damage: { deadly: 1 } });
  finishRoll(t);
  expect(party(t, 0)).toEqual(['tolly-quill']);
  expect(t.seats[0]!.quests).toHaveLength(1);
});

test('R-AP-24 AP-117 immunity cancels added symbols too', () => {
  const id = ownHero({ standard: { dice: 'R' } });
  const t = tableWith({ parties: [{ heroes: [id] }, {}] });
  rolled(t, ownQuest({ needs: { hearts: 1 }, immune: 'sword' }), ['red SS']);
  t.added.push(addedBy(0, 0));
  expect(succeeds(t)).toBe(false);
  t.added.push(addedBy(0, 1));
  expect(succeeds(t)).toBe(true);
});

test('R-AP-29 a declared quest is rolled', () => {
  const t = tableWith({ parties: [{ heroes: PAIR }, {}] });
  const quest = ownQuest({ slots: 2 });
  t.town.push(quest);
  choosingQuest(t);
  march(t, quest, PAIR);
  expect(game.play.refuse(t, { seat: 0, kind: 'quest', quest: NONE, heroes: [] })?.rule).toBe('R-AP-29');
});

test('AP-063 there is one quest a turn', () => {
  const t = rolling(['red S'], { heroes: ['tolly-quill'] });
  finishRoll(t);
  expect(game.play.refuse(t, { seat: 0, kind: 'quest', quest: NONE, heroes: [] })?.rule).toBe('AP-063');
});

test('R-AP-17 without the cap a fifth die of a colour is added', () => {
  const heroes = [ownHero({ standard: { dice: 'RRRRR' } })];
  const t = tableWith({ parties: [{ heroes }, {}], rules: { 'dice.cap': false } });
  const quest = ownQuest({});
  t.town.push(quest);
  choosingQuest(t);
  march(t, quest, heroes);
  expect(t.pool).toHaveLength(5);
});

test('R-AP-17 a hero names one colour for each of the dice of any colour', () => {
  const t = tableWith({ parties: [{ heroes: ['hob-of-nowhere+'] }, {}] });
  const quest = ownQuest({});
  t.town.push(quest);
  choosingQuest(t);
  march(t, quest, ['hob-of-nowhere']);
  take(t, { seat: 0, kind: 'colour', colour: 3 }, { seat: 0, kind: 'colour', colour: 0 });
  expect([t.pool.map((die) => die & 3), waiting(t)]).toEqual([[3, 0], ['0 pool']]);
});

test('R-AP-17 with one colour left a die of any colour is still added, and must be of that', () => {
  const t = rolling([...'rrrrggggbbbb'].map((c) => ({ r: 'red S', g: 'green A', b: 'blue M' })[c]!));
  expect(coloursLeft(t)).toEqual([3]);
  t.seats[0]!.hand = [item('suspicious-cordial')];
  expect(potionsOf(t, 0)).toEqual([item('suspicious-cordial')]);
});

test('R-AP-28 a reward of one coin is offered, and may be left', () => {
  const t = rolling(['red S'], { rewards: { gold: 1 } });
  take(t, { seat: 0, kind: 'roll', do: 'evaluate' });
  expect(optionsOf(t, 0, 'collect').map((d) => d.gold)).toEqual([1, 0]);
});

test('AP-086 before the roll nothing is covered', () => {
  const t = tableWith({ parties: [{ heroes: ['gretchen-firmgrip+'] }, {}] });
  const quest = ownQuest({ needs: { sword: 1 } });
  t.town.push(quest);
  choosingQuest(t);
  march(t, quest, ['gretchen-firmgrip']);
  const { succeeds: lamp, sockets } = game.sight.view(t, 0).rolling!;
  expect([lamp, sockets]).toEqual([false, [expect.objectContaining({ wants: 0, die: NO_DIE, added: -1 })]]);
});

test('AP-080 what was prepared for one quest does not serve in the next', () => {
  const t = rolling(['red S']);
  const fresh = JSON.stringify(prepared(t));
  t.used.push(1);
  t.added.push(addedBy(0, 4));
  t.conversions.push(0, 1, 1);
  for (const field of ['runesSpent', 'anyDice', 'ignoredLight', 'ignoredAny', 'downgraded', 'moreLight'] as const) t[field] = 1;
  t.immunityGone = true;
  t.victims = [0];
  clearTrial(t);
  expect(JSON.stringify(prepared(t))).toBe(fresh);
});

test('AP-084 AP-107 AP-123 what a roll refuses, by its rule', () => {
  const t = rolling(['green A', 'red S#'], { heroes: ['wanda-probably+', 'tolly-quill+'], damage: { light: 1 } });
  const hero = (id: string, die: number, rune: number) => ({ seat: 0, kind: 'roll', do: 'hero', card: heroCard(id), power: 0, die, rune });
  expect(refusedBy(t, hero('wanda-probably', 0, NO_RUNE))).toBe('R-AP-59');
  expect(refusedBy(t, hero('wanda-probably', NO_DIE, NO_RUNE))).toBe('R-AP-59');
  expect(refusedBy(t, hero('wanda-probably', 1, NO_RUNE))).toBe('AP-107');
  expect(refusedBy(t, { seat: 1, kind: 'pool', do: 'roll' })).toBe('AP-084');
  expect(refusedBy(t, { seat: 0, kind: 'shields', deadly: 0, light: 1 })).toBeUndefined();
  t.pool.push(die('yellow H'));
  take(t, { seat: 0, kind: 'roll', do: 'evaluate' });
  expect(refusedBy(t, { seat: 0, kind: 'shields', deadly: 0, light: 2 })).toBe('AP-123');
});

test('AP-078 AP-120 the log tells wounds of a slot from those of the quest', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill!', 'nib-twopence'] }, {}] });
  const quest = ownQuest({ slots: 2, slotWounds: 1, damage: { deadly: 1 } });
  t.town.push(quest);
  choosingQuest(t);
  march(t, quest, ['tolly-quill', 'nib-twopence']);
  const out = take(t, { seat: 0, kind: 'slotWound', hero: heroCard('tolly-quill') }, { seat: 0, kind: 'pool', do: 'roll' });
  t.pool = [];
  out.push(...finishRoll(t));
  expect(told(out, 'died').map(({ slot }) => slot)).toEqual([true, false]);
});

test.each([
  ['a die', ['green R', 'red S'], [], 0],
  ['a scroll', ['red S', 'red S'], ['rune-slightly-used'], LOOSE],
])('AP-105 a rune may come from %s', (_from, dice, hand, rune) => {
  const t = rolling(dice, { hand });
  for (const id of hand) take(t, { seat: 0, kind: 'roll', do: 'scroll', card: item(id), power: 0, die: NO_DIE, rune: NO_RUNE });
  expect(refusedBy(t, { seat: 0, kind: 'roll', do: 'rune', die: 1, rune: 1 })).toBe('AP-107');
  expect(game.play.refuse(t, { seat: 0, kind: 'roll', do: 'rune', die: 1, rune })).toBeNull();
});

test('AP-105 a rune may come from a hero', () => {
  const t = tableWith({ parties: [{ heroes: ['sir-kevin-actually-chosen'] }, {}] });
  const quest = ownQuest({});
  t.town.push(quest);
  choosingQuest(t);
  march(t, quest, ['sir-kevin-actually-chosen']);
  willShow(t, face('red S'), face('green A'), face('yellow H'));
  take(t, { seat: 0, kind: 'pool', do: 'roll' });
  expect(optionsOf(t, 0, 'roll').filter((d) => d.do === 'rune')).toHaveLength(3);
});

test('R-AP-25 with one hero left nothing is asked: he takes all there is', () => {
  const t = rolling(['red S'], { heroes: ['tolly-quill'], damage: { light: 1 } });
  take(t, { seat: 0, kind: 'roll', do: 'evaluate' });
  expect([party(t, 0), waiting(t)]).toEqual([['tolly-quill!'], ['0 tavern']]);
});

test('R-AP-59 AP-160 a die that shows the face already is not set to it, nor one that has no such face', () => {
  const t = rolling(['red S', 'red blank', 'red SS#', 'green A'], { hand: ['note-from-mother'] });
  const uses = optionsOf(t, 0, 'roll').filter((d) => d.do === 'scroll');
  expect(uses.map((d) => d.die)).toEqual([1]);
  const read = { seat: 0, kind: 'roll', do: 'scroll', card: item('note-from-mother'), power: 0, rune: NO_RUNE };
  expect([refusedBy(t, { ...read, die: 0 }), refusedBy(t, { ...read, die: 2 })]).toEqual(['R-AP-59', 'AP-107']);
});

test('AP-078 a death by a slot wound sets off the powers of those who live', () => {
  const widow = ownHero({ standard: { dice: 'R', powers: [{ when: 'kill', does: [{ do: 'gold', amount: 4 }] }] } });
  const t = tableWith({ parties: [{ heroes: [widow, 'tolly-quill!', 'nib-twopence!'], gold: 0 }, {}] });
  const quest = ownQuest({ slots: 3, slotWounds: 2 });
  t.town.push(quest);
  choosingQuest(t);
  march(t, quest, [widow, 'tolly-quill', 'nib-twopence']);
  take(t, { seat: 0, kind: 'slotWound', hero: heroCard('tolly-quill') });
  expect(t.seats[0]!.gold).toBe(4);
  take(t, { seat: 0, kind: 'slotWound', hero: heroCard('nib-twopence') });
  expect([t.seats[0]!.gold, waiting(t)]).toEqual([8, ['0 pool']]);
});

test('R-AP-16 as many slot wounds as heroes: all are hit, nobody is asked', () => {
  const t = tableWith({ parties: [{ heroes: PAIR }, {}] });
  const quest = ownQuest({ slots: 2, slotWounds: 2 });
  t.town.push(quest);
  choosingQuest(t);
  march(t, quest, PAIR);
  expect([party(t, 0), waiting(t)]).toEqual([PAIR.map((id) => `${id}!`), ['0 pool']]);
});

test('AP-159 a die that was set is seen to have been set', () => {
  const t = rolling(['red blank', 'red S'], { hand: ['note-from-mother'] });
  const set = () => game.sight.view(t, 1).rolling!.dice.map((each) => each.set);
  expect(set()).toEqual([false, false]);
  take(t, { seat: 0, kind: 'roll', do: 'scroll', card: item('note-from-mother'), power: 0, die: 0, rune: NO_RUNE });
  expect(set()).toEqual([true, false]);
});
