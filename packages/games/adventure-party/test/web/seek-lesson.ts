/**
 * Seeks the first game: a seed and the answers with which the learner hires, equips, rolls a quest, changes the dice with banner and
 * rune, succeeds, and pays with a wound. Run it after a change of cards or rules: `node test/web/seek-lesson.ts`.
 */
import { writeFileSync } from 'node:fs';
import { Match } from '@undercroft/engine';
import { type Decision, game, QUESTS, type View } from '../../src/index.ts';
import { OPTIONS, rival } from '../../web/lesson-table.ts';

const LEARNER = 0;
const TURNS = 2;
/** What fits into three minutes. */
const MOST_STEPS = 24;
type Roll = Extract<Decision, { kind: 'roll' }>;

/** What the rat has words for. */
const TOLD = ['tavern', 'quest', 'pool', 'roll', 'wound', 'collect'];

/** Everything the learner should have done, and nothing that the rat cannot tell of. */
const isWhole = (steps: readonly Decision[]): boolean => {
  if (!steps.every(({ kind }) => TOLD.includes(kind))) return false;
  const times = (kind: string, deed?: string) =>
    steps.filter((d) => d.kind === kind && (deed === undefined || ('do' in d && d.do === deed))).length;
  return [times('tavern', 'hire'), times('tavern', 'equip'), times('roll', 'banner'), times('roll', 'rune'), times('wound')].every(
    (n) => n > 0,
  );
};

/** A learner who does what the rat will tell. */
function wise(view: View, kind: string, options: readonly Decision[]): Decision | undefined {
  const find = (test: (d: Decision) => boolean) => options.find(test);
  if (kind === 'tavern') {
    return (
      find((d) => d.kind === 'tavern' && d.do === 'hire' && d.over < 0) ??
      find((d) => d.kind === 'tavern' && d.do === 'equip' && d.drop < 0) ??
      find((d) => d.kind === 'tavern' && d.do === 'leave')
    );
  }
  if (kind === 'quest') {
    // With everybody, where something can happen to them.
    const heroes = view.seats[LEARNER]!.party.length;
    return find((d) => d.kind === 'quest' && d.heroes.length === heroes && (QUESTS[d.quest]!.damage.light ?? 0) > 0);
  }
  if (kind === 'roll') return wiseRoll(view, options);
  // A learner is never told to let anybody die: somebody fresh takes it, or this is not the first game.
  if (kind === 'wound') return find((d) => d.kind === 'wound' && d.wound === 'light' && isFresh(view, d.hero));
  if (kind === 'pool') return find((d) => d.kind === 'pool' && d.do === 'roll');
  return options[0];
}

const isFresh = (view: View, card: number): boolean => view.seats[LEARNER]!.party.some((hero) => hero.card === card && !hero.wounded);

/** The banner for the die with the best chance, then the rune, then enough. */
function wiseRoll(view: View, options: readonly Decision[]): Decision | undefined {
  const chance = (d: Decision): number => (d.kind === 'roll' && 'die' in d ? (view.rolling?.dice[d.die]?.chance ?? 0) : 0);
  const among = (deed: Roll['do']) => options.filter((d) => d.kind === 'roll' && d.do === deed).sort((a, b) => chance(b) - chance(a))[0];
  if (view.rolling?.succeeds === true) return among('evaluate');
  return among('banner') ?? among('rune') ?? among('evaluate');
}

/** The learner's answers of the first turns; null: something is missing in them. */
function tryOut(seed: string): Decision[] | null {
  const match = new Match(game, { seats: 2, seed, options: OPTIONS });
  const steps: Decision[] = [];
  while (steps.length <= MOST_STEPS) {
    const { table } = match;
    const ask = game.play.pending(table).find(({ may }) => may !== true);
    if (ask === undefined) return null;
    const own = ask.seat === LEARNER;
    if (!own && table.seats[LEARNER]!.turns === TURNS)
      return table.seats[LEARNER]!.quests.length === TURNS && isWhole(steps) ? steps : null;
    const options = game.play.options(table, ask);
    const d = own ? wise(game.sight.view(table, LEARNER), ask.kind, options) : rival(ask, options);
    if (d === undefined || d === null) return null;
    if (own) steps.push(d);
    match.decide(d);
  }
  return null;
}

for (let n = 1; n < 200000; n++) {
  const steps = tryOut(`rat-${n}`);
  if (steps === null) continue;
  const text = `/** Sought by \`test/web/seek-lesson.ts\`. */
import type { Decision } from '../src/index.ts';

export const SEED = 'rat-${n}';
export const STEPS: readonly Decision[] = ${JSON.stringify(steps)};
`;
  writeFileSync(new URL('../../web/lesson-steps.ts', import.meta.url), text);
  process.stdout.write(`rat-${n}: ${steps.map((d) => JSON.stringify(d)).join('\n')}\n`);
  break;
}
