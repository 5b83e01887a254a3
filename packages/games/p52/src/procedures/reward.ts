import { answerOf, ask, call, end, go, type Seat } from '@undercroft/engine';
import { chronicle } from '../chronicle.ts';
import { bookFor } from '../doors.ts';
import type { Out } from '../events.ts';
import { growCores, raiseAbility, setExp } from '../growth.ts';
import { gainItem } from '../inventory.ts';
import { recordAccount } from '../recording.ts';
import { living, maxHpOf, sheetOf } from '../rules/heroes.ts';
import { questBonus, questExp } from '../rules/quests.ts';
import { knownOf } from '../rules/raising.ts';
import type { Goal } from '../scenario/pieces.ts';
import type { Table } from '../table.ts';
import { procedure } from './chapter.ts';
import { levelUp } from './level-up.ts';

/** P52-053 P52-060 P52-063 P52-072 P52-250 P52-251  The quest is done: its bonus, levels once more, and health for the next time. */
type RewardVars = { seats: Seat[]; kinds: string[] };
export const reward = procedure<RewardVars, 'give' | 'next' | 'hone' | 'honed' | 'level' | 'heal'>('reward', 'give', ['seats', 'kinds'], {
  // P52-073  By the level after all other exp.
  give: (t, f, out) => {
    f.vars.seats = living(t);
    for (const seat of f.vars.seats) giveBonus(t, seat, out);
    return go('next');
  },
  next: (t, f) => {
    if (f.vars.seats.length === 0) return go('heal');
    f.vars.kinds = goalOf(t) === 'bigBoss' ? ['attack', 'defence or heal'] : [];
    return go('hone');
  },

  // P52-072 R-P52-65  One attack, and one defence or healing; none known, none gained.
  hone: (t, f) => {
    const [kind] = f.vars.kinds;
    if (kind === undefined) return go('level');
    const seat = f.vars.seats[0]!;
    if (knownOf(t, seat, kind.split(' or ')).length > 0) return ask([{ seat, kind: 'hone' }], 'honed');
    f.vars.kinds = f.vars.kinds.slice(1);
    return go('hone');
  },
  honed: (t, f, out) => {
    const seat = f.vars.seats[0]!;
    const { ability } = answerOf(f, seat, 'hone');
    raiseAbility(t, seat, ability, out);
    chronicle(t, seat, { is: 'honed', ability });
    f.vars.kinds = f.vars.kinds.slice(1);
    return go('hone');
  },
  level: (_t, f) => call(levelUp, { seat: f.vars.seats.shift()!, points: 0, levels: 0 }, 'next'),

  // P52-251
  heal: (t) => {
    for (const seat of living(t)) t.heroes[seat]!.hp = maxHpOf(t, seat);
    return end();
  },
});

const goalOf = (t: Table): Goal['goal'] => bookFor(t).quest(t.quest.id).goals[0]!.goal;

function giveBonus(t: Table, seat: Seat, out: Out): void {
  const sheet = sheetOf(t, seat);
  const exp = questExp(sheet.level);
  setExp(t, seat, sheet.exp + exp);
  recordAccount(t, 0, seat, [[exp, 'Quest done']]);
  out?.push({ type: 'expGained', seat, parts: [[exp, 'Quest done']] });
  const goal = goalOf(t);
  if (goal === 'treasureHunt') gainItem(t, seat, { item: 'adrenalineBoost', number: 1 }, out);
  const split = questBonus(goal);
  chronicle(t, seat, { is: 'quest', exp, split });
  if (Object.keys(split).length > 0) growCores(t, seat, split, out);
}
