/** Dungeon Fighter: its rules, content and words, as one game. */
import { defineGame } from '@undercroft/engine';
import { PHYSICS } from '@undercroft/physics';
import { about } from '../about.ts';
import { EQUIPMENT } from './content/equipment.ts';
import { HEROES } from './content/heroes.ts';
import { MONSTERS } from './content/monsters.ts';
import { BOSS_SHEETS, SHEETS } from './content/sheets.ts';
import type { Decision } from './decisions.ts';
import { type Event, redact } from './events.ts';
import { explain } from './explain.ts';
import { HOUSE_RULE_GROUPS, HOUSE_RULES } from './house-rules.ts';
import { imagine } from './imagine.ts';
import { JUDGEMENT } from './judgement.ts';
import { deeds, longest, named, used } from './lab.ts';
import { PROCEDURES, WINDOWS } from './procedures/index.ts';
import { QUESTIONS } from './questions.ts';
import { clone, setup, TABLE, type Table } from './table.ts';
import { english, texts } from './texts.ts';
import { type View, view } from './view.ts';
import { WORDS, wordsIn } from './words.ts';

export { EQUIPMENT, type Gear } from './content/equipment.ts';
export { HEROES } from './content/heroes.ts';
export { isBoss, MONSTERS, type Monster } from './content/monsters.ts';
export { BOSS_SHEETS, SHEETS } from './content/sheets.ts';
export { abilityText, equipmentText, monsterText, roomText, throwName } from './content/text.ts';
export type {
  Ability,
  EquipmentCard,
  EquipmentType,
  HeroCard,
  MonsterCard,
  MonsterType,
  Room,
  RoomKind,
  Sheet,
} from './content/vocabulary.ts';
export { BLUE, COLOURS, GREEN, RED, WHITE } from './content/vocabulary.ts';
export { ABSTAIN, type IconDecision, type Kind, type Place, type ShopDecision, type SwingDecision, type Told } from './decisions.ts';
export { type From, LOG, type Topic } from './events.ts';
export { cardName, fromName, gearName, heroName, monsterName, partName, shortName } from './names.ts';
export { MISS_REASONS, SECTIONS } from './rules/hand.ts';
export { DIE_PRICE } from './rules/shop.ts';
export { type Ending, NONE } from './table.ts';
export type { HeroView } from './view.ts';
export type { Decision, Event, Table, View };

export const game = defineGame<Table, Decision, Event, View>({
  about: {
    id: about.id,
    slug: about.slug,
    name: about.name,
    tagline: about.tagline.en,
    // Another physics is another game: a log would not replay to the same table.
    version: `6.${PHYSICS}`,
    seats: about.seats,
    houseRules: HOUSE_RULES,
    houseRuleGroups: HOUSE_RULE_GROUPS,
    content: JSON.parse(
      JSON.stringify({ heroes: HEROES, monsters: MONSTERS, equipment: EQUIPMENT, sheets: SHEETS, bossSheets: BOSS_SHEETS }),
    ),
    rules: new URL('../rules.md', import.meta.url),
    rulesIn: { de: new URL('../rules.de.md', import.meta.url) },
  },
  play: {
    setup,
    procedures: PROCEDURES,
    questions: QUESTIONS,
    windows: WINDOWS,
    explain,
    outcome: ({ ending }) => {
      if (ending === null) return null;
      const { winners, scores, reason, sides } = ending;
      return { winners, scores, reason, sides };
    },
  },
  sight: {
    fields: TABLE,
    // Section 25  Sheets, gear and Chest are public; what is hidden is hidden from all alike.
    openly: () => true,
    view,
    redact,
    clone,
    imagine,
  },
  bots: JUDGEMENT,
  words: { ...WORDS, speech: { english, texts, words: wordsIn } },
  // A throw that flies takes as long as a thousand decisions.
  lab: { length: { unit: 'rounds', of: (t) => t.round }, longest, simulated: { 'play.throws': 'rough' }, used, deeds, named },
});
