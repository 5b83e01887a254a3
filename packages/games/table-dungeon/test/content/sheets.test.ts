import { sayer } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { enemyAt } from '../../src/content/enemies.ts';
import { damageAt, healthAt, type Level } from '../../src/content/scale.ts';
import { SHEET_1 } from '../../src/content/sheet-1.ts';
import { SHEET_2 } from '../../src/content/sheet-2.ts';
import { SHEET_3 } from '../../src/content/sheet-3.ts';
import { SHEET_4 } from '../../src/content/sheet-4.ts';
import { describe } from '../../src/content/text.ts';
import {
  CLASSES,
  type ClassId,
  type Condition,
  type Effect,
  type EnemyRow,
  SUITS,
  type Suit,
  type Who,
} from '../../src/content/vocabulary.ts';
import { inEnglish, type TdSay, texts } from '../../src/texts.ts';

const LEVELS: Level[] = [1, 2, 3, 4];
const SHEETS: Record<Level, EnemyRow[]> = { 1: SHEET_1, 2: SHEET_2, 3: SHEET_3, 4: SHEET_4 };
const rows = Object.values(SHEETS).flat();
const printed = (row: EnemyRow): string => describe(inEnglish, row);
const at = (level: Level, roll: number) => SHEETS[level].find((row) => row.roll === roll)!;

test('TD-007 each of the four sheets has one row for every roll from 1 to 24', () => {
  const rolls = Array.from({ length: 24 }, (_, i) => i + 1);
  for (const level of LEVELS) expect(SHEETS[level].map((row) => row.roll)).toEqual(rolls);
  expect(rows).toHaveLength(96);
});

test('TD-026 the enemy is the row with that roll on the sheet of that level', () => {
  for (const level of LEVELS) for (const row of SHEETS[level]) expect(enemyAt(level, row.roll)).toMatchObject({ ...row, level });
});

test('TD-027 TD-028 R-TD-15 on level 1 health is the roll and damage is 4', () => {
  for (const row of SHEET_1) expect([row.name, row.health, row.damage]).toEqual([row.name, row.roll, 4]);
});

test('R-TD-15 every row has health and damage of its own, near the scale of its level', () => {
  const stray = LEVELS.flatMap((level) =>
    SHEETS[level].filter((row) => row.damage !== damageAt(level) || Math.abs(row.health - healthAt(level, row.roll)) > 3),
  );
  expect(stray).toEqual([]);
  const deviating = LEVELS.flatMap((level) => SHEETS[level].filter((row) => row.health !== healthAt(level, row.roll)));
  expect(deviating.length).toBeLessThan(6);
  for (const level of [2, 3, 4] as const) {
    for (const roll of [1, 7, 14, 24]) expect(healthAt(level, roll)).toBeGreaterThan(roll);
    expect(damageAt(level)).toBeGreaterThan(4);
  }
});

test('E-TD-02 dice 4 and 6 on level 1 meet the Swarm of spiders: health 10, damage 4', () => {
  const { name, health, damage, loss } = enemyAt(1, 4 + 6);
  expect({ name, health, damage, loss }).toEqual({
    name: 'Swarm of spiders',
    health: 10,
    damage: 4,
    loss: [{ do: 'hurt', who: 'highest', amount: 1 }],
  });
});

test.each<[Level, number, string, object]>([
  [1, 1, 'Your Own Echo', {}],
  [1, 2, 'Kobold Intern', { automatic: true }],
  [1, 6, 'Goblin With A Clipboard', { flees: { if: 'royals', atLeast: 1 } }],
  [1, 10, 'Swarm of spiders', { loss: [{ do: 'hurt', who: 'highest', amount: 1 }] }],
  [1, 12, 'Mimic (Footstool)', { loot: 'secondToo' }],
  [2, 9, 'Choir of Skulls', { healing: 'none' }],
  [2, 14, 'Debt Collector', { loss: [{ do: 'losePoints', who: 'richest' }] }],
  [3, 8, 'Gelatinous Cubicle', { suits: [{ suit: 'spades', times: 0 }] }],
  [3, 16, 'Owl Barrister', { flees: { if: 'noSharedSuit' } }],
  [4, 11, 'Dragon, Semi-Retired', { automatic: { if: 'suit', suit: 'hearts', atLeast: 2 } }],
  [4, 24, 'The Landlord', { loot: 'highest' }],
])('TD-029 level %i roll %i is %s', (level, roll, name, special) => {
  const { roll: _roll, name: printed, health: _health, damage: _damage, flavour: _flavour, ...effects } = at(level, roll);
  expect(printed).toBe(name);
  expect(effects).toEqual(special);
});

test('names and jokes are short, and none appears twice', () => {
  expect(new Set(rows.map((row) => row.name.toLowerCase())).size).toBe(96);
  expect(new Set(rows.map((row) => row.flavour.toLowerCase())).size).toBe(96);
  expect(rows.filter((row) => row.name.length > 32 || row.flavour.length > 70 || row.flavour === '')).toEqual([]);
});

// The records below make the compiler demand that a new word of the vocabulary is listed, and the test that it is used.
const conditionWords: Record<Condition['if'], true> = {
  royals: true,
  noRoyal: true,
  suit: true,
  noSuit: true,
  oneSuit: true,
  noSharedSuit: true,
  rankAtMost: true,
  rankAtLeast: true,
  pair: true,
  attack: true,
  class: true,
  item: true,
  health: true,
};
const effectWords: Record<Effect['do'], true> = {
  hurt: true,
  heal: true,
  dropCard: true,
  forget: true,
  learn: true,
  losePoints: true,
  loseItem: true,
  nextRoll: true,
  returns: true,
};
const whoWords: Record<Who, true> = {
  everyone: true,
  lowest: true,
  highest: true,
  richest: true,
  poorest: true,
  weakest: true,
  healthiest: true,
  royals: true,
  hearts: true,
};
const fieldWords: Record<keyof EnemyRow, true> = {
  roll: true,
  name: true,
  health: true,
  damage: true,
  flavour: true,
  automatic: true,
  flees: true,
  suits: true,
  healing: true,
  healthPerPlayer: true,
  healthIfClass: true,
  healthPlusLowest: true,
  strikes: true,
  spares: true,
  loss: true,
  instead: true,
  win: true,
  loot: true,
  play: true,
};
const sorted = (words: Iterable<string>) => [...new Set(words)].sort();
const conditionsOf = (row: EnemyRow) => [row.automatic, row.flees].filter((c) => c !== undefined && c !== true);
const effectsOf = (row: EnemyRow) => [...(row.loss ?? []), ...(row.win ?? [])];

test('TD-029 every word of the vocabulary is spoken by some row', () => {
  expect(sorted(rows.flatMap(conditionsOf).map((c) => c.if))).toEqual(sorted(Object.keys(conditionWords)));
  expect(sorted(rows.flatMap(effectsOf).map((e) => e.do))).toEqual(sorted(Object.keys(effectWords)));
  const struck = rows.flatMap((row) => [
    ...effectsOf(row).flatMap((e) => ('who' in e ? [e.who] : [])),
    ...(row.strikes ? [row.strikes] : []),
  ]);
  expect(Object.keys(whoWords).filter((who) => !struck.some((word) => word === who))).toEqual([]);
  expect(sorted(rows.flatMap((row) => Object.keys(row)))).toEqual(sorted(Object.keys(fieldWords)));
});

test('TD-029 every value of the small choices is spoken by some row', () => {
  const loots = rows.flatMap((row) => row.loot ?? []);
  expect(sorted(loots)).toEqual(['highest', 'none', 'secondToo', 'twice']);
  expect(sorted(rows.flatMap((row) => row.play ?? []))).toEqual(['blind', 'open']);
  expect(rows.some((row) => row.automatic === true)).toBe(true);
  expect(rows.some((row) => row.spares === 'royal')).toBe(true);
  expect(rows.some((row) => row.spares !== undefined && row.spares !== 'royal')).toBe(true);
  expect(rows.some((row) => row.healing === 'none')).toBe(true);
  expect(rows.some((row) => typeof row.healing === 'number')).toBe(true);
  const twists = rows.flatMap((row) => row.suits ?? []);
  expect(twists.some((t) => t.times === 0)).toBe(true);
  expect(twists.some((t) => t.times === 2)).toBe(true);
  expect(twists.some((t) => (t.plus ?? 0) > 0)).toBe(true);
  expect(twists.some((t) => (t.plus ?? 0) < 0)).toBe(true);
});

/** How often a row treats the suit in a way of its own. */
function mentions(suit: Suit): number {
  return rows.filter(
    (row) =>
      row.suits?.some((t) => t.suit === suit) ||
      row.spares === suit ||
      conditionsOf(row).some((c) => 'suit' in c && c.suit === suit) ||
      (suit === 'hearts' && row.healing !== undefined),
  ).length;
}

test('every suit matters to at least four enemies', () => {
  for (const suit of SUITS) expect([suit, mentions(suit) >= 4]).toEqual([suit, true]);
});

const IDLE: Record<ClassId, Suit> = { fighter: 'diamonds', wizard: 'clubs', rogue: 'hearts', cleric: 'spades' };

test('a party of any one class has a suit that hurts every enemy', () => {
  const hopeless = rows.flatMap((row) => {
    const useless = (row.suits ?? []).filter((t) => t.times === 0).map((t) => t.suit);
    const helpless = CLASSES.filter((id) => SUITS.every((suit) => suit === 'hearts' || suit === IDLE[id] || useless.includes(suit)));
    return helpless.map((id) => `${row.name} against ${id}s`);
  });
  expect(hopeless).toEqual([]);
});

test('no enemy changes the attack of hearts, for a heart has none', () => {
  expect(rows.filter((row) => row.suits?.some((t) => t.suit === 'hearts'))).toEqual([]);
});

type Archetype = 'automatic' | 'flee' | 'loss' | 'twist' | 'plain';
function archetype(row: EnemyRow): Archetype {
  if (row.automatic) return 'automatic';
  if (row.flees) return 'flee';
  if (row.loss) return 'loss';
  return Object.keys(row).length > 5 ? 'twist' : 'plain';
}

test.each(LEVELS)('level %i mixes easy, fleeing, costly, odd and plain enemies', (level) => {
  const share = (kind: Archetype) => SHEETS[level].filter((row) => archetype(row) === kind).length / 24;
  const between = (kind: Archetype, low: number, high: number) => {
    expect(share(kind), kind).toBeGreaterThanOrEqual(low);
    expect(share(kind), kind).toBeLessThanOrEqual(high);
  };
  between('automatic', 0.08, 0.13);
  between('flee', 0.12, 0.13);
  between('loss', 0.2, 0.42);
  between('twist', 0.2, 0.5);
  between('plain', 0.04, 0.3);
});

test.each(LEVELS)('parties of two, three and four all meet easy or fleeing enemies on level %i', (level) => {
  for (const [low, high] of [
    [5, 9],
    [8, 13],
    [11, 17],
  ] as const) {
    const common = SHEETS[level].filter((row) => row.roll >= low && row.roll <= high).map(archetype);
    expect(common.some((kind) => kind === 'automatic' || kind === 'flee')).toBe(true);
  }
});

test.each<[Level, number, string]>([
  [1, 1, ''],
  [1, 2, 'Automatic win.'],
  [1, 5, 'Diamonds attack for 2 more.'],
  [1, 6, 'Will flee if any royal is played.'],
  [1, 10, 'If loss, whoever played the highest rank takes 1 more damage.'],
  [1, 12, 'If defeated, the second-lowest card loots too.'],
  [1, 20, 'Whoever played a royal takes no damage. If defeated, everyone heals 3.'],
  [2, 3, 'If loss, the same enemy comes again next round. If defeated, the next roll is 2 lower.'],
  [2, 9, 'Hearts heal nothing.'],
  [2, 14, 'If loss, whoever has most loot points removes their smallest point card.'],
  [
    2,
    18,
    'Has 4 less health if a living Rogue is in the party. Damage strikes only whoever has most health. If defeated, whoever has least health heals 10.',
  ],
  [2, 24, 'Cards are played face-up in seat order. The looter draws twice.'],
  [3, 3, 'Everyone plays a random card from their hand. The looter draws twice.'],
  [3, 8, 'Spades attack for 0.'],
  [3, 13, 'Hearts heal 3 more. If defeated, whoever has least health heals 13.'],
  [3, 16, 'Will flee if no two played cards share a suit (royals have none).'],
  [
    3,
    17,
    'Has 2 less health for each living player. Hearts heal nothing. Whoever played a spade takes no damage. If defeated, whoever has least health heals 13.',
  ],
  [4, 3, 'Spades, clubs and diamonds attack for double.'],
  [4, 4, 'If loss, instead of the damage, everyone discards a random hand card.'],
  [4, 5, 'Damage strikes only whoever played the highest rank.'],
  [4, 11, 'Automatic win if two or more hearts are played.'],
  [
    4,
    16,
    'Clubs attack for 2 less. Diamonds attack for 4 more. Hearts heal nothing. If loss, whoever has most health takes 5 more damage. If defeated, whoever has least health heals 16.',
  ],
  [4, 24, 'The highest card loots instead of the lowest.'],
])('TD-029 level %i roll %i reads "%s"', (level, roll, text) => {
  expect(printed(at(level, roll))).toBe(text);
});

test.each<[Partial<EnemyRow>, string]>([
  [{ automatic: { if: 'royals', atLeast: 3 } }, 'Automatic win if three or more royals are played.'],
  [{ flees: { if: 'suit', suit: 'diamonds', atLeast: 1 } }, 'Will flee if any diamond is played.'],
  [{ flees: { if: 'rankAtMost', rank: 3 } }, 'Will flee if a card of rank 3 or less is played.'],
  [{ suits: [{ suit: 'clubs', times: 2, plus: 1 }] }, 'Clubs attack for double and 1 more.'],
  [{ suits: [{ suit: 'clubs', times: 0, plus: 3 }] }, 'Clubs attack for 3.'],
  [{ healing: -2 }, 'Hearts heal 2 less.'],
  [{ healthPerPlayer: 1 }, 'Has 1 more health for each living player.'],
  [
    { loss: [{ do: 'hurt', who: 'weakest', amount: 2 }], instead: true },
    'If loss, instead of the damage, whoever has least health takes 2 damage.',
  ],
  [
    { flees: { if: 'item' }, win: [{ do: 'heal', who: 'hearts', amount: 1 }] },
    'Will flee if anybody holds an item. If it is defeated or flees, whoever played a heart heals 1.',
  ],
])('a row with %j reads "%s"', (special, text) => {
  expect(printed({ roll: 1, name: 'Proof', health: 1, damage: 4, flavour: '', ...special })).toBe(text);
});

test('TD-029 the three phrases of the book stand exactly where the rules have them', () => {
  for (const row of rows) {
    const text = printed(row);
    expect([row.name, /Automatic win\./.test(text)]).toEqual([row.name, row.automatic === true]);
    expect([row.name, /Automatic win if /.test(text)]).toEqual([row.name, typeof row.automatic === 'object']);
    expect([row.name, /Will flee if /.test(text)]).toEqual([row.name, row.flees !== undefined]);
    expect([row.name, /If loss, /.test(text)]).toEqual([row.name, row.loss !== undefined]);
  }
});

test('a description is empty for plain rows only, and every word adds a sentence', () => {
  for (const row of rows) expect([row.name, printed(row) === '']).toEqual([row.name, archetype(row) === 'plain']);
  for (const row of rows) {
    const { suits = [], win, loss, instead: _instead, ...rest } = row;
    const single = Object.keys(rest).length - 5;
    const sentences = printed(row).match(/\.( |$)/g)?.length ?? 0;
    const expected = single + (win ? 1 : 0) + (loss ? 1 : 0) + new Set(suits.map((t) => `${t.times} ${t.plus}`)).size;
    expect([row.name, sentences]).toEqual([row.name, expected]);
  }
});

test('descriptions hold no undefined words, doubled spaces or awkward plurals', () => {
  const odd = rows.map(printed).filter((text) => /undefined|NaN| {2}|\b(1|one) or more \w+s are|\ba [aeiou]|[^.]$/.test(text));
  expect(odd).toEqual([]);
});

test('TD-029 rows are told in German, keywords and all, without a word of English', async () => {
  const say: TdSay = sayer<string>(await texts('de'), 'de', {});
  expect(describe(say, at(4, 16))).toBe(
    'Kreuz: Angriff um 2 niedriger. Karo: Angriff um 4 höher. Herzen heilen nichts. Bei Niederlage nimmt 5 Schaden mehr, wer am meisten Leben hat. Bei Sieg heilt 16, wer am wenigsten Leben hat.',
  );
  expect(describe(say, at(2, 11))).toBe('Flieht, wenn ein Herz gespielt wird.');
  expect(describe(say, at(2, 18))).toContain('Das Leben ist um 4 niedriger, wenn die Klasse „Schurke“ unter den Lebenden ist.');
  const odd = rows.map((row) => describe(say, row)).filter((text) => /[a-z]\.\w|\b(the|if|whoever|or|is)\b|undefined| {2}|\{/.test(text));
  expect(odd).toEqual([]);
});
