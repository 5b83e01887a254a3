/** Whatever is seen of a throw has a sentence, in every language. */
import { readFileSync } from 'node:fs';
import { sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { fumble } from '../../src/throws/aim/fumble.ts';
import { diceOf, intend } from '../../src/throws/aim/intend.ts';
import { perform } from '../../src/throws/body/perform.ts';
import { roughly, THROW_KEYS } from '../../src/throws/index.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const SOURCES = ['body/by-hand.ts', 'body/rides.ts', 'body/tools.ts', 'body/poses.ts', 'trajectories.ts'].map((file) =>
  read(`../../src/throws/${file}`),
);

/** The reasons as the code writes them: `[ok, 'why', figure]`. */
const REASONS = new Set(
  SOURCES.flatMap((code) => [...code.matchAll(/\[[^[\]]*(?:\[[^[\]]*\][^[\]]*)*, '([a-z]+)'(?:, [^\]]*)?\]/g)].map(([, why]) => why!)),
);

test.each(['en', 'de'])('every requirement can be told in %s when it was done, and every reason why not', (language) => {
  const texts: Record<string, string> = JSON.parse(read(`../../src/texts/${language}.json`));
  for (const key of THROW_KEYS) expect(texts[`seen.${key}.done`]).toBeTruthy();
  expect(texts['seen.rough']).toBeTruthy();
  const told = new Set(Object.keys(texts).flatMap((key) => (key.startsWith('seen.') ? [key.split('.').at(-1)!] : [])));
  expect([...REASONS].filter((why) => !told.has(why))).toEqual([]);
  expect(REASONS.size).toBeGreaterThan(20);
});

test('what clumsy bodies do is among them', () => {
  const texts: Record<string, string> = JSON.parse(read('../../src/texts/en.json'));
  const random = sfc32(4);
  for (const key of THROW_KEYS) {
    for (let i = 0; i < 60; i++) {
      let record = intend([key], diceOf(random));
      for (let k = 0; k < 12; k++) record = fumble(record, [key], 'first-timer', random);
      for (const { why } of perform({ record, wanted: [key] }).done) expect(Object.keys(texts)).toContain(why);
    }
    expect(Object.keys(texts)).toContain(roughly([key], 'first-timer', 0, random).done[0]!.why);
  }
});
