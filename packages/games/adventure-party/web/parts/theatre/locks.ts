/** Why dice are locked, read from what happened: what the rune of each was spent on. */
import type { Say } from '@undercroft/board/text.ts';
import type { Say as GameSay } from '@undercroft/engine';
import { type Event, itemName, sourceName, type View } from '../../../src/index.ts';
import { dieWord } from '../../words.ts';

/** The tool that was used right before the rune was spent for it. */
function usedBefore(inGame: GameSay, events: readonly Event[], at: number): string | null {
  const e = events[at - 1];
  if (e?.type === 'scrollRead') return itemName(inGame, e.item);
  if (e?.type !== 'powerUsed') return null;
  return 'card' in e.from ? sourceName(inGame, e.from) : null;
}

export function lockReason(news: readonly Event[], view: View, at: number, { say, inGame }: { say: Say; inGame: GameSay }): string {
  const place = news.findLastIndex((e) => e.type === 'locked' && e.at === at);
  const tool = usedBefore(inGame, news, place);
  if (tool !== null) return say('ap.die.runeWoke', { tool });
  const next = news[place + 1];
  const rerolled = next?.type === 'rerolled' && next.from.by === 'rune' ? next.changes[0] : undefined;
  return rerolled === undefined ? say('ap.die.runeSpent') : say('ap.die.runeRerolled', { die: dieWord(inGame, view, rerolled.at) });
}
