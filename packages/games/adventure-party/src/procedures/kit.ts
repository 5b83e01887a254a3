/** The engine's tools with this game's types, and the small verbs the chapters share, each with its event. */
import { die, procedures, reveal, type Seat } from '@undercroft/engine';
import { removeFrom, topOf } from '@undercroft/mechanics';
import { type Hero, type Item, isLegend, isLegendaryItem, NONE } from '../content/cards.ts';
import { SIDES } from '../content/dice.ts';
import type { Decision } from '../decisions.ts';
import type { Event, Source } from '../events.ts';
import { type Die, isLocked, newDie, pickedUp, rolledTo, setTo } from '../rules/dice.ts';
import { armed, healed, isWounded, placeIn, upgraded, weaponOf, wounded } from '../rules/heroes.ts';
import { isDieLeft } from '../rules/reach.ts';
import { sameUpgraded, toolOf } from '../rules/tools.ts';
import type { Table } from '../table.ts';

export const procedure = procedures<Table, Decision, Event>();

/** Nothing to remember besides the table itself. */
export type NoVars = Record<never, never>;
export type Out = Event[] | null;

/** R-AP-50  What an event on gold or VP carries where the score is closed. */
export const closedIn = ({ rules }: Pick<Table, 'rules'>): { closed?: true } => (rules.openScore ? {} : { closed: true });

/** AP-130, R-AP-08  Coins without end. */
export function takeGold(t: Table, seat: Seat, amount: number, from: Source, out: Out): void {
  if (amount <= 0) return;
  t.seats[seat]!.gold += amount;
  out?.push({ type: 'goldTaken', seat, amount, from, ...closedIn(t) });
}

/** AP-178  VP tokens without end (R-AP-08). */
export function takeTokens(t: Table, seat: Seat, amount: number, from: Source, out: Out): void {
  if (amount <= 0) return;
  t.seats[seat]!.tokens += amount;
  out?.push({ type: 'tokensTaken', seat, amount, from, ...closedIn(t) });
}

/** The top card of an item deck; undefined if deck and discards are empty (R-AP-47). */
function topItem(t: Table, deck: 'standard' | 'legendary'): Item | undefined {
  return deck === 'standard' ? topOf(t.itemDeck, t.itemDiscard, t.random) : topOf(t.legendaryDeck, t.legendaryDiscard, t.random);
}

/** AP-132, AP-133  Cards from the top of a deck into the hand. */
export function drawItems(t: Table, seat: Seat, deck: 'standard' | 'legendary', count: number): Item[] {
  const items: Item[] = [];
  reveal(t);
  for (let i = 0; i < count; i++) {
    const item = topItem(t, deck);
    if (item === undefined) break;
    t.seats[seat]!.hand.push(item);
    items.push(item);
  }
  return items;
}

export function draw(t: Table, seat: Seat, given: { deck: 'standard' | 'legendary'; count: number; from: Source }, out: Out): void {
  if (given.count <= 0) return;
  const items = drawItems(t, seat, given.deck, given.count);
  if (items.length > 0) out?.push({ type: 'itemsDrawn', seat, deck: given.deck, count: items.length, items, from: given.from });
}

/** R-AP-33  An item goes to the discards of its deck; skull scrolls belong to the Standard deck. */
export function discardItem(t: Table, item: Item): void {
  (isLegendaryItem(item) ? t.legendaryDiscard : t.itemDiscard).push(item);
}

/** A card leaves the hand for the discards, before everybody's eyes. */
export function playCard(t: Table, seat: Seat, item: Item): void {
  removeFrom(t.seats[seat]!.hand, item);
  discardItem(t, item);
  reveal(t);
}

/** R-AP-15  To the discards of his deck. */
const discardHero = (t: Table, hero: Hero): void => {
  (isLegend(hero) ? t.legendDiscard : t.heroDiscard).push(hero);
};

/** R-AP-14  A hero leaves the party; a weapon is discarded. Returns it. */
export function partWith(t: Table, seat: Seat, hero: Hero): Item {
  const { heroes } = t.seats[seat]!;
  const weapon = weaponOf(heroes[placeIn(heroes, hero)]!);
  removeFrom(heroes, heroes[placeIn(heroes, hero)]!);
  if (weapon !== NONE) discardItem(t, weapon);
  return weapon;
}

/** R-AP-15 */
export function dismiss(t: Table, seat: Seat, hero: Hero): void {
  partWith(t, seat, hero);
  discardHero(t, hero);
}

/** AP-120..AP-124  One wound. A wounded hero dies of any, everybody of a deadly one; the dead leave the quest at once. */
export function strike(t: Table, seat: Seat, blow: { hero: Hero; wound: 'light' | 'deadly'; slot: boolean }, out: Out): boolean {
  const { hero, wound, slot } = blow;
  const { heroes } = t.seats[seat]!;
  const place = placeIn(heroes, hero);
  if (wound === 'light' && !isWounded(heroes[place]!)) {
    heroes[place] = wounded(heroes[place]!);
    out?.push({ type: 'wounded', seat, hero, wound, slot });
    return false;
  }
  const weapon = partWith(t, seat, hero);
  discardHero(t, hero);
  if (t.active.includes(hero)) removeFrom(t.active, hero);
  t.seats[seat]!.lost++;
  out?.push({ type: 'died', seat, hero, wound, slot, weapon });
  return true;
}

/** AP-161  Turned upright. */
export function healHero(t: Table, seat: Seat, hero: Hero, from: Source, out: Out): void {
  const { heroes } = t.seats[seat]!;
  const place = placeIn(heroes, hero);
  heroes[place] = healed(heroes[place]!);
  out?.push({ type: 'healed', seat, hero, from });
}

/** AP-167  Turned over; wounds and weapon stay. AP-112  What was used in this quest is used on the other side, too. */
export function upgradeHero(t: Table, seat: Seat, hero: Hero, from: Source, out: Out): void {
  const { heroes } = t.seats[seat]!;
  const place = placeIn(heroes, hero);
  heroes[place] = upgraded(heroes[place]!);
  for (const key of t.used.filter((each) => toolOf(each) === hero)) t.used.push(...sameUpgraded(key));
  out?.push({ type: 'upgraded', seat, hero, from });
}

/** AP-149  A weapon goes under a hero; the old one is discarded. */
export function arm(t: Table, seat: Seat, hero: Hero, item: Item): void {
  const { heroes } = t.seats[seat]!;
  const place = placeIn(heroes, hero);
  const old = weaponOf(heroes[place]!);
  if (old !== NONE) discardItem(t, old);
  heroes[place] = armed(heroes[place]!, item);
}

/** AP-101, AP-095 */
export function turnBanner(t: Table, seat: Seat, active: boolean, out: Out): void {
  if (t.seats[seat]!.banner === active) return;
  t.seats[seat]!.banner = active;
  out?.push({ type: 'bannerTurned', seat, active });
}

/** AP-082  One die, told in pool order. */
export const throwDie = (t: Table, d: Die, at: number): Die => rolledTo(d, die(t.random, SIDES, pickedUp(d, at)) - 1);

/** AP-155, AP-156, R-AP-17  A die joins the pool, rolled at once if the others were. */
export function addDie(t: Table, colour: number, from: Source, out: Out): void {
  const seat = t.roller;
  if (!isDieLeft(t, colour)) {
    out?.push({ type: 'dieMissing', seat, colour });
    return;
  }
  const fresh = newDie(colour);
  const added = t.step === 'roll' ? throwDie(t, fresh, t.pool.length) : fresh;
  t.pool.push(added);
  out?.push({ type: 'dieAdded', seat, die: added, at: t.pool.length - 1, from });
}

/** AP-083  Dice are rolled again, in pool order. Locked ones never (AP-107). */
export function reroll(t: Table, dice: readonly number[], from: Source, out: Out): void {
  const order = dice.filter((at) => !isLocked(t.pool[at]!)).sort((a, b) => a - b);
  const changes = order.map((at) => {
    const was = t.pool[at]!;
    const now = throwDie(t, was, at);
    t.pool[at] = now;
    return { at, was, now };
  });
  out?.push({ type: 'rerolled', seat: t.roller, changes, from });
}

/** AP-159 */
export function setDie(t: Table, at: number, face: number, from: Source, out: Out): void {
  const was = t.pool[at]!;
  const now = setTo(was, face);
  t.pool[at] = now;
  out?.push({ type: 'dieSet', seat: t.roller, at, was, now, from });
}
