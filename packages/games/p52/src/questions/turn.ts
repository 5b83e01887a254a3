/** The questions of a fight and of walking about. */
import type { Seat } from '@undercroft/engine';
import type { Act, Decision } from '../decisions.ts';
import { bookFor } from '../doors.ts';
import { enemyOf } from '../harm.ts';
import { attackAt } from '../rules/fight/enemy.ts';
import { attacksOf, defencesFor, reaches, staminaChoices, staminaOn, targetsOf } from '../rules/fight/targets.ts';
import { conditionOf, isAlive, movementOf, sheetOf } from '../rules/heroes.ts';
import { kitOf } from '../rules/kit.ts';
import { mapOf } from '../rules/map.ts';
import { boundActs, boundSteps } from '../rules/musts.ts';
import { gridDistance } from '../rules/rooms/room.ts';
import { DROPPED, lootFor, mayLeave, stepsFrom } from '../rules/turn.ts';
import { mayHeadOut } from '../rules/way-out.ts';
import type { Table } from '../table.ts';
import type { P52Question } from './question.ts';
import { useActs } from './uses.ts';

/** P52-139..185  Everything a character may do now. */
function openActs(t: Table, seat: Seat): Act[] {
  if (!isAlive(t, seat)) return [];
  const acts: Act[] = [];
  if (mayLeave(t)) acts.push({ seat, kind: 'act', do: 'leave' });
  for (const to of stepsFrom(t, seat, movementOf(t, seat))) acts.push({ seat, kind: 'act', do: 'move', to });
  if (conditionOf(t, seat) === 'ok') addWellActs(t, seat, acts);
  acts.push(...useActs(t, seat), { seat, kind: 'act', do: 'stance' });
  if (mayWait(t)) acts.push({ seat, kind: 'act', do: 'wait' });
  if (mayHeadOut(t, seat)) acts.push({ seat, kind: 'act', do: 'exit' });
  acts.push({ seat, kind: 'act', do: 'pass' });
  return acts;
}

/** P52-207  What the stunned cannot do. */
function addWellActs(t: Table, seat: Seat, acts: Act[]): void {
  addAttacks(t, seat, acts);
  for (const { id } of t.enemies) acts.push({ seat, kind: 'act', do: 'aim', enemy: id });
  for (const item of lootFor(t, seat)) {
    acts.push(item === DROPPED ? { seat, kind: 'act', do: 'search' } : { seat, kind: 'act', do: 'take', item });
  }
  // P52-224  Free, and before anything else.
  for (const item of kitOf(sheetOf(t, seat), bookFor(t)).changeable) acts.push({ seat, kind: 'act', do: 'wear', item });
  acts.push(...chestActs(t, seat));
}

/** P52-141 R-P52-37  Somebody acts after this one; and who waits already may wait on. */
export const mayWait = (t: Table): boolean => t.order.length + t.enemies.length > 0 || vars(t).held === true;

const acts = (t: Table, seat: Seat): Act[] => boundActs(t, seat, openActs(t, seat));

function addAttacks(t: Table, seat: Seat, acts: Act[]): void {
  if (t.enemies.length === 0) return;
  for (const ability of attacksOf(t, seat)) {
    const choices = staminaOn(t, seat, ability);
    for (const enemy of t.enemies) {
      if (!reaches(t, seat, ability, enemy)) continue;
      for (const stamina of choices) acts.push({ seat, kind: 'act', do: 'attack', ability: ability.id, enemy: enemy.id, stamina });
    }
  }
}

/** P52-211..223  A chest: picked if its lock is whole, smashed in any case. */
function chestActs(t: Table, seat: Seat): Act[] {
  const { chest } = t.spots[t.heroes[seat]!.place]!;
  if (chest === 'none') return [];
  const stamina = staminaChoices(t, seat);
  const picks = chest === 'locked' ? pickChoices(t, seat) : [];
  return [
    ...picks.flatMap((number) => stamina.map((cards): Act => ({ seat, kind: 'act', do: 'pick', picks: number, stamina: cards }))),
    ...stamina.map((cards): Act => ({ seat, kind: 'act', do: 'smash', stamina: cards })),
  ];
}

/** P52-215 P52-217  The untrained need at least one Lock Pick. */
function pickChoices(t: Table, seat: Seat): number[] {
  const { lockPicks, picksLocks } = kitOf(sheetOf(t, seat), bookFor(t));
  return Array.from({ length: lockPicks + 1 }, (_, number) => number).filter((number) => number > 0 || picksLocks);
}

/** Time is up: pass, which draws Stamina; or whatever one must do. */
export const act: P52Question = {
  options: (t, { seat }) => acts(t, seat),
  fallback: (t, { seat }) => acts(t, seat).at(-1)!,
  seconds: 60,
};

const vars = (t: Table) => t.stack.at(-1)?.vars ?? {};

const openSteps = (t: Table, seat: Seat): (number | null)[] => boundSteps(t, seat, [null, ...stepsFrom(t, seat, Number(vars(t).left))]);

export const step: P52Question = {
  options: (t, { seat }) => [
    ...openSteps(t, seat).map((to): Decision => ({ seat, kind: 'step', to })),
    ...lootFor(t, seat).map((take): Decision => ({ seat, kind: 'step', to: null, take })),
  ],
  fallback: (t, { seat }) => ({ seat, kind: 'step', to: openSteps(t, seat)[0]! }),
  seconds: 45,
};

export const trap: P52Question = {
  options: (t, { seat }) => staminaChoices(t, seat).map((stamina): Decision => ({ seat, kind: 'trap', stamina })),
  fallback: (_t, { seat }) => ({ seat, kind: 'trap', stamina: 0 }),
  seconds: 20,
};

/** The enemy that strikes, and the type of its attack. */
function attackType(t: Table, seat: Seat) {
  const enemy = enemyOf(t, Number(vars(t).enemy))!;
  return attackAt(enemy.sheet, gridDistance(mapOf(t), enemy.place, t.heroes[seat]!.place))!.type;
}

/** P52-202  Time is up: the best defence one has learned, without Stamina. */
export const defend: P52Question = {
  options: (t, { seat }) => [
    { seat, kind: 'defend', ability: null, stamina: 0 },
    ...defencesFor(t, seat, attackType(t, seat)).flatMap(({ id }) =>
      staminaChoices(t, seat).map((stamina): Decision => ({ seat, kind: 'defend', ability: id, stamina })),
    ),
  ],
  fallback: (t, { seat }) => {
    const known = defencesFor(t, seat, attackType(t, seat)).find(({ id }) => sheetOf(t, seat).abilities.some((one) => one.id === id));
    return { seat, kind: 'defend', ability: known?.id ?? null, stamina: 0 };
  },
  seconds: 20,
};

/** P52-199  With whatever reaches. */
export const counter: P52Question = {
  options: (t, { seat }) => [
    { seat, kind: 'counter', ability: null, stamina: 0 },
    ...attacksOf(t, seat)
      .filter((ability) => targetsOf(t, seat, ability).some(({ id }) => id === Number(vars(t).enemy)))
      .flatMap((ability) =>
        staminaOn(t, seat, ability).map((stamina): Decision => ({ seat, kind: 'counter', ability: ability.id, stamina })),
      ),
  ],
  fallback: (_t, { seat }) => ({ seat, kind: 'counter', ability: null, stamina: 0 }),
  seconds: 15,
};

const places = (t: Table): number[] => {
  const { refuges } = vars(t);
  return Array.isArray(refuges) ? refuges.map(Number) : [];
};

/** P52-187 R-P52-43  Time is up: one of them, as the round and the enemy will have it. */
export const refuge: P52Question = {
  options: (t, { seat }) => places(t).map((to): Decision => ({ seat, kind: 'refuge', to })),
  fallback: (t, { seat }) => ({ seat, kind: 'refuge', to: places(t)[(t.round + Number(vars(t).enemy)) % places(t).length]! }),
  seconds: 20,
};
