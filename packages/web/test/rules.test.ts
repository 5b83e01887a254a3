/** Rules that answer: in every game, in every language of the page, the questions people ask at the table. */
import { readFileSync } from 'node:fs';
import { gameSlugs, loadGame } from '@undercroft/catalog';
import { abouts } from '@undercroft/catalog/abouts';
import { askRules, findHouseRules, type Reference, readReference, termFinder } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { inLanguage, plainRule } from '../src/rules.ts';
import { BESIDES, COMMON } from './asked-everywhere.ts';

const slugs = await gameSlugs();
const read = (url: URL | undefined): Reference => readReference(url === undefined ? '' : readFileSync(url, 'utf8'));

async function referencesOf(slug: string): Promise<{ en: Reference; de: Reference }> {
  const { about } = await loadGame(slug);
  const en = read(about.rules);
  return { en, de: inLanguage(en, read(about.rulesIn?.['de'])) };
}

/** What people want of house rules: in every game something must come up for each. */
const WISHES = {
  en: ['longer', 'shorter', 'no betrayal', 'harder', 'easier', 'quick game', 'kids', 'first game'],
  de: ['länger', 'kürzer', 'kein Verrat', 'schwerer', 'leichter', 'schnelles Spiel', 'Kinder', 'erste Partie'],
};

/** What people want besides, of every game that has people to play it: something must come up. */
const WANTED = {
  en: ['less luck', 'more fighting', 'no death', 'nobody dies', 'only 20 minutes', 'help for kids', 'play alone', 'traitor'],
  de: ['weniger Glück', 'mehr kämpfen', 'ohne Tod', 'niemand stirbt', 'nur 20 Minuten', 'für Kinder', 'allein spielen', 'Verräter'],
};

/** What a game brings along to be asked. */
interface Asked {
  QUESTIONS: Record<'en' | 'de', Record<string, string>>;
  PRINTED: readonly string[];
}

test('rules are read without their marks, switches and neighbours', () => {
  expect(plainRule('Ties? **Roll again** (TD-020). Toggle [loot.tie] roll | all.')).toBe('Ties? Roll again.');
  expect(plainRule('Must it be used? May; else it would shrink [icons.mandatory], [icons.more]')).toBe(
    'Must it be used? May; else it would shrink',
  );
  expect(plainRule('**Text wins.** Option `darkReveal`: orthogonal | eight.')).toBe('Text wins.');
  expect(plainRule('Cap 8 unless [custom.over8] is on. No option.')).toBe('Cap 8 unless [custom.over8] is on.');
  expect(plainRule('When? **Later.** Toggle [death.mode] a | b. **Ours:** others may plan (PHF-074).')).toBe(
    'When? Later. Ours: others may plan.',
  );
  expect(plainRule('It stays. No toggle. **Ours:** it is drawn at once.')).toBe('It stays. Ours: it is drawn at once.');
});

describe.each(slugs)('%s', async (slug) => {
  const references = await referencesOf(slug);
  const { QUESTIONS: asked, PRINTED: printed }: Asked = await import(`../../games/${slug}/test/asked.ts`);
  const isPlayed = abouts.some((about) => about.slug === slug && about.door !== null);

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

  test.each(isPlayed ? (['en', 'de'] as const) : [])('has house rules for what people want besides (%s)', async (language) => {
    const { houseRules } = (await loadGame(slug)).about;
    const { wishes } = references[language];
    const asked = (query: string) => findHouseRules(houseRules, { wishes, query, language }).map(([option]) => option);
    // Every one of them is about the game: that word finds nothing.
    expect(asked(language === 'en' ? 'a shorter game' : 'ein kürzeres Spiel')).toEqual(asked(language === 'en' ? 'shorter' : 'kürzer'));
    expect(WANTED[language].filter((query) => findHouseRules(houseRules, { wishes, query, language }).length === 0)).toEqual([]);
  });

  test('explains the terms on its cards', () => {
    const pieces = termFinder(references.en.answers);
    const known = (term: string) => pieces(`(${term})`).some((piece) => typeof piece !== 'string' && piece.text === term);
    expect(printed.length).toBeGreaterThan(0);
    expect(printed.filter((term) => !known(term))).toEqual([]);
  });

  test.each(['en', 'de'] as const)('opens the line of every term that it explains (%s)', (language) => {
    const reference = references[language];
    const pieces = termFinder(reference.answers);
    const strayed = reference.answers.flatMap(({ terms, text }) =>
      terms.filter((term) => {
        const found = pieces(term).find((piece) => typeof piece !== 'string');
        return typeof found !== 'object' || askRules(reference, found.term, language)[0]?.text !== text;
      }),
    );
    expect(strayed).toEqual([]);
  });

  test.each(['en', 'de'] as const)('answers what everybody asks first (%s)', (language) => {
    const questions = [...COMMON[language], ...(isPlayed ? BESIDES[language] : [])];
    const silent = questions.filter((question) => askRules(references[language], question, language)[0]?.answers !== true);
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
