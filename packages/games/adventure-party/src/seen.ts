/**
 * The table as far as it has been seen: a view, taken on by what is told, event by event. A board that acts something out shows this and
 * nothing else, so that nothing it says knows the end.
 */
import type { Seat } from '@undercroft/engine';
import { type Hero, ITEMS, type Item, isLegend, NONE, QUESTS, SIDES_OF, TIER_OF } from './content/cards.ts';
import { symbolOf } from './content/dice.ts';
import { type Operation, type Power, TIERS } from './content/vocabulary.ts';
import { LOOSE } from './decisions.ts';
import type { Event, Source } from './events.ts';
import { addedBy } from './rules/added.ts';
import { armed, cardOf, healed, hired, inParty, type PartyHero, upgraded, weaponOf, wounded } from './rules/heroes.ts';
import { rollLying } from './rules/roll-view.ts';
import { priceOf } from './rules/tavern.ts';
import { cardTool, type Tool, weaponTool } from './rules/tools.ts';
import { ALL } from './rules/wounds.ts';
import { heroView, type SeatView, standingIn, type View } from './view.ts';

type Told<K extends Event['type']> = Extract<Event, { type: K }>;
type Seen = { readonly [K in Event['type']]?: (view: View, e: Told<K>) => View };

/** Nothing is being rolled for. */
const IDLE = {
  ...{
    trial: 'none',
    step: 'none',
    roller: NONE,
    quest: NONE,
    active: [],
    sent: 0,
    victims: [],
    pool: [],
    anyDice: 0,
    added: [],
    runesSpent: 0,
  },
  ...{
    used: [],
    chosen: [],
    conversions: [],
    ignoredLight: 0,
    ignoredDeadly: 0,
    ignoredAny: 0,
    downgraded: 0,
    moreLight: 0,
    moreDeadly: 0,
  },
  ...{ immunityGone: false, succeeded: false, light: 0, deadly: 0, shields: 0, rolling: null },
} satisfies Partial<View>;
const idle = (view: View): View => ({ ...view, ...IDLE });

const without = <T>(list: readonly T[], gone: T): T[] => list.filter((each) => each !== gone);

function withSeat(view: View, seat: Seat, change: (s: SeatView) => Partial<SeatView>): View {
  const s = view.seats[seat];
  return s === undefined ? view : { ...view, seats: view.seats.with(seat, { ...s, ...change(s) }) };
}

const pay = (view: View, seat: Seat, gold: number): View =>
  withSeat(view, seat, (s) => ({ gold: s.gold === null ? s.gold : (s.gold ?? 0) + gold }));
const score = (view: View, seat: Seat, vp: number): View =>
  withSeat(view, seat, (s) => ({
    vp: s.vp === null ? null : s.vp + vp,
    vpWithRelics: s.vpWithRelics === null ? null : s.vpWithRelics + vp,
  }));

const heroes = (view: View, seat: Seat, change: (all: readonly PartyHero[]) => PartyHero[]): View =>
  withSeat(view, seat, (s) => ({ heroes: change(s.heroes) }));
const change = (view: View, seat: Seat, card: Hero, to: (hero: PartyHero) => PartyHero): View =>
  heroes(view, seat, (all) => all.map((hero) => (cardOf(hero) === card ? to(hero) : hero)));
const leave = (view: View, seat: Seat, card: Hero): View => heroes(view, seat, (all) => all.filter((hero) => cardOf(hero) !== card));

const draw = (view: View, seat: Seat, items: readonly Item[] | null, count: number): View =>
  withSeat(view, seat, (s) => ({ handSize: s.handSize + count, ...(s.hand && items && { hand: [...s.hand, ...items] }) }));
const drop = (view: View, seat: Seat, item: Item): View =>
  withSeat(view, seat, (s) => ({ handSize: s.handSize - 1, ...(s.hand && { hand: without(s.hand, item) }) }));

/** A card leaves the Tavern. */
function takeFromTavern(view: View, hero: Hero): View {
  const { heroRow, heroTop, legendRow, legendTop } = view;
  return {
    ...view,
    ...{ heroRow: without(heroRow, hero), legendRow: without(legendRow, hero) },
    ...{ heroTop: heroTop === hero ? NONE : heroTop, legendTop: legendTop === hero ? NONE : legendTop },
  };
}

/** R-AP-02  The top of its deck is seen, and was seen before the next one is. */
function comeIn(view: View, hero: Hero): View {
  if (isLegend(hero))
    return { ...view, legendTop: hero, legendRow: view.legendTop === NONE ? view.legendRow : [...view.legendRow, view.legendTop] };
  return { ...view, heroTop: hero, heroRow: view.heroTop === NONE ? view.heroRow : [...view.heroRow, view.heroTop] };
}
const lieOpen = (view: View, quest: number): View => {
  const tier = TIERS[TIER_OF[quest]!]!;
  return { ...view, [tier]: [...view[tier], quest] };
};
const liesNoMore = (view: View, quest: number): View => {
  const tier = TIERS[TIER_OF[quest]!]!;
  return { ...view, [tier]: without(view[tier], quest) };
};

const toolFrom = (from: Source): Tool =>
  from.by === 'hero' ? from.card : from.by === 'weapon' ? weaponTool(from.card) : from.by === 'item' ? cardTool(from.card) : NONE;

function powersOf(from: Source): readonly Power[] {
  if (from.by === 'hero') return SIDES_OF[from.card]!.flatMap((side) => side.powers);
  return 'card' in from ? ITEMS[from.card]!.powers : [];
}

/** AP-111  What using a power of a card costs in gold. */
const goldCostOf = (from: Source): number =>
  powersOf(from).reduce((gold, { cost }) => (typeof cost === 'object' ? Math.max(gold, cost.gold) : gold), 0);

/** AP-183  What was done in town was paid for. */
const payTown = (view: View, seat: Seat, action: 'heal' | 'upgrade', from: Source): View =>
  from.by === 'town' ? pay(idle(view), seat, -priceOf(view, seat, action)) : view;

/** The operations of a kind that a card may have done. */
function operationOf<K extends Operation['do']>(from: Source, what: K): Extract<Operation, { do: K }> | undefined {
  return powersOf(from)
    .flatMap(({ does }) => does)
    .find((op): op is Extract<Operation, { do: K }> => op.do === what);
}

/** What was prepared for Evaluate, read from the card that did it. */
function prepared(view: View, { what, from }: Told<'prepared'>): View {
  const ignored = operationOf(from, 'ignore');
  const turned = operationOf(from, 'convert');
  if (what === 'ignore' && ignored !== undefined) {
    const amount = ignored.amount === 'all' ? ALL : ignored.amount;
    const where = ({ light: 'ignoredLight', deadly: 'ignoredDeadly', any: 'ignoredAny' } as const)[ignored.wounds];
    return { ...view, [where]: view[where] + amount };
  }
  if (what === 'downgrade') return { ...view, downgraded: view.downgraded + (operationOf(from, 'downgrade')?.amount ?? 1) };
  if (what === 'endImmunity') return { ...view, immunityGone: true };
  if (turned === undefined) return view;
  return { ...view, conversions: [...view.conversions, symbolOf(turned.from), symbolOf(turned.to), turned.amount ?? 1] };
}

function struck(view: View, { wound, slot, hero }: Told<'wounded' | 'died'>): View {
  if (slot) return { ...view, victims: [...view.victims, hero] };
  return wound === 'light' ? { ...view, light: view.light - 1 } : { ...view, deadly: view.deadly - 1 };
}

/** A quest on its heap, and what it is worth. */
function completed(view: View, { seat, quest, vp }: Told<'questCompleted'>): View {
  const kept = withSeat(liesNoMore(view, quest), seat, (s) => {
    const done: SeatView['done'] = [...s.done];
    done[TIER_OF[quest]!]!++;
    return { quests: [...s.quests, quest], done };
  });
  return score(kept, seat, vp);
}

const bonus = (view: View, seat: Seat, vp: number): View =>
  view.rules.together || seat === NONE ? { ...view, common: view.common + vp } : score(view, seat, vp);

const totalled = (view: View, total: number): View => {
  const totals = [...view.totals, total];
  return { ...view, totals, standing: standingIn({ rules: view.rules, totals }) };
};

const SEEN: Seen = {
  turnBegan: (view, { seat, round }) => ({ ...idle(view), turn: seat, round, phase: 'payday' }),
  goldTaken: (view, { seat, amount }) => pay(view, seat, amount ?? 0),
  itemsDrawn: (view, { seat, items, count }) => draw(view, seat, items, count),
  hired: (view, { seat, hero, cost }) => heroes(pay(takeFromTavern(idle(view), hero), seat, -cost), seat, (all) => [...all, hired(hero)]),
  retired: (view, { seat, hero, vp }) =>
    score(
      withSeat(leave(idle(view), seat, hero), seat, (s) => ({ retired: [...s.retired, hero] })),
      seat,
      vp,
    ),
  replaced: (view, { seat, hero }) => leave(idle(view), seat, hero),
  equipped: (view, { seat, item, hero }) => change(drop(idle(view), seat, item), seat, hero, (each) => armed(each, item)),
  bought: (view, { seat, cost, item }) => draw(pay(idle(view), seat, -cost), seat, item === null ? null : [item], 1),
  sold: (view, { seat, item, gold }) => pay(drop(idle(view), seat, item), seat, gold),
  scouted: (view, { seat, deck, card, cost }) => {
    const paid = pay(idle(view), seat, -cost);
    return deck === 'heroes' || deck === 'legends' ? comeIn(paid, card) : lieOpen(paid, card);
  },
  healed: (view, { seat, hero, from }) => change(payTown(view, seat, 'heal', from), seat, hero, healed),
  upgraded: (view, { seat, hero, from }) => change(payTown(view, seat, 'upgrade', from), seat, hero, upgraded),
  given: (view, { seat, to, gold, item }) => {
    const paid = pay(pay(idle(view), seat, -gold), to, gold);
    if (gold > 0) return paid;
    return draw(
      item === null ? withSeat(paid, seat, (s) => ({ handSize: s.handSize - 1 })) : drop(paid, seat, item),
      to,
      item === null ? null : [item],
      1,
    );
  },
  stayedHome: idle,
  declared: (view, { seat, trial, quest, heroes: active }) => ({
    ...idle(view),
    ...{ trial, quest, roller: seat, active, sent: active.length, step: 'declare', phase: trial === 'quest' ? 'quest' : view.phase },
  }),
  dieAdded: (view, { die }) => ({ ...view, pool: [...view.pool, die] }),
  symbolsAdded: (view, { symbol, amount, from }) => ({
    ...view,
    added: [...view.added, ...Array.from({ length: amount }, () => addedBy(toolFrom(from), symbol))],
  }),
  potionDrunk: (view, { seat, item }) => drop(view, seat, item),
  scrollRead: (view, { seat, item }) => drop(view, seat, item),
  powerUsed: (view, { seat, from }) => pay(view, seat, -goldCostOf(from)),
  prepared,
  rolled: (view, { dice }) => ({ ...view, pool: dice, step: 'roll' }),
  rerolled: (view, { changes, from }) => ({
    ...view,
    pool: changes.reduce((pool, { at, now }) => pool.with(at, now), view.pool),
    runesSpent: view.runesSpent + (from.by === 'rune' && from.die === LOOSE ? 1 : 0),
  }),
  dieSet: (view, { at, now }) => ({ ...view, pool: view.pool.with(at, now) }),
  locked: (view, { at, die }) => ({ ...view, pool: view.pool.with(at, die) }),
  reacted: (view, { seat, item }) => drop(view, seat, item),
  evaluated: (view, { trial, succeeded, light, deadly, shields, total }) => {
    const judged: View = { ...view, step: 'wounds', succeeded, light, deadly, shields };
    return trial === 'arena' ? totalled(judged, total) : judged;
  },
  woundsStopped: (view, { light, deadly }) => ({ ...view, light: view.light - light, deadly: view.deadly - deadly }),
  wounded: (view, e) => change(struck(view, e), e.seat, e.hero, wounded),
  died: (view, e) => leave({ ...struck(view, e), active: without(view.active, e.hero) }, e.seat, e.hero),
  woundsVanished: (view) => ({ ...view, light: 0, deadly: 0 }),
  questCompleted: completed,
  bannerTurned: (view, { seat, active }) => withSeat(view, seat, () => ({ banner: active })),
  tokensTaken: (view, { seat, amount }) => score(view, seat, amount ?? 0),
  townGrew: (view, { seat, level, vp }) => ({ ...bonus(idle(view), seat, vp), level }),
  secondBonus: (view, { seat, vp }) => score(view, seat, vp),
  cardShown: (view, { what, card }) => ({ ...idle(view), [what]: card, phase: view.phase === 'arena' ? 'quest' : view.phase }),
  arenaBegan: (view, { card }) => ({ ...idle(view), phase: 'arena', arena: card, entrants: [], totals: [], standing: [] }),
  arenaEntered: (view, { seat, enter }) => (enter ? { ...view, entrants: [...view.entrants, seat] } : view),
  arenaPaid: idle,
  bossTriggered: (view, { seat, vp }) => ({ ...bonus(idle(view), seat, vp), bossComes: true }),
  bossBegan: (view, { card, order }) => ({ ...idle(view), phase: 'boss', boss: card, fighters: order }),
  bossDeclined: (view, { seat }) => withSeat(idle(view), seat, () => ({ boss: 'declined' })),
  bossFought: (view, { seat, result }) => withSeat(idle(view), seat, () => ({ boss: result })),
  refreshed: (view, { heroes: row, legends, quests }) => {
    const opened: View = { ...idle(view), phase: 'refresh', opened: view.level };
    return quests.reduce(lieOpen, [...row, ...legends].reduce(comeIn, opened));
  },
  churned: (view, { quest }) => liesNoMore(idle(view), quest),
  discarded: (view, { seat, item }) => drop(idle(view), seat, item),
  lanternBurnt: (view, { lantern }) => ({ ...idle(view), lantern }),
};

/** The parties in words, after their heroes have changed. */
const inWords = (view: View): View => ({
  ...view,
  seats: view.seats.map((s, seat) => ({ ...s, party: s.heroes.map((hero) => heroView(view, seat, hero)) })),
});

/** The view after one more event. How the dice lie is worked out when it is looked at: `rollingIn`. */
export function seenAfter(view: View, e: Event): View {
  // The key says which event it is for; the compiler cannot follow it there.
  const see = SEEN[e.type] as ((view: View, e: Event) => View) | undefined;
  return see === undefined ? view : inWords(see(view, e));
}

/** What the dice come to as they are seen; nobody is asked anything, so there are neither tools nor chances. */
export const rollingIn = (view: View): View['rolling'] =>
  view.roller === NONE || view.trial === 'none' ? null : rollLying(view, { tools: [], odds: false });

/** Whether somebody of the party is worth a moment when they fall: upgraded, legendary or armed. */
export function isDear(view: View, seat: Seat, card: Hero): boolean {
  const s = view.seats[seat];
  if (s === undefined || !s.heroes.some((hero) => cardOf(hero) === card)) return false;
  const hero = inParty(s.heroes, card);
  return isLegend(card) || weaponOf(hero) !== NONE || s.party.some((each) => each.card === card && each.upgraded);
}

/** How much a quest or fight matters: its tier, 1 to 3; the boss as much as anything. */
export const tierOfTrial = ({ trial, quest }: Pick<View, 'trial' | 'quest'>): 1 | 2 | 3 =>
  trial === 'quest' && QUESTS[quest] !== undefined ? ((TIER_OF[quest]! + 1) as 1 | 2 | 3) : trial === 'arena' ? 2 : 3;
