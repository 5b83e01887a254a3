/** Whether a quest can be won: what it wants found is somewhere. */
import type { Goal, Quest } from '../pieces.ts';
import type { Scenario } from '../scenario.ts';
import type { Tell } from './sense.ts';

export function checkGoals(scenario: Scenario, tell: Tell): void {
  const had = hadAnywhere(scenario);
  for (const [i, quest] of scenario.quests.entries()) {
    const lying = lyingOnKeys(quest);
    for (const [g, goal] of quest.goals.entries()) {
      const wants = goal.goal === 'find' || goal.goal === 'collect' ? goal.item : null;
      if (wants !== null && wants !== lying && !had.has(wants)) tell(['quests', i, 'goals', g], whyNowhere(wants, quest));
      if (isSaidTwice(goal, quest.goals.slice(0, g))) tell(['quests', i, 'goals', g], 'Only one can be escorted.');
    }
  }
}

const whyNowhere = (item: string, { goals }: Quest): string =>
  goals.filter(({ goal }) => goal === 'find' || goal === 'collect').length > 1
    ? `"${item}" is nowhere to be found: key spots hold what the first goal wants, and no table has it.`
    : `"${item}" is nowhere to be found: no card of this quest is a key, and no table has it.`;

/** What lies on this quest's key spots: the item of its first goal that wants one. */
function lyingOnKeys({ goals, roomCards }: Quest): string | null {
  const first = goals.find(({ goal }) => goal === 'find' || goal === 'collect' || goal === 'trapped');
  if (first === undefined || !roomCards.some(({ is }) => is === 'key')) return null;
  return first.goal === 'find' || first.goal === 'collect' ? first.item : null;
}

/** What chests, drops, the start of a session and the making of a character bring. */
function hadAnywhere({ chestTable, startingTable, items, races, classes, quests }: Scenario): Set<string> {
  const had = new Set(['lockPick']);
  for (const { items: row } of [...chestTable, ...startingTable]) for (const { item } of row ?? []) had.add(item);
  for (const { items: own } of [...races, ...classes]) for (const item of own ?? []) had.add(item);
  for (const item of items) if (item.kind === 'consumable' && item.lowestHeal) had.add(item.id);
  // P52-053  What a Treasure Hunt brings for the next session.
  if (quests.some(({ goals }) => goals[0]!.goal === 'treasureHunt')) had.add('adrenalineBoost');
  // What jumps out of a chest is nobody's.
  for (const { kind, id } of items) if (kind === 'trapped') had.delete(id);
  return had;
}

const isSaidTwice = ({ goal }: Goal, before: readonly Goal[]): boolean =>
  goal === 'escort' && before.some((other) => other.goal === 'escort');
