import { readFileSync } from 'node:fs';
import { configFor, readRules, sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { ABILITIES } from '../../src/content/abilities.ts';
import { BLOCKS } from '../../src/content/cards.ts';
import { EVENTS } from '../../src/content/events.ts';
import { GOALS } from '../../src/content/goals.ts';
import { HEROES, hpFor } from '../../src/content/heroes.ts';
import { ITEMS } from '../../src/content/items.ts';
import { tagOf } from '../../src/content/lines.ts';
import { MARAUDER_ABILITIES } from '../../src/content/marauder.ts';
import { describeEvent, describeGoal, describeMarauder, describePowers } from '../../src/content/text.ts';
import { CATEGORIES, type Effect, STATS } from '../../src/content/vocabulary.ts';
import { decksFor, EVENT_DECK } from '../../src/decks.ts';
import { rulesFrom } from '../../src/house-rules.ts';
import { game } from '../../src/index.ts';
import { checkSheet } from '../../src/rules/custom.ts';
import { setup } from '../../src/table.ts';
import { inEnglish } from '../../src/texts.ts';

const printed = <X extends { blank?: true }>(cards: readonly X[]): X[] => cards.filter((card) => !card.blank);
const base = <X extends { expansion?: true; blank?: true }>(cards: readonly X[]): X[] => printed(cards).filter((card) => !card.expansion);
const rules = (options: Record<string, unknown> = {}) => rulesFrom(configFor(game, { seats: 4, options }).options, 4);
const decks = (seats: number, options: Record<string, unknown> = {}) => decksFor(seats, rules(options));
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const named = (cards: readonly { name: string }[]): string[] => cards.map((card) => card.name);

test('PHF-001 R-PHF-01 five decks, and the Marauder’s own', () => {
  expect(decks(4)).toHaveLength(6);
  expect(decks(4).map((deck) => deck.length)).toEqual([24, 10, 24, 64, 40, 0]);
});

test('PHF-002 PHF-014 no deck holds a blank card; owners author heroes with the point-buy', () => {
  const [goals, , abilities, items, events] = decks(4, { 'expansion.marauder': true });
  for (const [deck, cards] of [
    [goals!, GOALS],
    [abilities!, ABILITIES],
    [items!, ITEMS],
    [events!, EVENTS],
  ] as const) {
    for (const card of deck) expect(cards[card]).not.toHaveProperty('blank');
  }
  expect(game.about.houseRules['custom.heroes']).toBeDefined();
});

test('PHF-015 the ten base heroes', () => {
  expect(named(base(HEROES)).sort()).toEqual(
    ['Rogue', 'Wizard', 'Cleric', 'Druid', 'Bard', 'Barbarian', 'Fighter', 'Warlock', 'Ranger', 'Paladin'].sort(),
  );
});

test('PHF-016 PHF-140 the expansion adds four heroes, four items, four abilities and the Marauder', () => {
  expect(named(HEROES.filter((hero) => hero.expansion))).toEqual(['Mystic', 'Artificer', 'Monk', 'Sorcerer']);
  expect(ITEMS.filter((card) => card.expansion)).toHaveLength(4);
  expect(ABILITIES.filter((card) => card.expansion)).toHaveLength(4);
  expect(MARAUDER_ABILITIES.length).toBe(10);
});

test('PHF-141 R-PHF-53 with the expansion its cards are shuffled into the base decks, abilities too', () => {
  expect(decks(4, { 'expansion.marauder': true }).map((deck) => deck.length)).toEqual([28, 14, 28, 68, 46, 10]);
});

test('PHF-142 expansion cards carry a mark', () => {
  for (const card of [HEROES, printed(ABILITIES), printed(GOALS), printed(EVENTS), printed(ITEMS)].map((cards) => cards.at(-1)!))
    expect(card.expansion).toBe(true);
});

test('PHF-035 PHF-036 six stats, and nothing else', () => {
  expect(STATS).toEqual(['str', 'con', 'dex', 'int', 'wis', 'cha']);
});

test('PHF-043 PHF-039 E-PHF-01 HP is 10 + 2 x CON, one number for start and maximum', () => {
  for (const hero of HEROES) expect([hero.name, hero.hp]).toEqual([hero.name, hpFor(hero.stats[1]!)]);
  expect(HEROES.find((hero) => hero.name === 'Barbarian')).toMatchObject({ stats: [7, 7, 3, 1, 1, 1], hp: 24 });
  for (const hero of HEROES) expect(hero.hp).toBeGreaterThanOrEqual(10);
});

test('PHF-044 PHF-050 E-PHF-02 no printed stat is above 8, and stats, MOV and CMB add up to 20', () => {
  for (const hero of HEROES) {
    expect(Math.max(...hero.stats)).toBeLessThanOrEqual(8);
    expect([hero.name, sum(hero.stats) + hero.move + hero.combat]).toEqual([hero.name, 20]);
  }
  const slow = { seat: 0, kind: 'build', name: 'Slow', gender: 0, stats: SLOW, move: -2, combat: -2, side: 'B', hp: 20 } as const;
  expect(sum(SLOW)).toBe(24);
  expect(checkSheet(rules(), slow)).toBeNull();
  const quicker = { ...slow, move: -1 };
  expect(checkSheet(rules(), quicker)?.rule).toBe('PHF-050');
});

/** The stats of a hero with MOV -2 and CMB -2. */
const SLOW = [2, 5, 3, 5, 8, 1];

test('PHF-046 PHF-048 PHF-049 MOV and CMB are from -2 to 2; base heroes have none', () => {
  for (const hero of HEROES) {
    expect(Math.abs(hero.move)).toBeLessThanOrEqual(2);
    expect(Math.abs(hero.combat)).toBeLessThanOrEqual(2);
    expect(hero.stats).toHaveLength(6);
  }
  for (const hero of base(HEROES)) expect([hero.move, hero.combat]).toEqual([0, 0]);
});

test('PHF-038 every hero has a spread of its own, a best stat of 5 to 8, and every stat is somebody’s best', () => {
  expect(new Set(HEROES.map((hero) => hero.stats.join())).size).toBe(HEROES.length);
  for (const hero of HEROES) expect(Math.max(...hero.stats)).toBeGreaterThanOrEqual(5);
  const best = new Set(HEROES.flatMap((hero) => hero.stats.flatMap((stat, i) => (stat === Math.max(...hero.stats) ? [i] : []))));
  expect(best.size).toBe(6);
});

test('PHF-051 PHF-042 the base set leans slightly to male heroes', () => {
  expect(base(HEROES).filter((hero) => hero.gender === 'male')).toHaveLength(6);
  expect(base(HEROES).filter((hero) => hero.gender === 'female')).toHaveLength(4);
});

test('V-PHF-12 a 20-point hero passes a random check with probability 20/48', () => {
  const chance = (stats: readonly number[]) => sum(stats.map((stat) => Math.min(8, Math.max(0, stat)))) / 48;
  for (const hero of base(HEROES)) expect(chance(hero.stats)).toBeCloseTo(20 / 48);
  expect(chance(SLOW)).toBeCloseTo(0.5);
  expect(chance(HEROES.find((hero) => hero.name === 'Monk')!.stats)).toBeCloseTo(0.3542, 4);
});

test('PHF-034 E-PHF-11 PHF-033 more than 5,400 characters from base cards', () => {
  expect(base(HEROES).length * base(ABILITIES).length * base(GOALS).length).toBeGreaterThan(5400);
});

test('PHF-061 abilities change stats, trade off, or interfere; those that look at gender can be left out', () => {
  expect(base(ABILITIES)).toHaveLength(24);
  expect(ABILITIES.some((card) => card.passive?.some((p) => 'mod' in p && p.by < 0))).toBe(true);
  expect(ABILITIES.some((card) => card.triggers?.some((trigger) => trigger.on === 'attacked'))).toBe(true);
});

test('PHF-122 PHF-127 items are worth 0 to 5, about 2 on average; a third do nothing', () => {
  const treasure = base(ITEMS).map((card) => card.treasure);
  expect(base(ITEMS)).toHaveLength(64);
  expect([Math.min(...treasure), Math.max(...treasure)]).toEqual([0, 5]);
  expect(sum(treasure) / 64).toBeGreaterThan(1.8);
  expect(sum(treasure) / 64).toBeLessThan(2.4);
  const idle = base(ITEMS).filter((card) => describePowers(inEnglish, card) === '');
  expect(idle.length).toBeGreaterThanOrEqual(20);
  expect(base(ITEMS).filter((card) => card.passive).length).toBeGreaterThanOrEqual(20);
  expect(base(ITEMS).filter((card) => card.action || card.reroll).length).toBeGreaterThanOrEqual(16);
});

test('PHF-123 PHF-124 R-PHF-45 ten categories, each on six cards or more; some cards have several, some none', () => {
  expect(CATEGORIES).toHaveLength(10);
  for (const category of CATEGORIES) {
    const cards = base(ITEMS).filter((card) => card.categories.includes(category));
    expect([category, cards.length >= 6]).toEqual([category, true]);
  }
  expect(base(ITEMS).filter((card) => card.categories.length === 0).length).toBeGreaterThanOrEqual(8);
  expect(base(ITEMS).filter((card) => card.categories.length >= 2).length).toBeGreaterThanOrEqual(12);
  expect(base(ITEMS).filter((card) => card.categories.includes('cursed')).length).toBeGreaterThanOrEqual(10);
});

test('PHF-125 PHF-121 events and goals look at categories', () => {
  const text =
    EVENTS.map((card) => describeEvent(inEnglish, card.do)).join(' ') + GOALS.map((card) => describeGoal(inEnglish, card)).join(' ');
  for (const name of ['Food', 'Human Remains', 'Ring', 'Jewelry', 'Foot-Related', 'Headwear', 'Cursed', 'Weapon', 'Armor']) {
    expect(text).toContain(name);
  }
});

test('PHF-126 some items add actions, some are compulsory', () => {
  expect(ITEMS.filter((card) => card.action).length).toBeGreaterThan(10);
  expect(ITEMS.filter((card) => card.triggers?.some((trigger) => !trigger.may)).length).toBeGreaterThanOrEqual(4);
});

test('PHF-018 R-PHF-41 at two seats goals that need other characters are left out', () => {
  expect(decks(2)[0]!.every((goal) => GOALS[goal]!.tag === 'none')).toBe(true);
  expect(decks(3)[0]!.some((goal) => GOALS[goal]!.tag === 'kill')).toBe(true);
  expect(base(GOALS).filter((goal) => goal.tag === 'none').length).toBeGreaterThanOrEqual(12);
  // Whatever one of its lines depends on, the goal does.
  for (const { name, tag, needs } of printed(GOALS)) {
    const tags = needs.map((need) => (need.need === 'named' ? 'kill' : tagOf(need))).filter((found) => found !== 'none');
    expect([name, tag]).toEqual([name, tags[0] ?? 'none']);
  }
});

test('PHF-136 PHF-137 R-PHF-48 [gender.event] one event changes gender and can be removed; [gender.effects] removes all gendered cards', () => {
  const changers = EVENTS.filter((card) => JSON.stringify(card.do).includes('changeGender'));
  expect(named(changers)).toEqual(['Identity Crisis']);
  expect(decks(4, { 'gender.event': false })[EVENT_DECK]).toHaveLength(39);
  const gendered = [...ABILITIES, ...ITEMS, ...EVENTS].filter((card) => /[gG]ender/.test(JSON.stringify(card)) || card.gendered);
  expect(gendered.every((card) => card.gendered)).toBe(true);
  const left = decks(4, { 'gender.effects': false });
  expect([left[2]!.length, left[EVENT_DECK]!.length]).toEqual([22, 38]);
});

test('PHF-145 forty events and six of the expansion, three of them summon; two in five are bad, one in four good', () => {
  expect(base(EVENTS)).toHaveLength(40);
  expect(EVENTS.filter((card) => card.expansion)).toHaveLength(6);
  expect(EVENTS.filter((card) => card.do[0]?.do === 'summon')).toHaveLength(3);
  const share = (tone: string) => base(EVENTS).filter((card) => card.tone === tone).length / 40;
  expect([share('bad'), share('mixed'), share('good')]).toEqual([0.4, 0.375, 0.225]);
});

test('no event does more than 5 damage at once', () => {
  const amounts = BLOCKS.flat().flatMap((effect) => (effect.do === 'damage' ? [effect.amount] : []));
  expect(Math.max(...amounts)).toBeLessThanOrEqual(5);
});

test('every card has a text of its own where it does something, and names and ids are unique', () => {
  const texts = [
    ...printed(ABILITIES).map((card) => describePowers(inEnglish, card)),
    ...GOALS.map((card) => describeGoal(inEnglish, card)),
    ...printed(EVENTS).map((card) => describeEvent(inEnglish, card.do)),
    ...MARAUDER_ABILITIES.map((card) => describeMarauder(inEnglish, card)),
  ];
  for (const text of texts) {
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/undefined|NaN|\bnull\b|\.\.|: \./);
  }
  for (const cards of [printed(ABILITIES), printed(GOALS), printed(EVENTS), printed(ITEMS), HEROES, MARAUDER_ABILITIES]) {
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
  }
});

/** Effects that cannot hurt, move or rob anybody who is just being asked something. */
const HARMLESS: Effect['do'][] = ['heal', 'mod', 'peek'];

test('PHF-068 actions in other players’ turns are harmless to whoever is being asked', () => {
  const others = [...ABILITIES, ...ITEMS].filter((card) => card.action?.when === 'round');
  expect(named(others)).toEqual(['Borrowed Halo']);
  for (const card of others) for (const effect of card.action!.do) expect(HARMLESS).toContain(effect.do);
});

test('PHF-162 no Marauder ability uses the effects of items', () => {
  for (const card of MARAUDER_ABILITIES) expect(Object.keys(card)).not.toContain('passive');
});

test('PHF-030 decks are shuffled', () => {
  const config = configFor(game, { seats: 4 });
  expect(setup(config, sfc32(1)).draw).not.toEqual(setup(config, sfc32(2)).draw);
});

test('PHF-139 the rules can be looked up: they have headings and statements', () => {
  const statements = readRules(readFileSync(game.about.rules, 'utf8'));
  expect(statements).toHaveLength(296);
  expect(new Set(statements.map((s) => s.heading)).size).toBeGreaterThan(20);
});
