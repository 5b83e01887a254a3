/** The table of The Party Has Fallen: every field once, with what it begins as and who may know it; and how it is set up. */
import {
  aside,
  type Config,
  couldBe,
  each,
  everybody,
  fields,
  list,
  lists,
  maker,
  nobody,
  nothing,
  type Outcome,
  one,
  openAt,
  owner,
  partly,
  type Random,
  type RecordOf,
  type Seat,
  shuffle,
  type TableWith,
  tableCopier,
  tableMaker,
  veiledAs,
  whoever,
} from '@undercroft/engine';
import { NONE } from './content/cards.ts';
import { COUNTERS } from './content/goals.ts';
import type { Hero } from './content/heroes.ts';
import type { Mod } from './content/vocabulary.ts';
import type { Decision } from './decisions.ts';
import { decksFor } from './decks.ts';
import { adventurersAmong, type Rules, rulesFrom } from './house-rules.ts';
import { composition, presetLayout, randomLayout, roomCards, sizeOf } from './rules/dungeon.ts';
import type { Written } from './rules/honour.ts';
import type { Layout } from './rules/layout.ts';
import type { Quiet } from './rules/quiet.ts';
import {
  heardOffers,
  heardPacts,
  isMaster,
  knownRooms,
  openDiscards,
  readable,
  seesAbility,
  seesGoal,
  seesHero,
  seesItems,
  seesStash,
  seesTally,
  shownItems,
} from './rules/sight.ts';

/** R-PHF-31  In the game; dead, but may come back; out for good. */
export const [ALIVE, DEAD, OUT] = [0, 1, 2] as const;

/** A change that lasts for a while. Never changed once made: copies share it. */
export interface Lasting {
  mod: Mod;
  by: number;
  /** End of turn number `at`, end of round `at`, the seat's next turn, or the hero's death. */
  until: 'turn' | 'round' | 'ownTurn' | 'life';
  at: number;
  /** The card it came from. */
  source: string;
}

/** R-PHF-40  What a goal is measured by, counted since it was received. */
export interface Tally {
  /** The round in which it was received; 0 before the game. */
  since: number;
  /** What was done, one number for each of COUNTERS. */
  counts: number[];
  /** Seats traded with, seats killed, as bits. */
  partners: number;
  slain: number;
  /** Whether the left neighbour has died: 0 or 1. */
  leftDied: number;
}

/**
 * The goal others take a seat to have, once it was drawn anew in secret: as those who had peeked at it know it.
 * Never changed, but replaced: copies share it.
 */
export interface Believed extends Tally {
  goal: number;
  named: Seat;
}

/** Choices made while others play; -1 stands for none yet. `yes`: 1 comes back, 0 stays out. */
export type Plan = {
  yes: number;
  hero: number;
  gender: number;
  goal: number;
  target: Seat;
  ability: number;
};

/** What can be planned, in the order of the bits of `opened`. */
export const PLANS = ['rejoin', 'hero', 'goal', 'ability'] as const;
export const NO_PLAN: Plan = { yes: NONE, hero: NONE, gender: 0, goal: NONE, target: NONE, ability: NONE };
/** By deck: GOAL, HERO, ABILITY_DECK. */
export const NOTHING_ASIDE: readonly (readonly number[])[] = [[], [], []];

/** PHF-116  A proposed trade. Never changed once made, but replaced. */
export interface Offer extends Quiet {
  /** Counted from 1; that of a quiet offer is negative. */
  id: number;
  from: Seat;
  /** Items and who would get them; item -1 means "any one", chosen by its giver ([items.hidden] only). */
  moves: { item: number; from: Seat; to: Seat }[];
  /** All others who have to agree, and those who have. */
  parties: Seat[];
  agreed: Seat[];
  /** PHF-119  "Or else." */
  threat: boolean;
  pact: 'none' | 'peace' | 'aid';
  promise: string;
}

/** R-PHF-43  A promise made in a trade. Peace binds both; aid binds `by` to join the side of `to`. */
export interface Pact extends Quiet {
  by: Seat;
  to: Seat;
  pact: 'peace' | 'aid';
  /** The last round in which it holds. */
  until: number;
}

export interface Ending extends Outcome {
  reason: 'goal' | 'treasure' | 'kills' | 'all-dead' | 'round-cap';
}

/** What others would take a seat to have if its goal had just been drawn anew. */
export function asBelieved(s: Believed & { believed: Believed | null }): Believed {
  if (s.believed !== null) return s.believed;
  const { goal, named, since, counts, partners, slain, leftDied } = s;
  return { goal, named, since, counts: counts.slice(), partners, slain, leftDied };
}

/** One seat, before the drafts. */
export const SEAT = fields({
  /** ALIVE, DEAD or OUT. */
  status: everybody<number>(ALIVE),
  /** Index into HEROES; -1 before the draft, -2 for a custom hero. */
  hero: veiledAs(NONE, owner(one(NONE), seesHero)),
  /** PHF-041  The sheet of a custom hero. */
  custom: everybody(nothing<Hero>()),
  /** PHF-052  Index into GENDERS. */
  gender: veiledAs(0, owner(0, seesHero)),
  /** 0 .. maximum. */
  hp: everybody(0),
  /** Index into ABILITIES, or -1. */
  ability: veiledAs(NONE, owner(one(NONE), seesAbility)),
  /** Index into GOALS, or -1; views tell others what they believe it to be. */
  goal: aside(owner(one(NONE), seesGoal)),
  /** Seats that have peeked at the goal, as bits. */
  goalSeen: everybody(0),
  /** R-PHF-40  The opponent named for the goal, or -1. */
  named: aside(owner<Seat>(NONE, seesGoal)),
  /** R-PHF-40  What the goal is measured by: see `Tally`. */
  since: aside(owner(0, seesTally)),
  counts: aside(owner(list(...COUNTERS.map(() => 0)), seesTally)),
  partners: aside(owner(0, seesTally)),
  slain: aside(owner(0, seesTally)),
  leftDied: aside(owner(0, seesTally)),
  /** R-PHF-40  Set once the goal was drawn anew in secret: others see this tally instead of the true one. */
  believed: owner(couldBe(nothing<Believed>(), asBelieved), isMaster),
  /** R-PHF-40  Goals drawn in place of one that cannot be reached, until one is kept; not even their number is known. Never changed, but replaced. */
  redrawn: veiledAs([], owner<readonly number[]>([], isMaster)),
  /** PHF-132  Seats killed at least once, as bits; never forgotten. */
  kills: everybody(0),
  /** R-PHF-43  Seats that have broken peace with this one, as bits; never forgotten. */
  betrayals: veiledAs(0, owner(0, isMaster)),
  /** Item cards, in the order they came. Everybody sees how many, and those that were seen at work. */
  items: aside(owner(openAt(list<number>(), shownItems), seesItems)),
  /** An item that waits for the next life, or -1. */
  kept: veiledAs(NONE, owner(one(NONE), seesItems)),
  /** The room the token is in, or -1. */
  room: everybody(NONE),
  /** PHF-063  The starting room, for the whole game. */
  start: everybody(NONE),
  /** PHF-114 R-PHF-11  1: the room counts as empty for this seat until it has moved. */
  settled: everybody(0),
  lasting: everybody(list<Lasting>()),
  /** Turns to be skipped. */
  skip: everybody(0),
  /** Cards to choose from right now: which deck (or -1), and which cards. */
  poolOf: everybody(NONE),
  pool: veiledAs([], owner(list<number>(), isMaster)),
  /** What the seat passed on in the hero and the ability draft, never changed but replaced; and the ability it threw away (or -1). */
  passedHeroes: veiledAs([], owner<readonly number[]>([], isMaster)),
  passedAbilities: veiledAs([], owner<readonly number[]>([], isMaster)),
  dropped: veiledAs(NONE, owner(NONE, isMaster)),
  /** R-PHF-32  Drawn for the next life when this one ended: goals, heroes, abilities, by deck. Never changed, but replaced. */
  aside: veiledAs([[], [], []], owner<readonly (readonly number[])[]>(NOTHING_ASIDE, isMaster)),
  /** R-PHF-31  What is chosen already for the next life. Never changed, but replaced. */
  plan: veiledAs(NO_PLAN, owner<Plan>(NO_PLAN, isMaster)),
  /** What was in the plan when the turn began, as bits of PLANS; 0 before, and once the seat is back. */
  opened: everybody(0),
  /** Offers made in this turn for all to hear. */
  offered: everybody(0),
});

const NOWHERE: Layout = { squares: [], near: [], outer: [] };

export const TABLE = fields({
  rules: everybody<Rules>(rulesFrom({}, 0)),
  /** The adventurers. A dungeon master who does not play sits behind the last of them and has nothing on the table. */
  seats: each(SEAT),
  /** The shape of the dungeon; empty until a custom one is drawn. Shared by copies. */
  layout: everybody<Layout>(NOWHERE),
  /** The room card on each square; views show -1 for one that the viewer does not know. */
  rooms: aside(nobody(openAt(list<number>(), knownRooms))),
  /** 1: explored, that is, face-up. */
  open: everybody(list<number>()),
  /** Who knows a face-down room, as bits of seats; bit `seats.length` for everybody else. */
  known: everybody(list<number>()),
  /** Draw piles by deck, the last card on top. `drawSizes` in views. */
  draw: aside(nobody(lists<number>())),
  /** Discard piles by deck: public, except goals. */
  discard: aside(whoever(isMaster, openAt(lists<number>(), openDiscards))),
  /** PHF-053  The first player. */
  first: everybody<Seat>(0),
  /** 0 before the pre-game is over. */
  round: everybody(0),
  /** Turns begun by anybody. */
  turns: everybody(0),
  /** Whose turn it is, or -1. */
  active: everybody<Seat>(NONE),
  /** This turn: whether the movement roll is used up, points left, attacks left, rooms entered. */
  rolled: everybody(0),
  points: everybody(0),
  attacks: everybody(0),
  visited: everybody(list<number>()),
  /** 1: the active player died in this turn, so it is over, even if a new life has begun. */
  lost: everybody(0),
  /** Cards used up for this turn, this round, this life: item numbers, or -1 - seat for that seat's ability; CLAIM for a claim. */
  usedTurn: everybody(list<number>()),
  usedRound: everybody(list<number>()),
  usedLife: everybody(list<number>()),
  /** The Marauder: its room (-1: not about), HP, ability (-1: none), 1 if no movement roll was made since it was put there. */
  haunt: everybody(NONE),
  hauntHp: everybody(0),
  hauntAbility: everybody(NONE),
  fresh: everybody(0),
  /** 1 if it has cheated death already; how often it was summoned. */
  cheated: everybody(0),
  summonings: everybody(0),
  /** PHF-161  Its items. */
  stash: veiledAs([], whoever(seesStash, list<number>())),
  /** Open offers, and promises that hold: quiet ones only to their parties. */
  offers: aside(nobody(openAt(list<Offer>(), heardOffers))),
  nextOffer: everybody(1),
  pacts: aside(nobody(openAt(list<Pact>(), heardPacts))),
  /** R-PHF-42  [items.hidden]  Items in hands that everybody has seen at work. */
  shown: everybody(list<number>()),
  /** How the last table vote went. */
  lastVote: everybody(nothing<{ yes: Seat[]; no: Seat[] }>()),
  /** PHF-014  The honour cards, by slot; never changed once made. Whose they are and for which deck is public. */
  written: aside(nobody(openAt(partly(list<Written>(), 'name', 'text'), readable))),
  ending: everybody(nothing<Ending>()),
});

export type SeatState = RecordOf<typeof SEAT>;
export type Table = TableWith<typeof TABLE, Decision>;

/** The cards of a deck a seat can choose among: those just drawn or passed on, or those that wait for its next life. */
export const choiceOf = (s: SeatState, deck: number): readonly number[] => (s.poolOf === deck ? s.pool : s.aside[deck]!);

/** PHF-026  The chosen rooms, shuffled and laid out face-down. */
export function layRooms(t: Table, layout: Layout): void {
  t.layout = layout;
  t.rooms = roomCards(composition(t.seats.length, t.rules));
  shuffle(t.random, t.rooms);
  t.open = t.rooms.map(() => 0);
  t.known = t.rooms.map(() => 0);
}

export const freshSeat: () => SeatState = maker(SEAT);
const newTable = tableMaker<Table>(TABLE);

/** PHF-030  The decks are shuffled, face-down piles. */
export function setup(config: Config, random: Random): Table {
  const t = newTable(config, random);
  t.rules = rulesFrom(config.options, config.seats);
  const adventurers = adventurersAmong(config.seats, config.options);
  t.seats = Array.from({ length: adventurers }, freshSeat);
  t.draw = decksFor(adventurers, t.rules);
  t.discard = t.draw.map(() => []);
  for (const deck of t.draw) shuffle(random, deck);
  const size = sizeOf(composition(adventurers, t.rules));
  if (t.rules.layout === 'preset') layRooms(t, presetLayout(size));
  else if (t.rules.layout === 'random') layRooms(t, randomLayout(random, size, adventurers));
  return t;
}

export const clone = tableCopier<Table>(TABLE);
