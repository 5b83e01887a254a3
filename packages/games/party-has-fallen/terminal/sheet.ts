/** The viewer's own sheet: stats and where they come from, ability, items, the goal and how far it is. */
import type { Seat } from '@undercroft/engine';
import type { Place } from '@undercroft/terminal/board.ts';
import { box } from '@undercroft/terminal/box.ts';
import { wrap } from '@undercroft/terminal/text.ts';
import {
  abilityName,
  abilityText,
  attackBonus,
  defenceBonus,
  dieFor,
  FORTUNE,
  GOALS,
  goalName,
  goalText,
  heroName,
  heroOf,
  itemText,
  moveBonus,
  type Need,
  NONE,
  needsOf,
  needText,
  OUT,
  type Part,
  progressOf,
  STATS,
  statOf,
  type View,
  writtenOn,
} from '../src/index.ts';
import { itemLine } from './party.ts';
import { say } from './say.ts';

export const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

/** ` + 1 Axe With Opinions − 1 Walks Softly`. */
export const partsText = (parts: readonly Part[]): string => parts.map(([value, source]) => ` ${signed(value)} ${source}`).join('');

/** Stats on one line; those that something changes once more, with what changes them. */
function statLines(view: View, seat: Seat): string[] {
  const values: string[] = [];
  const changed: string[] = [];
  STATS.forEach((stat, i) => {
    const parts: Part[] = [];
    const value = statOf(view, seat, i, parts);
    values.push(`${stat.toUpperCase()} ${value}`);
    if (parts.length > 1) changed.push(`${stat.toUpperCase()} ${value} =${partsText(parts).replace(/^ \+/, '')}`);
  });
  return [values.join('  '), ...changed];
}

/** `moves d6 + 1 Boots · attacks d6 · defends d6`. */
function diceLine(view: View, seat: Seat): string {
  const partsOf = (add: (parts: Part[]) => number): string => {
    const parts: Part[] = [];
    add(parts);
    return partsText(parts);
  };
  const moves = `moves d${dieFor(view, seat, 'move')}${partsOf((parts) => moveBonus(view, seat, parts))}`;
  const attacks = `attacks d${dieFor(view, seat, 'attack')}${partsOf((parts) => attackBonus(view, seat, 'player', parts))}`;
  const defends = `defends d${dieFor(view, seat, 'defence')}${partsOf((parts) => defenceBonus(view, seat, 'player', parts))}`;
  return [moves, attacks, defends].join(' · ');
}

/** How far one line of a goal is: `2/4`; '' where counting says nothing. */
function progressText(view: View, seat: Seat, need: Need): string {
  const { have, want, atMost, yesOrNo } = progressOf(view, seat, need);
  if (yesOrNo) return '';
  return atMost ? `${have}, at most ${want}` : `${have}/${want}`;
}

function goalLines(view: View, seat: Seat, { ink, name }: Place): string[] {
  const s = view.seats[seat]!;
  if (s.goal === NONE) return [];
  const needs = needsOf(view, s.goal);
  const against = s.named >= 0 ? `, against ${name(s.named)}` : '';
  const head = `${ink('bold', 'Goal')} ${goalName(say, view, s.goal)}${against}${s.goalDone ? ink('green', ': done, find EXIT') : ''}`;
  const isWords = GOALS[s.goal]?.blank === true && writtenOn(view, 'goal', s.goal)?.picks.length === 0;
  if (isWords) return [head, `  ${goalText(say, view, s.goal)}`];
  const lines = needs.map((need, i) => {
    const progress = progressText(view, seat, need);
    return `  ${s.goalLines[i] ? ink('green', '✓') : ink('red', '✗')} ${needText(say, need)}${progress === '' ? '' : ` (${progress})`}`;
  });
  return [head, ...lines];
}

/** The two other ways to win. */
function waysLine(view: View, seat: Seat): string {
  const s = view.seats[seat]!;
  const others = view.seats.filter((other, i) => i !== seat && other.status !== OUT).length;
  const killed = view.seats.filter((_, i) => (s.kills & (1 << i)) !== 0).length;
  return `Or leave with treasure ${s.treasure}/${FORTUNE}, or having killed everybody else once (${killed}/${others}).`;
}

/** Nothing for spectators, and for whoever has no hero yet. */
export function sheet(view: View, place: Place): string[] {
  const seat = place.viewer;
  const s = seat === null ? undefined : view.seats[seat];
  if (seat === null || s === undefined) return [];
  const { ink, width } = place;
  const lines = [...goalLines(view, seat, place)];
  if (s.hero !== NONE || s.custom !== null) lines.unshift(...statLines(view, seat), diceLine(view, seat));
  if (s.ability >= 0) lines.push(`${ink('bold', 'Ability')} ${abilityName(say, view, s.ability)}: ${abilityText(say, view, s.ability)}`);
  for (const item of s.items)
    lines.push(`${ink('yellow', '•')} ${[itemLine(view, item), itemText(say, view, item)].filter(Boolean).join(': ')}`);
  if (view.round > 0) lines.push(waysLine(view, seat));
  if (lines.length === 0) return [];
  const title = heroOf(s).id === '' ? 'You' : `You: ${heroName(say, heroOf(s))}`;
  return box(
    lines.flatMap((line) => wrap(line, width - 4, 4)),
    { ink, width, title, corner: s.hp > 0 ? `HP ${s.hp}/${s.maxHp}` : '', frame: ['bold', 'cyan'] },
  );
}
