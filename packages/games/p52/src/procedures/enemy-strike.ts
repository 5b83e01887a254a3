import { answerOf, ask, call, end, type Seat } from '@undercroft/engine';
import { type Part, total as summedUp } from '@undercroft/mechanics';
import { playStamina } from '../decks.ts';
import { bookFor } from '../doors.ts';
import { type EnemyFlip, flipForEnemy } from '../enemy-flip.ts';
import type { Out } from '../events.ts';
import { loseAim } from '../focus.ts';
import { enemyOf, hurt } from '../harm.ts';
import { flipOwn, itIs } from '../moments.ts';
import { recordAction } from '../recording.ts';
import { rankOf } from '../rules/cards.ts';
import { levelIn } from '../rules/character.ts';
import { fits, leftOf, succeeds, UNTRAINED } from '../rules/fight/defence.ts';
import { attackAt, enemyBonus } from '../rules/fight/enemy.ts';
import { attacksOf, targetsOf } from '../rules/fight/targets.ts';
import { isAlive, sheetOf } from '../rules/heroes.ts';
import { lastingSum } from '../rules/lasting.ts';
import { mapOf } from '../rules/map.ts';
import { modifier, modifierParts, valuesIn } from '../rules/modifiers.ts';
import { gridDistance } from '../rules/rooms/room.ts';
import type { EnemyAttack } from '../scenario/pieces.ts';
import type { Enemy, Table } from '../table.ts';
import { counted, reckoned, sumOf, worked } from '../worked.ts';
import { type EnemyStrikeVars, type Manner, STRIKE } from './blows.ts';
import { procedure } from './chapter.ts';

/** P52-193..205  An enemy attacks. Ends 'stopped' if somebody running past it must stay. */
export const enemyStrike = procedure<EnemyStrikeVars, 'strike' | 'defended' | 'countered' | 'stopped'>(
  'enemyStrike',
  'strike',
  ['enemy', 'seat', 'manner', 'damage', 'king'],
  {
    strike: (t, f, out) => {
      const { seat, manner } = f.vars;
      const enemy = enemyOf(t, f.vars.enemy)!;
      if (manner === 'turn' && !t.attacked.includes(seat)) t.attacked.push(seat);
      const blow = flipBlow(t, enemy, seat, manner, out);
      f.vars.king = blow.king;
      f.vars.damage = blow.damage;
      // P52-199 R-P52-08  An Ace fails, and the one attacked may counter.
      if (blow.ace) return mayCounter(t, enemy, seat, manner) ? ask([{ seat, kind: 'counter' }], 'countered') : end();
      // P52-149  A King stops the one running past, hit or not.
      if (!blow.hits) return end(blow.king ? 'stopped' : null);
      // P52-174  Hit is hit, whatever the defence does.
      loseAim(t, seat);
      return ask([{ seat, kind: 'defend' }], 'defended');
    },

    // P52-202..205  A defence that fits, or none.
    defended: (t, f, out) => {
      const { seat, king } = f.vars;
      const enemy = enemyOf(t, f.vars.enemy)!;
      const { ability, stamina } = answerOf(f, seat, 'defend');
      const { type } = attackOf(t, enemy, seat);
      const held =
        ability === null
          ? { left: f.vars.damage, counters: false }
          : defend(t, { enemy, seat, ability, stamina, damage: f.vars.damage }, out);
      // P52-180 P52-181  Only a defence that succeeds keeps the stance.
      if (ability === null) t.heroes[seat]!.stance = 0;
      // R-P52-71  What is worn comes last.
      const shield = lastingSum(t.heroes[seat]!.lasting, 'shield');
      const worn: Part[] = [];
      const left = Math.max(0, held.left + modifier(t, 'damageTaken', { seat, ability: null, enemy, type }, worn) - shield);
      if (left > 0) t.heroes[seat]!.lastHurter = enemy.id;
      hurt(t, seat, left, out, [...worn, ...counted(-shield, 'shield')]);
      if (isAlive(t, seat)) itIs(t, seat, 'hit', out);
      if (held.counters && isAlive(t, seat) && !isFromHiding(t, enemy, seat) && canStrikeBack(t, enemy, seat))
        return ask([{ seat, kind: 'counter' }], 'countered');
      return end(king ? 'stopped' : null);
    },

    // P52-151  Who counters while running past stays there.
    countered: (_t, f) => {
      const { seat, enemy } = f.vars;
      const { ability, stamina } = answerOf(f, seat, 'counter');
      if (ability === null) return end(f.vars.king ? 'stopped' : null);
      return call(STRIKE, { seat, ability, enemy, stamina, counter: true, countering: [] }, 'stopped');
    },
    stopped: () => end('stopped'),
  },
);

const farFrom = (t: Table, enemy: Enemy, seat: Seat): number => gridDistance(mapOf(t), enemy.place, t.heroes[seat]!.place);
const attackOf = (t: Table, enemy: Enemy, seat: Seat): EnemyAttack => attackAt(enemy.sheet, farFrom(t, enemy, seat))!;

/** P52-148  Somebody running past is harder to hit. */
function flipBlow(t: Table, enemy: Enemy, seat: Seat, manner: Manner, out: Out): EnemyFlip {
  const harder = manner === 'passing' ? 1 : 0;
  const blow = flipForEnemy(t, enemy, { place: t.heroes[seat]!.place, level: sheetOf(t, seat).level, harder });
  const { attack, card, total, target, over, hits, damage, needed, dealt, kingBonus } = blow;
  out?.push({
    type: 'enemyStruck',
    enemy: enemy.id,
    seat,
    manner,
    attack: attack.name,
    card,
    total,
    target,
    over,
    hits,
    damage,
    needs: [...needed.parts(), ...counted(harder, 'passing')],
    added: counted(enemyBonus(t.avgLv), 'avgLv / 5'),
    blow: hits ? blowParts(dealt?.parts() ?? [], enemy.sheet.damage, kingBonus, damage) : [],
  });
  return blow;
}

/** R-P52-07 R-P52-71  The formula, the suit, the King; what the dial for the size of the party makes of it. */
function blowParts(terms: Part[], suit: number, kingBonus: number | null, damage: number): Part[] {
  const base = [...terms, ...counted(suit, 'suit')];
  const parts = [...base, ...counted(kingBonus ?? summedUp(base), 'king')];
  return [...parts, ...counted(damage - summedUp(parts), 'dial')];
}

/** R-P52-08  Somebody who is able and has an attack that reaches. */
const canStrikeBack = (t: Table, enemy: Enemy, seat: Seat): boolean =>
  attacksOf(t, seat).some((ability) => targetsOf(t, seat, ability).some(({ id }) => id === enemy.id));

/** P52-131 R-P52-08  Not at a ranged attack from a Hidden spot; a counter to a counter only in a chain. */
function mayCounter(t: Table, enemy: Enemy, seat: Seat, manner: Manner): boolean {
  if (manner === 'counter' && !t.house.counterChain) return false;
  return !isFromHiding(t, enemy, seat) && canStrikeBack(t, enemy, seat);
}

/** P52-131 R-P52-28  Ranged is whatever reaches beyond its own spot, also at somebody who is near. */
function isFromHiding(t: Table, enemy: Enemy, seat: Seat): boolean {
  const far = farFrom(t, enemy, seat);
  const reach = enemy.sheet.reaches.find(({ from, to }) => far >= from && far <= to);
  return t.spots[enemy.place]!.is === 'hidden' && reach !== undefined && reach.to > 0;
}

interface Defending {
  enemy: Enemy;
  seat: Seat;
  ability: string;
  stamina: number;
  damage: number;
}

/** P52-203..205  Choosing to defend ends the aim; the stance adds to the total. */
function defend(t: Table, { enemy, seat, ability: id, stamina, damage }: Defending, out: Out): { left: number; counters: boolean } {
  const hero = t.heroes[seat]!;
  const { type } = attackOf(t, enemy, seat);
  const ability = bookFor(t).ability(id);
  if (!fits(ability, type)) throw new Error(`${id} does not fit the attack`);
  const isTrained = levelIn(sheetOf(t, seat), id) > 0;
  const deed = { seat, ability: id, enemy, type };
  const values = valuesIn(t, deed);
  const needed = reckoned(t, ability.target ?? '0', values);
  const target = needed.value + (isTrained ? 0 : UNTRAINED.target) + modifier(t, 'defenceTarget', deed);
  Object.assign(hero, { aimAt: -1, aim: 0, isResting: false });
  const played = Array.from({ length: stamina }, () => playStamina(t, seat));
  const card = flipOwn(t, seat, out);
  const total = rankOf(card) + sumOf(played) + hero.stance + modifier(t, 'defenceFlip', { ...deed, card });
  const isHeld = succeeds(total, target);
  const over = Math.max(0, total - target);
  const cut = ability.effects.find((effect) => effect.effect === 'cut');
  const left = isHeld ? leftOf(damage, ability, over, cut === undefined ? 0 : worked(t, cut.amount, { ...values, Over: over })) : damage;
  out?.push({
    type: 'defended',
    seat,
    ability: id,
    card,
    stamina: played,
    total,
    target,
    succeeds: isHeld,
    left,
    needs: [...needed.parts(), ...counted(isTrained ? 0 : UNTRAINED.target, 'untrained'), ...modifierParts(t, 'defenceTarget', deed)],
    added: [...counted(hero.stance, 'stance'), ...modifierParts(t, 'defenceFlip', { ...deed, card })],
  });
  if (isHeld) {
    hero.tally = { ...hero.tally, defended: [...hero.tally.defended, id] };
    recordAction(t, { by: seat, is: 'defence', what: id, enemy: enemy.id });
  } else hero.stance = 0;
  return { left, counters: isHeld && ability.effects.some(({ effect }) => effect === 'counter') };
}
