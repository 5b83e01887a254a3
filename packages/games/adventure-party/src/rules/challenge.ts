/** What the dice are measured against: a quest card, a stage of the boss, or the Arena. */

import { ARENAS } from '../content/arenas.ts';
import { BOSSES } from '../content/bosses.ts';
import { NONE, QUESTS, type Quest } from '../content/cards.ts';
import { symbolOf } from '../content/dice.ts';
import type { Challenge as Printed } from '../content/vocabulary.ts';
import type { Table } from '../table.ts';

/** A challenge as the rules read it. */
export interface Challenge {
  slots: number;
  slotWounds: number;
  sword: number;
  arrow: number;
  magic: number;
  hearts: number;
  /** Symbol that cannot be used, or NONE. */
  immune: number;
  light: number;
  deadly: number;
  /** Arena: symbols that are counted, else none. */
  counts: readonly number[];
}

/** R-AP-67  Grim: one heart more on each stage. */
const GRIM_HEARTS = 1;

function read({ needs, immune, damage, slotWounds = 0 }: Printed, slots: number, moreHearts = 0): Challenge {
  const { sword = 0, arrow = 0, magic = 0, hearts = 0 } = needs;
  const { light = 0, deadly = 0 } = damage;
  const immunity = immune === undefined ? NONE : symbolOf(immune);
  return { slots, slotWounds, sword, arrow, magic, hearts: hearts + moreHearts, immune: immunity, light, deadly, counts: [] };
}

/** Read when first asked for. */
const QUEST_CHALLENGES: Challenge[] = [];
const ARENA_CHALLENGES = ARENAS.map(
  ({ slots, damage, counts }): Challenge => ({ ...read({ needs: {}, damage }, slots), counts: counts.map(symbolOf) }),
);
const STAGES = BOSSES.map(({ slots, stages }) => stages.map((stage) => read(stage, slots)));
const GRIM_STAGES = BOSSES.map(({ slots, stages }) => stages.map((stage) => read(stage, slots, GRIM_HEARTS)));

/** Nothing is being rolled for. */
const NOTHING = read({ needs: {}, damage: {} }, 0);

export function challengeOfQuest(quest: Quest): Challenge {
  QUEST_CHALLENGES[quest] ??= read(QUESTS[quest]!, QUESTS[quest]!.slots);
  return QUEST_CHALLENGES[quest];
}
export const challengeOfArena = (arena: number): Challenge => ARENA_CHALLENGES[arena]!;
export function challengeOfStage(t: Pick<Table, 'rules' | 'boss'>, stage: 0 | 1): Challenge {
  return (t.rules.together && t.rules.lantern === 'grim' ? GRIM_STAGES : STAGES)[t.boss]![stage]!;
}

/** What is being rolled for now. */
export function challengeOf(t: Pick<Table, 'rules' | 'trial' | 'quest' | 'arena' | 'boss'>): Challenge {
  switch (t.trial) {
    case 'quest':
      return challengeOfQuest(t.quest);
    case 'arena':
      return ARENA_CHALLENGES[t.arena]!;
    case 'stage1':
      return challengeOfStage(t, 0);
    case 'stage2':
      return challengeOfStage(t, 1);
    case 'none':
      return NOTHING;
  }
}
