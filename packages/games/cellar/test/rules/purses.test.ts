/** CEL-030..032  Purses of earlier nights. */
import { configFor, keptBy, loadMatch, Match, readThing, readThingFile, thingFile, verifyMatch } from '@undercroft/engine';
import { anyDecision, asked, randomFrom, tableFor } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { readPurse } from '../../src/rules/purses.ts';

const purse = { name: 'Old leather', gold: 30, nights: 4 };
const door = game.doors!.thing!;

test('CEL-030 a thief with a purse starts with up to 2 gold of it, the others with none', () => {
  const t = tableFor(game, { seats: 3, brings: [purse, { ...purse, gold: 1 }, null] });
  expect(t.thieves.map(({ gold }) => gold)).toEqual([2, 1, 0]);
  expect(asked(game, t)).toHaveLength(3);
});

test('CEL-030 without a purse the table is what it always was', () => {
  const [plain, nobody] = [tableFor(game), tableFor(game, { brings: [null, null] })];
  expect(JSON.stringify(nobody)).toBe(JSON.stringify(plain));
  expect(JSON.stringify(plain)).not.toContain('purses');
  expect(keptBy(game, plain, 0)).toBeNull();
});

test('CEL-031 at any moment the purse holds what stayed at home and what the thief has', () => {
  const t = tableFor(game, { seats: 2, brings: [purse, null] });
  t.thieves[0]!.gold = 9;
  expect(keptBy(game, t, 0)).toEqual({ name: 'Old leather', gold: 28 + 9, nights: 4 });
  expect(keptBy(game, t, 1)).toBeNull();
  t.thieves[0]!.gold = 90;
  expect(keptBy(game, t, 0)).toMatchObject({ gold: 99 });
  t.stack = [];
  expect(keptBy(game, t, 0)).toMatchObject({ nights: 5 });
});

test('CEL-031 purses come home after every round, and not when the first begins', () => {
  expect([1, 2].map((round) => door.comesHome?.({ type: 'roundBegan', round }))).toEqual([false, true]);
  expect(door.comesHome?.({ type: 'candleWentOut' })).toBe(false);
});

test('CEL-032 with one purse for all nobody brings another', () => {
  expect(() => configFor(game, { seats: 2, options: { together: true }, brings: [null, purse] })).toThrow(
    'seat 1: brings.1: with one purse for all nobody brings another',
  );
});

test.each([
  ['gold', { ...purse, gold: 100 }],
  ['gold', { ...purse, gold: -1 }],
  ['gold', { ...purse, gold: '9' }],
  ['nights', { ...purse, nights: 0.5 }],
  ['name', { ...purse, name: ' ' }],
  ['luck', { ...purse, luck: 7 }],
])('CEL-031 a purse whose %s cannot be is refused', (at, wrong) => {
  expect(readPurse(wrong).flaws?.map((flaw) => flaw.at)).toEqual([at]);
});

/** A match with a purse, played to its end. */
function playedSave() {
  const match = new Match(game, { seats: 2, seed: 'purse', options: { rounds: 2 }, brings: [null, purse] });
  const random = randomFrom('purse');
  while (!match.over) match.decide(anyDecision(game, match.table, random));
  return { match, save: JSON.parse(JSON.stringify(match.save())) };
}

test('a save holds what was brought, replays with it and is verified; forged, it is not', () => {
  const { match, save } = playedSave();
  expect(save.brings).toEqual([null, purse]);
  expect(verifyMatch(game, save)).toMatchObject({ ok: true });
  expect(loadMatch(game, save).table).toEqual(match.table);
  const forged = { ...save, brings: [purse, purse] };
  expect(() => loadMatch(game, forged)).toThrow('the save is damaged');
  expect(() => loadMatch(game, { ...save, brings: [null, { ...purse, gold: 1000 }] })).toThrow('a purse holds 0 to 99 gold');
  expect(() => loadMatch(game, { ...save, brings: 'all' })).toThrow("'brings' is no list");
});

test('what was taken home is a file, and only of its own game', () => {
  const { match } = playedSave();
  const file = JSON.parse(JSON.stringify(thingFile(game, keptBy(game, match.table, 1)!)));
  expect(readThingFile(game, file)).toEqual(keptBy(game, match.table, 1));
  expect(() => readThingFile(game, { ...file, game: 'chess' })).toThrow("this belongs to 'chess', not to cellar");
  expect(() => readThingFile(game, match.save())).toThrow('this is not a thing');
  const { doors: _, ...closed } = game;
  expect(() => readThing(closed, purse)).toThrow('nobody brings anything to Cellar');
});
