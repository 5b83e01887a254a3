/** What of a scenario's items can be had, and how many at once: in chests and drops, at the start, by race or class, on keys. */
import type { Scenario } from './scenario.ts';

const known = new WeakMap<Scenario, ReadonlyMap<string, number>>();

/** Tables, races, classes and quests: by item, the most of it that one of them gives at once. */
export function inTables({ chestTable, startingTable, items, races, classes, quests }: Scenario): Map<string, number> {
  const had = new Map([['lockPick', 1]]);
  const add = (item: string, number: number): void => void had.set(item, Math.max(had.get(item) ?? 0, number));
  for (const { items: row } of [...chestTable, ...startingTable]) for (const { item, number } of row ?? []) add(item, number ?? 1);
  for (const { items: own } of [...races, ...classes]) for (const item of own ?? []) add(item, 1);
  for (const item of items) if (item.kind === 'consumable' && item.lowestHeal) add(item.id, 1);
  // P52-053  What a Treasure Hunt brings for the next session.
  if (quests.some(({ goals }) => goals[0]!.goal === 'treasureHunt')) add('adrenalineBoost', 1);
  // P52-219  Two of a suit bring a Lock Pick besides.
  had.set('lockPick', (had.get('lockPick') ?? 0) + 1);
  // What jumps out of a chest is nobody's.
  for (const { kind, id } of items) if (kind === 'trapped') had.delete(id);
  return had;
}

/** The same, with what lies on keys and in special chests. */
export function found(scenario: Scenario): ReadonlyMap<string, number> {
  const before = known.get(scenario);
  if (before !== undefined) return before;
  const had = inTables(scenario);
  for (const { goals } of scenario.quests) {
    for (const goal of goals) {
      const item = goal.goal === 'treasureHunt' ? goal.prize : goal.goal === 'trapped' ? goal.key : 'item' in goal ? goal.item : null;
      if (item !== null) had.set(item, Math.max(1, had.get(item) ?? 0));
    }
  }
  known.set(scenario, had);
  return had;
}
