/** A scenario as a whole. Types, checks and the published JSON Schema all come from here. */

import { language, languages } from './languages.ts';
import { ability, boss, enemies, item, layout, profession, quest, quirk, race, spot, tableRow } from './pieces.ts';
import { id, type JsonSchema, listOf, type Of, oneOf, optional, record, text, whole } from './shape.ts';

const percent = listOf(whole(10, 500), 6, 6);

export const scenario = record({
  /** For editors: where the published schema lies. Nothing is fetched from there. */
  $schema: optional(text(200)),
  meta: record({
    id,
    title: text(60),
    author: text(80),
    licence: text(60),
    rules: oneOf(['1']),
    about: text(600),
    /** The language it is written in; left out, English. */
    language: optional(language),
  }),
  /** P52-075  Where it takes place; `rooms` goes through the list and begins again. */
  environment: record({
    place: oneOf(['inside', 'outside', 'flip', 'rooms']),
    rooms: optional(listOf(oneOf(['inside', 'outside']), 1, 30)),
  }),
  quests: listOf(quest, 1, 24),
  races: listOf(race, 1, 24),
  classes: listOf(profession, 1, 24),
  abilities: listOf(ability, 5, 120),
  enemies,
  majorBoss: boss,
  spots: optional(listOf(spot, 1, 20)),
  items: listOf(item, 3, 200),
  chestTable: listOf(tableRow, 1, 25),
  startingTable: listOf(tableRow, 1, 25),
  quirks: listOf(quirk, 1, 60),
  /** R-P52-71  Percent of health and damage of enemies for one to six characters. */
  dials: record({ hp: percent, damage: percent }),
  layouts: optional(listOf(layout, 1, 40)),
  /** What people read of it, in other languages; what is left out stays as it is. */
  languages: optional(languages),
});
export type Scenario = Of<typeof scenario>;

/** What is published for editors, as `scenario.schema.json`. */
export function scenarioSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A P52 scenario',
    description: 'Formulas, names and tables are checked further when a scenario is read.',
    ...scenario.schema,
    $defs: scenario.defs,
  };
}
