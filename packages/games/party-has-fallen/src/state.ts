/** The table of The Party Has Fallen: plain data, one doc comment per field. */
import { type Config, type Outcome, type Random, type Seat, shuffle, type TableBase } from '@undercroft/engine';
import { ABILITIES } from './content/abilities.ts';
import { NONE } from './content/cards.ts';
import { EVENTS } from './content/events.ts';
import { COUNTERS, GOALS } from './content/goals.ts';
import { HEROES, type Hero } from './content/heroes.ts';
import { ITEMS } from './content/items.ts';
import { MARAUDER_ABILITIES } from './content/marauder.ts';
import type { Mod } from './content/vocabulary.ts';
import type { Decision, HonourDeck } from './decisions.ts';
import { adventurersAmong, type Rules, rulesFrom } from './house-rules.ts';
import { composition, presetLayout, randomLayout, roomCards, sizeOf } from './rules/dungeon.ts';
import type { Written } from './rules/honour.ts';
import type { Layout } from './rules/layout.ts';
import type { Quiet } from './rules/quiet.ts';

/** R-PHF-31  In the game; dead, but may come back; out for good. */
export const [ALIVE, DEAD, OUT] = [0, 1, 2] as const;

/** The decks, as indices into `draw` and `discard`. */
export const [GOAL, HERO, ABILITY_DECK, ITEM_DECK, EVENT_DECK, MARAUDER_DECK] = [0, 1, 2, 3, 4, 5] as const;

/** The decks that can hold honour cards. */
export const DECK_OF: Record<HonourDeck, number> = { goal: GOAL, ability: ABILITY_DECK, item: ITEM_DECK, event: EVENT_DECK };

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

/** The goal others take a seat to have, once it was drawn anew in secret: as those who had peeked at it know it. */
export interface Believed extends Tally {
  goal: number;
  named: Seat;
}

export interface SeatState extends Tally {
  /** ALIVE, DEAD or OUT. Public. */
  status: number;
  /** Index into HEROES; -1 before the draft, -2 for a custom hero. Known to all when the pre-game ends. */
  hero: number;
  /** PHF-041  The sheet of a custom hero. As public as `hero`. */
  custom: Hero | null;
  /** PHF-052  Index into GENDERS. As public as `hero`. */
  gender: number;
  /** 0 .. maximum. Public. */
  hp: number;
  /** Index into ABILITIES, or -1. Known to all when the pre-game ends. */
  ability: number;
  /** Index into GOALS, or -1. Known to its owner and those in `goalSeen`. */
  goal: number;
  /** Seats that have peeked at the goal, as bits. Public. */
  goalSeen: number;
  /** R-PHF-40  The opponent named for the goal, or -1. Known like the goal. */
  named: Seat;
  /** R-PHF-40  Set once the goal was drawn anew in secret: others see this tally instead of the true one. Owner only. */
  believed: Believed | null;
  /** R-PHF-40  Goals drawn in place of one that cannot be reached, until one is kept. Never changed, but replaced. Owner only. */
  redrawn: readonly number[];
  /** PHF-132  Seats killed at least once, as bits; never forgotten. Public. */
  kills: number;
  /** R-PHF-43  Seats that have broken peace with this one, as bits; never forgotten. Known to the seat itself. */
  betrayals: number;
  /** Item cards, in the order they came. Public unless [items.hidden]. */
  items: number[];
  /** An item that waits for the next life, or -1. As public as items. */
  kept: number;
  /** The room the token is in, or -1. Public. */
  room: number;
  /** PHF-063  The starting room, for the whole game. Public. */
  start: number;
  /** PHF-114 R-PHF-11  1: the room counts as empty for this seat until it has moved. Public. */
  settled: number;
  /** Public. */
  lasting: Lasting[];
  /** Turns to be skipped. Public. */
  skip: number;
  /** Cards to choose from right now: which deck (or -1), and which cards. The cards are known to the owner only. */
  poolOf: number;
  pool: number[];
  /** What the seat passed on in the hero and the ability draft, and the ability it threw away (or -1). Owner only. */
  passedHeroes: number[];
  passedAbilities: number[];
  dropped: number;
  /** R-PHF-32  Drawn for the next life when this one ended: goals, heroes, abilities, by deck. Never changed, but replaced. Owner only. */
  aside: readonly (readonly number[])[];
  /** R-PHF-31  What is chosen already for the next life. Never changed, but replaced. Owner only. */
  plan: Plan;
  /** What was in the plan when the turn began, as bits of PLANS; 0 before, and once the seat is back. Public. */
  opened: number;
  /** Offers made in this turn for all to hear. Public. */
  offered: number;
}

/** Choices made while others play; -1 stands for none yet. `yes`: 1 comes back, 0 stays out. */
export interface Plan {
  yes: number;
  hero: number;
  gender: number;
  goal: number;
  target: Seat;
  ability: number;
}

/** What can be planned, in the order of the bits of `opened`. */
export const PLANS = ['rejoin', 'hero', 'goal', 'ability'] as const;
export const NO_PLAN: Plan = { yes: NONE, hero: NONE, gender: 0, goal: NONE, target: NONE, ability: NONE };
/** By deck: GOAL, HERO, ABILITY_DECK. */
export const NOTHING_ASIDE: readonly (readonly number[])[] = [[], [], []];

/** The cards of a deck a seat can choose among: those just drawn or passed on, or those that wait for its next life. */
export const choiceOf = (s: SeatState, deck: number): readonly number[] => (s.poolOf === deck ? s.pool : s.aside[deck]!);

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

export interface Table extends TableBase<Decision> {
  rules: Rules;
  /** The adventurers. A dungeon master who does not play sits behind the last of them and has nothing on the table. */
  seats: SeatState[];
  /** The shape of the dungeon; empty until a custom one is drawn. Public; shared by copies. */
  layout: Layout;
  /** The room card on each square. Face-down ones are known to nobody but those in `known`. */
  rooms: number[];
  /** 1: explored, that is, face-up. Public. */
  open: number[];
  /** Who knows a face-down room, as bits of seats; bit `seats.length` for everybody else. Public. */
  known: number[];
  /** Draw piles by deck, the last card on top. Nobody knows their order. */
  draw: number[][];
  /** Discard piles by deck. Public, except goals, which nobody knows. */
  discard: number[][];
  /** PHF-053  The first player. */
  first: Seat;
  /** 0 before the pre-game is over. */
  round: number;
  /** Turns begun by anybody. */
  turns: number;
  /** Whose turn it is, or -1. */
  active: Seat;
  /** This turn: whether the movement roll is used up, points left, attacks left, rooms entered. */
  rolled: number;
  points: number;
  attacks: number;
  visited: number[];
  /** 1: the active player died in this turn, so it is over, even if a new life has begun. */
  lost: number;
  /** Cards used up for this turn, this round, this life: item numbers, or -1 - seat for that seat's ability; CLAIM for a claim. */
  usedTurn: number[];
  usedRound: number[];
  usedLife: number[];
  /** The Marauder: its room (-1: not about), HP, ability (-1: none), 1 if no movement roll was made since it was put there. */
  haunt: number;
  hauntHp: number;
  hauntAbility: number;
  fresh: number;
  /** 1 if it has cheated death already; how often it was summoned. */
  cheated: number;
  summonings: number;
  /** PHF-161  Its items. Nobody knows them. */
  stash: number[];
  offers: Offer[];
  nextOffer: number;
  pacts: Pact[];
  /** R-PHF-42  [items.hidden]  Items in hands that everybody has seen at work. */
  shown: number[];
  /** How the last table vote went. Public. */
  lastVote: { yes: Seat[]; no: Seat[] } | null;
  /** PHF-014  The honour cards, by slot; never changed once made. Each is known to its author and to whoever sees the card. */
  written: Written[];
  ending: Ending | null;
}

export function freshSeat(): SeatState {
  return {
    status: ALIVE,
    hero: NONE,
    custom: null,
    gender: 0,
    hp: 0,
    ability: NONE,
    goal: NONE,
    goalSeen: 0,
    named: NONE,
    since: 0,
    counts: COUNTERS.map(() => 0),
    partners: 0,
    slain: 0,
    leftDied: 0,
    believed: null,
    redrawn: [],
    kills: 0,
    betrayals: 0,
    items: [],
    kept: NONE,
    room: NONE,
    start: NONE,
    settled: 0,
    lasting: [],
    skip: 0,
    poolOf: NONE,
    pool: [],
    passedHeroes: [],
    passedAbilities: [],
    dropped: NONE,
    aside: NOTHING_ASIDE,
    plan: NO_PLAN,
    opened: 0,
    offered: 0,
  };
}

interface Printed {
  expansion?: true;
  gendered?: true;
  genderChange?: true;
  blank?: true;
}

/** PHF-136 PHF-141 R-PHF-48 R-PHF-53  Whether a card is in its deck at this table. */
function isIn(card: Printed, rules: Rules): boolean {
  if (card.expansion && !rules.expansion) return false;
  if (card.genderChange && !rules.genderEvent) return false;
  return !card.gendered || rules.genderEffects;
}

/** Blank cards come last, and there are many of them: none is looked at (PHF-002). */
function numbersOf(cards: readonly Printed[], rules: Rules): number[] {
  const numbers: number[] = [];
  for (let number = 0; number < cards.length && !cards[number]!.blank; number++) if (isIn(cards[number]!, rules)) numbers.push(number);
  return numbers;
}

/** PHF-001  The decks of a table, unshuffled, in the order of their constants. */
export function decksFor(seats: number, rules: Rules): number[][] {
  // PHF-018  At two seats, goals that need other characters are taken out.
  const goals = numbersOf(GOALS, rules).filter((goal) => seats > 2 || GOALS[goal]!.tag === 'none');
  // R-PHF-51  More than eight players need the heroes and abilities of the expansion, with or without the rest of it.
  const everybody = seats > 8 ? { ...rules, expansion: true } : rules;
  return [
    goals,
    numbersOf(HEROES, everybody),
    numbersOf(ABILITIES, everybody),
    numbersOf(ITEMS, rules),
    numbersOf(EVENTS, rules),
    rules.expansion ? MARAUDER_ABILITIES.map((_, number) => number) : [],
  ];
}

const NOWHERE: Layout = { squares: [], near: [], outer: [] };

/** PHF-026  The chosen rooms, shuffled and laid out face-down. */
export function layRooms(t: Table, layout: Layout): void {
  t.layout = layout;
  t.rooms = roomCards(composition(t.seats.length, t.rules));
  shuffle(t.random, t.rooms);
  t.open = t.rooms.map(() => 0);
  t.known = t.rooms.map(() => 0);
}

/** PHF-030  The decks are shuffled, face-down piles. */
export function setup(config: Config, random: Random): Table {
  const rules = rulesFrom(config.options, config.seats);
  const adventurers = adventurersAmong(config.seats, config.options);
  const draw = decksFor(adventurers, rules);
  for (const deck of draw) shuffle(random, deck);
  const t: Table = {
    stack: [],
    random,
    revealed: 0,
    shut: config.shut ?? [],
    rules,
    seats: Array.from({ length: adventurers }, freshSeat),
    layout: NOWHERE,
    rooms: [],
    open: [],
    known: [],
    draw,
    discard: draw.map(() => []),
    first: 0,
    round: 0,
    turns: 0,
    active: NONE,
    rolled: 0,
    points: 0,
    attacks: 0,
    visited: [],
    lost: 0,
    usedTurn: [],
    usedRound: [],
    usedLife: [],
    haunt: NONE,
    hauntHp: 0,
    hauntAbility: NONE,
    fresh: 0,
    cheated: 0,
    summonings: 0,
    stash: [],
    offers: [],
    nextOffer: 1,
    pacts: [],
    shown: [],
    lastVote: null,
    written: [],
    ending: null,
  };
  const size = sizeOf(composition(adventurers, rules));
  if (rules.layout === 'preset') layRooms(t, presetLayout(size));
  else if (rules.layout === 'random') layRooms(t, randomLayout(random, size, adventurers));
  return t;
}
