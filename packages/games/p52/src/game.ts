/** P52: its rules, content and words, as one game. */
import { defineGame, endedTogether, type Outcome } from '@undercroft/engine';
import { about } from '../about.ts';
import { DROWNED_BAILEY } from './content/scenarios.ts';
import type { Decision } from './decisions.ts';
import { type P52Event, redact } from './events.ts';
import { explain } from './explain.ts';
import { HOUSE_RULE_GROUPS, HOUSE_RULES } from './house-rules.ts';
import { imagine } from './imagine.ts';
import { judgement } from './judgement.ts';
import { deeds, longest, used } from './lab.ts';
import { doors } from './outside.ts';
import { giveUpWindow } from './procedures/give-up.ts';
import { chapters } from './procedures/index.ts';
import { questions } from './questions/index.ts';
import { clone, setup, TABLE, type Table } from './table.ts';
import { english, texts } from './texts.ts';
import { type View, view } from './view.ts';
import { words, wordsIn } from './words.ts';

function outcome(t: Table): Outcome | null {
  if (t.stack.length > 0) return null;
  return endedTogether(t.heroes.length, {
    won: t.ending === 'won',
    score: t.quest.entered,
    reason: t.ending === '' ? 'unfinished' : t.ending,
  });
}

export const game = defineGame<Table, Decision, P52Event, View>({
  about: {
    id: about.id,
    slug: about.slug,
    name: about.name,
    tagline: about.tagline.en,
    version: '4',
    seats: about.seats,
    houseRules: HOUSE_RULES,
    houseRuleGroups: HOUSE_RULE_GROUPS,
    content: JSON.parse(JSON.stringify({ scenarios: [DROWNED_BAILEY] })),
    rules: new URL('../rules.md', import.meta.url),
    rulesIn: { de: new URL('../rules.de.md', import.meta.url) },
  },
  play: { setup, procedures: chapters, questions, windows: { giveUp: giveUpWindow }, explain, outcome },
  sight: { fields: TABLE, openly: () => true, view, redact, clone, imagine },
  bots: judgement,
  words: { ...words, speech: { english, texts, words: wordsIn } },
  doors,
  lab: { length: { unit: 'rooms', of: (t) => t.quest.entered }, longest, used, deeds },
});
