/** Table Dungeon: its rules, content and words, as one game. */
import { defineGame } from '@undercroft/engine';
import { about } from '../about.ts';
import { CLASS_SHEETS } from './content/classes.ts';
import { ACCENTS } from './content/quips.ts';
import { SHEETS } from './content/sheets.ts';
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

export type { Card } from './cards.ts';
export { cardName, isRoyal, JACK, NONE, rankOf, suitOf } from './cards.ts';
export type { ClassSheet, Item, ItemWindow } from './content/classes.ts';
export type { Enemy } from './content/enemies.ts';
export { ENEMIES, enemyAt } from './content/enemies.ts';
export { SUITS } from './content/vocabulary.ts';
export type { Claim, ItemDecision, Kind } from './decisions.ts';
export type { Blow } from './events.ts';
export {
  accentAbout,
  accentName,
  classAbout,
  className,
  enemyFlavour,
  enemyName,
  enemyText,
  itemOfClass,
  itemText,
  type Row,
  rankName,
} from './names.ts';
export { attackOf, healingOf, heartItems, itemAttack, statFor } from './rules/attack.ts';
export type { Result } from './table.ts';
export { inEnglish, type TdSay } from './texts.ts';
export type { SeatView } from './view.ts';
export type { Decision, Event, Table, View };
export { ACCENTS, CLASS_SHEETS };

export const game = defineGame<Table, Decision, Event, View>({
  about: {
    id: about.id,
    slug: about.slug,
    name: about.name,
    tagline: about.tagline.en,
    version: '1',
    seats: about.seats,
    houseRules: HOUSE_RULES,
    houseRuleGroups: HOUSE_RULE_GROUPS,
    content: JSON.parse(JSON.stringify({ classes: CLASS_SHEETS, sheets: SHEETS, accents: ACCENTS })),
    rules: new URL('../rules.md', import.meta.url),
    rulesIn: { de: new URL('../rules.de.md', import.meta.url) },
  },
  play: {
    checkConfig,
    talk: (options) => (options['talk.mode'] === 'signals' ? 'phrases' : options['talk.mode'] === 'silent' ? 'silent' : 'free'),
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
