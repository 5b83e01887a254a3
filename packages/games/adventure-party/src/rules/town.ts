/** The town's progress: what the next level asks, and who meets it (AP-175..AP-180, R-AP-35, R-AP-36, R-AP-62). */
import type { Seat } from '@undercroft/engine';
import { QUEST_DECKS, type Quest, TIER_OF } from '../content/cards.ts';
import { BOSS_BONUS, QUESTS_TO_LEAVE, TRACK } from '../content/track.ts';
import type { Lantern, Rules } from '../house-rules.ts';
import type { Table } from '../table.ts';

type Parties = { rules: Rules; seats: readonly { quests: readonly Quest[] }[] };

/** R-AP-35  Quests of a tier that a seat has ever completed. */
export function questsOf(t: Parties, seat: Seat, tier: number): number {
  let n = 0;
  for (const quest of t.seats[seat]!.quests) if (TIER_OF[quest] === tier) n++;
  return n;
}

/** AP-176, AP-186, AP-210; R-AP-62 together: one more than there are players. */
export const questsNeeded = (t: Parties): number => (t.rules.together ? t.seats.length + 1 : QUESTS_TO_LEAVE);

/** Whether a seat, or together the table, has done enough quests of a tier. */
export function hasEnough(t: Parties, seat: Seat, tier: number): boolean {
  if (!t.rules.together) return questsOf(t, seat, tier) >= QUESTS_TO_LEAVE;
  let all = 0;
  for (let each = 0; each < t.seats.length; each++) all += questsOf(t, each, tier);
  return all >= questsNeeded(t);
}

/** AP-178, R-AP-36  What leaving the level of a tier pays: the first who does, and the second. */
export const bonusFor = (tier: number): { first: number; second: number } => TRACK[tier + 1] ?? BOSS_BONUS;

/** R-AP-36  Only with more than two players. */
export const paysSecond = (t: Table): boolean => t.rules.secondBonus && t.seats.length > 2;

/** R-AP-61  Rounds until the boss comes; alone two more. */
const LANTERNS: Record<Lantern, number> = { cosy: 14, regular: 12, grim: 10 };
const ALONE_MORE = 2;
export const lanternLimit = ({ together, lantern, mode }: Rules): number =>
  together ? LANTERNS[lantern] + (mode === 'alone' ? ALONE_MORE : 0) : 0;

/** R-AP-57  Rivals: full rounds after which the boss comes by itself; with the house rule off much later, as every table must end. */
export const lastRound = ({ lastRound: isOn }: Rules): number => (isOn ? 40 : 80);

/** The tier of the highest level whose decks are out. */
export const highestTier = (t: Pick<Table, 'opened'>): number => Math.min(t.opened, QUEST_DECKS.length) - 1;
