/** What a quest pays (AP-091, AP-094, AP-130..AP-135). */
import { QUESTS, type Quest } from '../content/cards.ts';
import type { Rewards } from '../content/vocabulary.ts';

const NOTHING: Rewards = {};

/** AP-091, AP-094, AP-135  Everything on success, the parchment on failure. */
export function rewardsOf(quest: Quest, succeeded: boolean): Required<Rewards> {
  const { rewards, parchment = NOTHING } = QUESTS[quest]!;
  const all = succeeded ? rewards : NOTHING;
  return {
    gold: (all.gold ?? 0) + (parchment.gold ?? 0),
    items: (all.items ?? 0) + (parchment.items ?? 0),
    legendary: (all.legendary ?? 0) + (parchment.legendary ?? 0),
    levelUps: (all.levelUps ?? 0) + (parchment.levelUps ?? 0),
  };
}
