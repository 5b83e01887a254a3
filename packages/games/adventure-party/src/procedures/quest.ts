/** Going on a quest, from the meeple to what it pays (chapter 5, AP-062..AP-063, AP-091..AP-096, R-AP-58). */

import { answerOf, ask, call, end, go, type Next, type Seat } from '@undercroft/engine';
import { removeFrom } from '@undercroft/mechanics';
import { NONE, QUESTS, type Quest, TIER_OF } from '../content/cards.ts';
import { levelUpsOf } from '../rules/reach.ts';
import { rewardsOf } from '../rules/rewards.ts';
import type { Table } from '../table.ts';
import { arena } from './arena.ts';
import { draw, type Out, procedure, takeGold, turnBanner, upgradeHero } from './kit.ts';
import { react } from './react.ts';
import { openOf } from './refresh.ts';
import { checkProgress } from './town.ts';
import { clearTrial, declare, rolling, trial } from './trial.ts';
import { activeTriggers } from './use.ts';

/** AP-092, AP-093  The card is kept, the meeple returns. */
function keepCard(t: Table, seat: Seat, quest: Quest, out: Out): void {
  removeFrom(openOf(t, TIER_OF[quest]!), quest);
  t.seats[seat]!.quests.push(quest);
  out?.push({ type: 'questCompleted', seat, quest, vp: QUESTS[quest]!.vp });
}

type QuestVars = { seat: Seat; quest: Quest; levelUps: number; lost: number };
type QuestStep = 'choose' | 'declared' | 'rewards' | 'collected' | 'levelUps' | 'levelledUp' | 'powers' | 'card' | 'progress' | 'home';

/** AP-134, R-AP-27  Level-ups with nobody to take them are lost. */
function nextLevelUp(t: Table, vars: QuestVars, out: Out): Next<QuestStep> {
  if (vars.levelUps === 0) return go('powers');
  if (levelUpsOf(t).length > 0) return ask([{ seat: vars.seat, kind: 'levelUp' }], 'levelledUp');
  out?.push({ type: 'levelUpLost', seat: vars.seat });
  return go('powers');
}

export const quest = procedure<QuestVars, QuestStep>('quest', 'choose', ['seat', 'quest', 'levelUps', 'lost'], {
  // AP-062, AP-063  One attempt a turn, or none.
  choose: (_t, f) => ask([{ seat: f.vars.seat, kind: 'quest' }], 'declared'),
  declared: (t, f, out) => {
    const { seat } = f.vars;
    const d = answerOf(f, seat, 'quest');
    if (d.quest === NONE) {
      out?.push({ type: 'stayedHome', seat });
      return end();
    }
    f.vars.quest = d.quest;
    f.vars.lost = t.seats[seat]!.lost;
    t.seats[seat]!.tried++;
    t.questsTried.push(d.quest);
    declare(t, { seat, trial: 'quest', quest: d.quest, heroes: d.heroes }, out);
    return call(trial, rolling(t), 'rewards');
  },

  // AP-091, AP-094, R-AP-28  What is taken, the player says.
  rewards: (t, f, out) => {
    const { seat, quest: card, lost } = f.vars;
    if (t.seats[seat]!.lost > lost) t.questsFatal.push(card);
    if (!t.succeeded) out?.push({ type: 'questFailed', seat, trial: 'quest', quest: card });
    const { gold, items, legendary, levelUps } = rewardsOf(card, t.succeeded);
    f.vars.levelUps = levelUps;
    return gold + items + legendary > 0 ? ask([{ seat, kind: 'collect' }], 'collected') : go('levelUps');
  },
  collected: (t, f, out) => {
    const { seat } = f.vars;
    const { gold, items, legendary } = answerOf(f, seat, 'collect');
    takeGold(t, seat, gold, { by: 'quest' }, out);
    draw(t, seat, { deck: 'standard', count: items, from: { by: 'quest' } }, out);
    draw(t, seat, { deck: 'legendary', count: legendary, from: { by: 'quest' } }, out);
    return go('levelUps');
  },

  levelUps: (t, f, out) => nextLevelUp(t, f.vars, out),
  levelledUp: (t, f, out) => {
    const { hero } = answerOf(f, f.vars.seat, 'levelUp');
    if (hero !== NONE) upgradeHero(t, f.vars.seat, hero, { by: 'quest' }, out);
    f.vars.levelUps--;
    return go('levelUps');
  },

  // R-AP-56  Powers of those who came back.
  powers: (t) => activeTriggers(t, t.succeeded ? 'success' : 'failure', 'card'),

  // AP-092, AP-095, AP-101
  card: (t, f, out) => {
    if (!t.succeeded) {
      turnBanner(t, f.vars.seat, true, out);
      return go('home');
    }
    keepCard(t, f.vars.seat, f.vars.quest, out);
    return t.rules.skullScrolls ? call(react, { when: 'succeeded' }, 'progress') : go('progress');
  },

  // AP-175, AP-187, R-AP-58
  progress: (t, f, out) => {
    const { seat, quest: card } = f.vars;
    clearTrial(t);
    return checkProgress(t, seat, card, out) ? call(arena, { seat, next: 0 }, 'home') : go('home');
  },
  home: (t) => {
    clearTrial(t);
    return end();
  },
});
