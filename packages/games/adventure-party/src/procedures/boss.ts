/** The Final Boss (chapter 15, R-AP-30, R-AP-41..R-AP-45). */
import { answerOf, ask, call, end, go, type Next, type Seat } from '@undercroft/engine';
import { seatsFrom } from '@undercroft/mechanics';
import { BOSSES } from '../content/bosses.ts';
import { type Hero, NONE } from '../content/cards.ts';
import { cardOf, isWounded } from '../rules/heroes.ts';
import { bossSets } from '../rules/sending.ts';
import type { BossResult, Table } from '../table.ts';
import { healHero, type Out, procedure, takeTokens, turnBanner } from './kit.ts';
import { react } from './react.ts';
import { clearTrial, declare, rolling, trial } from './trial.ts';
import { activeTriggers } from './use.ts';

/** AP-212, R-AP-41  Wounds only; the dead stay dead. */
function healAll(t: Table, out: Out): void {
  t.seats.forEach((s, seat) => {
    for (const hero of s.heroes.filter(isWounded).map(cardOf)) healHero(t, seat, hero, { by: 'boss' }, out);
  });
}

/** AP-213, R-AP-42  From the starting player, or from whoever triggered it. */
export function bossOrder(t: Table): Seat[] {
  const first = t.rules.bossOrder === 'trigger' && t.trigger !== NONE ? t.trigger : t.starter;
  return seatsFrom(first, t.seats.length);
}

/** Who fights, which of the order is next, and the stage. */
type BossVars = { order: Seat[]; next: number; stage: 0 | 1 };
type BossStep = 'arrive' | 'nextSeat' | 'offered' | 'choose' | 'sent' | 'fought' | 'won' | 'paid' | 'reacted';

const fighter = ({ order, next }: BossVars): Seat => order[next]!;

/** AP-216, AP-217, R-AP-44  The attempt is over; only now it is paid, and only the best stage. */
function conclude(t: Table, vars: BossVars, result: BossResult, out: Out): Next<BossStep> {
  const seat = fighter(vars);
  clearTrial(t);
  const vp = result === 'stage 2' ? BOSSES[t.boss]!.stages[1].vp : result === 'stage 1' ? BOSSES[t.boss]!.stages[0].vp : 0;
  t.seats[seat]!.boss = result;
  if (result === 'declined') out?.push({ type: 'bossDeclined', seat });
  else out?.push({ type: 'bossFought', seat, result, vp });
  takeTokens(t, seat, vp, { by: 'boss' }, out);
  vars.next++;
  vars.stage = 0;
  return go('nextSeat');
}

function march(t: Table, vars: BossVars, heroes: readonly Hero[], out: Out): Next<BossStep> {
  declare(t, { seat: fighter(vars), trial: vars.stage === 0 ? 'stage1' : 'stage2', quest: NONE, heroes }, out);
  return call(trial, rolling(t), 'fought');
}

export const boss = procedure<BossVars, BossStep>('boss', 'arrive', ['order', 'next', 'stage'], {
  // AP-212, R-AP-64  The fights together are one round.
  arrive: (t, f, out) => {
    t.phase = 'boss';
    t.turn = NONE;
    for (const s of t.seats) s.helped = false;
    f.vars.order = bossOrder(t);
    out?.push({ type: 'bossBegan', card: t.boss, order: f.vars.order.slice() });
    healAll(t, out);
    return go('nextSeat');
  },

  // AP-213, AP-214  Everybody once, whatever the others did. R-AP-45  Nobody must.
  nextSeat: (t, f, out) => {
    if (f.vars.next >= f.vars.order.length) return end();
    const seat = fighter(f.vars);
    t.roller = seat;
    t.trial = f.vars.stage === 0 ? 'stage1' : 'stage2';
    if (bossSets(t, seat, f.vars.stage).length > 0) return ask([{ seat, kind: 'boss' }], 'offered');
    // R-AP-44  Too few for the first stage, or nobody left for the second.
    return conclude(t, f.vars, f.vars.stage === 0 ? 'declined' : 'stage 1', out);
  },
  offered: (t, f, out) => {
    if (answerOf(f, fighter(f.vars), 'boss').fight) return go('choose');
    return conclude(t, f.vars, f.vars.stage === 0 ? 'declined' : 'stage 1', out);
  },
  choose: (t, f, out) => {
    const sets = bossSets(t, fighter(f.vars), f.vars.stage);
    return sets.length === 1 ? march(t, f.vars, sets[0]!, out) : ask([{ seat: fighter(f.vars), kind: 'send' }], 'sent');
  },
  sent: (t, f, out) => march(t, f.vars, answerOf(f, fighter(f.vars), 'send').heroes, out),

  // AP-215  Each stage is a quest: powers act, and a lost one turns the banner (R-AP-30).
  fought: (t, f, out) => {
    if (t.succeeded) return activeTriggers(t, 'success', 'won');
    out?.push({ type: 'questFailed', seat: fighter(f.vars), trial: t.trial, quest: NONE });
    return activeTriggers(t, 'failure', 'paid');
  },
  won: (t) => (t.rules.skullScrolls ? call(react, { when: 'succeeded' }, 'reacted') : go('reacted')),
  reacted: (t, f, out) => {
    if (f.vars.stage === 1) return conclude(t, f.vars, 'stage 2', out);
    clearTrial(t);
    f.vars.stage = 1;
    return go('nextSeat');
  },
  paid: (t, f, out) => {
    turnBanner(t, fighter(f.vars), true, out);
    return conclude(t, f.vars, f.vars.stage === 0 ? 'beaten back' : 'stage 1', out);
  },
});
