import { call, end, go, type Seat } from '@undercroft/engine';
import { playStamina } from '../decks.ts';
import { bookFor } from '../doors.ts';
import { defenceOf, reachedBy, strikeWith } from '../effects/enemies.ts';
import type { Out } from '../events.ts';
import { changeEnemy, enemyOf } from '../harm.ts';
import { flipOwn, itIs } from '../moments.ts';
import { payFor } from '../payment.ts';
import { recordAttack } from '../recording.ts';
import type { Card } from '../rules/cards.ts';
import { type Struck, struck } from '../rules/fight/attack.ts';
import { canAttack } from '../rules/fight/mind.ts';
import { comesBefore } from '../rules/fight/order.ts';
import { preyOf } from '../rules/fight/prey.ts';
import { isAlive } from '../rules/heroes.ts';
import { mapOf } from '../rules/map.ts';
import { type Deed, modifier, modifierParts, valuesIn } from '../rules/modifiers.ts';
import { isAtEnemies, isElsewhere } from '../rules/uses.ts';
import type { Ability } from '../scenario/pieces.ts';
import type { Enemy, Table } from '../table.ts';
import { counted, flippedFor, reckoned, sumOf, worked } from '../worked.ts';
import { ENEMY_STRIKE, enemyBlow, type StrikeVars } from './blows.ts';
import { procedure } from './chapter.ts';
import { carrying, use } from './use.ts';

/** P52-152..163  A character attacks, or counters. */
export const strike = procedure<StrikeVars, 'strike' | 'counters' | 'done'>(
  'strike',
  'strike',
  ['seat', 'ability', 'enemy', 'stamina', 'counter', 'countering'],
  {
    strike: (t, f, out) => {
      const { seat, ability: id, enemy, stamina, counter } = f.vars;
      const ability = bookFor(t).ability(id);
      const targets = struckBy(t, seat, ability, enemy);
      const blow = flipBlow(t, { seat, ability, enemy, targets, stamina, counter }, out);
      if (blow.hits) for (const { id: target } of targets) land(t, { seat, ability, target, blow }, out);
      for (const { id: target } of targets) noteAttack(t, seat, ability.id, target);
      // P52-159 P52-160 R-P52-70  An Ace fails, and whoever was attacked may strike back, in initiative order.
      if (blow.ace && (!counter || t.house.counterChain)) {
        f.vars.countering = counterers(t, seat, ability, targets);
        return go('counters');
      }
      const does = ability.effects.some((effect) => !isAtEnemies(effect) && !isElsewhere(effect));
      return blow.hits && does && isAlive(t, seat) ? call(use, carrying(seat, id, blow.over), 'done') : end();
    },
    counters: (t, f) => {
      const enemy = f.vars.countering.shift();
      if (enemy === undefined || !isAlive(t, f.vars.seat)) return end();
      return call(ENEMY_STRIKE, enemyBlow(enemy, f.vars.seat, 'counter'), 'counters');
    },
    done: () => end(),
  },
);

/** R-P52-70  Everybody the attack strikes. */
function struckBy(t: Table, seat: Seat, { id, effects, range }: Ability, enemy: number): Enemy[] {
  const target = enemyOf(t, enemy)!;
  const wide = effects.find((effect) => 'on' in effect && isAtEnemies(effect) && effect.on !== 'one');
  if (wide === undefined) return [target];
  const targets = wide.effect === 'damage' ? wide.targets : undefined;
  const most = targets === undefined ? 1 : worked(t, targets, valuesIn(t, { seat, ability: id, enemy: target, type: null }));
  return reachedBy(t, wide, { seat, target, range, most });
}

interface Attempt {
  seat: Seat;
  ability: Ability;
  enemy: number;
  targets: readonly Enemy[];
  stamina: number;
  counter: boolean;
}

/** What came of the flip; `thrown` are the cards that a sure attack is worth. */
interface Blow extends Struck {
  card: Card | null;
  thrown: readonly Card[];
}

/** P52-156 P52-171 P52-175  Stamina, then the flip; the aim is spent, any stance is over. */
function flipBlow(t: Table, { seat, ability, enemy, targets, stamina, counter }: Attempt, out: Out): Blow {
  const hero = t.heroes[seat]!;
  const deed = deedOf(t, seat, ability, enemy);
  payFor(t, seat, ability, out);
  const aim = hero.aimAt === enemy ? hero.aim : 0;
  Object.assign(hero, { aimAt: -1, aim: 0, stance: 0, isResting: false });
  // R-P52-70  Without a target it always hits, and its own flip is what is defended against.
  if (ability.target === undefined) return sureBlow(t, ability);
  const values = { ...valuesIn(t, deed), n: targets.length };
  const needed = reckoned(t, ability.target, values);
  const target = needed.value + modifier(t, 'attackTarget', deed);
  const played = Array.from({ length: stamina }, () => playStamina(t, seat));
  const card = flipOwn(t, seat, out);
  const blow = struck({ card, added: sumOf(played) + aim + modifier(t, 'attackFlip', { ...deed, card }) }, target);
  const { total, over, hits } = blow;
  out?.push({
    type: 'struck',
    ...(counter && { counter }),
    seat,
    ability: ability.id,
    enemy,
    card,
    stamina: played,
    total,
    target,
    over,
    hits,
    needs: [...needed.parts(), ...modifierParts(t, 'attackTarget', deed)],
    added: [...counted(aim, 'aim'), ...modifierParts(t, 'attackFlip', { ...deed, card })],
  });
  return { ...blow, card, thrown: [] };
}

function sureBlow(t: Table, { effects }: Ability): Blow {
  const damage = effects.find(({ effect }) => effect === 'damage');
  const thrown = damage?.effect === 'damage' ? flippedFor(t, damage.amount) : [];
  return { total: sumOf(thrown), over: 0, hits: true, ace: false, king: false, card: null, thrown };
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
  recordAttack(t, enemy, seat);
}

interface Landing {
  seat: Seat;
  ability: Ability;
  target: number;
  blow: Blow;
}

/** P52-154 P52-161..163  The enemy defends, and takes what is left. */
function land(t: Table, { seat, ability, target, blow }: Landing, out: Out): void {
  const enemy = enemyOf(t, target);
  if (enemy === undefined) return;
  const isSure = ability.effects.some((effect) => effect.effect === 'damage' && effect.sure === true);
  const type = ability.kind === 'attack' ? ability.attackType : 'other';
  const defence = isSure ? 'fails' : defenceOf(t, enemy, type, blow.total, out);
  if (defence === 'holds') return;
  const deed = { ...deedOf(t, seat, ability, target), card: blow.card };
  const values = { ...valuesIn(t, deed), Over: blow.over };
  for (const effect of ability.effects) strikeWith(t, effect, { deed, target, king: blow.king, defence, values, flips: blow.thrown }, out);
  if (enemyOf(t, target) === undefined) itIs(t, seat, 'kill', out);
}

/** R-P52-08 P52-131  Those who can strike back: in reach, able to act, and not at a ranged attack from a Hidden spot. */
function counterers(t: Table, seat: Seat, { range }: Ability, targets: readonly Enemy[]): number[] {
  if (range.to > 0 && t.spots[t.heroes[seat]!.place]!.is === 'hidden') return [];
  const able = targets.filter((enemy) => enemy.lostTurns === 0 && canAttack(mapOf(t), enemy.sheet, enemy.place, preyOf(t, seat)));
  const actors = able.map(({ id, sheet, hp }) => ({ side: 'enemy' as const, id, initiative: sheet.initiative, hp }));
  return actors.sort(comesBefore).map(({ id }) => id);
}
