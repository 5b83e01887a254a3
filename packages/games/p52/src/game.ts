/** P52, as far as it can be played: creation, the set-up of a session, the first room. */
import { type Ask, type Config, defineGame, endedTogether, type Judgement, type Outcome, type Words } from '@undercroft/engine';
import { about } from '../about.ts';
import { DROWNED_BAILEY } from './content/scenarios.ts';
import type { Decision, Kind } from './decisions.ts';
import { type P52Event, redact } from './events.ts';
import { HOUSE_RULE_GROUPS, HOUSE_RULES } from './house-rules.ts';
import { imagine } from './imagine.ts';
import { giveUpWindow } from './procedures/give-up.ts';
import { chapters } from './procedures/index.ts';
import { questions } from './questions/index.ts';
import { clone, setup, TABLE, type Table } from './table.ts';
import { type View, view } from './view.ts';

function outcome(t: Table): Outcome | null {
  if (t.stack.length > 0) return null;
  return endedTogether(t.heroes.length, {
    won: t.ending === 'won',
    score: t.quest.entered,
    reason: t.ending === '' ? 'unfinished' : t.ending,
  });
}

/** Until there is a judgement of its own: every answer looks alike. */
const judgement: Judgement<Table, Decision, View> = {
  judge: () => 0,
  worth: (t, worth) => {
    for (let seat = 0; seat < t.heroes.length; seat++) worth[seat] = 0.5;
  },
};

const words: Words<Decision, P52Event, View> = {
  ask: (_view, { kind }: Ask<Kind>) => kind,
  decision: (_view, d) => JSON.stringify(d),
  event: (_view, { type }) => type,
  seat: (known, seat) => known?.heroes[seat]?.sheet?.name ?? `Seat ${seat + 1}`,
};

/** R-P52-21 and others: rooms without end are possible, decisions without end are not meant. */
const longest = ({ seats }: Config): number => 4_000 + 4_000 * seats;

export const game = defineGame<Table, Decision, P52Event, View>({
  about: {
    id: about.id,
    slug: about.slug,
    name: about.name,
    tagline: about.tagline.en,
    version: '1',
    seats: about.seats,
    houseRules: HOUSE_RULES,
    houseRuleGroups: HOUSE_RULE_GROUPS,
    content: JSON.parse(JSON.stringify({ scenarios: [DROWNED_BAILEY] })),
    rules: new URL('../rules.md', import.meta.url),
  },
  play: { setup, procedures: chapters, questions, windows: { giveUp: giveUpWindow }, outcome },
  sight: { fields: TABLE, openly: () => true, view, redact, clone, imagine },
  bots: judgement,
  words,
  lab: { length: { unit: 'rooms', of: (t) => t.quest.entered }, longest },
});
