import { answerOf, ask, call, end, go, type Seat } from '@undercroft/engine';
import { chronicle } from '../chronicle.ts';
import { drawStamina, flip, settleAction } from '../decks.ts';
import { bookFor } from '../doors.ts';
import type { Out } from '../events.ts';
import { floorDivide } from '../formula/evaluate.ts';
import type { Core } from '../formula/syntax.ts';
import { growCore, setExp } from '../growth.ts';
import { healHero } from '../harm.ts';
import { recordAccount } from '../recording.ts';
import { rankOf } from '../rules/cards.ts';
import { expAfter, roomExp, trainedAttacks, trainedDefences } from '../rules/experience.ts';
import { isAlive, living, maxHpOf, sheetOf } from '../rules/heroes.ts';
import { trainedBy } from '../rules/levels.ts';
import { modifier } from '../rules/modifiers.ts';
import type { Table } from '../table.ts';
import { procedure } from './chapter.ts';
import { levelUp } from './level-up.ts';

/** P52-231..247 P52-084  After a room: exp, training, levels, a breath. */
type AwardVars = { training: { seat: Seat; ability: string }[]; levelling: Seat[] };
export const award = procedure<AwardVars, 'account' | 'train' | 'trained' | 'levels' | 'rest'>(
  'award',
  'account',
  ['training', 'levelling'],
  {
    // P52-231..240  Each for itself. P52-210  What the dead have earned waits for their return.
    account: (t, f, out) => {
      for (const [seat, hero] of t.heroes.entries()) if (!hero.isLeftBehind) pay(t, seat, out);
      f.vars.training = living(t).flatMap((seat) => trainingOf(t, seat));
      return go('train');
    },

    // P52-236 P52-237  One of the ability's cores; where it has several, the character chooses.
    train: (t, f, out) => {
      const next = f.vars.training[0];
      if (next === undefined) {
        f.vars.levelling = living(t);
        return go('levels');
      }
      const cores = trainedBy(bookFor(t).ability(next.ability));
      if (cores.length > 1) return ask([{ seat: next.seat, kind: 'train' }], 'trained');
      f.vars.training = f.vars.training.slice(1);
      if (cores[0] !== undefined) train(t, next, cores[0], out);
      return go('train');
    },
    trained: (t, f, out) => {
      const [done] = f.vars.training;
      f.vars.training = f.vars.training.slice(1);
      train(t, done!, answerOf(f, done!.seat, 'train').core, out);
      return go('train');
    },

    levels: (_t, f) => {
      const seat = f.vars.levelling.shift();
      return seat === undefined ? go('rest') : call(levelUp, { seat, points: 0, levels: 0 }, 'levels');
    },

    // P52-084 R-P52-60  One Stamina each, and, where the house likes, some health.
    rest: (t, _f, out) => {
      for (const seat of living(t)) {
        drawStamina(t, seat, 1, out);
        if (t.house.roomRecovery) healHero(t, seat, floorDivide(maxHpOf(t, seat) + rankOf(flip(t)), 4), out);
        settleAction(t, out);
      }
      return end();
    },
  },
);

function train(t: Table, { seat, ability }: AwardVars['training'][number], core: Core, out: Out): void {
  growCore(t, seat, core, out);
  chronicle(t, seat, { is: 'trained', ability, core });
}

function pay(t: Table, seat: Seat, out: Out): void {
  const hero = t.heroes[seat]!;
  const account = roomExp(hero.tally, isAlive(t, seat), expBonus(t, seat));
  if (isAlive(t, seat)) {
    setExp(t, seat, expAfter(sheetOf(t, seat).exp, account.value));
    chronicle(t, seat, { is: 'room', room: t.quest.entered, exp: account.value });
  } else hero.owed += account.value;
  recordAccount(t, t.quest.entered, seat, account.parts);
  out?.push({ type: 'expGained', seat, parts: account.parts });
}

/** What quirks and worn things add to every room. */
const expBonus = (t: Table, seat: Seat): number => modifier(t, 'exp', { seat, ability: null, enemy: null, type: null });

/** R-P52-55  With `trainNeedsKill` only defeated enemies count. */
function trainingOf(t: Table, seat: Seat): { seat: Seat; ability: string }[] {
  const { tally } = t.heroes[seat]!;
  const defeated = t.house.trainNeedsKill ? tally.defeated.map(({ enemy }) => enemy) : null;
  // What is thrown has no attributes to train.
  const isAbility = (id: string): boolean => bookFor(t).scenario.abilities.some((ability) => ability.id === id);
  return [...trainedAttacks(tally, defeated), ...trainedDefences(tally)].filter(isAbility).map((ability) => ({ seat, ability }));
}
