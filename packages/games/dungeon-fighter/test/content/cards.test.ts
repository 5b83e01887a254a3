import { describe, expect, test } from 'vitest';
import { EQUIPMENT } from '../../src/content/equipment.ts';
import { HEROES } from '../../src/content/heroes.ts';
import { BOSS_CARDS, BY_LEVEL, MONSTERS } from '../../src/content/monsters.ts';
import { RANKS, rankOf } from '../../src/content/ranks.ts';
import { BOSS_SHEETS, SHEETS } from '../../src/content/sheets.ts';
import { abilityText, equipmentText, monsterText, roomText } from '../../src/content/text.ts';
import { ABILITIES, COLOURS, MONSTER_TYPES, type Sheet } from '../../src/content/vocabulary.ts';
import { BONUS_DICE, COINS, FULL_HEALTH } from '../../src/table.ts';
import { type DfSay, inEnglish } from '../../src/texts.ts';
import { THROW_KEYS } from '../../src/throws/index.ts';

const say: DfSay = inEnglish;
const differ = (cards: readonly { id: string; name: string }[]) =>
  new Set(cards.map(({ id }) => id)).size === cards.length && new Set(cards.map(({ name }) => name)).size === cards.length;

describe('what is in the box', () => {
  test('DF-014 three hero dice: blue, green, red', () => expect(COLOURS).toEqual(['blue', 'green', 'red']));
  test('DF-015 nine bonus dice', () => expect(BONUS_DICE).toBe(9));
  test('DF-017 thirty coins', () => expect(COINS).toBe(30));
  test('DF-022 DF-235 53 Equipment cards of three types: 25 weapons, 12 armor, 16 items', () => {
    const count = (type: string) => EQUIPMENT.filter((card) => card.type === type).length;
    expect([EQUIPMENT.length, count('weapon'), count('armor'), count('item')]).toEqual([53, 25, 12, 16]);
    expect(differ(EQUIPMENT)).toBe(true);
  });
  test('DF-023 DF-046 53 Monster cards, 13, 13, 13 and 14 of the levels I to IV', () => {
    expect(BY_LEVEL.map((cards) => cards.length)).toEqual([13, 13, 13, 14]);
    expect(differ(MONSTERS)).toBe(true);
  });
  test('DF-024 four Final Bosses without level and gold', () => {
    expect(BOSS_CARDS).toHaveLength(4);
    expect(BOSS_CARDS.every((card) => MONSTERS[card]!.level === 0 && MONSTERS[card]!.gold === 0)).toBe(true);
  });
  test('DF-025 DF-150 nine Hero sheets with three abilities each; all nineteen occur', () => {
    expect(HEROES).toHaveLength(9);
    expect(HEROES.every(({ abilities }) => abilities.length === 3)).toBe(true);
    const used = new Set(HEROES.flatMap(({ abilities }) => abilities.map(({ ability }) => ability)));
    expect(used).toEqual(new Set(ABILITIES));
  });
  test('DF-236 every sheet has exactly three equipment icons', () =>
    expect(HEROES.map(({ slots }) => slots.length)).toEqual(HEROES.map(() => 3)));
  test('DF-027 DF-028 four dungeon sheets and two Final Boss sheets, two sides each', () =>
    expect([SHEETS.length, BOSS_SHEETS.length]).toEqual([8, 4]));
  test('DF-026 the Hit Point sheet reaches 40: nobody has more', () =>
    expect(Math.max(...MONSTERS.map(({ hp }) => hp))).toBeLessThanOrEqual(40));
  test('DF-045 a hero has 9 hit points', () => expect(FULL_HEALTH).toBe(9));
});

describe('monsters', () => {
  test('DF-083 a card has type, name, health, damage, gold, and an ability, a requirement or neither', () => {
    for (const { type, name, hp, damage, gold, ability, throw: key } of MONSTERS) {
      expect(MONSTER_TYPES).toContain(type);
      expect(name).not.toBe('');
      expect(hp > 0 && damage > 0 && gold >= 0).toBe(true);
      expect(ability !== undefined && key !== undefined).toBe(false);
    }
  });
  test('DF-330 DF-334 DF-335 every ability occurs, and Resistant bars at most two colours', () => {
    const used = new Set(MONSTERS.flatMap(({ ability }) => (ability === undefined ? [] : [ability.ability])));
    expect(used).toEqual(new Set(['kleptomaniac', 'leeching', 'greedy', 'tricky', 'rabid', 'resistant']));
    const most = MONSTERS.flatMap(({ ability }) => (ability?.ability === 'resistant' ? [ability.colours.length] : []));
    expect(Math.max(...most)).toBeLessThanOrEqual(2);
  });
  test('all six types occur on every level', () => {
    for (const cards of BY_LEVEL) expect(new Set(cards.map((card) => MONSTERS[card]!.type)).size).toBe(6);
  });
});

describe('equipment', () => {
  test('DF-180 DF-181 every weapon has a requirement and a bonus, and all 22 throws occur', () => {
    const weapons = EQUIPMENT.flatMap(({ effect }) => (effect.effect === 'weapon' ? [effect] : []));
    expect(weapons).toHaveLength(25);
    expect(weapons.every(({ plus = 0, times = 1 }) => plus > 0 || times > 1)).toBe(true);
    expect(new Set(weapons.map((each) => each.throw))).toEqual(new Set(THROW_KEYS));
  });
  test('prices are 1 to 6 coins', () => expect(EQUIPMENT.every(({ price }) => price >= 1 && price <= 6)).toBe(true));
  test('what is printed is made of the data: every card and room has its text', () => {
    const texts = [
      ...EQUIPMENT.map(({ effect }) => equipmentText(say, effect)),
      ...HEROES.flatMap(({ abilities }) => abilities.map((each) => abilityText(say, each))),
      ...MONSTERS.filter(({ ability, throw: key }) => (ability ?? key) !== undefined).map((card) => monsterText(say, card)),
      ...[...SHEETS, ...BOSS_SHEETS].flatMap(({ rooms }) => rooms.map(({ kind }) => roomText(say, kind))),
    ];
    expect(texts.filter((text) => text === '' || text.includes('{'))).toEqual([]);
  });
  test('the text of a weapon follows its figures', () => {
    expect(equipmentText(say, { effect: 'weapon', throw: 'blind', plus: 3 })).toBe('Blind (with eyes shut): +3');
    expect(equipmentText(say, { effect: 'weapon', throw: 'jump', times: 2 })).toBe('Jump (with both feet off the floor): ×2');
  });
});

/** The longest way through a sheet, in rooms. */
function longest({ rooms }: Sheet, from = 0): number {
  return 1 + Math.max(0, ...rooms[from]!.exits.map((exit) => longest({ id: '', name: '', rooms }, exit)));
}

describe('sheets', () => {
  const all = [...SHEETS, ...BOSS_SHEETS];
  test('DF-040 DF-250 the only way out of a sheet is its shop, the last room', () => {
    for (const { rooms } of all) {
      const ends = rooms.filter(({ exits }) => exits.length === 0);
      expect(ends).toEqual([rooms.at(-1)]);
      expect(ends[0]!.kind.room).toBe('shop');
    }
  });
  test('arrows never lead back, and every room can be reached', () => {
    for (const { rooms } of all) {
      rooms.forEach(({ exits }, room) => {
        expect(exits.every((exit) => exit > room && exit < rooms.length)).toBe(true);
      });
      const reached = new Set([0, ...rooms.flatMap(({ exits }) => exits)]);
      expect(reached.size).toBe(rooms.length);
    }
  });
  test('R-DF-43 no way through the dungeon is longer than 14 rooms, so 14 monsters are enough', () => {
    const floor = Math.max(...SHEETS.map((each) => longest(each)));
    const last = Math.max(...BOSS_SHEETS.map((each) => longest(each)));
    expect(floor + floor + last).toBeLessThanOrEqual(14);
  });
});

describe('titles of the score', () => {
  test.each([
    ['DF-280 up to 0', [-7, 0], 'cautionary-tales'],
    ['DF-281 1 to 5', [1, 5], 'enthusiastic-ballast'],
    ['DF-282 6 to 10', [6, 10], 'unpaid-interns-of-doom'],
    ['DF-283 11 to 15', [11, 15], 'torch-carriers-first-class'],
    ['DF-284 16 to 20', [16, 20], 'locally-tolerated'],
    ['DF-285 21 to 25', [21, 25], 'statistically-heroic'],
    ['DF-286 26 to 30', [26, 30], 'subjects-of-one-ballad'],
    ['DF-287 31 to 35', [31, 35], 'subjects-of-several-ballads'],
    ['DF-288 36 to 40', [36, 40], 'owners-of-the-copyright'],
    ['DF-289 more than 40', [41, 60], 'please-stop'],
  ])('%s', (_title, scores, rank) => {
    expect(scores.map(rankOf)).toEqual([rank, rank]);
  });
  test('every title has a name', () =>
    expect(RANKS.map(([, rank]) => inEnglish(`rank.${rank}`)).filter((name) => name.startsWith('rank.'))).toEqual([]));
});
