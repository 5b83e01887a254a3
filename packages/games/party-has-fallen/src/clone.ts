/** A deep copy, written out field by field: generic copies are many times slower, and search copies all the time. */
import { copyRandom, copyStack } from '@undercroft/engine';
import type { SeatState, Table } from './state.ts';

/** Lasting changes and custom sheets are never changed once made, so copies share them. */
function cloneSeat(s: SeatState): SeatState {
  return {
    status: s.status,
    hero: s.hero,
    custom: s.custom,
    gender: s.gender,
    hp: s.hp,
    ability: s.ability,
    goal: s.goal,
    goalSeen: s.goalSeen,
    named: s.named,
    since: s.since,
    counts: s.counts.slice(),
    partners: s.partners,
    slain: s.slain,
    leftDied: s.leftDied,
    believed: s.believed === null ? null : { ...s.believed, counts: s.believed.counts.slice() },
    redrawn: s.redrawn,
    kills: s.kills,
    betrayals: s.betrayals,
    items: s.items.slice(),
    kept: s.kept,
    room: s.room,
    start: s.start,
    settled: s.settled,
    lasting: s.lasting.slice(),
    skip: s.skip,
    poolOf: s.poolOf,
    pool: s.pool.slice(),
    passedHeroes: s.passedHeroes.slice(),
    passedAbilities: s.passedAbilities.slice(),
    dropped: s.dropped,
    aside: s.aside,
    plan: s.plan,
    opened: s.opened,
    offered: s.offered,
  };
}

function copyLists(lists: number[][]): number[][] {
  const copy: number[][] = [];
  for (let i = 0; i < lists.length; i++) copy.push(lists[i]!.slice());
  return copy;
}

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
    layout: t.layout,
    rooms: t.rooms.slice(),
    open: t.open.slice(),
    known: t.known.slice(),
    draw: copyLists(t.draw),
    discard: copyLists(t.discard),
    first: t.first,
    round: t.round,
    turns: t.turns,
    active: t.active,
    rolled: t.rolled,
    points: t.points,
    attacks: t.attacks,
    visited: t.visited.slice(),
    lost: t.lost,
    usedTurn: t.usedTurn.slice(),
    usedRound: t.usedRound.slice(),
    usedLife: t.usedLife.slice(),
    haunt: t.haunt,
    hauntHp: t.hauntHp,
    hauntAbility: t.hauntAbility,
    fresh: t.fresh,
    cheated: t.cheated,
    summonings: t.summonings,
    stash: t.stash.slice(),
    offers: t.offers.slice(),
    nextOffer: t.nextOffer,
    pacts: t.pacts.slice(),
    shown: t.shown.slice(),
    lastVote: t.lastVote,
    written: t.written,
    ending: t.ending,
  };
}
