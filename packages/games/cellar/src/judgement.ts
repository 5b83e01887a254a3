/** The game's own judgement: what a sensible thief would do at first glance. Bots use it; it sees views only. */
import type { Ask, Judgement, Seat } from '@undercroft/engine';
import { ITEMS, type ItemId } from './content/items.ts';
import type { RoomId } from './content/rooms.ts';
import type { Decision } from './decisions.ts';
import { longestWay, roomAt, wayOut } from './rules/rooms.ts';
import { canEscape, fullLife, fullPurses, goldOfAll, helpOf, richest } from './rules/thieves.ts';
import type { Cellar } from './table.ts';
import type { ThiefView, View } from './view.ts';

const value = (item: ItemId | null): number => (item === null ? 0 : ITEMS[item].bonus / 4);

/** Enough to go home with: in the own purse, or in all of them together. */
const hasEnough = (view: View, me: ThiefView): boolean =>
  view.house.together ? goldOfAll(view.thieves) >= fullPurses(view) : me.gold >= view.house.purse;

/** Up and out with a full purse, else down to where the gold is, resting when it hurts. */
function judgeStep(view: View, me: ThiefView, to: RoomId): number {
  if (hasEnough(view, me)) return -wayOut(view, to);
  if (to === me.room) return me.life === 1 ? 3 : -1;
  return roomAt(view, to).depth;
}

/** How likely a strike of the running fight hits, 0 .. 1. */
function chanceToHit(view: View, item: ItemId | null): number {
  const fight = view.stack.at(-1)!.vars;
  const helpers = Array.isArray(fight.helpers) ? fight.helpers : [];
  let bonus = view.thieves[Number(fight.seat)]!.might + (item === null ? 0 : ITEMS[item].bonus);
  for (const helper of helpers) bonus += helpOf(view.thieves[Number(helper)]!);
  return Math.min(1, Math.max(0, (7 + bonus - Number(fight.strength)) / 6));
}

function judgeFight(view: View, me: ThiefView, d: Extract<Decision, { kind: 'fight' }>): number {
  if (d.flee) return me.life === 1 ? 1.2 : 0.3;
  return chanceToHit(view, d.item) * 3 - value(d.item);
}

function judge(view: View, ask: Ask<Decision['kind']>, d: Decision): number {
  const me = view.thieves[ask.seat]!;
  switch (d.kind) {
    case 'prepare':
      return d.might * 2 + d.stamina;
    case 'step':
      return judgeStep(view, me, d.to);
    case 'trap':
      return d.item === null ? me.life - 2 : 1 - value(d.item);
    case 'join':
      return d.join ? me.life - 2.5 : 0;
    case 'fight':
      return judgeFight(view, me, d);
    case 'spoils':
      return d.take === 'gold' ? 1 : 0.8;
    case 'offer':
      return me.might > 1 ? -d.gold : 1.5 - d.gold;
    case 'sell':
      return d.item === null ? 0.8 : 1 - value(d.item);
  }
}

/** How near a thief is to winning, 0 .. 1: mostly gold, a little health and cards, and the way out once it is rich. */
function prospects(t: Cellar, seat: Seat): number {
  const thief = t.thieves[seat]!;
  if (canEscape(thief, t.house)) return 0.95;
  const gold = Math.min(1, thief.gold / t.house.purse);
  const far = longestWay(t) + 1;
  const out = gold === 1 ? (far - wayOut(t, thief.room)) / far : 0;
  return 0.6 * gold + 0.1 * (thief.life / fullLife(thief)) + 0.1 * Math.min(1, thief.hand.length / 4) + 0.1 * out;
}

/** How near all of them are to getting out together, 0 .. 1. */
function prospectsTogether(t: Cellar): number {
  const gold = Math.min(1, goldOfAll(t.thieves) / fullPurses(t));
  const far = longestWay(t);
  const up = t.thieves.reduce((sum, { room }) => sum + (gold === 1 ? far - wayOut(t, room) : 0), 0) / (far * t.thieves.length);
  const life = Math.min(...t.thieves.map((thief) => thief.life / fullLife(thief)));
  return 0.5 * gold + 0.2 * up + 0.2 * life;
}

function worthTogether(t: Cellar, worth: number[]): void {
  const same = t.stack.length > 0 ? prospectsTogether(t) : t.escaped === null ? 0 : 1;
  for (let seat = 0; seat < t.thieves.length; seat++) worth[seat] = same;
}

function worth(t: Cellar, worth: number[]): void {
  if (t.house.together) {
    worthTogether(t, worth);
    return;
  }
  if (t.stack.length > 0) {
    for (let seat = 0; seat < t.thieves.length; seat++) worth[seat] = prospects(t, seat);
    return;
  }
  const winners = winnersOf(t);
  for (let seat = 0; seat < t.thieves.length; seat++) worth[seat] = winners.includes(seat) ? 1 / winners.length : 0;
}

/** CEL-005 CEL-006 CEL-024  Whoever escaped, else the richest; with one purse all of them or none. */
export function winnersOf(t: Cellar): Seat[] {
  if (t.house.together) return t.escaped === null ? [] : [...t.thieves.keys()];
  return t.escaped === null ? richest(t.thieves) : [t.escaped];
}

export const judgement: Judgement<Cellar, Decision, View> = { judge, worth };
