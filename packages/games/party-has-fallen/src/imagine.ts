/** A table that looks to its viewer exactly like the real one; whatever the viewer cannot know is drawn anew. */

import { imagineAnswers, pick, type Random, type Seat, tableFrom } from '@undercroft/engine';
import { NONE } from './content/cards.ts';
import { ABILITY_DECK, DECK_OF, decksFor, EVENT_DECK, GOAL, HERO, ITEM_DECK, MARAUDER_DECK } from './decks.ts';
import { imagineDrafts } from './imagine-drafts.ts';
import { take, unknown } from './imagine-unknown.ts';
import { planBit } from './procedures/afterlife.ts';
import { takeGoal } from './procedures/draft.ts';
import { cardsToCome, type TriggerVars } from './procedures/kit.ts';
import { QUESTIONS } from './questions.ts';
import { genders } from './rules/custom.ts';
import { composition, roomCards } from './rules/dungeon.ts';
import { anyItem, needsOf, type Written } from './rules/honour.ts';
import { wantsName } from './rules/redraw.ts';
import { seesAll } from './rules/sight.ts';
import { goalMet, winsNow } from './rules/winning.ts';
import { asBelieved, OUT, TABLE, type Table } from './table.ts';
import type { SeatView, View } from './view.ts';

const shownTable = tableFrom<Table, View>(TABLE);

/** PHF-003  Face-down rooms could be any of those not seen yet. */
function imagineRooms(view: View, random: Random): number[] {
  if (view.rooms.length === 0) return [];
  const left = unknown(roomCards(composition(view.seats.length, view.rules)), view.rooms, random);
  return view.rooms.map((card) => (card === NONE ? left.pop()! : card));
}

/** Cards of a deck that a seat can choose among, as far as they are known. */
const inHand = (v: SeatView, deck: number): readonly number[] => [...(v.poolOf === deck ? v.pool : []), ...v.aside[deck]!];

/** Pools of others, then whatever else is hidden, are dealt from what is left of a deck; the rest is its pile. */
function dealPools(view: View, t: Table, deck: number, left: number[]): void {
  view.seats.forEach((v, seat) => {
    const s = t.seats[seat]!;
    if (v.poolOf === deck && v.poolSize > v.pool.length) s.pool = take(left, v.poolSize);
    const missing = v.asideSizes[deck]! - v.aside[deck]!.length;
    if (missing > 0) s.aside = s.aside.map((cards, other) => (other === deck ? take(left, missing) : cards));
  });
}

/** R-PHF-40  Two seats cannot hold the same goal: whoever wants somebody who is out has drawn another in secret. */
function drewAnew(view: View): Seat[] {
  const found: Seat[] = [];
  view.seats.forEach(({ goal, named }, seat) => {
    if (seat === view.viewer || goal === NONE || named === NONE || view.seats[named]!.status !== OUT) return;
    if (view.seats.some((other, i) => i !== seat && other.goal === goal && !found.includes(i))) found.push(seat);
  });
  return found;
}

/** What is behind a goal that others only believe in could be any that is left. */
function imagineAnew(view: View, t: Table, left: number[], random: Random): void {
  for (const seat of drewAnew(view)) {
    const s = t.seats[seat]!;
    const believed = asBelieved(s);
    const card = left.pop()!;
    s.goal = NONE;
    takeGoal(t, seat, card, wantsName(t, card) ? anyOther(view, seat, random) : NONE);
    s.believed = believed;
  }
}

function imagineGoals(view: View, t: Table, all: readonly number[], random: Random): void {
  const known = [...view.discard[GOAL]!, ...view.seats.flatMap((v) => [v.goal, ...v.redrawn, ...inHand(v, GOAL)])];
  const left = unknown(all, known, random);
  view.seats.forEach((v, seat) => {
    if (!v.hasGoal || v.goal !== NONE) return;
    const s = t.seats[seat]!;
    s.goal = left.pop()!;
    s.named = needsOf(t, s.goal).some((need) => need.need === 'named') ? anyOther(view, seat, random) : NONE;
  });
  imagineAnew(view, t, left, random);
  dealPools(view, t, GOAL, left);
  t.draw[GOAL] = left;
}

const anyOther = (view: View, seat: Seat, random: Random): Seat =>
  pick(
    random,
    view.seats.flatMap((_, other) => (other === seat ? [] : [other])),
  );

/** R-PHF-31  Of a plan that somebody else is coming back with, only what it decides is known. */
function imaginePlans(view: View, t: Table, random: Random): void {
  view.seats.forEach(({ opened }, seat) => {
    if (opened === 0 || seat === view.viewer || seesAll(view.rules, view.viewer)) return;
    const s = t.seats[seat]!;
    const any = (what: 'hero' | 'goal' | 'ability', deck: number) =>
      (opened & planBit(what)) !== 0 && s.aside[deck]!.length > 0 ? pick(random, s.aside[deck]!) : NONE;
    const goal = any('goal', GOAL);
    const target = goal !== NONE && wantsName(t, goal) ? anyOther(view, seat, random) : NONE;
    const yes = (opened & planBit('rejoin')) !== 0 ? 1 : NONE;
    s.plan = {
      yes,
      hero: any('hero', HERO),
      gender: pick(random, genders(view.rules)),
      goal,
      target,
      ability: any('ability', ABILITY_DECK),
    };
  });
}

/** After the pre-game only piles and pools of heroes and abilities are hidden. */
function imagineOpenDeck(view: View, t: Table, deck: number, all: readonly number[], random: Random): void {
  const held = view.seats.flatMap((v) => [deck === HERO ? v.hero : v.ability, ...inHand(v, deck)]);
  const left = unknown(all, [...held, ...view.discard[deck]!], random);
  dealPools(view, t, deck, left);
  t.draw[deck] = left;
}

function imagineItems(view: View, t: Table, all: readonly number[], random: Random): void {
  const seen = [...view.discard[ITEM_DECK]!, ...view.stash, ...view.seats.flatMap((v) => [...v.items, v.kept])];
  const left = unknown(all, seen, random);
  view.seats.forEach((v, seat) => {
    const s = t.seats[seat]!;
    if (v.itemCount > v.items.length) s.items = [...v.items, ...take(left, v.itemCount - v.items.length)];
    // Among those hidden hands one item is set aside for the next life.
    if (v.hasKept && v.kept === NONE) s.kept = v.itemCount > 0 && v.status === 0 ? s.items.at(-1)! : left.pop()!;
  });
  t.stash = view.stash.length === view.stashSize ? view.stash.slice() : take(left, view.stashSize);
  t.draw[ITEM_DECK] = left;
}

/** Events being carried out lie on the table, in nobody's pile. */
function imagineEvents(view: View, t: Table, all: readonly number[], random: Random): void {
  const running = view.stack.flatMap((f) => (f.proc === 'event' ? [Number(f.vars.card)] : []));
  t.draw[EVENT_DECK] = unknown(all, [...view.discard[EVENT_DECK]!, ...running], random);
}

/** PHF-014  Honour cards the viewer has not seen could say anything; an item could be worth anything, too. */
function imagineWritten(view: View, random: Random): Written[] {
  return view.written.map((w, slot) => {
    if (w.name !== '') return w;
    return { ...w, name: '?', text: '?', card: w.card === NONE ? anyItem(slot, random) : w.card };
  });
}

/** The printed decks of the table, and what was written for them. */
function allCards(t: Table): number[][] {
  const decks = decksFor(t.seats.length, t.rules);
  for (const { deck, card } of t.written) decks[DECK_OF[deck]]!.push(card);
  return decks;
}

export function imagine(view: View, random: Random): Table {
  const t = publicTable(view, random);
  const decks = allCards(t);
  imagineGoals(view, t, decks[GOAL]!, random);
  if (isDrafting(view)) imagineDrafts(view, t, decks, random);
  else {
    imagineOpenDeck(view, t, HERO, decks[HERO]!, random);
    imagineOpenDeck(view, t, ABILITY_DECK, decks[ABILITY_DECK]!, random);
  }
  imaginePlans(view, t, random);
  imagineItems(view, t, decks[ITEM_DECK]!, random);
  imagineEvents(view, t, decks[EVENT_DECK]!, random);
  t.draw[MARAUDER_DECK] = unknown(decks[MARAUDER_DECK]!, [...view.discard[MARAUDER_DECK]!, view.hauntAbility], random);
  if (view.ending === null) keepLosing(view, t);
  imagineTriggers(t);
  imagineAnswers(t, view.stack, QUESTIONS, random);
  return t;
}

/** R-PHF-42  Cards still to act lie in hands, hidden ones perhaps. */
function imagineTriggers(t: Table): void {
  for (const { proc, vars } of t.stack) if (proc === 'trigger') vars.queue = cardsToCome(t, vars as unknown as TriggerVars);
}

/** Whoever stands on EXIT and has not won has not fulfilled the goal: such goals are swapped for others. */
function keepLosing(view: View, t: Table): void {
  view.seats.forEach((v, seat) => {
    const s = t.seats[seat]!;
    if ((v.goal !== NONE && s.believed === null) || winsNow(t, seat) !== 'goal') return;
    const pile = t.draw[GOAL]!;
    for (let i = 0; i < pile.length && goalMet(t, seat); i++) {
      [s.goal, pile[i]] = [pile[i]!, s.goal];
      s.named = NONE;
    }
  });
}

/** Somebody's hero or ability is still hidden. */
const isDrafting = (view: View): boolean =>
  view.round === 0 && view.ending === null && !view.seats.some((v) => v.start >= 0 && view.open[v.start] === 1);

/** What the view shows, the peculiar things put back, too. */
function publicTable(view: View, random: Random): Table {
  const t = shownTable(view, random);
  view.seats.forEach((v, seat) => {
    const s = t.seats[seat]!;
    s.goal = v.goal;
    s.named = v.named;
    s.since = v.since;
    s.counts = v.counts.slice();
    s.partners = v.partners;
    s.slain = v.slain;
    s.leftDied = v.leftDied;
    s.items = v.items.slice();
  });
  t.rooms = imagineRooms(view, random);
  t.draw = view.drawSizes.map(() => []);
  t.discard = view.discard.map((pile) => pile.slice());
  t.offers = view.offers.slice();
  t.pacts = view.pacts.slice();
  t.written = imagineWritten(view, random);
  return t;
}
