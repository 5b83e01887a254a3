import { expect, test } from 'vitest';
import { byId, flawsWith, type Loose, sentencesWith, TEXT } from './flawed.ts';

/** Each changes the Drowned Bailey into something that is told in one sentence. */
const WRONG: [string, (s: Loose) => void, string][] = [
  ['P52-022 cores of a race add up to 2', (s) => (s.races[0].cores.Lift = 1), 'The cores of Fenfolk add up to 3; for races it is 2.'],
  [
    'P52-025 cores of a class add up to 3',
    (s) => (s.classes[0].cores.Lift = 1),
    'The cores of Shieldhand add up to 2; for classes it is 3.',
  ],
  ['P52-026 every class can attack something', (s) => (s.classes[1].abilities = ['slip', 'lockPicking']), 'A Prowler can attack nothing'],
  ['P52-022 a granted ability exists', (s) => (s.races[1].abilities = ['flying']), 'There is no ability "flying".'],
  ['P52-024 a race that owns an ability exists', (s) => (byId(s.abilities, 'reedBreath').races = ['elf']), 'There is no race "elf".'],
  ['R-P52-16 a table leaves no sum out', (s) => (s.chestTable[3].from = 11), 'Nothing is said for the sum 10.'],
  ['R-P52-16 a table reaches 26', (s) => s.chestTable.pop(), 'Nothing is said for the sums 24 to 26.'],
  ['R-P52-16 no sum stands twice', (s) => (s.startingTable[1].from = 5), 'the sum 5 stands in an earlier row already.'],
  ['P52-093 the special band has bands below', (s) => (s.startingTable = [{ from: 2, to: 26, any: true }]), 'no rows below'],
  [
    'P52-091 there is one weakest healing item',
    (s) => delete byId(s.items, 'bitterroot').lowestHeal,
    'Exactly one item is the lowestHeal; 0 are.',
  ],
  ['P52-091 the weakest healing item revives nobody', (s) => lowestIsCoin(s), "Ferryman's Coin should heal a little"],
  [
    'P52-202 every type of attack meets a defence',
    (s) => (byId(s.abilities, 'slip').against = ['melee']),
    'No defence works against other attacks.',
  ],
  ['P52-211 Lock Picking exists', (s) => renameLockPicking(s), 'The rules need the ability "lockPicking".'],
  ['P52-031 a quirk has a penalty', (s) => (s.quirks[0].penalties = []), 'There are 0 here; 1 to 3 are wanted.'],
  [
    'P52-114 every Ace, 2 and 3 is something',
    (s) => (s.quests[0].roomCards[2].suits = ['hearts']),
    'Nothing says what the 2 of diamonds is.',
  ],
  [
    'P52-114 no card is two things',
    (s) => s.quests[0].roomCards.push({ ranks: [3], suits: ['clubs'], is: 'path' }),
    'The 3 of clubs is said 2 times.',
  ],
  [
    'P52-049 a Treasure Hunt has special chests',
    (s) => (s.quests[0].roomCards[0].is = 'chest'),
    'This goal needs a card that is a specialChest.',
  ],
  ['quests do not come after themselves', (s) => (s.quests[0].after = ['king']), 'The Toll That Was Never Paid can never begin'],
  [
    'an ability that needs itself is out of reach',
    (s) => (byId(s.abilities, 'bellow').needs.abilities = ['ghostBell']),
    'Nobody can ever learn Bellow',
  ],
  ['an ability closed to its own race is out of reach', (s) => closedToItself(s), 'Nobody can ever learn Ghost Bell'],
  [
    'a range ends where it begins or later',
    (s) => (s.abilities[0].range = { from: 2, to: 1 }),
    'The range of Knife ends before it begins.',
  ],
  ['a defence defends', (s) => (byId(s.abilities, 'bulwark').effects = [{ effect: 'counter' }]), 'takes nothing off the damage'],
  ['R-P52-63 distance bands leave nothing out', (s) => (s.majorBoss.bands[1].from = 2), 'This band should begin at distance 1'],
  [
    'R-P52-21 a drawn room has at most 30 spots',
    (s) => (s.layouts[0].rows = ['##########', '##########', '##########', 'S.........']),
    '31 spots; 30 are the most',
  ],
  ['P52-098 a drawn room has no islands', (s) => (s.layouts[0].rows = ['#.#', 'S.#']), 'not every spot is joined'],
  ['P52-098 a diagonal joint joins nothing', (s) => (s.layouts[0].rows = ['.##', 'S..']), 'not every spot is joined'],
  ['R-P52-20 the start lies in the southernmost row', (s) => (s.layouts[0].rows = ['S#', '##']), 'southernmost row'],
  ['ids stand once', (s) => (s.abilities[1].id = 'knife'), 'The id "knife" stands in abilities twice.'],
  ['a target knows no Over', (s) => (s.abilities[0].target = '9 - Over'), 'Over is not known here'],
  ['an enemy knows no Lv', (s) => (s.enemies.J.hp = '7 + Lv'), 'Lv is not known here'],
  ['health never falls below 1', (s) => (s.enemies.J.hp = '7 - avgLv'), 'must not fall below 1'],
  ['damage never falls below 0', (s) => (s.abilities[0].effects[0].amount = 'Over - 3'), 'This can become -3; it must not fall below 0.'],
  ['nothing is divided by zero', (s) => (s.abilities[0].effects[0].amount = '20 / Over'), 'can be 0'],
  ['a condition asks about spots that exist', (s) => (s.quirks[0].bonuses[0].when = 'onSpot(moon)'), 'There is no spot "moon".'],
  ['rooms with places of their own are listed', (s) => (s.environment.place = 'rooms'), '"rooms" lists them'],
  [
    'there are not too many things',
    (s) => (s.races = Array.from({ length: 25 }, (_, i) => ({ ...s.races[0], id: `r${i}` }))),
    'There are 25 here; 1 to 24 are wanted.',
  ],
];

test.each(WRONG)('%s', (_title, change, sentence) => {
  expect(sentencesWith(change).join('\n').toLowerCase()).toContain(sentence.toLowerCase());
});

function lowestIsCoin(s: Loose): void {
  delete byId(s.items, 'bitterroot').lowestHeal;
  byId(s.items, 'ferrymansCoin').lowestHeal = true;
}

function renameLockPicking(s: Loose): void {
  byId(s.abilities, 'lockPicking').id = 'tinkering';
  s.classes[1].abilities = ['knife', 'slip', 'tinkering'];
}

function closedToItself(s: Loose): void {
  byId(s.abilities, 'bellow').races = ['fenfolk'];
  byId(s.abilities, 'ghostBell').races = ['cragborn'];
}

test('a flaw of sense is told where the thing stands', () => {
  const [flaw] = flawsWith((s) => (s.chestTable[3].from = 11));
  const line = JSON.stringify({ ...JSON.parse(TEXT) }, null, 2)
    .split('\n')
    .findIndex((one) => one.includes('"chestTable"'));
  expect(flaw!.line).toBeGreaterThan(line + 1);
  expect(flaw!.line).toBeLessThan(line + 60);
});
