/** How the dice lie: what all of them show together, and what follows from it (R-AP-22, R-AP-55). */
import { ITEMS, NONE, TIER_OF } from '../content/cards.ts';
import { many, one, RUNE, symbolOf } from '../content/dice.ts';
import { COLOURS, type Condition, type Count, TIERS } from '../content/vocabulary.ts';
import type { Table } from '../table.ts';
import { sumOfAdded } from './added.ts';
import { colourOf, type Die, isCritical, isLocked, isRolled, runesLeft, shownBy } from './dice.ts';
import { inParty, isUpgraded, isWounded, type PartyHero, sideOf, weaponOf } from './heroes.ts';

/** What the rules of a roll read: of a table, or of a view, in which all of it is open. */
export type Rolling = Pick<
  Table,
  | 'rules'
  | 'trial'
  | 'quest'
  | 'arena'
  | 'boss'
  | 'roller'
  | 'active'
  | 'sent'
  | 'pool'
  | 'added'
  | 'runesSpent'
  | 'conversions'
  | 'immunityGone'
  | 'ignoredLight'
  | 'ignoredDeadly'
  | 'ignoredAny'
  | 'downgraded'
  | 'moreLight'
  | 'moreDeadly'
> & { seats: readonly { heroes: readonly PartyHero[] }[] };

/** Sums over the dice. */
export interface Lie {
  /** Symbols, spent runes left out. */
  symbols: number;
  criticals: number;
  blanks: number;
}

/** What one die brings to the sums. */
export function noteDie(lie: Lie, die: Die): void {
  if (!isRolled(die)) return;
  const shown = shownBy(die);
  lie.symbols += shown - (many(shown, RUNE) - runesLeft(die)) * one(RUNE);
  if (shown === 0) lie.blanks++;
  else if (isCritical(die)) lie.criticals++;
}

/** The sums over the dice that are not left out. */
export function lieOf(pool: readonly Die[], without: readonly number[] = []): Lie {
  const lie: Lie = { symbols: 0, criticals: 0, blanks: 0 };
  for (let i = 0; i < pool.length; i++) if (!without.includes(i)) noteDie(lie, pool[i]!);
  return lie;
}

function countOf(t: Rolling, lie: Lie, what: Count): number {
  switch (what) {
    case 'critical':
      return lie.criticals;
    case 'blank':
      return lie.blanks;
    case 'locked':
      return t.pool.reduce((n, die) => n + (isLocked(die) ? 1 : 0), 0);
    case 'wounded': {
      const { heroes } = t.seats[t.roller]!;
      return t.active.reduce((n, card) => n + (isWounded(inParty(heroes, card)) ? 1 : 0), 0);
    }
  }
}

/** Whether a power's condition holds as the dice lie; `hero` is the one it belongs to. */
export function holds(t: Rolling, condition: Condition, hero: PartyHero | undefined, lie: Lie = lieOf(t.pool)): boolean {
  switch (condition.if) {
    case 'critical':
      return lie.criticals > 0;
    case 'upgraded':
      return hero !== undefined && isUpgraded(hero);
    case 'wounded':
      return hero !== undefined && isWounded(hero);
    case 'colour':
      return t.pool.some((die) => colourOf(die) === COLOURS.indexOf(condition.colour));
    case 'symbol':
      return many(lie.symbols, symbolOf(condition.symbol)) > 0;
    case 'tier':
      return t.trial === 'quest' && TIER_OF[t.quest] === TIERS.indexOf(condition.tier);
    case 'fewerHeroes':
      return t.sent < condition.than;
  }
}

/** One symbol that lies there only as long as the dice do: by which power, which, how many. */
export interface Passing {
  hero: PartyHero;
  byWeapon: boolean;
  symbol: number;
  amount: number;
}

/** Powers that count as the dice lie ("each critical adds a shield"). */
export function passingSymbols(t: Rolling, lie: Lie, note: (passing: Passing) => void): void {
  const heroes = t.seats[t.roller]?.heroes ?? [];
  for (let i = 0; i < t.active.length; i++) {
    const hero = inParty(heroes, t.active[i]!);
    notePassing(t, lie, hero, note);
  }
}

function notePassing(t: Rolling, lie: Lie, hero: PartyHero, note: (passing: Passing) => void): void {
  const weapon = weaponOf(hero);
  const [own, arms] = [sideOf(hero).powers, weapon === NONE ? [] : ITEMS[weapon]!.powers];
  for (const [powers, byWeapon] of [[own, false] as const, [arms, true] as const]) {
    for (const power of powers) {
      if (power.when !== 'evaluate' || (power.if !== undefined && !holds(t, power.if, hero, lie))) continue;
      for (const op of power.does) {
        if (op.do !== 'add') continue;
        const amount = (op.amount ?? 1) * (op.per === undefined ? 1 : countOf(t, lie, op.per));
        if (amount > 0) note({ hero, byWeapon, symbol: symbolOf(op.symbol), amount });
      }
    }
  }
}

/** Whether any active hero has a power that counts as the dice lie: mostly none has. */
export function hasPassing(t: Rolling): boolean {
  const heroes = t.seats[t.roller]?.heroes ?? [];
  for (let i = 0; i < t.active.length; i++) {
    const hero = inParty(heroes, t.active[i]!);
    if (sideOf(hero).counts) return true;
    const weapon = weaponOf(hero);
    if (weapon !== NONE && ITEMS[weapon]!.powers.some(({ when }) => when === 'evaluate')) return true;
  }
  return false;
}

/** Whether any power that counts as the dice lie asks for a symbol on them. */
export function looksAtSymbols(t: Rolling): boolean {
  const heroes = t.seats[t.roller]?.heroes ?? [];
  return t.active.some((card) => {
    const hero = inParty(heroes, card);
    const arms = weaponOf(hero) === NONE ? [] : ITEMS[weaponOf(hero)]!.powers;
    return [...sideOf(hero).powers, ...arms].some((power) => power.when === 'evaluate' && power.if?.if === 'symbol');
  });
}

/** R-AP-54  Every symbol lying there: on dice, added, and by powers; spent runes are gone. */
export function symbolsWith(t: Rolling, lie: Lie): number {
  let sum = lie.symbols + sumOfAdded(t.added) - t.runesSpent * one(RUNE);
  if (hasPassing(t)) {
    passingSymbols(t, lie, ({ symbol, amount }) => {
      sum += amount * one(symbol);
    });
  }
  return sum;
}

export const symbolsOf = (t: Rolling): number => symbolsWith(t, lieOf(t.pool));
