/** Whether what is flipped for can succeed at all, and whether ranges reach anything. */
import type { MODIFIED } from '../effects.ts';
import type { Ability, EnemyAttack } from '../pieces.ts';
import type { Scenario } from '../scenario.ts';
import { boundsIn } from './figures.ts';
import type { Tell } from './sense.ts';
import { everyTwist } from './twists.ts';

/** A King, a King of Stamina on it (R-P52-09), and what aim or stance add at most. */
const [CARD, STAMINA, FOCUS] = [13, 13, 3];
/** P52-217  More Lock Picks than anybody lays on one lock. */
const PICKS = 20;
/** P52-201  What enemies add to their flips, for the highest party there is. */
const ENEMY_BONUS = 19;
type Modified = (typeof MODIFIED)[number];

/** What twists bring at most toward reaching a target: less to reach, more on the flip. */
function helpIn(scenario: Scenario, less: Modified | null, more: Modified | null): number {
  let help = 0;
  for (const { twist } of everyTwist(scenario)) {
    if (twist.twist !== 'modify') continue;
    if (twist.what === less) help += Math.max(0, -boundsIn(twist.by).least);
    if (twist.what === more) help += Math.max(0, boundsIn(twist.by).most);
  }
  return help;
}

/** What a flip for an ability can come to. */
function reachOf({ id, kind }: Ability, scenario: Scenario): number {
  if (kind === 'attack') return CARD + STAMINA + FOCUS + helpIn(scenario, 'attackTarget', 'attackFlip');
  if (kind === 'defence') return CARD + STAMINA + FOCUS + helpIn(scenario, 'defenceTarget', 'defenceFlip');
  if (id === 'lockPicking') return CARD + STAMINA + PICKS + helpIn(scenario, null, 'lockPicking');
  return CARD + STAMINA + helpIn(scenario, 'otherTarget', null);
}

export function checkChances(scenario: Scenario, tell: Tell): void {
  for (const [i, ability] of scenario.abilities.entries()) {
    checkTarget(ability.target, reachOf(ability, scenario), (sentence) => tell(['abilities', i, 'target'], sentence));
    for (const [j, effect] of ability.effects.entries())
      if (effect.effect === 'summon')
        checkTarget(effect.target, CARD, (sentence) => tell(['abilities', i, 'effects', j, 'target'], sentence));
  }
  checkItems(scenario, tell);
  checkEnemies(scenario, tell);
}

function checkTarget(target: string | undefined, reach: number, tell: (sentence: string) => void): void {
  const least = target === undefined ? 0 : boundsIn(target).least;
  if (least > reach) tell(`No flip ever reaches this: it is at least ${least}, and ${reach} is the most.`);
}

function checkItems({ items }: Scenario, tell: Tell): void {
  for (const [i, item] of items.entries()) {
    if (item.kind !== 'consumable') continue;
    if (item.range.from > item.range.to) tell(['items', i, 'range'], `The range of ${item.name} ends before it begins.`);
    for (const [way, { effects }] of item.uses.entries())
      for (const [j, effect] of effects.entries())
        if (effect.effect === 'summon')
          checkTarget(effect.target, CARD, (sentence) => tell(['items', i, 'uses', way, 'effects', j, 'target'], sentence));
  }
}

function checkEnemies({ enemies, majorBoss }: Scenario, tell: Tell): void {
  for (const rank of ['J', 'Q', 'K'] as const) checkBlow(enemies[rank].attack, ['enemies', rank, 'attack'], tell);
  for (const [i, { enemy }] of (enemies.overrides ?? []).entries())
    checkBlow(enemy.attack, ['enemies', 'overrides', i, 'enemy', 'attack'], tell);
  for (const [i, { attack }] of majorBoss.bands.entries()) checkBlow(attack, ['majorBoss', 'bands', i, 'attack'], tell);
  for (const [suit, { defence }] of Object.entries(enemies.suits)) {
    const least = defence === undefined ? 0 : boundsIn(defence).least;
    if (least > CARD + STAMINA) tell(['enemies', 'suits', suit, 'defence'], `No attack ever gets past a defence of ${least} and more.`);
  }
}

/** R-P52-04  An enemy must beat its target. */
function checkBlow({ name, range, target }: EnemyAttack, way: readonly (string | number)[], tell: Tell): void {
  if (range.from > range.to) tell([...way, 'range'], `The range of ${name} ends before it begins.`);
  checkTarget(target, CARD + ENEMY_BONUS - 1, (sentence) => tell([...way, 'target'], sentence));
}
