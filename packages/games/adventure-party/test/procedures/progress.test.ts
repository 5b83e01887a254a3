import { expect, test } from 'vitest';
import { HEROES, NONE, QUESTS } from '../../src/content/cards.ts';
import { damageText, needsText, rewardsText } from '../../src/content/text.ts';
import { TRACK } from '../../src/content/track.ts';
import { type Decision, game } from '../../src/index.ts';
import { rewardsOf } from '../../src/rules/rewards.ts';
import { openVp } from '../../src/rules/score.ts';
import { inEnglish } from '../../src/texts.ts';
import {
  beginTurn,
  bossArrives,
  byClock,
  choosingQuest,
  dicesLie,
  face,
  finishRoll,
  heroCard,
  inTavern,
  item,
  march,
  optionsOf,
  ownQuest,
  party,
  poolOf,
  questCard,
  refusedBy,
  rolled,
  tableWith,
  take,
  told,
  waiting,
  willShow,
} from '../table.ts';

const TRIO = ['gretchen-firmgrip', 'wanda-probably', 'tolly-quill'];
const leave = (seat: number): Decision => ({ seat, kind: 'tavern', do: 'leave' });
const home = (seat: number): Decision => ({ seat, kind: 'quest', quest: NONE, heroes: [] });

/** The seat whose turn it is completes a quest of a tier. */
function complete(t: ReturnType<typeof tableWith>, tier: 'town' | 'forest' | 'mountain') {
  const hero = t.seats[t.turn]!.heroes[0]! & 0xff;
  rolled(t, ownQuest({}, tier), ['red S'], [hero]);
  return finishRoll(t);
}

test('AP-004 AP-091 AP-131 a completed quest pays gold and items now, and the VP on its card', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill'], gold: 0 }, {}] });
  rolled(t, ownQuest({ rewards: { gold: 2, items: 1 }, vp: 3 }), ['green A']);
  finishRoll(t);
  expect(t.seats[0]).toMatchObject({ gold: 2, tokens: 0 });
  expect([t.seats[0]!.hand.length, openVp(t.seats[0]!)]).toEqual([1, 3]);
});

test('AP-135 parchment is paid on failure and on success, once', () => {
  const quest = ownQuest({ rewards: { gold: 3 }, parchment: { gold: 1, items: 1 } });
  expect(rewardsOf(quest, false)).toMatchObject({ gold: 1, items: 1 });
  expect(rewardsOf(quest, true)).toMatchObject({ gold: 4, items: 1 });
});

test('AP-075 a quest card says what it wants, does and pays', () => {
  for (const { slots, needs, damage, rewards, vp } of QUESTS) {
    expect([slots > 0, typeof needs, typeof damage, typeof rewards, vp >= 0]).toEqual([true, 'object', 'object', 'object', true]);
  }
  expect(needsText(inEnglish, { sword: 2, magic: 1, hearts: 2 })).toBe('2 swords, 1 magic, 2 hearts');
  expect(damageText(inEnglish, { deadly: 1, light: 2 })).toBe('1 deadly, 2 light');
  expect(rewardsText(inEnglish, { gold: 2, legendary: 1 })).toBe('2 gold, 1 Legendary item');
});

test('AP-093 the meeple returns when the quest is over', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill'] }, {}] });
  complete(t, 'town');
  expect([t.trial, t.step, t.quest, t.roller, t.pool, t.active]).toEqual(['none', 'none', NONE, NONE, [], []]);
});

test('AP-058 weapons are handed out in either Tavern phase', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill'], hand: ['bow-with-opinions'] }, {}] });
  const equip: Decision = {
    seat: 0,
    kind: 'tavern',
    do: 'equip',
    item: item('bow-with-opinions'),
    hero: heroCard('tolly-quill'),
    drop: NONE,
  };
  beginTurn(t);
  expect(game.play.refuse(t, equip)).toBeNull();
  take(t, leave(0));
  expect(refusedBy(t, equip)).toBe('AP-058');
  take(t, home(0), equip);
  expect(party(t, 0)).toEqual(['tolly-quill/bow-with-opinions']);
});

test('AP-059 AP-190 R-AP-37 what a new level offers can be used in the second Tavern of the same turn', () => {
  const t = tableWith({ parties: [{ heroes: TRIO, gold: 9, quests: ['moss-knight'] }, {}], level: 2, arena: 'shield-social' });
  complete(t, 'forest');
  take(t, { seat: 0, kind: 'arena', enter: false });
  const actions = new Set(optionsOf(t, 0, 'tavern').map((d) => d.do));
  expect([actions.has('buyLegendary'), actions.has('upgrade'), actions.has('buyItem')]).toEqual([true, true, true]);
  expect(refusedBy(t, { seat: 0, kind: 'tavern', do: 'scout', deck: 'mountain' })).toBe('R-AP-34');
});

test('AP-068 the track says how many cards lie open', () => {
  expect(TRACK.map(({ open, heroes, legends }) => [...open, heroes, legends])).toEqual([
    [4, 0, 0, 5, 0],
    [4, 4, 0, 5, 0],
    [3, 4, 4, 5, 2],
  ]);
});

test('AP-078 R-AP-16 slot wounds hit one hero each, before the roll, and no shield stops them', () => {
  const quest = ownQuest({ slots: 3, slotWounds: 2 });
  const t = tableWith({ parties: [{ heroes: ['gretchen-firmgrip/umbrella-of-last-resort', 'wanda-probably', 'tolly-quill'] }, {}] });
  t.town.push(quest);
  choosingQuest(t);
  march(t, quest, TRIO);
  take(t, { seat: 0, kind: 'slotWound', hero: heroCard('tolly-quill') });
  expect(refusedBy(t, { seat: 0, kind: 'slotWound', hero: heroCard('tolly-quill') })).toBe('R-AP-16');
  take(t, { seat: 0, kind: 'slotWound', hero: heroCard('wanda-probably') });
  expect(party(t, 0)).toEqual(['gretchen-firmgrip/umbrella-of-last-resort', 'wanda-probably!', 'tolly-quill!']);
  expect(waiting(t)).toEqual(['0 pool']);
});

test('AP-080 a potion prepares the coming roll', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill'], hand: ['porridge-of-resolve'] }, {}] });
  const quest = ownQuest({ damage: { light: 1 } });
  t.town.push(quest);
  choosingQuest(t);
  march(t, quest, ['tolly-quill']);
  take(t, { seat: 0, kind: 'pool', do: 'potion', card: item('porridge-of-resolve') }, { seat: 0, kind: 'pool', do: 'roll' });
  finishRoll(t);
  expect(party(t, 0)).toEqual(['tolly-quill']);
});

test('AP-083 banner, runes, powers and scrolls in any order', () => {
  const t = tableWith({ parties: [{ heroes: ['wanda-probably+'], hand: ['rune-slightly-used'] }, {}] });
  rolled(t, ownQuest({}), ['blue blank', 'red blank']);
  willShow(t, face('red S'), face('blue H'));
  take(t, { seat: 0, kind: 'roll', do: 'banner', die: 1 });
  take(t, { seat: 0, kind: 'roll', do: 'scroll', card: item('rune-slightly-used'), power: 0, die: -1, rune: -2 });
  take(t, { seat: 0, kind: 'roll', do: 'rune', die: 0, rune: -1 });
  take(
    t,
    { seat: 0, kind: 'roll', do: 'hero', card: heroCard('wanda-probably'), power: 0, die: 0, rune: -2 },
    { seat: 0, kind: 'face', face: face('blue MM') },
  );
  expect(poolOf(t)).toEqual(['blue MM', 'red S']);
});

test('AP-167 a level-up turns the card, wound and weapon stay', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill!/bow-with-opinions'] }, {}] });
  rolled(t, ownQuest({ rewards: { levelUps: 1 } }), ['green A']);
  finishRoll(t);
  expect(party(t, 0)).toEqual(['tolly-quill+!/bow-with-opinions']);
});

test('AP-170 R-AP-14 who is replaced upgraded retires for VP, his weapon is discarded', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill+/bow-with-opinions'], gold: 2 }, {}], heroRow: ['nib-twopence'] });
  inTavern(t);
  take(t, { seat: 0, kind: 'tavern', do: 'hire', hero: heroCard('nib-twopence'), over: heroCard('tolly-quill') });
  expect(t.seats[0]!.retired).toEqual([heroCard('tolly-quill')]);
  expect([openVp(t.seats[0]!), t.itemDiscard, t.heroDiscard]).toEqual([
    HEROES[heroCard('tolly-quill')]!.vp,
    [item('bow-with-opinions')],
    [],
  ]);
});

test('R-AP-15 the killed go to the discards of their deck', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill', 'aunt-cataclysm'] }, {}] });
  rolled(t, ownQuest({ slots: 2, damage: { deadly: 2 } }), ['red S']);
  finishRoll(t);
  expect([t.heroDiscard, t.legendDiscard]).toEqual([[heroCard('tolly-quill')], [heroCard('aunt-cataclysm')]]);
});

test('R-AP-09 a hired hero is not replaced before Refresh', () => {
  const t = tableWith({ parties: [{ gold: 9 }, {}], heroRow: ['nib-twopence', 'tolly-quill'] });
  inTavern(t);
  take(t, { seat: 0, kind: 'tavern', do: 'hire', hero: heroCard('nib-twopence'), over: NONE });
  expect(t.heroRow).toEqual([heroCard('tolly-quill')]);
});

test('AP-175 AP-176 AP-177 two town quests by one player move the sword; two by two players do not', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill'] }, { heroes: ['nib-twopence'] }] });
  complete(t, 'town');
  t.turn = 1;
  complete(t, 'town');
  expect(t.level).toBe(1);
  complete(t, 'town');
  expect([t.level, t.firsts[0]]).toEqual([2, 1]);
});

test('AP-178 AP-180 AP-186 the bonus goes to whoever triggered it, the level holds for all', () => {
  const t = tableWith({
    parties: [{ gold: 9 }, { heroes: ['nib-twopence'], quests: ['moss-knight'] }],
    level: 2,
    turn: 1,
    arena: 'the-long-kick',
  });
  complete(t, 'forest');
  expect([t.level, t.seats.map((s) => s.tokens)]).toEqual([3, [0, 3]]);
  inTavern(t, 0);
  t.turn = 0;
  expect(game.play.refuse(t, { seat: 0, kind: 'tavern', do: 'buyLegendary' })).toBeNull();
});

test('AP-185 R-AP-52 level 2 shows the Arena card, level 3 fights it and shows the boss', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill'], quests: ['overdue-rent'] }, {}] });
  const second = told(complete(t, 'town'), 'cardShown');
  expect(second.map(({ what }) => what)).toEqual(['arena']);
  t.seats[0]!.quests.push(questCard('moss-knight'));
  t.arena = 0;
  const third = complete(t, 'forest');
  expect(told(third, 'cardShown').map(({ what }) => what)).toEqual(['boss']);
  expect(told(third, 'arenaBegan')).toHaveLength(1);
});

test('AP-211 R-AP-40 after the running turn everybody has one more', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill'], quests: ['yeti-choir'] }, {}, {}], level: 3 });
  complete(t, 'mountain');
  expect(t.seats[0]!.tokens).toBe(5);
  take(t, leave(0));
  const turns: number[] = [];
  while (t.ending === null && waiting(t)[0]?.endsWith('tavern')) {
    turns.push(t.turn);
    take(t, leave(t.turn), home(t.turn), leave(t.turn));
  }
  expect(turns).toEqual([1, 2, 0]);
  expect(t.level).toBe(3);
});

test('R-AP-40 the second bonus is still paid in the last turns', () => {
  const t = tableWith({ parties: [{}, { heroes: ['tolly-quill'], quests: ['yeti-choir'] }, {}], level: 3, turn: 1 });
  t.firsts[2] = 0;
  t.bossComes = true;
  t.lastTurns = 3;
  complete(t, 'mountain');
  expect(t.seats[1]!.tokens).toBe(2);
});

test('AP-005 R-AP-03 AP-217 the game ends when everybody had a chance at the boss, and the big reward is paid alone', () => {
  const t = tableWith({
    parties: [{ heroes: TRIO }, { heroes: ['nib-twopence', 'hob-of-nowhere', 'perpetua-snuff'] }],
    level: 3,
    boss: 'colossal-gerbil',
  });
  bossArrives(t);
  for (const dice of [
    ['red SS', 'red SS', 'red SS'],
    ['red SS', 'red SS', 'red SS', 'red S'],
  ]) {
    take(t, { seat: 0, kind: 'boss', fight: true });
    byClock(t, 'pool');
    dicesLie(t, ...dice, 'yellow HH', 'yellow H');
    finishRoll(t);
  }
  expect([t.seats[0]!.tokens, t.ending]).toEqual([10, null]);
  take(t, { seat: 1, kind: 'boss', fight: false });
  expect(t.ending).toMatchObject({ winners: [0], reason: 'boss-beaten' });
});

test('R-AP-32 the hand is checked after Refresh', () => {
  const hand = [
    'second-draft',
    'note-from-mother',
    'rune-slightly-used',
    'bottled-second-wind',
    'suspicious-cordial',
    'porridge-of-resolve',
    'mug-of-the-old-king',
    'ladle-of-authority',
  ];
  const t = tableWith({ parties: [{ hand }, {}] });
  beginTurn(t);
  const out = take(t, leave(0), home(0), leave(0));
  expect(told(out, 'refreshed')).toHaveLength(1);
  expect([t.phase, waiting(t)]).toEqual(['refresh', ['0 discard']]);
});
