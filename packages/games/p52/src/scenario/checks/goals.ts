/** Whether a quest can be won: what it wants found is somewhere. */
import { inTables } from '../found.ts';
import type { Goal, Quest } from '../pieces.ts';
import type { Scenario } from '../scenario.ts';
import type { Tell } from './sense.ts';

export function checkGoals(scenario: Scenario, tell: Tell): void {
  const had = inTables(scenario);
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

const isSaidTwice = ({ goal }: Goal, before: readonly Goal[]): boolean =>
  goal === 'escort' && before.some((other) => other.goal === 'escort');
