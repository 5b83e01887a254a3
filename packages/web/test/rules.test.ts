/** Rules that answer: in every game, in every language of the page, the questions people ask at the table. */
import { readFileSync } from 'node:fs';
import { gameSlugs, loadGame } from '@undercroft/catalog';
import { askRules, findHouseRules, type Reference, readReference, termFinder } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../src/rules.ts';

const slugs = await gameSlugs();
const read = (url: URL | undefined): Reference => readReference(url === undefined ? '' : readFileSync(url, 'utf8'));

async function referencesOf(slug: string): Promise<{ en: Reference; de: Reference }> {
  const { about } = await loadGame(slug);
  const en = read(about.rules);
  return { en, de: inLanguage(en, read(about.rulesIn?.['de'])) };
}

/** What everybody asks in every game: an answer must come first, not a paragraph of the law. */
const COMMON = {
  en: [
    'how do I win',
    'How do I win?',
    'how does it end',
    'what do I do on my turn',
    'how long does it take',
    'when do I die',
    'neighbour',
  ],
  de: [
    'wie gewinne ich',
    'Wer gewinnt?',
    'wie endet das Spiel',
    'was tue ich in meinem Zug',
    'wie lange dauert es',
    'wann sterbe ich',
    'Nachbar',
  ],
};

/** Ordinary questions, and a rule that answers each. */
const QUESTIONS: Record<string, { en: Record<string, string>; de: Record<string, string> }> = {
  'table-dungeon': {
    en: {
      'how do I win': 'TD-068',
      'who gets the loot': 'TD-052',
      'what happens on a tie for the lowest card': 'R-TD-20',
      'what does a king do': 'TD-042',
      'can I trade items': 'R-TD-32',
      'my deck is empty': 'TD-060',
      'are we allowed to lie': 'R-TD-34',
      'when does healing happen': 'TD-036',
      'how do we level up': 'TD-063',
      'left neighbour': 'R-TD-14',
      stat: 'TD-009',
    },
    de: {
      'wie gewinne ich': 'TD-068',
      'wer bekommt die Beute': 'TD-052',
      'was macht ein König': 'TD-042',
      'darf man tauschen': 'R-TD-32',
      'wie kann ich mich heilen': 'TD-035',
      Gleichstand: 'R-TD-20',
      'mein Stapel ist leer': 'TD-060',
      'linker Nachbar': 'R-TD-14',
    },
  },
  'party-has-fallen': {
    en: {
      'how do I win': 'PHF-130',
      cursed: 'PHF-123',
      'left neighbour': 'PHF-072',
      'what is a stat': 'PHF-035',
      'how many treasure points do I need': 'PHF-131',
      'what is a round': 'PHF-067',
      'can I move diagonally': 'PHF-072',
      'who gets my items when I die': 'PHF-109',
      'can I help in a fight': 'PHF-095',
      'what if rolls are equal': 'PHF-101',
      'can others see my items': 'R-PHF-42',
      'do promises count': 'R-PHF-43',
      'where is the exit': 'PHF-090',
      'what does the ghost do': 'PHF-153',
    },
    de: {
      'wie gewinne ich': 'PHF-130',
      verflucht: 'PHF-123',
      'linker Nachbar': 'PHF-072',
      'darf ich schräg gehen': 'PHF-072',
      'wie geht eine Probe': 'PHF-087',
      'wer bekommt meine Gegenstände': 'PHF-109',
      'muss man Versprechen halten': 'R-PHF-43',
      'wo ist der Ausgang': 'PHF-090',
    },
  },
  'dungeon-fighter': {
    en: {
      'how do we win': 'DF-002',
      'how do we lose': 'DF-003',
      'left neighbour': 'DF-095',
      'when is a throw a miss': 'DF-112',
      'must the die bounce': 'DF-108',
      'what if all dice are used up': 'DF-160',
      'how do I get more bonus dice': 'DF-200',
      'what does rabid mean': 'DF-334',
      'how do we heal': 'DF-223',
      'this throw is impossible': 'DF-260',
      'who decides': 'DF-072',
      'how many things can I carry': 'DF-236',
    },
    de: {
      'wie gewinnen wir': 'DF-002',
      'linker Nachbar': 'DF-095',
      'wann ist ein Wurf daneben': 'DF-112',
      'wir haben keine Würfel mehr': 'DF-160',
      'was heißt tollwütig': 'DF-334',
      'was kostet Heilung im Laden': 'DF-223',
      'was ist eine Narbe': 'DF-208',
    },
  },
  p52: {
    en: {
      'how do we win': 'P52-043',
      'left neighbour': 'P52-136',
      'can I walk diagonally': 'P52-144',
      'what does an ace do': 'P52-159',
      'how do I get stamina back': 'P52-086',
      'what is over': 'P52-019',
      'how do we leave the room': 'P52-227',
      'how do I open a chest': 'P52-211',
      'whom do enemies attack': 'P52-189',
      'how do I defend': 'P52-202',
      'do we heal between rooms': 'R-P52-60',
      'what does aLv mean': 'P52-018',
      stunned: 'P52-207',
    },
    de: {
      'wie gewinnen wir': 'P52-043',
      'linker Nachbar': 'P52-136',
      'darf ich schräg gehen': 'P52-144',
      'was bewirkt ein Ass': 'P52-159',
      'wie verlassen wir den Raum': 'P52-227',
      'wie öffne ich eine Truhe': 'P52-211',
      'wozu ist Ausdauer gut': 'P52-081',
    },
  },
  'adventure-party': {
    en: {
      'how do I win': 'AP-006',
      'left neighbour': 'AP-045',
      'what are runes for': 'AP-106',
      'can I roll again': 'AP-100',
      'how many heroes can I have': 'AP-003',
      'what if I fail a quest': 'AP-094',
      'how many cards may I keep': 'AP-140',
      'what is a critical hit': 'AP-162',
      'when does a hero die': 'AP-122',
      'how do I retire a hero': 'AP-170',
      'can we trade': 'R-AP-63',
      'how does the boss fight work': 'AP-213',
      round: 'AP-045',
    },
    de: {
      'wie gewinne ich': 'AP-006',
      'linker Nachbar': 'AP-045',
      'wozu sind Runen da': 'AP-106',
      'wie viele Helden darf ich haben': 'AP-003',
      'was passiert bei Misserfolg': 'AP-094',
      'wann stirbt ein Held': 'AP-122',
      'wie geht der Boss': 'AP-213',
    },
  },
  cellar: {
    en: { 'how do I win': 'CEL-005', 'can I trade': 'CEL-022', 'who may help me': 'CEL-016' },
    de: { 'wie gewinne ich': 'CEL-005', 'darf ich tauschen': 'CEL-022', 'wer darf helfen': 'CEL-016' },
  },
};

/** What people want of house rules: in every game something must come up for each. */
const WISHES = {
  en: ['longer', 'shorter', 'no betrayal', 'harder', 'easier'],
  de: ['länger', 'kürzer', 'kein Verrat', 'schwerer', 'leichter'],
};

/** What is printed on cards and must open its line. */
const PRINTED: Record<string, string[]> = {
  'table-dungeon': ['AUTOMATIC WIN', 'WILL FLEE', 'IF LOSS', 'loot', 'royal', 'health', 'round'],
  'party-has-fallen': ['Cursed', 'Armor', 'Human Remains', 'stats', 'STR', 'round', 'items', 'EXIT', 'skill check', 'treasure', 'Marauder'],
  'dungeon-fighter': ['Rabid', 'Tricky', 'Greedy', 'Leeching', 'Kleptomaniac', 'Resistant', 'Board only', 'Piercing', 'miss'],
  p52: ['Over', 'aLv', 'Stamina', 'Hidden', 'trap', 'Lift', 'HP'],
  'adventure-party': ['rune', 'critical hit', 'shield', 'wound', 'potion', 'upgraded', 'reroll', 'VP'],
  cellar: ['strength', 'life', 'item'],
};

describe.each(slugs)('%s', async (slug) => {
  const references = await referencesOf(slug);
  const asked = QUESTIONS[slug];

  test.each(['en', 'de'] as const)('opens with one page of at most 260 words (%s)', (language) => {
    const { page } = references[language];
    expect(page.length).toBeGreaterThanOrEqual(4);
    expect(page.length).toBeLessThanOrEqual(5);
    expect(
      page
        .map(({ text }) => text)
        .join(' ')
        .split(/\s+/).length,
    ).toBeLessThanOrEqual(260);
  });

  test('answers rest on rules there are, and other languages answer the same', () => {
    const ids = new Set(references.en.statements.map(({ id }) => id));
    const rules = ({ answers }: Reference) => answers.map((answer) => answer.rules);
    expect(
      rules(references.en)
        .flat()
        .filter((id) => !ids.has(id)),
    ).toEqual([]);
    expect(rules(references.de)).toEqual(rules(references.en));
  });

  test.each(['en', 'de'] as const)('has house rules for what people want (%s)', async (language) => {
    const { houseRules } = (await loadGame(slug)).about;
    const { wishes } = references[language];
    expect(wishes.flatMap(({ options }) => options).filter((option) => houseRules[option] === undefined)).toEqual([]);
    expect(wishes.map(({ options }) => options)).toEqual(references.en.wishes.map(({ options }) => options));
    const wanted = (query: string) => wishes.find(({ words }) => words.includes(query))?.options ?? [];
    for (const query of WISHES[language]) {
      const found = findHouseRules(houseRules, { wishes, query, language }).map(([option]) => option);
      expect([query, wanted(query).length > 0]).toEqual([query, true]);
      expect(found.slice(0, wanted(query).length).sort(), query).toEqual([...wanted(query)].sort());
    }
  });

  test('explains the terms on its cards', () => {
    const pieces = termFinder(references.en.answers);
    const known = (term: string) => pieces(`(${term})`).some((piece) => typeof piece !== 'string' && piece.text === term);
    expect((PRINTED[slug] ?? ['(none listed)']).filter((term) => !known(term))).toEqual([]);
  });

  test.each(['en', 'de'] as const)('answers what everybody asks first (%s)', (language) => {
    const silent = COMMON[language].filter((question) => askRules(references[language], question, language)[0]?.answers !== true);
    expect(silent).toEqual([]);
  });

  test.each(['en', 'de'] as const)('gives the right rule among the first three answers (%s)', (language) => {
    expect(Object.keys(asked?.[language] ?? {}).length).toBeGreaterThan(2);
    const wrong = Object.entries(asked?.[language] ?? {}).filter(([question, rule]) => {
      const first = askRules(references[language], question, language).slice(0, 3);
      return !first.some(({ rules }) => rules.includes(rule));
    });
    expect(wrong).toEqual([]);
  });
});
