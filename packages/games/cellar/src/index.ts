/** Cellar: the small complete game to read first and to copy. */
import { defineGame, endedTogether, type Outcome } from '@undercroft/engine';
import { about } from '../about.ts';
import { EVENTS } from './content/events.ts';
import { ITEMS } from './content/items.ts';
import { ROOMS } from './content/rooms.ts';
import { doors } from './doors.ts';
import { redact } from './events.ts';
import { explain } from './explain.ts';
import { HOUSE_RULE_GROUPS, HOUSE_RULES } from './house-rules.ts';
import { imagine } from './imagine.ts';
import { judgement, winnersOf } from './judgement.ts';
import { chapters } from './procedures/index.ts';
import { tradeWindow } from './procedures/trade.ts';
import { questions } from './questions.ts';
import { fullPurses, goldOfAll, rankOf, someoneFell } from './rules/thieves.ts';
import { type Cellar, clone, setup, TABLE } from './table.ts';
import { english, texts } from './texts.ts';
import { view } from './view.ts';
import { words, wordsIn } from './words.ts';

export type { Decision } from './decisions.ts';
export type { CellarEvent } from './events.ts';
export type { View } from './view.ts';
export type { Cellar };

/** CEL-005 CEL-006  Null until the game is over. */
function outcome(t: Cellar): Outcome | null {
  if (t.stack.length > 0) return null;
  if (t.house.together) return outcomeTogether(t);
  const reason = t.escaped === null ? 'candle-out' : 'escaped';
  return { winners: winnersOf(t), scores: t.thieves.map((thief) => thief.gold), reason };
}

/** CEL-024..026  All of them, or none. */
function outcomeTogether(t: Cellar): Outcome {
  const score = goldOfAll(t.thieves);
  const reason = someoneFell(t.thieves) ? 'fell' : t.escaped === null ? 'candle-out' : 'escaped';
  const scores = t.thieves.map((thief) => thief.gold);
  return endedTogether(t.thieves.length, { won: t.escaped !== null, score, rank: rankOf(score, fullPurses(t)), reason, scores });
}

export const game = defineGame({
  about: {
    id: about.id,
    slug: about.slug,
    name: about.name,
    tagline: about.tagline.en,
    version: '1',
    seats: about.seats,
    houseRules: HOUSE_RULES,
    houseRuleGroups: HOUSE_RULE_GROUPS,
    content: { rooms: ROOMS, events: EVENTS, items: ITEMS },
    rules: new URL('../rules.md', import.meta.url),
    rulesIn: { de: new URL('../rules.de.md', import.meta.url) },
  },
  play: {
    setup,
    procedures: chapters,
    questions,
    windows: { trade: tradeWindow },
    explain,
    outcome,
  },
  sight: {
    fields: TABLE,
    // CEL-027
    openly: ({ options }) => options.openHands === true,
    view,
    redact,
    clone,
    imagine,
  },
  bots: judgement,
  words: { ...words, speech: { english, texts, words: wordsIn } },
  lab: {
    length: { unit: 'rounds', of: (t) => t.round },
    // The candle ends it; in a round a thief walks, fights, helps and trades, and seldom decides five times.
    longest: ({ seats, options }) => seats * (40 + 12 * Number(options.rounds)),
    used: (t, use) => {
      const winners = winnersOf(t);
      for (const [seat, thief] of t.thieves.entries()) use('build', buildOf(thief), winners.includes(seat));
    },
  },
  doors,
});

const buildOf = ({ might, stamina, wits }: { might: number; stamina: number; wits: number }): string => `${might}-${stamina}-${wits}`;
