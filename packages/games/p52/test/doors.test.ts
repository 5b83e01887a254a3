import { configFor, keptBy, readMaterial, readThing, sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { DROWNED_BAILEY } from '../src/content/scenarios.ts';
import { game } from '../src/index.ts';
import { created } from '../src/rules/creation.ts';
import { bookOf } from '../src/scenario/book.ts';
import { scene } from './fight.ts';
import { cards } from './table.ts';

const book = bookOf(DROWNED_BAILEY);
const made = {
  race: 'cragborn',
  profession: 'shieldhand',
  quirk: null,
  flipped: cards('2♠', '5♠', '6♠'),
  split: { Think: 5 },
  ability: null,
};
const sheet = created({ ...made, name: 'Gorm', backstory: '' }, { floorLast: false }, book)!;
const shelved = { scenario: 'drownedBailey', made, character: sheet, isDead: false };
const bring =
  (thing: unknown, seats = 1) =>
  () =>
    configFor(game, { seats, brings: [thing] });

test('P52-021 P52-251 a character that is brought sits down as it is, and keeps what it has', () => {
  const config = bring({ ...shelved, character: { ...sheet, items: [{ item: 'lockPick', equipped: false }] } })();
  const t = game.play.setup(config, sfc32(1));
  expect(t.heroes[0]!.sheet).toMatchObject({ name: 'Gorm', items: [{ item: 'lockPick', equipped: false }] });
});

test.each([
  ['cores below those it began with', { ...sheet, cores: { ...sheet.cores, Lift: 1 } }],
  ['an ability it cannot have learned', { ...sheet, level: 3, abilities: [...sheet.abilities, { id: 'ghostBell', level: 1 }] }],
  ['more abilities than its level allows', { ...sheet, abilities: [...sheet.abilities, { id: 'boot', level: 1 }] }],
  ['something the scenario does not have', { ...sheet, items: [{ item: 'railgun', equipped: false }] }],
  ['two hoods on one head', { ...sheet, items: ['eelhideHood', 'ratcatchersHat'].map((item) => ({ item, equipped: true })) }],
])('P52-254 a sheet is refused with %s', (_what, character) => {
  expect(bring({ ...shelved, character })).toThrow();
});

test('P52-033 P52-036 a log of making with more points than its cards gave is refused', () => {
  expect(() => readThing(game, { ...shelved, made: { ...made, split: { Think: 6 } } })).toThrow('log of its making');
});

test('P52-005 another scenario’s character stays at home, and so do the dead', () => {
  expect(bring({ ...shelved, scenario: 'elsewhere' })).toThrow('another scenario');
  expect(bring({ ...shelved, isDead: true })).toThrow('dead');
});

test('P52-251 what a character takes home can be brought again, without keys and prizes', () => {
  const { t } = scene('S a', [{ ...sheet, items: ['tollBook', 'lockPick'].map((item) => ({ item, equipped: false })) }]);
  t.heroes[0]!.draft = made;
  const kept = keptBy(game, t, 0);
  expect(readThing(game, kept)).toMatchObject({ character: { name: 'Gorm', items: [{ item: 'lockPick', equipped: false }] } });
  expect(bring(kept)).not.toThrow();
});

test('P52-005 P52-114 a scenario of somebody else is material, and its flaws are told by line', () => {
  expect(readMaterial(game, 'drowned-bailey').title).toBe('The Drowned Bailey');
  expect(() => readMaterial(game, { ...JSON.parse(JSON.stringify(DROWNED_BAILEY)), races: [] })).toThrow(/line \d+, column \d+/);
});
