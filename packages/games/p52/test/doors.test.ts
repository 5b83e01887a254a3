import { configFor, keptBy, readFromElsewhere, readMaterial, readThing, readThingFile, sfc32, thingFile } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { DROWNED_BAILEY } from '../src/content/scenarios.ts';
import { game, type P52Event } from '../src/index.ts';
import type { Character } from '../src/rules/character.ts';
import { created } from '../src/rules/creation.ts';
import type { Entry } from '../src/rules/history.ts';
import { bookOf } from '../src/scenario/book.ts';
import { scene } from './fight.ts';
import { playSensibly } from './sensible.ts';
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
const shelved = {
  version: 2,
  scenario: 'drownedBailey',
  made,
  history: [] as Entry[],
  character: sheet,
  isDead: false,
  isHomeMade: false,
  isElsewhere: false,
};
const bring =
  (thing: unknown, options: Record<string, unknown> = {}) =>
  () =>
    configFor(game, { seats: 1, brings: [thing], options });
/** Whoever it is after such a life. */
const living = (history: Entry[], character: Partial<Character>) => ({ ...shelved, history, character: { ...sheet, ...character } });
const carried = (...items: string[]) => items.map((item) => ({ item, equipped: false }));
const NIGHT: Entry = { is: 'night', quest: 'toll' };
const got = (things: Record<string, number>): Entry => ({ is: 'things', got: things, lost: {} });

test('P52-021 P52-251 a character that is brought sits down as it is, and keeps what it has', () => {
  const config = bring(living([got({ lockPick: 1 })], { items: carried('lockPick') }))();
  const t = game.play.setup(config, sfc32(1));
  expect(t.heroes[0]).toMatchObject({ isHomeMade: false, sheet: { name: 'Gorm', items: [{ item: 'lockPick', equipped: false }] } });
});

test('P52-021 a face goes home with its character and comes back; one that is none is refused', () => {
  const t = game.play.setup(bring(living([], { face: 'moustache' }))(), sfc32(1));
  expect(t.heroes[0]!.sheet!.face).toBe('moustache');
  expect(keptBy(game, t, 0)).toMatchObject({ version: 2, character: { face: 'moustache' } });
  expect(() => readThing(game, living([], { face: 'beard' as never }))).toThrow('not a character sheet');
  expect(game.play.setup(bring(shelved)(), sfc32(1)).heroes[0]!.sheet).not.toHaveProperty('face');
});

test('P52-021 a new character is at home as soon as it is made, and again after every room', () => {
  const comes = (e: P52Event) => game.doors!.thing!.comesHome!(e);
  expect(comes({ type: 'characterMade', seat: 0, name: 'Gorm' })).toBe(true);
  expect([1, 2, 3].map((room) => comes({ type: 'roomEntered', room }))).toEqual([false, true, true]);
});

const ROOM: Entry = { is: 'room', room: 1, exp: 5 };
const trainedOften = (times: number): Entry[] =>
  Array.from({ length: times }, () => ({ is: 'trained', ability: 'billhook', core: 'Lift' }));
const letter = (points: number): Entry => ({ is: 'grown', by: 'drownedLetter', split: { Lead: points } });
const raisedOnce = sheet.abilities.map(({ id, level }) => ({ id, level: id === 'billhook' ? level + 1 : level }));

/** Twenty exp of one room, and the level they pay: a Queen is six points. */
const GROWN: Entry[] = [NIGHT, { is: 'room', room: 1, exp: 25 }, { is: 'level', card: cards('Q♠')[0]!, split: { Lift: 6 } }];
const grown = { level: 2, exp: 5, cores: { ...sheet.cores, Lift: sheet.cores.Lift + 6 } };

test('P52-021 P52-242 P52-243 a life that adds up is believed, whatever it brought', () => {
  expect(bring(living(GROWN, grown))).not.toThrow();
  const more: Entry[] = [
    { is: 'night', quest: 'gate' },
    { is: 'grown', by: 'drownedLetter', split: { Lead: 1 } },
    GROWN[1]!,
    { is: 'trained', ability: 'billhook', core: 'Lift' },
    GROWN[2]!,
    { is: 'room', room: 2, exp: 0 },
    { is: 'quest', exp: 10, split: { Move: 3 } },
    { is: 'raised', ability: 'billhook', cost: 8 },
  ];
  const cores = { ...grown.cores, Lift: grown.cores.Lift + 1, Move: grown.cores.Move + 3, Lead: grown.cores.Lead + 1 };
  const abilities = sheet.abilities.map(({ id, level }) => ({ id, level: id === 'billhook' ? 2 : level }));
  expect(bring(living(more, { level: 2, exp: 7, cores, abilities }))).not.toThrow();
});

test.each([
  ['forged cores', living(GROWN, { ...grown, cores: { ...grown.cores, Think: 20 } }), 'cores are not what'],
  ['forged exp', living(GROWN, { ...grown, exp: 6 }), 'exp that no room'],
  ['a level too many', living(GROWN, { ...grown, level: 3 }), 'level that its exp never paid for'],
  ['a level without exp', living([NIGHT, { is: 'level', card: 11, split: { Lift: 6 } }], grown), 'level that its exp never paid for'],
  ['a room worth a fortune', living([NIGHT, { is: 'room', room: 1, exp: 900 }], { exp: 900 }), 'exp that no room'],
  ['exp of no session', living([{ is: 'room', room: 1, exp: 5 }], { exp: 5 }), 'exp that no room'],
  ['more points than the card', living([...GROWN.slice(0, 2), { is: 'level', card: 11, split: { Lift: 7 } }], grown), 'more points'],
  ['forged items', living([], { items: carried('ferrymansCoin') }), 'things that its history does not know'],
  ['things lost that it never had', living([{ is: 'things', got: {}, lost: { lockPick: 1 } }], {}), 'things that its history'],
  ['an ability too many', living([], { abilities: [...sheet.abilities, { id: 'boot', level: 1 }] }), 'abilities are not those'],
  [
    'an ability raised for nothing',
    living([], { abilities: sheet.abilities.map(({ id }) => ({ id, level: 9 })) }),
    'abilities are not those',
  ],
  ['an ability learned at an even level', living([...GROWN, { is: 'learned', ability: 'boot' }], grown), 'cannot have learned'],
  ['a raise it could not pay', living([...GROWN, { is: 'raised', ability: 'billhook', cost: 8 }], grown), 'could not pay for'],
  ['a raise at no price of the book', living([...GROWN, { is: 'raised', ability: 'billhook', cost: 1 }], grown), 'could not pay for'],
  ['a quest worth too much', living([...GROWN, { is: 'quest', exp: 99, split: {} }], grown), 'more than quests bring'],
  ['lessons of bosses it never met', living([...GROWN, { is: 'honed', ability: 'billhook' }], grown), 'more than they teach'],
  [
    'training by an ability that trains something else',
    living([...GROWN, { is: 'trained', ability: 'billhook', core: 'Lead' }], grown),
    'does not train',
  ],
  [
    'training that no room paid for',
    living(trainedOften(900), { cores: { ...sheet.cores, Lift: sheet.cores.Lift + 900 } }),
    'does not train',
  ],
  [
    'the same training twice after a room',
    living([NIGHT, ROOM, ...trainedOften(2)], { exp: 5, cores: { ...sheet.cores, Lift: sheet.cores.Lift + 2 } }),
    'does not train',
  ],
  [
    'training by an attack it does not know',
    living([NIGHT, ROOM, { is: 'trained', ability: 'cinderDart', core: 'Think' }], {
      exp: 5,
      cores: { ...sheet.cores, Think: sheet.cores.Think + 1 },
    }),
    'does not train',
  ],
  [
    'more growth than a letter gives',
    living([NIGHT, letter(900)], { cores: { ...sheet.cores, Lead: sheet.cores.Lead + 900 } }),
    'lets nobody grow',
  ],
  [
    'growth by more letters than anybody finds',
    living([NIGHT, ...Array.from({ length: 200 }, () => letter(1))], { cores: { ...sheet.cores, Lead: sheet.cores.Lead + 200 } }),
    'lets nobody grow',
  ],
  ['growth in no session', living([letter(1)], { cores: { ...sheet.cores, Lead: sheet.cores.Lead + 1 } }), 'lets nobody grow'],
  ['a quest won in no room', living([NIGHT, { is: 'quest', exp: 5, split: {} }], { exp: 5 }), 'more than quests bring'],
  ['the same room paid twice', living([NIGHT, ROOM, ROOM], { exp: 10 }), 'exp that no room'],
  [
    'the bonus of another quest',
    living([NIGHT, ROOM, { is: 'quest', exp: 5, split: { Lift: 3 } }], { exp: 10, cores: { ...sheet.cores, Lift: sheet.cores.Lift + 3 } }),
    'more than quests bring',
  ],
  [
    'a way out of Trapped in one room',
    living([{ is: 'night', quest: 'gate' }, ROOM, { is: 'quest', exp: 5, split: { Move: 3 } }], {
      exp: 10,
      cores: { ...sheet.cores, Move: sheet.cores.Move + 3 },
    }),
    'more than quests bring',
  ],
  [
    'lessons of bosses on a Treasure Hunt',
    living([NIGHT, ROOM, { is: 'quest', exp: 5, split: {} }, { is: 'honed', ability: 'billhook' }], { exp: 10, abilities: raisedOnce }),
    'more than they teach',
  ],
  [
    'more coins than lie anywhere',
    living([NIGHT, ROOM, got({ ferrymansCoin: 500 })], { exp: 5, items: carried(...Array.from({ length: 500 }, () => 'ferrymansCoin')) }),
    'things that its history',
  ],
  [
    'more coins than lie anywhere, one handful at a time',
    living([NIGHT, ROOM, ...Array.from({ length: 50 }, () => got({ ferrymansCoin: 10 }))], {
      exp: 5,
      items: carried(...Array.from({ length: 500 }, () => 'ferrymansCoin')),
    }),
    'things that its history',
  ],
  ['growth by a lock pick', living([...GROWN, { is: 'grown', by: 'lockPick', split: { Lead: 9 } }], grown), 'lets nobody grow'],
] as const)('P52-254 a character with %s is refused with the reason, or admitted as home-made', (_what, thing, reason) => {
  expect(bring(thing)).toThrow(reason);
  const t = game.play.setup(bring(thing, { homeMade: true })(), sfc32(1));
  expect(t.heroes[0]!.isHomeMade).toBe(true);
});

test('P52-254 home-made stays home-made', () => {
  expect(bring({ ...shelved, isHomeMade: true })).toThrow('admits no home-made');
  expect(bring({ ...shelved, isHomeMade: true }, { homeMade: true })).not.toThrow();
});

test.each([
  ['something the scenario does not have', { items: carried('railgun') }, 'does not have'],
  [
    'two hoods on one head',
    { items: ['eelhideHood', 'ratcatchersHat'].map((item) => ({ item, equipped: true })) },
    'more than a body holds',
  ],
  ['a potion put on its head', { items: [{ item: 'bitterroot', equipped: true }] }, 'more than a body holds'],
  ['another race than its log', { race: 'fenfolk' }, 'somebody else'],
])('P52-224 P52-225 P52-254 a sheet with %s is refused, home-made or not', (_what, changes, reason) => {
  expect(bring(living([], changes), { homeMade: true })).toThrow(reason);
});

test('P52-033 P52-036 a log of making with more points than its cards gave is refused', () => {
  expect(() => readThing(game, { ...shelved, made: { ...made, split: { Think: 6 } } })).toThrow('log of its making');
});

test('P52-021 characters of the first version are read, those of a later one refused with a sentence', () => {
  const { version, history, isHomeMade, ...first } = shelved;
  expect(bring({ ...first, character: { ...sheet, items: carried('lockPick') } })).not.toThrow();
  // It wrote no history, so what it became cannot be worked out.
  expect(bring({ ...first, character: { ...sheet, ...grown } })).toThrow('level that its exp never paid for');
  expect(() => readThing(game, { ...shelved, version: version + 1 })).toThrow('newer version');
  expect([history, isHomeMade]).toEqual([[], false]);
});

/** Whoever lives can come again; the dead stay at home. */
function comesAgain(kept: unknown): boolean {
  if (Object(kept).isDead === true) {
    expect(bring(kept)).toThrow('dead');
    return false;
  }
  expect(bring(kept)).not.toThrow();
  return true;
}

test('P52-021 P52-251 what whole sessions make of characters is believed by the next table, night after night', () => {
  let nights = 0;
  for (const seed of ['one', 'two', 'three', 'four']) {
    let kept: unknown = keptBy(game, playSensibly({ seats: 3 }, seed), 1);
    for (let night = 0; night < 3 && comesAgain(kept); night++) {
      kept = keptBy(game, playSensibly({ seats: 3, brings: [null, kept] }, `${seed} ${night}`), 1);
      nights++;
    }
  }
  expect(nights).toBeGreaterThan(4);
});

test('P52-005 another scenario’s character stays at home, and so do the dead', () => {
  expect(bring({ ...shelved, scenario: 'elsewhere' })).toThrow('another scenario');
  expect(bring({ ...shelved, isDead: true })).toThrow('dead');
});

test('P52-251 what a character takes home can be brought again, without keys and prizes', () => {
  const { t } = scene('S a', [{ ...sheet, items: carried('tollBook', 'lockPick') }]);
  t.heroes[0]!.draft = made;
  const kept = keptBy(game, t, 0);
  expect(readThing(game, kept)).toMatchObject({ character: { name: 'Gorm', items: [{ item: 'lockPick', equipped: false }] } });
  expect(bring(kept)).not.toThrow();
});

test('P52-005 P52-114 a scenario of somebody else is material, and its flaws are told by line', () => {
  expect(readMaterial(game, 'drowned-bailey').title).toBe('The Drowned Bailey');
  expect(() => readMaterial(game, { ...JSON.parse(JSON.stringify(DROWNED_BAILEY)), races: [] })).toThrow(/line \d+, column \d+/);
});

test('P52-254 a table may admit only whom this house has seen; everybody else is marked, and stays so', () => {
  const door = game.doors!.thing!;
  const foreign = readFromElsewhere(game, shelved);
  expect(bring(foreign)).not.toThrow();
  expect(bring(foreign, { characters: 'seen' })).toThrow('only characters whose life this house has seen');
  expect(bring(shelved, { characters: 'seen' })).not.toThrow();
  const t = game.play.setup(bring(foreign)(), sfc32(1));
  expect([t.heroes[0]!.isElsewhere, Object(keptBy(game, t, 0)).isElsewhere]).toEqual([true, true]);
  expect(door.tell(Object(foreign))).toContain('Brought from elsewhere, not verified');
  expect(door.tell(Object(readThing(game, shelved)))).not.toContain('Brought from elsewhere, not verified');
  // Nobody knows of those that were kept before anybody asked.
  const { isElsewhere: _, ...earlier } = shelved;
  expect(readThing(game, earlier)).toMatchObject({ isElsewhere: true });
  expect(readThingFile(game, thingFile(game, readThing(game, shelved)))).toMatchObject({ isElsewhere: true });
});

test('P52-021 however long somebody lives, what goes home can be brought again', () => {
  const { t } = scene('S a', [sheet]);
  Object.assign(t.heroes[0]!, { draft: made, history: Array.from({ length: 9_000 }, () => NIGHT) });
  const kept = keptBy(game, t, 0);
  expect(readThing(game, kept)).toMatchObject({ isHomeMade: true });
});
