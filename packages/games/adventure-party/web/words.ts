/** What the board says about dice, wounds and cards. */
import { percent, type Say } from '@undercroft/board/text.ts';
import type { Say as GameSay } from '@undercroft/engine';
import { BOSSES, cardName, colourOf, type Die, dieName, HEART, questName, type Source, sourceName, type View } from '../src/index.ts';

export const SHIELD = 3;
export const RUNE = 4;

/** `blue 5`. */
export const dieWord = (inGame: GameSay, view: Pick<View, 'pool'>, at: number): string =>
  view.pool[at] === undefined ? '' : `${inGame(`colour.${colourOf(view.pool[at]!)}`)} ${at + 1}`;
export const dieSentence = (inGame: GameSay, die: Die, at: number): string => dieName(inGame, die, at);

/** `1 magic, 2 hearts`. */
export function missingWords(inGame: GameSay, missing: readonly number[]): string {
  return missing.flatMap((n, i) => (n === 0 ? [] : [inGame(`symbol.${i === 3 ? HEART : i}`, { n })])).join(', ');
}

/** What is being rolled for. */
export function trialTitle(view: View, say: Say, inGame: GameSay): string {
  if (view.trial === 'arena') return say('ap.arena');
  if (view.trial === 'stage1' || view.trial === 'stage2') return cardName(inGame, BOSSES[view.boss]);
  return questName(inGame, view.quest);
}

/** Where a symbol without a die comes from, in a word or two. */
export const sourceWord = (say: Say, inGame: GameSay, from: Source): string =>
  from.by === 'hero' || from.by === 'weapon' || from.by === 'item' ? sourceName(inGame, from) : say('ap.added');

/** Denominators of dice, which come out exactly; of anything else the nearest one of these. */
const EXACT = [1, 2, 3, 4, 6, 9, 12, 18, 36];
const ROUGH = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/** `2 in 3`, or `about 5 in 8`. */
export function fraction(say: Say, chance: number): string {
  if (chance === 0 || chance === 1) return say(chance === 0 ? 'ap.never' : 'ap.surely');
  for (const of of EXACT) {
    const n = chance * of;
    if (Math.abs(n - Math.round(n)) < 1e-9) return say('ap.inOf', { n: Math.round(n), of });
  }
  if (chance < 0.05) return say('ap.about', { n: 1, of: Math.round(1 / chance) });
  const off = (of: number) => Math.abs(chance - nearest(chance, of) / of);
  const of = ROUGH.reduce((best, each) => (off(each) < off(best) - 1e-9 ? each : best));
  return say('ap.about', { n: nearest(chance, of), of });
}
/** Never none of so many, nor all of them. */
const nearest = (chance: number, of: number): number => Math.min(of - 1, Math.max(1, Math.round(chance * of)));

/** What can happen is never 0 %, and what can fail never 100 %. */
export const percentOf = (chance: number): string =>
  percent(chance === 0 || chance === 1 ? chance : Math.min(0.99, Math.max(0.01, chance)));

/** `62 %, about 5 in 8`; `no chance`. */
export const chanceWords = (say: Say, chance: number): string =>
  chance === 0 || chance === 1 ? fraction(say, chance) : `${percentOf(chance)}, ${fraction(say, chance)}`;
