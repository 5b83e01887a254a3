/** P52-016 P52-065 P52-066  What an enemy is, from its card, the party's level and the dials. */
import { evaluate, floorDivide } from '../../formula/evaluate.ts';
import type { AttackType } from '../../formula/syntax.ts';
import type { HouseRules } from '../../house-rules.ts';
import type { Book } from '../../scenario/book.ts';
import { type EnemyAttack, type EnemyRank, SUITS } from '../../scenario/pieces.ts';
import { ACE, type Card, JACK, KING, QUEEN, rankOf, type Suit, suitOf } from '../cards.ts';

/** An attack by distance. */
export interface Reach {
  from: number;
  to: number;
  attack: EnemyAttack;
}

export interface EnemySheet {
  name: string;
  /** 11, 12 or 13; the Major Boss is a King. */
  rank: number;
  maxHp: number;
  initiative: number;
  movement: number;
  defence: Record<AttackType, number>;
  defenceless: readonly AttackType[];
  reaches: Reach[];
  /** Added to its damage by its suit. */
  damage: number;
  /** P52-234 R-P52-52  For the last blow. */
  exp: number;
}

/** R-P52-71  The dial for a party of this size; seven and eight count as six. */
export const dialFor = (dial: readonly number[], characters: number): number => dial[Math.min(characters, 6) - 1]!;

/** What a room fixes for its enemies when the party enters (R-P52-31, R-P52-32). */
export interface Party {
  characters: number;
  avgLv: number;
}

const RANKS = { [JACK]: 'J', [QUEEN]: 'Q', [KING]: 'K' } as const;
const isFace = (rank: number): rank is keyof typeof RANKS => rank in RANKS;
/** P52-234  For Jack, Queen, King. */
const DEFEAT_EXP: Readonly<Record<number, number>> = { [JACK]: 3, [QUEEN]: 5, [KING]: 7 };

const rankName = (card: Card): 'J' | 'Q' | 'K' => {
  const rank = rankOf(card);
  return isFace(rank) ? RANKS[rank] : 'K';
};

/** P52-016  A card of the Enemy deck: its rank's entry with its suit's bonus, or somebody of its own. */
export function enemyFrom(card: Card, party: Party, book: Book): EnemySheet {
  const { enemies } = book.scenario;
  const own = rankName(card);
  const other = enemies.overrides?.find(({ rank, suit }) => rank === own && suit === suitOf(card));
  if (other !== undefined) return built(other.enemy, rankOf(card), [], { party, book });
  return built(enemies[own], rankOf(card), [suitOf(card)], { party, book });
}

/** P52-065  A Minor Boss has all four suits of its rank. */
export const minorBoss = (card: Card, party: Party, book: Book): EnemySheet =>
  built(book.scenario.enemies[rankName(card)], rankOf(card), SUITS, { party, book });

interface Around {
  party: Party;
  book: Book;
}

function built(base: EnemyRank, rank: number, suits: readonly Suit[], { party, book }: Around): EnemySheet {
  const work = (formula: string | undefined): number =>
    formula === undefined ? 0 : evaluate(book.formula(formula), { values: { avgLv: party.avgLv } });
  const bonus = (what: 'hp' | 'damage' | 'defence' | 'movement' | 'initiative'): number =>
    suits.reduce((sum, suit) => sum + work(book.scenario.enemies.suits[suit][what]), 0);
  const { from, to } = base.attack.range;
  return {
    name: base.name,
    rank,
    maxHp: dialled(work(base.hp) + bonus('hp'), book.scenario.dials.hp, party),
    initiative: work(base.initiative) + bonus('initiative'),
    movement: work(base.movement) + bonus('movement'),
    defence: defences(base.defence, bonus('defence')),
    defenceless: [...(base.defenceless ?? [])],
    reaches: [{ from, to, attack: copied(base.attack) }],
    damage: bonus('damage'),
    exp: base.exp ?? DEFEAT_EXP[rank] ?? 0,
  };
}

/** A table keeps no part of its scenario: what it holds is its own. */
const copied = (attack: EnemyAttack): EnemyAttack => ({ ...attack, range: { ...attack.range } });

/** R-P52-71  Percent of health, floored, at least 1. */
const dialled = (hp: number, dial: readonly number[], { characters }: Party): number =>
  Math.max(1, floorDivide(hp * dialFor(dial, characters), 100));

const defences = (by: { melee: number; ranged: number; magic: number; other?: number }, bonus: number): Record<AttackType, number> => ({
  melee: by.melee + bonus,
  ranged: by.ranged + bonus,
  magic: by.magic + bonus,
  other: (by.other ?? 0) + bonus,
});

/** P52-066 P52-074  The Major Boss of the scenario. */
export function majorBoss(party: Party, book: Book): EnemySheet {
  const { majorBoss: boss, dials } = book.scenario;
  const work = (formula: string): number => evaluate(book.formula(formula), { values: { avgLv: party.avgLv } });
  return {
    name: boss.name,
    rank: KING,
    maxHp: dialled(work(boss.hp), dials.hp, party),
    initiative: work(boss.initiative),
    movement: work(boss.movement),
    defence: defences(boss.defence, 0),
    defenceless: [...(boss.defenceless ?? [])],
    reaches: boss.bands.map(({ from, to, attack }) => ({ from, to, attack: copied(attack) })),
    damage: 0,
    exp: boss.exp ?? 15,
  };
}

/** The attack it has at a distance, if any. */
export const attackAt = ({ reaches }: Pick<EnemySheet, 'reaches'>, distance: number): EnemyAttack | undefined =>
  reaches.find(({ from, to }) => distance >= from && distance <= to)?.attack;

/** P52-201  All enemies add AvgLv / 5 to attack flips. */
export const enemyBonus = (avgLv: number): number => floorDivide(avgLv, 5);

export interface EnemyStruck {
  total: number;
  over: number;
  hits: boolean;
  ace: boolean;
  king: boolean;
}

/** P52-197 P52-199 R-P52-04  An enemy must beat its target; an Ace fails. */
export function enemyStrikes(card: Card, avgLv: number, target: number, house: Pick<HouseRules, 'enemyHitsOnEqual'>): EnemyStruck {
  const rank = rankOf(card);
  const total = rank + enemyBonus(avgLv);
  const hits = rank !== ACE && (total > target || (house.enemyHitsOnEqual && total === target));
  return { total, over: hits ? total - target : 0, hits, ace: rank === ACE, king: rank === KING };
}

/** R-P52-07 R-P52-71  Formula with suit and King bonus, then the dial. `kingBonus` is 0 without a King, null where a King doubles. */
export function enemyDamage(formula: number, suit: number, kingBonus: number | null, percent: number): number {
  const base = formula + suit;
  const withKing = kingBonus === null ? base * 2 : base + kingBonus;
  return Math.max(0, floorDivide(withKing * percent, 100));
}

/** R-P52-42  It flees below a quarter of its health, rounded down unless the quarter is exact. */
export const isFleeing = (hp: number, maxHp: number, house: Pick<HouseRules, 'quarterExact'>): boolean =>
  house.quarterExact ? 4 * hp < maxHp : hp < floorDivide(maxHp, 4);
