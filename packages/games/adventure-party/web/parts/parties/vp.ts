/** Where victory points come from, one line for each source. */
import type { Say } from '@undercroft/board/text.ts';
import type { Say as GameSay } from '@undercroft/engine';
import { HEROES, heroName, QUESTS, questName, type SeatView } from '../../../src/index.ts';

export interface VpPart {
  vp: number;
  source: string;
}

/** All that the viewer may know of: tokens, each quest, each hero who retired, and the own relics at last. */
export function vpParts({ tokens, quests, retired, vp, vpWithRelics }: SeatView, say: Say, inGame: GameSay): VpPart[] {
  const relics = vp === null || vpWithRelics === null ? 0 : vpWithRelics - vp;
  const parts = [
    { vp: tokens ?? 0, source: say('ap.vpFrom.tokens') },
    ...quests.map((quest) => ({ vp: QUESTS[quest]!.vp, source: questName(inGame, quest) })),
    ...retired.map((hero) => ({ vp: HEROES[hero]!.vp, source: say('ap.vpFrom.retired', { hero: heroName(inGame, hero) }) })),
    { vp: relics, source: say('ap.vpFrom.relics') },
  ];
  return parts.filter((part) => part.vp !== 0);
}
