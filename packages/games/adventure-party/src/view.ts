/** What one seat may know: what the table's description shows, and what follows from it. */
import { type Seat, type SightOf, sightOfTable, type ViewWith } from '@undercroft/engine';
import { type Hero, type Item, NONE } from './content/cards.ts';
import type { TownAction } from './content/vocabulary.ts';
import type { Decision, RollDecision } from './decisions.ts';
import type { Source } from './events.ts';
import { bossOrder } from './procedures/boss.ts';
import { PROCEDURES } from './procedures/index.ts';
import { QUESTIONS } from './questions.ts';
import { type Placed, parTier, placesOf } from './rules/arena.ts';
import { cardOf, isUpgraded, isWounded, type PartyHero, sideOf, weaponOf } from './rules/heroes.ts';
import { rollView } from './rules/roll-view.ts';
import { openVp, relicsVp, retireValue } from './rules/score.ts';
import { forHire, hirePrice, priceOf } from './rules/tavern.ts';
import { toolOf, weaponTool } from './rules/tools.ts';
import { lanternLimit, questsNeeded, questsOf } from './rules/town.ts';
import { openScore, type SEAT, type SeatState, TABLE, type Table } from './table.ts';

/** A hero of a party, in words. */
export interface HeroView {
  card: Hero;
  upgraded: boolean;
  wounded: boolean;
  weapon: Item;
  /** An ability, or the weapon, was used in this quest and cannot be again (AP-112, R-AP-19). */
  abilityUsed: boolean;
  weaponUsed: boolean;
  /** Sent on the quest that is being rolled for, and alive. */
  active: boolean;
  /** Colours of the dice of the side that lies up; ANY for any colour. */
  dice: readonly number[];
  /** VP if somebody is hired over this hero now. */
  retires: number;
}

export type SeatView = SightOf<typeof SEAT> & {
  party: HeroView[];
  /** Completed quests by tier. */
  done: [town: number, forest: number, mountain: number];
  /** VP that everybody sees: tokens, quests, retired heroes; null where tokens are hidden. */
  vp: number | null;
  /** With the relics in hand; only for those who see the hand. */
  vpWithRelics: number | null;
};

/** What a die does as it lies (section 3 of the look): which needs it meets, what it stops, whether it is free to be rerolled. */
export interface DieView {
  /** Its number on the board, from 1 on, is its place in the pool plus one. */
  colour: number;
  face: number;
  locked: boolean;
  set: boolean;
  critical: boolean;
  /** Runes on it that can still be spent. */
  runes: number;
  /** Sockets of the challenge that its symbols fill, as places in `RollView.sockets`. */
  fills: number[];
  /** Wounds that its shields would stop. */
  stops: number;
  /** Arena: symbols on it that are counted. */
  counts: number;
  /** Nothing of it is needed: reroll it, nothing breaks. */
  free: boolean;
  /**
   * Chance of success if this die alone is rerolled, 0 .. 1, or together with those already chosen for the same tool; null where it
   * cannot be, or where the house shows none.
   */
  chance: number | null;
  /** Every answer to the roller's question that begins with this die: only for the roller. */
  tools: ToolView[];
}

/** A way to change the dice. */
export interface ToolView {
  d: RollDecision;
  /** Chance of success right after it, 0 .. 1; null where it has none to do with it, or where the house shows none. */
  chance: number | null;
}

/** One symbol that the challenge asks for. */
export interface Socket {
  /** Number of the symbol; HEART for any damage. */
  wants: number;
  /** The die that fills it, or NO_DIE; by an added symbol, its place in `added`. */
  die: number;
  added: number;
  /** The symbol that fills it, as it lies there; NONE: it is empty. */
  shows: number;
}

/** One wound that would be dealt now. */
export interface WoundView {
  wound: 'light' | 'deadly';
  /** The die whose shield stops it, or NO_DIE; by an added shield, its place in `added`. */
  die: number;
  added: number;
}

export interface AddedView {
  symbol: number;
  from: Source;
  /** Only as long as the dice lie as they do ("while a critical lies"). */
  passing: boolean;
}

/** The quest, fight or stage that is being rolled for. */
export interface RollView {
  slots: number;
  /** Symbol that does not count, or NONE. */
  immune: number;
  /** Wounds that would be dealt now before shields, and how many the shields would stop. */
  light: number;
  deadly: number;
  shields: number;
  /** The same wounds one by one, deadly ones first, and what stops each. */
  wounds: WoundView[];
  dice: DieView[];
  /** Answers to the roller's question that begin with no die: only for the roller. */
  others: ToolView[];
  sockets: Socket[];
  added: AddedView[];
  /** Loose runes that can still be spent. */
  looseRunes: number;
  /** The lamp: would succeed now; what is missing by symbol, hearts last. */
  succeeds: boolean;
  missing: number[];
  /** Arena: symbols counted now. */
  total: number;
}

export type View = Omit<ViewWith<typeof TABLE, Decision>, 'seats'> & {
  seats: SeatView[];
  rolling: RollView | null;
  /** R-AP-61  At this the boss comes; 0 among rivals. */
  lanternLimit: number;
  /** AP-176, R-AP-62  Quests of the level's tier that are needed to leave it. */
  questsToLeave: number;
  /** AP-213, R-AP-42  Who fights the boss after whom; nobody as long as it is not there. */
  fighters: Seat[];
  /** AP-199, AP-200, R-AP-65  Places and prizes of the competitors who have rolled, as they stand, in the order of `entrants`. */
  standing: Placed[];
  /** What things cost the viewer (a spectator: whose turn it is), by hero and by town action. */
  prices: Record<TownAction, number> & { hire: Record<Hero, number> };
};

/** A hero of a party, of a table or of a view. */
export function heroView(t: Pick<Table, 'roller' | 'used' | 'active' | 'rules'>, seat: Seat, hero: PartyHero): HeroView {
  const card = cardOf(hero);
  return {
    card,
    upgraded: isUpgraded(hero),
    wounded: isWounded(hero),
    weapon: weaponOf(hero),
    abilityUsed: t.roller === seat && t.used.some((key) => toolOf(key) === card),
    weaponUsed: t.roller === seat && t.used.some((key) => toolOf(key) === weaponTool(weaponOf(hero))),
    active: t.roller === seat && t.active.includes(card),
    dice: sideOf(hero).dice,
    retires: retireValue(t.rules, hero),
  };
}

/** What a seat's view shows besides its fields. */
function peculiar(t: Table, seat: Seat, viewer: Seat | null): Omit<SeatView, keyof SeatState | 'handSize'> {
  const s = t.seats[seat]!;
  const seesScore = seat === viewer || openScore(t);
  const seesHand = seat === viewer || (viewer !== null && t.rules.mode === 'twoParties');
  return {
    party: s.heroes.map((hero) => heroView(t, seat, hero)),
    done: [questsOf(t, seat, 0), questsOf(t, seat, 1), questsOf(t, seat, 2)],
    vp: seesScore ? openVp(s) : null,
    vpWithRelics: seesScore && seesHand ? openVp(s) + relicsVp(s) : null,
  };
}

function pricesFor(t: Table, seat: Seat): View['prices'] {
  const price = (action: TownAction) => priceOf(t, seat, action);
  return {
    hire: Object.fromEntries(forHire(t).map((hero) => [hero, hirePrice(t, seat, hero)])),
    buyItem: price('buyItem'),
    sellItem: price('sellItem'),
    scout: price('scout'),
    heal: price('heal'),
    upgrade: price('upgrade'),
    buyLegendary: price('buyLegendary'),
  };
}

/** R-AP-65  Together nobody has a place: everybody is measured against par. */
export const standingIn = ({ rules, totals }: Pick<Table, 'rules' | 'totals'>): Placed[] =>
  rules.together ? totals.map((total) => ({ place: 0, tier: parTier(total), tied: false })) : placesOf(totals);

const plainView: (t: Table, viewer: Seat | null) => ViewWith<typeof TABLE, Decision> = sightOfTable(TABLE, PROCEDURES, QUESTIONS);

export function view(t: Table, viewer: Seat | null): View {
  const plain = plainView(t, viewer);
  const seats = plain.seats.map((s, seat) => Object.assign(s, peculiar(t, seat, viewer)));
  const rolling = t.roller === NONE ? null : rollView(t, viewer);
  const prices = pricesFor(t, viewer ?? Math.max(0, t.turn));
  const fighters = t.phase === 'boss' ? bossOrder(t) : [];
  const town = { lanternLimit: lanternLimit(t.rules), questsToLeave: questsNeeded(t) };
  return Object.assign(plain, { seats, rolling, prices, fighters, standing: standingIn(t), ...town });
}
