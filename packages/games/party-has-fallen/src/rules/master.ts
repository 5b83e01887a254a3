/** PHF-138 R-PHF-49  The dungeon master: who it is, what it may decide, what it may say. */
import type { DecisionBase, Random, Refusal, Seat } from '@undercroft/engine';
import { pick } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import type { Decision, PhfAsk } from '../decisions.ts';
import { told } from '../texts.ts';
import { type Board, isOut } from './board.ts';

/** Long enough for a scene, short enough to be read aloud. */
export const LONGEST_TALE = 400;

/** The dungeon master's seat, or -1. A playing one who is out of the game is none. */
export function masterOf(t: Board): Seat {
  const { dm, extraMaster } = t.rules;
  if (dm < 0 || extraMaster) return dm;
  return dm < t.seats.length && !isOut(t, dm) ? dm : NONE;
}

/** Whether the dungeon master settles disputes alone ([dm.powers] adjudicate). */
export const adjudicates = (t: Board): boolean => t.rules.dmPowers === 'adjudicate' && masterOf(t) !== NONE;

export function checkTale(d: DecisionBase): Refusal | null {
  // Comes from outside: nothing is known of its fields.
  const { text } = d as { text?: unknown };
  if (typeof text !== 'string' || Object.keys(d).length !== 3) return { code: 'malformed', ...told('why.badTale') };
  if (text.trim() === '' || text !== text.trim()) return { code: 'malformed', ...told('why.emptyTale') };
  return text.length > LONGEST_TALE ? { code: 'malformed', ...told('why.longTale', { n: LONGEST_TALE }) } : null;
}

const TALES = ['It is dark, and something is breathing.', 'The door behind you was not there before.', 'Somebody has eaten the map.'];

export const drawTale = (_t: Board, { seat }: PhfAsk, random: Random): Decision => ({ seat, kind: 'narrate', text: pick(random, TALES) });
export const usualTale = (_t: Board, { seat }: PhfAsk): Decision => ({ seat, kind: 'narrate', text: TALES[0]! });
