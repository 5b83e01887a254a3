/** PHF-092..107  A fight between players, from the declaration to the wounds. */
import { answerOf, ask, die, end, type Frame, go, type Next, reveal, type Seat } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import { askOne, type Decision, type PhfAsk, type Side } from '../decisions.ts';
import type { Event } from '../events.ts';
import { isAskedToReroll } from '../rules/actions.ts';
import { company, isAlive, peaces } from '../rules/board.ts';
import { resolve } from '../rules/combat.ts';
import { joinSides } from '../rules/joining.ts';
import { attackBonus, defenceBonus, dieFor, floor0, type Part } from '../rules/modifiers.ts';
import { breaches } from '../rules/quiet.ts';
import type { Pact, Table } from '../table.ts';
import { bury, count, fire, hurt, type Out, procedure, seatOf, showItems } from './kit.ts';
import { tellReroll } from './move.ts';
import { midTurn, story } from './windows.ts';

export type FightVars = {
  attacker: Seat;
  victim: Seat;
  /** The card that cancelled it, or ''. */
  cancelled: string;
  /** Leaders first. */
  attackers: Seat[];
  defenders: Seat[];
  /** Raw dice of the side that rolled last; modified rolls of both sides, in the order of the lists above. */
  dice: number[];
  att: number[];
  def: number[];
  damage: number;
  /** The victim died of it, and may be back already with [death.mode] immediate. */
  felled: boolean;
};
type FightFrame = Frame<Decision, FightVars>;
type Steps =
  | 'declare'
  | 'window'
  | 'answered'
  | 'accepted'
  | 'attack'
  | 'attackAgain'
  | 'defend'
  | 'defendAgain'
  | 'resolve'
  | 'aftermath'
  | 'helped'
  | 'hit'
  | 'felt'
  | 'done';

/** What everybody may know of it while it runs. */
const SHOWN_IN_FIGHT = ['attacker', 'victim', 'cancelled', 'attackers', 'defenders', 'dice', 'att', 'def', 'damage', 'felled'] as const;

export const fight = procedure<FightVars, Steps>('fight', 'declare', SHOWN_IN_FIGHT, {
  // PHF-069 PHF-094  One victim; the attack of the turn.
  declare: (t, f, out) => {
    const { attacker, victim } = f.vars;
    t.attacks--;
    count(t, attacker, 'attacks');
    breakPeace(t, attacker, victim, out);
    out?.push({ type: 'attacked', attacker, victim });
    return fire(t, [victim], 'attacked', attacker, 'window');
  },

  // PHF-095 R-PHF-27 R-PHF-30  Everybody else here may join a side; the attacker may still call it off.
  window: (t, f, out) => {
    if (isOff(t, f.vars)) return callOff(t, f, f.vars.cancelled, out);
    return ask([{ seat: f.vars.attacker, kind: 'press' }, ...joiners(t, f.vars)], 'answered', midTurn(t));
  },
  answered: (t, f, out) => {
    if (f.answers.length > 1) reveal(t);
    if (!answerOf(f, f.vars.attacker, 'press').on) {
      if (t.rules.freeCancel) t.attacks++;
      return callOff(t, f, '', out);
    }
    f.vars.attackers = [f.vars.attacker, ...joined(f, 'attack')];
    f.vars.defenders = [f.vars.victim, ...joined(f, 'defend')];
    tellBrokenAid(t, f, out);
    const asks: PhfAsk[] = [];
    if (f.vars.attackers.length > 1) asks.push({ seat: f.vars.attacker, kind: 'accept' });
    if (f.vars.defenders.length > 1) asks.push({ seat: f.vars.victim, kind: 'accept' });
    return ask(asks, 'accepted', story(t));
  },
  // R-PHF-27  Leaders may refuse helpers.
  accepted: (t, f, out) => {
    if (f.answers.length > 1) reveal(t);
    f.vars.attackers = wanted(f, f.vars.attacker, 'attack', out);
    f.vars.defenders = wanted(f, f.vars.victim, 'defend', out);
    return go('attack');
  },

  // PHF-097 PHF-098  First all attackers roll, then all defenders.
  attack: (t, f) => {
    f.vars.dice = f.vars.attackers.map((seat) => die(t.random, dieFor(t, seat, 'attack')));
    return ask(rerollers(t, f.vars.attackers), 'attackAgain', story(t));
  },
  attackAgain: (t, f, out) => {
    rollAgain(t, f, f.vars.attackers, out);
    f.vars.att = f.vars.attackers.map((seat, i) => total(t, seat, 'attack', f.vars.dice[i]!, out));
    return go('defend');
  },
  defend: (t, f) => {
    f.vars.dice = f.vars.defenders.map((seat) => die(t.random, dieFor(t, seat, 'defence')));
    return ask(rerollers(t, f.vars.defenders), 'defendAgain', story(t));
  },
  defendAgain: (t, f, out) => {
    rollAgain(t, f, f.vars.defenders, out);
    f.vars.def = f.vars.defenders.map((seat, i) => total(t, seat, 'defend', f.vars.dice[i]!, out));
    return go('resolve');
  },

  // PHF-100 PHF-106  Only the victim is hurt.
  resolve: (t, f, out) => {
    const { attacker, victim, att, def } = f.vars;
    const { meetings, damage } = resolve(att, def, t.rules.bestShield);
    f.vars.damage = damage;
    out?.push({ type: 'fought', attacker, victim, meetings, damage });
    if (damage > 0) count(t, attacker, 'hits');
    hurt(t, victim, damage, 'fight', out);
    f.vars.felled = seatOf(t, victim).hp <= 0;
    return bury(t, attacker, 'aftermath');
  },

  // R-PHF-28  [combat.riposte]  Whose attack is below the die it meets takes the difference; nobody's kill.
  aftermath: (t, f, out) => {
    if (t.rules.riposte) riposte(t, f.vars, out);
    return bury(t, NONE, 'helped');
  },

  helped: (t, f) => {
    const { attackers, defenders, damage } = f.vars;
    const helpers = (damage > 0 ? attackers : defenders).slice(1).filter((seat) => isAlive(t, seat));
    for (const seat of helpers) {
      count(t, seat, 'helped');
      if (damage === 0) count(t, seat, 'defended');
    }
    return fire(t, helpers, 'helped', f.vars.attacker, 'hit');
  },
  hit: (t, f) => {
    const { attacker, victim, damage } = f.vars;
    return damage > 0 && isAlive(t, attacker) ? fire(t, [attacker], 'hit', victim, 'felt') : go('felt');
  },
  felt: (t, f) => {
    const { attacker, victim, damage, felled } = f.vars;
    if (felled || !isAlive(t, victim)) return end();
    return fire(t, [victim], damage > 0 ? 'wounded' : 'repelled', attacker, 'done');
  },
  done: () => end(),
});

/** A card cancelled it, or they are no longer both alive in one room. */
const isOff = (t: Table, { attacker, victim, cancelled }: FightVars): boolean =>
  cancelled !== '' || !isAlive(t, attacker) || !isAlive(t, victim) || seatOf(t, attacker).room !== seatOf(t, victim).room;

function callOff(_t: Table, f: FightFrame, source: string, out: Out): Next<Steps> {
  out?.push({ type: 'calledOff', attacker: f.vars.attacker, victim: f.vars.victim, source });
  return end();
}

/** PHF-096 R-PHF-27  Living bystanders who may join at least one side, or must. */
function joiners(t: Table, vars: FightVars): PhfAsk[] {
  return company(t, vars.victim)
    .filter((seat) => seat !== vars.attacker && joinSides(t, seat, vars.attacker, vars.victim).some((side) => side !== 'out'))
    .map((seat) => ({ seat, kind: 'join' }));
}

const joined = (f: FightFrame, side: 'attack' | 'defend'): Seat[] =>
  f.answers.flatMap((d) => (d.kind === 'join' && d.side === side ? [d.seat] : []));

/** R-PHF-43  An attack ends the peace between the two: nobody is held to it, but the victim remembers. */
function breakPeace(t: Table, attacker: Seat, victim: Seat, out: Out): void {
  const broken = peaces(t, attacker, victim);
  if (broken.length === 0) return;
  t.pacts = t.pacts.filter((pact) => !broken.includes(pact));
  t.seats[victim]!.betrayals |= 1 << attacker;
  if (out !== null) tellBroken(broken, attacker, victim, out);
}

/** R-PHF-43  Whoever promised help and stays out, or joins the others, has broken the promise; the log says so. */
function tellBrokenAid(t: Table, f: FightFrame, out: Out): void {
  if (out === null) return;
  for (const d of f.answers) {
    if (d.kind !== 'join') continue;
    for (const pact of t.pacts) {
      if (pact.pact !== 'aid' || pact.by !== d.seat) continue;
      const side: Side = pact.to === f.vars.attacker ? 'attack' : pact.to === f.vars.victim ? 'defend' : d.side;
      if (side !== d.side) tellBroken([pact], d.seat, pact.to, out);
    }
  }
}

/** R-PHF-43  All who know a promise learn that it is broken. */
function tellBroken(broken: readonly Pact[], seat: Seat, against: Seat, out: Event[]): void {
  for (const known of breaches(broken)) out.push({ type: 'pactBroken', seat, against, pact: broken[0]!.pact, ...known });
}

/** A side as its leader wants it. */
function wanted(f: FightFrame, leader: Seat, side: 'attack' | 'defend', out: Out): Seat[] {
  const all = side === 'attack' ? f.vars.attackers : f.vars.defenders;
  if (all.length === 1) return all;
  const { helpers } = answerOf(f, leader, 'accept');
  for (const seat of all.slice(1)) out?.push({ type: 'joined', seat, side, accepted: helpers.includes(seat) });
  return [leader, ...all.slice(1).filter((seat) => helpers.includes(seat))];
}

const rerollers = (t: Table, seats: readonly Seat[]): PhfAsk[] =>
  seats.flatMap((seat): PhfAsk[] => (isAskedToReroll(t, seat, 'fight') ? askOne(seat, 'reroll') : []));

/** Those who want roll their die again. */
function rollAgain(t: Table, f: FightFrame, side: readonly Seat[], out: Out): void {
  if (f.answers.length > 1) reveal(t);
  const roll = side === f.vars.attackers ? 'attack' : 'defence';
  for (const d of f.answers) {
    if (d.kind !== 'reroll' || !d.yes) continue;
    const i = side.indexOf(d.seat);
    tellReroll(t, d.seat, 'fight', f.vars.dice[i]!, out);
    f.vars.dice[i] = die(t.random, dieFor(t, d.seat, roll));
  }
}

/** PHF-099 R-PHF-16  A die with the roller's own modifiers, at least 0. */
function total(t: Table, seat: Seat, side: 'attack' | 'defend', rolled: number, out: Out): number {
  const parts: Part[] | null = out ? [] : null;
  if (side === 'attack') showItems(t, seat, 'attack', 'attackPlayers');
  else showItems(t, seat, 'defence', 'defencePlayers');
  const bonus = side === 'attack' ? attackBonus(t, seat, 'player', parts) : defenceBonus(t, seat, 'player', parts);
  const sum = floor0(rolled + bonus);
  out?.push({ type: 'fightRolled', seat, side, die: rolled, parts: parts!, total: sum });
  return sum;
}

function riposte(t: Table, { attackers, att, def }: FightVars, out: Out): void {
  const order = attackers.map((_, i) => i).sort((a, b) => att[b]! - att[a]! || a - b);
  const { meetings } = resolve(att, def, t.rules.bestShield);
  order.forEach((i, place) => {
    const [attack, defence] = meetings[place]!;
    if (defence > attack) hurt(t, attackers[i]!, defence - attack, 'riposte', out);
  });
}
