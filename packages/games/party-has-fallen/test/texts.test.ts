import { inLanguage, sayer } from '@undercroft/engine';
import { speaksSuite } from '@undercroft/testkit/suite';
import { expect, test } from 'vitest';
import { ABILITIES } from '../src/content/abilities.ts';
import { EVENTS } from '../src/content/events.ts';
import { GOALS } from '../src/content/goals.ts';
import { HEROES } from '../src/content/heroes.ts';
import { ITEMS } from '../src/content/items.ts';
import { EVENT_LINES, GOAL_LINES } from '../src/content/lines.ts';
import { MARAUDER_ABILITIES } from '../src/content/marauder.ts';
import {
  conditionText,
  describeEvent,
  describeGoal,
  describeMarauder,
  describePowers,
  effectsText,
  needText,
} from '../src/content/text.ts';
import { type Effect, GENDERS, ROOM_KINDS } from '../src/content/vocabulary.ts';
import { game } from '../src/index.ts';
import { heroName, partsIn, sourceName } from '../src/names.ts';
import { english, inEnglish, texts } from '../src/texts.ts';
import { item, take, turnOf, use } from './table.ts';

speaksSuite(game, new URL('../src/texts/', import.meta.url));

const german = sayer(await texts('de'), 'de', english);
const printed = <X extends { blank?: true }>(cards: readonly X[]): X[] => cards.filter((card) => !card.blank);
const CARDS = [...HEROES, ...printed(ABILITIES), ...printed(GOALS), ...printed(EVENTS), ...printed(ITEMS), ...MARAUDER_ABILITIES];

/** Every text that is printed from data, in both languages. */
const PRINTED = [inEnglish, german].map((say) => [
  ...[...printed(ABILITIES), ...printed(ITEMS)].map((card) => describePowers(say, card)).filter((text) => text !== ''),
  ...printed(EVENTS).map((card) => describeEvent(say, card.do)),
  ...printed(GOALS).map((card) => describeGoal(say, card)),
  ...MARAUDER_ABILITIES.map((card) => describeMarauder(say, card)),
  ...EVENT_LINES.map((effects) => effectsText(say, effects)),
]);

test('no two cards share an id or a name, so each has a name of its own in every language, also where only the name is kept', () => {
  expect(new Set(CARDS.map(({ id }) => id)).size).toBe(CARDS.length);
  expect(new Set(CARDS.map(({ name }) => name)).size).toBe(CARDS.length);
});

test('every joke and every name but a few is German, and no two cards are called the same', () => {
  const names = CARDS.map(({ id }) => german(`card.${id}.name`));
  expect(new Set(names).size).toBe(CARDS.length);
  expect(CARDS.filter(({ id, name }) => german(`card.${id}.name`) === name).map(({ name }) => name)).toEqual(['Paladin']);
  const same = CARDS.filter(({ id, quip }) => german(`card.${id}.quip`) === quip).map(({ name }) => name);
  expect(same).toEqual(['Earworm', 'Screaming Goblet']);
});

test('what cards do is written in German, in whole sentences that begin with a capital after a colon', () => {
  const [inEnglishText, inGermanText] = [PRINTED[0]!, PRINTED[1]!];
  expect(inGermanText).toHaveLength(inEnglishText.length);
  const english = /\b(you|your|the|and|if|on|item|room|attack rolls|until|player)\b/i;
  for (const text of inGermanText) {
    expect(text).toMatch(/^[A-ZÄÖÜ0-9].*\.$/);
    expect(text).not.toMatch(/[\^{}]|undefined|NaN|\.\./);
    expect(text).not.toMatch(english);
    // Choices are parts of one sentence.
    expect(text.replace(/eines: .*/, '')).not.toMatch(/: [a-zäöü]/);
  }
  for (const need of GOAL_LINES) expect(needText(german, need)).not.toMatch(english);
});

test('card texts say in German what the data does', () => {
  const powers = (name: string) => describePowers(german, [...ABILITIES, ...ITEMS].find((card) => card.name === name)!);
  const event = (name: string) => describeEvent(german, EVENTS.find((card) => card.name === name)!.do);
  expect(powers('Toll Booth')).toBe(
    'Wenn eine andere Person ihre Bewegung in deinem Raum beendet: Sie wählt eines: (mit einem Gegenstand) sie gibt dir einen Gegenstand eigener Wahl; oder sie nimmt 1 Schaden.',
  );
  expect(powers('Ring of the Generous')).toBe(
    'Am Ende deines Zuges: Wirf einen W6; bei 1: Du gibst der Person links von dir einen zufälligen Gegenstand.',
  );
  expect(needText(german, { need: 'stat', stat: 'str', atLeast: 8 })).toBe('du hast mindestens STÄ 8');
  expect(event('Earworm')).toBe('Alle in deinem Raum bekommen bis zum Ende der nächsten Runde −2 auf CHA.');
  expect(event('Trapdoor')).toBe('Du tauschst den Platz mit der am weitesten entfernten Person; keiner der Räume wirkt.');
  expect(describeGoal(german, GOALS.find(({ name }) => name === 'Human Shield')!)).toBe(
    'Du hast einmal geholfen, einen Angriff abzuwehren (ab sechs Plätzen: 2), und du hältst mindestens 5 Gegenstände.',
  );
});

test('words of the vocabulary that no card uses yet are said too, in both languages', () => {
  const effects: Effect[] = [
    { do: 'pass', from: 'others', to: 'other', which: 'random', category: 'ring' },
    { do: 'pass', from: 'other', which: 'this' },
    { do: 'pick', who: 'richest' },
    { do: 'draw', who: 'everyone', items: 2 },
    { do: 'skipTurn', who: 'other' },
    { do: 'mod', who: 'healthiest', mod: 'maxHp', by: 1, until: 'ownTurn' },
  ];
  expect(effectsText(inEnglish, effects)).toBe(
    'Everyone else gives a random Ring item to them. They discard this item. Choose the richest player. Everyone draws 2 items. They skip the next turn. The player with most HP has maximum HP +1 until their next turn.',
  );
  expect(effectsText(german, effects)).toBe(
    'Alle anderen geben ihr einen zufälligen Gegenstand (Ring). Sie legt diesen Gegenstand ab. Gewählt ist die reichste Person. Alle ziehen 2 Gegenstände. Sie setzt den nächsten Zug aus. Die Person mit den meisten LP bekommt bis zum nächsten eigenen Zug +1 auf maximale LP.',
  );
  for (const say of [inEnglish, german]) {
    const facts = [
      ...GENDERS.map((gender) => conditionText(say, { is: 'gender', gender })),
      ...ROOM_KINDS.map((kind) => conditionText(say, { is: 'inRoom', kind })),
      conditionText(say, { is: 'holds', category: 'food', atLeast: 2, not: true }),
      conditionText(say, { is: 'company', atLeast: 2, atMost: 3 }),
      conditionText(say, { is: 'stat', stat: 'str', atLeast: 5 }),
      conditionText(say, { is: 'atStart' }),
    ];
    for (const fact of facts) expect(fact).not.toMatch(/print\.|[{}^]/);
    expect(new Set(facts).size).toBe(facts.length);
  }
});

test('what tables and events keep by its English name is told in the language of the page; what somebody wrote stays', async () => {
  expect(sourceName(german, 'Axe With Opinions')).toBe('Axt mit Ansichten');
  expect(sourceName(german, 'The Other Goose')).toBe('The Other Goose');
  expect(partsIn(german, [[2, 'Fighter']])).toEqual([[2, 'Kämpfer']]);
  expect(heroName(german, { ...HEROES[0]!, name: 'Bob' })).toBe('Bob');
  const t = turnOf({ map: 'PX/P.', party: [{ items: ['Emergency Cheese'], hp: 3 }, {}] });
  const { words } = await inLanguage(game, 'de');
  const view = game.sight.view(t, 0);
  expect(words.decision(view, use(item('Emergency Cheese')))).toBe('„Notfallkäse“ einsetzen');
  const lines = take(t, use(item('Emergency Cheese'))).map((e) => words.event(game.sight.view(t, 0), e));
  expect(lines).toContain('Platz 1 (Kämpfer): Notfallkäse.');
});
