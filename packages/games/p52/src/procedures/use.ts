import { answerOf, ask, call, end, type Frame, go, type Json, type Next, type Seat } from '@undercroft/engine';
import { distance } from '@undercroft/mechanics';
import { chronicle } from '../chronicle.ts';
import type { Decision } from '../decisions.ts';
import { foresee, playStamina } from '../decks.ts';
import { bookFor } from '../doors.ts';
import { carryOut } from '../effects/party.ts';
import { summon, throwAt } from '../effects/thrown.ts';
import type { Out } from '../events.ts';
import { noteGathering } from '../gathering.ts';
import { growCore } from '../growth.ts';
import { changeEnemy, enemyOf } from '../harm.ts';
import { loseItems } from '../inventory.ts';
import { flipOwn } from '../moments.ts';
import { payFor } from '../payment.ts';
import { recordAction } from '../recording.ts';
import { lookAround } from '../reveal.ts';
import { rankOf } from '../rules/cards.ts';
import { succeeds } from '../rules/fight/defence.ts';
import { isAlive } from '../rules/heroes.ts';
import { mapOf } from '../rules/map.ts';
import { modifier, modifierParts, valuesIn } from '../rules/modifiers.ts';
import { isAtEnemies, NOBODY, type Target } from '../rules/uses.ts';
import type { Effect } from '../scenario/effects.ts';
import type { Ability } from '../scenario/pieces.ts';
import type { Enemy, Table } from '../table.ts';
import { reckoned, sumOf } from '../worked.ts';
import { procedure } from './chapter.ts';
import { find } from './find.ts';

type UseVars = {
  seat: Seat;
  /** An ability, or an item and which of its uses. */
  ability: string;
  item: string;
  way: number;
  on: Target;
  stamina: number;
  over: number;
  /** The next effect; and what the turn wants to know. */
  next: number;
  stride: number;
  unhindered: boolean;
  came: number[];
};
type Using = Frame<Decision, UseVars>;
type Step = 'begin' | 'carryOn' | 'placed' | 'grown' | 'ordered';

const NOTHING_YET = { item: '', way: 0, stamina: 0, over: 0, next: 0, stride: 0, unhindered: false };
export const withAbility = (seat: Seat, ability: string, on: Target, stamina: number): UseVars => ({
  ...NOTHING_YET,
  seat,
  ability,
  on,
  stamina,
  came: [],
});
export const withItem = (seat: Seat, item: string, way: number, on: Target): UseVars => ({
  ...NOTHING_YET,
  seat,
  ability: '',
  item,
  way,
  on,
  came: [],
});
/** The rest of an attack that hit: what it does besides. */
export const carrying = (seat: Seat, ability: string, over: number): UseVars => ({
  ...withAbility(seat, ability, NOBODY, 0),
  over,
  way: 1,
});

/** What a use ends with, for the turn it is part of. */
export interface UseEnd {
  stride: number;
  unhindered: boolean;
  came: number[];
}

/** P52-182 P52-238  An ability that is no attack, or an item. */
export const use = procedure<UseVars, Step>(
  'use',
  'begin',
  ['seat', 'ability', 'item', 'way', 'on', 'stamina', 'over', 'next', 'stride', 'unhindered', 'came', 'result'],
  {
    begin: (t, f, out) => {
      const { seat, ability, item, way } = f.vars;
      if (item !== '') {
        loseItems(t, seat, { item, number: 1 });
        out?.push({ type: 'itemUsed', seat, item });
        recordAction(t, { by: seat, is: 'item', what: item, ...usedOn(f) });
        return go('carryOn');
      }
      // An attack has paid and hit already.
      if (way === 1) return go('carryOn');
      const tried = attempt(t, f, bookFor(t).ability(ability), out);
      f.vars.over = tried.over;
      if (tried.succeeds) recordAction(t, { by: seat, is: 'ability', what: ability, ...usedOn(f) });
      return tried.succeeds ? go('carryOn') : end(ended(f));
    },

    carryOn: (t, f, out) => {
      const { seat, next } = f.vars;
      const effect = effectsOf(t, f)[next];
      if (effect === undefined || !isAlive(t, seat)) return end(ended(f));
      f.vars.next++;
      return carry(t, f, effect, out);
    },

    // Whoever is moved says where to. R-P52-22  And sees what is there.
    placed: (t, f, out) => {
      const moved = movedBy(t, f);
      const { to } = answerOf(f, moved, 'place');
      const hero = t.heroes[moved]!;
      out?.push({ type: 'moved', seat: moved, from: hero.place, to });
      hero.place = to;
      noteGathering(t);
      f.vars.came.push(...lookAround(t, moved, out));
      return go('carryOn');
    },
    grown: (t, f, out) => {
      const { core } = answerOf(f, f.vars.seat, 'grow');
      const effect = effectsOf(t, f)[f.vars.next - 1];
      const by = effect?.effect === 'growCore' ? effect.by : 0;
      for (let i = 0; i < by; i++) growCore(t, f.vars.seat, core, out);
      chronicle(t, f.vars.seat, { is: 'grown', by: f.vars.item || f.vars.ability, split: { [core]: by } });
      return go('carryOn');
    },
    ordered: (t, f, out) => {
      const { order } = answerOf(f, f.vars.seat, 'order');
      const shown = t.ahead.slice(0, order.length);
      t.ahead.splice(0, order.length, ...order.map((i) => shown[i]!));
      out?.push({ type: 'cardsOrdered', seat: f.vars.seat, cards: t.ahead.slice(0, order.length) });
      return go('carryOn');
    },
  },
);

const ended = ({ vars: { stride, unhindered, came } }: Using): Json => ({ stride, unhindered, came });

function effectsOf(t: Table, { vars: { ability, item, way } }: Using): readonly Effect[] {
  if (item === '') return bookFor(t).ability(ability).effects;
  const thing = bookFor(t).item(item);
  return thing.kind === 'consumable' ? thing.uses[way]!.effects : [];
}

/** R-P52-05 R-P52-09  Stamina and a flip against the target; an Ace is just 1 here. Without a target it always succeeds. */
function attempt(t: Table, { vars: { seat, on, stamina } }: Using, ability: Ability, out: Out): { succeeds: boolean; over: number } {
  payFor(t, seat, ability, out);
  const deed = { seat, ability: ability.id, enemy: enemyAt(t, on) ?? null, type: null };
  const base = { type: 'abilityUsed', seat, ability: ability.id } as const;
  if (ability.target === undefined) {
    out?.push({ ...base, card: null, stamina: [], total: 0, target: 0, succeeds: true, needs: [], added: [] });
    return { succeeds: true, over: 0 };
  }
  const values = { ...valuesIn(t, deed), ...friendly(t, seat, on) };
  const needed = reckoned(t, ability.target, values);
  const target = needed.value + modifier(t, 'otherTarget', deed);
  const played = Array.from({ length: stamina }, () => playStamina(t, seat));
  const card = flipOwn(t, seat, out);
  const total = rankOf(card) + sumOf(played);
  const isDone = succeeds(total, target);
  const needs = [...needed.parts(), ...modifierParts(t, 'otherTarget', deed)];
  out?.push({ ...base, card, stamina: played, total, target, succeeds: isDone, needs, added: [] });
  if (isDone) noteUse(t, seat);
  return { succeeds: isDone, over: Math.max(0, total - target) };
}

/** The enemy pointed at, while it is there. */
const enemyAt = (t: Table, on: Target): Enemy | undefined => (on.is === 'enemy' ? enemyOf(t, on.enemy) : undefined);

/** How far a friend is away, in steps. */
const friendly = (t: Table, seat: Seat, on: Target): { R?: number } =>
  on.is === 'friend' ? { R: distance(mapOf(t).grid, t.heroes[seat]!.place, t.heroes[on.seat]!.place) } : {};

/** Whom something not about enemies is for: the friend pointed at, else oneself. */
const receiverOf = ({ vars: { seat, on } }: Using): Seat => (on.is === 'friend' ? on.seat : seat);

/** P52-238  It needed a flip and succeeded. */
function noteUse(t: Table, seat: Seat): void {
  const { tally } = t.heroes[seat]!;
  t.heroes[seat]!.tally = { ...tally, used: tally.used + 1 };
}

const movedBy = (t: Table, f: Using): Seat => {
  const effect = effectsOf(t, f)[f.vars.next - 1];
  return effect?.effect === 'teleport' && effect.who === 'one' ? receiverOf(f) : f.vars.seat;
};

function carry(t: Table, f: Using, effect: Effect, out: Out): Next<Step> {
  const { seat, on, ability, item, way, over } = f.vars;
  if (effect.effect === 'teleport') return ask([{ seat: movedBy(t, f), kind: 'place' }], 'placed');
  if (effect.effect === 'growCore' && effect.core === 'any') return ask([{ seat, kind: 'grow' }], 'grown');
  if (effect.effect === 'foresee') return look(t, f, effect, out);
  if (effect.effect === 'stride') {
    f.vars.stride += effect.spots;
    f.vars.unhindered ||= effect.unhindered === true;
    return go('carryOn');
  }
  const values = { ...valuesIn(t, { seat, ability: ability || null, enemy: null, type: null }), Over: over };
  if (!isAtEnemies(effect)) {
    f.vars.came.push(...carryOut(t, effect, { seat, on: receiverOf(f), values, by: item || ability }, out));
    return go('carryOn');
  }
  // What an attack does to enemies it has done already.
  if (item === '' && way === 1) return go('carryOn');
  const enemy = enemyAt(t, on);
  if (enemy === undefined) return go('carryOn');
  const hit = { deed: { seat, ability: ability || item, enemy, type: 'other' as const }, target: enemy.id, values };
  if (effect.effect === 'summon') summon(t, effect, hit, out);
  else if (effect.effect === 'steal') {
    changeEnemy(t, enemy.id, { isRobbed: true });
    out?.push({ type: 'enemyRobbed', enemy: enemy.id, seat });
    return call(find, { seat, left: 1, choices: [] }, 'carryOn');
  } else throwAt(t, effect, hit, out);
  return go('carryOn');
}

/** Whom it points at, for the session log. */
const usedOn = (f: Using): { enemy?: number; on?: Seat } => (f.vars.on.is === 'enemy' ? { enemy: f.vars.on.enemy } : { on: receiverOf(f) });

/** The next cards are laid open; who may put them in order is asked, if there is anything to order. */
function look(t: Table, f: Using, { cards, reorder }: Extract<Effect, { effect: 'foresee' }>, out: Out): Next<Step> {
  const { seat } = f.vars;
  const shown = foresee(t, cards);
  out?.push({ type: 'cardsForeseen', seat, cards: shown });
  return reorder && shown.length > 1 ? ask([{ seat, kind: 'order' }], 'ordered') : go('carryOn');
}
