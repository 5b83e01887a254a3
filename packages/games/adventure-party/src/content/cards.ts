/** All cards in the lists that numbers in the table point into, and what the rules ask of them all the time. */
import { STANDARD_HEROES } from './heroes.ts';
import { STANDARD_ITEMS } from './items.ts';
import { LEGENDARY_ITEMS } from './legendary-items.ts';
import { LEGENDS } from './legends.ts';
import { FOREST_QUESTS } from './quests-forest.ts';
import { MOUNTAIN_QUESTS } from './quests-mountain.ts';
import { TOWN_QUESTS } from './quests-town.ts';
import { SKULL_SCROLLS } from './skull-scrolls.ts';
import { COLOURS, type HeroCard, type ItemCard, type Power, type QuestCard, type Side, TIERS } from './vocabulary.ts';

/** No card. */
export const NONE = -1;

/** A number in HEROES, ITEMS or QUESTS. */
export type Hero = number;
export type Item = number;
export type Quest = number;

/** Standard heroes first, then the Legendary ones. */
export const HEROES: readonly HeroCard[] = [...STANDARD_HEROES, ...LEGENDS];
/** Standard items first, then the skull scrolls, then the Legendary ones. */
export const ITEMS: readonly ItemCard[] = [...STANDARD_ITEMS, ...SKULL_SCROLLS, ...LEGENDARY_ITEMS];
/** Town quests first, then forest, then mountain. */
export const QUESTS: readonly QuestCard[] = [...TOWN_QUESTS, ...FOREST_QUESTS, ...MOUNTAIN_QUESTS];

const numbers = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);

/** AP-017..AP-019  The decks before they are shuffled. */
export const STANDARD_HERO_DECK: readonly Hero[] = numbers(0, STANDARD_HEROES.length);
export const LEGEND_DECK: readonly Hero[] = numbers(STANDARD_HEROES.length, LEGENDS.length);
export const STANDARD_ITEM_DECK: readonly Item[] = numbers(0, STANDARD_ITEMS.length);
export const SKULL_DECK: readonly Item[] = numbers(STANDARD_ITEMS.length, SKULL_SCROLLS.length);
export const LEGENDARY_ITEM_DECK: readonly Item[] = numbers(STANDARD_ITEMS.length + SKULL_SCROLLS.length, LEGENDARY_ITEMS.length);
export const QUEST_DECKS: readonly (readonly Quest[])[] = [
  numbers(0, TOWN_QUESTS.length),
  numbers(TOWN_QUESTS.length, FOREST_QUESTS.length),
  numbers(TOWN_QUESTS.length + FOREST_QUESTS.length, MOUNTAIN_QUESTS.length),
];

/** AP-171  A Legendary hero has no other side. */
export const isLegend = (hero: Hero): boolean => HEROES[hero]!.upgraded === undefined;
const FIRST_LEGENDARY = STANDARD_ITEMS.length + SKULL_SCROLLS.length;
export const isLegendaryItem = (item: Item): boolean => item >= FIRST_LEGENDARY && item < FIRST_LEGENDARY + LEGENDARY_ITEMS.length;

/** The place of a quest's tier in TIERS. */
export const TIER_OF: readonly number[] = QUEST_DECKS.flatMap((deck, tier) => deck.map(() => tier));
export const tierName = (quest: Quest) => TIERS[TIER_OF[quest]!]!;

/** A die of any colour, in the list of a hero's dice. */
export const ANY = COLOURS.length;
const LETTERS = 'RGBY?';

/** A side of a hero as the rules read it. */
export interface SideRules {
  /** Colours, or ANY. */
  dice: readonly number[];
  powers: readonly Power[];
  /** Whether some power counts as the dice lie. */
  counts: boolean;
}
const NO_POWERS: readonly Power[] = [];
export const sideRules = ({ dice, powers = [] }: Side): SideRules => ({
  dice: [...dice].map((letter) => LETTERS.indexOf(letter)),
  powers: powers.length === 0 ? NO_POWERS : powers,
  counts: powers.some(({ when }) => when === 'evaluate'),
});

/** Both sides of every hero: [standard, upgraded]. A Legendary hero has the same on both (R-AP-12). */
export const SIDES_OF: readonly (readonly [SideRules, SideRules])[] = HEROES.map(({ standard, upgraded = standard }) => [
  sideRules(standard),
  sideRules(upgraded),
]);
