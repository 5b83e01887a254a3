/** Adventure Party: its rules, content and words, as one game. */
import { defineGame } from '@undercroft/engine';
import { about } from '../about.ts';
import { ARENAS } from './content/arenas.ts';
import { BOSSES } from './content/bosses.ts';
import { HEROES, ITEMS, QUESTS } from './content/cards.ts';
import { FACES } from './content/dice.ts';
import { TRACK } from './content/track.ts';
import type { Decision } from './decisions.ts';
import { type Event, redact } from './events.ts';
import { explain } from './explain.ts';
import { HOUSE_RULE_GROUPS, HOUSE_RULES, rulesFrom } from './house-rules.ts';
import { imagine } from './imagine.ts';
import { JUDGEMENT } from './judgement.ts';
import { checkConfig, deeds, longest, named, used } from './lab.ts';
import { PROCEDURES, WINDOWS } from './procedures/index.ts';
import { QUESTIONS } from './questions.ts';
import { clone, setup, TABLE, type Table } from './table.ts';
import { english, texts } from './texts.ts';
import { type View, view } from './view.ts';
import { WORDS, wordsIn } from './words.ts';

export { ARENAS } from './content/arenas.ts';
export { BOSSES } from './content/bosses.ts';
export {
  ANY,
  HEROES,
  type Hero,
  ITEMS,
  type Item,
  isLegend,
  isLegendaryItem,
  NONE,
  QUESTS,
  type Quest,
  tierName,
} from './content/cards.ts';
export { FACES } from './content/dice.ts';
export { damageText, describeItem, describePower, describeSide, needsText, prizeText, rewardsText } from './content/text.ts';
export { QUESTS_TO_LEAVE, TRACK, unlockedAt } from './content/track.ts';
export type {
  ArenaCard,
  BossCard,
  Challenge,
  Damage,
  FaceName,
  HeroCard,
  ItemCard,
  Needs,
  QuestCard,
  Rewards,
  Side,
  Tier,
  TownAction,
} from './content/vocabulary.ts';
export { COLOURS, SYMBOLS, TIERS } from './content/vocabulary.ts';
export type { Kind, RollDecision, TavernDecision } from './decisions.ts';
export { LOOSE, NO_DIE, NO_RUNE } from './decisions.ts';
export { LOG, type Source, type Topic } from './events.ts';
export { cardName, cardQuip, dieName, faceWords, heroName, itemName, questName, sourceName, symbolWords } from './names.ts';
export { HEART } from './rules/allocation.ts';
export type { Placed } from './rules/arena.ts';
export {
  colourOf,
  type Die,
  faceOf,
  isCritical as isCriticalDie,
  isLocked,
  isRolled,
  newDie,
  pickedColour,
  pickedPlace,
  rolledTo,
} from './rules/dice.ts';
export { chanceIfRerolled } from './rules/odds.ts';
export { bestMarch, chanceOfMarch, type March, withHired } from './rules/prospects.ts';
export { openQuests } from './rules/sending.ts';
export { bonusFor } from './rules/town.ts';
export { isDear, rollingIn, seenAfter, tierOfTrial } from './seen.ts';
export { inEnglish } from './texts.ts';
export type { AddedView, DieView, HeroView, RollView, SeatView, Socket, ToolView, WoundView } from './view.ts';
export type { Decision, Event, Table, View };

export const game = defineGame<Table, Decision, Event, View>({
  about: {
    id: about.id,
    slug: about.slug,
    name: about.name,
    tagline: about.tagline.en,
    version: '3',
    seats: about.seats,
    houseRules: HOUSE_RULES,
    houseRuleGroups: HOUSE_RULE_GROUPS,
    content: JSON.parse(
      JSON.stringify({ dice: FACES, track: TRACK, heroes: HEROES, items: ITEMS, quests: QUESTS, arenas: ARENAS, bosses: BOSSES }),
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
    outcome: ({ ending }) => {
      if (ending === null) return null;
      const { winners, scores, reason, sides } = ending;
      return sides === undefined ? { winners, scores, reason } : { winners, scores, reason, sides };
    },
  },
  sight: {
    fields: TABLE,
    // R-AP-75  One person holds both parties.
    openly: ({ options }) => rulesFrom(options).mode === 'twoParties',
    view,
    redact,
    clone,
    imagine,
  },
  bots: JUDGEMENT,
  words: { ...WORDS, speech: { english, texts, words: wordsIn } },
  lab: { length: { unit: 'rounds', of: (t) => t.round }, longest, used, deeds, named },
});
