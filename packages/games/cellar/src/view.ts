/** Who may know what. Views are built up from nothing: a field not named here is not shown. */
import { bits32, copyStack, type Frame, pick, type Random, type Seat, sfc32, shuffle } from '@undercroft/engine';
import { EVENTS, type EventId } from './content/events.ts';
import { ITEMS, type ItemId } from './content/items.ts';
import { type Decision, questions } from './decisions.ts';
import type { CellarEvent } from './events.ts';
import type { HouseRules } from './house-rules.ts';
import { type Cellar, deckOf, type Thief } from './state.ts';

/** A thief as one viewer sees it: the own hand in full, of other hands only the size. */
export interface ThiefView extends Omit<Thief, 'hand'> {
  hand: ItemId[] | number;
}

/** An answer somebody else has given while others still think: that it was given is public, what it is not. */
export interface Sealed {
  seat: Seat;
  kind: Decision['kind'];
  sealed: true;
}
export interface FrameView extends Omit<Frame<Decision>, 'answers'> {
  answers: (Decision | Sealed)[];
}

export interface View {
  /** Whose view this is; null: a spectator's. */
  viewer: Seat | null;
  shut: string[];
  house: HouseRules;
  round: number;
  thieves: ThiefView[];
  /** How many cards are left in the two piles. */
  events: number;
  items: number;
  pastEvents: EventId[];
  spentItems: ItemId[];
  escaped: Seat | null;
  stack: FrameView[];
}

export function view(t: Cellar, viewer: Seat | null): View {
  return {
    viewer,
    shut: t.shut.slice(),
    house: { ...t.house },
    round: t.round,
    thieves: t.thieves.map((thief, seat) => viewThief(thief, seat === viewer)),
    events: t.events.length,
    items: t.items.length,
    pastEvents: t.pastEvents.slice(),
    spentItems: t.spentItems.slice(),
    escaped: t.escaped,
    stack: copyStack(t.stack).map((f) => viewFrame(f, viewer)),
  };
}

function viewThief(thief: Thief, own: boolean): ThiefView {
  const { room, life, gold, might, stamina, wits, hand, hasOffered } = thief;
  return { room, life, gold, might, stamina, wits, hand: own ? hand.slice() : hand.length, hasOffered };
}

/** What is running is public; what others have answered is not. Answers already acted upon serve nobody. */
function viewFrame(f: Frame<Decision>, viewer: Seat | null): FrameView {
  const given = f.asks.length > 0 ? f.answers : [];
  return { ...f, answers: given.map((d) => (d.seat === viewer ? d : { seat: d.seat, kind: d.kind, sealed: true })) };
}

/** CEL-013 CEL-023  An item drawn is seen by its owner, an item sold by the two who traded. */
export function redact(e: CellarEvent, viewer: Seat | null): CellarEvent {
  if (e.type === 'itemDrawn' && e.seat !== viewer) return { ...e, card: null };
  if (e.type === 'sold' && e.seat !== viewer && e.to !== viewer) return { ...e, card: null };
  return e;
}

/** A table that looks like this to its viewer. Piles, other hands, sealed answers and chance are drawn anew. */
export function imagine(v: View, random: Random): Cellar {
  const events = without(deckOf(EVENTS), v.pastEvents);
  const items = without(deckOf(ITEMS), [...v.spentItems, ...v.thieves.flatMap(({ hand }) => (typeof hand === 'number' ? [] : hand))]);
  shuffle(random, events);
  shuffle(random, items);
  const t: Cellar = {
    stack: [],
    random: sfc32(bits32(random)),
    revealed: 0,
    shut: v.shut.slice(),
    house: { ...v.house },
    round: v.round,
    thieves: v.thieves.map((thief) => ({ ...thief, hand: imagineHand(thief, items) })),
    events,
    pastEvents: v.pastEvents.slice(),
    items,
    spentItems: v.spentItems.slice(),
    escaped: v.escaped,
  };
  t.stack = copyStack(v.stack.map((f) => ({ ...f, answers: f.answers.map((d) => imagineAnswer(t, d, random)) })));
  return t;
}

function imagineHand({ hand }: ThiefView, items: ItemId[]): ItemId[] {
  return typeof hand === 'number' ? items.splice(items.length - hand, hand) : hand.slice();
}

function imagineAnswer(t: Cellar, d: Decision | Sealed, random: Random): Decision {
  if (!('sealed' in d)) return d;
  const ask = { seat: d.seat, kind: d.kind };
  const question = questions[d.kind];
  return question.sample ? question.sample(t, ask, random) : pick(random, question.options(t, ask));
}

/** The deck less the cards that are known to be elsewhere. */
function without<Id>(deck: Id[], known: readonly Id[]): Id[] {
  const left = deck.slice();
  for (const card of known) left.splice(left.indexOf(card), 1);
  return left;
}
