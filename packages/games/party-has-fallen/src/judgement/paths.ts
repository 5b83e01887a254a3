/** Where to go: what it is worth to end a move in a room, and to take a step towards it. */
import type { Seat } from '@undercroft/engine';
import { COUNTERS } from '../content/goals.ts';
import { EVENT, EXIT, ITEM, kindOf, SKILL, SUMMON } from '../content/rooms.ts';
import { isOpenExit, playersIn, stepsFrom } from '../rules/board.ts';
import { distance } from '../rules/layout.ts';
import { hasRule, statOf } from '../rules/modifiers.ts';
import { readyToWin } from '../rules/winning.ts';
import { ALIVE } from '../table.ts';
import type { View } from '../view.ts';
import { attackWorth, dangerOf, wantsCount } from './fights.ts';
import { wantsEmptyHands } from './items.ts';
import { needsFor } from './needs.ts';

/** Whether a seat that knows its own goal could win on EXIT. */
export const isReady = (view: View, seat: Seat): boolean => readyToWin(view, seat) !== null;

/** A known EXIT: face-up, or one the viewer has peeked at; -1 if there is none. */
export function exitOf(view: View): number {
  for (let room = 0; room < view.rooms.length; room++) {
    const card = view.rooms[room]!;
    if (card >= 0 && kindOf(card) === EXIT) return room;
  }
  return -1;
}

/** What rooms mean to a seat just now, worked out once for a view. */
interface Chart {
  ready: boolean;
  exit: number;
  /** What it is worth to end a move in each room, and what passing it costs. */
  ends: number[];
  passes: number[];
}
const charts = new WeakMap<View, Chart[]>();

function chartOf(view: View, seat: Seat): Chart {
  let list = charts.get(view);
  if (list === undefined) {
    list = [];
    charts.set(view, list);
  }
  list[seat] ??= draw(view, seat);
  return list[seat];
}

function draw(view: View, seat: Seat): Chart {
  const ready = isReady(view, seat);
  const exit = exitOf(view);
  const kinds = kindWorths(view, seat);
  const company = ready && exit >= 0 ? [] : companyOf(view, seat);
  const chart: Chart = { ready, exit, ends: [], passes: [] };
  for (let room = 0; room < view.rooms.length; room++) {
    chart.ends.push(ready && exit >= 0 ? dash(view, room, exit) : stay(view, seat, room, { kinds, company, ready, exit }));
    chart.passes.push(passing(view, seat, room));
  }
  return chart;
}

/** The nearer to EXIT the better; before it opens, near is enough. */
function dash(view: View, room: number, exit: number): number {
  const away = distance(view.layout, room, exit);
  return view.round >= view.rules.minRounds ? 20 - away * 2 : 3 - away * 0.2;
}

/** What is known before any room is looked at. */
interface Outlines {
  kinds: readonly number[];
  company: readonly Neighbour[];
  ready: boolean;
  exit: number;
}

function stay(view: View, seat: Seat, room: number, outlines: Outlines): number {
  const { kinds, company } = outlines;
  const card = view.rooms[room]!;
  const haunted = view.haunt === room && playersIn(view, room).length === 0 ? hauntWorth(view, seat) : 0;
  const itself = view.open[room] === 0 ? hiddenWorth(card, outlines) : kinds[kindOf(card)]!;
  return haunted + itself + companyWorth(view, room, company) + homeWorth(view, seat, room);
}

/** A face-down room might be anything; whoever could win needs EXIT most of all. */
function hiddenWorth(card: number, { kinds, ready, exit }: Outlines): number {
  if (card >= 0) return kinds[kindOf(card)]! + kinds[FLIP]!;
  if (ready) return 6;
  return (kinds[ITEM]! + kinds[SKILL]! + kinds[EVENT]!) / 6 + kinds[FLIP]! + (exit < 0 ? 0.6 : 0);
}

/** Behind the kinds of rooms: what turning a room face-up is worth by itself. */
const FLIP = 6;

const chanceToPass = (view: View, seat: Seat): number => {
  let sum = 0;
  for (let stat = 0; stat < 6; stat++) sum += Math.max(0, Math.min(8, statOf(view, seat, stat, null)));
  return sum / 48;
};

/** What it is worth to end a move in a room of each kind: items, and whatever the goal wants. */
function kindWorths(view: View, seat: Seat): number[] {
  const me = view.seats[seat]!;
  const item = wantsEmptyHands(view, seat) ? -1.5 : 2.6;
  const passes = chanceToPass(view, seat);
  const frail = me.hp < 5 ? -2 : me.hp < 9 ? -0.8 : -0.3;
  const worths = [0, 0, 0, passes * item + (1 - passes) * frail, item, frail, 0.3];
  needsFor(view, seat).forEach((need, line) => {
    if (need.need !== 'count' || me.goalLines[line] === true) return;
    const { counter } = need;
    if (counter === 'events') worths[EVENT]! += 2.2;
    else if (counter === 'checksPassed') worths[SKILL]! += 5 * passes;
    else if (counter === 'flips') worths[FLIP]! += 1.6;
    else if (counter === 'skillFlips' || counter === 'itemFlips' || counter === 'eventFlips') worths[FLIP]! += 0.3;
    else if (counter === 'wounds') worths[EVENT]! += 1;
    else if (counter.startsWith('marauder')) worths[SUMMON]! += 0.3;
  });
  return worths;
}

const wantsMarauder = (view: View, seat: Seat): boolean =>
  needsFor(view, seat).some((need) => need.need === 'count' && need.counter.startsWith('marauder'));

function hauntWorth(view: View, seat: Seat): number {
  if (view.seats[seat]!.hp <= 4) return -4;
  return wantsMarauder(view, seat) ? 5 : view.seats[seat]!.hp > 9 && view.hauntHp <= 3 ? 0.8 : -0.8;
}

/** For goals that want EXIT, then the starting room. */
function homeWorth(view: View, seat: Seat, room: number): number {
  const me = view.seats[seat]!;
  if (!needsFor(view, seat).some((need) => need.need === 'count' && need.counter === 'homesick')) return 0;
  const done = me.counts[COUNTERS.indexOf('homesick')]!;
  const target = done === 0 ? exitOf(view) : done === 1 ? me.start : -1;
  return target < 0 ? 0 : Math.max(0, 5 - distance(view.layout, room, target) * 0.7);
}

/** Somebody else in the dungeon: where, what an attack on them is worth, what they might do. */
interface Neighbour {
  room: number;
  prey: number;
  danger: number;
}

function companyOf(view: View, seat: Seat): Neighbour[] {
  const found: Neighbour[] = [];
  const aid = wantsCount(view, seat, 'helped') || wantsCount(view, seat, 'defended') ? 0.8 : 0;
  view.seats.forEach((s, other) => {
    if (other === seat || s.status !== ALIVE) return;
    found.push({ room: s.room, prey: Math.max(0, attackWorth(view, seat, other)), danger: dangerOf(view, seat, other) - aid });
  });
  return found.map((other) => (view.active !== seat || view.attacks > 0 ? other : { ...other, prey: other.prey * 0.2 }));
}

/** With an attack left, near somebody worth it; else away from those who would have one. Prey is worth following. */
function companyWorth(view: View, room: number, company: readonly Neighbour[]): number {
  let best = 0;
  let worth = 0;
  for (const other of company) {
    if (other.room === room) {
      best = Math.max(best, other.prey);
      worth -= other.danger;
    } else worth += other.prey * 0.12 * Math.max(0, 1 - distance(view.layout, room, other.room) / 8);
  }
  return worth + best;
}

/** Passing an event room hurts a little, a skill room may help. */
function passing(view: View, seat: Seat, room: number): number {
  if (view.open[room] === 0 || playersIn(view, room).length > 0 || hasRule(view, seat, 'tiptoe')) return 0;
  const kind = kindOf(view.rooms[room]!);
  const me = view.seats[seat]!;
  if (kind === EVENT) return me.hp < 6 ? 1.5 : 0.4;
  return kind === SKILL ? 0.2 : 0;
}

export const endWorth = (view: View, seat: Seat, room: number): number => chartOf(view, seat).ends[room]!;

/** The best end that can be reached with so many steps after this one; short looks only. */
export function stepWorth(view: View, seat: Seat, to: number): number {
  return follow(view, chartOf(view, seat), to, Math.min(view.points - 1, 5), view.visited.slice());
}

/** The best end that can be reached from here with the points left. */
export function prospect(view: View, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const to of stepsFrom(view, view.seats[seat]!.room)) best = Math.max(best, stepWorth(view, seat, to));
  return best;
}

function follow(view: View, chart: Chart, room: number, left: number, visited: number[]): number {
  if (chart.ready && view.round > view.rules.minRounds && isOpenExit(view, room)) return 40;
  if (left <= 0) return chart.ends[room]!;
  visited.push(room);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = room * 4; i < room * 4 + 4; i++) {
    const next = view.layout.near[i]!;
    if (next >= 0 && !visited.includes(next)) best = Math.max(best, follow(view, chart, next, left - 1, visited));
  }
  visited.pop();
  // A dead end: the movement ends here.
  if (best === Number.NEGATIVE_INFINITY) return chart.ends[room]!;
  return best - chart.passes[room]!;
}
