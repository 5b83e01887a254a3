/** The worked examples we added to the book's. */
import { expect, test } from 'vitest';
import { BOSSES } from '../../src/content/bosses.ts';
import { NONE } from '../../src/content/cards.ts';
import { game } from '../../src/index.ts';
import { parTier, placesOf } from '../../src/rules/arena.ts';
import { succeeds } from '../../src/rules/fulfilment.ts';
import { endingOf, openVp, sharedScore, victoriesNeeded } from '../../src/rules/score.ts';
import { questsOf } from '../../src/rules/town.ts';
import {
  arenaOpens,
  beginTurn,
  bossArrives,
  byClock,
  choosingQuest,
  face,
  finishRoll,
  heroCard,
  inTavern,
  item,
  march,
  optionsOf,
  ownHero,
  ownItem,
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

test.each([
  [1, [], 3, 3],
  [2, [], 1, 5],
  [2, ['tolly-quill'], 1, 3],
])('V-AP-15 turn %i with heroes %j and %i gold: payday makes it %i', (turn, heroes, gold, after) => {
  const t = tableWith({ parties: [{ heroes, gold, turns: turn - 1 }, {}] });
  beginTurn(t);
  expect(t.seats[0]!.gold).toBe(after);
  expect(waiting(t)).toEqual(['0 tavern']);
});

test('V-AP-16 whoever is hired over an upgraded hero sends him into retirement', () => {
  const heroes = ['gretchen-firmgrip+!/umbrella-of-last-resort', 'wanda-probably', 'tolly-quill'];
  const t = tableWith({ parties: [{ heroes, gold: 2, quests: ['overdue-rent'] }, {}], heroRow: ['hob-of-nowhere'] });
  inTavern(t);
  const before = openVp(t.seats[0]!);
  take(t, { seat: 0, kind: 'tavern', do: 'hire', hero: heroCard('hob-of-nowhere'), over: heroCard('gretchen-firmgrip') });
  expect(t.itemDiscard).toEqual([item('umbrella-of-last-resort')]);
  expect(openVp(t.seats[0]!)).toBe(before + 2);
  expect(party(t, 0)).toEqual(['wanda-probably', 'tolly-quill', 'hob-of-nowhere']);
  expect(questsOf(t, 0, 0)).toBe(1);
  expect(waiting(t)).toEqual(['0 tavern']);
});

test('V-AP-17 a replaced hero on the standard side is discarded for nothing', () => {
  const t = tableWith({ parties: [{ heroes: TRIO, gold: 2 }, {}], heroRow: ['hob-of-nowhere'] });
  inTavern(t);
  take(t, { seat: 0, kind: 'tavern', do: 'hire', hero: heroCard('hob-of-nowhere'), over: heroCard('tolly-quill') });
  expect(openVp(t.seats[0]!)).toBe(0);
  expect(t.heroDiscard).toEqual([heroCard('tolly-quill')]);
  expect(t.seats[0]!.retired).toEqual([]);
});

const SWORDPROOF = ownQuest({ slots: 1, needs: { hearts: 3 }, immune: 'sword' });
test.each([
  [['red SS', 'green A', 'blue M+R', 'yellow H'], false],
  [['red SS', 'green A', 'blue M+R', 'yellow H', 'green A'], true],
])('V-AP-18 immune to swords, three hearts: %j', (dice, success) => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill'] }, {}] });
  rolled(t, SWORDPROOF, dice);
  expect(succeeds(t)).toBe(success);
});

const ARROW_AND_HEARTS = ownQuest({ slots: 1, needs: { arrow: 1, hearts: 2 } });
test.each([
  [['green AA', 'red S'], true],
  [['red S', 'red S', 'red S'], false],
])('V-AP-19 one arrow and two hearts: %j', (dice, success) => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill'] }, {}] });
  rolled(t, ARROW_AND_HEARTS, dice);
  expect(succeeds(t)).toBe(success);
});

test('V-AP-20 a slot wound kills the wounded: no dice of his, and the quest goes on', () => {
  const quest = ownQuest({ slots: 2, slotWounds: 1, needs: { hearts: 1 } });
  const t = tableWith({ parties: [{ heroes: ['dame-ottoline-brisket!', 'tolly-quill'] }, {}] });
  t.town.push(quest);
  choosingQuest(t);
  march(t, quest, ['dame-ottoline-brisket', 'tolly-quill']);
  take(t, { seat: 0, kind: 'slotWound', hero: heroCard('dame-ottoline-brisket') });
  expect(party(t, 0)).toEqual(['tolly-quill']);
  expect(t.pool.map((die) => die & 3)).toEqual([1]);
  willShow(t, face('green A'));
  take(t, { seat: 0, kind: 'pool', do: 'roll' });
  finishRoll(t);
  expect(t.seats[0]!.quests).toEqual([quest]);
});

test('V-AP-21 five red dice are wanted, four are rolled', () => {
  const red = () => ownHero({ standard: { dice: 'R' } });
  const flask = () => ownItem({ type: 'potion', powers: [{ when: 'pool', does: [{ do: 'addDie', colour: 'red' }] }] });
  const [heroes, potions] = [
    [red(), red(), red()],
    [flask(), flask()],
  ];
  const quest = ownQuest({ slots: 3 });
  const t = tableWith({ parties: [{ heroes, hand: potions }, {}] });
  t.town.push(quest);
  choosingQuest(t);
  march(t, quest, heroes);
  take(t, { seat: 0, kind: 'pool', do: 'potion', card: item(potions[0]!) });
  expect(refusedBy(t, { seat: 0, kind: 'pool', do: 'potion', card: item(potions[1]!) })).toBe('R-AP-59');
  take(t, { seat: 0, kind: 'pool', do: 'roll' });
  expect(t.pool).toHaveLength(4);
});

test('V-AP-22 a rune that comes up by a rune serves too; both dice are locked, the banner has one die left', () => {
  const t = tableWith({ parties: [{ heroes: TRIO }, {}] });
  rolled(t, ownQuest({ slots: 3, needs: { arrow: 1, sword: 1 } }), ['green A+R', 'green blank', 'red blank']);
  willShow(t, face('green R'), face('red S'));
  take(t, { seat: 0, kind: 'roll', do: 'rune', die: 1, rune: 0 }, { seat: 0, kind: 'roll', do: 'rune', die: 2, rune: 1 });
  expect(poolOf(t)).toEqual(['green A+R#', 'green R#', 'red S']);
  expect(optionsOf(t, 0, 'roll').filter((d) => d.do === 'banner')).toEqual([{ do: 'banner', die: 2 }]);
  expect(succeeds(t)).toBe(true);
});

test('V-AP-23 AP-112 a rune ability works once per quest; another use of a rune is fine', () => {
  const heroes = ['perpetua-snuff+', 'gretchen-firmgrip'];
  const t = tableWith({ parties: [{ heroes }, {}] });
  rolled(t, ownQuest({ slots: 2, needs: { magic: 3 } }), ['green R', 'green R', 'red blank']);
  const ability = (rune: number) =>
    ({ seat: 0, kind: 'roll', do: 'hero', card: heroCard('perpetua-snuff'), power: 0, die: -1, rune }) as const;
  take(t, ability(0));
  expect(refusedBy(t, ability(1))).toBe('AP-112');
  expect(game.play.refuse(t, { seat: 0, kind: 'roll', do: 'rune', die: 2, rune: 1 })).toBeNull();
});

test.each([
  [['light gretchen-firmgrip', 'deadly tolly-quill'], []],
  [['deadly gretchen-firmgrip', 'light tolly-quill'], ['tolly-quill!']],
  [['light tolly-quill', 'deadly tolly-quill'], ['gretchen-firmgrip!']],
])('V-AP-24 a deadly and a light wound: %j', (blows, left) => {
  const t = tableWith({ parties: [{ heroes: ['gretchen-firmgrip!', 'tolly-quill'] }, {}] });
  rolled(t, ownQuest({ slots: 2, needs: { hearts: 9 }, damage: { light: 1, deadly: 1 } }), ['red blank']);
  take(t, { seat: 0, kind: 'roll', do: 'evaluate' });
  for (const blow of blows) {
    const [wound, id] = blow.split(' ');
    if (waiting(t)[0] !== '0 wound') break;
    take(t, { seat: 0, kind: 'wound', wound: wound === 'light' ? 'light' : 'deadly', hero: heroCard(id!) });
  }
  expect(party(t, 0)).toEqual(left);
  expect(waiting(t)).toEqual(['0 tavern']);
});

test('V-AP-24 both wounds on the one who dies of the first are refused', () => {
  const t = tableWith({ parties: [{ heroes: ['gretchen-firmgrip!', 'tolly-quill', 'wanda-probably'] }, {}] });
  rolled(t, ownQuest({ slots: 3, needs: { hearts: 9 }, damage: { light: 1, deadly: 1 } }), ['red blank']);
  const hero = heroCard('gretchen-firmgrip');
  take(t, { seat: 0, kind: 'roll', do: 'evaluate' }, { seat: 0, kind: 'wound', wound: 'deadly', hero });
  expect(refusedBy(t, { seat: 0, kind: 'wound', wound: 'light', hero })).toBe('AP-124');
});

test('V-AP-25 R-AP-25 three light wounds on one fresh hero: dead, the third vanishes, gold is paid, the level-up lost', () => {
  const t = tableWith({ parties: [{ heroes: ['gretchen-firmgrip'], gold: 0 }, {}] });
  rolled(t, ownQuest({ damage: { light: 3 }, rewards: { gold: 2, levelUps: 1 } }), ['red S']);
  const out = finishRoll(t);
  expect(party(t, 0)).toEqual([]);
  expect(told(out, 'woundsVanished')[0]!.count).toBe(1);
  expect(told(out, 'levelUpLost')).toHaveLength(1);
  expect(t.seats[0]).toMatchObject({ gold: 2, quests: [t.seats[0]!.quests[0]!] });
});

const SIX = ['second-draft', 'note-from-mother', 'rune-slightly-used', 'bottled-second-wind', 'suspicious-cordial', 'porridge-of-resolve'];

test('V-AP-26 nine cards may be held until the end of the turn, then two are discarded', () => {
  const t = tableWith({ parties: [{ heroes: ['gretchen-firmgrip'], hand: SIX }, {}] });
  rolled(t, ownQuest({ rewards: { items: 3 } }), ['red S']);
  finishRoll(t);
  expect(t.seats[0]!.hand).toHaveLength(9);
  take(t, { seat: 0, kind: 'tavern', do: 'leave' });
  expect(waiting(t)).toEqual(['0 discard']);
  byClock(t, 'discard');
  expect(t.seats[0]!.hand).toHaveLength(7);
  expect(waiting(t)).toEqual(['1 tavern']);
});

test('V-AP-26 prizes of the Arena at seven cards stay in the hand until the own turn ends', () => {
  const t = tableWith({
    parties: [{}, { heroes: TRIO.slice(0, 2), hand: [...SIX, 'mug-of-the-old-king'] }],
    level: 3,
    arena: 'shield-social',
  });
  arenaOpens(t, 0);
  take(t, { seat: 1, kind: 'arena', enter: true }, { seat: 1, kind: 'pool', do: 'roll' }, { seat: 1, kind: 'roll', do: 'evaluate' });
  take(t, { seat: 1, kind: 'collect', gold: 0, items: 2, legendary: 0 });
  expect(t.seats[1]!.hand).toHaveLength(9);
  expect(waiting(t)).toEqual(['0 tavern']);
});

test.each([
  [
    [6, 6, 3, 2],
    [2, 2, 3, 4],
  ],
  [
    [6, 3, 3, 3],
    [1, 3, 3, 3],
  ],
  [
    [4, 4, 4, 4],
    [2, 2, 2, 2],
  ],
  [
    [5, 5],
    [2, 2],
  ],
  [
    [6, 4, 2, 2],
    [1, 2, 4, 4],
  ],
])('V-AP-27 totals %j are paid by tiers %j', (totals, tiers) => {
  expect(placesOf(totals).map(({ tier }) => tier)).toEqual(tiers);
});

/** The seat whose turn it is completes a town quest. */
function completeTown(t: ReturnType<typeof tableWith>, seat: number): void {
  t.turn = seat;
  rolled(t, ownQuest({ needs: { hearts: 1 } }), ['red S'], [heroCard('gretchen-firmgrip')]);
  finishRoll(t);
}

test.each([
  [3, [2, 1, 0]],
  [2, [2, 0]],
])('V-AP-28 of %i players the first and perhaps the second are paid: %j', (seats, tokens) => {
  const t = tableWith({ parties: Array.from({ length: seats }, () => ({ heroes: ['gretchen-firmgrip'], quests: ['overdue-rent'] })) });
  for (let seat = 0; seat < seats; seat++) completeTown(t, seat);
  expect(t.seats.map((s) => s.tokens)).toEqual(tokens);
});

/** The seat's turn passes without anything done. */
const idle = (t: ReturnType<typeof tableWith>, seat: number): void => {
  take(t, { seat, kind: 'tavern', do: 'leave' }, { seat, kind: 'quest', quest: NONE, heroes: [] }, { seat, kind: 'tavern', do: 'leave' });
};

test('V-AP-29 seat 3 triggers the boss: turns of 4, 1, 2, 3, and no more', () => {
  const parties = [0, 1, 2, 3].map(() => ({ heroes: ['gretchen-firmgrip'], quests: ['yeti-choir'] }));
  const t = tableWith({ parties, level: 3, turn: 2 });
  rolled(t, ownQuest({}, 'mountain'), ['red S']);
  finishRoll(t);
  expect(t.bossComes).toBe(true);
  const turns: number[] = [];
  take(t, { seat: 2, kind: 'tavern', do: 'leave' });
  for (let i = 0; i < 4; i++) {
    turns.push(t.turn);
    idle(t, t.turn);
  }
  expect(turns).toEqual([3, 0, 1, 2]);
  expect(t.stack.length).toBe(0);
});

test('V-AP-29 the boss is fought from the starting player on', () => {
  const t = tableWith({ parties: [0, 1, 2, 3].map(() => ({ heroes: TRIO })), level: 3 });
  t.trigger = 2;
  const [began] = told(bossArrives(t), 'bossBegan');
  expect(began!.order).toEqual([0, 1, 2, 3]);
  expect(waiting(t)).toEqual(['0 boss']);
});

test('V-AP-30 equal VP: whoever beat the boss, then gold; nobody wins if nobody beat it', () => {
  const parties = [
    { tokens: 21, gold: 2, boss: 'beaten back' as const },
    { tokens: 18, boss: 'stage 2' as const },
    { tokens: 21, gold: 4, boss: 'stage 1' as const },
    { tokens: 15 },
  ];
  expect(endingOf(tableWith({ parties }))).toMatchObject({ winners: [2], tieBreak: 'gold', reason: 'boss-beaten' });
  const lost = tableWith({ parties: parties.map((p) => ({ ...p, boss: 'stage 1' as const })) });
  expect(endingOf(lost)).toMatchObject({ winners: [], reason: 'boss-unbeaten', scores: [21, 18, 21, 15] });
});

test('V-AP-31 an upgrade keeps wound and weapon, and the bracketed ability is there', () => {
  const t = tableWith({ parties: [{ heroes: ['dame-ottoline-brisket!/umbrella-of-last-resort'], gold: 4 }, {}], level: 3 });
  inTavern(t);
  take(t, { seat: 0, kind: 'tavern', do: 'upgrade', hero: heroCard('dame-ottoline-brisket') });
  expect(party(t, 0)).toEqual(['dame-ottoline-brisket+!/umbrella-of-last-resort']);
  rolled(t, ownQuest({}), ['yellow H']);
  expect(optionsOf(t, 0, 'roll').some((d) => d.do === 'hero')).toBe(true);
});

test('V-AP-32 AP-148 AP-149 a weapon for upgraded heroes, and a second weapon', () => {
  const heroes = ['tolly-quill', 'gretchen-firmgrip+/umbrella-of-last-resort', 'aunt-cataclysm'];
  const t = tableWith({ parties: [{ heroes, hand: ['doomspatula', 'staff-of-many-clauses'] }, {}] });
  inTavern(t);
  const equip = (weapon: string, id: string, drop: number) =>
    ({ seat: 0, kind: 'tavern', do: 'equip', item: item(weapon), hero: heroCard(id), drop }) as const;
  expect(refusedBy(t, equip('doomspatula', 'tolly-quill', NONE))).toBe('AP-148');
  take(t, equip('doomspatula', 'aunt-cataclysm', NONE));
  take(t, equip('staff-of-many-clauses', 'gretchen-firmgrip', item('umbrella-of-last-resort')));
  expect(t.itemDiscard).toEqual([item('umbrella-of-last-resort')]);
  expect(party(t, 0)).toEqual(['tolly-quill', 'gretchen-firmgrip+/staff-of-many-clauses', 'aunt-cataclysm/doomspatula']);
});

const TOGETHER = { 'play.mode': 'together' };

test('V-AP-33 together: four town quests of three players reach level 2', () => {
  const parties = [{ heroes: ['gretchen-firmgrip'], quests: ['overdue-rent', 'bouncer-wanted'] }, { quests: ['haunted-turnip'] }, {}];
  const t = tableWith({ parties, rules: TOGETHER });
  completeTown(t, 0);
  expect([t.level, t.common, t.seats[0]!.tokens]).toEqual([2, 2, 0]);
});

test('V-AP-33 together: two of three must beat the boss; 44 VP and three rounds left make 17', () => {
  const parties = [{ tokens: 14, boss: 'stage 2' as const }, { tokens: 11 }, { tokens: 9 }];
  const t = tableWith({ parties, rules: TOGETHER });
  t.common = 10;
  t.lantern = 9;
  expect(victoriesNeeded(t.rules, 3)).toBe(2);
  expect(endingOf(t).winners).toEqual([]);
  t.seats[1]!.boss = 'stage 2';
  expect(endingOf(t).winners).toEqual([0, 1, 2]);
  expect(sharedScore(t, [14, 11, 9])).toBe(17);
  expect(endingOf(t).rank).toBe('local-colour');
});

test('V-AP-34 alone: the Lantern at 14 brings the boss at once, heroes healed, one attempt', () => {
  const t = tableWith({
    parties: [{ heroes: ['gretchen-firmgrip!', 'wanda-probably', 'tolly-quill'] }],
    level: 3,
    rules: { 'play.mode': 'alone' },
  });
  t.lantern = 13;
  beginTurn(t);
  idle(t, 0);
  expect(t.lantern).toBe(14);
  expect(party(t, 0)).toEqual(TRIO);
  expect(waiting(t)).toEqual(['0 boss']);
  take(t, { seat: 0, kind: 'boss', fight: false });
  expect(t.ending).toMatchObject({ winners: [], reason: 'boss-unbeaten' });
  expect(BOSSES[t.boss]).toBeDefined();
});

test('R-AP-65 together the Arena pays by par', () => {
  expect([7, 6, 5, 4, 3, 2, 1, 0].map(parTier)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
});

test('AP-062 a quest that does not lie open is refused', () => {
  const t = tableWith({ parties: [{ heroes: ['gretchen-firmgrip'] }, {}], town: ['haunted-turnip'] });
  choosingQuest(t);
  const d = { seat: 0, kind: 'quest', quest: questCard('rats-beneath-the-rats'), heroes: [heroCard('gretchen-firmgrip')] };
  expect(refusedBy(t, d)).toBe('AP-062');
});
