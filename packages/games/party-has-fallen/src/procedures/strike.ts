/** Effects on people and their items, once it is known whom they concern. */
import { below, call, type Next, pick, reveal, type Seat } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import { ITEMS } from '../content/items.ts';
import { type Effect, GENDERS, STATS, type Until } from '../content/vocabulary.ts';
import { victims } from '../rules/actions.ts';
import { company, heroOf } from '../rules/board.ts';
import { candidates, fitting } from '../rules/targets.ts';
import type { Lasting, Table } from '../table.ts';
import { event } from './event.ts';
import { fight } from './fight.ts';
import { newGoal } from './goal.ts';
import { discardItem, drawItem, type EffectVars, heal, hidden, hurt, type Out, passItem, runningVars, witness } from './kit.ts';
import { hurtMarauder, summon } from './marauder.ts';
import { meetMarauder, meetsMarauder } from './move.ts';
import { goTo, placeOf, swapTokens } from './places.ts';
import { rewardIfBeaten } from './spoils.ts';
import { newFight } from './turn.ts';

/** Does it, or says which procedure does. */
export function strike(t: Table, vars: EffectVars, effect: Effect, people: Seat[], out: Out): Next<'struck'> | null {
  const { seat, source } = vars;
  switch (effect.do) {
    case 'go':
      return send(t, vars, effect, people, out);
    case 'swapPlaces':
      return people[0] === undefined ? null : entering(t, [seat, people[0]], () => swapTokens(t, seat, people[0]!, source, out));
    case 'event':
      return call(event, { seat, card: NONE }, 'struck');
    case 'newGoal':
      return call(newGoal, { seat }, 'struck');
    case 'summon':
      return call(summon, { seat }, 'struck');
    case 'hurtMarauder':
      hurtMarauder(t, effect.amount, out);
      return rewardIfBeaten(t, seat, 'struck', out);
    case 'mustAttack':
      return mustAttack(t, seat);
    default:
      for (const who of people) strikeOne(t, vars, effect, who, out);
      return null;
  }
}

function send(t: Table, { source, other }: EffectVars, effect: Extract<Effect, { do: 'go' }>, people: Seat[], out: Out) {
  return entering(t, people, () => {
    for (const who of people) {
      const room = placeOf(t, who, effect, other);
      if (room !== NONE) goTo(t, who, room, source, out);
    }
  });
}

/** R-PHF-58  Being moved there by a card counts as entering. At most one of them can be alone with the Marauder. */
function entering(t: Table, people: readonly Seat[], move: () => void): Next<'struck'> | null {
  const from = people.map((who) => t.seats[who]!.room);
  move();
  const met = people.find((who, i) => t.seats[who]!.room !== from[i] && meetsMarauder(t, who));
  return met === undefined ? null : meetMarauder(t, met, 'struck');
}

/** PHF-069 R-PHF-43  Only if this turn's attack is left, and nothing forbids it. */
function mustAttack(t: Table, seat: Seat): Next<'struck'> | null {
  const [other, ...more] = company(t, seat);
  if (t.active !== seat || other === undefined || more.length > 0 || !victims(t, seat).includes(other)) return null;
  return call(fight, newFight(seat, other), 'struck');
}

function strikeOne(t: Table, vars: EffectVars, effect: Effect, who: Seat, out: Out): void {
  const { seat, source } = vars;
  switch (effect.do) {
    case 'damage':
      hurt(t, who, effect.amount, source, out);
      return;
    case 'heal':
      heal(t, who, effect.amount, source, out);
      return;
    case 'mod':
      change(t, who, lasting(t, effect, source), effect.until, out);
      return;
    case 'raiseLowest':
      raiseLowest(t, who, effect.by, source, out);
      return;
    case 'draw':
      for (let i = 0; i < effect.items; i++) drawItem(t, who, out);
      return;
    case 'skipTurn':
      t.seats[who]!.skip++;
      out?.push({ type: 'turnLost', seat: who, source });
      return;
    case 'changeGender':
      changeGender(t, who, out);
      return;
    case 'peekGoal':
      peekGoal(t, seat, who);
      reveal(t);
      out?.push({ type: 'goalPeeked', seat, of: who, card: t.seats[who]!.goal, ...witness(t) });
      return;
    default:
      strikeTurn(t, effect, seat, source, out);
  }
}

/** Whoever peeks after a goal was drawn anew in secret sees the new one; what others saw before is worth nothing then. */
function peekGoal(t: Table, seat: Seat, who: Seat): void {
  const s = t.seats[who]!;
  if (s.believed !== null) {
    s.goalSeen = 0;
    s.believed = { ...s.believed, goal: s.goal, named: s.named };
  }
  s.goalSeen |= 1 << seat;
}

/** Effects on the turn that is being played. */
function strikeTurn(t: Table, effect: Effect, seat: Seat, source: string, out: Out): void {
  const move = runningVars(t, 'move');
  if (effect.do === 'stop') {
    if (move === null) return;
    move.stop = true;
    t.points = 0;
    out?.push({ type: 'stepsChanged', seat, left: 0, source });
  } else if (effect.do === 'steps') {
    // Whoever has ended moving does not get another step.
    if (move === null || move.stop === true) return;
    t.points += effect.by;
    out?.push({ type: 'stepsChanged', seat, left: t.points, source });
  } else if (effect.do === 'extraAttack' || effect.do === 'noAttack') {
    t.attacks = effect.do === 'noAttack' ? 0 : t.attacks + 1;
    out?.push({ type: 'attacksChanged', seat, left: t.attacks, source });
  } else if (effect.do === 'cancelAttack') {
    const fighting = runningVars(t, 'fight');
    if (fighting !== null) fighting.cancelled = source;
  }
}

function lasting(t: Table, effect: Extract<Effect, { do: 'mod' }>, source: string): Lasting {
  const { mod, by, until } = effect;
  if (until === 'nextRound') return { mod, by, until: 'round', at: t.round + 1, source };
  return { mod, by, until, at: until === 'round' ? t.round : t.turns, source };
}

function change(t: Table, seat: Seat, l: Lasting, until: Until, out: Out): void {
  const s = t.seats[seat]!;
  s.lasting = [...s.lasting, l];
  out?.push({ type: 'changed', seat, mod: l.mod, by: l.by, until, source: l.source });
}

/** The lowest printed stat; the first of several. */
function raiseLowest(t: Table, seat: Seat, by: number, source: string, out: Out): void {
  const { stats } = heroOf(t.seats[seat]!);
  const mod = STATS[stats.indexOf(Math.min(...stats))]!;
  change(t, seat, { mod, by, until: 'life', at: t.turns, source }, 'life', out);
}

/** PHF-136  Male becomes female and the other way round; anybody else becomes either, by chance. */
function changeGender(t: Table, seat: Seat, out: Out): void {
  const s = t.seats[seat]!;
  s.gender = s.gender === GENDERS.indexOf('other') ? below(t.random, 2) : 1 - s.gender;
  out?.push({ type: 'genderChanged', seat, gender: s.gender });
}

type Pass = Extract<Effect, { do: 'pass' }>;

/** Who chooses the item: its holder, the card's owner, or nobody. R-PHF-42: nobody can pick from a hidden hand. */
export function ownerOfPick(t: Table, { seat }: EffectVars, effect: Pass, holder: Seat): Seat {
  if (effect.which === 'holderChooses') return holder;
  if (effect.which === 'ownerChooses') return t.rules.hiddenItems && seat !== holder ? NONE : seat;
  return NONE;
}

/** Moves the item that was chosen, or (NONE) the one the effect itself points at. */
export function pickItem(t: Table, vars: EffectVars, effect: Effect, chosen: number, out: Out): void {
  if (effect.do === 'keepItem') {
    keep(t, vars.seat, chosen, out);
    return;
  }
  if (effect.do !== 'pass') return;
  const holder =
    effect.from === 'chosen' || effect.from === 'chosenHere' || effect.from === 'chosenNear'
      ? vars.pick
      : candidates(t, vars, effect.from)[0];
  if (holder === undefined || holder === NONE) return;
  const item = chosen === NONE ? pointedAt(t, vars, effect, holder) : chosen;
  const to = effect.to === undefined ? NONE : receiver(t, vars, effect.to);
  if (item === undefined || to === holder) return;
  if (effect.to === undefined) discardItem(t, holder, item, vars.source, out);
  else if (to !== NONE) passItem(t, holder, to, item, vars.source, out);
}

function receiver(t: Table, vars: EffectVars, who: NonNullable<Pass['to']>): Seat {
  const found = candidates(t, vars, who);
  return found.length === 0 ? NONE : who === 'random' ? pick(t.random, found) : found[0]!;
}

function pointedAt(t: Table, vars: EffectVars, effect: Pass, holder: Seat): number | undefined {
  if (effect.which === 'this') return t.seats[holder]!.items.includes(vars.card) ? vars.card : undefined;
  const items = fitting(t, holder, effect.category);
  if (effect.which !== 'best' && effect.which !== 'cheapest') return pick(t.random, items);
  const sign = effect.which === 'best' ? 1 : -1;
  return items.reduce((found, item) => (sign * (ITEMS[item]!.treasure - ITEMS[found]!.treasure) > 0 ? item : found));
}

function keep(t: Table, seat: Seat, item: number, out: Out): void {
  t.seats[seat]!.kept = item;
  out?.push({ type: 'itemKept', seat, item: hidden(t, item) });
}
