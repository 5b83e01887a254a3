/** The Party Has Fallen: its rules, content and words, as one game. */
import { defineGame } from '@undercroft/engine';
import { about } from '../about.ts';
import { ABILITIES } from './content/abilities.ts';
import { EVENTS } from './content/events.ts';
import { GOALS } from './content/goals.ts';
import { HEROES } from './content/heroes.ts';
import { ITEMS } from './content/items.ts';
import { LAYOUTS } from './content/layouts.ts';
import { MARAUDER_ABILITIES } from './content/marauder.ts';
import { ROOM_NAMES } from './content/rooms.ts';
import type { Decision } from './decisions.ts';
import { type Event, redact } from './events.ts';
import { explain } from './explain.ts';
import { HOUSE_RULE_GROUPS, HOUSE_RULES } from './house-rules.ts';
import { imagine } from './imagine.ts';
import { JUDGEMENT } from './judgement.ts';
import { checkConfig, deeds, longest, named, used } from './lab.ts';
import { PROCEDURES, WINDOWS } from './procedures/index.ts';
import { QUESTIONS } from './questions.ts';
import { clone, setup, TABLE, type Table } from './table.ts';
import { english, texts } from './texts.ts';
import { type View, view } from './view.ts';
import { WORDS, wordsIn } from './words.ts';

export { BLANK_CATEGORIES, type BlankCategory, MOST_TREASURE } from './content/blanks.ts';
export { BLOCKS, NONE } from './content/cards.ts';
export { COUNTERS, type Goal, type Need } from './content/goals.ts';
export { type Hero, hpFor } from './content/heroes.ts';
export type { Item } from './content/items.ts';
export { EVENT_LINES, GOAL_LINES, tagOf } from './content/lines.ts';
export { kindName, printedRoom } from './content/rooms.ts';
export {
  categoryName,
  conditionText,
  describeEvent,
  describeGoal,
  describeMarauder,
  describePowers,
  effectsText,
  modName,
  needText,
} from './content/text.ts';
export { CATEGORIES, type Category, GENDERS, ROOM_KINDS, type RoomKind, STATS } from './content/vocabulary.ts';
export {
  BUILD,
  type BuildDecision,
  type Fix,
  type HonourCard,
  type HonourDeck,
  type Kind,
  type OfferDecision,
  type ProposeDecision,
  type Side,
} from './decisions.ts';
export { ABILITY_DECK, HERO, ITEM_DECK } from './decks.ts';
export type { MoveEnd, OfferEnd } from './events.ts';
export type { FighterNow, FightNow } from './going-on.ts';
export {
  abilityName,
  abilityText,
  eventName,
  eventText,
  goalName,
  goalText,
  heroName,
  itemText,
  itemWords,
  partsIn,
  printedName,
  quipOf,
  roomName,
  roomWords,
  sourceName,
} from './names.ts';
export { fixWords, offerWords } from './phrases.ts';
export { company, countOf, heroOf, isAlive, kindsOf, stepsFrom, treasureOf } from './rules/board.ts';
export { resolve } from './rules/combat.ts';
export {
  checkSheet,
  genders,
  HIGHEST,
  highestStat,
  LEAST_BONUS,
  LONGEST_HERO_NAME,
  MOST_BONUS,
  MOST_HP,
  POINTS,
} from './rules/custom.ts';
export { composition, presetLayout, randomLayout, sizeOf, wrongWith } from './rules/dungeon.ts';
export { MOST_MENDED } from './rules/fixes.ts';
export {
  checkCards,
  isForSeats,
  LONGEST_CARD_NAME,
  LONGEST_CARD_TEXT,
  MOST_PICKS,
  needsOf,
  textOn,
  type Written,
  writtenOn,
} from './rules/honour.ts';
export { drawingOf, type Layout, layoutOf } from './rules/layout.ts';
export { LONGEST_TALE } from './rules/master.ts';
export { attackBonus, CHECK_DIE, defenceBonus, dieFor, maxHp, moveBonus, type Part, statOf } from './rules/modifiers.ts';
export { type Progress, progressOf } from './rules/progress.ts';
export { seesAll } from './rules/sight.ts';
export { LONGEST_PROMISE } from './rules/trade.ts';
export { FORTUNE, isMet, roundsKept, wanted } from './rules/winning.ts';
export { ALIVE, DEAD, type Offer, OUT, type Pact } from './table.ts';
export type { PhfSay } from './texts.ts';
export type { SeatView } from './view.ts';
export type { Decision, Event, Table, View };
export { ABILITIES, EVENTS, GOALS, HEROES, ITEMS, MARAUDER_ABILITIES };

const printed = <X extends { blank?: true }>(cards: readonly X[]): X[] => cards.filter((card) => !card.blank);

export const game = defineGame<Table, Decision, Event, View>({
  about: {
    id: about.id,
    slug: about.slug,
    name: about.name,
    tagline: about.tagline.en,
    version: '9',
    seats: about.seats,
    houseRules: HOUSE_RULES,
    houseRuleGroups: HOUSE_RULE_GROUPS,
    content: JSON.parse(
      JSON.stringify({
        heroes: HEROES,
        abilities: printed(ABILITIES),
        goals: printed(GOALS),
        events: printed(EVENTS),
        items: printed(ITEMS),
        marauder: MARAUDER_ABILITIES,
        rooms: ROOM_NAMES,
        layouts: LAYOUTS,
      }),
    ),
    rules: new URL('../rules.md', import.meta.url),
    rulesIn: { de: new URL('../rules.de.md', import.meta.url) },
  },
  play: {
    checkConfig,
    setup,
    procedures: PROCEDURES,
    questions: QUESTIONS,
    windows: WINDOWS,
    explain,
    outcome: (t) => t.ending && { winners: t.ending.winners, scores: t.ending.scores, reason: t.ending.reason },
  },
  sight: { fields: TABLE, view, redact, clone, imagine },
  bots: JUDGEMENT,
  words: { ...WORDS, speech: { english, texts, words: wordsIn } },
  lab: { length: { unit: 'rounds', of: (t) => t.round }, longest, used, deeds, named },
});
