/** Every word of the vocabulary does what it says (18.10), with cards of the test's own. */
import { expect, test } from 'vitest';
import { NONE } from '../src/content/cards.ts';
import type { Operation, Power } from '../src/content/vocabulary.ts';
import { NO_DIE, NO_RUNE } from '../src/decisions.ts';
import { game } from '../src/index.ts';
import { arenaTotal, shieldsNow, succeeds } from '../src/rules/fulfilment.ts';
import { hirePrice, priceOf } from '../src/rules/tavern.ts';
import { woundsOf } from '../src/rules/wounds.ts';
import {
  beginTurn,
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
  refusedBy,
  rolled,
  tableWith,
  take,
  waiting,
  willShow,
} from './table.ts';

const heroWith = (...powers: Power[]): string => ownHero({ standard: { dice: 'R', powers } });

/** A hero with one power after the roll. */
function usable(op: Operation, dice: string[], cost?: Power['cost']) {
  const id = heroWith({ when: 'roll', does: [op], ...(cost !== undefined && { cost }) });
  const t = tableWith({ parties: [{ heroes: [id, 'tolly-quill'], gold: 3, banner: false }, {}] });
  rolled(t, ownQuest({ slots: 2, needs: { hearts: 3 }, damage: { light: 2, deadly: 1 }, immune: 'sword' }), dice);
  const use = (die = NO_DIE, rune = NO_RUNE) => take(t, { seat: 0, kind: 'roll', do: 'hero', card: heroCard(id), power: 0, die, rune });
  return { t, use, id };
}

test('AP-155 AP-156 AP-157 dice and symbols are added', () => {
  const { t, use } = usable({ do: 'addDie', colour: 'any' }, ['red S']);
  use();
  expect(waiting(t)).toEqual(['0 colour']);
  willShow(t, face('yellow HH'));
  take(t, { seat: 0, kind: 'colour', colour: 3 });
  expect(poolOf(t)).toEqual(['red S', 'yellow HH']);

  const yellow = usable({ do: 'addDie', colour: 'yellow' }, ['red S']);
  yellow.use();
  expect(yellow.t.pool.map((die) => die & 3)).toEqual([0, 3]);

  const rune = usable({ do: 'add', symbol: 'rune' }, ['red S', 'red S']);
  rune.use();
  expect(optionsOf(rune.t, 0, 'roll').filter((d) => d.do === 'rune')).toHaveLength(2);
});

test('AP-158 R-AP-59 a yellow die is rerolled; without one that is refused', () => {
  const { t, use } = usable({ do: 'reroll', dice: [{ colour: 'yellow' }] }, ['red S', 'yellow H']);
  expect(
    optionsOf(t, 0, 'roll')
      .filter((d) => d.do === 'hero')
      .map((d) => d.die),
  ).toEqual([1]);
  willShow(t, face('yellow R'));
  use(1);
  expect(poolOf(t)).toEqual(['red S', 'yellow R']);

  const none = usable({ do: 'reroll', dice: [{ colour: 'yellow' }] }, ['red S']);
  const d = { seat: 0, kind: 'roll', do: 'hero', card: heroCard(none.id), power: 0, die: NO_DIE, rune: NO_RUNE };
  expect(refusedBy(none.t, d)).toBe('R-AP-59');
});

test('dice are chosen one by one and rolled together', () => {
  const { t, use } = usable({ do: 'reroll', dice: [{}], upTo: 'any' }, ['red S', 'green A', 'blue M#']);
  use(1);
  expect(waiting(t)).toEqual(['0 die']);
  expect(optionsOf(t, 0, 'die')).toEqual([{ die: NO_DIE }, { die: 0 }]);
  willShow(t, face('red SS'), face('green AA'));
  take(t, { seat: 0, kind: 'die', die: 0 });
  expect(poolOf(t)).toEqual(['red SS', 'green AA', 'blue M#']);
  expect(waiting(t)).toEqual(['0 roll']);
});

test('a yellow die and one other: each takes its own place, and either may be left out', () => {
  const { t, use } = usable({ do: 'reroll', dice: [{ colour: 'yellow' }, {}] }, ['red S', 'yellow H', 'yellow H']);
  use(1);
  expect(optionsOf(t, 0, 'die').map((d) => d.die)).toEqual([NO_DIE, 0, 2]);
  const other = usable({ do: 'reroll', dice: [{ colour: 'yellow' }, {}] }, ['red S', 'red S', 'yellow H']);
  other.use(0);
  expect(optionsOf(other.t, 0, 'die').map((d) => d.die)).toEqual([NO_DIE, 2]);
});

test('AP-159 AP-160 R-AP-20 a die is set to any face, or to the one named; locked dice are frozen', () => {
  const { t, use } = usable({ do: 'setFace', die: { colour: 'red' }, to: 'any' }, ['red blank', 'red S#', 'green A']);
  expect(
    optionsOf(t, 0, 'roll')
      .filter((d) => d.do === 'hero')
      .map((d) => d.die),
  ).toEqual([0]);
  use(0);
  expect(optionsOf(t, 0, 'face')).toHaveLength(4);
  take(t, { seat: 0, kind: 'face', face: face('red SS') });
  expect(poolOf(t)[0]).toBe('red SS');

  const named = usable({ do: 'setFace', die: { colour: 'red' }, to: 'S' }, ['red blank']);
  named.use(0);
  expect(poolOf(named.t)).toEqual(['red S']);
});

test('a symbol may count as another, if that helps', () => {
  const { t, use } = usable({ do: 'convert', from: 'shield', to: 'magic' }, ['yellow HH', 'blue MM']);
  expect(succeeds(t)).toBe(false);
  use();
  expect(succeeds(t)).toBe(true);
  expect(shieldsNow(t)).toBe(1);
});

test('R-AP-23 a symbol counts as another only where that helps', () => {
  const { t, use } = usable({ do: 'convert', from: 'arrow', to: 'sword', amount: 2 }, ['green AA', 'green A']);
  use();
  expect(succeeds(t)).toBe(true);
});

test('AP-117 an immunity can be ended', () => {
  const { t, use } = usable({ do: 'endImmunity' }, ['red SS', 'red S']);
  expect(succeeds(t)).toBe(false);
  use();
  expect(succeeds(t)).toBe(true);
});

test.each<[Operation, object]>([
  [
    { do: 'ignore', wounds: 'light', amount: 1 },
    { light: 1, deadly: 1 },
  ],
  [
    { do: 'ignore', wounds: 'light', amount: 'all' },
    { light: 0, deadly: 1 },
  ],
  [
    { do: 'ignore', wounds: 'deadly', amount: 1 },
    { light: 2, deadly: 0 },
  ],
  [
    { do: 'ignore', wounds: 'any', amount: 2 },
    { light: 1, deadly: 0 },
  ],
  [{ do: 'downgrade' }, { light: 3, deadly: 0 }],
])('AP-087 %j leaves %j of two light wounds and a deadly one', (op, left) => {
  const { t, use } = usable(op, ['red S']);
  use();
  expect(woundsOf(t)).toMatchObject(left);
});

test('AP-161 R-AP-53 healing asks whom, if there is a choice', () => {
  const id = heroWith({ when: 'roll', does: [{ do: 'heal' }] });
  const t = tableWith({ parties: [{ heroes: [id, 'tolly-quill!', 'nib-twopence!'] }, {}] });
  rolled(t, ownQuest({}), ['red S'], [heroCard(id)]);
  take(t, { seat: 0, kind: 'roll', do: 'hero', card: heroCard(id), power: 0, die: NO_DIE, rune: NO_RUNE });
  expect(waiting(t)).toEqual(['0 heal']);
  take(t, { seat: 0, kind: 'heal', hero: heroCard('nib-twopence') });
  expect(party(t, 0)).toEqual([id, 'tolly-quill!', 'nib-twopence']);
});

test('gold, VP, items, the banner and a level-up come at once', () => {
  const does: Operation[] = [{ do: 'gold', amount: 2 }, { do: 'vp', amount: 1 }, { do: 'draw' }, { do: 'banner' }, { do: 'levelUp' }];
  const id = heroWith({ when: 'success', does });
  const t = tableWith({ parties: [{ heroes: [id], gold: 0, banner: false }, {}] });
  rolled(t, ownQuest({}), ['red S']);
  finishRoll(t);
  expect(t.seats[0]).toMatchObject({ gold: 2, tokens: 1, banner: true });
  expect(t.seats[0]!.hand).toHaveLength(1);
  expect(party(t, 0)).toEqual([`${id}+`]);
  expect(waiting(t)).toEqual(['0 tavern']);
});

test('R-AP-56 powers on success are gone with the dead, what was added stays', () => {
  const id = heroWith({ when: 'success', does: [{ do: 'gold', amount: 5 }] }, { when: 'pool', does: [{ do: 'add', symbol: 'magic' }] });
  const quest = ownQuest({ needs: { magic: 1 }, damage: { deadly: 1 } });
  const t = tableWith({ parties: [{ heroes: [id], gold: 0 }, {}] });
  t.town.push(quest);
  choosingQuest(t);
  march(t, quest, [id]);
  take(t, { seat: 0, kind: 'pool', do: 'roll' });
  t.pool = [];
  finishRoll(t);
  expect(t.seats[0]).toMatchObject({ gold: 0, quests: [quest], heroes: [] });
});

test('powers on failure, on payday, on a spent rune and on a death', () => {
  const fails = heroWith({ when: 'failure', does: [{ do: 'gold', amount: 3 }] }, { when: 'payday', does: [{ do: 'gold', amount: 1 }] });
  const t = tableWith({ parties: [{ heroes: [fails], gold: 0 }, {}] });
  beginTurn(t);
  expect(t.seats[0]!.gold).toBe(3);
  rolled(t, ownQuest({ needs: { hearts: 9 } }), ['red S']);
  finishRoll(t);
  expect(t.seats[0]!.gold).toBe(6);

  const mage = heroWith({ when: 'runeSpent', does: [{ do: 'add', symbol: 'magic' }] }, { when: 'kill', does: [{ do: 'gold', amount: 4 }] });
  const u = tableWith({ parties: [{ heroes: [mage, 'tolly-quill'], gold: 0 }, {}] });
  rolled(u, ownQuest({ slots: 2, needs: { magic: 1 }, damage: { deadly: 1 } }), ['green R', 'red blank']);
  take(u, { seat: 0, kind: 'roll', do: 'rune', die: 1, rune: 0 });
  expect(succeeds(u)).toBe(true);
  take(u, { seat: 0, kind: 'roll', do: 'evaluate' }, { seat: 0, kind: 'wound', wound: 'deadly', hero: heroCard('tolly-quill') });
  expect(u.seats[0]!.gold).toBe(4);
});

test('a hero may make things cheaper, but never so that items are bought to be sold', () => {
  const thrifty = heroWith({
    when: 'tavern',
    does: [
      { do: 'discount', on: 'hire', amount: 9 },
      { do: 'discount', on: 'buyItem', amount: 9 },
      { do: 'discount', on: 'upgrade', amount: 1 },
    ],
  });
  const t = tableWith({ parties: [{ heroes: [thrifty] }, {}], level: 3, heroRow: ['nib-twopence'] });
  inTavern(t);
  expect(hirePrice(t, 0, heroCard('nib-twopence'))).toBe(1);
  expect(priceOf(t, 0, 'buyItem')).toBe(2);
  expect(priceOf(t, 0, 'upgrade')).toBe(3);
  expect(priceOf(t, 1, 'upgrade')).toBe(4);
});

test('a power can cost gold, and may do something when its hero retires', () => {
  const { t, use } = usable({ do: 'add', symbol: 'arrow', amount: 3 }, ['red S'], { gold: 2 });
  use();
  expect(t.seats[0]!.gold).toBe(1);
  expect(succeeds(t)).toBe(true);

  const old = ownHero({ upgraded: { dice: 'R', powers: [{ when: 'retire', does: [{ do: 'gold', amount: 6 }] }] } });
  const u = tableWith({ parties: [{ heroes: [`${old}+`], gold: 2 }, {}], heroRow: ['nib-twopence'] });
  inTavern(u);
  take(u, { seat: 0, kind: 'tavern', do: 'hire', hero: heroCard('nib-twopence'), over: heroCard(old) });
  expect(u.seats[0]!.gold).toBe(6);
});

test.each<[Power['if'], string[], boolean]>([
  [{ if: 'critical' }, ['red SS'], true],
  [{ if: 'critical' }, ['blue MM'], false],
  [{ if: 'colour', colour: 'blue' }, ['blue blank'], true],
  [{ if: 'symbol', symbol: 'rune' }, ['green A'], false],
  [{ if: 'symbol', symbol: 'rune' }, ['green A+R'], true],
  [{ if: 'upgraded' }, ['red S'], false],
  [{ if: 'wounded' }, ['red S'], true],
  [{ if: 'tier', tier: 'town' }, ['red S'], true],
  [{ if: 'tier', tier: 'forest' }, ['red S'], false],
  [{ if: 'fewerHeroes', than: 2 }, ['red S'], true],
])('AP-162 R-AP-55 the condition %j with %j holds: %s', (condition, dice, holds) => {
  const id = heroWith({ when: 'evaluate', if: condition!, does: [{ do: 'add', symbol: 'arrow', amount: 9 }] });
  const t = tableWith({ parties: [{ heroes: [`${id}!`] }, {}] });
  rolled(t, ownQuest({ needs: { arrow: 9 } }), dice);
  expect(succeeds(t)).toBe(holds);
});

test.each([
  ['critical', ['red SS', 'green AA', 'blue MM'], 2],
  ['blank', ['red blank', 'green A'], 1],
  ['locked', ['red S#', 'green A'], 1],
  ['wounded', ['red S'], 1],
] as const)('symbols for each %s of %j: %i', (per, dice, n) => {
  const id = heroWith({ when: 'evaluate', does: [{ do: 'add', symbol: 'shield', per }] });
  const t = tableWith({ parties: [{ heroes: [`${id}!`] }, {}] });
  rolled(t, ownQuest({}), [...dice]);
  expect(shieldsNow(t)).toBe(n);
});

test('AP-142 R-AP-18 potions are drunk one at a time before the roll, and discarded', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill'], hand: ['bottled-second-wind', 'suspicious-cordial'] }, {}] });
  const quest = ownQuest({});
  t.town.push(quest);
  choosingQuest(t);
  march(t, quest, ['tolly-quill']);
  take(t, { seat: 0, kind: 'pool', do: 'potion', card: item('bottled-second-wind') });
  take(t, { seat: 0, kind: 'pool', do: 'potion', card: item('suspicious-cordial') }, { seat: 0, kind: 'colour', colour: 2 });
  expect(t.pool.map((die) => die & 3)).toEqual([1, 3, 2]);
  expect(t.itemDiscard).toEqual([item('bottled-second-wind'), item('suspicious-cordial')]);
  expect(waiting(t)).toEqual(['0 pool']);
});

test('R-AP-54 the Arena counts what lies there, but no spent rune', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill', 'nib-twopence'] }, {}], level: 3, arena: 'archers-brunch' });
  rolled(t, ownQuest({ slots: 2 }), ['green A+R', 'green AA', 'green R']);
  t.trial = 'arena';
  expect(arenaTotal(t)).toBe(5);
  willShow(t, face('green blank'));
  take(t, { seat: 0, kind: 'roll', do: 'rune', die: 2, rune: 0 });
  expect(arenaTotal(t)).toBe(3);
});

test('AP-076 a hero who may count as two fills one slot or two', () => {
  const t = tableWith({ parties: [{ heroes: ['twelve-rats-in-mail', 'tolly-quill'] }, {}] });
  const three = ownQuest({ slots: 3 });
  const two = ownQuest({ slots: 2 });
  t.town.push(two, three);
  choosingQuest(t);
  const sets = (quest: number) =>
    optionsOf(t, 0, 'quest')
      .filter((d) => d.quest === quest)
      .map((d) => (d.heroes as number[]).length);
  expect(sets(three)).toEqual([2]);
  expect(sets(two).sort()).toEqual([1, 2]);
});

test('AP-143 R-AP-46 relics count at the end, flat or for what one has', () => {
  const sets = ownItem({ type: 'relic', powers: [{ when: 'end', does: [{ do: 'vp', amount: 3, per: 'set' }] }] });
  const rich = ownItem({ type: 'relic', powers: [{ when: 'end', does: [{ do: 'vp', amount: 1, per: 'gold', every: 4 }] }] });
  const t = tableWith({
    parties: [{ gold: 9, hand: [sets, rich, 'mug-of-the-old-king'], quests: ['haunted-turnip', 'very-old-ambush', 'yeti-choir'] }, {}],
  });
  expect(game.sight.view(t, 0).seats[0]!.vpWithRelics).toBe(0 + 1 + 4 + 3 + 2 + 1);
  expect(game.sight.view(t, 1).seats[0]).toMatchObject({ vp: 5, vpWithRelics: null });
});

test('AP-112 a power that was used is used on the upgraded side, too; what is new there is not', () => {
  const heal: Power = { when: 'roll', cost: 'rune', does: [{ do: 'heal' }] };
  const shield: Power = { when: 'roll', cost: 'rune', does: [{ do: 'add', symbol: 'shield' }] };
  const id = ownHero({ standard: { dice: 'G', powers: [heal] }, upgraded: { dice: 'GG', powers: [shield, heal] } });
  const t = tableWith({ parties: [{ heroes: [id, 'tolly-quill!', 'nib-twopence!'], hand: ['diploma-of-heroism'] }, {}] });
  rolled(t, ownQuest({ slots: 3 }), ['green R', 'green R']);
  const use = (power: number, rune: number) =>
    ({ seat: 0, kind: 'roll', do: 'hero', card: heroCard(id), power, die: NO_DIE, rune }) as const;
  take(t, use(0, 0), { seat: 0, kind: 'heal', hero: heroCard('tolly-quill') });
  take(t, { seat: 0, kind: 'roll', do: 'scroll', card: item('diploma-of-heroism'), power: 0, die: NO_DIE, rune: NO_RUNE });
  take(t, { seat: 0, kind: 'levelUp', hero: heroCard(id) });
  expect(party(t, 0)).toEqual([`${id}+`, 'tolly-quill', 'nib-twopence!']);
  expect(refusedBy(t, use(1, 1))).toBe('AP-112');
  expect(game.play.refuse(t, use(0, 1))).toBeNull();
});

test.each([
  [false, 'AP-108'],
  [true, undefined],
])('R-AP-20 with locked dice settable (%s) a rune may set its own die', (lockedSettable, rule) => {
  const power: Power = { when: 'roll', cost: 'rune', does: [{ do: 'setFace', die: { colour: 'green' }, to: 'AA' }] };
  const id = heroWith(power);
  const t = tableWith({ parties: [{ heroes: [id] }, {}], rules: { 'dice.lockedSettable': lockedSettable } });
  rolled(t, ownQuest({}), ['green A+R']);
  const use = { seat: 0, kind: 'roll', do: 'hero', card: heroCard(id), power: 0, die: 0, rune: 0 } as const;
  expect(game.play.refuse(t, use)?.rule).toBe(rule);
  if (rule !== undefined) return;
  take(t, use);
  expect(poolOf(t)).toEqual(['green AA#']);
});

test.each([
  [{ magic: 1, hearts: 1 }, 'blue blank', 'blue MM'],
  [{ magic: 1 }, 'blue blank', 'blue M'],
  [{ sword: 2 }, 'red blank', 'red SS'],
  [{ arrow: 2 }, 'green blank', 'green AA'],
])('AP-159 when time is up %j sets %s to %s', (needs, lies, shown) => {
  const id = heroWith({ when: 'roll', does: [{ do: 'setFace', die: {}, to: 'any' }] });
  const t = tableWith({ parties: [{ heroes: [id] }, {}] });
  rolled(t, ownQuest({ needs }), ['red blank', lies]);
  take(t, { seat: 0, kind: 'roll', do: 'hero', card: heroCard(id), power: 0, die: 1, rune: NO_RUNE });
  byClock(t, 'face');
  expect(poolOf(t)[1]).toBe(shown);
});

test.each<[Operation, object]>([
  [
    { do: 'ignore', wounds: 'light', amount: 1 },
    { light: 1, deadly: 1 },
  ],
  [
    { do: 'ignore', wounds: 'light', amount: 'all' },
    { light: 0, deadly: 1 },
  ],
  [{ do: 'downgrade' }, { light: 3, deadly: 0 }],
])('AP-087 a hero with %j by himself leaves %j of two light wounds and a deadly one', (op, left) => {
  const t = tableWith({ parties: [{ heroes: [heroWith({ when: 'wounds', does: [op] })] }, {}] });
  rolled(t, ownQuest({ damage: { light: 2, deadly: 1 } }), ['red S']);
  expect(woundsOf(t)).toMatchObject(left);
});

test('R-AP-59 what can be done in part is done in part', () => {
  const id = heroWith({ when: 'roll', does: [{ do: 'heal' }, { do: 'add', symbol: 'shield' }] });
  const t = tableWith({ parties: [{ heroes: [id] }, {}] });
  rolled(t, ownQuest({}), ['red S']);
  take(t, { seat: 0, kind: 'roll', do: 'hero', card: heroCard(id), power: 0, die: NO_DIE, rune: NO_RUNE });
  expect([shieldsNow(t), t.using, t.chosen]).toEqual([1, NONE, []]);
});

test('AP-158 no more dice are rerolled than the power says, and none that is locked', () => {
  const { t, use } = usable({ do: 'reroll', dice: [{}], upTo: 2 }, ['red S', 'red S', 'red S', 'red S#']);
  use(0);
  expect(refusedBy(t, { seat: 0, kind: 'die', die: 3 })).toBe('AP-107');
  willShow(t, face('red SS'), face('red blank'));
  take(t, { seat: 0, kind: 'die', die: 2 });
  expect([poolOf(t), t.chosen, waiting(t)]).toEqual([['red SS', 'red S', 'red blank', 'red S#'], [], ['0 roll']]);
});
