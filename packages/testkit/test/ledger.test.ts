import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { departures, type Ledger, pinOf, settledOf } from '../src/ledger.ts';

const games = join(import.meta.dirname, '../../games');
const kept = globSync('*/ledger.json', { cwd: games }).map((file) => [basename(dirname(file)), join(games, file)] as const);

test.each(kept)('%s: every statement of the rules is as it was settled', (game, file) => {
  const ledger: Ledger = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.keys(ledger).length).toBeGreaterThan(100);
  expect(departures(ledger, readFileSync(join(games, game, 'rules.md'), 'utf8'))).toEqual({ changed: [], missing: [], added: [] });
});

test('five games keep what was settled', () => {
  expect(kept.map(([game]) => game).sort()).toEqual(['adventure-party', 'dungeon-fighter', 'p52', 'party-has-fallen', 'table-dungeon']);
});

const LEDGER: Ledger = {
  'CEL-001': pinOf('A turn has three steps.'),
  'R-CEL-02': pinOf('Who begins? **The eldest.** Toggle [who.begins] eldest'),
};
const rules = (first: string, second = 'Who begins? The eldest. Toggle [who.begins] eldest.') =>
  departures(LEDGER, `- **CEL-001** ${first}\n- **R-CEL-02** ${second}\n`);
const nothing = { changed: [], missing: [], added: [] };

test('bold, full stops and the names of house rules do not make another statement of it', () => {
  expect(rules('A turn has three steps')).toEqual(nothing);
  expect(rules('A turn has **three** steps. [turn.steps] [turn.more].', 'Who begins? the eldest. Toggle [who.begins] eldest')).toEqual(
    nothing,
  );
});

test('what is ours stands after the settled statement, and is marked', () => {
  expect(rules('A turn has three steps. **Ours:** the third may be left out.')).toEqual(nothing);
  expect(rules('A turn has three steps. [turn.steps]. **Ours:** off, it has two.')).toEqual(nothing);
  expect(settledOf('A turn. **Ours:** mine. **Ours:** more.')).toBe('A turn.');
});

test('a changed, an added, a lost and an unmarked word are found', () => {
  const changed = { ...nothing, changed: ['CEL-001'] };
  expect(rules('A turn has four steps.')).toEqual(changed);
  expect(rules('A turn has three steps. The third may be left out.')).toEqual(changed);
  expect(rules('A turn has steps.')).toEqual(changed);
  expect(rules('A turn has three steps. Ours: the third may be left out.')).toEqual(changed);
  expect(rules('A turn has three steps.', 'Who begins? The eldest. Toggle [who.begins] youngest')).toEqual({
    ...nothing,
    changed: ['R-CEL-02'],
  });
  expect(departures(LEDGER, '- **CEL-001** A turn has three steps.\n- **CEL-009** Cheese.\n')).toEqual({
    changed: [],
    missing: ['R-CEL-02'],
    added: ['CEL-009'],
  });
});
