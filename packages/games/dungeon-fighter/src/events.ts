/** What can happen, in the past tense, with the rule behind each line of the log. Only what lies face down is hidden. */
import type { Seat } from '@undercroft/engine';
import type { Part } from '@undercroft/mechanics';
import type { Gear } from './content/equipment.ts';
import type { Monster } from './content/monsters.ts';
import type { AbilityName } from './content/vocabulary.ts';
import type { Place, Told } from './decisions.ts';
import type { Reason } from './rules/score.ts';
import type { Ending } from './table.ts';
import type { Lying, Motion, ThrowKey, ThrowRecord, Verdict } from './throws/index.ts';

/** What made a hero lose or regain hit points, or the Chest change. */
export type From =
  | AbilityName
  | 'miss'
  | 'recovery'
  | 'rabid'
  | 'backing-down'
  | 'shop'
  | 'fountain'
  | 'treasure'
  | 'monster'
  | 'quick-kill'
  | 'greedy'
  | Gear;

/** All a scene needs to show a throw again: what was decided, and what really left the hand. */
export interface Seen {
  record: ThrowRecord;
  released: Motion;
}

export type Event =
  | { type: 'leaderChosen'; leader: Seat; by: 'vote' | 'chance' | 'rule' | 'left' }
  | { type: 'heroChosen'; hero: Place; card: number; by: 'choice' | 'chance' }
  | { type: 'towerStocked'; monsters: number[] }
  | { type: 'roundBegan'; round: number; first: Place }
  | { type: 'roomChosen'; votes: { seat: Seat; room: number }[]; room: number; by: 'all' | 'leader' | 'majority' | 'only' }
  | { type: 'moved'; floor: number; room: number }
  | { type: 'floorRevealed'; floor: number; sheet: number }
  | { type: 'monsterRevealed'; monster: Monster; hp: number; coins: number }
  | { type: 'swung'; hero: Place; die: number; weapons: Gear[]; wanted: ThrowKey[] }
  | {
      type: 'thrown';
      hero: Place;
      die: number;
      verdict: Verdict;
      isHit: boolean;
      tricky: boolean;
      lying: Lying[];
      seen: Seen | null;
    }
  | { type: 'told'; seat: Seat; hero: Place; told: Told }
  | { type: 'tickRefused'; seat: Seat; key: ThrowKey }
  | { type: 'corrected'; seat: Seat; told: Told }
  | { type: 'abilityUsed'; hero: Place; ability: AbilityName; target: Place }
  | { type: 'throwVoided'; hero: Place; die: number }
  | { type: 'songSung'; paid: boolean }
  | { type: 'seducedSpent'; hero: Place; monsters: Monster[]; amount: number }
  | { type: 'struck'; hero: Place; amount: number; base: Part | null; times: Part[]; plus: Part[]; hp: number }
  | { type: 'killed'; hero: Place }
  | { type: 'suffered'; hero: Place; amount: number; hp: number; from: From }
  | { type: 'healed'; hero: Place; amount: number; hp: number; from: From }
  | { type: 'fainted'; hero: Place }
  | { type: 'leeched'; amount: number; hp: number }
  | { type: 'robbed'; hero: Place; card: Gear }
  | { type: 'coins'; amount: number; from: From }
  | { type: 'dice'; amount: number; from: From }
  | { type: 'diceRecovered'; hero: Place }
  | { type: 'cardStolen'; hero: Place }
  | { type: 'lootShown'; cards: Gear[]; from: 'stolen' | 'treasure' | 'angel' }
  | { type: 'given'; card: Gear; to: Place; dropped: Gear }
  | { type: 'passed'; card: Gear; from: Place; to: Place; back: Gear; agreed: boolean }
  | { type: 'itemUsed'; hero: Place; card: Gear; target: Place }
  | { type: 'backDownVoted'; seat: Seat; agreed: boolean }
  | { type: 'backedDown'; monster: Monster }
  | { type: 'defeated'; monster: Monster; shots: number; hero: Place }
  | { type: 'seduced'; hero: Place; monster: Monster }
  | { type: 'scarred'; hero: Place; colour: number; hp: number }
  | { type: 'eliminated'; hero: Place }
  | { type: 'shopOpened'; cards: Gear[] }
  | { type: 'bought'; card: Gear; hero: Place; price: number; dropped: Gear }
  | { type: 'shopLeft'; cards: Gear[] }
  | { type: 'ended'; reason: Reason; ending: Ending };

/** DF-354, R-DF-41  Nothing that happens is hidden: face-down cards are never named. */
export const redact = (e: Event, _viewer: Seat | null): Event => e;

export type Topic = 'throw' | 'fight' | 'party' | 'map' | 'other';

/** The rule behind each line of the log, and the topic it is filtered by. */
export const LOG: Readonly<Record<Event['type'], { rule: string; topic: Topic }>> = {
  leaderChosen: { rule: 'DF-054', topic: 'other' },
  heroChosen: { rule: 'DF-043', topic: 'other' },
  towerStocked: { rule: 'DF-047', topic: 'other' },
  roundBegan: { rule: 'DF-065', topic: 'other' },
  roomChosen: { rule: 'DF-072', topic: 'map' },
  moved: { rule: 'DF-067', topic: 'map' },
  floorRevealed: { rule: 'DF-070', topic: 'map' },
  monsterRevealed: { rule: 'DF-081', topic: 'fight' },
  swung: { rule: 'DF-091', topic: 'throw' },
  thrown: { rule: 'DF-118', topic: 'throw' },
  told: { rule: 'DF-118', topic: 'throw' },
  tickRefused: { rule: 'DF-117', topic: 'throw' },
  corrected: { rule: 'DF-118', topic: 'throw' },
  abilityUsed: { rule: 'DF-151', topic: 'fight' },
  throwVoided: { rule: 'DF-349', topic: 'throw' },
  songSung: { rule: 'DF-356', topic: 'fight' },
  seducedSpent: { rule: 'DF-362', topic: 'fight' },
  struck: { rule: 'DF-125', topic: 'fight' },
  killed: { rule: 'DF-131', topic: 'fight' },
  suffered: { rule: 'DF-141', topic: 'fight' },
  healed: { rule: 'DF-343', topic: 'party' },
  fainted: { rule: 'DF-142', topic: 'party' },
  leeched: { rule: 'DF-331', topic: 'fight' },
  robbed: { rule: 'DF-330', topic: 'party' },
  coins: { rule: 'DF-225', topic: 'party' },
  dice: { rule: 'DF-200', topic: 'party' },
  diceRecovered: { rule: 'DF-163', topic: 'fight' },
  cardStolen: { rule: 'DF-354', topic: 'party' },
  lootShown: { rule: 'DF-355', topic: 'party' },
  given: { rule: 'DF-225', topic: 'party' },
  passed: { rule: 'DF-212', topic: 'party' },
  itemUsed: { rule: 'DF-239', topic: 'party' },
  backDownVoted: { rule: 'R-DF-42', topic: 'fight' },
  backedDown: { rule: 'DF-262', topic: 'fight' },
  defeated: { rule: 'DF-130', topic: 'fight' },
  seduced: { rule: 'DF-361', topic: 'party' },
  scarred: { rule: 'DF-208', topic: 'party' },
  eliminated: { rule: 'DF-211', topic: 'party' },
  shopOpened: { rule: 'DF-221', topic: 'map' },
  bought: { rule: 'DF-222', topic: 'map' },
  shopLeft: { rule: 'R-DF-38', topic: 'map' },
  ended: { rule: 'DF-002', topic: 'other' },
};
