/** What things are worth to a party, in hit points, roughly. */
import { EQUIPMENT, type Gear } from '../content/equipment.ts';
import { MONSTERS } from '../content/monsters.ts';
import type { Ability, AbilityName, Effect, RoomKind, Sheet, UseName } from '../content/vocabulary.ts';
import { sheetNow } from '../rules/map.ts';
import { carriedOf, isConscious } from '../rules/party.ts';
import { NONE } from '../table.ts';
import type { Skill, ThrowKey } from '../throws/index.ts';
import type { HeroView, View } from '../view.ts';
import { hitChance, meanDamage, oddsOf } from './chances.ts';

/** Bonus dice that should be there when the boss is. */
export const DICE_FOR_BOSS = 4;
export const COIN = 1;
/** A faint costs an ability and three hit points for good. */
export const FAINT = 7;

/** The next die is worth more as long as few are there. */
export const dieWorth = (dice: number): number => (dice < DICE_FOR_BOSS ? 3 : dice < 7 ? 2.3 : 1.6);

const missing = ({ full, hp }: HeroView): number => full - hp;
export const conscious = (view: View): HeroView[] => view.heroes.filter(isConscious);
const bloodless = (view: View, x: number): number => conscious(view).reduce((sum, hero) => sum + Math.min(x, missing(hero)), 0);

/** Abilities that are worth the same at any time; the others are worked out from the table. */
const STEADY: Partial<Record<AbilityName, number>> = {
  'double-swing': 1.8,
  berserk: 1.3,
  pickpocket: 2,
  piercing: 1.6,
  'swing-again': 1.5,
  'focused-damage': 1.7,
  'five-finger-discount': 2.2,
  'divine-intervention': 1.4,
  'agile-instincts': 0.9,
  'reduced-damage': 0.8,
  counterblow: 1,
};

/** What an icon for this ability would be worth now. */
export function abilityWorth(view: View, { ability, amount = 0, type }: Ability): number {
  const monster = MONSTERS[view.monster];
  const long = Math.min(1, view.hp / 9);
  switch (ability) {
    case 'heal-hero':
      return 0.9 * Math.max(0, ...conscious(view).map((hero) => Math.min(amount, missing(hero))));
    case 'heal-party':
      return 0.9 * bloodless(view, amount);
    case 'tracking-strike':
      return view.tracked ? 0 : 2 * long;
    case 'beer':
      return 1.6 * long;
    case 'metamorphosis':
      return view.toad ? 0 : (1 + (monster?.damage ?? 0) * 0.5) * long;
    case 'enchanting-melody':
      return view.song || view.coins === 0 || (monster?.ability ?? monster?.throw) === undefined ? 0 : 1.8 * long;
    case 'sworn-enemy':
      return monster?.type === type ? amount : 0;
    case 'seduction':
      return view.charmedBy !== NONE || monster?.level === 0 ? 0 : (monster?.damage ?? 1);
    default:
      return (STEADY[ability] ?? 0) + amount * 0.1;
  }
}

/** What an ability is worth for the rest of the game, to choose what a Scar covers. */
const LASTING: Record<AbilityName, number> = {
  'double-swing': 5,
  berserk: 4,
  'heal-hero': 5,
  'heal-party': 6,
  pickpocket: 4,
  'reduced-damage': 2,
  piercing: 4.5,
  'tracking-strike': 4.5,
  'swing-again': 4,
  beer: 3,
  'agile-instincts': 2.5,
  'focused-damage': 4.5,
  'five-finger-discount': 4,
  'enchanting-melody': 2.5,
  'sworn-enemy': 3,
  counterblow: 2.2,
  'divine-intervention': 4,
  metamorphosis: 3.5,
  seduction: 3,
};
export const lastingWorth = ({ ability, amount = 1 }: Ability): number => LASTING[ability] + amount * 0.1;

/** Throws that each hero may still make, roughly. */
const throwsLeft = (view: View): number => 3 + 2.5 * Math.max(0, 3 - view.floor);

/** How much a weapon adds to a plain throw, on average; never less than nothing, for nobody must use it. */
export function weaponGain(effect: Extract<Effect, { effect: 'weapon' }>, skill: Skill): number {
  // More than a boss has is of no use.
  const most = 26;
  const plain = meanDamage(oddsOf([], skill), { times: 1, plus: 0, most });
  const better = meanDamage(oddsOf([effect.throw], skill), { times: effect.times ?? 1, plus: effect.plus ?? 0, most });
  return Math.max(0, better - plain);
}

const USES: Record<UseName, (amount: number) => number> = {
  'heal-hero': (x) => x * 0.8,
  'heal-party': (x) => x * 2,
  dice: (x) => x * 2.6,
  coins: (x) => x * COIN,
  strike: (x) => x * 0.9,
  shield: () => 2.6,
  boost: (x) => x * 0.6,
  silence: () => 2.6,
};

/** What a card is worth to a hero who carries these others; the second weapon of a kind is worth less. */
export function gearWorth(view: View, gear: Gear, carried: readonly Gear[]): number {
  const { effect } = EQUIPMENT[gear]!;
  const left = throwsLeft(view);
  switch (effect.effect) {
    case 'weapon': {
      const best = Math.max(0, ...carried.map((card) => gainOf(card, view.rules.skill)));
      const own = weaponGain(effect, view.rules.skill);
      return Math.max(0, own - best) * left * 0.8 + own * 0.4;
    }
    case 'reduce':
      return effect.amount * left * 0.35 * (effect.type === undefined ? 1 : 0.35);
    case 'counterblow':
      return left * 0.5;
    case 'sharpen':
      return effect.amount * left * 0.3;
    case 'pays':
      return effect.what === 'dice' ? 2.4 : 2 + view.heroes.length * 0.1;
    case 'use':
      return USES[effect.do](effect.amount);
  }
}

const gainOf = (gear: Gear, skill: Skill): number => {
  const { effect } = EQUIPMENT[gear]!;
  return effect.effect === 'weapon' ? weaponGain(effect, skill) : 0;
};

/** A card for a hero who drops another for it. */
export function worthFor(view: View, gear: Gear, hero: HeroView, drop: Gear): number {
  const others = carriedOf(hero, EQUIPMENT[gear]!.type).filter((card) => card !== drop);
  const lost = drop === NONE ? 0 : gearWorth(view, drop, others);
  // Whoever is nearly an angel should not carry the family silver.
  return gearWorth(view, gear, others) * (1 - 0.04 * (9 - hero.full)) - lost;
}

function roomWorth(view: View, kind: RoomKind): number {
  switch (kind.room) {
    case 'fountain':
      return 0.9 * view.heroes.reduce((sum, hero) => sum + (hero.eliminated ? 0 : missing(hero)), 0) + 2;
    case 'treasure':
      return kind.what === 'coins' ? kind.amount * COIN : kind.what === 'dice' ? kind.amount * dieWorth(view.dice) : 3.5;
    case 'dangerous':
      return -9 * (1 - hitChance([kind.throw], view.rules.skill) / Math.max(0.01, hitChance([], view.rules.skill)));
    default:
      return 0;
  }
}

/** A room and the best way on from it, as far as the sheet goes. */
export function wayWorth(view: View, room: number, sheet: Sheet | undefined = sheetNow(view)): number {
  const there = sheet?.rooms[room];
  if (there === undefined) return 0;
  const onward = there.exits.map((exit) => wayWorth(view, exit, sheet));
  return roomWorth(view, there.kind) + (onward.length === 0 ? 0 : 0.8 * Math.max(...onward));
}

export const isHard = (view: View, key: ThrowKey): boolean => hitChance([key], view.rules.skill) < 0.55 * hitChance([], view.rules.skill);
