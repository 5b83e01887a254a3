/** Which die, which weapons, which icon: by chance × damage. */
import { EQUIPMENT } from '../content/equipment.ts';
import { MONSTERS } from '../content/monsters.ts';
import { WHITE } from '../content/vocabulary.ts';
import type { IconDecision, SwingDecision } from '../decisions.ts';
import { facesBoss, wantedFor } from '../rules/fight.ts';
import { abilityOf, isScarred, nextConscious } from '../rules/party.ts';
import { NONE } from '../table.ts';
import type { HeroView, View } from '../view.ts';
import { hitChance, meanDamage, oddsOf } from './chances.ts';
import { abilityWorth, conscious, DICE_FOR_BOSS, dieWorth, FAINT } from './values.ts';

const thrower = (view: View): HeroView => view.heroes[view.thrower]!;

/** What weapons make of a hit. */
function weaponsOf(weapons: readonly number[]): { times: number; plus: number } {
  let [times, plus] = [1, 0];
  for (const gear of weapons) {
    const { effect } = EQUIPMENT[gear]!;
    if (effect.effect !== 'weapon') continue;
    times *= effect.times ?? 1;
    plus += effect.plus ?? 0;
  }
  return { times, plus };
}

/** In a large party each hit point is worth less: there are more of them. */
const USUAL_PARTY = 3;

/** What a miss costs: hit points, and more if it means fainting. */
function missCost(view: View): number {
  const hero = thrower(view);
  const monster = MONSTERS[view.monster]!;
  if (view.beer === view.thrower) return 0;
  const damage = Math.max(0, monster.damage - (view.toad ? 2 : 0));
  const others = !view.song && monster.ability?.ability === 'rabid' ? damage * (conscious(view).length - 1) : 0;
  return (Math.min(damage, hero.hp) + others + (hero.hp <= damage ? FAINT : 0)) * (USUAL_PARTY / view.heroes.length);
}

/** What the icon of a die is worth in this hero's hands; the next hero may make more of it. */
function iconWorth(view: View, die: number): number {
  const worthTo = (hero: HeroView): number => {
    const colours = [0, 1, 2].filter((colour) => (die === WHITE || colour === die) && !isScarred(hero, colour));
    return Math.max(0, ...colours.map((colour) => abilityWorth(view, abilityOf(hero, colour)!)));
  };
  if (die === WHITE) return worthTo(thrower(view)) / 6;
  const next = view.heroes[nextConscious(view, view.thrower)]!;
  return (worthTo(thrower(view)) - 0.5 * worthTo(next)) / 3;
}

/** Throws that are still needed at this rate. */
const throwsNeeded = (view: View, mean: number): number => Math.ceil(view.hp / Math.max(0.4, mean));

/** What a bonus die costs if so many are needed: dear while the boss is still to come. */
function diceCost(view: View, needed: number): number {
  if (facesBoss(view)) return 0;
  let cost = 0;
  for (let i = 0; i < Math.min(needed, view.dice); i++) cost += dieWorth(view.dice - i - 1);
  return needed > view.dice ? cost + recoveryCost(view) * Math.ceil((needed - view.dice) / 3) : cost;
}

/** DF-162  Everybody suffers the level; whoever faints costs more. */
function recoveryCost(view: View): number {
  const { level } = MONSTERS[view.monster]!;
  const heroes = conscious(view);
  const cost =
    heroes.reduce((sum, { hp }) => sum + Math.min(level, hp) + (hp <= level ? FAINT : 0), 0) * (USUAL_PARTY / view.heroes.length);
  return heroes.every(({ hp }) => hp <= level) ? cost + 100 : cost;
}

export function judgeSwing(view: View, d: SwingDecision): number {
  const mean = meanDamage(oddsOf(view.compulsory, view.rules.skill), { times: 1, plus: 0, most: 10 });
  const needed = throwsNeeded(view, mean);
  if (d.do === 'recover') return -recoveryCost(view) * Math.ceil(needed / 3);
  const wanted = wantedFor(view, d.weapons);
  const odds = oddsOf(wanted, view.rules.skill);
  const { times, plus } = weaponsOf(d.weapons);
  const more = plus + (view.tracked ? 1 : 0) + thrower(view).boost;
  const dealt = meanDamage(odds, { times, plus: more, most: view.hp });
  const misses = 1 - hitChance(wanted, view.rules.skill);
  // The dice of the dungeon are only spared where there is a choice.
  const cost = d.die === WHITE && view.holding === NONE ? diceCost(view, needed) + (view.dice <= DICE_FOR_BOSS ? 0.5 : 0) : 0;
  return dealt - misses * missCost(view) + iconWorth(view, d.die) - cost;
}

const section = (view: View): number => view.verdict?.section ?? 0;

/** What the throw would deal as it lies. */
function damageNow(view: View): number {
  const { times, plus } = weaponsOf(view.weapons);
  return view.isHit ? section(view) * times + plus + (view.tracked ? 1 : 0) : 0;
}

/** More damage is worth what is left of the monster. */
const gain = (view: View, more: number): number => Math.max(0, Math.min(view.hp - damageNow(view), more));

function judgeAbility(view: View, d: Extract<IconDecision, { do: 'ability' }>): number {
  const hero = thrower(view);
  const ability = abilityOf(hero, d.colour)!;
  const { times } = weaponsOf(view.weapons);
  const target = view.heroes[d.target];
  const mean = meanDamage(oddsOf(view.compulsory, view.rules.skill), { times: 1, plus: 0, most: view.hp });
  switch (ability.ability) {
    case 'heal-hero':
      return target === undefined ? 0 : 0.9 * Math.min(ability.amount ?? 0, target.full - target.hp) + (target.hp <= 3 ? 0.5 : 0);
    case 'berserk':
      return gain(view, section(view) * times) - 1 - (hero.hp <= 1 ? FAINT : 0);
    case 'piercing':
      return gain(view, ability.amount ?? 0);
    case 'focused-damage':
      return section(view) > 5 ? -1 : gain(view, (5 - section(view)) * times);
    case 'double-swing':
      return damageNow(view) >= view.hp ? 0 : mean;
    // A miss taken back saves its cost; a good hit is kept.
    case 'swing-again':
      return view.isHit ? mean - damageNow(view) - 0.5 : mean + 0.5 * missCost(view);
    case 'agile-instincts':
      return missCost(view);
    case 'reduced-damage':
      return Math.min(missCost(view), ability.amount ?? 0);
    case 'counterblow':
      return Math.min(view.hp, MONSTERS[view.monster]?.damage ?? 0);
    case 'divine-intervention':
      return Math.min(damageNow(view), Math.max(0, ...conscious(view).map((each) => each.full - each.hp)));
    case 'beer':
      return (target === undefined ? 0 : 1 + (9 - target.hp) * 0.1) * Math.min(1, view.hp / 9);
    default:
      return abilityWorth(view, ability);
  }
}

/** DF-131  A kill is as good as all that is left of the monster. */
export function judgeIcon(view: View, d: IconDecision): number {
  if (d.do === 'nothing') return 0.05;
  if (d.do === 'kill') return view.hp > damageNow(view) ? 50 : 0;
  return judgeAbility(view, d);
}
