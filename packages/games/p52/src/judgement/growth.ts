/** Who to be and how to grow. */
import type { Seat } from '@undercroft/engine';
import type { Decision } from '../decisions.ts';
import { bookFor } from '../doors.ts';
import { CORES, type Core } from '../formula/syntax.ts';
import type { Cores, Known } from '../rules/character.ts';
import { bonusPoints, grantedAbilities, startingCores, summedCores } from '../rules/creation.ts';
import type { View } from '../view.ts';
import { about } from './odds.ts';

/** Cores and abilities as they stand, made or half made. */
function shapeOf(view: View, seat: Seat): { cores: Cores; abilities: readonly Known[] } {
  const { sheet, draft } = view.heroes[seat]!;
  if (sheet !== null) return sheet;
  const book = bookFor(view);
  return {
    cores: startingCores(summedCores(draft.race, draft.profession, book), draft.split, view.house),
    abilities: grantedAbilities(draft.race, draft.profession, book),
  };
}

/** How strong such cores make somebody: health and the best blow, in proportion; quick feet a little. */
export function strengthOf(view: View, cores: Cores, abilities: readonly Known[]): number {
  const values = { ...cores, aLv: 1, Lv: 1, avgLv: 1, tLv: 1, R: 1, n: 1, hp: 10, maxHp: 10, item: 0, Over: 3 };
  const blows = abilities.map(({ id }) => {
    const ability = bookFor(view).ability(id);
    const damage = ability.kind === 'attack' ? ability.effects.find(({ effect }) => effect === 'damage') : undefined;
    return damage?.effect === 'damage' ? about(view, damage.amount, values) : 3;
  });
  const health = cores.Lift * cores.Think + 3;
  return (
    Math.log(health) * 1.3 +
    Math.log(Math.max(3, ...blows)) +
    0.12 * Math.log(cores.Balance + cores.Move) +
    0.1 * Math.log(cores.Lead + cores.Move)
  );
}

const grown = (cores: Cores, split: Readonly<Record<string, number>>): Cores => ({
  Lift: cores.Lift + (split.Lift ?? 0),
  Think: cores.Think + (split.Think ?? 0),
  Balance: cores.Balance + (split.Balance ?? 0),
  Move: cores.Move + (split.Move ?? 0),
  Lead: cores.Lead + (split.Lead ?? 0),
});

export function judgeSplit(view: View, { seat, split }: Extract<Decision, { kind: 'split' }>): number {
  const { cores, abilities } = shapeOf(view, seat);
  return strengthOf(view, grown(cores, split), abilities);
}

export const judgeCore = (view: View, seat: Seat, core: Core): number => {
  const { cores, abilities } = shapeOf(view, seat);
  return strengthOf(view, grown(cores, { [core]: 1 }), abilities);
};

/** Every split over health and one core more. */
export function suggestSplits(view: View, seat: Seat): Decision[] {
  const { sheet, draft } = view.heroes[seat]!;
  const points = sheet === null ? bonusPoints(draft.flipped) : Number(view.stack.at(-1)?.vars.points);
  const splits: Decision[] = [];
  for (const third of CORES.slice(2))
    for (let lift = 0; lift <= points; lift++)
      for (let think = 0; lift + think <= points; think++)
        splits.push({ seat, kind: 'split', split: { Lift: lift, Think: think, [third]: points - lift - think } });
  return splits;
}

/** Somebody for every task: each seat leans to another class. */
export function judgeClass(view: View, seat: Seat, profession: string): number {
  const { draft } = view.heroes[seat]!;
  const book = bookFor(view);
  const { classes } = book.scenario;
  const abilities = grantedAbilities(draft.race, profession, book);
  const cores = startingCores(summedCores(draft.race, profession, book), {}, view.house);
  const leans = classes.findIndex(({ id }) => id === profession) === (seat * 2 + Math.floor(seat / 3)) % classes.length;
  return strengthOf(view, cores, abilities) + (leans ? 0.8 : 0);
}

/** What a character lacks most is learned first: a defence, reach, healing. */
export function judgeAbility(view: View, seat: Seat, id: string): number {
  const { abilities } = shapeOf(view, seat);
  const book = bookFor(view);
  const ability = book.ability(id);
  const known = abilities.map((one) => book.ability(one.id));
  if (ability.kind === 'defence') {
    const open = ability.against.filter((type) => !known.some((other) => other.kind === 'defence' && other.against.includes(type)));
    return 1 + open.length;
  }
  if (ability.kind === 'attack') {
    const best = Math.max(-1, ...known.filter(({ kind }) => kind === 'attack').map(({ range }) => range.to));
    return ability.range.to > best && ability.effects.some(({ effect }) => effect === 'damage') ? 2.8 : 0.5;
  }
  if (ability.kind === 'heal') return known.some(({ kind }) => kind === 'heal') ? 0.6 : 2.5;
  return 0.8;
}

/** Exp on what is used most: the attack and the defence. */
export function judgeRaise(view: View, id: string | null): number {
  if (id === null) return 0.5;
  const { kind } = bookFor(view).ability(id);
  return kind === 'attack' ? 2 : kind === 'defence' ? 2.2 : kind === 'heal' ? 1.5 : 0.2;
}

/** What an item is worth to this one. */
export function judgeItem(view: View, seat: Seat, id: string): number {
  const thing = bookFor(view).item(id);
  const { abilities } = shapeOf(view, seat);
  if (thing.kind === 'trapped') return -1;
  if (thing.kind === 'tool') return 1;
  if (thing.kind === 'consumable')
    return thing.lowestHeal ? 2.2 : thing.uses.some(({ effects }) => effects.some(({ effect }) => effect === 'revive')) ? 3 : 1.5;
  const has = view.heroes[seat]!.sheet?.items.some(({ item }) => item === id) ?? false;
  if (has) return 0.3;
  const isFor = thing.bonus === undefined || thing.bonus.abilities.some((ability) => abilities.some((known) => known.id === ability));
  return isFor ? (thing.bonus === undefined ? 2.4 : 2.6) : 0.2;
}
