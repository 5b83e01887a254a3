/** A deep copy, written out field by field: generic copies are many times slower, and search copies all the time. */
import { copyRandom, copyStack } from '@undercroft/engine';
import type { SeatState, Table } from './state.ts';

function cloneSeat(s: SeatState): SeatState {
  return {
    class: s.class,
    accent: s.accent,
    health: s.health,
    maxHealth: s.maxHealth,
    alive: s.alive,
    hand: s.hand.slice(),
    action: s.action.slice(),
    xp: s.xp.slice(),
    placed: s.placed.slice(),
    seenLow: s.seenLow,
    seenHigh: s.seenHigh,
    goneLow: s.goneLow,
    goneHigh: s.goneHigh,
    discard: s.discard.slice(),
    points: s.points.slice(),
    items: [s.items[0], s.items[1], s.items[2]],
    played: s.played,
    claim: s.claim,
    bonus: s.bonus,
    noLoot: s.noLoot,
    countsAsAce: s.countsAsAce,
    shielded: s.shielded,
    offered: s.offered,
  };
}

/** Rules, dice, claims, answers and the ending are replaced, never changed, so copies share them. */
export function clone(t: Table): Table {
  const seats: SeatState[] = [];
  for (let i = 0; i < t.seats.length; i++) seats.push(cloneSeat(t.seats[i]!));
  return {
    stack: copyStack(t.stack),
    random: copyRandom(t.random),
    revealed: t.revealed,
    shut: t.shut,
    rules: t.rules,
    seats,
    lootDeck: t.lootDeck.slice(),
    level: t.level,
    aces: t.aces,
    round: t.round,
    roller: t.roller,
    dice: t.dice,
    enemyLevel: t.enemyLevel,
    enemyRoll: t.enemyRoll,
    enemyHealth: t.enemyHealth,
    total: t.total,
    result: t.result,
    nextRoll: t.nextRoll,
    returning: t.returning,
    lootQueue: t.lootQueue.slice(),
    lastLooter: t.lastLooter,
    ending: t.ending,
  };
}
