/** What effects do where they stand. The rules carry out only what fits the place; anything else would be read, printed and never happen. */
import type { Effect } from '../effects.ts';
import type { Ability, Item } from '../pieces.ts';
import type { Scenario } from '../scenario.ts';
import { canFlip, isAlwaysNothing } from './figures.ts';
import type { Tell } from './sense.ts';
import { everyTwist } from './twists.ts';

type Kind = Effect['effect'];

/** Done to enemies: by an attack that hits, by what is thrown, or by whoever is called. */
const STRIKES: readonly Kind[] = ['damage', 'damageOverTurns', 'loseTurns', 'frighten', 'push', 'pull'];
const AT_ENEMIES: readonly Kind[] = [...STRIKES, 'steal', 'summon'];
/** Done at once to the party or the space, whoever does it. */
const AT_ONCE: readonly Kind[] = [
  ...['heal', 'healOverTurns', 'restore', 'shield', 'coat', 'drawStamina', 'loseStamina'],
  ...['light', 'untargetable', 'growCore', 'growAbility', 'taunt', 'extraTurns'],
] as Kind[];
/** Somebody is asked, or the turn goes on by it. */
const ON_ONES_TURN: readonly Kind[] = ['teleport', 'stride', 'foresee'];
const IN_DEFENCE: readonly Kind[] = ['cut', 'avoidOrHalve', 'counter'];

/** Where effects stand: which of them happen there, and whether somebody of the party is pointed at. */
interface Place {
  /** `Nothing of the kind happens …` */
  where: string;
  happens: readonly Kind[];
  pointsAt: 'friend' | 'enemy' | 'nobody' | 'either';
}

const USED = [...AT_ONCE, ...ON_ONES_TURN];

const ABILITIES: Readonly<Record<Ability['kind'], Place>> = {
  attack: { where: 'in an attack', happens: [...STRIKES, ...AT_ONCE, 'teleport', 'foresee'], pointsAt: 'enemy' },
  defence: { where: 'in a defence', happens: IN_DEFENCE, pointsAt: 'enemy' },
  heal: { where: 'in an ability that is no defence', happens: [...USED, ...AT_ENEMIES, 'revive'], pointsAt: 'either' },
  utility: { where: 'in an ability that is no defence', happens: [...USED, ...AT_ENEMIES, 'revive'], pointsAt: 'either' },
};
const LOCKS: Place = { where: 'where locks are picked', happens: ['pickLock'], pointsAt: 'nobody' };

type Consumable = Extract<Item, { kind: 'consumable' }>;
const ITEMS: Readonly<Record<Consumable['on'], Place>> = {
  self: { where: 'in an item for oneself', happens: USED, pointsAt: 'nobody' },
  space: { where: 'in an item for the space', happens: USED, pointsAt: 'nobody' },
  friend: { where: 'in an item for a friend', happens: [...USED, 'revive'], pointsAt: 'friend' },
  enemies: { where: 'in an item for enemies', happens: [...USED, ...AT_ENEMIES], pointsAt: 'enemy' },
};
const LID: Place = { where: 'where something jumps out of a chest', happens: ['snap'], pointsAt: 'nobody' };
const SPOT: Place = { where: 'on a spot', happens: AT_ONCE, pointsAt: 'nobody' };
const MOMENT: Place = { where: 'at a moment', happens: AT_ONCE, pointsAt: 'nobody' };

type Way = readonly (string | number)[];

export function checkEffects(scenario: Scenario, tell: Tell): void {
  for (const [i, ability] of scenario.abilities.entries()) {
    checkAt(ability.effects, ability.id === 'lockPicking' ? LOCKS : ABILITIES[ability.kind], ['abilities', i, 'effects'], tell);
    if (ability.kind === 'attack') checkAttack(ability, i, tell);
    checkExtraTurns(ability, i, tell);
    checkTerms(ability, i, tell);
  }
  for (const [i, item] of scenario.items.entries()) {
    if (item.kind === 'trapped') checkAt(item.effects, LID, ['items', i, 'effects'], tell);
    if (item.kind !== 'consumable') continue;
    for (const [way, { effects }] of item.uses.entries()) checkAt(effects, ITEMS[item.on], ['items', i, 'uses', way, 'effects'], tell);
  }
  for (const [i, { onceEach }] of (scenario.spots ?? []).entries()) checkAt(onceEach ?? [], SPOT, ['spots', i, 'onceEach'], tell);
  for (const { twist, way } of everyTwist(scenario)) if (twist.twist === 'on') checkAt(twist.effects, MOMENT, [...way, 'effects'], tell);
}

function checkAt(effects: readonly Effect[], place: Place, way: Way, tell: Tell): void {
  const aims = new Set(effects.map(aimOf));
  for (const [i, effect] of effects.entries()) {
    const sentence = flawOf(effect, place) ?? (place.pointsAt === 'either' ? flawOfAim(effect, i, effects, aims) : null);
    if (sentence !== null) tell([...way, i], sentence);
  }
}

function flawOf(effect: Effect, place: Place): string | null {
  const { effect: kind } = effect;
  if (!place.happens.includes(kind)) return `Nothing of the kind "${kind}" happens ${place.where}; there are ${place.happens.join(', ')}.`;
  if (aimOf(effect) === 'friend' && (place.pointsAt === 'nobody' || place.pointsAt === 'enemy'))
    return `Nobody of the party is pointed at ${place.where}: "one" is nobody.`;
  if (kind === 'growCore' && effect.core === 'any' && (place === SPOT || place === MOMENT))
    return `Nobody is asked ${place.where} which core grows.`;
  return flawOfItself(effect) ?? (place.where === ABILITIES.attack.where ? null : flawOfThrow(effect));
}

/** Wherever it stands. */
function flawOfItself(effect: Effect): string | null {
  if ('amount' in effect && effect.effect !== 'revive' && isAlwaysNothing(effect.amount)) return 'This is never more than 0.';
  if (effect.effect === 'stride' && effect.spots === 0 && !effect.unhindered) return 'A stride of no spots changes nothing.';
  if (effect.effect === 'extraTurns' && effect.now + effect.later === 0) return 'No extra turn at all changes nothing.';
  const targets = effect.effect === 'damage' ? effect.targets : undefined;
  if ('on' in effect && effect.on === 'several' && targets === undefined) return 'Only damage reaches several, as many as "targets" says.';
  if (targets !== undefined && 'on' in effect && effect.on !== 'several') return '"targets" says how many are reached "on" several.';
  return null;
}

/** R-P52-70  What is thrown is defended against by the cards in its damage. */
const flawOfThrow = (effect: Effect): string | null =>
  effect.effect === 'damage' && !effect.sure && !canFlip(effect.amount)
    ? 'Every enemy holds off what is thrown without a Flip in its amount; a card, or "sure", lets it hit.'
    : null;

/** Whom an effect needs to be pointed at. */
function aimOf(effect: Effect): 'enemy' | 'fallen' | 'friend' | 'nobody' {
  if (AT_ENEMIES.includes(effect.effect)) return 'enemy';
  if (effect.effect === 'revive') return 'fallen';
  if (effect.effect === 'teleport') return effect.who === 'one' ? 'friend' : 'nobody';
  return 'on' in effect && effect.on === 'one' ? 'friend' : 'nobody';
}

/** One use points at one: an enemy, or somebody of the party. */
function flawOfAim(effect: Effect, i: number, effects: readonly Effect[], aims: ReadonlySet<string>): string | null {
  const aim = aimOf(effect);
  if ((aim === 'friend' || aim === 'fallen') && aims.has('enemy')) return 'This points at an enemy already; nobody of the party is meant.';
  if (aim === 'friend' && effects.some((other, at) => at > i && other.effect === 'revive')) return 'Who is dead is brought back first.';
  return null;
}

/** R-P52-70  Without a target it always hits, and its own flip is what enemies defend against. */
function checkAttack({ name, target, effects }: Ability, i: number, tell: Tell): void {
  if (target !== undefined) return;
  const lands = effects.some((effect) => effect.effect === 'damage' && (effect.sure === true || canFlip(effect.amount)));
  if (!lands) tell(['abilities', i], `Every enemy holds ${name} off: it has neither a target nor a Flip in its damage, and is not "sure".`);
}

/** A turn that brings a turn never ends, unless it is limited or costs what it does not bring back. */
function checkExtraTurns({ name, effects, limit, costs }: Ability, i: number, tell: Tell): void {
  if (limit !== undefined || !effects.some(({ effect }) => effect === 'extraTurns')) return;
  const brings = (...kinds: Kind[]): boolean => effects.some(({ effect }) => kinds.includes(effect));
  const pays =
    (costs?.stamina !== undefined && !brings('drawStamina')) || (costs?.hp !== undefined && !brings('heal', 'healOverTurns', 'restore'));
  if (!pays) tell(['abilities', i], `${name} can bring extra turns for ever; a limit or a cost ends that.`);
}

/** P52-202  One defends whenever one is hit; and neither an attack nor a lock leaves the turn. */
function checkTerms({ id, kind, name, limit, costs, free }: Ability, i: number, tell: Tell): void {
  const isLock = id === 'lockPicking';
  if ((limit ?? costs) !== undefined && (kind === 'defence' || isLock))
    tell(
      ['abilities', i, limit === undefined ? 'costs' : 'limit'],
      `${name} is ${isLock ? 'tried' : 'used'} as often as one likes, at no cost.`,
    );
  if (free && (kind === 'attack' || kind === 'defence' || isLock)) tell(['abilities', i, 'free'], `${name} cannot be free of the turn.`);
}
