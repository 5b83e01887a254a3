/** Registers the testkit's tests with vitest: the four lines every game has. */
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { below, CHANCE, canonical, dieWanted, type Game, type Given, inLanguage, Match, sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { type ConformanceSetup, conformance, PROMISES, recordings } from './conformance.ts';
import { type GoldenSetup, inFull, LONGEST_GOLDEN, playthrough, textOf } from './golden.ts';
import { anyDecision, type Recording } from './play.ts';
import { ruleCoverage } from './rule-coverage.ts';
import { allSteps, unreachedSteps } from './steps.ts';
import { linesLeftInEnglish, wrongTexts } from './translation.ts';

export interface SuiteSetup extends ConformanceSetup {
  /** Steps that random play cannot be expected to reach, each with the reason. */
  unreached?: Record<string, string>;
}

/** One test for each promise, and one for the steps that were reached. */
export function conformanceSuite(game: Game, setup: SuiteSetup = {}): void {
  let played: Recording[] | null = null;
  const games = (): Recording[] => {
    played ??= recordings(game, setup);
    return played;
  };
  for (const { name, says } of PROMISES) {
    test(`${game.about.slug}: ${says}`, () => {
      expect(conformance(game, { ...setup, only: [name] }, games())).toEqual([]);
    });
  }
  test(`${game.about.slug}: every step is reached`, () => {
    const excused = Object.keys(setup.unreached ?? {});
    expect(excused.filter((step) => !allSteps(game).includes(step))).toEqual([]);
    expect(unreachedSteps(game, games()).filter((step) => !excused.includes(step))).toEqual([]);
  });
}

/** A game told as text is as it was. `UPDATE_GOLDEN=1` writes the file anew; a game without one is red. */
export function goldenTest(game: Game, file: URL, setup: GoldenSetup = {}): void {
  const path = fileURLToPath(file);
  test(`${game.about.slug}: golden playthrough ${path.slice(path.lastIndexOf('/') + 1)}`, () => {
    const played = playthrough(game, setup);
    const told = textOf(played);
    expect(told.split('\n').length, 'a golden playthrough is for reading: shorten it, or leave out what is derived').toBeLessThanOrEqual(
      LONGEST_GOLDEN,
    );
    if (process.env.UPDATE_GOLDEN) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, told);
    }
    expect(existsSync(path), `${path} is missing: run with UPDATE_GOLDEN=1 and read what it says`).toBe(true);
    const [now, before] = [told.split('\n'), readFileSync(path, 'utf8').split('\n')];
    const first = now.findIndex((line, i) => line !== before[i]);
    expect(now, inFull(played, now[first] ?? '').join('\n')).toEqual(before);
  });
}

/** Every language with a file in `folder` says all that English says; a game told in it has no English line left. */
export function speaksSuite(game: Game, folder: URL): void {
  const languages = readdirSync(fileURLToPath(folder)).map((file) => file.replace(/\.json$/, ''));
  for (const language of languages.filter((each) => each !== 'en')) {
    test(`${game.about.slug}: ${language} has every text, with the same places`, async () => {
      expect(wrongTexts(game, await game.words.speech!.texts(language))).toEqual([]);
    });
    test(`${game.about.slug}: whole games told in ${language} have no English line`, async () => {
      const translated = await inLanguage(game, language);
      expect([1, 2, 3].flatMap((n) => linesLeftInEnglish(game, translated, `${language} ${n}`))).toEqual([]);
    });
  }
  test(`${game.about.slug}: a language nobody wrote is English`, async () => {
    expect(await inLanguage(game, 'tlh')).toBe(game);
  });
}

/** Every rule of the game's `rules.md` is named by a test in `folder/test`, and every id named is a rule. */
export function everyRuleIsTested(game: Game, folder: URL): void {
  test(`${game.about.slug}: every rule is tested`, () => {
    const root = fileURLToPath(folder);
    const read = (pattern: string): string[] => globSync(pattern, { cwd: root }).map((path) => readFileSync(`${root}/${path}`, 'utf8'));
    const coverage = ruleCoverage({
      id: game.about.id,
      rules: readFileSync(fileURLToPath(game.about.rules), 'utf8'),
      tests: read('test/**/*.test.ts'),
      sources: read('src/**/*.ts'),
      readme: read('README.md').join('\n'),
    });
    expect(coverage.statements).toBeGreaterThan(0);
    expect(coverage).toMatchObject({ untested: [], crowded: [], unknown: [], doubled: [] });
  });
}

/** Real dice: where people tell what the house would have rolled, they play the very same game. */
export function realDiceSuite(game: Game, setups: readonly (Given & { seats: number })[]): void {
  test.each(setups.map((setup, i) => [i + 1, setup] as const))('dice told one by one make the very game of the house (%i)', (n, given) => {
    const setup = { ...given, seed: `same ${n}` };
    const [house, people] = [new Match(game, setup), new Match(game, { ...setup, dice: 'people' })];
    const random = sfc32(n);
    let dice = 0;
    while (!house.over) {
      const d = anyDecision(game, house.table, random);
      const told = house.decide(d).slice();
      const seen = people.decide(d).slice();
      while (dieWanted(people.table) > 0) {
        seen.push(...people.decide({ seat: below(random, setup.seats), kind: CHANCE, die: ++dice, shows: 0 }));
      }
      expect(seen).toEqual(told);
      expect(withoutChance(people)).toBe(withoutChance(house));
    }
    expect(dice).toBeGreaterThan(0);
    expect(people.outcome()).toEqual(house.outcome());
  });
}

function withoutChance({ table }: Match): string {
  const { random: _, ...rest } = table;
  return canonical(rest);
}
