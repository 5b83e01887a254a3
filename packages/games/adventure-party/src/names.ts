/** What seats, heroes, cards, dice and sources are called in a sentence. */
import type { Seat } from '@undercroft/engine';
import { ARENAS } from './content/arenas.ts';
import { BOSSES } from './content/bosses.ts';
import { HEROES, type Hero, ITEMS, type Item, QUESTS, type Quest } from './content/cards.ts';
import { many } from './content/dice.ts';
import { SYMBOLS } from './content/vocabulary.ts';
import type { Source } from './events.ts';
import { colourOf, type Die, isRolled, shownBy } from './rules/dice.ts';
import type { Trial } from './table.ts';
import type { ApSay, Key } from './texts.ts';

export const seatName = (say: ApSay, seat: Seat): string => say('seat', { n: seat + 1 });

/** What is printed on a card; nothing on none. */
export const cardName = (say: ApSay, card: { id: string } | undefined): string => (card === undefined ? '' : say(`card.${card.id}.name`));
/** The joke on it. */
export const cardQuip = (say: ApSay, card: { id: string }): string => say(`card.${card.id}.quip`);

export const heroName = (say: ApSay, hero: Hero): string => cardName(say, HEROES[hero]);
export const itemName = (say: ApSay, item: Item | null): string => (item === null ? '' : cardName(say, ITEMS[item])) || say('card.unknown');
export const questName = (say: ApSay, quest: Quest): string => cardName(say, QUESTS[quest]);
export const arenaName = (say: ApSay, arena: number): string => cardName(say, ARENAS[arena]);
export const bossName = (say: ApSay, boss: number): string => cardName(say, BOSSES[boss]);

/** `A, B and C`. */
export const list = (say: ApSay, names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${say('list.and')}${names.at(-1)}`;

export const heroNames = (say: ApSay, heroes: readonly Hero[]): string =>
  list(
    say,
    heroes.map((hero) => heroName(say, hero)),
  );

const SYMBOL_KEYS: readonly Key[] = ['symbol.0', 'symbol.1', 'symbol.2', 'symbol.3', 'symbol.4', 'symbol.5'];
const COLOUR_KEYS: readonly Key[] = ['colour.0', 'colour.1', 'colour.2', 'colour.3'];

export const symbolWords = (say: ApSay, symbol: number, n: number): string => say(SYMBOL_KEYS[symbol]!, { n });
export const colourWord = (say: ApSay, colour: number): string => say(COLOUR_KEYS[colour]!);

/** What a face shows: `1 magic, 1 rune`. */
export function faceWords(say: ApSay, die: Die): string {
  if (!isRolled(die)) return '?';
  const shown = shownBy(die);
  const parts = SYMBOLS.flatMap((_, symbol) => (many(shown, symbol) > 0 ? [symbolWords(say, symbol, many(shown, symbol))] : []));
  return parts.length === 0 ? say('face.blank') : parts.join(', ');
}

/** `blue 5 (1 magic, 1 rune)`: the number is the die's place in the pool. */
export const dieName = (say: ApSay, die: Die | undefined, at: number): string =>
  die === undefined ? '' : say('die', { colour: colourWord(say, colourOf(die)), n: at + 1, face: faceWords(say, die) });

/** Where something came from. */
export function sourceName(say: ApSay, from: Source): string {
  switch (from.by) {
    case 'hero':
      return heroName(say, from.card);
    case 'weapon':
    case 'item':
      return itemName(say, from.card);
    default:
      return say(`from.${from.by}`);
  }
}

/** What is being rolled for. */
export function trialName(say: ApSay, boss: number, trial: Trial, quest: Quest): string {
  if (trial === 'stage1' || trial === 'stage2') return say(`trial.${trial}`, { boss: bossName(say, boss) });
  return trial === 'arena' ? say('trial.arena') : questName(say, quest);
}

/** `2 gold, 1 item`. */
export function rewardWords(say: ApSay, { gold, items, legendary }: { gold: number; items: number; legendary: number }): string {
  const parts = [
    gold > 0 ? say('reward.gold', { n: gold }) : '',
    items > 0 ? say('reward.items', { n: items }) : '',
    legendary > 0 ? say('reward.legendary', { n: legendary }) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
