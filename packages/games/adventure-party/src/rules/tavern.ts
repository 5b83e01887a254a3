/** What can be done in the Tavern, and at what price (AP-055..AP-059, AP-181..AP-184, R-AP-33). */
import type { Seat } from '@undercroft/engine';
import { HEROES, type Hero, ITEMS, type Item, NONE } from '../content/cards.ts';
import { unlockedAt } from '../content/track.ts';
import type { Operation, TownAction } from '../content/vocabulary.ts';
import { SCOUTED, type Scouted, type TavernDecision } from '../decisions.ts';
import { PARTY_LIMIT, type Table } from '../table.ts';
import { cardOf, isUpgraded, isWounded, type PartyHero, placeIn, weaponOf } from './heroes.ts';
import { notePowers, powerOf } from './tools.ts';

/** What prices depend on: of a table, or of a view. */
type Parties = Pick<Table, 'rules'> & { seats: readonly { heroes: readonly PartyHero[] }[] };

type Discounted = Extract<Operation, { do: 'discount' }>['on'];

/** What the heroes of a party save their owner. */
function discount(t: Parties, seat: Seat, on: Discounted): number {
  let saved = 0;
  for (const hero of t.seats[seat]!.heroes) {
    const keys: number[] = [];
    notePowers(hero, 'tavern', keys);
    for (const key of keys) for (const op of powerOf(key).does) if (op.do === 'discount' && op.on === on) saved += op.amount;
  }
  return saved;
}

/** AP-055  Never less than 1. */
export const hirePrice = (t: Table, seat: Seat, hero: Hero): number => Math.max(1, HEROES[hero]!.cost - discount(t, seat, 'hire'));

/** R-AP-33  Discounts never make a price lower than 1, nor make it pay to buy an item only to sell it. */
export function priceOf(t: Parties, seat: Seat, action: TownAction): number {
  const price = t.rules.prices[action];
  if (action === 'sellItem') return price;
  const saved = discount(t, seat, action);
  if (saved === 0) return price;
  const least = action === 'buyItem' || action === 'buyLegendary' ? t.rules.prices.sellItem + 1 : Math.min(price, 1);
  return Math.max(least, price - saved);
}

/** AP-181, AP-183  Whether the town offers an action. R-AP-37: at once. */
export const isUnlocked = (t: Pick<Table, 'level'>, action: TownAction): boolean => t.level >= unlockedAt(action);

/** AP-055..AP-057  Heroes that can be hired: the rows and the visible deck tops. */
export function forHire(t: Pick<Table, 'heroRow' | 'heroTop' | 'legendRow' | 'legendTop'>): Hero[] {
  const heroes = t.heroRow.slice();
  if (t.heroTop !== NONE) heroes.push(t.heroTop);
  for (let i = 0; i < t.legendRow.length; i++) heroes.push(t.legendRow[i]!);
  if (t.legendTop !== NONE) heroes.push(t.legendTop);
  return heroes;
}

/** AP-148  Whether a hero may bear a weapon. */
export const mayBear = (hero: PartyHero, item: Item): boolean => ITEMS[item]!.upgradedOnly !== true || isUpgraded(hero);

/** AP-182, R-AP-34, R-AP-47  Whether one more card of a deck can be turned up: the deck is out, and not empty. */
export function canScout(t: Table, deck: Scouted): boolean {
  switch (deck) {
    case 'heroes':
      return t.heroDeck.length + t.heroDiscard.length > 0;
    case 'legends':
      return t.opened >= 3 && t.legendDeck.length + t.legendDiscard.length > 0;
    case 'town':
      return t.townDeck.length > 0;
    case 'forest':
      return t.opened >= 2 && t.forestDeck.length > 0;
    case 'mountain':
      return t.opened >= 3 && t.mountainDeck.length > 0;
  }
}

/** AP-168, AP-169, R-AP-10  Every hire that can be paid, with whoever makes room. */
function noteHires(t: Table, seat: Seat, options: TavernDecision[]): void {
  const { gold, heroes } = t.seats[seat]!;
  for (const hero of forHire(t)) {
    if (hirePrice(t, seat, hero) > gold || placeIn(heroes, hero) >= 0) continue;
    if (heroes.length < PARTY_LIMIT) options.push({ seat, kind: 'tavern', do: 'hire', hero, over: NONE });
    for (const old of heroes) options.push({ seat, kind: 'tavern', do: 'hire', hero, over: cardOf(old) });
  }
}

/** AP-058, AP-148, AP-149  Every weapon of the hand on every hero who may bear it. */
function noteWeapons(t: Table, seat: Seat, options: TavernDecision[]): void {
  const { hand, heroes } = t.seats[seat]!;
  for (const item of hand) {
    if (ITEMS[item]!.type !== 'weapon') continue;
    for (const hero of heroes)
      if (mayBear(hero, item)) options.push({ seat, kind: 'tavern', do: 'equip', item, hero: cardOf(hero), drop: weaponOf(hero) });
  }
}

const affords = (t: Table, seat: Seat, action: TownAction): boolean =>
  isUnlocked(t, action) && t.seats[seat]!.gold >= priceOf(t, seat, action);

/** AP-181, AP-184  Town actions that can be paid. */
function noteTownActions(t: Table, seat: Seat, options: TavernDecision[]): void {
  const { hand, heroes } = t.seats[seat]!;
  if (affords(t, seat, 'buyItem') && t.itemDeck.length + t.itemDiscard.length > 0) options.push({ seat, kind: 'tavern', do: 'buyItem' });
  if (affords(t, seat, 'buyLegendary') && t.legendaryDeck.length + t.legendaryDiscard.length > 0)
    options.push({ seat, kind: 'tavern', do: 'buyLegendary' });
  if (isUnlocked(t, 'sellItem')) for (const item of hand) options.push({ seat, kind: 'tavern', do: 'sellItem', item });
  if (affords(t, seat, 'scout'))
    for (const deck of SCOUTED) if (canScout(t, deck)) options.push({ seat, kind: 'tavern', do: 'scout', deck });
  const [heals, upgrades] = [affords(t, seat, 'heal'), affords(t, seat, 'upgrade')];
  for (const hero of heroes) {
    if (heals && isWounded(hero)) options.push({ seat, kind: 'tavern', do: 'heal', hero: cardOf(hero) });
    if (upgrades && !isUpgraded(hero)) options.push({ seat, kind: 'tavern', do: 'upgrade', hero: cardOf(hero) });
  }
}

/** R-AP-63  Together: one card and two coins a turn. */
function noteGifts(t: Table, seat: Seat, options: TavernDecision[]): void {
  for (let to = 0; to < t.seats.length; to++) {
    if (to === seat) continue;
    if (t.giftItems > 0) for (const item of t.seats[seat]!.hand) options.push({ seat, kind: 'tavern', do: 'giveItem', item, to });
    if (t.giftGold > 0 && t.seats[seat]!.gold > 0) options.push({ seat, kind: 'tavern', do: 'giveGold', to });
  }
}

export function tavernOptions(t: Table, seat: Seat): TavernDecision[] {
  const options: TavernDecision[] = [{ seat, kind: 'tavern', do: 'leave' }];
  noteHires(t, seat, options);
  noteWeapons(t, seat, options);
  if (t.level > 1) noteTownActions(t, seat, options);
  if (t.giftItems > 0 || t.giftGold > 0) noteGifts(t, seat, options);
  return options;
}
