/** The table of P52: every field once, with what it begins as and who may know it; and how it is set up. */
import {
  type Config,
  each,
  everybody,
  fields,
  heap,
  list,
  MATERIAL,
  maker,
  material,
  nobody,
  type Random,
  type RecordOf,
  type Seat,
  shuffle,
  type TableWith,
  tableCopier,
  tableMaker,
} from '@undercroft/engine';
import type { Decision } from './decisions.ts';
import { bookFor } from './doors.ts';
import { type HouseRules, RULEBOOK, readHouseRules } from './house-rules.ts';
import { actionDeck, type Card, enemyDeck, roomDeck } from './rules/cards.ts';
import type { Character } from './rules/character.ts';
import { emptyTally, type Tally } from './rules/experience.ts';
import type { EnemySheet } from './rules/fight/enemy.ts';
import type { Actor } from './rules/fight/order.ts';
import type { Entry } from './rules/history.ts';
import type { Affliction, Lasting } from './rules/lasting.ts';
import { NOTHING_DONE, type SessionRecord } from './rules/record.ts';
import { untrue } from './rules/shelf.ts';
import { readShelved } from './rules/shelf-reading.ts';
import type { Ward } from './rules/ward.ts';
import type { Book } from './scenario/book.ts';

/** What has been chosen of a character that is still being made. */
export interface Draft {
  race: string;
  profession: string;
  quirk: string | null;
  flipped: readonly Card[];
  split: Readonly<Record<string, number>>;
  ability: string | null;
}
export const NO_DRAFT: Draft = { race: '', profession: '', quirk: null, flipped: [], split: {}, ability: null };

/** A spot of the room. Replaced, never changed. */
export interface SpotState {
  /** -1 while it lies face down. */
  card: Card | -1;
  /** What it is, once it is turned up. */
  is: string;
  chest: 'none' | 'locked' | 'broken';
  /** Things that lie there for anybody. */
  items: readonly string[];
  /** P52-164  Drops nobody has looked at yet. */
  drops: number;
  /** Something lights it in a dark space. */
  isLit: boolean;
  /** Seats that have used it up (a shrine). */
  usedBy: readonly Seat[];
}
export const FACE_DOWN: SpotState = { card: -1, is: '', chest: 'none', items: [], drops: 0, isLit: false, usedBy: [] };

/** An enemy in the room. Replaced, never changed. */
export interface Enemy {
  /** Counted from 0 in the order they came into this room. */
  id: number;
  card: Card;
  sheet: EnemySheet;
  hp: number;
  place: number;
  boss: 'none' | 'minor' | 'major';
  lostTurns: number;
  /** R-P52-29  The obstructed spot it has begun to push into, or -1. */
  pushing: number;
  lastAttacker: Seat | null;
  /** How often a boss has healed instead of fleeing. */
  heals: number;
  /** What still hurts it, turn by turn. */
  afflictions: readonly Affliction[];
  /** It was robbed, and drops nothing. */
  isRobbed: boolean;
}

export const HERO = fields({
  /** The character; null while it is being made. Replaced, never changed. */
  sheet: everybody<Character | null>(null),
  draft: everybody<Draft>(NO_DRAFT),
  /** P52-021  What became of it since, in earlier sessions and in this one. Replaced, never changed. */
  history: everybody<readonly Entry[]>([]),
  /** It was admitted although its history does not lead to it. */
  isHomeMade: everybody(false),
  /** It came from where nobody here saw what became of it. */
  isElsewhere: everybody(false),
  /** Below 0: dead. */
  hp: everybody(0),
  /** P52-209 R-P52-64  Dead and left behind in an earlier room. */
  isLeftBehind: everybody(false),
  /** A place of the room, or -1. */
  place: everybody(-1),
  /** P52-081 P52-082  Top first. Not even the owner may look. */
  stamina: nobody(heap<Card>()),
  /** P52-171  The enemy aimed at, or -1, and the bonus 0 .. 3. */
  aimAt: everybody(-1),
  aim: everybody(0),
  /** P52-178  0 .. 3. */
  stance: everybody(0),
  /** P52-231..239  What it did in this room. */
  tally: everybody<Tally>(emptyTally()),
  /** R-P52-10  With strict rest: it did nothing, and draws its card at its next turn if it was left in peace. */
  isResting: everybody(false),
  /** P52-210  Exp of the room it died in, if it is brought back. */
  owed: everybody(0),
  lostTurns: everybody(0),
  /** Turns it may take right after this one, and after its next. */
  extraNow: everybody(0),
  extraLater: everybody(0),
  /** R-P52-61  In this room. */
  hasAskedToEnd: everybody(false),
  /** What goes on for some turns, rounds or hits. Replaced, never changed. */
  lasting: everybody<readonly Lasting[]>([]),
  /** How often it used abilities that have a limit. Replaced, never changed. */
  usedInRoom: everybody<Readonly<Record<string, number>>>({}),
  usedInSession: everybody<Readonly<Record<string, number>>>({}),
  /** R-P52-29  The obstructed spot it has begun to push into, or -1. */
  pushing: everybody(-1),
  /** The enemy that last hurt it, or -1. */
  lastHurter: everybody(-1),
});

/** R-P52-53  How a room lay that the party went through. */
export interface RoomMap {
  squares: readonly number[];
  start: number;
  exit: number;
}

/** P52-043..074  How the quest stands. Replaced, never changed. */
export interface QuestState {
  id: string;
  /** Rooms entered so far; and how many of them lay outside. */
  entered: number;
  outside: number;
  /** Survival: rooms to survive. Treasure Hunt: rooms still to cross with the prize, -1 before it is found. Trapped: 1 in the last room. */
  rooms: number;
  /** Big Boss: bosses beaten. */
  beaten: number;
  /** R-P52-52  The card of a Minor Boss that was run from, or -1. */
  bossCard: Card | -1;
  /** Ranks of all enemies that fell in this session. */
  fallen: readonly number[];
}
export const NO_QUEST: QuestState = { id: '', entered: 0, outside: 0, rooms: -1, beaten: 0, bossCard: -1, fallen: [] };

export const TABLE = fields({
  /** The scenario. */
  [MATERIAL]: material<Book>(),
  house: everybody<HouseRules>(RULEBOOK),
  scenario: everybody(''),
  heroes: each(HERO),
  quest: everybody<QuestState>(NO_QUEST),
  /** Whoever is escorted, in quests that escort somebody. Replaced, never changed. */
  ward: everybody<Ward | null>(null),
  /** P52-075  Of this session; the first card of day and night, or -1 inside. */
  place: everybody<'inside' | 'outside'>('inside'),
  firstPhase: everybody<Card | -1>(-1),

  /** The last is the top. */
  action: nobody(heap<Card>()),
  /** Cards somebody foresaw: they lie open and are flipped first, the first one first. Stamina never comes from them. */
  ahead: everybody(list<Card>()),
  actionDiscards: everybody(list<Card>()),
  /** What had been discarded when the deck was last shuffled: everybody saw those cards. */
  discardsBefore: everybody(list<Card>()),
  /** R-P52-13  Spots are dealt from it when they are turned up: nobody could tell the difference. */
  roomDeck: nobody(heap<Card>()),
  /** Size, light and exit cards of this room. */
  roomDiscards: everybody(list<Card>()),
  enemyDeck: nobody(heap<Card>()),
  beaten: everybody(list<Card>()),

  /** Rooms of this session, the first one first. */
  maps: everybody<readonly RoomMap[]>([]),
  /** x, y, x, y … of the spots; a place is the index of a pair. */
  squares: everybody<readonly number[]>([]),
  spots: everybody(list<SpotState>()),
  start: everybody(-1),
  exit: everybody(-1),
  /** P52-103 R-P52-66  Barricaded until the room is revealed and empty of enemies; then open for good. */
  isBarred: everybody(false),
  isLit: everybody(false),
  /** R-P52-31 R-P52-32  Living characters that entered, and their average level. */
  characters: everybody(0),
  avgLv: everybody(1),
  enemies: everybody(list<Enemy>()),
  enemiesCome: everybody(0),
  /** What they are called, by their number: those who are gone are still spoken of. */
  met: everybody(list<string>()),

  /** 0 before the first round of a room. */
  round: everybody(0),
  /** Who has still to act this round, the next one first. Empty while nobody is seen. */
  order: everybody(list<Actor>()),
  /** R-P52-44  Seats that enemies attacked this round. */
  attacked: everybody(list<Seat>()),
  /** R-P52-50  The round in which the last character came to the exit, or -1; and enemies that must act before all may go. */
  gatheredIn: everybody(-1),
  toActFirst: everybody(list<number>()),
  /** P52-256  The session log. Replaced, never changed. */
  record: everybody<SessionRecord>(NOTHING_DONE),
  /** How the session ended. */
  ending: everybody<'' | 'won' | 'died' | 'failed' | 'abandoned'>(''),
});

export type Hero = RecordOf<typeof HERO>;
export type Table = TableWith<typeof TABLE, Decision>;

type Unseen = 'heroes' | 'action' | 'roomDeck' | 'enemyDeck' | 'stack' | 'random' | 'revealed' | 'shut';
/** What everybody may know of a table: views have it too. */
export type Seen = Omit<Table, Unseen> & { heroes: readonly Omit<Hero, 'stamina'>[] };

const newHero = maker(HERO);
const newTable = tableMaker<Table>(TABLE);

export function setup(config: Config, random: Random): Table {
  const t = newTable(config, random);
  t.house = readHouseRules(config.options);
  t.scenario = bookFor(t).scenario.meta.id;
  t.heroes = Array.from({ length: config.seats }, newHero);
  for (const [seat, hero] of t.heroes.entries()) Object.assign(hero, broughtTo(config, seat, bookFor(t)));
  t.action = actionDeck(config.seats);
  t.roomDeck = roomDeck();
  t.enemyDeck = enemyDeck();
  for (const deck of [t.action, t.roomDeck, t.enemyDeck]) shuffle(random, deck);
  return t;
}

/** P52-021 P52-251  The character that somebody brings to a seat, as it is; its door has checked it. */
function broughtTo({ brings }: Config, seat: Seat, book: Book): Partial<Hero> {
  const { value } = readShelved(brings?.[seat] ?? null);
  if (value === undefined) return {};
  const { character: sheet, made: draft, history } = value;
  const { isElsewhere } = value;
  return { sheet, draft, history, isElsewhere, isHomeMade: value.isHomeMade || untrue(value, book) !== null };
}

export const clone = tableCopier<Table>(TABLE);
