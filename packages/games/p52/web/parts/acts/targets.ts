/** What the plan of a turn, or another question, lets one point at in the room. */
import type { Say } from '@undercroft/board/text.ts';
import type { Seat } from '@undercroft/engine';
import { total } from '@undercroft/mechanics';
import { type Act, bookFor, forecastAttack, forecastCast, type P52Say, placeNamed, type View } from '../../../src/index.ts';
import { movementOf } from '../../../src/rules/heroes.ts';
import { mapOf } from '../../../src/rules/map.ts';
import { gridDistance } from '../../../src/rules/rooms/room.ts';
import { canSee } from '../../../src/rules/rooms/sight.ts';
import { waysFrom } from '../../../src/rules/rooms/ways.ts';
import { costFor } from '../../../src/rules/turn.ts';
import { NOWHERE, type Pointing, placeOfOn, type Target } from '../room/pointing.ts';
import { keyOn, type On, onOf, type Plan, type Wish } from './plan.ts';

interface Pointed {
  view: View;
  plan: Plan;
  wish(change: Partial<Wish>): void;
  answer(d: Act): void;
  decision: string | undefined;
  say: Say;
  inGame: P52Say;
}

/** What a card must show to do it on this one. */
function badgeFor(view: View, plan: Plan, d: Act): string | undefined {
  if (d.do !== 'attack' && d.do !== 'cast') return undefined;
  const forecast = d.do === 'attack' ? forecastAttack(view, d.seat, d.ability, d.enemy) : forecastCast(view, d.seat, d.ability, d.on);
  if (forecast.target === null) return '✓';
  return plan.verb === 'skill' && d.do === 'cast' && d.on < 0 ? undefined : String(forecast.target - total(forecast.added));
}

function rangeOf(view: View, plan: Plan): { from: number; to: number } | null {
  const d = plan.withThing[0];
  if (d === undefined) return null;
  if (d.do === 'attack' || d.do === 'cast') return bookFor(view).ability(d.ability).range;
  if (d.do !== 'use') return null;
  const item = bookFor(view).item(d.item);
  return item.kind === 'consumable' && item.range.to > 0 ? item.range : null;
}

/** Spots so far away: those in sight, and those behind a wall. */
export function within(view: View, from: number, { from: least, to: most }: { from: number; to: number }) {
  const room = mapOf(view);
  const near = [...view.spots.keys()].filter((place) => {
    const far = gridDistance(room, from, place);
    return far >= least && far <= most;
  });
  return { range: near.filter((place) => canSee(room, from, place)), hidden: near.filter((place) => !canSee(room, from, place)) };
}

/** Where somebody could get to with so much movement. */
export function reachFor(view: View, seat: Seat, movement: number): number[] {
  const { cost } = waysFrom(mapOf(view), view.heroes[seat]!.place, (place) => costFor(view, seat, place));
  return cost.flatMap((spent, place) => (spent <= movement ? [place] : []));
}

const labelFor = ({ view, say, inGame, plan }: Pointed, on: NonNullable<On>): string => {
  if (on.is === 'spot') return say('p52.point.step', { place: placeNamed({ say: inGame, view }, on.id) });
  const name = on.is === 'enemy' ? (view.met[on.id] ?? '') : (view.heroes[on.id]?.sheet?.name ?? '');
  return say('p52.point.choose', { name, verb: say(`p52.verb.${plan.verb}`) });
};

/** Everybody the verb can be done to; pressing a spot to walk to is the answer. */
export function pointingFor(pointed: Pointed): Pointing {
  const { view, plan, wish, answer, decision } = pointed;
  const seat = plan.deeds[0]?.seat ?? 0;
  const here = view.heroes[seat]?.place ?? -1;
  const deeds = plan.verb === 'item' ? plan.withThing : plan.deeds;
  const byOn = new Map<string, Act>();
  for (const d of [...plan.withThing, ...deeds]) {
    const on = onOf(view, d);
    if (on !== null && !byOn.has(keyOn(on))) byOn.set(keyOn(on), d);
  }
  const targets = [...byOn].map(([key, d]): Target => {
    const on = onOf(view, d)!;
    const badge = badgeFor(view, plan, d);
    return {
      on,
      place: placeOfOn(view, on),
      label: labelFor(pointed, on),
      chosen: key === plan.on,
      ...(badge !== undefined && { badge }),
      press: () => (d.do === 'move' ? answer(d) : wish({ on: key })),
    };
  });
  const range = rangeOf(view, plan);
  const areas = range === null || here < 0 ? { range: [], hidden: [] } : within(view, here, range);
  const chosen = targets.find((target) => target.chosen && target.on.is !== 'spot');
  return {
    ...NOWHERE,
    ...areas,
    decision,
    targets,
    reach: plan.verb === 'move' && here >= 0 ? reachFor(view, seat, movementOf(view, seat)) : [],
    line: chosen === undefined || here < 0 ? null : { from: here, to: chosen.place },
  };
}
