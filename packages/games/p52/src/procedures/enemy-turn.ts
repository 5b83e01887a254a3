import { call, end, go, pick, race } from '@undercroft/engine';
import { bookFor } from '../doors.ts';
import type { Out } from '../events.ts';
import { changeEnemy, enemyOf, healEnemy, hurtEnemy } from '../harm.ts';
import { isFleeing } from '../rules/fight/enemy.ts';
import { type Prey, quarry, refuges, stepsToward, stopsHere, victims } from '../rules/fight/mind.ts';
import { hunterOf, sceneOf, spotCost } from '../rules/fight/prey.ts';
import { living } from '../rules/heroes.ts';
import { afterPain } from '../rules/lasting.ts';
import { mapOf } from '../rules/map.ts';
import { spokesmen } from '../rules/people.ts';
import { WARD } from '../rules/ward.ts';
import type { Enemy, Table } from '../table.ts';
import { strikeWard } from '../ward.ts';
import { worked } from '../worked.ts';
import { ENEMY_STRIKE, enemyBlow } from './blows.ts';
import { procedure } from './chapter.ts';

/** P52-186..192  An enemy's turn: the first rule that applies. */
type EnemyTurnVars = { enemy: number; refuges: number[] };
export const enemyTurn = procedure<EnemyTurnVars, 'act' | 'flee' | 'attack' | 'approach' | 'done'>(
  'enemyTurn',
  'act',
  ['enemy', 'refuges'],
  {
    act: (t, f, out) => {
      const enemy = enemyOf(t, f.vars.enemy);
      if (enemy === undefined || living(t).length === 0 || suffers(t, enemy, out)) return end();
      if (enemy.lostTurns > 0) {
        out?.push({ type: 'enemyChose', enemy: enemy.id, rule: 4, seat: null });
        // P52-192  It can do nothing, and recovers a little.
        changeEnemy(t, enemy.id, { lostTurns: enemy.lostTurns - 1 });
        rest(t, enemyOf(t, enemy.id)!, out);
        return end();
      }
      if (!isFleeing(enemy.hp, enemy.sheet.maxHp, t.house)) return go('attack');
      out?.push({ type: 'enemyChose', enemy: enemy.id, rule: 1, seat: null });
      // P52-066  A boss may heal instead, so many times.
      if (healsInstead(t, enemy, out)) return end();
      f.vars.refuges = refuges(hunterOf(enemy), sceneOf(t));
      // P52-187  Where several directions fit, the party chooses: whoever says it first.
      if (f.vars.refuges.length <= 1) return go('flee');
      return race(
        spokesmen(t, living(t)).map((seat) => ({ seat, kind: 'refuge' })),
        'flee',
      );
    },

    // P52-186 P52-188  Away, or it heals; it never goes on to the other rules.
    flee: (t, f, out) => {
      const enemy = enemyOf(t, f.vars.enemy)!;
      const [said] = f.answers;
      const chosen = said?.kind === 'refuge' ? said.to : f.vars.refuges[0];
      f.vars.refuges = [];
      if (chosen === undefined) rest(t, enemy, out);
      else {
        changeEnemy(t, enemy.id, { place: chosen, pushing: -1 });
        out?.push({ type: 'enemyFled', enemy: enemy.id, from: enemy.place, to: chosen });
      }
      return end();
    },

    // P52-189 P52-190 P52-194  Whoever is in range, and chance where all else is equal.
    attack: (t, f, out) => {
      const enemy = enemyOf(t, f.vars.enemy)!;
      const found = victims(hunterOf(enemy), sceneOf(t));
      if (found.length === 0) return go('approach');
      const { seat } = found.length > 1 ? pick(t.random, found) : found[0]!;
      if (seat !== WARD) {
        out?.push({ type: 'enemyChose', enemy: enemy.id, rule: 2, seat });
        return call(ENEMY_STRIKE, enemyBlow(enemy.id, seat, 'turn'), 'done');
      }
      t.attacked.push(WARD);
      strikeWard(t, enemy, out);
      return end();
    },

    // P52-191 P52-192  Toward the nearest, or it rests.
    approach: (t, f, out) => {
      const enemy = enemyOf(t, f.vars.enemy)!;
      const prey = nextPrey(t, enemy);
      out?.push({ type: 'enemyChose', enemy: enemy.id, rule: prey === null ? 4 : 3, seat: prey?.seat ?? null });
      if (prey === null || !walk(t, enemy, prey.place, out)) rest(t, enemyOf(t, enemy.id)!, out);
      return end();
    },
    done: () => end(),
  },
);

/** R-P52-55  What lingers comes first, to the credit of whoever caused it. Says whether it fell. */
function suffers(t: Table, { id, afflictions }: Enemy, out: Out): boolean {
  changeEnemy(t, id, { afflictions: afterPain(afflictions) });
  for (const { amount, by } of afflictions) hurtEnemy(t, id, amount, by, out, [[amount, 'lingering']]);
  return enemyOf(t, id) === undefined;
}

function rest(t: Table, enemy: Enemy, out: Out): void {
  out?.push({ type: 'enemyWaited', enemy: enemy.id });
  healEnemy(t, enemy, 1, out);
}

function healsInstead(t: Table, enemy: Enemy, out: Out): boolean {
  const { low } = bookFor(t).scenario.majorBoss;
  if (enemy.boss !== 'major' || low === undefined || enemy.heals >= low.times) return false;
  changeEnemy(t, enemy.id, { heals: enemy.heals + 1 });
  healEnemy(t, enemyOf(t, enemy.id)!, worked(t, low.heal, { avgLv: t.avgLv, hp: enemy.hp, maxHp: enemy.sheet.maxHp }), out);
  return true;
}

/** P52-194 R-P52-45  Whom it walks toward this turn, by chance where all else is equal; null: it stays where it is. */
function nextPrey(t: Table, enemy: Enemy): Prey | null {
  const [hunter, scene] = [hunterOf(enemy), sceneOf(t)];
  if (enemy.sheet.movement <= 0 || stopsHere(hunter, scene)) return null;
  const found = quarry(hunter, scene);
  return found.length > 1 ? pick(t.random, found) : (found[0] ?? null);
}

/** R-P52-29 R-P52-45  Step by step along a cheapest way, until it stops. Says whether it did anything. */
function walk(t: Table, { id }: Enemy, toward: number, out: Out): boolean {
  let left = enemyOf(t, id)!.sheet.movement;
  let hasMoved = false;
  while (left > 0) {
    const enemy = enemyOf(t, id)!;
    const scene = sceneOf(t);
    if (stopsHere(hunterOf(enemy), scene)) return hasMoved;
    const to = pick(t.random, stepsToward(mapOf(t), enemy.place, toward, scene.costOf));
    const cost = spotCost(t, to);
    if (cost > left && !(enemy.sheet.movement < cost && enemy.pushing === to)) {
      if (enemy.sheet.movement < cost) changeEnemy(t, id, { pushing: to });
      return hasMoved || enemy.sheet.movement < cost;
    }
    changeEnemy(t, id, { place: to, pushing: -1 });
    out?.push({ type: 'enemyMoved', enemy: id, from: enemy.place, to });
    left -= cost;
    hasMoved = true;
  }
  return hasMoved;
}
