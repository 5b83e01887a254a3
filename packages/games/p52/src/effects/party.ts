/** What effects do to the party and to the space, where nobody has to be asked. */
import type { Seat } from '@undercroft/engine';
import { distance } from '@undercroft/mechanics';
import { chronicle } from '../chronicle.ts';
import { drawStamina, playStamina } from '../decks.ts';
import type { Out } from '../events.ts';
import type { Values } from '../formula/evaluate.ts';
import { growCore, raiseAbility } from '../growth.ts';
import { healHero } from '../harm.ts';
import { lightAround, lightSpace } from '../reveal.ts';
import { levelIn } from '../rules/character.ts';
import { living, maxHpOf, sheetOf } from '../rules/heroes.ts';
import type { Lasting } from '../rules/lasting.ts';
import { mapOf } from '../rules/map.ts';
import type { Effect } from '../scenario/effects.ts';
import type { Table } from '../table.ts';
import { worked } from '../worked.ts';

/** One use: by whom, on which friend, and what the names of its formulas stand for. */
export interface Use {
  seat: Seat;
  on: Seat;
  values: Values;
  /** What does it: an item, an ability, a spot, a quirk. */
  by: string;
}

type Friends = 'self' | 'one' | 'spot' | 'party';

function receivers(t: Table, { seat, on }: Use, whom: Friends): Seat[] {
  if (whom === 'self') return [seat];
  if (whom === 'one') return [on];
  return living(t).filter((other) => whom === 'party' || t.heroes[other]!.place === t.heroes[seat]!.place);
}

/** In heals, health and its maximum are the receiver's, and so is `tLv`. */
const valuesFor = (t: Table, seat: Seat, values: Values): Values => ({
  ...values,
  tLv: sheetOf(t, seat).level,
  hp: t.heroes[seat]!.hp,
  maxHp: maxHpOf(t, seat),
});

/** Carries it out; says which enemies came to light. What is asked about, or is about enemies, is not done here. */
export function carryOut(t: Table, effect: Effect, use: Use, out: Out): number[] {
  const { seat, on, values } = use;
  switch (effect.effect) {
    case 'heal':
      for (const other of receivers(t, use, effect.on)) healHero(t, other, worked(t, effect.amount, valuesFor(t, other, values)), out);
      return [];
    case 'restore':
      for (const other of receivers(t, use, effect.on)) healHero(t, other, maxHpOf(t, other), out);
      return [];
    case 'healOverTurns':
      for (const other of receivers(t, use, effect.on))
        begin(t, other, { is: 'heal', amount: worked(t, effect.amount, valuesFor(t, other, values)), left: effect.turns }, out);
      return [];
    case 'revive':
      revive(t, on, worked(t, effect.amount, valuesFor(t, on, values)), out);
      return [];
    case 'shield':
      shield(t, use, effect, out);
      return [];
    case 'untargetable':
      begin(t, seat, { is: 'untargetable', amount: 0, left: effect.rounds }, out);
      return [];
    case 'taunt':
      begin(t, seat, { is: 'taunt', amount: 0, left: effect.rounds }, out);
      return [];
    case 'coat':
      begin(t, on, { is: 'coat', amount: worked(t, effect.amount, values), left: effect.hits }, out);
      return [];
    case 'drawStamina':
      drawStamina(t, seat, effect.cards, out, effect.cap);
      return [];
    case 'loseStamina':
      loseStamina(t, seat, effect.cards, out);
      return [];
    case 'extraTurns':
      t.heroes[seat]!.extraNow += effect.now;
      t.heroes[seat]!.extraLater += effect.later;
      return [];
    case 'light':
      return effect.within === undefined ? lightSpace(t, out) : lightAround(t, t.heroes[seat]!.place, effect.within, out);
    case 'growCore':
      if (effect.core === 'any') return [];
      for (let i = 0; i < effect.by; i++) growCore(t, seat, effect.core, out);
      chronicle(t, seat, { is: 'grown', by: use.by, split: { [effect.core]: effect.by } });
      return [];
    case 'growAbility':
      // R-P52-65  Only what is known can grow.
      for (let i = 0; i < effect.by && levelIn(sheetOf(t, seat), effect.ability) > 0; i++) {
        raiseAbility(t, seat, effect.ability, out);
        chronicle(t, seat, { is: 'bettered', by: use.by, ability: effect.ability });
      }
      return [];
    default:
      return [];
  }
}

function begin(t: Table, seat: Seat, lasting: Lasting, out: Out): void {
  const hero = t.heroes[seat]!;
  hero.lasting = [...hero.lasting, lasting];
  out?.push({ type: 'lastingBegan', seat, ...lasting });
}

/** P52-208 R-P52-64  Back on its feet with so much health and its pile; its things lie where it fell. */
function revive(t: Table, seat: Seat, amount: number, out: Out): void {
  const hero = t.heroes[seat]!;
  hero.hp = Math.min(maxHpOf(t, seat), Math.max(1, amount));
  out?.push({ type: 'heroRevived', seat, hp: hero.hp });
}

function shield(t: Table, use: Use, { amount, rounds, within }: Extract<Effect, { effect: 'shield' }>, out: Out): void {
  const { place } = t.heroes[use.seat]!;
  const cut = worked(t, amount, use.values);
  const near = living(t).filter((other) => distance(mapOf(t).grid, place, t.heroes[other]!.place) <= within);
  for (const other of near) begin(t, other, { is: 'shield', amount: cut, left: rounds }, out);
}

function loseStamina(t: Table, seat: Seat, cards: number, out: Out): void {
  const lost = Math.min(cards, t.heroes[seat]!.stamina.length);
  const shown = Array.from({ length: lost }, () => playStamina(t, seat));
  if (lost > 0) out?.push({ type: 'staminaLost', seat, cards: shown });
}
