/** The town's progress after a completed quest (AP-175..AP-180, AP-185..AP-190, AP-210, R-AP-35, R-AP-36, R-AP-62). */
import { reveal, type Seat } from '@undercroft/engine';
import { NONE, type Quest, TIER_OF } from '../content/cards.ts';
import { ARENA_FOUGHT, ARENA_SHOWN, TRACK } from '../content/track.ts';
import { bonusFor, hasEnough, paysSecond, questsNeeded, questsOf } from '../rules/town.ts';
import type { Table } from '../table.ts';
import { type Out, takeTokens } from './kit.ts';

/** AP-185  The coming Arena or boss card is turned face up. */
function showArena(t: Table, out: Out): void {
  t.arena = t.arenaDeck.pop() ?? NONE;
  reveal(t);
  out?.push({ type: 'cardShown', what: 'arena', card: t.arena });
}

/** AP-188  After the Arena, or when he comes before it was held (R-AP-57). */
export function showBoss(t: Table, out: Out): void {
  if (t.boss !== NONE) return;
  t.boss = t.bossDeck.pop() ?? NONE;
  reveal(t);
  out?.push({ type: 'cardShown', what: 'boss', card: t.boss });
}

/** AP-178, R-AP-62  The bonus: tokens for whoever triggers it, or for the common pool. */
function payFirst(t: Table, seat: Seat, vp: number): void {
  if (t.rules.together) t.common += vp;
  else t.seats[seat]!.tokens += vp;
}

/** AP-210, AP-211, R-AP-40  Everybody gets one more turn after the running one. */
export function triggerBoss(t: Table, given: { seat: Seat; why: 'quests' | 'rounds' | 'lantern'; vp: number }, out: Out): void {
  showBoss(t, out);
  t.bossComes = true;
  t.trigger = given.seat;
  t.lastTurns = t.seats.length + (given.why === 'quests' ? 1 : 0);
  out?.push({ type: 'bossTriggered', ...given });
}

/** AP-177, AP-180  The sword moves on, for everybody. */
function growTown(t: Table, seat: Seat, tier: number, out: Out): void {
  const vp = bonusFor(tier).first;
  t.firsts[tier] = seat;
  payFirst(t, seat, vp);
  if (tier + 1 >= TRACK.length) {
    triggerBoss(t, { seat, why: 'quests', vp }, out);
    return;
  }
  t.level++;
  out?.push({ type: 'townGrew', seat, level: t.level, vp, common: t.rules.together });
  if (t.level === ARENA_SHOWN) showArena(t, out);
}

/** R-AP-36, R-AP-40  The second to meet a requirement that somebody met before. */
function payTheSecond(t: Table, seat: Seat, tier: number, out: Out): void {
  if (!paysSecond(t) || t.firsts[tier] === NONE || t.firsts[tier] === seat || t.seconds[tier] !== NONE) return;
  if (questsOf(t, seat, tier) < questsNeeded(t)) return;
  t.seconds[tier] = seat;
  const vp = bonusFor(tier).second;
  takeTokens(t, seat, vp, { by: 'town' }, null);
  out?.push({ type: 'secondBonus', seat, level: tier + 2, vp });
}

/** AP-175, R-AP-35  One level per check; none once the boss comes. True: the Arena is fought now (AP-187). */
export function checkProgress(t: Table, seat: Seat, quest: Quest, out: Out): boolean {
  const tier = TIER_OF[quest]!;
  if (t.bossComes || tier !== t.level - 1 || !hasEnough(t, seat, tier)) {
    payTheSecond(t, seat, tier, out);
    return false;
  }
  growTown(t, seat, tier, out);
  return !t.bossComes && t.level === ARENA_FOUGHT;
}
