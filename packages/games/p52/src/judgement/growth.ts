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

/** Somebody for every task: each seat leans to another class, by which people have come together. */
export function judgeClass(view: View, seat: Seat, profession: string): number {
  const { draft } = view.heroes[seat]!;
  const book = bookFor(view);
  const { classes } = book.scenario;
  const abilities = grantedAbilities(draft.race, profession, book);
  const cores = startingCores(summedCores(draft.race, profession, book), {}, view.house);
  const together = view.heroes.reduce((sum, hero) => sum + book.scenario.races.findIndex(({ id }) => id === hero.draft.race), 0);
  const leans = classes.findIndex(({ id }) => id === profession) === (together + seat * 2 + Math.floor(seat / 3)) % classes.length;
  return strengthOf(view, cores, abilities) + (leans ? 2 : 0);
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
  // Who has learned to fight one way stays with it: a party wants fighters in front of its archers.
  if (ability.kind === 'attack') return known.some(({ kind }) => kind === 'attack') ? 0.9 + 0.1 * ability.range.to : 4;
  if (ability.kind === 'heal') return view.heroes.some((_hero, other) => healsFriends(view, other)) ? 0.6 : 2.5;
  return 0.8;
}

/** Whether somebody at the table heals, as far as one can tell from what they are. */
function healsFriends(view: View, seat: Seat): boolean {
  const { sheet, draft } = view.heroes[seat]!;
  if (sheet === null && draft.profession === '') return false;
  return shapeOf(view, seat).abilities.some(({ id }) => bookFor(view).ability(id).kind === 'heal');
}

/** Who fights in front likes to be preferred; nobody likes to be told what to do; others get along without. */
export function judgeQuirk(view: View, seat: Seat, id: string | null): number {
  if (id === null) return 0.5;
  const { penalties, bonuses } = bookFor(view).quirk(id);
  const inFront = shapeOf(view, seat).abilities.some(({ id: known }) => isMelee(view, known));
  if (penalties.some(({ twist }) => twist === 'preferred')) return inFront ? 0.7 : 0;
  if (penalties.some(({ twist }) => twist === 'must')) return 0;
  return bonuses.some((twist) => twist.twist === 'modify' && twist.what === 'staminaCap') && !inFront ? 0.6 : 0.3;
}

function isMelee(view: View, id: string): boolean {
  const ability = bookFor(view).ability(id);
  return ability.kind === 'attack' && ability.range.to === 0;
}

/** Exp on what is used most, attack and defence, by turns. */
export function judgeRaise(view: View, seat: Seat, id: string | null): number {
  if (id === null) return 0.5;
  const { kind } = bookFor(view).ability(id);
  const worth = kind === 'attack' ? 3 : kind === 'defence' ? 3.2 : kind === 'heal' ? 2.4 : 0.4;
  // One after the other: the best shield is no use to somebody who never hits.
  return Math.max(worth > 2 ? 0.6 : 0, worth - 0.3 * (shapeOf(view, seat).abilities.find((known) => known.id === id)?.level ?? 0));
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
