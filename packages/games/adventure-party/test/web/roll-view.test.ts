import { expect, test } from 'vitest';
import { NO_DIE, NONE, type RollDecision } from '../../src/index.ts';
import { sorted, toolKey } from '../../web/parts/theatre/pick.ts';
import { watchGame } from './play.ts';

const VIEWS = [watchGame('the lamp', 3), watchGame('the tray', 2)].flat().map(({ after }) => after);
const ROLLS = VIEWS.flatMap(({ rolling, step, trial }) => (rolling === null || step !== 'roll' ? [] : [{ ...rolling, trial }]));

test('AP-086 the lamp is lit exactly when every socket of a quest is filled', () => {
  const quests = ROLLS.filter(({ trial }) => trial === 'quest');
  expect(quests.length).toBeGreaterThan(100);
  for (const { sockets, succeeds, missing } of quests) {
    const empty = sockets.filter(({ shows }) => shows === NONE).length;
    expect(succeeds).toBe(empty === 0);
    expect(missing.reduce((a, b) => a + b, 0)).toBe(empty);
  }
});

test('R-AP-26 as many wounds are stopped as there are shields, deadly ones first, and dice are not used twice', () => {
  for (const { wounds, shields, dice } of ROLLS) {
    const stopped = wounds.map(({ die, added }) => die !== NO_DIE || added !== NONE);
    expect(stopped.filter(Boolean).length).toBe(shields);
    expect(stopped).toEqual([...stopped].sort((a, b) => Number(b) - Number(a)));
    expect(wounds.map(({ wound }) => wound)).toEqual(wounds.map(({ wound }) => wound).sort());
    for (const [at, die] of dice.entries()) expect(die.stops).toBe(wounds.filter((wound) => wound.die === at).length);
  }
});

test('a filled socket names the die or the source, and a die that is free fills none', () => {
  for (const { sockets, dice } of ROLLS) {
    for (const { die, added, shows } of sockets) expect(shows === NONE).toBe(die === NO_DIE && added < 0);
    for (const { free, fills, stops } of dice) if (free) expect([fills.length, stops]).toEqual([0, 0]);
  }
});

test('only the roller gets tools; each begins with its die, and the best chance comes first', () => {
  const tools = ROLLS.flatMap(({ dice }) => dice.flatMap((die, at) => die.tools.map((tool) => ({ ...tool, at }))));
  expect(tools.length).toBeGreaterThan(100);
  for (const { d, at } of tools) expect('die' in d && d.die).toBe(at);
  for (const view of VIEWS) if (view.roller > 0) expect(view.rolling?.dice.every((die) => die.tools.length === 0)).toBe(true);
  for (const { dice } of ROLLS)
    for (const die of dice) {
      const chances = sorted(die.tools).map(({ chance }) => chance ?? -1);
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    }
});

test('a tool is the same tool whatever die it acts on, and another one if another rune pays', () => {
  const rune = (die: number, from: number): RollDecision => ({ seat: 0, kind: 'roll', do: 'rune', die, rune: from });
  expect(toolKey(rune(1, 4))).toBe(toolKey(rune(2, 4)));
  expect(toolKey(rune(1, 4))).not.toBe(toolKey(rune(1, 5)));
});
