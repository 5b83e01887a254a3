/** PHF-014  What the author of a card can pick instead of writing it: lines of goals, and things events do. */
import type { Counter, GoalTag, Need } from './goals.ts';
import { CATEGORIES, type Effect, type Mod, STATS, type Until, type Who } from './vocabulary.ts';

const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const counted = (counter: Counter, from: number, to: number): Need[] =>
  upTo(from, to).map((atLeast) => ({ need: 'count', counter, atLeast }));

export const GOAL_LINES: readonly Need[] = [
  ...CATEGORIES.flatMap((category) => upTo(1, 4).map((atLeast): Need => ({ need: 'hold', category, atLeast }))),
  ...upTo(4, 9).map((atLeast): Need => ({ need: 'kinds', atLeast })),
  ...upTo(3, 8).map((atLeast): Need => ({ need: 'items', atLeast })),
  { need: 'items', atMost: 0 },
  { need: 'hp', atMost: 5 },
  { need: 'hp', atLeast: 15 },
  ...STATS.map((stat): Need => ({ need: 'stat', stat, atLeast: 8 })),
  ...upTo(6, 12).map((atLeast): Need => ({ need: 'rounds', atLeast })),
  ...counted('flips', 3, 8),
  ...counted('mostHeld', 4, 8),
  ...counted('checksPassed', 3, 8),
  ...[10, 15, 20, 25].map((atLeast): Need => ({ need: 'count', counter: 'wounds', atLeast })),
  ...counted('events', 4, 10),
  { need: 'count', counter: 'attacks', atMost: 0 },
  ...counted('hits', 2, 5),
  ...counted('kills', 1, 3),
  ...counted('helped', 1, 3),
  ...counted('defended', 1, 3),
  ...counted('tradePartners', 1, 3),
  ...counted('gifts', 1, 4),
  ...counted('used', 2, 5),
  { need: 'leftUnharmed' },
  { need: 'count', counter: 'homesick', atLeast: 2 },
];

const TAGS: Partial<Record<Counter, GoalTag>> = { kills: 'kill', helped: 'aid', defended: 'aid', tradePartners: 'trade', gifts: 'trade' };

/** PHF-018  What a line depends on. */
export function tagOf(need: Need): GoalTag {
  if (need.need === 'leftUnharmed') return 'survive';
  return need.need === 'count' ? (TAGS[need.counter] ?? 'none') : 'none';
}

const damage = (amount: number, who: Who = 'self'): Effect => ({ do: 'damage', who, amount });
const heal = (amount: number, who: Who = 'self'): Effect => ({ do: 'heal', who, amount });
const mods = (mod: Mod, until: Until, ...by: number[]): Effect[] => by.map((n) => ({ do: 'mod', who: 'self', mod, by: n, until }));

const EVENT_EFFECTS: readonly Effect[] = [
  ...upTo(1, 5).map((n) => damage(n)),
  ...upTo(1, 3).map((n) => damage(n, 'room')),
  ...upTo(1, 3).map((n) => damage(n, 'others')),
  ...upTo(1, 3).map((n) => damage(n, 'chosen')),
  damage(1, 'everyone'),
  damage(2, 'richest'),
  ...upTo(1, 5).map((n) => heal(n)),
  heal(2, 'room'),
  heal(2, 'everyone'),
  heal(3, 'weakest'),
  { do: 'draw', who: 'self', items: 1 },
  { do: 'draw', who: 'self', items: 2 },
  { do: 'draw', who: 'poorest', items: 1 },
  { do: 'pass', from: 'self', which: 'holderChooses' },
  { do: 'pass', from: 'self', which: 'random' },
  { do: 'pass', from: 'self', which: 'best' },
  { do: 'pass', from: 'self', to: 'left', which: 'holderChooses' },
  { do: 'pass', from: 'richest', to: 'self', which: 'cheapest' },
  { do: 'pass', from: 'chosenHere', to: 'self', which: 'random' },
  { do: 'go', who: 'self', to: 'start' },
  { do: 'go', who: 'self', to: 'random' },
  { do: 'go', who: 'self', to: 'chosenExplored' },
  { do: 'go', who: 'everyone', to: 'start' },
  { do: 'swapPlaces', who: 'farthest' },
  { do: 'swapPlaces', who: 'chosen' },
  { do: 'stop' },
  { do: 'steps', by: 2 },
  { do: 'skipTurn', who: 'self' },
  { do: 'extraAttack' },
  { do: 'noAttack' },
  { do: 'flip', where: 'near' },
  { do: 'flip', where: 'any' },
  { do: 'peek', where: 'any' },
  { do: 'hide' },
  { do: 'swapRooms' },
  { do: 'event' },
  { do: 'newGoal' },
  { do: 'peekGoal', who: 'chosen' },
  { do: 'raiseLowest', by: 1 },
  ...mods('stats', 'nextRound', -1, 1),
  ...mods('move', 'nextRound', -2, -1, 1, 2),
  ...mods('attack', 'nextRound', -1, 1),
  ...mods('defence', 'nextRound', -1, 1),
  ...STATS.map((stat): Effect => ({ do: 'check', stat, pass: [{ do: 'draw', who: 'self', items: 1 }], fail: [damage(2)] })),
];

/** Each a list of its own, so that it has a number of its own. */
export const EVENT_LINES: readonly Effect[][] = EVENT_EFFECTS.map((effect) => [effect]);
