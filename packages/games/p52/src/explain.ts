/** Why not: the rule behind an answer that looks like one and is not legal. */
import type { Refusal } from '@undercroft/engine';
import type { Act, Decision } from './decisions.ts';
import { conditionOf } from './rules/heroes.ts';
import { mustsOf } from './rules/musts.ts';
import type { Table } from './table.ts';
import { type Key, told } from './texts.ts';

type Why = Omit<Refusal, 'code'>;
const because = (key: Key, rule: string): Why => ({ ...told(key), rule });

/** By what was tried; the first rule that stands against it. */
const ACTS: Readonly<Record<Act['do'], Why>> = {
  move: because('why.noStep', 'P52-144'),
  attack: because('why.noReach', 'P52-153'),
  aim: because('why.noReach', 'P52-171'),
  stance: because('why.notHere', 'P52-178'),
  cast: because('why.spent', 'P52-238'),
  use: because('why.noReach', 'R-P52-38'),
  trade: because('why.noTrade', 'P52-184'),
  take: because('why.notHere', 'R-P52-38'),
  search: because('why.notHere', 'P52-165'),
  wear: because('why.noRoom', 'P52-225'),
  pick: because('why.noChest', 'P52-211'),
  smash: because('why.noChest', 'P52-221'),
  wait: because('why.notHere', 'P52-141'),
  leave: because('why.notAll', 'P52-227'),
  pass: because('why.must', 'P52-031'),
};

const OTHERS: Readonly<Partial<Record<Decision['kind'], Why>>> = {
  race: because('why.notKnown', 'P52-022'),
  profession: because('why.notKnown', 'P52-025'),
  quirk: because('why.notKnown', 'P52-032'),
  learn: because('why.notKnown', 'P52-038'),
  raise: because('why.notKnown', 'P52-247'),
  hone: because('why.notKnown', 'R-P52-65'),
  train: because('why.notKnown', 'R-P52-56'),
  quest: because('why.notOffered', 'P52-044'),
  item: because('why.notOffered', 'P52-090'),
  step: because('why.noStep', 'P52-143'),
  trap: because('why.noStamina', 'R-P52-09'),
  defend: because('why.noDefence', 'P52-202'),
  counter: because('why.noReach', 'R-P52-08'),
  refuge: because('why.noStep', 'R-P52-43'),
  place: because('why.noStep', 'R-P52-22'),
  order: because('why.notOffered', 'P52-009'),
};

/** P52-207  What the stunned may still do. */
const WHILE_STUNNED: readonly Act['do'][] = ['move', 'use', 'cast', 'stance', 'pass', 'wait', 'leave'];

export function explain(t: Table, d: Decision): Why | null {
  if (d.kind !== 'act') return Object.hasOwn(OTHERS, d.kind) ? (OTHERS[d.kind] ?? null) : null;
  if (t.heroes[d.seat]?.sheet === null) return null;
  if (conditionOf(t, d.seat) === 'stunned' && !WHILE_STUNNED.includes(d.do)) return because('why.stunned', 'P52-207');
  if (mustsOf(t, d.seat).length > 0 && d.do !== 'leave' && d.do !== 'move') return because('why.must', 'P52-031');
  return Object.hasOwn(ACTS, d.do) ? ACTS[d.do] : null;
}
