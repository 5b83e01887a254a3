import { expect, test } from 'vitest';
import { NONE } from '../../src/content/cards.ts';
import { SIDES } from '../../src/content/dice.ts';
import type { QuestCard } from '../../src/content/vocabulary.ts';
import { rolledTo } from '../../src/rules/dice.ts';
import { succeeds } from '../../src/rules/fulfilment.ts';
import { chanceOfMarch } from '../../src/rules/prospects.ts';
import type { Table } from '../../src/table.ts';
import { choosingQuest, heroCard, march, ownHero, ownItem, ownQuest, tableWith, take } from '../table.ts';

/** Tries every throw of the pool that was formed. */
function counted(t: Table): number {
  let good = 0;
  const all = SIDES ** t.pool.length;
  for (let n = 0; n < all; n++) {
    const pool = t.pool.map((die, i) => rolledTo(die, Math.floor(n / SIDES ** i) % SIDES));
    if (succeeds({ ...t, pool })) good++;
  }
  return good / all;
}

const ids = (heroes: readonly string[]): string[] => heroes.map((text) => /^[a-z0-9-]+/.exec(text)![0]);

/** A party before a quest of the test's own; the chance it is told, and the table once it has marched. */
function before(heroes: string[], card: Partial<QuestCard>) {
  const quest = ownQuest({ slots: heroes.length, ...card });
  const t = tableWith({ parties: [{ heroes }, {}] });
  t.town.push(quest);
  choosingQuest(t);
  const told = chanceOfMarch({ rules: t.rules, seats: t.seats, seat: 0, trial: 'quest', quest, boss: NONE }, ids(heroes).map(heroCard));
  march(t, quest, ids(heroes));
  return { t, told };
}

test.each<[string, string[], Partial<QuestCard>]>([
  ['plain dice', ['dame-ottoline-brisket', 'tolly-quill'], { needs: { sword: 1, hearts: 1 } }],
  ['an immunity', ['dame-ottoline-brisket', 'tolly-quill'], { needs: { hearts: 2 }, immune: 'sword' }],
  ['a die that a weapon adds', ['gretchen-firmgrip+/doomspatula', 'wanda-probably'], { needs: { sword: 2, magic: 1 } }],
  ['symbols that come with criticals', ['aunt-cataclysm/bow-with-opinions'], { needs: { magic: 2, arrow: 1 } }],
  ['nothing to be met', ['tolly-quill'], { needs: {} }],
  ['more than the dice can show', ['tolly-quill'], { needs: { magic: 1 } }],
])('AP-079 AP-086 the chance before the march is what trying every throw gives: %s', (_what, heroes, card) => {
  const { t, told } = before(heroes, card);
  expect(t.step).toBe('pool');
  expect(told).toBeCloseTo(counted(t), 12);
});

test('AP-079 a power that looks at symbols, and one that ends an immunity, are reckoned with', () => {
  const wary = ownHero({
    standard: { dice: 'GY', powers: [{ when: 'evaluate', if: { if: 'symbol', symbol: 'rune' }, does: [{ do: 'add', symbol: 'magic' }] }] },
  });
  const looking = before([wary], { needs: { magic: 1, arrow: 1 } });
  expect(looking.told).toBeCloseTo(counted(looking.t), 12);
  expect(looking.told).toBeGreaterThan(0);
  const key = ownItem({ type: 'weapon', powers: [{ when: 'pool', does: [{ do: 'endImmunity' }] }] });
  const ending = before([`tolly-quill/${key}`], { needs: { hearts: 1 }, immune: 'arrow' });
  expect(ending.told).toBeCloseTo(counted(ending.t), 12);
  expect(ending.told).toBeGreaterThan(0);
});

test('AP-079 of dice of any colour the best one counts', () => {
  const { t, told } = before(['hob-of-nowhere'], { needs: { arrow: 1 } });
  const chances = [0, 1, 2, 3].map((colour) => {
    const copy = structuredClone({ ...t, pool: t.pool });
    copy.pool.push(colour | (7 << 2));
    return counted(copy);
  });
  expect(told).toBeCloseTo(Math.max(...chances), 12);
  take(t, { seat: 0, kind: 'colour', colour: chances.indexOf(told) });
  expect(counted(t)).toBeCloseTo(told, 12);
});

test('AP-078 R-AP-16 whoever dies in a slot brings no dice; a fresh hero takes the wound if there is one', () => {
  const fresh = before(['tolly-quill', 'gretchen-firmgrip!'], { slotWounds: 1, needs: { arrow: 1, sword: 1 } });
  take(fresh.t, { seat: 0, kind: 'slotWound', hero: heroCard('tolly-quill') });
  expect(fresh.told).toBeCloseTo(counted(fresh.t), 12);
  const doomed = before(['tolly-quill!'], { slotWounds: 1, needs: { arrow: 1 } });
  expect(doomed.told).toBe(0);
});
