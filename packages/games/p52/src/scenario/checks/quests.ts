/** Quests follow each other without a circle, and say what every Ace, 2 and 3 is. */
import { type Quest, STANDARD, SUITS } from '../pieces.ts';
import type { Scenario } from '../scenario.ts';
import type { Tell } from './sense.ts';

export function checkQuests({ quests, items }: Scenario, tell: Tell): void {
  const told = inOrder(quests);
  const tools = new Set(items.filter(({ kind }) => kind === 'tool').map(({ id }) => id));
  for (const [i, quest] of quests.entries()) {
    if (!told.has(quest.id)) tell(['quests', i], `${quest.title} can never begin: it comes after itself.`);
    checkCards(quest, (sentence) => tell(['quests', i, 'roomCards'], sentence));
    checkStandard(quest, tools, (g, sentence) => tell(['quests', i, 'goals', g], sentence));
  }
}

/** Quests that can be told one after the other. */
function inOrder(quests: readonly Quest[]): Set<string> {
  const told = new Set<string>();
  for (let before = -1; before !== told.size; ) {
    before = told.size;
    for (const { id, after } of quests) if ((after ?? []).every((earlier) => told.has(earlier))) told.add(id);
  }
  return told;
}

/** P52-114  The rulebook leaves Ace, 2 and 3 to the scenario. */
function checkCards({ roomCards }: Quest, tell: (sentence: string) => void): void {
  const seen = new Map<string, number>();
  for (const { ranks, suits } of roomCards) {
    for (const rank of ranks) for (const suit of suits) seen.set(`${rank} of ${suit}`, (seen.get(`${rank} of ${suit}`) ?? 0) + 1);
  }
  for (const [card, times] of seen) if (times > 1) tell(`The ${card} is said ${times} times.`);
  for (const rank of [1, 2, 3])
    for (const suit of SUITS) if (!seen.has(`${rank} of ${suit}`)) tell(`Nothing says what the ${rank} of ${suit} is.`);
  for (const { is, spot } of roomCards)
    if ((is === undefined) === (spot === undefined)) tell('A card says what it "is", or names a "spot" of the scenario.');
}

/** The rulebook's quests stand alone, with the spots they need; what is carried home is a tool. */
function checkStandard({ goals, roomCards }: Quest, tools: ReadonlySet<string>, tell: (goal: number, sentence: string) => void): void {
  const has = (wanted: string): boolean => roomCards.some(({ is }) => is === wanted);
  for (const [i, goal] of goals.entries()) {
    const needed = SPOT_FOR[goal.goal];
    if (needed !== undefined && !has(needed)) tell(i, `This goal needs a card that is a ${needed}.`);
    if (STANDARD.has(goal.goal) && goals.length > 1) tell(i, 'A quest of the rulebook stands alone.');
    if (goal.goal === 'treasureHunt' && !tools.has(goal.prize)) tell(i, 'The prize is an item of the kind "tool".');
    if (goal.goal === 'trapped' && !tools.has(goal.key)) tell(i, 'The key is an item of the kind "tool".');
  }
}

const SPOT_FOR: Readonly<Record<string, string>> = { treasureHunt: 'specialChest', trapped: 'key', bigBoss: 'boss' };
