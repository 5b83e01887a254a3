/** What must be refused with the rule's id, and change nothing. */
import { inLanguage } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { NONE } from '../src/content/cards.ts';
import { game } from '../src/index.ts';
import {
  arenaOpens,
  beginTurn,
  choosingQuest,
  heroCard,
  inTavern,
  item,
  ownQuest,
  questCard,
  refusedBy,
  rolled,
  tableWith,
  take,
  waiting,
} from './table.ts';

const TRIO = ['gretchen-firmgrip', 'wanda-probably', 'tolly-quill'];
const [GRETCHEN, WANDA, TOLLY] = TRIO.map(heroCard) as [number, number, number];

test('AP-076 AP-077 a quest takes the right number of the own heroes', () => {
  const t = tableWith({ parties: [{ heroes: TRIO }, {}], town: ['haunted-turnip'] });
  choosingQuest(t);
  const quest = questCard('haunted-turnip');
  expect(refusedBy(t, { seat: 0, kind: 'quest', quest, heroes: [GRETCHEN, WANDA] })).toBe('AP-076');
  expect(refusedBy(t, { seat: 0, kind: 'quest', quest, heroes: [] })).toBe('AP-076');
  expect(refusedBy(t, { seat: 0, kind: 'quest', quest, heroes: [heroCard('nib-twopence')] })).toBe('AP-077');
  expect(refusedBy(t, { seat: 1, kind: 'quest', quest, heroes: [] })).toBe('AP-045');
});

test('AP-088 AP-124 the dead and the absent take no wounds', () => {
  const t = tableWith({ parties: [{ heroes: ['gretchen-firmgrip!', 'wanda-probably', 'tolly-quill'] }, {}] });
  rolled(t, ownQuest({ slots: 2, damage: { light: 3 } }), ['red S'], [GRETCHEN, WANDA]);
  take(t, { seat: 0, kind: 'roll', do: 'evaluate' });
  expect(refusedBy(t, { seat: 0, kind: 'wound', wound: 'light', hero: TOLLY })).toBe('AP-088');
  expect(refusedBy(t, { seat: 0, kind: 'wound', wound: 'deadly', hero: WANDA })).toBe('R-AP-25');
  expect(refusedBy(t, { seat: 1, kind: 'wound', wound: 'light', hero: WANDA })).toBeUndefined();

  const three = tableWith({ parties: [{ heroes: ['gretchen-firmgrip!', 'wanda-probably', 'tolly-quill'] }, {}] });
  rolled(three, ownQuest({ slots: 3, damage: { light: 3 } }), ['red S']);
  take(three, { seat: 0, kind: 'roll', do: 'evaluate' }, { seat: 0, kind: 'wound', wound: 'light', hero: GRETCHEN });
  expect(refusedBy(three, { seat: 0, kind: 'wound', wound: 'light', hero: GRETCHEN })).toBe('AP-124');
});

test('AP-124 R-AP-25 with a wound undealt nothing else is done, and the refusal says so', async () => {
  const t = tableWith({ parties: [{ heroes: TRIO }, {}], town: ['haunted-turnip'] });
  rolled(t, ownQuest({ slots: 3, damage: { light: 2 } }), ['red S']);
  take(t, { seat: 0, kind: 'roll', do: 'evaluate' });
  expect(waiting(t)).toEqual(['0 wound']);
  const others = [
    { seat: 0, kind: 'roll', do: 'evaluate' },
    { seat: 0, kind: 'roll', do: 'banner', die: 0 },
    { seat: 0, kind: 'collect', gold: 0, items: 0, legendary: 0 },
    { seat: 0, kind: 'tavern', do: 'leave' },
    { seat: 0, kind: 'quest', quest: NONE, heroes: [] },
    { seat: 0, kind: 'shields', light: 0, deadly: 0 },
  ];
  const german = await inLanguage(game, 'de');
  for (const d of others) {
    expect(refusedBy(t, d)).toBe('R-AP-25');
    expect(game.play.refuse(t, d)!.message).toBe('Wounds come first: 2 must still be dealt to heroes who were sent.');
    expect(german.play.refuse(t, d)!.message).toBe('Erst die Wunden: Noch 2 sind an geschickte Helden zu verteilen.');
  }
  take(t, { seat: 0, kind: 'wound', wound: 'light', hero: GRETCHEN });
  expect(game.play.refuse(t, others[0])!.message).toBe('Wounds come first: one must still be dealt to a hero who was sent.');
});

test('AP-046 AP-082 AP-083 what has no moment now is refused with the rule', () => {
  const t = tableWith({ parties: [{ heroes: TRIO }, {}], town: ['haunted-turnip'] });
  choosingQuest(t);
  expect(refusedBy(t, { seat: 0, kind: 'tavern', do: 'leave' })).toBe('AP-046');
  expect(refusedBy(t, { seat: 0, kind: 'roll', do: 'evaluate' })).toBe('AP-083');
  expect(refusedBy(t, { seat: 0, kind: 'collect', gold: 0, items: 0, legendary: 0 })).toBe('AP-091');
  take(t, { seat: 0, kind: 'quest', quest: questCard('haunted-turnip'), heroes: [GRETCHEN] });
  expect(waiting(t)).toEqual(['0 pool']);
  expect(refusedBy(t, { seat: 0, kind: 'roll', do: 'evaluate' })).toBe('AP-082');
});

test('AP-107 AP-108 a rune is spent once, never on its own die; a locked die stays', () => {
  const t = tableWith({ parties: [{ heroes: TRIO }, {}] });
  rolled(t, ownQuest({ slots: 3 }), ['green R', 'red S', 'red S']);
  expect(refusedBy(t, { seat: 0, kind: 'roll', do: 'rune', die: 0, rune: 0 })).toBe('AP-108');
  take(t, { seat: 0, kind: 'roll', do: 'rune', die: 1, rune: 0 });
  expect(refusedBy(t, { seat: 0, kind: 'roll', do: 'rune', die: 2, rune: 0 })).toBe('AP-107');
  expect(refusedBy(t, { seat: 0, kind: 'roll', do: 'banner', die: 0 })).toBe('AP-107');
});

test('AP-149 a second weapon without a discard', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill/bow-with-opinions'], hand: ['umbrella-of-last-resort'] }, {}] });
  inTavern(t);
  const equip = { seat: 0, kind: 'tavern', do: 'equip', item: item('umbrella-of-last-resort'), hero: TOLLY };
  expect(refusedBy(t, { ...equip, drop: NONE })).toBe('AP-149');
  expect(game.play.refuse(t, { ...equip, drop: item('bow-with-opinions') })).toBeNull();
});

test('AP-181 AP-184 AP-055 what the town does not offer yet, and what costs too much', () => {
  const t = tableWith({ parties: [{ heroes: TRIO, gold: 0 }, {}], heroRow: ['nib-twopence'] });
  inTavern(t);
  expect(refusedBy(t, { seat: 0, kind: 'tavern', do: 'buyItem' })).toBe('AP-181');
  expect(refusedBy(t, { seat: 0, kind: 'tavern', do: 'upgrade', hero: TOLLY })).toBe('AP-181');
  expect(refusedBy(t, { seat: 0, kind: 'tavern', do: 'hire', hero: heroCard('nib-twopence'), over: TOLLY })).toBe('AP-055');
  t.level = 2;
  expect(refusedBy(t, { seat: 0, kind: 'tavern', do: 'buyItem' })).toBe('AP-184');
});

test('AP-143 a relic is not played', () => {
  const t = tableWith({ parties: [{ heroes: TRIO, hand: ['mug-of-the-old-king'] }, {}] });
  const card = item('mug-of-the-old-king');
  rolled(t, ownQuest({ slots: 3 }), ['red S']);
  expect(refusedBy(t, { seat: 0, kind: 'roll', do: 'scroll', card, power: 0, die: -1, rune: -2 })).toBe('AP-143');
  inTavern(t);
  expect(refusedBy(t, { seat: 0, kind: 'tavern', do: 'equip', item: card, hero: TOLLY, drop: NONE })).toBe('AP-143');
});

test('AP-140 eight cards are not kept', () => {
  const hand = [
    'second-draft',
    'note-from-mother',
    'rune-slightly-used',
    'bottled-second-wind',
    'suspicious-cordial',
    'porridge-of-resolve',
  ];
  const t = tableWith({ parties: [{ hand: [...hand, 'mug-of-the-old-king', 'ladle-of-authority'] }, {}] });
  beginTurn(t);
  take(t, { seat: 0, kind: 'tavern', do: 'leave' }, { seat: 0, kind: 'quest', quest: NONE, heroes: [] });
  take(t, { seat: 0, kind: 'tavern', do: 'leave' });
  expect(waiting(t)).toEqual(['0 discard']);
  expect(refusedBy(t, { seat: 0, kind: 'discard', item: NONE })).toBe('AP-140');
});

test('AP-196 the Arena is entered in turn', () => {
  const t = tableWith({
    parties: [{ heroes: TRIO }, { heroes: ['nib-twopence', 'hob-of-nowhere'] }, {}],
    level: 3,
    arena: 'sand-and-sandals',
  });
  arenaOpens(t, 0);
  expect(waiting(t)).toEqual(['1 arena']);
  expect(refusedBy(t, { seat: 0, kind: 'arena', enter: true })).toBe('AP-196');
});

test('AP-159 a face the die has not got', () => {
  const t = tableWith({ parties: [{ heroes: ['wanda-probably+'] }, {}] });
  rolled(t, ownQuest({}), ['blue blank', 'blue M']);
  take(t, { seat: 0, kind: 'roll', do: 'hero', card: WANDA, power: 0, die: 0, rune: -2 });
  expect(waiting(t)).toEqual(['0 face']);
  expect(refusedBy(t, { seat: 0, kind: 'face', face: 6 })).toBe('AP-159');
});

test('AP-084 AP-085 nobody else changes the dice, and nobody who stayed at home helps', () => {
  const t = tableWith({ parties: [{ heroes: ['wanda-probably+', 'tolly-quill'] }, {}] });
  rolled(t, ownQuest({}), ['blue blank'], [TOLLY]);
  expect(refusedBy(t, { seat: 1, kind: 'roll', do: 'banner', die: 0 })).toBe('AP-084');
  expect(refusedBy(t, { seat: 0, kind: 'roll', do: 'hero', card: WANDA, power: 0, die: 0, rune: -2 })).toBe('AP-085');
});

test.each([
  null,
  7,
  'roll',
  [],
  {},
  { seat: 9, kind: 'roll' },
  { seat: 0, kind: 'roll' },
  { seat: 0, kind: 'roll', do: 'hero' },
  { seat: 0, kind: 'quest', heroes: 3 },
])('nonsense is refused: %j', (d) => {
  const t = tableWith({ parties: [{ heroes: TRIO }, {}] });
  rolled(t, ownQuest({ slots: 3 }), ['red S']);
  const before = JSON.stringify(t);
  expect(game.play.refuse(t, d)).not.toBeNull();
  expect(JSON.stringify(t)).toBe(before);
});
