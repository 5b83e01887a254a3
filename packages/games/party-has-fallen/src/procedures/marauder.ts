/** PHF-145..180  The Marauder: summoned, on its own turn, in its fights. */
import { answerOf, ask, below, call, die, end, go, type Next, reveal, type Seat } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import { MARAUDER_ABILITIES } from '../content/marauder.ts';
import { EXIT, kindOf } from '../content/rooms.ts';
import { askOne } from '../decisions.ts';
import { ITEM_DECK, MARAUDER_DECK } from '../decks.ts';
import { isAskedToReroll } from '../rules/actions.ts';
import { isAlive, playersIn } from '../rules/board.ts';
import { grudgeStep, turnAt } from '../rules/marauder.ts';
import { attackBonus, defenceBonus, dieFor, floor0, type Part } from '../rules/modifiers.ts';
import type { Table } from '../table.ts';
import { bury, count, drawCard, fire, hurt, type Out, procedure, showItems, takeItem } from './kit.ts';
import { tellReroll } from './move.ts';
import { rewardIfBeaten } from './spoils.ts';
import { story } from './windows.ts';

const powers = (t: Table) => MARAUDER_ABILITIES[t.hauntAbility];
const hasRule = (t: Table, rule: string): boolean => powers(t)?.rule === rule;

/** PHF-145..152 R-PHF-54 R-PHF-55  Whoever drew the card places it. */
export const summon = procedure<{ seat: Seat }, 'choose' | 'appear'>('summon', 'choose', ['seat'], {
  choose: (t, { vars: { seat } }) => (isAlive(t, seat) ? ask(askOne(seat, 'summon'), 'appear', story(t)) : end()),
  appear: (t, f, out) => {
    const { seat } = f.vars;
    const { room } = answerOf(f, seat, 'summon');
    const before = t.haunt;
    const again = before >= 0;
    t.haunt = room;
    // PHF-152 R-PHF-55  One that is left where it is has not been moved, so nobody there is safe anew.
    if (room !== before) t.fresh = 1;
    if (!again) raise(t, out);
    out?.push({ type: 'summoned', seat, room, hp: t.hauntHp, ability: t.hauntAbility, again, stays: room === before });
    return end();
  },
});

/** PHF-149  The highest face of the health die, which shows the HP it has: no ability lifts it above that. */
const MOST_HP = 7;

/** PHF-149 PHF-150 PHF-175  HP of 2 to 7 and an ability of its own, both new each time. */
function raise(t: Table, out: Out): void {
  t.summonings++;
  const { marauderAbilities } = t.rules;
  const draws = marauderAbilities === 'always' || (marauderAbilities === 'later' && t.summonings >= 3);
  t.hauntAbility = draws ? drawCard(t, MARAUDER_DECK, out) : NONE;
  if (draws) reveal(t);
  t.hauntHp = Math.min(MOST_HP, die(t.random) + 1 + (powers(t)?.health ?? 0));
  t.cheated = 0;
}

/** PHF-174 PHF-175  Loses HP; at 0 it is beaten. Extra damage is lost. */
export function hurtMarauder(t: Table, amount: number, out: Out): void {
  if (t.haunt < 0 || amount <= 0) return;
  t.hauntHp = Math.max(0, t.hauntHp - amount);
  if (t.hauntHp === 0 && hasRule(t, 'notDeadYet') && t.cheated === 0) {
    t.cheated = 1;
    t.hauntHp = 1;
    out?.push({ type: 'marauderCheated' });
  }
  out?.push({ type: 'marauderHurt', amount, hp: t.hauntHp });
}

type HauntSteps = 'begin' | 'player' | 'rerolled' | 'marauder' | 'exchange' | 'rewarded' | 'boasted' | 'done';
/** `attacks`: the player does; `die` and `other` are the raw dice of player and Marauder, 0 as long as they are not rolled. */
type HauntVars = { seat: Seat; attacks: boolean; die: number; other: number };

/** PHF-167..172 R-PHF-57..61  One player, one Marauder, one exchange. */
export const hauntFight = procedure<HauntVars, HauntSteps>('hauntFight', 'begin', ['seat', 'attacks', 'die', 'other'], {
  // PHF-169  Whoever attacks rolls first, and decides about that die before the other one is there.
  begin: (t, f) => {
    count(t, f.vars.seat, 'marauderFights');
    return go(f.vars.attacks ? 'player' : 'marauder');
  },
  player: (t, f) => {
    f.vars.die = die(t.random, dieFor(t, f.vars.seat, rollOf(f.vars)));
    return isAskedToReroll(t, f.vars.seat, 'fight') ? ask(askOne(f.vars.seat, 'reroll'), 'rerolled', story(t)) : afterPlayer(f.vars);
  },
  rerolled: (t, f, out) => {
    const { seat } = f.vars;
    if (answerOf(f, seat, 'reroll').yes) {
      tellReroll(t, seat, 'fight', f.vars.die, out);
      f.vars.die = die(t.random, dieFor(t, seat, rollOf(f.vars)));
    }
    return afterPlayer(f.vars);
  },
  marauder: (t, f) => {
    f.vars.other = die(t.random);
    return go(f.vars.attacks ? 'exchange' : 'player');
  },

  // PHF-170 PHF-171  The lower total takes the difference, whoever attacked.
  exchange: (t, f, out) => {
    const { seat, attacks } = f.vars;
    const parts: Part[] | null = out ? [] : null;
    if (attacks) showItems(t, seat, 'attack', 'attackMarauder');
    else showItems(t, seat, 'defence', 'defenceMarauder');
    const bonus = attacks ? attackBonus(t, seat, 'marauder', parts) : defenceBonus(t, seat, 'marauder', parts);
    const player = floor0(f.vars.die + bonus);
    const extra = (attacks ? powers(t)?.defence : powers(t)?.attack) ?? 0;
    const marauder = floor0(f.vars.other + extra);
    out?.push({ type: 'marauderFight', seat, attacker: attacks ? 'player' : 'marauder', player, parts: parts!, marauder, bonus: extra });
    if (player > marauder) {
      hurtMarauder(t, player - marauder, out);
      count(t, seat, 'marauderHits');
      return fire(t, [seat], 'marauderHurt', NONE, 'rewarded');
    }
    if (marauder > player) wound(t, seat, marauder - player, out);
    return bury(t, NONE, 'done');
  },
  rewarded: (t, f, out) => rewardIfBeaten(t, f.vars.seat, 'boasted', out) ?? go('done'),
  boasted: (t, f) => (isAlive(t, f.vars.seat) ? fire(t, [f.vars.seat], 'marauderBeaten', NONE, 'done') : go('done')),
  done: () => end(),
});

const rollOf = ({ attacks }: HauntVars) => (attacks ? 'attack' : 'defence');
const afterPlayer = ({ attacks }: HauntVars): Next<'marauder' | 'exchange'> => go(attacks ? 'marauder' : 'exchange');

/** Sticky fingers: a random item of whoever it hurts joins its stash. */
function wound(t: Table, seat: Seat, amount: number, out: Out): void {
  hurt(t, seat, amount, 'the Marauder', out);
  const { items } = t.seats[seat]!;
  if (!hasRule(t, 'stickyFingers') || items.length === 0) return;
  const item = items[below(t.random, items.length)]!;
  takeItem(t, seat, item, out);
  t.stash.push(item);
  out?.push({ type: 'marauderItem', stash: t.stash.length });
}

/** PHF-144  The faces of the movement die, in the order of the compass, then the rest. */
export const FACES = ['north', 'east', 'south', 'west', 'lurk', 'item'] as const;
export const [LURK, STASH] = [4, 5];

type TurnVars = {
  left: number;
  facing: number;
  first: number;
  /** Players who shared its room when its turn began. */
  start: Seat[];
  turned: number;
  /** Rooms it has been in this turn. */
  seen: number[];
};

/** PHF-153..166 PHF-180  Its turn, at the end of each round. People are asked only in its fight, which ends it. */
export const marauderTurn = procedure<TurnVars, 'roll' | 'walk' | 'arrive' | 'fought' | 'stop'>('marauderTurn', 'roll', [], {
  roll: (t, f, out) => {
    const distance = die(t.random) + (powers(t)?.distance ?? 0);
    const face = die(t.random) - 1;
    // R-PHF-55  Any roll ends the safety of a fresh one.
    t.fresh = 0;
    out?.push({ type: 'marauderRolled', distance, face: FACES[face]! });
    f.vars.start = playersIn(t, t.haunt);
    f.vars.seen = [t.haunt];
    if (face === STASH) return hoard(t, out);
    if (face === LURK) return hasRule(t, 'homingGrudge') ? creep(t, f.vars, out) : end();
    f.vars.left = distance;
    f.vars.facing = face;
    return go('walk');
  },

  // PHF-155..159 R-PHF-56
  walk: (t, f, out) => {
    const { vars } = f;
    if (vars.left === 0) return go('stop');
    const ahead = turnAt(t, { room: t.haunt, facing: vars.facing, seen: vars.seen, first: vars.first === 1 });
    let facing = ahead.facing;
    if (ahead.both) {
      const rolled = die(t.random);
      facing = (vars.facing + (rolled % 2 === 0 ? 3 : 1)) % 4;
      out?.push({ type: 'marauderTurned', die: rolled, left: rolled % 2 === 0 });
    }
    vars.first = 0;
    if (facing === NONE) return deadEnd(t, vars);
    vars.facing = facing;
    vars.left--;
    step(t, vars, t.layout.near[t.haunt * 4 + facing]!, out);
    return go('arrive');
  },
  // PHF-164 PHF-165  It attacks whoever is alone there.
  arrive: (t, f) => {
    const victim = victimIn(t, f.vars.start);
    return victim === NONE ? go('walk') : call(hauntFight, { seat: victim, attacks: false, die: 0, other: 0 }, 'fought');
  },
  fought: () => end(),

  stop: (t, _f, out) => {
    if (hasRule(t, 'slammer')) slam(t, out);
    return end();
  },
});

function step(t: Table, vars: TurnVars, room: number, out: Out): void {
  t.haunt = room;
  vars.seen = [...vars.seen, room];
  out?.push({ type: 'marauderMoved', room });
}

/** PHF-161  An item for its stash, face-down; it does not move. */
function hoard(t: Table, out: Out): Next<never> {
  const item = drawCard(t, ITEM_DECK, out);
  if (item !== NONE) t.stash.push(item);
  out?.push({ type: 'marauderItem', stash: t.stash.length });
  return end();
}

/** Homing grudge: on Lurk, one room towards the richest player. */
function creep(t: Table, vars: TurnVars, out: Out): Next<'arrive' | 'stop'> {
  const room = grudgeStep(t);
  vars.left = 0;
  if (room === NONE) return go('stop');
  step(t, vars, room, out);
  return go('arrive');
}

/** PHF-157  Its turn is over, unless it may turn round once. */
function deadEnd(t: Table, vars: TurnVars): Next<'walk' | 'stop'> {
  if (!hasRule(t, 'aboutFace') || vars.turned === 1) return go('stop');
  vars.turned = 1;
  vars.facing = (vars.facing + 2) % 4;
  vars.seen = [t.haunt];
  return go('walk');
}

/** PHF-164..166  The only player there; with an audience of two, a crowd pleaser takes the weaker. */
function victimIn(t: Table, ignored: readonly Seat[]): Seat {
  const here = playersIn(t, t.haunt);
  if (here.some((seat) => ignored.includes(seat))) return NONE;
  if (here.length === 1) return here[0]!;
  if (here.length !== 2 || !hasRule(t, 'crowdPleaser')) return NONE;
  return t.seats[here[1]!]!.hp < t.seats[here[0]!]!.hp ? here[1]! : here[0]!;
}

/** Where it stops alone, the lights go out. */
function slam(t: Table, out: Out): void {
  const room = t.haunt;
  if (t.open[room] === 0 || kindOf(t.rooms[room]!) === EXIT || playersIn(t, room).length > 0) return;
  t.open[room] = 0;
  t.known[room] = (1 << (t.seats.length + 1)) - 1;
  out?.push({ type: 'roomHidden', seat: NONE, room });
}
