/** R-PHF-39 R-PHF-50  The table's own affairs: manual fixes by vote, and leaving for good. */
import { ask, call, end, go, reveal, type Seat, type Window, withdraw } from '@undercroft/engine';
import { ballot as countVotes } from '@undercroft/mechanics';
import { NONE } from '../content/cards.ts';
import type { Decision, Fix, PersonFix, PhfAsk, ProposeDecision } from '../decisions.ts';
import { ITEM_DECK } from '../decks.ts';
import { goesOn, isOut } from '../rules/board.ts';
import { fixOf } from '../rules/fixes.ts';
import { adjudicates, masterOf } from '../rules/master.ts';
import type { Table } from '../table.ts';
import { eliminate } from './death.ts';
import {
  bury,
  discardItem,
  drawItem,
  finishGoal,
  gainItem,
  isWon,
  noteHome,
  type Out,
  passItem,
  procedure,
  putToken,
  removeIfThere,
  stopAll,
} from './kit.ts';
import { story } from './windows.ts';

/** Everybody else who is in the game votes; with [dm.powers] adjudicate the dungeon master decides alone. */
function voters(t: Table, proposer: Seat): Seat[] {
  if (adjudicates(t) && masterOf(t) !== proposer) return [masterOf(t)];
  return t.seats.flatMap((_, seat) => (seat !== proposer && !isOut(t, seat) ? [seat] : []));
}

/** R-PHF-49  What a dungeon master says who settles disputes and has no stake in them is done. */
const isLaw = (t: Table, proposer: Seat): boolean => adjudicates(t) && t.rules.extraMaster && proposer === t.rules.dm;

type BallotVars = { proposer: Seat; yes: Seat[]; no: Seat[] };

/** R-PHF-49 R-PHF-50  A majority of the others, or the dungeon master, who also breaks ties. Ends true if it is agreed. */
export const ballot = procedure<BallotVars, 'ask' | 'count' | 'tieBroken' | 'settle'>('ballot', 'ask', ['proposer', 'yes', 'no'], {
  ask: (t, f) => {
    const { proposer } = f.vars;
    if (isLaw(t, proposer)) {
      f.vars.yes = [proposer];
      return go('settle');
    }
    return ask(
      voters(t, proposer).map((seat) => ({ seat, kind: 'vote' })),
      'count',
      story(t),
    );
  },
  count: (t, f) => {
    if (f.answers.length > 1) reveal(t);
    for (const d of f.answers) if (d.kind === 'vote') (d.yes ? f.vars.yes : f.vars.no).push(d.seat);
    const isTie = f.vars.yes.length === f.vars.no.length;
    return isTie && t.rules.extraMaster && f.vars.proposer !== t.rules.dm
      ? ask([{ seat: t.rules.dm, kind: 'vote' }], 'tieBroken', story(t))
      : go('settle');
  },
  tieBroken: (_t, f) => {
    for (const d of f.answers) if (d.kind === 'vote') (d.yes ? f.vars.yes : f.vars.no).push(d.seat);
    return go('settle');
  },
  settle: (t, f, out) => {
    const { yes, no } = f.vars;
    const applied = isCarried(t, f.vars);
    t.lastVote = { yes, no };
    out?.push({ type: 'voted', yes, no, applied });
    return end(applied);
  },
});

/** A dungeon master who has voted, or made the proposal, has said it already. Without one a tie changes nothing. */
function isCarried(t: Table, { proposer, yes, no }: BallotVars): boolean {
  const votes = [...yes.map((seat) => ({ seat, choice: true })), ...no.map((seat) => ({ seat, choice: false }))];
  const master = masterOf(t);
  return countVotes(votes, master).choice ?? (master !== NONE && master === proposer);
}

export const vote = procedure<{ decision: ProposeDecision }, 'propose' | 'apply' | 'mended'>('vote', 'propose', ['decision'], {
  propose: (_t, f, out) => {
    const d = f.vars.decision;
    out?.push({ type: 'proposed', seat: d.seat, fix: fixOf(d), reason: d.reason });
    return call(ballot, { proposer: d.seat, yes: [], no: [] }, 'apply');
  },
  apply: (t, f, out) => {
    if (f.result !== true) return end();
    const fix = fixOf(f.vars.decision);
    if (fix.fix === 'item') mendItem(t, fix, out);
    else mendPerson(t, fix, out);
    return bury(t, NONE, 'mended');
  },
  mended: (t, _f, out) => {
    dropTurn(t);
    return isWon(t, out) ? stopAll(t) : end();
  },
});

function mendPerson(t: Table, { fix, who, to }: PersonFix, out: Out): void {
  const s = t.seats[who]!;
  if (fix === 'hp') s.hp = to;
  else if (fix === 'skip') s.skip = to;
  else if (fix === 'goal') finishGoal(t, who);
  else if (fix === 'draw') for (let i = 0; i < to; i++) drawItem(t, who, out);
  else {
    putToken(t, who, to);
    noteHome(t, who);
  }
}

/** R-PHF-31  If a fix has killed the active player, who was just being asked, the turn is over. */
function dropTurn(t: Table): void {
  const f = t.stack.find((running) => running.proc === 'turn');
  if (f === undefined || f.asks.length === 0 || goesOn(t, t.active)) return;
  withdraw(f, t.active);
  f.step = 'main';
}

function mendItem(t: Table, { item, to }: Extract<Fix, { fix: 'item' }>, out: Out): void {
  const holder = t.seats.findIndex((s) => s.items.includes(item));
  if (holder >= 0 && to >= 0) passItem(t, holder, to, item, 'vote', out);
  else if (holder >= 0) discardItem(t, holder, item, 'vote', out);
  else {
    removeIfThere(t.discard[ITEM_DECK]!, item);
    gainItem(t, to, item);
  }
}

/** R-PHF-50  Everybody still in the game may propose; so may a dungeon master who does not play. */
export const votesWindow: Window<Table, Decision> = {
  asks: (t) => {
    if (!t.rules.vote && !adjudicates(t)) return [];
    const propose = (seat: Seat): PhfAsk => ({ seat, kind: 'propose', may: true, open: true });
    const asks = t.seats.flatMap((_, seat): PhfAsk[] => (isOut(t, seat) ? [] : [propose(seat)]));
    if (t.rules.extraMaster) asks.push(propose(t.rules.dm));
    return asks;
  },
  procedure: 'vote',
};

/** R-PHF-39  [seat.leave] eliminated: whoever leaves is out. */
export const leave = procedure<{ decision: { seat: Seat } }, 'go'>('leave', 'go', [], {
  go: (t, f, out) => {
    eliminate(t, f.vars.decision.seat, out);
    return isWon(t, out) ? stopAll(t) : end();
  },
});

/** The active player leaves by an answer to the own question. */
export const doorWindow: Window<Table, Decision> = {
  asks: (t) => {
    if (!t.rules.leave) return [];
    return t.seats.flatMap((_, seat): PhfAsk[] => (seat === t.active || isOut(t, seat) ? [] : [{ seat, kind: 'leave', may: true }]));
  },
  procedure: 'leave',
};
