import { call, end, go, type Seat } from '@undercroft/engine';
import { flip, playStamina } from '../decks.ts';
import { bookFor } from '../doors.ts';
import type { Out } from '../events.ts';
import { changeEnemy, enemyOf, hurtEnemy } from '../harm.ts';
import { rankOf } from '../rules/cards.ts';
import { dealt, opposed, struck } from '../rules/fight/attack.ts';
import { canAttack } from '../rules/fight/mind.ts';
import { comesBefore } from '../rules/fight/order.ts';
import { preyOf } from '../rules/fight/prey.ts';
import { struckBy } from '../rules/fight/targets.ts';
import { isAlive } from '../rules/heroes.ts';
import { mapOf } from '../rules/map.ts';
import { type Deed, modifier, valuesIn } from '../rules/modifiers.ts';
import type { Ability } from '../scenario/pieces.ts';
import type { Enemy, Table } from '../table.ts';
import { sumOf, worked } from '../worked.ts';
import { ENEMY_STRIKE, enemyBlow, type StrikeVars } from './blows.ts';
import { procedure } from './chapter.ts';

/** P52-152..163  A character attacks, or counters. */
export const strike = procedure<StrikeVars, 'strike' | 'counters'>(
  'strike',
  'strike',
  ['seat', 'ability', 'enemy', 'stamina', 'counter', 'countering'],
  {
    strike: (t, f, out) => {
      const { seat, ability: id, enemy, stamina, counter } = f.vars;
      const ability = bookFor(t).ability(id);
      const targets = struckBy(t, ability, enemyOf(t, enemy)!);
      const blow = flipBlow(t, { seat, ability, enemy, targets, stamina }, out);
      // P52-159 P52-160 R-P52-70  An Ace fails, and whoever was attacked may strike back, in initiative order.
      if (blow.ace && (!counter || t.house.counterChain)) {
        f.vars.countering = counterers(t, seat, ability, targets);
        return go('counters');
      }
      if (blow.hits)
        for (const { id: target } of targets) land(t, { seat, ability, target, total: blow.total, over: blow.over, king: blow.king }, out);
      return end();
    },
    counters: (t, f) => {
      const enemy = f.vars.countering.shift();
      if (enemy === undefined || !isAlive(t, f.vars.seat)) return end();
      return call(ENEMY_STRIKE, enemyBlow(enemy, f.vars.seat, 'counter'), 'counters');
    },
  },
);

interface Blow {
  seat: Seat;
  ability: Ability;
  enemy: number;
  targets: readonly Enemy[];
  stamina: number;
}

/** P52-156 P52-171 P52-175  Stamina, then the flip; the aim is spent, any stance is over. */
function flipBlow(t: Table, { seat, ability, enemy, targets, stamina }: Blow, out: Out) {
  const hero = t.heroes[seat]!;
  const deed = deedOf(t, seat, ability, enemy);
  const target = worked(t, ability.target ?? '0', { ...valuesIn(t, deed), n: targets.length }) + modifier(t, 'attackTarget', deed);
  const aim = hero.aimAt === enemy ? hero.aim : 0;
  Object.assign(hero, { aimAt: -1, aim: 0, stance: 0, isResting: false });
  const played = Array.from({ length: stamina }, () => playStamina(t, seat));
  const card = flip(t);
  const blow = struck({ card, added: sumOf(played) + aim + modifier(t, 'attackFlip', deed) }, target);
  for (const { id } of targets) noteAttack(t, seat, ability.id, id);
  out?.push({
    type: 'struck',
    seat,
    ability: ability.id,
    enemy,
    card,
    stamina: played,
    total: blow.total,
    target,
    over: blow.over,
    hits: blow.hits,
  });
  return blow;
}

const deedOf = (t: Table, seat: Seat, ability: Ability, enemy: number): Deed => ({
  seat,
  ability: ability.id,
  enemy: enemyOf(t, enemy) ?? null,
  type: ability.kind === 'attack' ? ability.attackType : null,
});

/** P52-232  An attempt is enough. */
function noteAttack(t: Table, seat: Seat, ability: string, enemy: number): void {
  const { tally } = t.heroes[seat]!;
  t.heroes[seat]!.tally = { ...tally, attacked: [...tally.attacked, { enemy, ability }] };
  changeEnemy(t, enemy, { lastAttacker: seat });
}

interface Landing {
  seat: Seat;
  ability: Ability;
  target: number;
  total: number;
  over: number;
  king: boolean;
}

/** P52-154 P52-161..163  The enemy defends, and takes what is left. */
function land(t: Table, { seat, ability, target, total, over, king }: Landing, out: Out): void {
  const enemy = enemyOf(t, target);
  if (enemy === undefined) return;
  const result = defenceOf(t, enemy, ability, total, out);
  if (result === 'holds') return;
  const deed = deedOf(t, seat, ability, target);
  const values = { ...valuesIn(t, deed), Over: over };
  for (const effect of ability.effects) {
    if (effect.effect === 'damage') {
      const amount = worked(t, effect.amount, values) + modifier(t, 'damage', deed);
      hurtEnemy(t, target, dealt(amount, { king }, result), seat, out);
    }
    if (effect.effect === 'loseTurns') changeEnemy(t, target, { lostTurns: enemy.lostTurns + effect.turns });
  }
}

function defenceOf(t: Table, enemy: Enemy, ability: Ability, total: number, out: Out) {
  const type = ability.kind === 'attack' ? ability.attackType : 'other';
  if (enemy.sheet.defenceless.includes(type)) return 'fails';
  const card = flip(t);
  const defence = rankOf(card) + enemy.sheet.defence[type];
  const result = opposed(total, defence);
  out?.push({ type: 'enemyDefended', enemy: enemy.id, card, total: defence, result });
  return result;
}

/** R-P52-08 P52-131  Those who can strike back: in reach, able to act, and not at a ranged attack from a Hidden spot. */
function counterers(t: Table, seat: Seat, { range }: Ability, targets: readonly Enemy[]): number[] {
  if (range.to > 0 && t.spots[t.heroes[seat]!.place]!.is === 'hidden') return [];
  const able = targets.filter((enemy) => enemy.lostTurns === 0 && canAttack(mapOf(t), enemy.sheet, enemy.place, preyOf(t, seat)));
  const actors = able.map(({ id, sheet, hp }) => ({ side: 'enemy' as const, id, initiative: sheet.initiative, hp }));
  return actors.sort(comesBefore).map(({ id }) => id);
}
