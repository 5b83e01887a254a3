/** The decks: their numbers, and which cards are in them at a table. */
import { ABILITIES } from './content/abilities.ts';
import { EVENTS } from './content/events.ts';
import { GOALS } from './content/goals.ts';
import { HEROES } from './content/heroes.ts';
import { ITEMS } from './content/items.ts';
import { MARAUDER_ABILITIES } from './content/marauder.ts';
import type { HonourDeck } from './decisions.ts';
import type { Rules } from './house-rules.ts';

/** The decks, as indices into `draw` and `discard`. */
export const [GOAL, HERO, ABILITY_DECK, ITEM_DECK, EVENT_DECK, MARAUDER_DECK] = [0, 1, 2, 3, 4, 5] as const;

/** The decks that can hold honour cards. */
export const DECK_OF: Record<HonourDeck, number> = { goal: GOAL, ability: ABILITY_DECK, item: ITEM_DECK, event: EVENT_DECK };

interface Printed {
  expansion?: true;
  gendered?: true;
  genderChange?: true;
  blank?: true;
}

/** PHF-136 PHF-141 R-PHF-48 R-PHF-53  Whether a card is in its deck at this table. */
function isIn(card: Printed, rules: Rules): boolean {
  if (card.expansion && !rules.expansion) return false;
  if (card.genderChange && !rules.genderEvent) return false;
  return !card.gendered || rules.genderEffects;
}

/** Blank cards come last, and there are many of them: none is looked at (PHF-002). */
function numbersOf(cards: readonly Printed[], rules: Rules): number[] {
  const numbers: number[] = [];
  for (let number = 0; number < cards.length && !cards[number]!.blank; number++) if (isIn(cards[number]!, rules)) numbers.push(number);
  return numbers;
}

/** PHF-001  The decks of a table, unshuffled, in the order of their constants. */
export function decksFor(seats: number, rules: Rules): number[][] {
  // PHF-018  At two seats, goals that need other characters are taken out.
  const goals = numbersOf(GOALS, rules).filter((goal) => seats > 2 || GOALS[goal]!.tag === 'none');
  // R-PHF-51  More than eight players need the heroes and abilities of the expansion, with or without the rest of it.
  const everybody = seats > 8 ? { ...rules, expansion: true } : rules;
  return [
    goals,
    numbersOf(HEROES, everybody),
    numbersOf(ABILITIES, everybody),
    numbersOf(ITEMS, rules),
    numbersOf(EVENTS, rules),
    rules.expansion ? MARAUDER_ABILITIES.map((_, number) => number) : [],
  ];
}
