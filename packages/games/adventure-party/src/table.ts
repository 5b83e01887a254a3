/** The table of Adventure Party: every field once, with what it begins as and who may know it; and how it is set up. */
import {
  type Config,
  each,
  everybody,
  fields,
  heap,
  list,
  maker,
  nobody,
  nothing,
  type Outcome,
  owner,
  type Random,
  type RecordOf,
  type Seat,
  type TableWith,
  tableCopier,
  tableMaker,
} from '@undercroft/engine';
import { type Hero, type Item, NONE, type Quest } from './content/cards.ts';
import type { Decision } from './decisions.ts';
import { type Rules, rulesFrom } from './house-rules.ts';
import type { Die } from './rules/dice.ts';
import type { PartyHero } from './rules/heroes.ts';

/** AP-140  Item cards that may be held at the end of the own turn. */
export const HAND_LIMIT = 7;
/** AP-003, AP-169  Heroes of a party. */
export const PARTY_LIMIT = 3;

/** AP-046  Where the turn is; and the fights that are nobody's turn. */
export type Phase = 'setup' | 'payday' | 'tavern' | 'quest' | 'secondTavern' | 'refresh' | 'arena' | 'boss';

/** What the dice are rolled for. */
export type Trial = 'none' | 'quest' | 'arena' | 'stage1' | 'stage2';

/** Steps of a trial, as a board shows them. */
export type Step = 'none' | 'declare' | 'pool' | 'roll' | 'wounds' | 'reward';

/** How far a seat came against the boss: not fought, declined, no stage, the first, both. */
export type BossResult = 'none' | 'declined' | 'beaten back' | 'stage 1' | 'stage 2';

export interface Ending extends Outcome {
  /** What decided between equal VP. */
  tieBreak: 'none' | 'boss' | 'gold' | 'shared';
  /** R-AP-68  Together or alone. */
  rank: string | null;
}

/** R-AP-50  Open unless the house says otherwise; in the end all is counted. */
export const openScore = (t: { rules: Rules; ending: Ending | null }): boolean => t.rules.openScore || t.ending !== null;
/** R-AP-75  One person holds both hands; those who watch see neither. */
const oneHolder = (t: { rules: Rules }, _of: Seat, viewer: Seat | null): boolean => viewer !== null && t.rules.mode === 'twoParties';

/** AP-030, AP-031  One seat: board, meeple, banner on its active side. */
export const SEAT = fields({
  /** Where the score is closed others see printed prices paid, but not what is taken. */
  gold: owner(0, openScore),
  /** VP tokens. */
  tokens: owner(0, openScore),
  /** The reroll banner lies on its active side. */
  banner: everybody(true),
  /** AP-143  Hidden, relics too. Others see how many. */
  hand: owner(list<Item>(), oneHolder),
  /** Up to three, in the order in which they joined: card, side, wounds and weapon (`rules/heroes.ts`). */
  heroes: everybody(list<PartyHero>()),
  /** AP-092  Completed quests, in order. */
  quests: everybody(list<Quest>()),
  /** AP-170  Retired heroes, in order. */
  retired: everybody(list<Hero>()),
  /** Turns begun. */
  turns: everybody(0),
  boss: everybody<BossResult>('none'),
  /** R-AP-64  The banner was lent this round. */
  helped: everybody(false),
  /** For statistics: quests tried, heroes lost; heroes hired and items used, in order. */
  tried: everybody(0),
  lost: everybody(0),
  hired: everybody(list<Hero>()),
  itemsUsed: everybody(list<Item>()),
});

export const TABLE = fields({
  rules: everybody<Rules>(rulesFrom({})),
  seats: each(SEAT),
  /** Who takes the first turn of every round; NONE before it is known. */
  starter: everybody<Seat>(NONE),
  /** Whose turn it is; NONE during set-up and the boss fights. */
  turn: everybody<Seat>(NONE),
  /** Full or begun rounds. */
  round: everybody(0),
  phase: everybody<Phase>('setup'),

  /** The sword: 1 .. 3. */
  level: everybody(1),
  /** R-AP-34, AP-189  The level whose decks are out: follows the sword in Refresh. */
  opened: everybody(1),
  /** Who reached level 2, level 3 and the boss first and second; NONE for nobody. */
  firsts: everybody(list<Seat>(NONE, NONE, NONE)),
  seconds: everybody(list<Seat>(NONE, NONE, NONE)),
  /** Whether the boss was triggered, by whom (NONE: by time), and how many last turns are left. */
  bossComes: everybody(false),
  trigger: everybody<Seat>(NONE),
  lastTurns: everybody(0),
  /** R-AP-61  Together or alone: rounds burnt. */
  lantern: everybody(0),
  /** R-AP-62  Together or alone: the common VP. */
  common: everybody(0),

  /** Face-down, the last card is the top. Everybody can work out which heroes and quests, nobody in which order. */
  heroDeck: everybody(heap<Hero>()),
  legendDeck: everybody(heap<Hero>()),
  townDeck: everybody(heap<Quest>()),
  forestDeck: everybody(heap<Quest>()),
  mountainDeck: everybody(heap<Quest>()),
  arenaDeck: everybody(heap<number>()),
  bossDeck: everybody(heap<number>()),
  itemDeck: nobody(heap<Item>()),
  legendaryDeck: nobody(heap<Item>()),
  heroDiscard: everybody(list<Hero>()),
  legendDiscard: everybody(list<Hero>()),
  itemDiscard: everybody(list<Item>()),
  legendaryDiscard: everybody(list<Item>()),

  /** R-AP-02  Heroes in the row, and the visible top of their deck (NONE: hired, or none left). */
  heroRow: everybody(list<Hero>()),
  heroTop: everybody<Hero>(NONE),
  legendRow: everybody(list<Hero>()),
  legendTop: everybody<Hero>(NONE),
  /** Open quests of each tier, longest open first. */
  town: everybody(list<Quest>()),
  forest: everybody(list<Quest>()),
  mountain: everybody(list<Quest>()),
  /** The card shown at level 2 and fought at level 3, the one shown at level 3; NONE before. */
  arena: everybody(NONE),
  arenaHeld: everybody(false),
  boss: everybody(NONE),

  /** R-AP-63  Together: what the seat whose turn it is may still hand over. */
  giftItems: everybody(0),
  giftGold: everybody(0),

  /** What is being rolled for, by whom and how far it is. */
  trial: everybody<Trial>('none'),
  step: everybody<Step>('none'),
  roller: everybody<Seat>(NONE),
  /** The quest card with the meeple on it. */
  quest: everybody<Quest>(NONE),
  /** AP-077  Living heroes sent, in the order declared. How many were sent. */
  active: everybody(list<Hero>()),
  sent: everybody(0),
  /** R-AP-16  Heroes already hit by a slot wound. */
  victims: everybody(list<Hero>()),
  /** The dice, in pool order: colour, face, whether locked or set (`rules/dice.ts`). */
  pool: everybody(list<Die>()),
  /** Dice of any colour still to be named. */
  anyDice: everybody(0),
  /** Symbols without a die: symbol and where it comes from (`rules/added.ts`). */
  added: everybody(list<number>()),
  /** Loose runes that were spent. */
  runesSpent: everybody(0),
  /** AP-112, R-AP-19  Powers used in this quest (`rules/tools.ts`). */
  used: everybody(list<number>()),
  /** The power being carried out (NONE: none), which of its operations, and the dice chosen for it so far. */
  using: everybody(NONE),
  usingAt: everybody(0),
  chosen: everybody(list<number>()),
  /** Symbols that may count as others: from, to, how many, three numbers each. */
  conversions: everybody(list<number>()),
  /** Wounds that will not be dealt; deadly ones that will be light; wounds added by others. */
  ignoredLight: everybody(0),
  ignoredDeadly: everybody(0),
  ignoredAny: everybody(0),
  downgraded: everybody(0),
  moreLight: everybody(0),
  moreDeadly: everybody(0),
  immunityGone: everybody(false),
  /** After Evaluate: whether it succeeded, and what is still to be dealt and stopped. */
  succeeded: everybody(false),
  light: everybody(0),
  deadly: everybody(0),
  shields: everybody(0),

  /** AP-196  Competitors in the order in which they placed, and their totals. */
  entrants: everybody(list<Seat>()),
  totals: everybody(list<number>()),

  /** For statistics: quests tried, won, and with a death, by their number. */
  questsTried: everybody(list<Quest>()),
  questsFatal: everybody(list<Quest>()),

  ending: everybody(nothing<Ending>()),
});

export type SeatState = RecordOf<typeof SEAT>;
export type Table = TableWith<typeof TABLE, Decision>;

export const freshSeat: () => SeatState = maker(SEAT);
const newTable = tableMaker<Table>(TABLE);
export const clone = tableCopier<Table>(TABLE);

/** The table before the decks are shuffled. */
export function setup(config: Config, random: Random): Table {
  const t = newTable(config, random);
  t.rules = rulesFrom(config.options);
  t.seats = Array.from({ length: config.seats }, freshSeat);
  return t;
}
