/** What happened, in the past tense, with the reasons. `rule` and `topic` of each stand below. */
import type { Seat } from '@undercroft/engine';
import type { Hero, Item, Quest } from './content/cards.ts';
import type { Scouted } from './decisions.ts';
import type { Die } from './rules/dice.ts';
import type { BossResult, Ending, Trial } from './table.ts';

/** Where something came from: a power of a hero, weapon or item, the banner, a rune, a reward, the town … */
export type Source =
  | { by: 'hero'; card: Hero }
  | { by: 'weapon' | 'item'; card: Item }
  | { by: 'banner'; seat: Seat }
  | { by: 'rune'; die: number }
  | { by: 'quest' | 'boss' | 'arena' | 'town' | 'payday' | 'slot' | 'setup' };

/** R-AP-50  Where the score is closed: how much it was the seat alone is told. */
type Closed = { closed?: true };

export type Event =
  | { type: 'voted'; votes: { seat: Seat; for: Seat }[]; starter: Seat }
  | { type: 'started'; starter: Seat }
  /** AP-033  What a seat begins with; which cards its owner alone sees. */
  | ({ type: 'dealt'; seat: Seat; gold: number | null; count: number; items: Item[] | null } & Closed)
  | { type: 'turnBegan'; seat: Seat; round: number; last: boolean }
  | ({ type: 'goldTaken'; seat: Seat; amount: number | null; from: Source } & Closed)
  | { type: 'itemsDrawn'; seat: Seat; deck: 'standard' | 'legendary'; count: number; items: Item[] | null; from: Source }
  | { type: 'hired'; seat: Seat; hero: Hero; cost: number; over: Hero }
  | { type: 'retired'; seat: Seat; hero: Hero; vp: number }
  | { type: 'replaced'; seat: Seat; hero: Hero }
  | { type: 'equipped'; seat: Seat; item: Item; hero: Hero; dropped: Item }
  | { type: 'bought'; seat: Seat; deck: 'standard' | 'legendary'; cost: number; item: Item | null }
  | { type: 'sold'; seat: Seat; item: Item; gold: number }
  | { type: 'scouted'; seat: Seat; deck: Scouted; card: number; cost: number }
  | { type: 'healed'; seat: Seat; hero: Hero; from: Source }
  | { type: 'upgraded'; seat: Seat; hero: Hero; from: Source }
  /** R-AP-63  Those two see which card. */
  | { type: 'given'; seat: Seat; to: Seat; gold: number; item: Item | null }
  | { type: 'stayedHome'; seat: Seat }
  | { type: 'declared'; seat: Seat; trial: Trial; quest: Quest; heroes: Hero[] }
  | { type: 'dieAdded'; seat: Seat; die: Die; at: number; from: Source }
  /** R-AP-17  No die of that colour was left. */
  | { type: 'dieMissing'; seat: Seat; colour: number }
  | { type: 'symbolsAdded'; seat: Seat; symbol: number; amount: number; from: Source }
  | { type: 'potionDrunk'; seat: Seat; item: Item }
  | { type: 'scrollRead'; seat: Seat; item: Item }
  | { type: 'powerUsed'; seat: Seat; from: Source }
  | { type: 'prepared'; seat: Seat; what: 'ignore' | 'downgrade' | 'convert' | 'endImmunity'; from: Source }
  | { type: 'rolled'; seat: Seat; dice: Die[] }
  | { type: 'rerolled'; seat: Seat; changes: { at: number; was: Die; now: Die }[]; from: Source }
  | { type: 'dieSet'; seat: Seat; at: number; was: Die; now: Die; from: Source }
  /** AP-107  The rune of a die was spent: it is locked. */
  | { type: 'locked'; seat: Seat; at: number; die: Die }
  | { type: 'reacted'; seat: Seat; to: Seat; item: Item }
  | { type: 'evaluated'; seat: Seat; trial: Trial; succeeded: boolean; light: number; deadly: number; shields: number; total: number }
  | { type: 'woundsPrevented'; seat: Seat; light: number; deadly: number; downgraded: number }
  | { type: 'woundsStopped'; seat: Seat; light: number; deadly: number }
  | { type: 'wounded'; seat: Seat; hero: Hero; wound: 'light' | 'deadly'; slot: boolean }
  | { type: 'died'; seat: Seat; hero: Hero; wound: 'light' | 'deadly'; slot: boolean; weapon: Item }
  | { type: 'woundsVanished'; seat: Seat; count: number }
  | { type: 'questCompleted'; seat: Seat; quest: Quest; vp: number }
  | { type: 'questFailed'; seat: Seat; trial: Trial; quest: Quest }
  | { type: 'levelUpLost'; seat: Seat }
  | { type: 'bannerTurned'; seat: Seat; active: boolean }
  | ({ type: 'tokensTaken'; seat: Seat; amount: number | null; from: Source } & Closed)
  | { type: 'townGrew'; seat: Seat; level: number; vp: number; common: boolean }
  | { type: 'secondBonus'; seat: Seat; level: number; vp: number }
  | { type: 'cardShown'; what: 'arena' | 'boss'; card: number }
  | { type: 'arenaBegan'; seat: Seat; card: number }
  | { type: 'arenaEntered'; seat: Seat; enter: boolean }
  | { type: 'arenaPaid'; seat: Seat; total: number; place: number; tier: number; tied: boolean }
  | { type: 'bossTriggered'; seat: Seat; why: 'quests' | 'rounds' | 'lantern'; vp: number }
  | { type: 'bossBegan'; card: number; order: Seat[] }
  | { type: 'bossDeclined'; seat: Seat }
  | { type: 'bossFought'; seat: Seat; result: BossResult; vp: number }
  | { type: 'refreshed'; heroes: Hero[]; legends: Hero[]; quests: Quest[] }
  /** R-AP-71  A rival party took it. */
  | { type: 'churned'; quest: Quest }
  | { type: 'discarded'; seat: Seat; item: Item }
  | { type: 'lanternBurnt'; lantern: number; limit: number }
  | { type: 'ended'; ending: Ending };

/** What one seat may know of an event: own cards, those handed over between two, and where the score is closed own gold and VP. */
export function redact(e: Event, viewer: Seat | null): Event | null {
  switch (e.type) {
    case 'dealt':
      return e.seat === viewer ? e : { ...e, items: null, ...(e.closed && { gold: null }) };
    case 'goldTaken':
    case 'tokensTaken':
      return e.seat === viewer || !e.closed ? e : { ...e, amount: null };
    case 'itemsDrawn':
      return e.seat === viewer ? e : { ...e, items: null };
    case 'bought':
      return e.seat === viewer ? e : { ...e, item: null };
    case 'given':
      return e.seat === viewer || e.to === viewer ? e : { ...e, item: null };
    default:
      return e;
  }
}

export type Topic = 'roll' | 'tavern' | 'quest' | 'town' | 'arena' | 'boss' | 'other';

/** The rule behind each line of the log, and the topic it is filtered by. */
export const LOG: Readonly<Record<Event['type'], { rule: string; topic: Topic }>> = {
  voted: { rule: 'R-AP-06', topic: 'other' },
  started: { rule: 'AP-032', topic: 'other' },
  dealt: { rule: 'AP-033', topic: 'other' },
  turnBegan: { rule: 'AP-045', topic: 'other' },
  goldTaken: { rule: 'AP-130', topic: 'tavern' },
  itemsDrawn: { rule: 'AP-132', topic: 'quest' },
  hired: { rule: 'AP-055', topic: 'tavern' },
  retired: { rule: 'AP-170', topic: 'tavern' },
  replaced: { rule: 'R-AP-15', topic: 'tavern' },
  equipped: { rule: 'AP-146', topic: 'tavern' },
  bought: { rule: 'AP-181', topic: 'tavern' },
  sold: { rule: 'R-AP-33', topic: 'tavern' },
  scouted: { rule: 'AP-182', topic: 'tavern' },
  healed: { rule: 'AP-161', topic: 'tavern' },
  upgraded: { rule: 'AP-167', topic: 'tavern' },
  given: { rule: 'R-AP-63', topic: 'tavern' },
  stayedHome: { rule: 'AP-062', topic: 'quest' },
  declared: { rule: 'AP-077', topic: 'quest' },
  dieAdded: { rule: 'AP-080', topic: 'roll' },
  dieMissing: { rule: 'R-AP-17', topic: 'roll' },
  symbolsAdded: { rule: 'AP-157', topic: 'roll' },
  potionDrunk: { rule: 'AP-142', topic: 'roll' },
  scrollRead: { rule: 'AP-144', topic: 'roll' },
  powerUsed: { rule: 'AP-083', topic: 'roll' },
  prepared: { rule: 'AP-083', topic: 'roll' },
  rolled: { rule: 'AP-082', topic: 'roll' },
  rerolled: { rule: 'AP-083', topic: 'roll' },
  dieSet: { rule: 'AP-159', topic: 'roll' },
  locked: { rule: 'AP-107', topic: 'roll' },
  reacted: { rule: 'AP-150', topic: 'roll' },
  evaluated: { rule: 'AP-086', topic: 'quest' },
  woundsPrevented: { rule: 'AP-087', topic: 'quest' },
  woundsStopped: { rule: 'AP-123', topic: 'quest' },
  wounded: { rule: 'AP-121', topic: 'quest' },
  died: { rule: 'AP-120', topic: 'quest' },
  woundsVanished: { rule: 'R-AP-25', topic: 'quest' },
  questCompleted: { rule: 'AP-092', topic: 'quest' },
  questFailed: { rule: 'AP-094', topic: 'quest' },
  levelUpLost: { rule: 'R-AP-27', topic: 'quest' },
  bannerTurned: { rule: 'AP-101', topic: 'roll' },
  tokensTaken: { rule: 'AP-178', topic: 'quest' },
  townGrew: { rule: 'AP-177', topic: 'town' },
  secondBonus: { rule: 'R-AP-36', topic: 'town' },
  cardShown: { rule: 'AP-185', topic: 'town' },
  arenaBegan: { rule: 'AP-195', topic: 'arena' },
  arenaEntered: { rule: 'AP-196', topic: 'arena' },
  arenaPaid: { rule: 'AP-199', topic: 'arena' },
  bossTriggered: { rule: 'AP-210', topic: 'boss' },
  bossBegan: { rule: 'AP-213', topic: 'boss' },
  bossDeclined: { rule: 'R-AP-45', topic: 'boss' },
  bossFought: { rule: 'AP-216', topic: 'boss' },
  refreshed: { rule: 'AP-067', topic: 'town' },
  churned: { rule: 'R-AP-71', topic: 'town' },
  discarded: { rule: 'AP-140', topic: 'tavern' },
  lanternBurnt: { rule: 'R-AP-61', topic: 'town' },
  ended: { rule: 'AP-219', topic: 'boss' },
};
