/**
 * Seeks a first session worth teaching, after cards or rules have changed: `node packages/games/p52/test/web/seek-lesson.ts`
 * writes `web/lesson-steps.ts`. A ready character walks, turns spots up, strikes, defends, beats an enemy and has used Stamina.
 */
import { writeFileSync } from 'node:fs';
import { decideFor, greedy } from '@undercroft/bots';
import { type DecisionBase, type Json, Match, sfc32 } from '@undercroft/engine';
import { type Decision, game, type P52Event } from '../../src/index.ts';
import { OPTIONS, QUEST } from '../../web/lesson-table.ts';

const TARGET = new URL('../../web/lesson-steps.ts', import.meta.url);
const [SHORTEST, LONGEST] = [9, 17];

const waiting = (match: Match) => game.play.pending(match.table as never).find(({ may }) => may !== true);

/** Tansy, as her player made her. */
function maker(): Json {
  const match = new Match(game, { seats: 1, seed: 'tansy', options: OPTIONS });
  const answers: Record<string, object> = {
    race: { race: 'tidewalker' },
    profession: { profession: 'shieldhand' },
    quirk: { quirk: null },
    name: { name: 'Tansy', backstory: 'Learned everything from a rat.' },
  };
  for (let ask = waiting(match); ask !== undefined && ask.kind !== 'quest'; ask = waiting(match)) {
    const own = answers[ask.kind];
    const d = own === undefined ? decideFor(greedy, { game, t: match.table, ask }, sfc32(1)) : { seat: 0, kind: ask.kind, ...own };
    match.decide(d as DecisionBase);
  }
  return JSON.parse(JSON.stringify(game.doors!.thing!.keeps(match.table as never, 0)));
}

/** What a greedy learner does with such dice, until an enemy has fallen; null: it takes too long or teaches too little. */
function session(seed: string, tansy: Json): Decision[] | null {
  const match = new Match(game, { seats: 1, seed, options: OPTIONS, brings: [tansy] });
  const steps: Decision[] = [];
  const told: P52Event[] = [];
  while (steps.length < LONGEST && !told.some(({ type }) => type === 'enemyDefeated')) {
    const ask = waiting(match);
    if (ask === undefined) return null;
    const chosen =
      ask.kind === 'quest' ? { seat: 0, kind: 'quest', quest: QUEST } : decideFor(greedy, { game, t: match.table, ask }, sfc32(1));
    // The first strike is taught with Stamina.
    const isFirst = !steps.some((d) => d.kind === 'act' && d.do === 'attack');
    const d = chosen?.kind === 'act' && 'do' in chosen && chosen.do === 'attack' && isFirst ? { ...chosen, stamina: 1 } : chosen;
    told.push(...(match.decide(d as DecisionBase) as P52Event[]));
    steps.push(d as Decision);
  }
  return isWorthTeaching(steps, told) ? steps : null;
}

function isWorthTeaching(steps: readonly Decision[], told: readonly P52Event[]): boolean {
  const does = (what: string): boolean => steps.some((d) => d.kind === 'act' && d.do === what);
  const kinds = new Set(steps.map(({ kind }) => kind));
  const isHeld = told.some((e) => e.type === 'defended' && e.succeeds);
  const isBeaten = told.some(({ type }) => type === 'enemyDefeated');
  return (
    steps.length >= SHORTEST && does('move') && does('attack') && kinds.has('defend') && kinds.has('step') === false && isHeld && isBeaten
  );
}

const tansy = maker();
for (let n = 1; n < 4000; n++) {
  const steps = session(`rat-${n}`, tansy);
  if (steps === null) continue;
  const lines = [
    '/** Sought by `test/web/seek-lesson.ts`. */',
    "import type { Json } from '@undercroft/engine';",
    "import type { Decision } from '../src/index.ts';",
    '',
    `export const SEED = 'rat-${n}';`,
    `export const TANSY: Json = ${JSON.stringify(tansy)};`,
    `export const STEPS: readonly Decision[] = ${JSON.stringify(steps)};`,
  ];
  writeFileSync(TARGET, `${lines.join('\n')}\n`);
  console.log(n, steps.map((d) => (d.kind === 'act' ? `act ${d.do}` : d.kind)).join(', '));
  break;
}
