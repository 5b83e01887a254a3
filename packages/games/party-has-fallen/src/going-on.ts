/** What is going on at the table, for boards, words and bots: they need not know how the chapters go about it. */
import type { Frame, Seat } from '@undercroft/engine';
import { BLOCKS } from './content/cards.ts';
import type { Effect } from './content/vocabulary.ts';
import type { BuildDecision, Decision, Fix, Kind, ProposeDecision } from './decisions.ts';
import type { FightVars } from './procedures/fight.ts';
import type { EffectVars } from './procedures/kit.ts';
import { fixOf } from './rules/fixes.ts';
import type { Table } from './table.ts';

/** One of those who fight: the die that lies there and may be rolled again, and what the roll came to; null before. */
export interface FighterNow {
  seat: Seat;
  die: number | null;
  total: number | null;
}

export interface FightNow {
  attacker: Seat;
  victim: Seat;
  /** Leaders first. */
  attack: FighterNow[];
  defend: FighterNow[];
  damage: number;
  /** Who here has not said yet which side to join. */
  undecided: Seat[];
}

/** R-PHF-50  What is voted on: a goal that somebody claims to have finished, or a fix. */
export type Motion = { on: 'claim'; seat: Seat } | { on: 'fix'; seat: Seat; fix: Fix; reason: string };

export interface GoingOn {
  fight: FightNow | null;
  /**
   * A die, outside fights of players, that its roller may roll again; `stat` is -1 unless it is a check's, `against` the die of a
   * Marauder that attacks, or 0.
   */
  die: { seat: Seat; value: number; for: 'move' | 'check' | 'marauder'; stat: number; against: number } | null;
  /** R-PHF-49  Whose skill is tested, while the dungeon master picks it. */
  tested: Seat | null;
  /** A card that somebody has to choose something for: whose it is, and the effect that asks; null while it is being paid for. */
  card: { seat: Seat; source: string; effect: Effect | null } | null;
  /** A card that could act by itself now: an item's number, or -1 for the ability. */
  reaction: { seat: Seat; card: number } | null;
  /** R-PHF-24  A custom hero that waits for approval. */
  sheet: BuildDecision | null;
  motion: Motion | null;
}

/** What the chapters remember in which people are asked about it. */
interface Remembered {
  fight: FightVars;
  move: { seat: Seat; die: number };
  test: { seat: Seat; die: number; stat: number };
  hauntFight: { seat: Seat; die: number; other: number };
  check: { seat: Seat };
  effects: EffectVars;
  use: { seat: Seat; source?: string };
  trigger: { seat: Seat; card: number };
  heroDraft: { sheet?: BuildDecision | null };
  vote: { decision: ProposeDecision };
  claim: { seat: Seat };
}

type PhfFrame = Frame<Decision>;
type Notes = { [P in keyof Remembered]: (vars: Remembered[P], f: PhfFrame) => Partial<GoingOn> | null };

const isAsked = (f: PhfFrame, kind: Kind): boolean => f.asks.some((ask) => ask.kind === kind);

function fightNow(vars: FightVars, { step, asks }: PhfFrame): FightNow {
  const side = (seats: Seat[], totals: number[], mayRollAgain: boolean): FighterNow[] =>
    seats.map((seat, i) => ({ seat, die: mayRollAgain ? (vars.dice[i] ?? null) : null, total: totals[i] ?? null }));
  return {
    attacker: vars.attacker,
    victim: vars.victim,
    attack: side(vars.attackers, vars.att, step === 'attackAgain'),
    defend: side(vars.defenders, vars.def, step === 'defendAgain'),
    damage: vars.damage,
    undecided: asks.flatMap(({ seat, kind }) => (kind === 'join' ? [seat] : [])),
  };
}

const NOTES: Notes = {
  fight: (vars, f) => ({ fight: fightNow(vars, f) }),
  move: ({ seat, die }, f) => (isAsked(f, 'reroll') ? { die: { seat, value: die, for: 'move', stat: -1, against: 0 } } : null),
  test: ({ seat, die, stat }, f) => (isAsked(f, 'reroll') ? { die: { seat, value: die, for: 'check', stat, against: 0 } } : null),
  hauntFight: ({ seat, die, other }, f) =>
    isAsked(f, 'reroll') ? { die: { seat, value: die, for: 'marauder', stat: -1, against: other } } : null,
  check: ({ seat }, f) => (isAsked(f, 'pickSkill') ? { tested: seat } : null),
  effects: ({ seat, source, block, at }, f) => (f.asks.length > 0 ? { card: { seat, source, effect: BLOCKS[block]?.[at] ?? null } } : null),
  use: ({ seat, source }, f) => (f.asks.length > 0 ? { card: { seat, source: source ?? '', effect: null } } : null),
  trigger: ({ seat, card }, f) => (isAsked(f, 'react') ? { reaction: { seat, card } } : null),
  heroDraft: ({ sheet }, f) => (isAsked(f, 'approve') ? { sheet: sheet ?? null } : null),
  vote: ({ decision }) => ({ motion: { on: 'fix', seat: decision.seat, fix: fixOf(decision), reason: decision.reason } }),
  claim: ({ seat }) => ({ motion: { on: 'claim', seat } }),
};

const noteOf = (f: PhfFrame): Partial<GoingOn> | null => {
  const note = NOTES[f.proc as keyof Remembered] as ((vars: unknown, f: PhfFrame) => Partial<GoingOn> | null) | undefined;
  return note === undefined ? null : note(f.vars, f);
};

/** From the outermost inwards: the innermost fight is the one that is on. */
export function goingOn({ stack }: Table): GoingOn {
  const now: GoingOn = { fight: null, die: null, tested: null, card: null, reaction: null, sheet: null, motion: null };
  for (let i = 0; i < stack.length; i++) {
    const noted = noteOf(stack[i]!);
    if (noted !== null) Object.assign(now, noted);
  }
  return now;
}
