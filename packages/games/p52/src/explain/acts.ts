/** Why something cannot be done on a turn. */
import type { Seat } from '@undercroft/engine';
import { distance } from '@undercroft/mechanics';
import type { Act } from '../decisions.ts';
import { bookFor } from '../doors.ts';
import { changeable, isWearable, slotsOf } from '../rules/equipment.ts';
import { hasGoal, mustSurvive } from '../rules/goals.ts';
import { conditionOf, isAlive, living, movementOf, sheetOf } from '../rules/heroes.ts';
import { mapOf } from '../rules/map.ts';
import { mustsOf } from '../rules/musts.ts';
import { keysHeld } from '../rules/quest-items.ts';
import { mayLeave } from '../rules/turn.ts';
import { type Aim, aimOf, aimOfItem } from '../rules/uses.ts';
import { isEscorted } from '../rules/ward.ts';
import type { Ability } from '../scenario/pieces.ts';
import type { Table } from '../table.ts';
import { whyNoReach, whyNoStamina, whyNoStep, whyNotWith } from './reach.ts';
import { because, becauseOf, firstOf, type Why } from './why.ts';

type Of<K extends Act['do']> = Extract<Act, { do: K }>;
type Explanations = { [K in Act['do']]: (t: Table, d: Of<K>) => Why | null };

const nameOf = (t: Table, seat: Seat): string => t.heroes[seat]?.sheet?.name ?? String(seat + 1);
const carries = (t: Table, seat: Seat, item: unknown): boolean => sheetOf(t, seat).items.some((one) => one.item === item);

const EXPLANATIONS: Explanations = {
  move: (t, { seat, to }) => whyNoStep(t, seat, to, movementOf(t, seat)),
  attack: (t, d) =>
    firstOf(
      () => whyNotWith(t, d.seat, d.ability, (kind) => kind === 'attack'),
      () => whyNoReach(t, d.seat, bookFor(t).ability(d.ability), d.enemy),
      () => whyNoStamina(t, d.seat, d.stamina, bookFor(t).ability(d.ability).costs?.stamina),
    ),
  aim: (t, d) => (t.enemies.some(({ id }) => id === d.enemy) ? null : because('why.noEnemy', 'P52-171')),
  stance: () => null,
  cast: (t, d) => whyNoCast(t, d),
  use: (t, d) => whyNoUse(t, d),
  trade: (t, { seat, with: other }) => whyNoTrade(t, seat, other),
  take: () => because('why.notLying', 'R-P52-38'),
  search: () => because('why.notLying', 'P52-165'),
  wear: (t, { seat, item }) => whyNotWorn(t, seat, item),
  pick: (t, d) =>
    firstOf(
      () => whyNoChest(t, d.seat, 'P52-211'),
      () => whyNoPick(t, d),
      () => whyNoStamina(t, d.seat, d.stamina),
    ),
  smash: (t, { seat, stamina }) =>
    firstOf(
      () => whyNoChest(t, seat, 'P52-221'),
      () => whyNoStamina(t, seat, stamina),
    ),
  wait: () => because('why.nobodyNext', 'P52-141'),
  exit: () => because('why.noWayOut', 'R-P52-36'),
  leave: (t) => whyNotLeave(t),
  pass: () => null,
};

/** P52-207 R-P52-46  What the stunned may still do. */
const WHILE_STUNNED: readonly Act['do'][] = ['move', 'use', 'cast', 'stance', 'pass', 'wait', 'exit', 'leave'];

export function whyNoAct(t: Table, d: Act): Why | null {
  if (!Object.hasOwn(EXPLANATIONS, d.do)) return null;
  if (!isAlive(t, d.seat)) return because('why.dead', 'P52-208');
  if (conditionOf(t, d.seat) === 'stunned' && !WHILE_STUNNED.includes(d.do)) return because('why.stunned', 'P52-207');
  // Each explanation takes the acts of its own name, which is how it was found.
  const explanation = EXPLANATIONS[d.do] as (t: Table, d: Act) => Why | null;
  return explanation(t, d) ?? (mustsOf(t, d.seat).length > 0 ? because('why.must', 'P52-031') : null);
}

/** R-P52-26 R-P52-38  Why it cannot be used on that one. */
function whyNotOn(t: Table, seat: Seat, aim: Aim, { range }: Pick<Ability, 'range'>, on: number): Why | null {
  if (aim === 'enemy') return whyNoReach(t, seat, { range }, on);
  if (aim === 'nobody') return on === -1 ? null : because('why.aimsAtNobody', 'R-P52-38');
  const friend = t.heroes[on];
  if (friend === undefined || friend.isLeftBehind) return because('why.nobodyThere', 'R-P52-38');
  if (aim === 'fallen' && isAlive(t, on)) return because('why.notDead', 'P52-208', { name: nameOf(t, on) });
  if (aim === 'friend' && !isAlive(t, on)) return because('why.isDead', 'P52-208', { name: nameOf(t, on) });
  const far = distance(mapOf(t).grid, t.heroes[seat]!.place, friend.place);
  if (far > range.to || far < range.from) return because('why.tooFar', 'R-P52-38', { far, reach: range.to });
  return conditionOf(t, seat) === 'stunned' && on !== seat ? because('why.stunned', 'P52-207') : null;
}

function whyNoCast(t: Table, { seat, ability: id, on, stamina }: Of<'cast'>): Why | null {
  return firstOf(
    () => whyNotWith(t, seat, id, (kind) => kind === 'heal' || kind === 'utility'),
    () => (id === 'lockPicking' ? becauseOf('why.otherUse', 'P52-211', { name: bookFor(t).ability(id).name }) : null),
    () => whyNotOn(t, seat, aimOf(bookFor(t).ability(id).effects), bookFor(t).ability(id), on),
    () => whyNoStamina(t, seat, stamina, bookFor(t).ability(id).costs?.stamina),
  );
}

/** P52-182 */
function whyNoUse(t: Table, { seat, item, way, on }: Of<'use'>): Why | null {
  if (!carries(t, seat, item)) return because('why.notCarried', 'P52-182');
  const thing = bookFor(t).item(item);
  if (thing.kind !== 'consumable' || thing.uses[way] === undefined) return becauseOf('why.noSuchUse', 'P52-182', { name: thing.name });
  return whyNotOn(t, seat, aimOfItem(thing, thing.uses[way].effects), thing, on);
}

/** P52-184 P52-185 */
function whyNoTrade(t: Table, seat: Seat, other: Seat): Why | null {
  if (t.heroes[other] === undefined || other === seat) return because('why.nobodyThere', 'P52-184');
  if (!isAlive(t, other)) return because('why.isDead', 'P52-208', { name: nameOf(t, other) });
  if (t.heroes[other].place !== t.heroes[seat]!.place) return because('why.tradeFar', 'P52-184', { name: nameOf(t, other) });
  return sheetOf(t, seat).items.length + sheetOf(t, other).items.length === 0 ? because('why.nothingToTrade', 'P52-184') : null;
}

/** P52-224 P52-225 R-P52-48 */
function whyNotWorn(t: Table, seat: Seat, item: string): Why | null {
  if (!carries(t, seat, item)) return because('why.notCarried', 'P52-224');
  const { name } = bookFor(t).item(item);
  if (!isWearable(item, bookFor(t))) return becauseOf('why.notWorn', 'P52-224', { name });
  if (changeable(sheetOf(t, seat), bookFor(t)).includes(item)) return null;
  return becauseOf(slotsOf(item, bookFor(t)).includes('hand') ? 'why.hands' : 'why.noRoom', 'P52-225', { name });
}

const whyNoChest = (t: Table, seat: Seat, rule: string): Why | null =>
  t.spots[t.heroes[seat]!.place]!.chest === 'none' ? because('why.noChest', rule) : null;

/** P52-212 P52-215 */
function whyNoPick(t: Table, { seat, picks }: Of<'pick'>): Why | null {
  const { abilities, items } = sheetOf(t, seat);
  const owned = items.filter(({ item }) => item === 'lockPick').length;
  if (t.spots[t.heroes[seat]!.place]!.chest === 'broken') return because('why.lockBroken', 'P52-212');
  if (picks > owned) return because('why.fewPicks', 'P52-216', { n: owned });
  const isTrained = abilities.some(({ id }) => id === 'lockPicking');
  return picks === 0 && !isTrained ? because('why.untrainedPick', 'P52-215') : null;
}

/** P52-057 P52-062 P52-103 P52-145 P52-227 R-P52-50 */
function whyNotLeave(t: Table): Why | null {
  if (mayLeave(t)) return null;
  if (t.isBarred) return because('why.barred', mustSurvive(t) ? 'P52-062' : 'P52-103');
  const missing = living(t).filter((seat) => t.heroes[seat]!.place !== t.exit);
  if (missing.length > 0) return because('why.notAll', 'P52-145', { names: missing.map((seat) => nameOf(t, seat)).join(', ') });
  if (isEscorted(t.ward) && t.ward.place !== t.exit) return becauseOf('why.notAll', 'P52-227', { names: t.ward.name });
  if (hasGoal(t, 'trapped') && t.quest.rooms === 1 && keysHeld(t) < 2) return because('why.keys', 'P52-057');
  return because('why.notYet', t.enemies.length > 0 ? 'R-P52-50' : 'P52-227');
}
